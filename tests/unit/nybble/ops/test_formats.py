"""The formats of arrays, layers and optimizers equal the installed bitsandbytes' bit by bit."""

from __future__ import annotations

import contextlib
import copy
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from nybble import errors, functional, nn, optim  # noqa: E402
from nybble.ops import codebooks  # noqa: E402

DTYPES = [torch.float32, torch.float16, torch.bfloat16]
SHAPES = [((64, 128), 64), ((7, 96), 64), ((33, 31), 128), ((1000, 3), 4096), ((5, 64), 32)]


@pytest.fixture(autouse=True)
def _eager() -> Iterator[None]:
    """Let bitsandbytes run its operations eagerly: torch.compile would take 30 s."""
    stance = getattr(torch.compiler, "set_stance", None)  # torch 2.6
    with stance("force_eager") if stance else contextlib.nullcontext():
        yield


def _values(shape: tuple[int, ...], dtype: Any, seed: int = 7) -> Any:
    generator = torch.Generator().manual_seed(seed)
    return (torch.randn(shape, generator=generator) * 0.05).to(dtype)


def _same(a: Any, b: Any) -> None:
    """Assert equal numbers, dtype and shape (the sign of zero is not part of the format)."""
    assert a.dtype == b.dtype
    assert a.shape == b.shape
    assert torch.equal(a, b)


def _peer_dequantize(peer: Any, packed: Any, items: dict[str, Any]) -> Any:
    """Return the values that bitsandbytes dequantizes, as a single row.

    Its native CPU code starts a block at each row of a matrix. This is wrong, and differs from its
    CUDA code, unless the number of columns is a multiple of the block size.
    """
    state = peer.functional.QuantState.from_dict(dict(items), "cpu")
    shape = state.shape
    state.shape = torch.Size((1, shape.numel()))
    return peer.functional.dequantize_4bit(packed, state).reshape(shape)


def _ties(a: Any, ours: Any, theirs: Any) -> None:
    """Assert that where the codes differ, the value is equally far from two code values.

    bitsandbytes' CPU fallback computes the midpoints. Its CUDA code has constants, as nybble does.
    """
    a, ours, theirs = a.float(), ours.float(), theirs.float()
    torch.testing.assert_close((a - ours).abs(), (a - theirs).abs(), rtol=0, atol=1e-6)


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize(("shape", "blocksize"), SHAPES)
@pytest.mark.parametrize("dtype", DTYPES)
def test_4bit_arrays_are_read_equally_by_both(
    peer: Any, dtype: Any, shape: tuple[int, ...], blocksize: int, quant_type: str, nested: bool
) -> None:
    a = _values(shape, dtype)
    settings = {
        "blocksize": blocksize,
        "quant_type": quant_type,
        "compress_statistics": nested,
    }
    ours, our_state = functional.quantize_4bit(a, **settings)
    theirs, their_state = peer.functional.quantize_4bit(a, **settings)
    assert ours.shape == theirs.shape
    for packed, state in ((ours, our_state), (theirs, their_state)):
        items = state.as_dict(packed=True)
        here = functional.dequantize_4bit(packed, functional.QuantState.from_dict(items, "cpu"))
        _same(here, _peer_dequantize(peer, packed, items))
    if not nested:
        _same(our_state.absmax, their_state.absmax)
        mine, yours = (functional.dequantize_4bit(packed, our_state) for packed in (ours, theirs))
        if dtype is torch.float32:
            _ties(a, mine, yours)
        assert (mine != yours).float().mean() < 0.01


@pytest.mark.parametrize("blocksize", [64, 256, 4096])
@pytest.mark.parametrize("dtype", DTYPES)
def test_8bit_arrays_are_read_equally_by_both(peer: Any, dtype: Any, blocksize: int) -> None:
    a = _values((37, 129), dtype)
    ours, our_state = functional.quantize_blockwise(a, blocksize=blocksize)
    _, their_state = peer.functional.quantize_blockwise(a, blocksize=blocksize)
    _same(our_state.absmax, their_state.absmax)
    _same(our_state.code, their_state.code)
    _same(
        functional.dequantize_blockwise(ours, our_state),
        peer.functional.dequantize_blockwise(ours, their_state),
    )


@pytest.mark.parametrize("storage", [torch.bfloat16, torch.float32])
def test_quant_storage_is_the_same_bytes(peer: Any, storage: Any) -> None:
    a = _values((64, 64), torch.float16)
    ours, _ = functional.quantize_4bit(a, quant_type="nf4", quant_storage=storage)
    theirs, _ = peer.functional.quantize_4bit(a, quant_type="nf4", quant_storage=storage)
    assert ours.dtype == theirs.dtype == storage
    assert ours.shape == theirs.shape
    assert torch.equal(ours.view(torch.uint8), theirs.view(torch.uint8))


def test_code_books_are_bitsandbytes(peer: Any) -> None:
    theirs = peer.functional
    for signed, total in itertools.product((True, False), range(2, 9)):
        # for unsigned maps with fraction bits, bitsandbytes fails with an assertion
        for exponent in range(1, total) if signed else (total - 1,):
            made = theirs.create_dynamic_map(signed, exponent, total).numpy()
            np.testing.assert_array_equal(codebooks.dynamic_map(signed, exponent, total), made)
    for settings in itertools.product((True, False), range(1, 9), (True, False)):
        made = theirs.create_linear_map(*settings).numpy()
        np.testing.assert_array_equal(codebooks.linear_map(*settings), made)
    for bits in ((5, 2), (4, 3), (2, 5)):
        made = theirs.create_fp8_map(True, *bits, 8).numpy()
        np.testing.assert_array_equal(codebooks.float_map(True, *bits, 8), made)
    for name in ("nf4", "fp4", "af4"):
        made = theirs.get_4bit_type(name, device="cpu").numpy()
        np.testing.assert_array_equal(codebooks.four_bit_values(name), made)
    assert codebooks.normal_map()[[0, 255]].tolist() == [-1.0, 1.0]
    for end in (0.5, 1.0):  # the quantiles of these are 0 and infinity
        with pytest.raises(errors.InvalidArgument, match=r"above 0\.5 and below 1"):
            codebooks.normal_map(end)


def _layers(module: Any, nested: bool, quant_type: str) -> Any:
    torch.manual_seed(3)
    layer = module.Linear4bit(128, 32, compress_statistics=nested, quant_type=quant_type)
    return layer.to("cpu").train()


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
def test_linear4bit_checkpoints_are_exchanged(
    peer: Any, tmp_path: Path, quant_type: str, nested: bool
) -> None:
    from safetensors.torch import load_file, save_file

    x = _values((3, 128), torch.float32)
    mine, yours = _layers(nn, nested, quant_type), _layers(peer.nn, nested, quant_type)
    assert list(mine.state_dict()) == list(yours.state_dict())
    for source in (mine, yours):
        save_file(source.state_dict(), tmp_path / "layer.safetensors")
        saved = load_file(tmp_path / "layer.safetensors")
        ours = nn.Linear4bit(128, 32, compress_statistics=nested, quant_type=quant_type)
        assert ours.load_state_dict(saved).missing_keys == []
        items = {k.removeprefix("weight."): v for k, v in saved.items() if "weight." in k}
        theirs = peer.nn.Linear4bit(128, 32, compress_statistics=nested, quant_type=quant_type)
        theirs.weight = peer.nn.Params4bit.from_prequantized(
            saved["weight"], items, device="cpu", module=theirs
        )
        theirs.bias.data = saved["bias"]
        unpacked = functional.dequantize_4bit(ours.weight.data, ours.weight.quant_state)
        _same(unpacked, peer.functional.dequantize_4bit(saved["weight"], theirs.quant_state))
        # float32 products are added in another order
        torch.testing.assert_close(ours(x), theirs.train()(x), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("seed", range(20))
def test_linear8bit_checkpoints_are_exchanged(peer: Any, seed: int) -> None:
    torch.manual_seed(seed)
    weight = torch.randn(32, 96)
    made = []
    for module in (nn, peer.nn):
        layer = module.Linear8bitLt(96, 32, bias=False, has_fp16_weights=False)
        layer.load_state_dict({"weight": weight})
        made.append(layer.to("cpu"))
    mine, yours = (layer.state_dict() for layer in made)
    assert list(mine) == list(yours)
    _same(mine["SCB"], yours["SCB"])
    # For a value halfway between two codes, a division (nybble) and a multiplication by the
    # reciprocal (torch) may choose different codes.
    exact = weight.half().double() * 127 / mine["SCB"].double()[:, None]
    tie = ((exact - exact.floor()) - 0.5).abs() < 1e-5
    _same(mine["weight"][~tie], yours["weight"][~tie])
    assert int((mine["weight"].int() - yours["weight"].int()).abs().max()) <= 1
    again = nn.Linear8bitLt(96, 32, bias=False, has_fp16_weights=False)
    again.load_state_dict(yours)
    for key, value in again.state_dict().items():
        _same(value, yours[key])
    made[1].load_state_dict(mine)
    again.load_state_dict(made[1].state_dict())
    x = _values((5, 96), torch.float16)
    _same(again(x), made[0](x))


@pytest.mark.parametrize("name", ["AdamW8bit", "Lion8bit", "AdEMAMix8bit"])
def test_optimizer_checkpoints_are_exchanged(peer: Any, name: str) -> None:
    start = _values((80, 64), torch.float32)
    gradients = [_values((80, 64), torch.float32, seed) for seed in range(4)]
    states = []
    for module in (optim, peer.optim):
        p = torch.nn.Parameter(start.clone())
        optimizer = getattr(module, name)([p])
        for gradient in gradients:
            p.grad = gradient.clone()
            optimizer.step()
        saved = p.detach().clone(), copy.deepcopy(optimizer.state_dict())
        p.grad = gradients[0].clone()
        optimizer.step()
        states.append((*saved, p.detach()))
    for p_saved, state, continued in states:
        for module in (optim, peer.optim):
            p = torch.nn.Parameter(p_saved.clone())
            optimizer = getattr(module, name)([p])
            optimizer.load_state_dict(state)
            loaded = optimizer.state[p]
            assert loaded["step"] == 4
            assert loaded["state1"].dtype == torch.uint8
            p.grad = gradients[0].clone()
            optimizer.step()
            assert not torch.equal(p, p_saved)
            torch.testing.assert_close(p.detach(), continued, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    "name", ["Adam32bit", "AdamW32bit", "Lion32bit", "SGD32bit", "RMSprop32bit", "Adagrad32bit"]
)
def test_32bit_steps_agree(peer: Any, name: str) -> None:
    settings = {"lr": 1e-2, "momentum": 0.9} if name == "SGD32bit" else {"lr": 1e-2}
    start = _values((70, 64), torch.float32)
    made = []
    for module in (optim, peer.optim):
        p = torch.nn.Parameter(start.clone())
        optimizer = getattr(module, name)([p], **settings)
        for seed in range(5):
            p.grad = _values((70, 64), torch.float32, seed)
            optimizer.step()
        made.append(p.detach())
    # bitsandbytes' CPU and CUDA paths apply the decay in another order; they differ by lr^2 * decay
    torch.testing.assert_close(made[0], made[1], rtol=1e-5, atol=1e-5)
