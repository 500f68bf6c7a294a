"""Layers under torch.func's transforms, forward mode, make_fx, and torch.compile of all these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import torch.autograd.forward_ad as forward_mode  # noqa: E402
from torch.fx.experimental.proxy_tensor import make_fx  # noqa: E402

from nybble import functional, nn  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # warnings from inside torch's compiler

KINDS = pytest.mark.parametrize("kind", ["4bit", "8bit", "outliers"])
CLOSE = {"rtol": 1e-5, "atol": 1e-5}  # float32 sums are added in another order


class Case:
    """A layer, its weight as floating values, an input, and the loss |layer(x)|^2."""

    def __init__(self, kind: str) -> None:
        torch.manual_seed(2)
        self.x, self.direction = torch.randn(5, 96), torch.randn(5, 96)
        if kind == "4bit":
            self.layer: Any = nn.Linear4bit(96, 40, quant_type="nf4").to("cpu")
            packed = self.layer.weight
            self.weight = functional.dequantize_4bit(packed.data, packed.quant_state)
        else:
            threshold = 6.0 if kind == "outliers" else 0.0
            self.x[::2, 7] = 30 if threshold else 1  # outliers in some rows only
            self.layer = nn.Linear8bitLt(96, 40, has_fp16_weights=False, threshold=threshold)
            self.layer.to("cpu")(self.x)
            state = self.layer.state
            self.weight = functional.int8_vectorwise_dequant(state.CB, state.SCB)

    def loss(self, x: Any) -> Any:
        return self.layer(x).square().sum()

    def gradient(self, x: Any) -> Any:
        """Return the gradient of the eager layer."""
        x = x.detach().clone().requires_grad_()
        (found,) = torch.autograd.grad(self.loss(x), x)
        return found

    def of_bias(self, bias: Any) -> Any:
        return torch.func.functional_call(self.layer, {"bias": bias}, (self.x,))


@KINDS
def test_grad_and_vjp_are_those_of_the_eager_layer(kind: str) -> None:
    case = Case(kind)
    torch.testing.assert_close(torch.func.grad(case.loss)(case.x), case.gradient(case.x), **CLOSE)
    out, back = torch.func.vjp(case.layer, case.x)
    torch.testing.assert_close(back(2 * out)[0], case.gradient(case.x), **CLOSE)
    bias = case.layer.bias.detach()
    mine = torch.func.grad(lambda b: case.of_bias(b).square().sum())(bias)
    torch.testing.assert_close(mine, 2 * case.layer(case.x).detach().sum(0), **CLOSE)


@KINDS
def test_jvp_and_forward_mode_compute_the_tangents(kind: str) -> None:
    case = Case(kind)
    wanted = case.direction @ case.weight.t()
    _, found = torch.func.jvp(case.layer, (case.x,), (case.direction,))
    torch.testing.assert_close(found, wanted, **CLOSE)
    for grad in (True, False):
        with forward_mode.dual_level(), torch.set_grad_enabled(grad):
            out = case.layer(forward_mode.make_dual(case.x, case.direction))
            torch.testing.assert_close(forward_mode.unpack_dual(out).tangent, wanted, **CLOSE)
    ones = torch.ones(40)
    _, found = torch.func.jvp(case.of_bias, (case.layer.bias.detach(),), (ones,))
    assert torch.equal(found, ones.expand(5, -1))


@KINDS
def test_jacobians_and_hessians(kind: str) -> None:
    case, row = Case(kind), Case(kind).x[0]
    for jacobian in (torch.func.jacrev, torch.func.jacfwd):
        torch.testing.assert_close(jacobian(case.layer)(row), case.weight, **CLOSE)
    wanted = 2 * case.weight.t() @ case.weight
    for outer in (torch.func.jacrev, torch.func.jacfwd):
        for inner in (torch.func.jacrev, torch.func.jacfwd):
            torch.testing.assert_close(outer(inner(case.loss))(row), wanted, **CLOSE)
    x = case.x.clone().requires_grad_()
    (first,) = torch.autograd.grad(case.loss(x), x, create_graph=True)
    (second,) = torch.autograd.grad((first * case.direction).sum(), x)
    torch.testing.assert_close(second, case.direction @ wanted, **CLOSE)


@KINDS
def test_vmap_equals_a_loop_over_rows(kind: str) -> None:
    case = Case(kind)
    each = torch.stack([case.layer(row) for row in case.x])
    torch.testing.assert_close(torch.func.vmap(case.layer)(case.x), each, **CLOSE)
    stacked = torch.func.vmap(case.layer, in_dims=1)(case.x[:, None].expand(-1, 3, -1))
    assert stacked.shape == (3, 5, 40)
    gradients = torch.func.vmap(torch.func.grad(case.loss))(case.x)
    wanted = torch.stack([case.gradient(row) for row in case.x])
    torch.testing.assert_close(gradients, wanted, rtol=1e-4, atol=1e-4)
    biases = torch.randn(3, 40)
    wanted = torch.stack([case.of_bias(bias) for bias in biases])
    torch.testing.assert_close(torch.func.vmap(case.of_bias)(biases), wanted, **CLOSE)


@KINDS
@pytest.mark.parametrize("mode", ["real", "fake", "symbolic"])
def test_make_fx_traces_forward_and_gradient(kind: str, mode: str) -> None:
    case = Case(kind)

    def backward(x: Any) -> Any:
        x = x.detach().requires_grad_()
        return torch.autograd.grad(case.loss(x), x)[0]

    for step in (backward, torch.func.grad(lambda x: case.loss(x))):
        traced = make_fx(step, tracing_mode=mode, _allow_non_fake_inputs=True)(case.x)
        torch.testing.assert_close(traced(case.x), case.gradient(case.x), **CLOSE)
        assert "nybble" in traced.code


@pytest.mark.torch("2.8")
@KINDS
def test_a_compiled_transform_is_one_graph(kind: str) -> None:
    case = Case(kind)
    compiled = torch.compile(torch.func.grad(case.loss), fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(case.x), case.gradient(case.x), **CLOSE)
    torch._dynamo.reset()


def test_no_grad_inside_a_transform_applies_to_every_level() -> None:
    case = Case("4bit")

    def frozen(x: Any) -> Any:
        with torch.no_grad():
            kept = case.layer(x)
        return (kept * x[:, :40]).sum()

    inner = torch.func.grad(frozen)(case.x)
    torch.testing.assert_close(inner[:, :40], case.layer(case.x).detach(), **CLOSE)
    outer = torch.func.grad(lambda x: torch.func.grad(frozen)(x).sum())(case.x)
    assert not outer.any()


FIRST = """
import torch, nybble.functional as f
def there_and_back(x):
    codes, state8 = f.quantize_blockwise(x)
    values = f.dequantize_blockwise(codes, state8)
    return values + f.dequantize_4bit(*f.quantize_4bit(x, compress_statistics=True))
x = torch.randn(8, 64)
y = torch.compile(there_and_back, fullgraph=True, backend="aot_eager")(x)
print(torch.equal(y, there_and_back(x)))
"""


@pytest.mark.torch("2.10")
def test_the_first_call_may_be_a_trace(python: Callable[..., Any]) -> None:
    """If the first call is traced, torch.compile also traces the import of nybble's torch
    modules."""
    done = python(FIRST)
    assert done.stdout == "True\n", done.stderr[-3000:]


def test_a_compiled_int8_layer_that_trains_has_the_gradient_of_its_weight() -> None:
    torch.manual_seed(2)
    layer, x = nn.Linear8bitLt(96, 40, has_fp16_weights=True), torch.randn(5, 96)
    layer(x).square().sum().backward()
    wanted, layer.weight.grad = layer.weight.grad, None
    torch.compile(layer, backend="aot_eager")(x).square().sum().backward()
    torch.testing.assert_close(layer.weight.grad, wanted, **CLOSE)
    torch._dynamo.reset()
