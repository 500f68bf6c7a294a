"""Blockwise quantization on a GPU gives bitsandbytes' bits for all sizes and awkward values."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
F = import_module("nybble.functional")

BLOCKS = (32, 64, 128, 256, 512, 1024, 2048, 4096)
KINDS = ("normal", "heavy", "zero blocks", "constant", "ties", "huge")
Make = Callable[..., Any]


def differing(a: Any, b: Any) -> int:
    """Return the number of elements that differ; NaNs with the same bits count as equal."""
    assert (a.dtype, a.numel()) == (b.dtype, b.numel())
    kind = {1: torch.uint8, 2: torch.int16, 4: torch.int32}[a.element_size()]
    return int((a.reshape(-1).view(kind) != b.reshape(-1).view(kind)).sum())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize("block", BLOCKS)
def test_quantize_4bit_gives_the_bits_of_bitsandbytes(
    peer: Any, make: Make, dtype: Any, block: int, quant_type: str, kind: str
) -> None:
    a = make(7 * 4096 + 5 * 64, dtype, kind)
    packed, state = F.quantize_4bit(a, blocksize=block, quant_type=quant_type)
    theirs, their_state = peer.quantize_4bit(a, blocksize=block, quant_type=quant_type)
    assert differing(state.absmax, their_state.absmax) == 0
    assert differing(packed, theirs) == 0


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize("block", BLOCKS)
def test_dequantize_4bit_gives_the_bits_of_bitsandbytes(
    peer: Any, make: Make, dtype: Any, block: int, quant_type: str, nested: bool
) -> None:
    a = make(300 * 4096, dtype, "heavy")
    packed, state = peer.quantize_4bit(
        a, blocksize=block, quant_type=quant_type, compress_statistics=nested
    )
    ours = F.QuantState.from_dict(state.as_dict(packed=True), device=a.device)
    assert differing(F.dequantize_4bit(packed, ours), peer.dequantize_4bit(packed, state)) == 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("signed", [True, False])
@pytest.mark.parametrize("block", BLOCKS[1:])
def test_quantize_blockwise_gives_the_bits_of_bitsandbytes(
    peer: Any, make: Make, dtype: Any, block: int, signed: bool, kind: str
) -> None:
    a = make(7 * 4096 + 5 * 64, dtype, kind)
    a = a if signed else a.abs()
    code = peer.create_dynamic_map(signed).cuda()
    codes, state = F.quantize_blockwise(a, code=code, blocksize=block)
    theirs, their_state = peer.quantize_blockwise(a, code=code, blocksize=block)
    assert differing(state.absmax, their_state.absmax) == 0
    if kind == "zero blocks":  # bitsandbytes stores code 0, nybble the code of the value 0
        keep = (state.absmax > 0).repeat_interleave(block)[: a.numel()]
        zero = int(code.abs().argmin())
        assert bool((codes[~keep] == zero).all())
        codes, theirs = codes[keep], theirs[keep]
    assert differing(codes, theirs) == 0


@pytest.mark.parametrize("which", ["linear", "fp8", "dynamic unsigned"])
def test_any_256_entry_map_is_quantized_as_bitsandbytes_does(
    peer: Any, make: Make, dtype: Any, which: str
) -> None:
    code = {
        "linear": lambda: peer.create_linear_map(True),
        "fp8": lambda: peer.create_fp8_map(True, 5, 2),
        "dynamic unsigned": lambda: peer.create_dynamic_map(False),
    }[which]().cuda()
    a = make(100003, dtype, "normal")
    codes, _ = F.quantize_blockwise(a, code=code, blocksize=256)
    theirs, _ = peer.quantize_blockwise(a, code=code, blocksize=256)
    assert differing(codes, theirs) == 0


@pytest.mark.parametrize("block", BLOCKS[1:])
def test_dequantize_blockwise_gives_the_bits_of_bitsandbytes(
    peer: Any, make: Make, dtype: Any, block: int
) -> None:
    a = make(300 * 4096 + 64, dtype, "heavy")
    codes, state = peer.quantize_blockwise(a, blocksize=block)
    ours = F.dequantize_blockwise(
        codes, absmax=state.absmax, code=state.code, blocksize=block, out=torch.empty_like(a)
    )
    assert differing(ours, peer.dequantize_blockwise(codes, state)) == 0


def codes_of(packed: Any, n: int) -> Any:
    flat = packed.reshape(-1)
    return torch.stack([flat >> 4, flat & 15], 1).view(-1)[:n].long()


# The GPU multiplies by a reciprocal, as bitsandbytes does, which adds one rounding error. A value
# that is so close to a decision threshold may fall to either side.
NEAR = 3e-7


@pytest.mark.parametrize("n", [1, 2, 7, 31, 63, 64, 65, 127, 4095, 4096, 4097, 65537])
@pytest.mark.parametrize("block", [32, 64, 4096])
def test_every_size_equals_the_cpu(make: Make, dtype: Any, n: int, block: int) -> None:
    a = make(n, dtype, "normal")
    for quant_type in ("nf4", "fp4"):
        packed, state = F.quantize_4bit(a, blocksize=block, quant_type=quant_type)
        theirs, cpu = F.quantize_4bit(a.cpu(), blocksize=block, quant_type=quant_type)
        assert differing(state.absmax.cpu(), cpu.absmax) == 0
        if n % 2:
            assert int(packed.view(-1)[-1] & 15) == int(theirs.view(-1)[-1] & 15)
        book = F.get_4bit_type(quant_type).double()
        scale = cpu.absmax.double().repeat_interleave(block)[:n]
        y = a.cpu().double() / scale
        ours, other = (book[codes_of(p.cpu(), n)] for p in (packed, theirs))
        assert bool(((ours - y).abs() - (other - y).abs()).abs().max() < NEAR)
        back = F.dequantize_4bit(packed, state)
        assert differing(back.cpu(), F.dequantize_4bit(packed.cpu(), cpu)) == 0


@pytest.mark.parametrize("offset", [1, 3])
def test_an_unaligned_view_is_right(make: Make, dtype: Any, offset: int) -> None:
    whole = make(70001, dtype, "normal")
    view = whole[offset:]
    packed, state = F.quantize_4bit(view, quant_type="nf4")
    fresh, fresh_state = F.quantize_4bit(view.clone(), quant_type="nf4")
    assert differing(packed, fresh) == 0
    assert differing(state.absmax, fresh_state.absmax) == 0
    out = torch.zeros(70001, dtype=dtype, device="cuda")[offset:]
    F.dequantize_4bit(packed, state, out=out)
    assert differing(out, F.dequantize_4bit(packed, state)) == 0
    codes, eight = F.quantize_blockwise(view, blocksize=256)
    fresh, fresh_eight = F.quantize_blockwise(view.clone(), blocksize=256)
    assert differing(codes, fresh) == 0
    assert differing(eight.absmax, fresh_eight.absmax) == 0


def test_nan_and_infinity_touch_their_block_alone(make: Make, dtype: Any) -> None:
    a = make(64 * 1000, dtype, "special")
    spoilt = ~torch.isfinite(a.view(-1, 64)).all(1)
    clean = torch.where(torch.isfinite(a), a, torch.zeros_like(a))
    for quant_type in ("nf4", "fp4"):
        packed, state = F.quantize_4bit(a, quant_type=quant_type)
        theirs, clean_state = F.quantize_4bit(clean, quant_type=quant_type)
        rows, clean_rows = packed.view(-1, 32), theirs.view(-1, 32)
        assert torch.equal(rows[~spoilt], clean_rows[~spoilt])
        assert bool((state.absmax[~spoilt] == clean_state.absmax[~spoilt]).all())
        assert not bool(state.absmax.isnan().any())
        # absmax ignores NaN, which has code 0
        nan = a.view(-1, 64).isnan()
        codes = torch.stack([rows >> 4, rows & 15], 2).view(-1, 64)
        assert bool((codes[nan] == 0).all())


def test_denormal_blocks_survive(dtype: Any) -> None:
    tiny = torch.linspace(-1, 1, 256, device="cuda") * 2.0**-130
    if dtype == torch.float16:
        tiny = torch.linspace(-1, 1, 256, device="cuda") * 2.0**-20
    a = tiny.to(dtype)
    packed, state = F.quantize_4bit(a, quant_type="nf4")
    back = F.dequantize_4bit(packed, state).double()
    step = 0.16 * a.double().abs().view(4, 64).amax(1, keepdim=True)  # half of NF4's widest gap
    assert bool(((back - a.double()).abs().view(4, 64) <= step).all())


def test_work_is_captured_in_a_graph_and_stays_on_the_callers_stream(make: Make) -> None:
    a = make(1 << 20, torch.bfloat16, "normal")
    F.dequantize_4bit(*F.quantize_4bit(a, quant_type="nf4"))  # the first call loads the images
    expected = F.dequantize_4bit(*F.quantize_4bit(a, quant_type="nf4"))
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = F.dequantize_4bit(*F.quantize_4bit(a, quant_type="nf4"))
    out.zero_()
    graph.replay()
    torch.cuda.synchronize()
    assert torch.equal(out, expected)
    fresh = make(1 << 20, torch.bfloat16, "heavy")
    a.copy_(fresh)
    graph.replay()
    assert torch.equal(out, F.dequantize_4bit(*F.quantize_4bit(fresh, quant_type="nf4")))


def test_threads_with_their_own_streams_do_not_disturb_one_another(make: Make) -> None:

    inputs = [make(1 << 20, torch.bfloat16, "normal", seed=i) for i in range(4)]
    expected = [F.quantize_4bit(a, quant_type="nf4")[0] for a in inputs]
    torch.cuda.synchronize()
    wrong: list[int] = []

    def work(i: int) -> None:
        with torch.cuda.stream(torch.cuda.Stream()):
            for _ in range(50):
                packed, _state = F.quantize_4bit(inputs[i], quant_type="nf4")
                if not torch.equal(packed, expected[i]):
                    wrong.append(i)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    assert wrong == []
