"""Gradients of int8 layers on a GPU: few rows use a GEMV, others dequantize and use cuBLASLt."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
int8 = import_module("nybble.ops.int8.functional")
fast_path = import_module("nybble._torch.fast_path")
gradient = import_module("nybble.ops.int8.derivative").input_gradient
less = import_module("gpu.less")

Make = Callable[..., Any]

# Norm-wise relative error. In bfloat16, grad_out times its scale is rounded to the type; float16
# and float32 use two and three such terms. A dequantized weight is rounded to the type.
TOLERANCE = {torch.bfloat16: 4e-3, torch.float16: 6e-4, torch.float32: 2e-6}
ROWS = (1, 7, 8, 9, 16, 17, 32, 33, 64, 65, 300)
SHAPES = ((128, 128), (4096, 4096), (1000, 4096), (100, 144), (4, 16), (132, 6160), (1024, 48))


def weight(make: Make, n: int, k: int) -> tuple[Any, Any, Any]:
    codes, stats, _ = int8.int8_vectorwise_quant(make(n * k, torch.float32, "normal").view(n, k))
    return codes, stats, codes.double() * (stats.double() / 127).unsqueeze(1)


def error(got: Any, grad: Any, full: Any) -> float:
    want = grad.double() @ full
    return float((got.double() - want).norm() / want.norm())


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_gradient_is_that_of_the_weight(make: Make, dtype: Any, shape: tuple[int, int]) -> None:
    n = less.rows(*shape)
    codes, stats, full = weight(make, n, shape[1])
    for m in ROWS:
        grad = make(m * n, dtype, "normal", seed=m).view(m, n)
        got = fast_path.int8_grad(grad, codes, stats)
        assert got is not None
        assert error(got, grad, full) < TOLERANCE[dtype], m


def test_gradients_of_small_and_large_numbers_keep_their_digits(make: Make, dtype: Any) -> None:
    """The loss is scaled, or so small that its float16 products would underflow."""
    n, k = 256, 512
    codes, stats, full = weight(make, n, k)
    for size in (1e-6, 3e4):
        grad = (make(8 * n, torch.float32, "normal").view(8, n) * size).clamp(-6e4, 6e4).to(dtype)
        for scale in (1e-3, 1.0):
            got = fast_path.int8_grad(grad, codes, stats * scale)
            want = grad.double() @ (full * scale)
            fits = want.abs() < torch.finfo(dtype).max
            coarse = torch.finfo(dtype).smallest_normal * torch.finfo(dtype).eps
            off = (got.double() - want)[fits].abs().clamp(min=coarse) - coarse
            assert float(off.norm() / want.norm()) < TOLERANCE[dtype], (size, scale)


def layer_and_rows(make: Make, dtype: Any, m: int) -> tuple[Any, Any, Any]:
    """Return a layer, m rows of its input, and m rows of its gradient."""
    layer = nybble.nn.Linear8bitLt(512, 256, bias=False, has_fp16_weights=False).cuda()
    x = make(m * 512, dtype, "normal").view(m, 512).requires_grad_()
    grad = make(m * 256, dtype, "normal", seed=2).view(m, 256)
    return layer, x, grad


@pytest.mark.parametrize("m", [5, 40])
def test_the_layer_s_backward_takes_it(make: Make, dtype: Any, m: int) -> None:
    layer, x, grad = layer_and_rows(make, dtype, m)
    (got,) = torch.autograd.grad(layer(x), x, grad)
    assert torch.equal(got, fast_path.int8_grad(grad, layer.state.CB, layer.state.SCB))
    (spread,) = torch.autograd.grad(layer(x).sum(), x)  # sum() gives an expanded gradient
    assert error(spread, torch.ones_like(grad), full_of(layer)) < TOLERANCE[dtype]


@pytest.mark.parametrize("m", [5, 40])
def test_each_way_of_calling_it_has_the_same_bits(make: Make, dtype: Any, m: int) -> None:
    layer, x, grad = layer_and_rows(make, dtype, m)
    (fast,) = torch.autograd.grad(layer(x), x, grad)
    codes, stats = layer.state.CB, layer.state.SCB
    assert torch.equal(torch.ops.nybble.linear_8bit_grad(grad, codes, stats), fast)
    compiled = torch.compile(layer, fullgraph=True, backend="aot_eager")
    (traced,) = torch.autograd.grad(compiled(x), x, grad)
    assert torch.equal(traced, fast)
    with fast_path.general_path():
        (general,) = torch.autograd.grad(layer(x), x, grad)
    assert torch.equal(general, fast)


def full_of(layer: Any) -> Any:
    return layer.state.CB.double() * (layer.state.SCB.double() / 127).unsqueeze(1)


def test_a_cuda_graph_replays_it(make: Make, dtype: Any) -> None:
    n = less.rows(1000, 4096)
    codes, stats, full = weight(make, n, 4096)
    for m in (8, 64, 200):
        grad = make(m * n, dtype, "normal").view(m, n)
        fast_path.int8_grad(grad, codes, stats)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            captured = fast_path.int8_grad(grad, codes, stats)
        grad.copy_(make(m * n, dtype, "normal", seed=9).view(m, n))
        graph.replay()
        assert error(captured, grad, full) < TOLERANCE[dtype]
        assert torch.equal(captured, fast_path.int8_grad(grad, codes, stats))


def test_views_off_their_alignment_are_multiplied(make: Make, dtype: Any) -> None:
    codes, stats, _ = weight(make, 256, 256)
    flat = torch.zeros(codes.numel() + 1, dtype=torch.int8, device="cuda")
    flat[1:] = codes.view(-1)
    scales = torch.zeros(257, device="cuda")
    scales[1:] = stats
    grad = make(8 * 256 + 1, dtype, "normal")[1:].view(8, 256)
    got = gradient(grad, (flat[1:].view(256, 256), scales[1:]))
    full = codes.double() * (stats.double() / 127).unsqueeze(1)
    assert error(got, grad, full) < TOLERANCE[dtype]
