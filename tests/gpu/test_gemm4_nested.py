"""Products and gradients of many rows have the same bits with nested scales as with plain scales,
for every kernel. Other rows' scales do not affect a row."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
F = import_module("nybble.functional")
native = import_module("nybble._native")
less = import_module("gpu.less")

Make = Callable[..., Any]
Operation = Callable[..., Any]
HALF = [torch.bfloat16, torch.float16]

SHAPES = [  # n, k
    (4096, 4096),
    (1100, 4096 + 192),  # a row's codes do not fill whole words of four
    (333, 2048),
    (129, 64),
    (2049, 320),
    (320, 28672),
]
GRADIENT_SHAPES = [(4096, 4096), (1096, 4096 + 192), (72, 64), (320, 2048), (28672, 320)]


def some_bytes(count: int) -> Any:
    generator = torch.Generator(device="cuda").manual_seed(count)
    return torch.randint(0, 256, (count,), dtype=torch.uint8, device="cuda", generator=generator)


def nested(make: Make, n: int, k: int, block: int = 64, block2: int = 256) -> tuple[Any, Any]:
    """Return an [n][k] weight's packed bytes and state, with scales in blocks of `block2`."""
    blocks = n * k // block
    code, tops, offset = (
        make(count, torch.float32, "normal", seed=seed)
        for seed, count in enumerate((256, -(-blocks // block2), 1))
    )
    second = F.QuantState(tops, code=code, blocksize=block2, dtype=torch.float32)
    names = (torch.Size((n, k)), F.get_4bit_type("nf4", device="cuda"), block, "nf4")
    state = F.QuantState(some_bytes(blocks), *names, torch.bfloat16, offset[0], second)
    return some_bytes(n * k // 2).view(-1, 1), state


def plain(state: Any) -> Any:
    """Return the state with float32 scales that have the same bits as the scales that the products
    use."""
    second = state.state2
    tops = second.absmax.repeat_interleave(second.blocksize)[: state.absmax.numel()]
    scales = second.code[state.absmax.long()] * tops + state.offset
    kept = (state.shape, state.code, state.blocksize, state.quant_type, state.dtype)
    return F.QuantState(scales, *kept)


def product(a: Any, packed: Any, state: Any) -> Any:
    with torch.no_grad():
        return nybble.matmul_4bit(a, packed, state)


def gradient(grad: Any, packed: Any, state: Any) -> Any:
    shape = (grad.shape[0], state.shape[1])
    a = torch.zeros(shape, dtype=grad.dtype, device="cuda", requires_grad=True)
    return torch.autograd.grad(nybble.matmul_4bit(a, packed, state), a, grad)[0]


def inputs(make: Make, operation: Operation, m: int, state: Any, dtype: Any) -> Any:
    count = state.shape[1 if operation is product else 0]
    return make(m * count, dtype, "normal", seed=1).view(m, count)


def check(
    make: Make, operation: Operation, m: int, packed: Any, state: Any, dtype: Any = torch.bfloat16
) -> None:
    a = inputs(make, operation, m, state, dtype)
    assert torch.equal(operation(a, packed, state), operation(a, packed, plain(state)))


BOTH = pytest.mark.parametrize("operation", [product, gradient])


@pytest.mark.parametrize("m", [17, 48, 100, 300])
@pytest.mark.parametrize("dtype", HALF, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_products_have_the_bits_of_plain_scales(
    make: Make, shape: tuple[int, int], dtype: Any, m: int
) -> None:
    k = less.depth(shape[1])
    check(make, product, m, *nested(make, less.rows(shape[0], k), k), dtype)


@pytest.mark.parametrize("m", [17, 48, 100, 256])
@pytest.mark.parametrize("dtype", HALF, ids=str)
@pytest.mark.parametrize("shape", GRADIENT_SHAPES, ids=str)
def test_gradients_have_the_bits_of_plain_scales(
    make: Make, shape: tuple[int, int], dtype: Any, m: int
) -> None:
    n = less.depth(shape[0])
    check(make, gradient, m, *nested(make, n, less.rows(shape[1], n)), dtype)


@pytest.mark.parametrize("dtype", HALF, ids=str)
def test_gradients_of_many_rows_by_a_large_weight_have_them(make: Make, dtype: Any) -> None:
    check(make, gradient, 500, *nested(make, 4096, less.rows(11008, 4096)), dtype)


@BOTH
@pytest.mark.parametrize("block2", [1, 2, 64, 256, 4096])
@pytest.mark.parametrize(("block", "k"), [(64, 1024), (64, 1088), (128, 1024), (4096, 4096)])
def test_blocks_of_either_level_have_any_size(
    make: Make, operation: Operation, block: int, k: int, block2: int
) -> None:
    packed, state = nested(make, 200, k, block, block2)
    for m in (40, 200):
        check(make, operation, m, packed, state)


@BOTH
@pytest.mark.parametrize("start", [1, 2, 3])
@pytest.mark.parametrize("m", [32, 64, 128, 256])
def test_codes_start_anywhere(make: Make, operation: Operation, m: int, start: int) -> None:
    packed, state = nested(make, 320, 1024)
    codes = state.absmax
    state.absmax = torch.cat([codes[:start], codes])[start:]
    assert state.absmax.data_ptr() % 4 == start
    check(make, operation, m, packed, state)


@pytest.mark.parametrize("m", [40, 300])
def test_an_offset_may_be_missing(make: Make, m: int) -> None:
    """The C interface allows NULL for the offset."""
    n, k = 320, 1024
    packed, state = nested(make, n, k)
    a, out = make(m * k, torch.bfloat16, "normal").view(m, k), make(m * n, torch.bfloat16, "normal")
    arrays = (state.state2.absmax, state.absmax, state.state2.code)
    scales = native.Absmax(*(array.data_ptr() for array in arrays), None, 256)
    stream = torch.cuda.current_stream().cuda_stream
    native.operation("gemm_4bit")(
        *(a.data_ptr(), 2, m, n, k, packed.data_ptr(), ctypes.addressof(scales), 64, 0, 0, 0),
        *(out.data_ptr(), a.get_device(), stream),
    )
    state.offset = state.offset * 0
    assert torch.equal(out.view(m, n), product(a, packed, plain(state)))


@pytest.mark.parametrize("m", [40, 300])
@pytest.mark.parametrize(("k", "block2"), [(1024, 16), (1088, 1)])
def test_another_rows_scales_are_not_used(make: Make, m: int, k: int, block2: int) -> None:
    """The last stages of K and the last rows of tiles extend beyond the end of a row's blocks."""
    n, row, each = 320, 192, k // 64 // block2
    packed, state = nested(make, n, k, block2=block2)
    a = inputs(make, product, m, state, torch.bfloat16)
    expected = product(a, packed, state)
    state.state2.absmax[row * each : (row + 1) * each] = torch.nan
    got = product(a, packed, state)
    assert bool(got[:, row].isnan().all())
    got[:, row] = expected[:, row]
    assert torch.equal(got, expected)


@pytest.mark.parametrize("m", [40, 250])
@pytest.mark.parametrize(("k", "block2"), [(1024, 2), (1024, 1), (1088, 1)])
def test_another_columns_scales_are_not_used_in_gradients(
    make: Make, m: int, k: int, block2: int
) -> None:
    n, width = 328, 64 * block2
    packed, state = nested(make, n, k, block2=block2)
    grad = inputs(make, gradient, m, state, torch.bfloat16)
    expected = gradient(grad, packed, state)
    columns = slice(k - width, k)
    state.state2.absmax[-1] = torch.nan
    got = gradient(grad, packed, state)
    assert bool(got[:, columns].isnan().all())
    got[:, columns] = expected[:, columns]
    assert torch.equal(got, expected)


@BOTH
@pytest.mark.parametrize("m", [40, 250])
def test_what_codes_mean_may_be_written_just_before(
    make: Make, operation: Operation, m: int
) -> None:
    packed, state = nested(make, 512, 1024)
    a = inputs(make, operation, m, state, torch.bfloat16)
    code, offset = state.state2.code.clone(), state.offset.clone()
    state.state2.code, state.offset = code.clone(), offset.clone()
    before = operation(a, packed, state)  # the kernel that precedes the writes in the stream
    torch.cuda.synchronize()
    for turn in range(1, 3 if less.LESS else 20):
        state.state2.code.copy_(code * turn)
        state.offset.copy_(offset * turn)
        got = operation(a, packed, state)
        torch.cuda.synchronize()
        assert torch.equal(got, operation(a, packed, plain(state)))
        assert turn == 1 or not torch.equal(got, before)
