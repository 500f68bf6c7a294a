"""4-bit products on a GPU against float64, for every path the launcher can take."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
F = import_module("nybble.functional")

pytestmark = pytest.mark.gpu
Make = Callable[..., Any]

# Norm-wise relative error. 16-bit: the codes and the result are rounded to the type, sums are
# float32 (bfloat16 has 8 significant bits, float16 has 11); float32: sums alone.
TOLERANCE = {torch.bfloat16: 4e-3, torch.float16: 6e-4, torch.float32: 2e-6}

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


def weight(
    make: Make, n: int, k: int, dtype: Any, block: int, quant_type: str, nested: bool
) -> Any:
    values = make(n * k, torch.float32, "normal").view(n, k).to(dtype)
    packed, state = F.quantize_4bit(
        values, blocksize=block, quant_type=quant_type, compress_statistics=nested
    )
    full = F.QuantState.from_dict(state.as_dict(packed=True), device=values.device)
    full.dtype = torch.float32
    return packed, state, F.dequantize_4bit(packed, full).double()


def error(got: Any, a: Any, w: Any, bias: Any = None) -> float:
    """Return the error's norm over the product's; few terms may cancel, so also over theirs."""
    assert not bool(got.isnan().any())
    want = a.double() @ w
    typical = float((a.double().abs() @ w.abs()).norm()) / a.shape[-1] ** 0.5
    size = max(float(want.norm()), typical)
    want = want if bias is None else want + bias.double()
    return float((got.double() - want).norm()) / size


@pytest.mark.parametrize("m", [1, 3, 8, 9, 16, 17, 32, 33, 64, 100, 129, 200, 300])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_products_are_as_exact_as_their_type(
    make: Make, dtype: Any, m: int, shape: tuple[int, int]
) -> None:
    n, k = shape
    packed, state, exact = weight(make, n, k, dtype, 64, "nf4", False)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    bias = make(n, dtype, "normal", seed=2)
    with torch.no_grad():
        got = nybble.matmul_4bit(a, packed, state, bias=bias)
    assert error(got, a, exact.t(), bias) < TOLERANCE[dtype]


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize("block", [32, 64, 128, 512, 4096])
@pytest.mark.parametrize("m", [1, 12, 48, 300])
def test_every_format_is_multiplied(
    make: Make, dtype: Any, m: int, block: int, quant_type: str, nested: bool
) -> None:
    n, k = 512, 4096
    packed, state, exact = weight(make, n, k, dtype, block, quant_type, nested)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    with torch.no_grad():
        got = nybble.matmul_4bit(a, packed, state)
    assert error(got, a, exact.t()) < TOLERANCE[dtype]


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("block", [64, 128, 4096])
@pytest.mark.parametrize("m", [2, 16])
def test_scales_of_every_form_where_k_is_no_whole_number_of_slices(
    make: Make, m: int, block: int, nested: bool
) -> None:
    n, k = 320, 4096 + 192
    packed, state, exact = weight(make, n, k, torch.bfloat16, block, "nf4", nested)
    a = make(m * k, torch.bfloat16, "normal", seed=1).view(m, k)
    with torch.no_grad():
        got = nybble.matmul_4bit(a, packed, state)
    assert error(got, a, exact.t()) < TOLERANCE[torch.bfloat16]


@pytest.mark.parametrize("m", [1, 5, 70])
@pytest.mark.parametrize("shape", [(65, 100), (7, 33), (300, 72)], ids=str)
def test_awkward_k_is_multiplied(make: Make, dtype: Any, m: int, shape: tuple[int, int]) -> None:
    n, k = shape
    packed, state, exact = weight(make, n, k, dtype, 64, "nf4", False)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    with torch.no_grad():
        got = nybble.matmul_4bit(a, packed, state)
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
    packed, state, _ = weight(make, 4096, 4096, torch.bfloat16, 64, "nf4", True)
    for m in (1, 16, 64, 300):
        a = make(m * 4096, torch.bfloat16, "normal").view(m, 4096)
        with torch.no_grad():
            first = nybble.matmul_4bit(a, packed, state)
            for _ in range(20):
                assert torch.equal(nybble.matmul_4bit(a, packed, state), first)


@pytest.mark.parametrize("m", [1, 40])
def test_a_weight_written_just_before_is_seen(make: Make, m: int) -> None:
    """Launches overlap; what a kernel ahead in the stream wrote must still be read."""
    a = make(m * 4096, torch.bfloat16, "normal").view(m, 4096)
    for i in range(30):
        values = make(2048 * 4096, torch.bfloat16, "normal", seed=i).view(2048, 4096)
        packed, state = F.quantize_4bit(values, quant_type="nf4")
        with torch.no_grad():
            eager = nybble.matmul_4bit(a, packed, state)
            torch.cuda.synchronize()
            assert torch.equal(eager, nybble.matmul_4bit(a, packed, state))
