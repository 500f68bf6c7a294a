"""Gradients with 4-bit weights on a GPU against float64. Few rows use a GEMV (sm_90), more rows of
16-bit types use wgmma (sm_90a), and all others dequantize the weight."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
F = import_module("nybble.functional")
exact = import_module("gpu.exact")
less = import_module("gpu.less")
TOLERANCE, error, weight = exact.TOLERANCE, exact.error, exact.weight

Make = Callable[..., Any]

SHAPES = [  # n, k, block, nested
    (1024, 768, 64, False),
    (64, 64, 64, False),
    (36, 96, 32, False),  # rows end within a warp's 16 rows, columns within a tile
    (1000, 2048, 128, True),
    (1000, 2112, 128, False),  # quantization blocks extend over the ends of rows
    (200, 1984, 4096, False),  # several rows per quantization block
    (1024, 768, 32, True),
    (2048, 8192, 64, True),
    (4096, 4096, 64, False),  # many thread blocks share a tile
    (333, 320, 64, False),  # 16-bit rows of grad_out begin at addresses not aligned to 4 bytes
    (300, 72, 64, False),  # a remainder of less than 32 columns
]


def gradient(make: Make, m: int, packed: Any, state: Any, grad: Any) -> Any:
    state.dtype = grad.dtype
    a = make(m * state.shape[1], grad.dtype, "normal").view(m, -1).requires_grad_()
    nybble.matmul_4bit(a, packed, state).backward(grad)
    return a.grad


@pytest.mark.parametrize("m", [1, 3, 8, 9, 16, 17, 48, 65, 100, 300])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_gradients_of_few_rows_are_as_exact_as_their_type(
    make: Make, dtype: Any, m: int, shape: tuple[int, int, int, bool]
) -> None:
    n, k, block, nested = shape
    k = less.depth(k)
    n = less.rows(n, k)
    packed, state, exact = weight(
        make, n, k, torch.float32, block, "nf4" if m % 2 else "fp4", nested
    )
    grad = make(m * n, dtype, "normal", seed=3).view(m, n)
    got = gradient(make, m, packed, state, grad)
    assert error(got, grad, exact) < TOLERANCE[dtype]
    for _ in less.again(3):
        assert torch.equal(gradient(make, m, packed, state, grad), got)


@pytest.mark.parametrize("m", [1, 40, 200])
def test_scales_start_on_any_word(make: Make, m: int) -> None:
    packed, state, _ = weight(make, 320, 1024, torch.bfloat16, 64, "nf4", False)
    grad = make(m * 320, torch.bfloat16, "normal", seed=3).view(m, 320)
    expected, scales = gradient(make, m, packed, state, grad), state.absmax
    state.absmax = torch.cat([scales[:1], scales])[1:]
    assert state.absmax.data_ptr() % 8 == 4
    assert torch.equal(gradient(make, m, packed, state, grad), expected)


MANY_ROWS = [  # m, n, k; the comments give the plan for 132 multiprocessors
    (512, 4096, 4096),
    (48, 4096, 4096),  # the rows of W are split
    (64, 4096, 11008),  # all blocks share the tiles
    (512, 4096, 11008),
    (700, 4096 + 72, 1088),  # rows and columns of W end within tiles
    (40, 28672, 320),  # many splits
    (2049, 192, 576),  # several bands, the last of one row
    (300, 64, 17024),  # one group of rows
]


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
@pytest.mark.parametrize(("block", "nested"), [(64, False), (64, True), (256, False)])
@pytest.mark.parametrize("shape", MANY_ROWS, ids=str)
def test_gradients_of_many_rows(
    make: Make, dtype: Any, shape: tuple[int, int, int], block: int, nested: bool
) -> None:
    m, n, k = shape
    m, k, n = less.like(m, k, n)
    packed, state, exact = weight(make, n, k, torch.float32, block, "nf4", nested)
    grad = make(m * n, dtype, "normal", seed=3).view(m, n)
    got = gradient(make, m, packed, state, grad)
    assert error(got, grad, exact) < TOLERANCE[dtype]
    for _ in less.again(3):
        assert torch.equal(gradient(make, m, packed, state, grad), got)


# On 132 multiprocessors, blocks first compute shared tiles and then whole tiles, of 64, 128 and 256
# rows of grad_out. The next tile's TMA boxes must not overwrite partial sums that are still read.
@pytest.mark.parametrize(("m", "k"), [(64, 36352), (128, 37504), (300, 29568)])
def test_gradients_are_the_same_in_every_run(make: Make, m: int, k: int) -> None:
    m, k, n = less.like(m, k, 2048)
    packed, state, exact = weight(make, n, k, torch.bfloat16, 64, "nf4", False)
    state.dtype = torch.bfloat16
    grad = make(m * n, torch.bfloat16, "normal", seed=3).view(m, n)
    a = make(m * k, torch.bfloat16, "normal").view(m, k).requires_grad_()
    y = nybble.matmul_4bit(a, packed, state)
    got = torch.autograd.grad(y, a, grad, retain_graph=True)[0]
    assert error(got, grad, exact) < TOLERANCE[torch.bfloat16]
    for _ in less.again(100):
        assert torch.equal(torch.autograd.grad(y, a, grad, retain_graph=True)[0], got)


@pytest.mark.parametrize("m", [5, 70])
@pytest.mark.parametrize("kind", ["heavy", "zero blocks"])
def test_small_and_large_scales_are_kept(make: Make, dtype: Any, kind: str, m: int) -> None:
    n, k = 512, 1024
    values = make(n * k, dtype, kind).view(n, k).float()
    packed, state = F.quantize_4bit(values, quant_type="nf4")
    exact = F.dequantize_4bit(packed, state).double()
    grad = make(m * n, dtype, "normal", seed=3).view(m, n) / 4096
    got = gradient(make, m, packed, state, grad)
    assert error(got, grad, exact) < TOLERANCE[dtype]


def test_a_graph_replays_gradients(make: Make) -> None:
    n, k, m = 4096, 4096, 8
    packed, state, _ = weight(make, n, k, torch.float32, 64, "nf4", False)
    grad = make(m * n, torch.bfloat16, "normal", seed=3).view(m, n)
    state.dtype = torch.bfloat16
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        a = make(m * k, torch.bfloat16, "normal").view(m, k).requires_grad_()
        y = nybble.matmul_4bit(a, packed, state)
    torch.cuda.synchronize()
    recorded = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recorded, stream=stream):
        outs = [torch.autograd.grad(y, a, grad, retain_graph=True)[0] for _ in range(3)]
    for seed in range(4, 5 if less.LESS else 8):
        grad.copy_(make(m * n, torch.bfloat16, "normal", seed=seed).view(m, n))
        want = torch.autograd.grad(y, a, grad, retain_graph=True)[0]
        recorded.replay()
        for out in outs:
            assert torch.equal(out, want)
            out.zero_()
