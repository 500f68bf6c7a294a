"""Float32 products and gradients: computed in float32 for few rows, from 16-bit terms for more."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
make_weight = import_module("gpu.exact").weight
less = import_module("gpu.less")

Make = Callable[..., Any]

# Norm-wise relative error. Sums are float32, and the omitted terms of a product are below 2^-23 of
# the product.
TOLERANCE = 2e-6


def weight(make: Make, n: int, k: int, block: int, nested: bool = False) -> Any:
    return make_weight(make, n, k, torch.float32, block, "nf4", nested)


def error(got: Any, want: Any) -> float:
    return float((got.double() - want).norm() / want.norm())


# Products of up to two rows, or of more rows with a small weight, are computed in float32. Others
# use two fp16 terms: GEMV with eight rows at a time, or tiles of 32, 64 and 128 rows. Products in
# blocks of 32 or with N below 16, and gradients, use separate kernels for few rows, cuBLASLt for
# 13 rows, and three bfloat16 terms for 1100 rows. The sums of such products are cut into chunks of
# 1024. The cases are less than one chunk, whole chunks, and a remainder.
@pytest.mark.parametrize("m", [1, 2, 3, 7, 8, 12, 13, 40, 100, 1100])
@pytest.mark.parametrize(
    ("n", "k", "block", "nested"),
    [
        (2056, 2056, 64, False),
        (2048, 3072, 64, True),
        (4104, 2048, 32, True),
        (2048, 4160, 4096, False),
        (17, 28672 + 64, 64, True),
        (333, 2048, 128, True),
        (100, 576, 64, True),
        (8, 64, 64, False),
    ],
)
def test_products_and_gradients_are_float32(
    make: Make, m: int, n: int, k: int, block: int, nested: bool
) -> None:
    k = less.depth(k)
    n = less.rows(n, k)
    packed, state, exact = weight(make, n, k, block, nested)
    a = make(m * k, torch.float32, "normal", seed=1).view(m, k).requires_grad_()
    bias = make(n, torch.float32, "normal", seed=2)
    got = nybble.matmul_4bit(a, packed, state, bias=bias)
    grad = make(m * n, torch.float32, "normal", seed=3).view(m, n)
    got.backward(grad)
    assert error(got.detach(), a.detach().double() @ exact.t() + bias.double()) < TOLERANCE
    assert error(a.grad, grad.double() @ exact) < TOLERANCE


# Terms are used for 8 rows if the weight has more than 2^22 elements, for 60 rows from 2^20.
SIZES = [(3, 2048), (8, 2048), (8, 3900), (17, 2048), (60, 2048), (60, 999), (1100, 2048)]


@pytest.mark.parametrize(("m", "rows"), SIZES)
def test_every_row_keeps_its_own_precision(make: Make, m: int, rows: int) -> None:
    n, k = rows if m == 8 else less.rows(rows, 1088), 1088
    packed, state, exact = weight(make, n, k, 64)
    a = make(m * k, torch.float32, "heavy", seed=1).view(m, k)
    a[0] *= 2.0**90
    a[1] *= 2.0**-90
    a[2] = 0
    with torch.no_grad():
        got = nybble.matmul_4bit(a, packed, state)
    want = a.double() @ exact.t()
    size = a.double().abs() @ exact.t().abs()
    rows = ((got.double() - want).norm(dim=1), size.norm(dim=1))
    assert bool((rows[0] <= TOLERANCE * rows[1]).all())


@pytest.mark.parametrize(("m", "rows"), [(4, 2048), (20, 2048), *SIZES[1:]])
def test_infinities_and_nan_are_those_of_float32(make: Make, m: int, rows: int) -> None:
    n, k = rows if m == 8 else less.rows(rows, 1088), 1088
    packed, state, exact = weight(make, n, k, 64)
    a = make(m * k, torch.float32, "normal", seed=1).view(m, k)
    a[0, 3], a[1, 5], a[2, 7] = float("inf"), -float("inf"), float("nan")
    a[3, 0] = a[3, 1024] = float("inf")
    with torch.no_grad():
        got = nybble.matmul_4bit(a, packed, state)
    want = a.double() @ exact.t()
    assert torch.equal(got.isnan(), want.isnan())
    assert torch.equal(got.isposinf(), want.isposinf())
    assert torch.equal(got.isneginf(), want.isneginf())
    assert bool(got[:4].isfinite().logical_not().any(1).all())


@pytest.mark.parametrize("kind", ["nf4", "fp4"])
@pytest.mark.parametrize("m", [2, 5, 30, 120])
def test_columns_of_the_weight_come_back(make: Make, kind: str, m: int) -> None:
    """Each row of `a` has a single element near 1, so that no sum hides the error of a term."""
    n, k = 512, 1024
    packed, state, exact = make_weight(make, n, k, torch.float32, 64, kind, False)
    a = torch.zeros(m, k, device="cuda")
    at = torch.arange(m, device="cuda") * 7
    a[torch.arange(m), at] = 1 + torch.arange(m, device="cuda") * 2.0**-20
    with torch.no_grad():
        got = nybble.matmul_4bit(a, packed, state)
    want = a[torch.arange(m), at].double()[:, None] * exact.t()[at]
    assert bool(((got.double() - want).abs() <= 2.0**-20 * want.abs()).all())


def test_a_weight_and_inputs_written_just_before_are_seen(make: Make) -> None:
    """The terms of `a` are written to memory that the previous product has read."""
    for m in (4, 40):
        inputs = [make(m * 2048, torch.float32, "normal", seed=i).view(m, 2048) for i in range(6)]
        weights = [weight(make, less.rows(1024, 2048), 2048, 64, i % 2 == 1) for i in range(6)]
        with torch.no_grad():
            outs = [
                nybble.matmul_4bit(a * 2, packed, state)
                for a, (packed, state, _) in zip(inputs, weights, strict=True)
            ]
        for a, (_, _, exact), got in zip(inputs, weights, outs, strict=True):
            assert error(got, 2 * a.double() @ exact.t()) < TOLERANCE


@pytest.mark.parametrize(("m", "n"), [(5, 1000), (5, 1100), (40, 1000), (300, 1000)])
def test_a_graph_replays_products(make: Make, m: int, n: int) -> None:
    rows = n if m == 5 else less.rows(n, 4096)  # above N = 1024: by bfloat16 terms
    packed, state, _ = weight(make, rows, 4096, 64, nested=True)
    a = make(m * 4096, torch.float32, "normal").view(m, 4096)
    with torch.no_grad():
        want = nybble.matmul_4bit(a, packed, state)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            outs = [nybble.matmul_4bit(a, packed, state) for _ in range(3)]
        for got in outs:
            got.zero_()
        graph.replay()
    assert all(torch.equal(got, want) for got in outs)


@pytest.mark.parametrize("m", [1, 20, 100, 2100])
def test_products_are_the_same_bits_again(make: Make, m: int) -> None:
    packed, state, _ = weight(make, less.rows(1000, 4096), 4096, 64)
    a = make(m * 4096, torch.float32, "normal").view(m, 4096)
    with torch.no_grad():
        first = nybble.matmul_4bit(a, packed, state)
        for _ in less.again(10):
            assert torch.equal(nybble.matmul_4bit(a, packed, state), first)
