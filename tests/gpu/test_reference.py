"""Every operation against its double-precision reference, at the sizes where the code changes
paths: 0, 1, one less than a block, a block, one more than a block, and primes."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
F = import_module("nybble.functional")
R = import_module("gpu.reference")

Make = Callable[..., Any]


# The error of rounding to a type: half the relative distance of neighbors, or the least number.
HALF_ULP = {torch.float32: 2.0**-24, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}
LEAST = {torch.float32: 2.0**-149, torch.float16: 2.0**-24, torch.bfloat16: 2.0**-133}
FLOAT32 = 2.0**-22  # relative error of a few float32 operations
NEAR = 1e-6  # x * (1 / absmax) is float32: a value so close to a threshold may fall to either side
KINDS = ("normal", "zero blocks", "constant", "tiny")


def sizes(block: int) -> list[int]:
    return [0, 1, block - 1, block, block + 1, 10007]


def inputs(make: Make, n: int, dtype: Any, kind: str) -> Any:
    if kind == "tiny":  # many are subnormal
        return (make(n, torch.float32, "normal") * LEAST[dtype] * 64).to(dtype)
    return make(n, dtype, kind)


def assert_rounded(got: Any, exact: Any, magnitude: Any | None = None) -> None:
    """Check rounding errors. Errors are relative to `magnitude`, by default `exact`. If terms may
    cancel, `magnitude` is the sum of the terms' magnitudes."""
    bound = (HALF_ULP[got.dtype] + FLOAT32) * (exact if magnitude is None else magnitude).abs()
    far = (got.cpu().double().reshape(exact.shape) - exact).abs() > bound + LEAST[got.dtype]
    assert not bool(far.any()), f"{int(far.sum())} of {far.numel()}"


@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize("block", [32, 64, 256, 4096])
def test_4bit(make: Make, dtype: Any, block: int, quant_type: str) -> None:
    book = F.get_4bit_type(quant_type).cpu()
    for n in sizes(block):
        for kind in KINDS:
            x = inputs(make, n, dtype, kind)
            packed, state = F.quantize_4bit(x, blocksize=block, quant_type=quant_type)
            codes, scales = R.nibbles(packed.cpu(), n), state.absmax.cpu()
            assert torch.equal(scales.double(), R.absmax(x.cpu(), block)), (n, kind)
            far = R.excess(x.cpu(), codes, scales, book, block)
            assert not n or float(far.max()) < NEAR, (n, kind)
            exact = R.decoded(codes, scales, book, block)
            assert_rounded(F.dequantize_4bit(packed, state).reshape(-1), exact)


@pytest.mark.parametrize("block", [64, 256])
def test_nested_scales(make: Make, dtype: Any, block: int) -> None:
    book = F.get_4bit_type("nf4").cpu()
    for n in [*sizes(block), block * 256 + 1]:
        packed, state = F.quantize_4bit(
            make(n, dtype, "normal"), blocksize=block, quant_type="nf4", compress_statistics=True
        )
        inner = state.state2
        parts = R.decoded(state.absmax.cpu(), inner.absmax.cpu(), inner.code.cpu(), 256)
        codes, offset = R.nibbles(packed.cpu(), n), float(state.offset)
        exact = R.decoded(codes, parts + offset, book, block)
        terms = R.decoded(codes, parts.abs() + abs(offset), book, block)
        assert_rounded(F.dequantize_4bit(packed, state).reshape(-1), exact, terms)


@pytest.mark.parametrize("which", ["dynamic", "unsigned", "linear"])
@pytest.mark.parametrize("block", [64, 256, 2048, 4096, 8192, 32768])
def test_8bit_blockwise(make: Make, dtype: Any, block: int, which: str) -> None:
    code = F.create_linear_map() if which == "linear" else F.create_dynamic_map(which == "dynamic")
    for n in sizes(block):
        for kind in KINDS:
            x = inputs(make, n, dtype, kind)
            x = x.abs() if which == "unsigned" else x
            codes, state = F.quantize_blockwise(x, code=code.cuda(), blocksize=block)
            scales = state.absmax.cpu()
            assert torch.equal(scales.double(), R.absmax(x.cpu(), block)), (n, kind)
            far = R.excess(x.cpu(), codes.cpu(), scales, code, block)
            assert not n or float(far.max()) < NEAR, (n, kind)
            exact = R.decoded(codes.cpu(), scales, code, block)
            assert_rounded(F.dequantize_blockwise(codes, state).reshape(-1), exact)


# 16-bit products round the weight and the result to the type.
PRODUCT = {torch.float32: 2.0**-19, torch.float16: 2.0**-10, torch.bfloat16: 2.0**-7}


@pytest.mark.parametrize("block", [32, 64, 256])
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize("k", [64, 127, 832])
def test_4bit_products_and_gradients(
    make: Make, dtype: Any, k: int, quant_type: str, block: int
) -> None:
    for n in (1, 16, 127):
        values = make(n * k, torch.float32, "normal").view(n, k)
        packed, state = F.quantize_4bit(values, blocksize=block, quant_type=quant_type)
        codes, scales = R.nibbles(packed.cpu(), n * k), state.absmax.cpu()
        w = R.decoded(codes, scales, F.get_4bit_type(quant_type).cpu(), block).view(n, k)
        bias = make(n, dtype, "normal", seed=2)
        for m in (0, 1, 7, 17, 67):
            a = make(m * k, dtype, "normal", seed=1).view(m, k).requires_grad_()
            got = nybble.matmul_4bit(a, packed, state, bias=bias)
            exact, terms = R.product(a.detach().cpu(), w, bias.cpu())
            assert bool(((got.cpu().double() - exact).abs() <= PRODUCT[dtype] * terms).all())
            grad = make(m * n, dtype, "normal", seed=3).view(m, n)
            got.backward(grad)
            exact, terms = R.product(grad.cpu(), w.t())
            assert bool(((a.grad.cpu().double() - exact).abs() <= PRODUCT[dtype] * terms).all())


@pytest.mark.parametrize("shape", [(0, 64), (1, 63), (7, 64), (13, 65), (3, 4099)], ids=str)
@pytest.mark.parametrize("threshold", [0.0, 2.0])
def test_int8_quantization(
    make: Make, dtype: Any, shape: tuple[int, int], threshold: float
) -> None:
    for kind in ("normal", "zero blocks", "constant"):
        a = make(shape[0] * shape[1], dtype, kind).view(shape)
        scaled, top, outliers = R.int8_rows(a.cpu(), threshold)
        q, rows, found = F.int8_vectorwise_quant(a, threshold)
        both = F.int8_double_quant(a, threshold=threshold)
        for codes, stats in ((q, rows), (both[0], both[2])):
            assert torch.equal(stats.cpu().double(), top)
            assert bool(((codes.cpu().double() - scaled).abs() < 0.5001).all())
        for columns in (found, both[4]):
            assert (columns is None) == (threshold == 0)
            assert columns is None or torch.equal(columns.cpu().long(), outliers)
        if not threshold:
            scaled, top, _ = R.int8_rows(a.cpu().t(), 0.0)
            assert torch.equal(both[3].cpu().double(), top)
            assert bool(((both[1].cpu().double().t() - scaled).abs() < 0.5001).all())
        back = q.cpu().double() * rows.cpu().double()[:, None] / 127
        assert_rounded(F.int8_vectorwise_dequant(q, rows), back)


@pytest.mark.parametrize(
    "shape", [(0, 8, 64), (1, 1, 1), (7, 13, 127), (16, 17, 64), (33, 64, 65), (67, 127, 256)],
    ids=str,
)  # fmt: skip
def test_int8_products(make: Make, dtype: Any, shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    a = torch.randint(-127, 128, (m, k), dtype=torch.int8, device="cuda")
    b = torch.randint(-127, 128, (n, k), dtype=torch.int8, device="cuda")
    rows, columns = make(m, torch.float32, "normal").abs(), make(n, torch.float32, "normal").abs()
    sums = F.int8_linear_matmul(a, b)
    want, _ = R.product(a.cpu(), b.cpu())
    assert torch.equal(sums.cpu().double(), want)
    for bias in (None, make(n, dtype, "normal", seed=4)):
        cpu = torch.zeros(n) if bias is None else bias.cpu()
        exact = R.int8_dequantized(want, rows.cpu(), columns.cpu(), cpu)
        terms = R.int8_dequantized(want.abs(), rows.cpu(), columns.cpu(), cpu.abs())
        got = F.int8_mm_dequant(sums, rows, columns, bias=bias, dtype=dtype)
        assert_rounded(got, exact, terms)
        assert_rounded(F.int8_scaled_mm(a, b, rows, columns, bias, dtype), exact, terms)
