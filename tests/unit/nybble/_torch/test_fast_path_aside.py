"""Under compilers, tracers, transforms, autograd, autocast and tensor subclasses, calls do not
use the fast path."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import autograd, nn  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble._torch import fast_path  # noqa: E402
from nybble.nn.linear4bit import _CALL_DEPENDENCIES  # noqa: E402

pytestmark = [
    pytest.mark.usefixtures("with_fast_path"),
    pytest.mark.filterwarnings("ignore"),  # warnings from inside torch's compiler and tracer
]
Call = Callable[[Any], Any]


def _x(seed: int = 1) -> Any:
    return torch.randn(3, 64, generator=torch.Generator().manual_seed(seed))


def _calls() -> dict[str, Call]:
    """Return functions of x whose calls torch sees as operators."""
    torch.manual_seed(0)
    packed, state = F.quantize_4bit(torch.randn(24, 64), quant_type="nf4")
    nested = nn.Linear4bit(64, 24, quant_type="nf4").to("cpu").eval().requires_grad_(False)
    int8 = nn.Linear8bitLt(64, 24, has_fp16_weights=False).to("cpu").eval().requires_grad_(False)
    int8(_x())
    bias = torch.randn(24)

    def there_and_back(x: Any) -> Any:
        return F.dequantize_4bit(*F.quantize_4bit(x, quant_type="fp4"))

    def by_bytes(x: Any) -> Any:
        return F.dequantize_blockwise(*F.quantize_blockwise(x, blocksize=64))

    return {
        "4-bit codes": there_and_back,
        "8-bit codes": by_bytes,
        "gemv_4bit": lambda x: F.gemv_4bit(x, packed, state=state),
        "matmul_4bit": lambda x: autograd.matmul_4bit(x, packed, state, bias=bias),
        "Linear4bit": nested,
        "Linear8bitLt": int8,
    }


NAMES = (
    "4-bit codes",
    "8-bit codes",
    "gemv_4bit",
    "matmul_4bit",
    "Linear4bit",
    "Linear8bitLt",
)
PRODUCTS = NAMES[3:]


@pytest.fixture
def calls() -> Iterator[dict[str, Call]]:
    yield _calls()
    torch._dynamo.reset()


@pytest.mark.parametrize("name", NAMES)
def test_compile_and_trace_record_the_operators(name: str, calls: dict[str, Call]) -> None:
    call, x, other = calls[name], _x(), _x(seed=2)
    with torch.no_grad():
        wanted = call(other)
        compiled = torch.compile(call, fullgraph=True, backend="eager")
        compiled(x)
        assert torch.equal(compiled(other), wanted)
        if name != "4-bit codes":  # torch cannot record a shape that depends on the shape of x
            traced = torch.jit.trace(call, x)
            assert torch.equal(traced(other), wanted)
            assert "nybble::" in str(traced.inlined_graph)
        if name != "Linear4bit":  # nor can it record, by dispatch, parameters of another type
            made = torch.fx.experimental.proxy_tensor.make_fx(call)(x)
            assert torch.equal(made(other), wanted)


@pytest.mark.parametrize("name", NAMES)
def test_fake_tensors_give_shapes(name: str, calls: dict[str, Call]) -> None:
    from torch._subclasses import FakeTensorMode

    with torch.no_grad():
        wanted = calls[name](_x())
        with FakeTensorMode(allow_non_fake_inputs=True) as mode:
            found = calls[name](mode.from_tensor(_x()))
    assert type(found).__name__ == "FakeTensor"
    assert (found.shape, found.dtype) == (wanted.shape, wanted.dtype)


class Wrapped(torch.Tensor):
    """A tensor that wraps another tensor; `seen` records the operators that are called."""

    seen: list[str] = []  # noqa: RUF012
    inner: Any

    @staticmethod
    def __new__(cls, inner: Any) -> Any:
        made = torch.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)
        made.inner = inner
        return made

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        cls.seen.append(str(func))
        plain = [one.inner if isinstance(one, Wrapped) else one for one in args]
        return func(*plain, **(kwargs or {}))


@pytest.mark.parametrize("name", NAMES)
def test_a_tensor_of_another_type_sees_the_operators(name: str, calls: dict[str, Call]) -> None:
    Wrapped.seen.clear()
    with torch.no_grad():
        assert torch.equal(calls[name](Wrapped(_x())), calls[name](_x()))
    assert any(one.startswith("nybble.") for one in Wrapped.seen)


@pytest.mark.parametrize("name", PRODUCTS)
def test_transforms_see_the_operators(name: str, calls: dict[str, Call]) -> None:
    call, x = calls[name], _x()
    with torch.no_grad():
        rows = torch.func.vmap(call)(x[:, None])
        wanted = torch.cat([call(row[None]) for row in x])
        assert torch.equal(rows[:, 0], wanted)
        assert torch.equal(torch.func.functionalize(call)(x), call(x))


@pytest.mark.parametrize("name", PRODUCTS)
def test_gradients_equal_those_of_the_general_path(name: str, calls: dict[str, Call]) -> None:
    grads = []
    for path in (nullcontext(), fast_path.general_path()):
        needs = _x().requires_grad_()
        with path:
            result = calls[name](needs)
            assert result.requires_grad
            result.square().sum().backward()
        grads.append(needs.grad)
    assert torch.equal(*grads)
    again = _x().requires_grad_()
    again2 = torch.utils.checkpoint.checkpoint(calls[name], again, use_reentrant=False)
    again2.square().sum().backward()
    assert torch.equal(again.grad, grads[0])


@pytest.mark.parametrize("kind", ["Linear4bit", "Linear8bitLt"])
def test_autocast_and_compute_dtype_convert(kind: str, calls: dict[str, Call]) -> None:
    layer: Any = calls[kind]
    half = _x().bfloat16()
    with torch.no_grad():
        bias = layer.bias.data
        layer.bias.data = bias.bfloat16()
        wanted = layer(half)
        layer.bias.data = bias
        with torch.autocast("cpu", dtype=torch.bfloat16):
            found = layer(_x())
        assert torch.equal(found.bfloat16(), wanted)
        if kind == "Linear4bit":
            layer.compute_dtype = torch.bfloat16
            assert torch.equal(layer(_x()), wanted.float())
            assert layer(_x()).dtype is torch.float32


def test_a_layer_s_hooks_are_called_if_a_gradient_is_required(calls: dict[str, Call]) -> None:
    layer: Any = calls["Linear4bit"]
    x, seen = _x().requires_grad_(), []
    assert fast_path.linear_4bit(layer, x, _CALL_DEPENDENCIES).grad_fn is not None
    handle = layer.register_full_backward_hook(lambda *given: seen.append("backward"))
    layer.register_forward_hook(lambda *given: seen.append("forward"))
    assert fast_path.linear_4bit(layer, x, _CALL_DEPENDENCIES) is None
    layer(x).sum().backward()
    handle.remove()
    assert seen == ["forward", "backward"]


def test_distributed_tensors_take_the_general_path(calls: dict[str, Call]) -> None:
    distributed = pytest.importorskip("torch.distributed")
    if not distributed.is_available() or not distributed.is_gloo_available():
        pytest.skip("missing: torch.distributed with gloo")
    from torch.distributed.tensor import DTensor, Replicate, init_device_mesh

    packed, state = F.quantize_4bit(torch.randn(24, 64), quant_type="nf4")
    distributed.init_process_group("gloo", store=distributed.HashStore(), rank=0, world_size=1)
    try:
        whole = DTensor.from_local(_x(), init_device_mesh("cpu", (1,)), [Replicate()])
        assert fast_path.gemm_4bit(whole, packed, state, None, None, None) is None
        assert fast_path.quantize_4bit(whole, None, None, 64, "nf4", None) is None
        with pytest.raises(Exception, match=r"nybble\.gemm_4bit"):  # torch: no sharding strategy
            F.gemv_4bit(whole, packed, state=state)
        assert torch.equal(calls["Linear4bit"](whole.to_local()), calls["Linear4bit"](_x()))
    finally:
        distributed.destroy_process_group()
