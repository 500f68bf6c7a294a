"""The fast path refuses everything except the plain case, and a call keeps no memory."""

from __future__ import annotations

import copy
import gc
import sys
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import functional as F  # noqa: E402
from nybble import nn, optim  # noqa: E402
from nybble._torch import fast_path  # noqa: E402
from nybble.nn.linear4bit import _CALL_DEPENDENCIES  # noqa: E402
from nybble.nn.linear8bit import _CALL_DEPENDENCIES as INT8_LOOKED_AT  # noqa: E402

pytestmark = pytest.mark.usefixtures("with_fast_path")


def _a(*shape: int, dtype: Any = torch.float32, seed: int = 0) -> Any:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def _builtins() -> dict[str, tuple[Any, ...]]:
    """Return valid arguments for each builtin."""
    a, x, w = _a(24, 64), _a(5, 64, seed=1), nn.Linear4bit(64, 24, bias=False, quant_type="nf4")
    packed, state = F.quantize_4bit(a, quant_type="nf4")
    codes, state8 = F.quantize_blockwise(a, blocksize=64)
    q, row, _ = F.int8_vectorwise_quant(a)
    q2, row2, _ = F.int8_vectorwise_quant(x)
    sums, layer = F.int8_linear_matmul(q2, q), w.to("cpu").eval()
    int8 = nn.Linear8bitLt(64, 24, bias=False, has_fp16_weights=False).to("cpu").eval()
    int8(x)
    p = torch.nn.Parameter(_a(24, 64))
    p.grad = _a(24, 64, seed=3)
    adam = optim.Adam8bit([p], min_8bit_size=1)
    adam.step()
    numbers = (1e-3, 0.9, 0.999, 0.0, 0.0, 1e-8, 0.0, 0.0)
    step = [p], adam.state, -1, *adam.maps(p.device), 0, -1, *numbers, 0, 0
    g, kept = p.grad, adam.state[p]
    eight = [kept[name] for name in ("state1", "state2", "qmap1", "qmap2", "absmax1", "absmax2")]
    wide = [torch.zeros(24, 64) for _ in range(2)]
    return {
        "quantize_4bit": (a, None, torch.empty(768, 1, dtype=torch.uint8), 64, "nf4", None),
        "dequantize_4bit": (packed, state, torch.empty(24, 64)),
        "quantize_blockwise": (a, state8.code, None, torch.empty_like(codes), 64),
        "dequantize_blockwise": (codes, state8, torch.empty(24, 64)),
        "gemm_4bit": (x, packed, state, _a(24), torch.empty(5, 24), True),
        "gemm_4bit_grad": (_a(5, 24), packed, state),
        "linear_4bit": (layer, x, _CALL_DEPENDENCIES),
        "int8_vectorwise_quant": (x, 2.0),
        "int8_linear_matmul": (q2, q, torch.empty_like(sums), torch.int32),
        "int8_mm_dequant": (sums, row2, row, torch.empty(5, 24), _a(24), torch.float32),
        "int8_scaled_mm": (q2, q, row2, row, _a(24), torch.float32),
        "int8_linear": (x, q, row, _a(24), 0.0),
        "linear_8bit": (int8, x, INT8_LOOKED_AT),
        "embedding_4bit": (torch.tensor([3, 1]), packed, state),
        "embedding_8bit": (torch.tensor([3, 1]), q, row, torch.float32),
        "optimizer_read": step,
        "optimizer_step": (fast_path.optimizer_read(*step)[1],),
        "optimizer_update_32bit": (
            *("adam", g, p, wide[0], 0.9, 1e-8, 1, 1e-3, wide[1], 0.999, 0.0, 0.0, 0.0, 1.0),
            *(torch.zeros(1), 0.0, False),
        ),
        "optimizer_update_8bit": (
            *("adam", g, p, *eight[:2], 0.9, 0.999, 0.0, 0.0, 1e-8, 1, 1e-3, *eight[2:]),
            *(0.0, 1.0, False),
        ),
    }


CUDA_ONLY = {"int8_grad", "experts_4bit", "experts_8bit"}
RECORDED = ("gemm_4bit", "linear_4bit", "linear_8bit")  # if a gradient is required

READ = {  # the state's fields that a builtin reads
    "dequantize_4bit": ("absmax", "shape", "blocksize", "quant_type", "dtype", "state2"),
    "embedding_4bit": ("absmax", "shape", "blocksize", "quant_type", "dtype", "state2"),
    "gemm_4bit": ("absmax", "shape", "blocksize", "quant_type", "state2"),
    "gemm_4bit_grad": ("absmax", "shape", "blocksize", "quant_type", "state2"),
    "dequantize_blockwise": ("absmax", "code", "blocksize", "dtype", "state2"),
}

NUMBERS = {  # optimizer steps -> positions of the arguments that may be any number
    "optimizer_update_32bit": (4, 5, 7, 9, 10, 11, 12, 13, 15),
    "optimizer_update_8bit": (5, 6, 7, 8, 9, 11, 16, 17),
}
FLAGS = {"optimizer_update_32bit": 16, "optimizer_update_8bit": 18}


def _strange(name: str, right: Any) -> list[Any]:
    """Return values that a builtin refuses in place of `right`."""
    strange: list[Any] = [object(), 2.5j, [1], (1, 2), b"nf4", torch.int64, torch.empty(0), -7]
    strange += [True, 1 << 70, "cpu", float("nan"), torch.zeros(3, 3, device="meta")]
    if isinstance(right, torch.Tensor):
        right = right.data  # a quantized parameter ignores conversions
        wide = torch.zeros(*right.shape, 2, dtype=right.dtype)
        strange += [wide[..., 0], right.to(torch.complex64), right.to_sparse(), right[:1, ...]]
        strange += [right.as_subclass(type("Own", (torch.Tensor,), {})), right.numpy(force=True)]
    if isinstance(right, F.QuantState):
        for part in READ[name]:
            other = copy.copy(right)
            setattr(other, part, object())
            strange.append(other)
    return strange


@pytest.mark.parametrize("name", sorted({*fast_path._OPERATIONS} - CUDA_ONLY))
def test_refused_arguments_are_not_changed(name: str) -> None:
    builtin, right = fast_path._builtins[name], _builtins()[name]
    with torch.no_grad():
        assert builtin(*right) is not None
        assert builtin(*right[:-1]) is None
        for index, value in enumerate(right):
            for other in _strange(name, value):
                taken = _taken(builtin(*right[:index], other, *right[index + 1 :]))
                assert taken is None or _harmless(name, index, other), (name, index, other)
        assert builtin(*right) is not None
    with torch.autocast("cpu"):
        assert (_taken(builtin(*right)) is None) == name.startswith("linear_")


@pytest.mark.parametrize("name", RECORDED)
def test_a_product_that_requires_a_gradient_is_recorded(name: str) -> None:
    builtin, right = fast_path._builtins[name], _builtins()[name]
    given = _wanted_for_a_gradient(name, right)
    if name == "gemm_4bit":  # refused: no gradient flows into `out`
        assert builtin(*given[:4], right[4], given[5]) is None
    recorded, x = builtin(*given), given[_operand(name)]
    with torch.no_grad():
        plain = builtin(*given)
    assert torch.equal(recorded, plain)
    assert (recorded.requires_grad, plain.requires_grad) == (True, False)
    recorded.sum().backward()
    assert x.grad.shape == x.shape


def _operand(name: str) -> int:
    """Return the position of a product's activation argument."""
    return int(name.startswith("linear_"))


def _wanted_for_a_gradient(name: str, right: tuple[Any, ...]) -> tuple[Any, ...]:
    given = list(right)
    given[_operand(name)] = right[_operand(name)].clone().requires_grad_()
    if name == "gemm_4bit":
        given[4] = None
    return tuple(given)


def _taken(result: Any) -> Any:
    """Return a builtin's result; None if it returned a layer's parts and computed nothing."""
    parts = isinstance(result, tuple) and len(result) == 3
    return None if parts and isinstance(result[0], nn.Params4bit) else result


def _harmless(name: str, index: int, value: Any) -> bool:
    """Return whether the argument accepts this kind of value too."""
    if (name, index) in {("gemm_4bit", 5), ("int8_vectorwise_quant", 1)}:
        return True
    if name == "optimizer_read" and index < 2:  # other parameters are ignored, not refused
        return True
    if name in NUMBERS and isinstance(value, int):
        return index == FLAGS[name] if value is True else index in NUMBERS[name]
    # fewer rows are a valid smaller call if no other argument depends on the number of rows
    return isinstance(value, torch.Tensor) and value.shape[:1] == (1,)


def test_modes_and_transforms_see_the_operators() -> None:
    from torch.utils._python_dispatch import TorchDispatchMode

    seen = []

    class Watch(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    a = _a(8, 64)
    with Watch():
        assert fast_path.quantize_4bit(a, None, None, 64, "nf4", None) is None
        F.quantize_4bit(a, quant_type="nf4")
    assert "nybble.quantize_4bit.default" in seen
    inside = []
    torch.func.vmap(
        lambda row: inside.append(fast_path.quantize_4bit(row, None, None, 64, "nf4", None)) or row
    )(a)
    assert inside == [None]


@pytest.fixture
def few_objects() -> Iterator[None]:
    """Freeze torch's objects, so that garbage collections skip them (saves 0.3 s each time)."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def _repeated() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield the builtins with valid arguments; for products, also with a required gradient."""
    for name, right in _builtins().items():
        with torch.no_grad():
            yield name, right
        if name in RECORDED:
            yield name, _wanted_for_a_gradient(name, right)


@pytest.mark.usefixtures("few_objects")
def test_calls_keep_no_references() -> None:
    for name, right in _repeated():
        builtin = fast_path._builtins[name]
        held = [one for one in (*right, None, torch.float32, torch.Tensor) if one is not True]
        builtin(*right), builtin(*right[:-1], object())
        gc.collect()
        before = [sys.getrefcount(one) for one in held]
        for _ in range(200):
            builtin(*right)
            builtin(*right[:-1], object())
        after = [sys.getrefcount(one) for one in held]
        # other code also refers to None and the dtypes, but not 200 times
        assert all(abs(a - b) < 50 for a, b in zip(before, after, strict=True)), name
        state = next((one for one in right if isinstance(one, F.QuantState)), None)
        parts = [] if state is None else [state.absmax, state.code, state.shape]
        counts = [sys.getrefcount(one) for one in parts]
        builtin(*right)
        assert counts == [sys.getrefcount(one) for one in parts], name


def _grown(builtin: Any, right: tuple[Any, ...]) -> int:
    """Return the bytes that remain allocated after 300 accepted and 300 refused calls."""
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(300):
        builtin(*right)
        builtin(*right[:-1], object())
    gc.collect()
    return tracemalloc.get_traced_memory()[0] - before


@pytest.mark.usefixtures("few_objects")
def test_calls_leak_no_memory() -> None:
    tracemalloc.start()
    try:
        for name, right in _repeated():
            # a leak grows every time; caches and other threads grow only sometimes
            grown = [_grown(fast_path._builtins[name], right)]
            while grown[-1] >= 300 * 8 and len(grown) < 5:
                grown.append(_grown(fast_path._builtins[name], right))
            assert grown[-1] < 300 * 8, (name, grown)
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("kind", [KeyboardInterrupt, TimeoutError])
@pytest.mark.parametrize("call", ["quantize_4bit", "quantize_blockwise", "step"])
def test_a_signal_s_exception_is_not_lost(
    monkeypatch: pytest.MonkeyPatch, call: str, kind: type[BaseException]
) -> None:
    """Python runs a signal's handler in the next Python code, which a builtin may call."""
    p = torch.nn.Parameter(_a(24, 64))
    p.grad = _a(24, 64, seed=3)
    adam = optim.AdamW8bit([p], min_8bit_size=1)
    adam.step()
    owner, name = (torch.Tensor, "__hash__") if call == "step" else (F.QuantState, "__init__")
    own, raised = getattr(owner, name), []

    def interrupted(*arguments: Any, **named: Any) -> Any:
        if not raised:
            raised.append(kind())
            raise raised[0]
        return own(*arguments, **named)

    before = p.detach().clone()
    monkeypatch.setattr(owner, name, interrupted)
    with pytest.raises(kind):
        adam.step() if call == "step" else getattr(F, call)(p.detach())
    monkeypatch.undo()
    assert torch.equal(p, before)
    adam.step()
    assert adam.state[p]["step"] == 2
