"""In every operation, a NaN affects only its own row, block or element, and unaligned operands give
the same results as aligned operands."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
updates = import_module("nybble.ops.optim.calls")
F = import_module("nybble.functional")

Make = Callable[..., Any]
BAD = {"NaN": float("nan"), "infinity": float("inf"), "-infinity": float("-inf")}
bad = pytest.mark.parametrize("value", BAD.values(), ids=BAD)


def same(a: Any, b: Any) -> bool:
    return bool(torch.equal(a.cpu(), b.cpu()))


@bad
@pytest.mark.parametrize("block", [64, 256, 2048, 4096, 8192, 16384])
def test_8bit_blocks_keep_their_neighbours(
    make: Make, dtype: Any, block: int, value: float
) -> None:
    clean = make(block * 20 + 5, dtype, "normal")
    spoilt = clean.clone()
    spoilt[3 * block + 7] = value
    others = torch.arange(spoilt.numel(), device=clean.device) // block != 3
    want, state = F.quantize_blockwise(clean, blocksize=block)
    codes, found = F.quantize_blockwise(spoilt, blocksize=block)
    assert same(codes[others], want[others])
    assert same(found.absmax[:3], state.absmax[:3])
    assert same(found.absmax[4:], state.absmax[4:])
    assert not bool(found.absmax.isnan().any())
    state.absmax[3] = value
    back = F.dequantize_blockwise(want, state)
    assert bool(back[others].isfinite().all())
    large = back[~others][want[~others] > 200]
    assert large.numel()
    assert not bool(large.isfinite().any())


@bad
@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("m", [1, 12, 40, 300])
def test_products_keep_other_rows_and_columns(
    make: Make, dtype: Any, m: int, nested: bool, value: float
) -> None:
    n, k = 320, 512
    packed, state = F.quantize_4bit(
        make(n * k, dtype, "normal").view(n, k), quant_type="nf4", compress_statistics=nested
    )
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    with torch.no_grad():
        want = nybble.matmul_4bit(a, packed, state)
        a[m // 2, 77] = value
        got = nybble.matmul_4bit(a, packed, state)
        rows = torch.arange(m, device=a.device) != m // 2
        assert same(got[rows], want[rows])
        assert not bool(got[m // 2].isfinite().any())
        a[m // 2, 77] = 0
        want = nybble.matmul_4bit(a, packed, state)
        scales = state.state2.absmax if nested else state.absmax
        scales[-1] = value  # in one of the last row's blocks
        got = nybble.matmul_4bit(a, packed, state)
        touched = 1 if not nested else -(-(state.absmax.numel() % 256 or 256) // (k // 64))
        assert same(got[:, :-touched], want[:, :-touched])
        assert not bool(got[:, -1].isfinite().any())


@bad
@pytest.mark.parametrize("threshold", [0.0, 6.0])
def test_int8_rows_keep_their_neighbours(
    make: Make, dtype: Any, threshold: float, value: float
) -> None:
    clean = make(9 * 1000, dtype, "normal").view(9, 1000)
    spoilt = clean.clone()
    spoilt[4, 77] = value
    others = [0, 1, 2, 3, 5, 6, 7, 8]
    columns = [i for i in range(1000) if i != 77]  # the outlier's column is 0 in every row
    for quantize in (F.int8_vectorwise_quant, F.int8_double_quant):
        want, got = quantize(clean, threshold=threshold), quantize(spoilt, threshold=threshold)
        assert same(got[0][others][:, columns], want[0][others][:, columns])
        stats = 1 if quantize is F.int8_vectorwise_quant else 2
        assert same(got[stats][others], want[stats][others])
    sums = torch.arange(9 * 64, dtype=torch.int32, device=clean.device).view(9, 64)
    rows = torch.ones(9, device=clean.device)
    rows[4] = value
    back = F.int8_mm_dequant(sums + 1, rows, torch.ones(64, device=clean.device), dtype=dtype)
    assert bool(back[others].isfinite().all())
    assert not bool(back[4].isfinite().any())


@bad
@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
@pytest.mark.parametrize("name", ["adam", "momentum", "rmsprop", "lion", "adagrad", "ademamix"])
def test_steps_keep_other_values(
    make: Make, dtype: Any, name: str, eight: bool, value: float
) -> None:
    n, at = 256 * 9 + 7, 256 * 4 + 50
    ends = []
    for spoilt in (False, True):
        p, g = (make(n, dtype, "normal", seed=seed) for seed in (1, 2))
        if spoilt:
            g[at] = value
        rows = 2 if name == "ademamix" else 1
        kind = {"dtype": torch.uint8 if eight else torch.float32, "device": p.device}
        first, second = torch.zeros(rows * n, **kind), torch.zeros(n, **kind)
        scales = [torch.zeros(rows * 10, device=p.device), torch.zeros(10, device=p.device)]
        two = name in ("adam", "ademamix")
        item = updates.Item(
            p=p, g=g, state1=first, state2=second if two else None,
            absmax1=scales[0] if eight else None, absmax2=scales[1] if eight and two else None,
        )  # fmt: skip
        maps = [F.create_dynamic_map(s).to(p.device) if eight else None for s in (True, False)]
        hyper = updates.Hyperparameters(
            lr=1e-2, beta1=0.9, beta2=0.99, beta3=0.999, alpha=2.0, eps=1e-8
        )
        updates.update(name, [item], hyper, *maps)
        ends.append((p, first.view(rows, n)[0], second))
    # with 8-bit states, a block has one scale, which the NaN affects
    around = torch.arange(n, device=p.device) // (256 if eight else 1)
    others = around != (at // 256 if eight else at)
    for clean, touched in zip(*ends, strict=True):
        assert same(clean[others], touched[others])
    if eight and two:  # the parameter's value is unchanged
        assert same(ends[1][0][at], make(n, dtype, "normal", seed=1)[at])


def shifted(x: Any, by: int) -> Any:
    """Return a contiguous copy of x that begins `by` elements after an aligned address."""
    buffer = torch.empty(x.numel() + by, dtype=x.dtype, device=x.device)
    buffer[by:].copy_(x.reshape(-1))
    return buffer[by:].view(x.shape)


@pytest.mark.parametrize("by", [1, 2, 3, 5])
def test_8bit_views_anywhere(make: Make, dtype: Any, by: int) -> None:
    a = make(7 * 1024, dtype, "normal").view(7, 1024)
    codes, state = F.quantize_blockwise(a, blocksize=256)
    out = shifted(torch.zeros_like(a), by)
    F.dequantize_blockwise(shifted(codes, by), state, out=out)
    assert same(out, F.dequantize_blockwise(codes, state))
    for quantize in (F.int8_vectorwise_quant, F.int8_double_quant):
        for got, want in zip(quantize(shifted(a, by)), quantize(a), strict=True):
            assert (got is None and want is None) or same(got, want)
    q, rows, _ = F.int8_vectorwise_quant(a)
    assert same(
        F.int8_vectorwise_dequant(shifted(q, by), shifted(rows, by)),
        F.int8_vectorwise_dequant(q, rows),
    )
    sums, bias = F.int8_linear_matmul(q, q), make(7, dtype, "normal", seed=2)
    assert same(F.int8_linear_matmul(shifted(q, by), shifted(q, 3 * by)), sums)
    moved = [shifted(x, by) for x in (rows, rows, bias)]
    want = F.int8_mm_dequant(sums, rows, rows, bias=bias, dtype=dtype)
    out = shifted(torch.zeros_like(want), by)
    F.int8_mm_dequant(shifted(sums, by), *moved[:2], out=out, bias=moved[2], dtype=dtype)
    assert same(out, want)
    assert same(F.int8_scaled_mm(shifted(q, by), shifted(q, by), *moved, dtype), want)


@pytest.mark.parametrize("m", [1, 12, 40, 300])
@pytest.mark.parametrize("by", [1, 3, 8])
def test_products_of_operands_anywhere(make: Make, dtype: Any, m: int, by: int) -> None:
    n, k = 128, 256
    packed, state = F.quantize_4bit(make(n * k, dtype, "normal").view(n, k), quant_type="nf4")
    a, bias = make(m * k, dtype, "normal", seed=1).view(m, k), make(n, dtype, "normal", seed=2)
    grad = make(m * n, dtype, "normal", seed=3).view(m, n)
    ends = []
    for move in (0, by):
        x = shifted(a, move).requires_grad_()
        state.absmax = shifted(state.absmax, move)
        y = nybble.matmul_4bit(x, shifted(packed, move), state, bias=shifted(bias, move))
        y.backward(shifted(grad, move))
        ends.append((y.detach(), x.grad))
    near = {torch.float32: 1e-5, torch.float16: 4e-3, torch.bfloat16: 3e-2}[dtype]
    for aligned, moved in zip(*ends, strict=True):
        torch.testing.assert_close(moved, aligned, rtol=near, atol=near * 30)


@pytest.mark.parametrize("by", [1, 2, 3])
@pytest.mark.parametrize("name", ["adam", "momentum", "ademamix"])
def test_32bit_states_anywhere(make: Make, dtype: Any, name: str, by: int) -> None:
    n, rows = 1003, 2 if name == "ademamix" else 1
    ends = []
    for move in (0, by):
        p, g = (shifted(make(n, dtype, "normal", seed=seed), move) for seed in (1, 2))
        first = shifted(torch.zeros(rows * n, device=p.device), move)
        second = shifted(torch.zeros(n, device=p.device), move)
        for step in (1, 2, 3):
            F.optimizer_update_32bit(
                name, g, p, first, 0.9, 1e-8, step, 1e-2, state2=second, beta2=0.99, beta3=0.999,
                alpha=2.0,
            )  # fmt: skip
        ends.append((p, first, second))
    for aligned, moved in zip(*ends, strict=True):
        assert same(moved, aligned)
