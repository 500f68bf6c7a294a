"""A malformed state either raises InvalidArgument, or can be used without harm."""

from __future__ import annotations

import copy
import types
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

torch = pytest.importorskip("torch")

import nybble  # noqa: E402
from nybble import errors, nn  # noqa: E402
from nybble import functional as F  # noqa: E402

EXAMPLES = 150
FIELDS = ("absmax", "shape", "code", "blocksize", "quant_type", "dtype", "offset", "state2")
METHODS = ("to", "as_dict", "as_dict packed")
MISSING = object()


class Raising:
    """An object all of whose methods raise."""

    def __getattribute__(self, name: str) -> Any:
        raise RuntimeError(f"no {name}")

    def __repr__(self) -> str:
        raise RuntimeError("no repr")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")

    def __bool__(self) -> bool:
        raise RuntimeError("no truth")

    __hash__ = None  # type: ignore[assignment]


class Index:
    def __index__(self) -> int:
        raise ValueError("no index")


def _nested_tensor() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # torch warns about prototypes
        return torch.nested.nested_tensor([torch.zeros(2), torch.zeros(3)])


JUNK: list[Any] = [
    *(MISSING, None, True, 0, -1, 3, 64, 2**31, 2**63, 10**5000, -(10**5000)),
    *(0.5, float("nan"), float("inf"), 1j, "", "nf4", "float32", "x" * 1000, b"nf4"),
    *(
        (),
        [],
        {},
        set(),
        [None],
        (64, -1),
        (2**62, 2**62),
        (10**5000,),
        ("a",),
        [64.0, 64],
        range(3),
    ),
    *(object(), object, Raising(), Index(), [Raising()], (Raising(), 2), lambda: 1, len),
    *(np.dtype("float32"), np.float32, np.int64(64), np.float16, torch.float32, torch.int8),
    *(np.zeros(0, np.float32), np.zeros(64, np.float64), np.zeros(64, np.int8), np.array(1.0)),
    *(np.array(None), np.zeros(3, "U3"), np.zeros(64, ">f4"), np.zeros(2, [("a", "f4")])),
    *(np.ma.masked_array(np.zeros(64, np.float32), True), np.zeros((8, 8), np.float32).T),
    *(torch.zeros(0), torch.zeros(64, dtype=torch.float64), torch.zeros(64, dtype=torch.cfloat)),
    *(torch.zeros(64, device="meta"), torch.zeros(64).to_sparse(), torch.tensor(1.0)),
    *(torch.zeros(64).bool(), _nested_tensor()),
    *(F.QuantState(None), F.QuantState(np.zeros(64, np.float32)), torch.Size([64, 64])),
]


pytestmark = pytest.mark.usefixtures("each_path")


def _made(kind: str, eight: bool, nested: bool) -> tuple[Any, Any]:
    values = np.linspace(-1, 1, 4096, dtype=np.float32).reshape(64, 64)
    a = values if kind == "numpy" else torch.from_numpy(values)
    if eight:
        return F.quantize_blockwise(a, blocksize=64, nested=nested)
    return F.quantize_4bit(a, quant_type="nf4", compress_statistics=nested)


def _uses(kind: str, eight: bool) -> dict[str, Callable[[Any, Any], Any]]:
    if eight:
        uses = {"back": F.dequantize_blockwise}
    else:
        x = np.ones((2, 64), np.float32)
        a = x if kind == "numpy" else torch.from_numpy(x)
        out = np.empty((64, 64), np.float32)
        into = out if kind == "numpy" else torch.from_numpy(out)
        uses = {
            "back": F.dequantize_4bit,
            "into": lambda codes, state: F.dequantize_4bit(codes, state, out=into),
            "product": lambda codes, state: F.gemv_4bit(a, codes, state=state),
        }
        if kind == "torch":
            uses["matmul_4bit"] = lambda codes, state: nybble.matmul_4bit(a, codes, state)
            uses["gradient"] = lambda codes, state: nybble.matmul_4bit(
                a.clone().requires_grad_(), codes, state
            )
            uses["layer"] = _in_a_layer
            uses["table"] = _in_a_table
    uses["to"] = lambda codes, state: copy.copy(state).to("cpu")
    uses["as_dict"] = lambda codes, state: state.as_dict()
    uses["as_dict packed"] = lambda codes, state: state.as_dict(packed=True)
    return uses


def _in_a_layer(codes: Any, state: Any) -> Any:
    layer = nn.Linear4bit(64, 64, quant_type="nf4")
    layer.weight = nn.Params4bit(codes, quant_state=state, bnb_quantized=True, module=layer)
    return layer(torch.ones(2, 64))


def _in_a_table(codes: Any, state: Any) -> Any:
    table = nn.Embedding4bit(64, 64, quant_type="nf4")
    table.weight = nn.Params4bit(codes, quant_state=state, bnb_quantized=True, module=table)
    return table(torch.arange(3))


def _spoil(owner: Any, field: str, junk: Any) -> None:
    if junk is MISSING:
        vars(owner).pop(field)
    else:
        setattr(owner, field, junk)


def _tried(use: Callable[[Any, Any], Any], codes: Any, state: Any) -> None:
    try:
        use(codes, state)
    except errors.InvalidArgument as error:
        text = str(error)
    else:
        return
    assert 0 < len(text) < 2000


CASES = st.tuples(
    st.sampled_from(["numpy", "torch"]), st.booleans(), st.booleans(), st.booleans(), st.booleans()
)
CHANGES = st.tuples(st.sampled_from(FIELDS), st.booleans(), st.sampled_from(range(len(JUNK))))


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(case=CASES, changes=st.lists(CHANGES, min_size=1, max_size=3))
def test_any_field_of_a_state(case: Any, changes: Any) -> None:
    kind, eight, nested, used_before, duck = case
    codes, state = _made(kind, eight, nested)
    uses = _uses(kind, eight)
    if used_before:
        uses["back"](codes, state)
    if duck:
        state = types.SimpleNamespace(**{name: getattr(state, name) for name in FIELDS})
        for name in METHODS:
            uses.pop(name)
    for field, inside, number in changes:
        owner = state.__dict__.get("state2") if inside else state
        if type(owner) in (F.QuantState, types.SimpleNamespace) and field in vars(owner):
            _spoil(owner, field, JUNK[number])
    for use in uses.values():
        _tried(use, codes, state)


@pytest.mark.parametrize("number", range(len(JUNK)))
def test_any_object_instead_of_a_state(number: int) -> None:
    junk = JUNK[number]
    if junk is MISSING or junk is None:
        return
    for kind in ("numpy", "torch"):
        for eight in (False, True):
            codes, _ = _made(kind, eight, False)
            for name, use in _uses(kind, eight).items():
                if name not in METHODS:
                    _tried(use, codes, junk)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(nested=st.booleans(), packed=st.booleans(), where=st.data())
def test_any_item_of_a_checkpoint(nested: bool, packed: bool, where: Any) -> None:
    layer = nn.Linear4bit(64, 64, compress_statistics=nested, quant_type="nf4").to("cpu")
    items = {k.removeprefix("weight."): v for k, v in layer.state_dict().items() if "." in k}
    if not packed:
        items = layer.weight.quant_state.as_dict()
    name = where.draw(st.sampled_from(sorted(items)))
    junk = JUNK[where.draw(st.sampled_from(range(len(JUNK))))]
    if junk is MISSING:
        items.pop(name)
    else:
        items[name] = junk
    _tried(lambda codes, found: F.QuantState.from_dict(found, "cpu"), None, items)
    _tried(
        lambda codes, found: nn.Params4bit.from_prequantized(codes, found, device="cpu"),
        layer.weight.data,
        items,
    )


@pytest.mark.parametrize("quant_type", ["nf4", "mxfp4", "nvfp4"])
def test_nested_states_of_stacked_experts_have_no_checkpoint_items(quant_type: str) -> None:
    experts = torch.ones(3, 2, 64)
    _, state = F.quantize_experts_4bit(experts, None, True, quant_type)
    for packed in (False, True):
        with pytest.raises(errors.InvalidArgument, match=r"offset has 3 elements: .*\nhint: save"):
            state.as_dict(packed)
    _, plain = F.quantize_experts_4bit(experts)
    assert F.QuantState.from_dict(plain.as_dict(True), "cpu") == plain
