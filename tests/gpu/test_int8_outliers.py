"""Outlier columns of int8 layers on a GPU. The host does not need to know the number of outlier
columns. So a graph can capture a layer with a threshold, and the layer gives the same bits in the
graph."""

from __future__ import annotations

from contextlib import nullcontext
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
int8 = import_module("nybble.ops.int8.functional")
calls = import_module("nybble.ops.int8.calls")
fast_path = import_module("nybble._torch.fast_path")
nn = import_module("nybble.nn")
less = import_module("gpu.less")

SHAPES = [  # m, n, k
    *((1, 64, 64), (1, 4096, 4096), (3, 130, 200), (8, 1001, 8200), (16, 333, 4112)),
    *((17, 129, 96), (40, 100, 20000), (200, 512, 256), (130, 4096, 4096)),
    # few rows, with K a multiple of 16
    *((1, 77, 32768), (2, 16, 16), (2, 5000, 16384), (3, 130, 208), (4, 1001, 8192), (4, 99, 8208)),
    *((5, 130, 208), (6, 2000, 2048), (7, 77, 4096), (8, 1001, 1040), (8, 5000, 3344)),
    # the product's blocks quantize the rows: GEMV, wgmma, and more rows than blocks have tiles
    *((9, 2000, 2048), (16, 77, 1040), (17, 1001, 2048), (33, 5000, 256), (64, 64, 4096)),
    *((65, 300, 272), (128, 640, 512)),
    # tiles of many rows, whole and partial; columns in more than one segment of the mask
    *((256, 256, 512), (300, 131, 200), (517, 333, 8208), (1030, 129, 96), (257, 384, 20000)),
]

# Limit of outlier columns: none, or under a tool enough for a block to need several turns of 32.
MOST = 2048 if less.LESS else 1 << 20


def layer_of(m: int, n: int, k: int, dtype: Any, outliers: int) -> tuple[Any, ...]:
    """Return activations with that many outlier columns (one outlier each), codes, scales, bias."""
    seed = torch.Generator(device="cuda").manual_seed(m + n + k + outliers)
    a = torch.randn(m, k, generator=seed, device="cuda").clamp(-4, 4)
    columns = torch.randperm(k, generator=seed, device="cuda")[:outliers]
    rows = torch.randint(0, m, columns.shape, generator=seed, device="cuda")
    a[rows, columns] = torch.where(rows % 2 == 0, 9.0, -70.0)
    weight = torch.randn(n, k, generator=seed, device="cuda").half()
    codes, scales, _ = int8.int8_vectorwise_quant(weight)
    bias = torch.randn(n, generator=seed, device="cuda").to(dtype)
    return a.to(dtype), codes, scales, bias


def wanted(a: Any, codes: Any, scales: Any, bias: Any) -> tuple[Any, Any]:
    """Return the result in double precision, and the sums of its terms' magnitudes."""
    q, row, columns = int8.int8_vectorwise_quant(a, 6.0)
    base = int8.int8_scaled_mm(q, codes, row, scales, bias, a.dtype).double()
    weight = (codes[:, columns] * (scales * (1 / 127)).unsqueeze(1)).to(a.dtype).double()
    x = a[:, columns].double()
    return base + x @ weight.t(), base.abs() + x.abs() @ weight.abs().t()


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("outliers", [0, 1, 7, 32, 60, 1500, 1 << 20])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_outlier_columns_are_multiplied_in_the_element_type(
    dtype: Any, shape: tuple[int, int, int], outliers: int, fast: bool
) -> None:
    m, n, k = shape
    given = layer_of(m, less.rows(n, k), k, dtype, min(outliers, MOST))
    with nullcontext() if fast else fast_path.general_path():
        got = calls.linear(*given[:3], 6.0, given[3])
    want, size = wanted(*given)
    assert got.dtype == dtype
    error = (got.double() - want).abs()
    rounding = {torch.float32: 2.0**-23, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}[dtype]
    assert bool((error <= rounding * want.abs() + 2e-6 * size + 1e-7).all()), float(error.max())


def test_a_graph_has_the_same_bits_with_any_outliers(dtype: Any) -> None:
    layer = nn.Linear8bitLt(256, 384, has_fp16_weights=False, threshold=6.0)
    layer = layer.to("cuda").eval()
    layer.bias.data = layer.bias.data.to(dtype)
    for rows in (1, 5, 40, 300):
        given = torch.zeros(rows, 256, device="cuda", dtype=dtype)
        with torch.no_grad():
            layer(given)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                result = layer(given)
            for outliers in (0, 3, 100):
                given.copy_(layer_of(rows, 8, 256, dtype, outliers)[0])
                graph.replay()
                assert torch.equal(result, layer(given))


CAPTURED = [
    *((1, 4096, 4096), (2, 100, 64), (3, 131, 4112), (4, 1001, 2048)),
    *((5, 99, 64), (8, 600, 2048), (16, 600, 1024), (64, 600, 1024), (300, 600, 1024)),
]


@pytest.mark.parametrize("shape", CAPTURED)
def test_a_captured_layer_has_an_eager_ones_bits(dtype: Any, shape: tuple[int, int, int]) -> None:
    a, codes, scales, bias = layer_of(*shape, dtype, 9)
    for threshold in (0.0, 6.0):
        eager = calls.linear(a, codes, scales, threshold, bias)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            captured = calls.linear(a, codes, scales, threshold, bias)
        graph.replay()
        assert torch.equal(captured, eager)


@pytest.mark.parametrize("outliers", [3, 33, 200, 2500])
@pytest.mark.parametrize("rows", [5, 33, 200])
def test_listed_columns_have_the_bits_of_marked_ones(dtype: Any, rows: int, outliers: int) -> None:
    """Columns of activations that are not aligned to 16 bytes are not listed."""
    a, codes, scales, bias = layer_of(rows, less.rows(2100, 8208), 8208, dtype, outliers)
    shifted = torch.empty(a.numel() + 1, dtype=dtype, device="cuda")[1:].view_as(a).copy_(a)
    got = calls.linear(a, codes, scales, 6.0, bias)
    assert torch.equal(got, calls.linear(shifted, codes, scales, 6.0, bias))


def test_numbers_that_are_none_have_no_code_in_few_rows(dtype: Any) -> None:
    a, codes, scales, bias = layer_of(3, 70, 96, dtype, 0)
    a[1, 5] = float("nan")
    a[2, 6] = float("inf")
    q, row, _ = int8.int8_vectorwise_quant(a)
    want = int8.int8_scaled_mm(q, codes, row, scales, bias, a.dtype)
    got = calls.linear(a, codes, scales, 0.0, bias)
    assert torch.equal(got.isnan(), want.isnan())
    assert torch.equal(got[:2], want[:2])


@pytest.mark.parametrize("outliers", [5, 100])  # a list per row, or all columns at once
@pytest.mark.parametrize("rows", [4, 40, 300])
def test_infinite_outliers_stay_so(dtype: Any, rows: int, outliers: int) -> None:
    a, codes, scales, bias = layer_of(rows, 64, 128, dtype, outliers)
    a[2, 7] = float("inf")
    got = calls.linear(a, codes, scales, 6.0, bias)
    others = torch.arange(rows, device="cuda") != 2
    assert bool(got[others].isfinite().all())
    assert not bool(got[2].isfinite().any())


@pytest.mark.parametrize("outliers", [5, 100])
@pytest.mark.parametrize("rows", [4, 40, 300])
@pytest.mark.parametrize("value", [3.0e38, 7.0e-42, float("nan")])
def test_the_largest_and_least_of_float32_keep_their_value(
    value: float, rows: int, outliers: int
) -> None:
    a, codes, scales, bias = layer_of(rows, 64, 128, torch.float32, outliers)
    codes[:, 9] = 0
    codes[5, 9] = 1
    a[1, 9] = 50.0
    a[2, 9] = value
    got = calls.linear(a, codes, scales * 1e-3, 6.0, None)
    want, size = wanted(a, codes, scales * 1e-3, torch.zeros_like(bias))
    assert torch.equal(got.isnan(), want.isnan())
    assert bool(((got.double() - want).abs() <= 3e-6 * size)[~want.isnan()].all())


@pytest.mark.parametrize("rows", [8, 40])
def test_a_scale_beyond_the_types_largest_is_for_marked_columns_alone(rows: int) -> None:
    """A scale that is infinite in float16 would give NaN in columns without outliers."""
    a, codes, scales, bias = layer_of(rows, 64, 128, torch.float16, 100)
    kept = (a.abs() >= 6).any(0)
    scales[3], codes[3, kept] = 1.0e7, 0  # 127 times this exceeds float16
    assert bool((~kept & (codes[3] != 0)).any())
    got = calls.linear(a, codes, scales, 6.0, bias)
    assert not bool(got.isnan().any())


@pytest.mark.skipif(bool(less.LESS), reason="240 billion products of float64 under a tool")
def test_columns_that_need_a_second_turn() -> None:
    """Each turn rounds its partial sum, which may be larger than the whole sum."""
    a, codes, scales, bias = layer_of(512, 8192, 28672, torch.bfloat16, 28000)
    got = calls.linear(a, codes, scales, 6.0, bias)
    want, size = wanted(a, codes, scales, bias)
    squares = (codes * (scales * (1 / 127)).unsqueeze(1)).float().square()
    part = 5 * (a.float().square() @ squares.t()).sqrt()  # bound for a random walk
    error = (got.double() - want).abs()
    assert bool((error <= 2.0**-8 * (want.abs() + part) + 2e-6 * size).all()), float(error.max())
