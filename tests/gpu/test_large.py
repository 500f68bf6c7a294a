"""Arrays of more than 2^31 elements: the last results equal the results for a copy of the last
rows."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
fast_path = import_module("nybble._torch.fast_path")
updates = import_module("nybble.ops.optim.calls")
F = import_module("nybble.functional")

MORE = 2**31
FEW = 100  # number of rows at the end to compare
ROOM = 48 * 2**30


@pytest.fixture(autouse=True)
def _room() -> Iterator[None]:
    """Empty torch's cache after each test."""
    free, _ = torch.cuda.mem_get_info()
    if free < ROOM:
        pytest.skip(f"missing: {ROOM >> 30} GiB of free GPU memory ({free >> 30} there)")
    yield
    torch.cuda.empty_cache()


def normal(*shape: int, dtype: Any = torch.bfloat16) -> Any:
    return torch.empty(shape, dtype=dtype, device="cuda").normal_()


def integers(*shape: int) -> Any:
    return torch.empty(shape, dtype=torch.int8, device="cuda").random_(-127, 128)


def test_4bit_of_more_than_two_to_the_31_elements() -> None:
    a = normal(MORE + 4096 * 3 + 64)
    tail = a[-64 * 2000 :]
    packed, state = F.quantize_4bit(a, quant_type="nf4")
    expected, expected_state = F.quantize_4bit(tail.clone(), quant_type="nf4")
    assert torch.equal(packed.view(-1)[-32 * 2000 :], expected.view(-1))
    assert torch.equal(state.absmax[-2000:], expected_state.absmax)
    back = F.dequantize_4bit(packed, state)
    assert torch.equal(back[-64 * 2000 :], F.dequantize_4bit(expected, expected_state))


def test_8bit_of_more_than_two_to_the_31_elements() -> None:
    n = MORE + 4096 * 3 + 64
    start = n // 256 * 256 - 256 * 500
    a = normal(n)
    codes, state = F.quantize_blockwise(a, blocksize=256)
    expected, expected_state = F.quantize_blockwise(a[start:].clone(), blocksize=256)
    assert torch.equal(codes[start:], expected)
    assert torch.equal(state.absmax[start // 256 :], expected_state.absmax)
    back = F.dequantize_blockwise(codes, state)
    assert torch.equal(back[start:], F.dequantize_blockwise(expected, expected_state))


def test_int8_rows_of_more_than_two_to_the_31_elements() -> None:
    columns = 4104
    a = normal(MORE // columns + FEW, columns, dtype=torch.float16)
    tail = a[-FEW:].clone()
    want, want_stats, _ = F.int8_vectorwise_quant(tail)
    q, stats, _ = F.int8_vectorwise_quant(a)
    assert torch.equal(q[-FEW:], want)
    assert torch.equal(stats[-FEW:], want_stats)
    assert torch.equal(
        F.int8_vectorwise_dequant(q, stats)[-FEW:], F.int8_vectorwise_dequant(want, want_stats)
    )
    del q, stats
    by_row, by_column, _, top, _ = F.int8_double_quant(a)
    assert torch.equal(by_row[-FEW:], want)
    assert torch.equal(top, torch.maximum(a.amax(0), -a.amin(0)).float())
    assert bool(((by_column[-FEW:].float() - 127 * tail.float() / top).abs() < 0.501).all())


def test_look_ups_in_tables_of_more_than_two_to_the_31_elements() -> None:
    columns = 4096
    rows = MORE // columns + FEW
    last = torch.arange(rows - FEW, rows, device="cuda")
    table = normal(rows, columns)
    packed, state = F.quantize_4bit(table, quant_type="nf4")
    end, end_state = F.quantize_4bit(table[-FEW:].clone(), quant_type="nf4")
    del table
    got = fast_path.embedding_4bit(last, packed, state)
    assert torch.equal(got, F.dequantize_4bit(end, end_state))
    codes, scales = integers(rows, columns), torch.rand(rows, device="cuda")
    got = fast_path.embedding_8bit(last, codes, scales, torch.bfloat16)
    want = fast_path.embedding_8bit(
        last - last[0], codes[-FEW:].clone(), scales[-FEW:].clone(), torch.bfloat16
    )
    assert torch.equal(got, want)


@pytest.mark.parametrize(
    ("m", "n", "k"), [(65544, 32784, 64), (MORE // 64 + 8, 16, 64)], ids=["result", "operand"]
)
def test_int8_products_of_more_than_two_to_the_31_elements(m: int, n: int, k: int) -> None:
    a, b = integers(m, k), integers(n, k)
    rows, columns = torch.rand(m, device="cuda"), torch.rand(n, device="cuda")
    sums = F.int8_linear_matmul(a, b)
    want = F.int8_linear_matmul(a[-FEW:].clone(), b)
    assert torch.equal(want.double(), a[-FEW:].double() @ b.double().t())
    assert torch.equal(sums[-FEW:], want)
    back = F.int8_mm_dequant(sums, rows, columns)
    want = F.int8_mm_dequant(want, rows[-FEW:].clone(), columns)
    assert torch.equal(back[-FEW:], want)
    del sums, back
    got = F.int8_scaled_mm(a, b, rows, columns, dtype=torch.float16)
    assert torch.equal(got[-FEW:], want)


@pytest.mark.parametrize(
    ("m", "n", "k"),
    [(1, 32784, 65536), (48, 32784, 65536), (65544, 32784, 64), (MORE // 64 + 8, 64, 64)],
    ids=["weight-1", "weight-48", "result", "operand"],
)
def test_4bit_products_of_more_than_two_to_the_31_elements(m: int, n: int, k: int) -> None:
    w = normal(n, k)
    packed, state = F.quantize_4bit(w, quant_type="nf4")
    few = min(FEW, n)
    end, end_state = F.quantize_4bit(w[-few:].clone(), quant_type="nf4")
    exact = F.dequantize_4bit(end, end_state).double()
    del w
    a = normal(m, k).requires_grad_()
    got = nybble.matmul_4bit(a, packed, state)
    want = a.detach()[-FEW:].double() @ exact.t()
    last = got.detach()[-FEW:, -few:].double()
    assert float((last - want).norm() / want.norm()) < 4e-3
    grad = torch.zeros_like(got)
    grad[-FEW:, -few:].normal_()
    got.backward(grad)
    want = grad[-FEW:, -few:].double() @ exact
    assert float((a.grad[-FEW:].double() - want).norm() / want.norm()) < 4e-3


@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
def test_steps_of_more_than_two_to_the_31_parameters(eight: bool) -> None:
    n = MORE + 300
    start = n // 256 * 256 - 256 * 500
    p, g = normal(n), normal(n)
    kind = {"dtype": torch.uint8 if eight else torch.float32, "device": "cuda"}
    states = [torch.zeros(n, **kind) for _ in range(2)]
    scales = [torch.zeros(-(-n // 256), device="cuda") for _ in range(2)] if eight else [None] * 2
    maps = [F.create_dynamic_map(s).cuda() if eight else None for s in (True, False)]
    hyper = updates.Hyperparameters(lr=1e-2, beta1=0.9, beta2=0.99, eps=1e-8)

    def step(first: int) -> tuple[Any, ...]:
        parts = [x if first == 0 else x[first:].clone() for x in (p, g, *states)]
        tops = [x if x is None or first == 0 else x[first // 256 :].clone() for x in scales]
        item = updates.Item(
            p=parts[0], g=parts[1], state1=parts[2], state2=parts[3], absmax1=tops[0],
            absmax2=tops[1],
        )  # fmt: skip
        updates.update("adam", [item], hyper, *maps)
        return parts[0], *parts[2:], *(x for x in tops if x is not None)

    wanted, whole = step(start), step(0)
    for want, got in zip(wanted, whole, strict=True):
        assert torch.equal(got[-want.numel() :], want)
