"""LLM.int8 on a GPU: the CPU's integers, exact products, and bit-exact dequantization."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
int8 = import_module("nybble.ops.int8.functional")
less = import_module("gpu.less")

Make = Callable[..., Any]

SHAPES = [(1, 64), (3, 7), (16, 4096), (257, 1000), (1024, 4096), (5, 16384), (2, 40000)]


def same(a: Any, b: Any) -> bool:
    if a is None or b is None:
        return a is b
    return bool(torch.equal(a.cpu(), b.cpu()))


# The GPU divides 127 by a row's absmax approximately (2 ulp), as bitsandbytes' kernel does. The CPU
# divides exactly and rounds once, so for a value halfway between two codes it may choose the other
# code. Half of absmax is such a value; in bfloat16, one value in a thousand is half of absmax.
BETWEEN = 1e-4  # in units of a code; 127 times 2 ulp is 3e-5


def same_codes(got: Any, want: Any, a: Any, absmax: Any) -> bool:
    got, want = got.cpu().double(), want.double()
    exact = 127 * a.cpu().double() / absmax.cpu().double().clamp(min=1e-30)
    near = ((got - exact).abs() <= 0.5 + BETWEEN) & ((got - want).abs() <= 1)
    return bool(((got == want) | near).all())


@pytest.mark.parametrize("threshold", [0.0, 3.0])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_rows_quantize_as_on_the_cpu(
    make: Make, dtype: Any, shape: tuple[int, int], threshold: float
) -> None:
    a = make(shape[0] * shape[1], dtype, "normal").view(shape)
    got, want = (int8.int8_vectorwise_quant(x, threshold) for x in (a, a.cpu()))
    assert same(got[1], want[1])
    assert same(got[2], want[2])
    assert same_codes(got[0], want[0], a, want[1][:, None])


@pytest.mark.parametrize("threshold", [0.0, 3.0])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_rows_and_columns_quantize_as_on_the_cpu(
    make: Make, dtype: Any, shape: tuple[int, int], threshold: float
) -> None:
    a = make(shape[0] * shape[1], dtype, "normal").view(shape)
    got, want = (int8.int8_double_quant(x, threshold=threshold) for x in (a, a.cpu()))
    for ours, theirs in zip(got[2:], want[2:], strict=True):
        assert same(ours, theirs)
    assert same_codes(got[0], want[0], a, want[2][:, None])
    assert same_codes(got[1], want[1], a, want[3][None, :])


@pytest.mark.parametrize("scale", [1e-6, 1e-3, 1.0, 1e3])
def test_rows_quantize_to_bitsandbytes_codes(peer: Any, make: Make, scale: float) -> None:
    a = (make(512 * 4096, torch.float32, "normal") * scale).half().view(512, 4096)
    a[7] = a[7].abs().max() * torch.arange(-254, 254, device="cuda").repeat(9)[:4096] / 254  # ties
    for threshold in (0.0, 4.0):
        ours = int8.int8_vectorwise_quant(a, threshold)
        theirs = peer.int8_vectorwise_quant(a.clone(), threshold)
        assert torch.equal(ours[1], theirs[1])
        assert torch.equal(ours[0], theirs[0])


@pytest.mark.parametrize(
    "shape",
    [
        *((1, 1, 1), (3, 5, 7), (64, 64, 64), (130, 257, 4096), (17, 128, 48), (512, 1024, 4096)),
        (8, 8, 64),  # uses cuBLASLt: too few columns for a GEMV
        *((9, 16, 64), (2, 15, 4096), (8, 1001, 11008), (16, 333, 4112), (16, 5000, 8208)),
        # several tiles per block, of 128 and 256 columns
        *((300, 20000, 272), (1000, 17001, 1040), (700, 33000, 2048)),
    ],
    ids=str,
)
def test_products_are_exact(shape: tuple[int, int, int]) -> None:
    m, n, k = less.like(*shape)
    a = torch.randint(-127, 128, (m, k), dtype=torch.int8, device="cuda")
    b = torch.randint(-127, 128, (n, k), dtype=torch.int8, device="cuda")
    want = a.double() @ b.double().t()
    assert torch.equal(int8.int8_linear_matmul(a, b).double(), want)


@pytest.mark.parametrize("biased", [False, True])
@pytest.mark.parametrize(
    "shape",
    [
        *((1, 64, 64), (7, 33, 100), (200, 512, 256), (16, 4096, 4096), (9, 1001, 4112)),
        (8, 8, 64),
        *((64, 4096, 4096), (257, 1000, 2048), (300, 20000, 272), (1100, 17001, 400)),
        # the last tiles are computed as halves
        *((897, 14336, 80), (1024, 14336, 400), (990, 14330, 144)),
    ],
    ids=str,
)
def test_the_scaled_product_equals_product_then_dequantization(
    make: Make, dtype: Any, shape: tuple[int, int, int], biased: bool
) -> None:
    m, n, k = less.like(*shape)
    a = torch.randint(-127, 128, (m, k), dtype=torch.int8, device="cuda")
    b = torch.randint(-127, 128, (n, k), dtype=torch.int8, device="cuda")
    rows, columns = make(m, torch.float32, "normal").abs(), make(n, torch.float32, "normal").abs()
    bias = make(n, dtype, "normal", seed=4) if biased else None
    got = int8.int8_scaled_mm(a, b, rows, columns, bias, dtype)
    cpu = int8.int8_scaled_mm(
        a.cpu(), b.cpu(), rows.cpu(), columns.cpu(), None if bias is None else bias.cpu(), dtype
    )
    assert same(got, cpu)
