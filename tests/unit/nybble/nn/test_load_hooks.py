"""Loading in the way of Lightning and LitGPT: hooks that quantize, and checkpoints read on
demand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import errors, nn  # noqa: E402
from nybble import functional as F  # noqa: E402

X = torch.randn(3, 64)
KINDS = {
    "nf4": lambda **where: nn.Linear4bit(64, 32, quant_type="nf4", **where),
    "int8": lambda **where: nn.Linear8bitLt(64, 32, has_fp16_weights=False, **where),
}


class Lazy:
    """A checkpoint's tensor that is read at its first use, as LitGPT's lazy_load makes it."""

    def __init__(self, values: Any) -> None:
        self._values, self.shape, self.dtype = values, values.shape, values.dtype
        self.is_meta, self.requires_grad = True, False

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        given = [one._values if isinstance(one, Lazy) else one for one in args]
        return func(*given, **kwargs or {})

    def size(self) -> Any:
        return self.shape

    @property
    def data(self) -> Any:
        return self._values.data


class Hooked(nn.Linear4bit):
    """Quantizes a checkpoint's weight in a load hook and removes it, as Lightning's plugin does."""

    def __init__(self, **where: Any) -> None:
        super().__init__(64, 32, compress_statistics=False, quant_type="nf4", **where)
        self._register_load_state_dict_pre_hook(self._quantize)
        self.register_load_state_dict_post_hook(self._ignore)

    def _quantize(self, state_dict: dict[str, Any], prefix: str, *rest: Any) -> None:
        given = state_dict.pop(f"{prefix}weight").data
        if given.dtype == torch.uint8:
            return
        packed, state = F.quantize_4bit(given, quant_type="nf4")
        if self.weight.is_meta:
            self.weight = nn.Params4bit(packed, quant_state=state, quant_type="nf4", module=self)
        else:
            self.weight.data, self.weight.quant_state = packed, state
        self.weight.bnb_quantized = True

    def _ignore(self, module: Any, keys: Any) -> None:
        keys.missing_keys[:] = [key for key in keys.missing_keys if not key.endswith("weight")]


@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize("start", ["floating", "quantized", "meta"])
def test_a_hook_that_quantizes_the_weight_loads_strictly(start: str, lazy: bool) -> None:
    plain = torch.nn.Linear(64, 32)
    layer = Hooked(device="meta") if start == "meta" else Hooked()
    if start == "quantized":
        layer.to("cpu")
    given = plain.state_dict()
    if lazy:
        given["weight"] = Lazy(given["weight"])
    layer.load_state_dict(given, assign=start == "meta")
    packed, state = F.quantize_4bit(plain.weight.data, quant_type="nf4")
    assert torch.equal(layer.weight.data, packed)
    with torch.no_grad():
        wanted = torch.nn.functional.linear(X, F.dequantize_4bit(packed, state), plain.bias)
        assert torch.allclose(layer(X), wanted, atol=1e-5)


@pytest.mark.parametrize("saved", ["floating", "quantized"])
@pytest.mark.parametrize("start", ["floating", "quantized", "meta"])
@pytest.mark.parametrize("kind", list(KINDS))
def test_tensors_that_are_read_on_demand_load(kind: str, start: str, saved: str) -> None:
    source = KINDS[kind]()
    checkpoint = {name: value.clone() for name, value in source.state_dict().items()}
    source.to("cpu")
    if saved == "quantized":
        checkpoint = dict(source.state_dict())
    layer = KINDS[kind](device="meta") if start == "meta" else KINDS[kind]()
    if start == "quantized":
        layer.to("cpu")
    lazy = {name: Lazy(value) for name, value in checkpoint.items()}
    # with assign=True, torch assigns these values unchanged, so they must be tensors
    if start == "meta":
        lazy["bias"] = checkpoint["bias"]
        if saved == "floating":
            lazy["weight"] = checkpoint["weight"]
    layer.load_state_dict(lazy, assign=start == "meta")
    layer.to("cpu")
    with torch.no_grad():
        assert torch.equal(layer(X), source(X))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["weight", "SCB"])
def test_items_that_are_not_tensors_are_named(kind: str, name: str) -> None:
    layer = KINDS[kind]().to("cpu")
    saved = {**layer.state_dict(), name: [1.0]}
    text = f"{name} in the checkpoint is a list: must be a torch.Tensor"
    if (kind, name) == ("nf4", "SCB"):
        text = 'Unexpected key(s) in state_dict: "SCB"'
    with pytest.raises(RuntimeError, match=re.escape(text)):
        layer.load_state_dict(saved)


STATE = "quant_state.bitsandbytes__nf4"


@pytest.mark.parametrize("assign", [False, True])
@pytest.mark.parametrize(
    ("kind", "name", "change", "text"),
    [
        ("nf4", "weight", lambda t: t[:-1], "weight has 1023 bytes: must have 1024 bytes"),
        ("nf4", "weight", lambda t: t.half(), "weight has 2048 bytes: must have 1024 bytes"),
        ("nf4", "weight.absmax", lambda t: t[:-1], "absmax has 31 elements"),
        ("nf4", "weight.absmax", lambda t: t.int(), "absmax.dtype=torch.int32: must be"),
        ("nf4", f"weight.{STATE}", lambda t: t[:40], f"{STATE} is corrupt"),
        ("nf4", f"weight.{STATE}", None, "qs_dict: missing items"),
        ("int8", "weight", lambda t: t.half(), "is torch.float16: must be torch.int8, because"),
        ("int8", "weight", lambda t: t.int(), "is torch.int32: must be torch.int8, because"),
        ("int8", "SCB", lambda t: t.int(), "is torch.int32: must be torch.float32"),
        ("int8", "SCB", lambda t: t[:-1], "size mismatch for 0.SCB: the checkpoint has (31,)"),
        ("nf4", "weight", lambda t: t.to("meta"), "Cannot copy out of meta tensor"),
        ("int8", "SCB", lambda t: t.to("meta"), "0.SCB in the checkpoint is on meta, and 0.weight"),
        ("embedding", "weight", lambda t: t.to("meta"), "0.weight in the checkpoint is on meta"),
        ("embedding", "SCB", lambda t: t.tolist(), "is a list: must be a torch.Tensor"),
        ("embedding", "weight", lambda t: t.float(), "is torch.float32: must be torch.int8"),
        ("embedding", "SCB", lambda t: t[:0], "size mismatch for 0.SCB: the checkpoint has (0,)"),
    ],
)
def test_a_corrupt_checkpoint_names_the_layer_and_changes_no_weight(
    kind: str, name: str, change: Any, text: str, assign: bool
) -> None:
    layer = nn.Embedding8bit(32, 64) if kind == "embedding" else KINDS[kind]()
    model = torch.nn.Sequential(layer.to("cpu"))
    x = torch.arange(32) if kind == "embedding" else X
    before = model(x)
    given = {key: -one for key, one in model.state_dict().items()} | {
        key: one for key, one in model.state_dict().items() if STATE in key
    }
    one = given.pop(f"0.{name}")
    if change is not None:
        given[f"0.{name}"] = change(one)
    with pytest.raises(RuntimeError, match=re.escape(text)) as raised:
        model.load_state_dict(
            {key: v for key, v in given.items() if "bias" not in key}, False, assign
        )
    assert "0.weight" in str(raised.value) or "0.SCB" in str(raised.value)
    assert torch.equal(model(x), before)


def test_integers_are_not_loaded_as_codes() -> None:
    layer = KINDS["int8"]().to("cpu")
    with pytest.raises(RuntimeError, match=r"weight in the checkpoint is torch\.int32: must be"):
        layer.load_state_dict({"weight": torch.ones(32, 64, dtype=torch.int32)}, strict=False)


@pytest.mark.parametrize("wrong", [torch.ones(3), torch.ones(0), "col", object()])
def test_another_weight_format_is_refused(wrong: Any) -> None:
    layer = KINDS["int8"]().to("cpu")
    with pytest.raises(
        errors.InvalidArgument, match=r"^weight_format=.*: only 0 \('row'\) is supp"
    ):
        layer.load_state_dict({**layer.state_dict(), "weight_format": wrong})


def test_a_layer_is_made_from_packed_tensors_only() -> None:
    packed, state = F.quantize_4bit(torch.ones(32, 64))
    for arguments, text in (
        ((None, state), "packed is a NoneType"),
        (([1], state), "packed is a list"),
        ((packed, packed), "quant_state is a Tensor without blocksize"),
        ((packed, state, [0.0]), "bias is a list"),
        ((packed, state, torch.ones(32, dtype=torch.int32)), "bias is torch.int32: must be a fl"),
        ((packed, state, torch.ones(3)), "bias.shape=(3,): must be [out], here [32]"),
        ((packed[:-1], state), "packed has 1023 bytes: must have 1024 bytes"),
        ((packed.float(), state), "packed has 4096 bytes: must have 1024 bytes"),
    ):
        with pytest.raises(errors.InvalidArgument, match=f"^{re.escape(text)}"):
            nn.Linear4bit.from_packed(*arguments)
    with pytest.raises(errors.InvalidArgument, match="data is a list"):
        nn.Params4bit.from_prequantized([1], state.as_dict(packed=True), device="cpu")


RENAMED: dict[str, Callable[[], Any]] = {
    **{name: lambda make=make: make().to("cpu") for name, make in KINDS.items()},
    "embedding 4bit": lambda: nn.EmbeddingNF4(64, 64).to("cpu"),
    "embedding int8": lambda: nn.Embedding8bit(64, 64).to("cpu"),
    "experts 4bit": lambda: nn.Experts4bit.from_float(*_experts()),
    "experts int8": lambda: nn.Experts8bit.from_float(*_experts()),
}


def _experts() -> tuple[Any, Any]:
    return torch.randn(2, 128, 64), torch.randn(2, 64, 64)


def _renaming(layer: Any) -> Any:
    """Add a hook that renames a checkpoint's items, and return the layer."""

    def rename(_: Any, state_dict: dict[str, Any], prefix: str, *rest: Any) -> None:
        for key in [key for key in state_dict if key.startswith(f"{prefix}old_")]:
            state_dict[prefix + key.removeprefix(f"{prefix}old_")] = state_dict.pop(key)

    layer.register_load_state_dict_pre_hook(rename)
    return layer


@pytest.mark.parametrize("kind", RENAMED)
def test_items_that_a_hook_renames_are_loaded(kind: str) -> None:
    source, layer = RENAMED[kind](), _renaming(RENAMED[kind]())
    model = torch.nn.Sequential(layer)
    model.load_state_dict({f"0.old_{name}": item for name, item in source.state_dict().items()})
    found = layer.state_dict()
    for name, item in source.state_dict().items():
        assert torch.equal(found[name], item), name


def test_a_floating_weight_that_a_hook_renames_is_not_taken_as_codes() -> None:
    experts = _renaming(RENAMED["experts 4bit"]())
    with pytest.raises(RuntimeError, match=r"gate_up_proj in the checkpoint is torch.float32"):
        experts.load_state_dict({"old_gate_up_proj": experts.gate_up_proj.float()})
    given, layer = torch.nn.Linear(64, 32), _renaming(RENAMED["int8"]())
    layer.load_state_dict({f"old_{name}": item for name, item in given.state_dict().items()})
    with torch.no_grad():
        assert torch.allclose(layer(X), given(X), atol=0.05)
