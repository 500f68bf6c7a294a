"""Results that are to go into memory which the same call reads are right all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import nybble  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble._torch import fast_path  # noqa: E402

N = 1 << 18  # several threads' work


@pytest.fixture(autouse=True, params=["short way", "general way"])
def _way(request: pytest.FixtureRequest) -> Iterator[None]:
    F.quantize_4bit(torch.ones(64))  # the first call opens the short way
    if request.param == "general way":
        fast_path.shut()
    yield
    fast_path.unshut()


def _within(a: Any, dtype: Any, count: int, start: int = 0) -> Any:
    """The bytes of `a` from `start` on as `count` values of another dtype."""
    if isinstance(a, np.ndarray):
        dtype = np.dtype(str(dtype).removeprefix("torch."))
        return a.reshape(-1).view(np.uint8)[start : start + count * dtype.itemsize].view(dtype)
    return a.view(-1).view(torch.uint8)[start : start + count * dtype.itemsize].view(dtype)


KINDS = pytest.mark.parametrize("kind", [lambda a: a, lambda a: a.numpy()], ids=["torch", "numpy"])


@KINDS
@pytest.mark.parametrize("start", [0, N])
def test_quantization_into_its_own_values(kind: Callable[[Any], Any], start: int) -> None:
    values = torch.randn(N)
    wanted, state = F.quantize_4bit(values)
    a = kind(values.clone())
    packed, made = F.quantize_4bit(a, out=_within(a, torch.uint8, N // 2, start).reshape(-1, 1))
    assert (torch.as_tensor(packed) == wanted).all()
    assert (torch.as_tensor(made.absmax) == state.absmax).all()
    a = kind(values.clone())
    packed, made = F.quantize_4bit(a, absmax=_within(a, torch.float32, N // 64, start))
    assert (torch.as_tensor(packed) == wanted).all()
    assert (torch.as_tensor(made.absmax) == state.absmax).all()
    wanted, state = F.quantize_blockwise(values, blocksize=256)
    a = kind(values.clone())
    codes, made = F.quantize_blockwise(a, blocksize=256, out=_within(a, torch.uint8, N, start))
    assert (torch.as_tensor(codes) == wanted).all()
    assert (torch.as_tensor(made.absmax) == state.absmax).all()


@KINDS
@pytest.mark.parametrize("start", [0, N])
def test_values_over_their_codes(kind: Callable[[Any], Any], start: int) -> None:
    for quantize, back in (
        (F.quantize_4bit, F.dequantize_4bit),
        (F.quantize_blockwise, F.dequantize_blockwise),
    ):
        codes, state = quantize(kind(torch.randn(N)))
        wanted = torch.as_tensor(back(codes, state)).clone()
        out = kind(torch.empty(N))
        inside = _within(out, torch.uint8, torch.as_tensor(codes).numel(), start)
        inside[:] = codes.reshape(-1)
        found = back(inside.reshape(codes.shape), state, out=out)
        assert found is out
        assert torch.equal(torch.as_tensor(found), wanted)


def test_products_over_their_factors() -> None:
    packed, state = F.quantize_4bit(torch.randn(256, 256), quant_type="nf4")
    a = torch.randn(64, 256)
    wanted = F.gemv_4bit(a, packed, state=state)
    for product in (
        lambda a: F.gemv_4bit(a, packed, out=a, state=state),
        lambda a: nybble.matmul_4bit(a, packed, state, out=a),
    ):
        assert torch.equal(product(a.clone()), wanted)
    left = torch.randint(-127, 128, (64, 256), dtype=torch.int8)
    right = torch.randint(-127, 128, (64, 256), dtype=torch.int8)
    sums = F.int8_linear_matmul(left, right)
    memory = torch.empty(64 * 64, dtype=torch.int32)
    inside = _within(memory, torch.int8, left.numel()).view(64, 256).copy_(left)
    assert torch.equal(F.int8_linear_matmul(inside, right, out=memory.view(64, 64)), sums)
    rows, columns = torch.rand(64), torch.rand(64)
    for dtype in (torch.float32, torch.float16):
        values = F.int8_mm_dequant(sums, rows, columns, dtype=dtype)
        inside = sums.clone()
        out = _within(inside, dtype, inside.numel()).view(64, 64)
        assert torch.equal(F.int8_mm_dequant(inside, rows, columns, out=out), values)
