"""4-bit products on a GPU against float64, for every path that the launcher can choose."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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

SHAPES = [
    (64, 64),  # n, k
    (1, 64),
    (17, 128),
    (4096, 4096),
    (1000, 2048),
    (333, 11008),
    (2048, 5120),
    (40, 8192 + 64),
]


def product(a: Any, packed: Any, state: Any, bias: Any = None) -> Any:
    with torch.no_grad():
        return nybble.matmul_4bit(a, packed, state, bias=bias)


@pytest.mark.parametrize("m", [1, 3, 8, 9, 16, 17, 32, 33, 64, 100, 129, 200, 300])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_products_are_as_exact_as_their_type(
    make: Make, dtype: Any, m: int, shape: tuple[int, int]
) -> None:
    k = less.depth(shape[1])
    n = less.rows(shape[0], k)
    packed, state, exact = weight(make, n, k, dtype, 64, "nf4", False)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    bias = make(n, dtype, "normal", seed=2)
    got = product(a, packed, state, bias)
    assert error(got, a, exact.t(), bias) < TOLERANCE[dtype]


@pytest.mark.parametrize("m", [9, 16, 25, 32])
@pytest.mark.parametrize("tiles", range(1, 9))  # tiles of 16 rows of W per thread block
@pytest.mark.parametrize("k", [256, 768 + 256, 8192 + 256])
@pytest.mark.parametrize("nested", [False, True])
def test_skinny_products(make: Make, m: int, tiles: int, k: int, nested: bool) -> None:
    processors = torch.cuda.get_device_properties(0).multi_processor_count
    n = processors * 16 * tiles // (2 if k > 8192 and tiles % 2 == 0 else 1) - 24
    packed, state, exact = weight(make, n, k, torch.bfloat16, 64, "nf4", nested)
    a = make(m * k, torch.bfloat16, "normal", seed=1).view(m, k)
    bias = make(n, torch.bfloat16, "normal", seed=2)
    got = product(a, packed, state, bias)
    assert error(got, a, exact.t(), bias) < TOLERANCE[torch.bfloat16]
    assert torch.equal(got, product(a, packed, state, bias))


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize("block", [32, 64, 128, 512, 4096])
@pytest.mark.parametrize("m", [1, 12, 48, 300])
def test_every_format_is_multiplied(
    make: Make, dtype: Any, m: int, block: int, quant_type: str, nested: bool
) -> None:
    k = 4096 if block == 4096 else less.depth(4096)
    n = 128 if less.LESS else 512
    packed, state, exact = weight(make, n, k, dtype, block, quant_type, nested)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    got = product(a, packed, state)
    assert error(got, a, exact.t()) < TOLERANCE[dtype]


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("block", [32, 64, 128, 4096])
@pytest.mark.parametrize(
    ("m", "n", "kind"), [(2, 320, "nf4"), (16, 320, "nf4"), (100, 1100, "fp4"), (600, 1100, "fp4")]
)
def test_scales_of_every_form_where_k_is_no_whole_number_of_slices(
    make: Make, m: int, n: int, kind: str, block: int, nested: bool
) -> None:
    k = less.depth(4096 + 192)
    n = less.rows(n, k)
    packed, state, exact = weight(make, n, k, torch.bfloat16, block, kind, nested)
    a = make(m * k, torch.bfloat16, "normal", seed=1).view(m, k)
    got = product(a, packed, state)
    assert error(got, a, exact.t()) < TOLERANCE[torch.bfloat16]


@pytest.mark.parametrize("start", [1, 2, 3, 4, 16])
@pytest.mark.parametrize(("m", "k"), [(1, 4096), (3, 4160), (16, 4160)])
def test_nested_scales_start_anywhere(make: Make, m: int, k: int, start: int) -> None:
    packed, state, _ = weight(make, 320, k, torch.bfloat16, 64, "nf4", True)
    a = make(m * k, torch.bfloat16, "normal", seed=1).view(m, k)
    expected, codes = product(a, packed, state), state.absmax
    state.absmax = torch.cat([codes[:start], codes])[start:]
    assert state.absmax.data_ptr() % 32 == start
    assert torch.equal(product(a, packed, state), expected)


@pytest.mark.parametrize("m", [1, 16])
@pytest.mark.parametrize("k", [64 * 2500, 64 * 2817])  # only the first K's scales fit shared memory
def test_nested_scales_of_long_rows(make: Make, m: int, k: int) -> None:
    packed, state, _ = weight(make, 40, k, torch.bfloat16, 64, "nf4", True)
    a = make(m * k, torch.bfloat16, "normal", seed=1).view(m, k)
    plain = F.QuantState(
        F.dequantize_blockwise(state.absmax, state.state2) + state.offset,
        shape=state.shape, code=state.code, blocksize=64, quant_type="nf4", dtype=state.dtype,
    )  # fmt: skip
    assert torch.equal(product(a, packed, state), product(a, packed, plain))


@pytest.mark.parametrize("m", [1, 16])
def test_nested_scales_of_the_next_row_are_not_used(make: Make, m: int) -> None:
    n, k = 512, 4160  # 65 blocks per row: row 256 begins a second-level block
    packed, state, _ = weight(make, n, k, torch.bfloat16, 64, "nf4", True)
    a = make(m * k, torch.bfloat16, "normal", seed=1).view(m, k)
    expected = product(a, packed, state)
    state.state2.absmax[65] = torch.nan
    got = product(a, packed, state)
    assert torch.equal(got[:, :256], expected[:, :256])
    assert bool(got[:, 256].isnan().all())


@pytest.mark.parametrize("m", [1, 5, 70])
@pytest.mark.parametrize("shape", [(65, 100), (7, 33), (300, 72)], ids=str)
def test_awkward_k_is_multiplied(make: Make, dtype: Any, m: int, shape: tuple[int, int]) -> None:
    n, k = shape
    packed, state, exact = weight(make, n, k, dtype, 64, "nf4", False)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    got = product(a, packed, state)
    assert error(got, a, exact.t()) < TOLERANCE[dtype]


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("m", [1, 7, 128])
def test_the_gradient_is_the_product_with_the_weight(
    make: Make, dtype: Any, m: int, nested: bool
) -> None:
    n, k = 1024, 768
    packed, state, exact = weight(make, n, k, dtype, 64, "nf4", nested)
    a = make(m * k, dtype, "normal", seed=1).view(m, k).requires_grad_()
    grad = make(m * n, dtype, "normal", seed=3).view(m, n)
    nybble.matmul_4bit(a, packed, state).backward(grad)
    assert error(a.grad, grad, exact) < TOLERANCE[dtype]


def test_products_are_the_same_bits_again(make: Make) -> None:
    n = less.rows(4096, 4096)
    packed, state, _ = weight(make, n, 4096, torch.bfloat16, 64, "nf4", True)
    for m in (1, 16, 64, 300):
        a = make(m * 4096, torch.bfloat16, "normal").view(m, 4096)
        first = product(a, packed, state)
        for _ in less.again(20):
            assert torch.equal(product(a, packed, state), first)


@pytest.mark.parametrize("m", [1, 40])
def test_a_weight_written_just_before_is_seen(make: Make, dtype: Any, m: int) -> None:
    """Launches overlap, but a product must read the values that an earlier kernel wrote."""
    a, n = make(m * 4096, dtype, "normal").view(m, 4096), less.rows(2048, 4096)
    for i in range(2 if less.LESS else 30):
        values = make(n * 4096, dtype, "normal", seed=i).view(n, 4096)
        packed, state = F.quantize_4bit(values, quant_type="nf4")
        eager = product(a, packed, state)
        torch.cuda.synchronize()
        assert torch.equal(eager, product(a, packed, state))


# Products of many rows. On sm_90a these use the wgmma kernels, whose plan depends on the shape and
# the number of multiprocessors (csrc/gemm4/plan.cc). The comments give the plan for 132
# multiprocessors.
HALF = [torch.bfloat16, torch.float16]

MANY_ROWS = [  # m, n, k
    (512, 4096, 2048),  # a tile of 128 rows for each block
    (512, 4096, 4096),  # two blocks per tile of 256 rows; each block has half of K
    (470, 3989, 4160),  # as above, with 17 units of K, the last of 64; partial tiles
    (48, 4096, 4096),  # split-K
    (512, 11008, 4096),  # more tiles than clusters: all share the first, then compute whole tiles
    (64, 11008, 4096),  # fewer tiles than blocks: all blocks share them
    (700, 1000, 4096 + 64),  # the last part of K has 64; rows and columns end within tiles
    (513, 333, 2048),  # the result is not written by TMA boxes
    (40, 320, 28672),  # split-K with many splits
    (2049, 520, 192),  # several bands, the last of one row; K is less than a unit
    (4100, 1160, 512),  # bands that are not full
    (300, 17000, 64),  # one group of K
    (1024, 640, 320),
]


@pytest.mark.parametrize("dtype", HALF, ids=str)
@pytest.mark.parametrize("shape", MANY_ROWS, ids=str)
def test_tiles_of_every_plan_make_the_product(
    make: Make, dtype: Any, shape: tuple[int, int, int]
) -> None:
    m, n, k = less.like(*shape)
    packed, state, exact = weight(make, n, k, dtype, 64, "nf4", False)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    bias = make(n, dtype, "normal", seed=2)
    first = product(a, packed, state, bias)
    assert error(first, a, exact.t(), bias) < TOLERANCE[dtype]
    for _ in less.again(5):
        assert torch.equal(product(a, packed, state, bias), first)


@pytest.mark.parametrize("kind", ["heavy", "huge", "zero blocks"])
@pytest.mark.parametrize("dtype", HALF, ids=str)
def test_scales_far_from_one_are_kept(make: Make, dtype: Any, kind: str) -> None:
    n, k, m = less.rows(512, 4096), 4096, 96
    values = make(n * k, dtype, kind).view(n, k)
    packed, state = F.quantize_4bit(values, quant_type="nf4")
    full = F.QuantState.from_dict(state.as_dict(packed=True), device="cuda")
    full.dtype = torch.float32
    exact = F.dequantize_4bit(packed, full).double()
    a = make(m * k, dtype, "normal", seed=1).view(m, k) / 4096
    assert error(product(a, packed, state), a, exact.t()) < TOLERANCE[dtype]


def test_a_graph_replays_shared_tiles(make: Make) -> None:
    """The flag that announces a block's sums is reset, so that a replay waits for it again."""
    m, n, k = less.like(512, 11008, 2048)
    packed, state, _ = weight(make, n, k, torch.bfloat16, 64, "nf4", False)
    a = make(m * k, torch.bfloat16, "normal", seed=1).view(m, k)
    product(a, packed, state)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        outs = [product(a, packed, state) for _ in range(4)]
    for seed in range(2, 3 if less.LESS else 12):
        a.copy_(make(m * k, torch.bfloat16, "normal", seed=seed).view(m, k))
        graph.replay()
        want = product(a, packed, state)
        for out in outs:
            assert torch.equal(out, want)
            out.zero_()


def test_streams_share_tiles_at_once(make: Make) -> None:
    """Launches that run at the same time use separate memory."""
    m, n, k = less.like(64, 11008, 4096)
    packed, state, _ = weight(make, n, k, torch.bfloat16, 64, "nf4", False)
    inputs = [make(m * k, torch.bfloat16, "normal", seed=s).view(m, k) for s in range(4)]
    wants = [product(a, packed, state) for a in inputs]
    torch.cuda.synchronize()
    wrong: list[int] = []

    def work(i: int) -> None:
        with torch.cuda.stream(torch.cuda.Stream()):
            for _ in range(3 if less.LESS else 50):
                if not torch.equal(product(inputs[i], packed, state), wants[i]):
                    wrong.append(i)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    assert not wrong
