"""A result may overwrite the values that the call reads, but not the scales."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import nybble  # noqa: E402
from nybble import errors  # noqa: E402
from nybble import functional as F  # noqa: E402

N = 1 << 18  # enough for several threads


pytestmark = pytest.mark.usefixtures("each_path")


def _within(a: Any, dtype: Any, count: int, start: int = 0) -> Any:
    """Return the bytes of `a` from `start` on, as `count` values of another dtype."""
    if isinstance(a, np.ndarray):
        dtype = np.dtype(str(dtype).removeprefix("torch."))
        return a.reshape(-1).view(np.uint8)[start : start + count * dtype.itemsize].view(dtype)
    return a.view(-1).view(torch.uint8)[start : start + count * dtype.itemsize].view(dtype)


KINDS = pytest.mark.parametrize("kind", [lambda a: a, lambda a: a.numpy()], ids=["torch", "numpy"])


@KINDS
@pytest.mark.parametrize("start", [0, N])
def test_codes_may_overwrite_their_values(kind: Callable[[Any], Any], start: int) -> None:
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
def test_values_may_overwrite_their_codes(kind: Callable[[Any], Any], start: int) -> None:
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


def test_products_may_overwrite_their_factors() -> None:
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


def _refused(out: str, other: str, call: Callable[[], Any]) -> None:
    with pytest.raises(
        errors.InvalidArgument, match=rf"^{out} overlaps {other} in memory.*\nhint: "
    ):
        call()


@KINDS
@pytest.mark.parametrize("nested", [False, True])
def test_values_over_their_scales_are_refused(kind: Any, nested: bool) -> None:
    values = torch.randn(N)
    for quantize, back, owners in (
        (F.quantize_4bit, F.dequantize_4bit, ("absmax",)),
        (F.quantize_blockwise, F.dequantize_blockwise, ("absmax", "code")),
    ):
        named = {"compress_statistics" if back is F.dequantize_4bit else "nested": nested}
        codes, state = quantize(kind(values.clone()), blocksize=32, **named)
        pairs = [(f"quant_state.{name}", state, name) for name in owners]
        if nested:
            pairs.append(("quant_state.offset", state, "offset"))
            pairs += [
                (f"quant_state.state2.{one}", state.state2, one) for one in ("absmax", "code")
            ]
        for label, owner, name in pairs:
            out = kind(torch.zeros(N))
            whole = torch.as_tensor(out)
            old = torch.as_tensor(getattr(owner, name))
            within = _within(whole, old.dtype, old.numel(), 4 * N - old.numel() * old.itemsize)
            within.copy_(old.reshape(-1))
            within = within.view(old.shape)
            setattr(owner, name, within if kind(values) is values else within.numpy())
            kept = whole.view(torch.int32).clone()
            _refused("out", re.escape(label), partial(back, codes, state, out=out))
            assert torch.equal(whole.view(torch.int32), kept)  # nothing was written
            setattr(owner, name, kind(old.clone()))


@KINDS
def test_results_over_row_statistics_and_bias_are_refused(kind: Any) -> None:
    sums = kind(torch.randint(-999, 999, (64, 64), dtype=torch.int32))
    memory = kind(torch.rand(64 * 64))
    out, inside, apart = memory.reshape(64, 64), memory[64:128], kind(torch.rand(64))
    for name, rows, columns, bias in (
        ("row_stats", inside, apart, None),
        ("col_stats", apart, inside, None),
        ("bias", apart, apart, inside),
    ):
        _refused(
            "out", name, lambda r=rows, c=columns, b=bias: F.int8_mm_dequant(sums, r, c, out, b)
        )
    F.int8_mm_dequant(sums, apart, apart, out)


@KINDS
def test_products_over_their_scales_and_bias_are_refused(kind: Any) -> None:
    packed, state = F.quantize_4bit(kind(torch.randn(256, 256)))
    a = kind(torch.randn(64, 256))
    scales = state.absmax.reshape(-1)
    rest = kind(torch.zeros(64 * 256))
    rest[: len(scales)] = scales
    state.absmax = rest[: len(scales)]
    out = rest.reshape(64, 256)
    _refused("out", r"state\.absmax", lambda: F.gemv_4bit(a, packed, out=out, state=state))
    if isinstance(a, torch.Tensor):
        product = nybble.matmul_4bit
        _refused("out", r"quant_state\.absmax", lambda: product(a, packed, state, out=out))
        state.absmax = scales
        _refused("out", "bias", lambda: product(a, packed, state, out=out, bias=rest[:256]))
        int8 = nybble.matmul
        _refused("out", "bias", lambda: int8(a, torch.ones(256, 256), out=out, bias=rest[:256]))


@KINDS
def test_two_results_in_the_same_memory_are_refused(kind: Any) -> None:
    a, memory = kind(torch.randn(N)), kind(torch.zeros(N))
    scales, packed = memory[: N // 64], _within(memory, torch.uint8, N // 2).reshape(-1, 1)
    _refused("out", "absmax", lambda: F.quantize_4bit(a, absmax=scales, out=packed))
    codes = _within(memory, torch.uint8, N)
    _refused(
        "out", "absmax", lambda: F.quantize_blockwise(a, absmax=scales, out=codes, blocksize=64)
    )
    book = memory[:256]
    book[:] = kind(torch.linspace(-1, 1, 256))
    _refused("out", "code", lambda: F.quantize_blockwise(a, code=book, out=codes))
    _refused(
        "absmax", "code", lambda: F.quantize_blockwise(a, code=book, absmax=memory[: N // 4096])
    )


@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
def test_results_over_the_shared_code_books_are_refused(quant_type: str) -> None:
    """All states in a process share the code books. A result in one would corrupt the others."""
    a = torch.randn(32)
    _, state = F.quantize_4bit(a, quant_type=quant_type, blocksize=32)
    before = state.code.clone()
    out, scales = _within(state.code, torch.uint8, 16).reshape(-1, 1), state.code[:1]
    into = _within(state.code, torch.float16, 32)
    half = F.quantize_4bit(a.half(), quant_type=quant_type, blocksize=32)
    four = partial(F.quantize_4bit, a, quant_type=quant_type, blocksize=32)
    _refused("out", "code", partial(four, out=out))
    _refused("absmax", "code", partial(four, absmax=scales))
    _refused("out", "quant_state.code", partial(F.dequantize_4bit, *half, out=into))
    row = torch.ones(1, 32)
    weight = F.quantize_4bit(torch.randn(1, 32), quant_type=quant_type, blocksize=32)
    result = weight[1].code[:1].view(1, 1)
    product = partial(nybble.matmul_4bit, row, *weight, out=result)
    _refused("out", "quant_state.code", product)
    assert torch.equal(state.code, before)
    dynamic = F.quantize_blockwise(a)[1].code
    kept = dynamic.clone()
    codes = _within(dynamic, torch.uint8, 32)
    _refused("out", "code", lambda: F.quantize_blockwise(a, out=codes))
    assert torch.equal(dynamic, kept)


@KINDS
def test_a_result_between_two_inputs_does_not_overlap(kind: Any) -> None:
    sums = kind(torch.randint(-999, 999, (64, 64), dtype=torch.int32))
    memory = kind(torch.rand(64, 128))
    stats = kind(torch.rand(64))
    out, column = memory[:, ::2], memory[:, 1]
    wanted = F.int8_mm_dequant(sums, column, stats, dtype=out.dtype)
    assert (F.int8_mm_dequant(sums, column, stats, out) == wanted).all()
    _refused("out", "row_stats", lambda: F.int8_mm_dequant(sums, memory[:, 2], stats, out))


@KINDS
@pytest.mark.parametrize("bits", [8, 32])
def test_overlapping_arrays_of_an_optimizer_are_refused(kind: Any, bits: int) -> None:
    n = 512
    names = ["p", "g", "state1", "state2", *(["absmax1", "absmax2"] if bits == 8 else [])]

    def step(shared: tuple[str, str] | None) -> Any:
        memory = kind(torch.zeros(8, n))
        rows = dict(zip(names, memory, strict=False))
        if shared is not None:
            rows[shared[0]] = rows[shared[1]]
        p, g = rows["p"], rows["g"]
        if bits == 32:
            first, second = rows["state1"], rows["state2"]
            return F.optimizer_update_32bit("adam", g, p, first, 0.9, 1e-8, 1, 0.1, second, 0.99)
        states = [_within(rows[name], torch.uint8, n) for name in ("state1", "state2")]
        maps = kind(torch.linspace(-1, 1, 256)), kind(torch.linspace(0, 1, 256))
        scales = [rows[name][:2] for name in ("absmax1", "absmax2")]
        return F.optimizer_update_8bit_blockwise(
            *("adam", g, p, *states, 0.9, 0.99, 0.0, 0.0, 1e-8, 1, 0.1, *maps, *scales)
        )

    step(None)
    for pair in itertools.combinations(names, 2):
        with pytest.raises(errors.InvalidArgument, match="overlaps") as refusal:
            step(pair)
        assert all(name in str(refusal.value) for name in pair), pair
