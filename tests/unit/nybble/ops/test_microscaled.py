"""MXFP4 and NVFP4: values of all codes and scales, quantization against float64, bad input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from tests.unit.nybble.ops import microscaled_reference as reference
from torch.utils._python_dispatch import TorchDispatchMode

import nybble
from nybble import functional as F
from nybble._torch import bridge, fast_path
from nybble.errors import InvalidArgument
from nybble.ops.fourbit.microscaled import _quantized_by_torch, state_of

pytestmark = pytest.mark.usefixtures("libnybble")
TYPES = ["mxfp4", "nvfp4"]
DTYPES = [torch.float32, torch.float16, torch.bfloat16]
BLOCK = reference.BLOCK


def _every_pair(quant_type: str) -> tuple[Any, Any, Any]:
    """Return (blocks, scales, values) of a checkpoint that has each scale once, with all 16
    codes."""
    block = BLOCK[quant_type]
    codes = np.tile(np.arange(block, dtype=np.uint8) % 16, (256, 1))
    wrong = (255,) if quant_type == "mxfp4" else (0x7F, 0xFF)
    scales = np.array([code for code in range(256) if code not in wrong], np.uint8)
    codes = codes[: len(scales)]
    decode = reference.e8m0 if quant_type == "mxfp4" else reference.e4m3
    values = [[reference.value4(c) * decode(s) for c in range(16)] for s in scales.tolist()]
    exact = np.array(values)[np.arange(len(scales))[:, None], codes]
    return codes[:, ::2] | codes[:, 1::2] << 4, scales[:, None], exact


def _loaded(blocks: Any, scales: Any, quant_type: str, tensor: float, dtype: Any) -> Any:
    if quant_type == "mxfp4":
        return F.from_mxfp4(blocks, scales, dtype)
    second = type(blocks)
    kept = np.array([tensor], np.float32)
    return F.from_nvfp4(blocks, scales, kept if second is np.ndarray else torch.tensor(kept), dtype)


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize("tensor", [1.0, 2.0**-20])
def test_every_scale_with_every_code_has_its_exact_value(quant_type: str, tensor: float) -> None:
    blocks, scales, exact = _every_pair(quant_type)
    factor = tensor if quant_type == "nvfp4" else 1.0
    with np.errstate(over="ignore"):
        expected = (exact * factor).astype(np.float32)  # 4 * 2^127 and 6 * 2^127 are infinite
    packed, state = _loaded(blocks, scales, quant_type, tensor, np.float32)
    found = F.dequantize_4bit(packed, state)
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))
    tensors = torch.from_numpy(blocks), torch.from_numpy(scales)
    for dtype in (torch.float16, torch.bfloat16):
        half = F.dequantize_4bit(*_loaded(*tensors, quant_type, tensor, dtype))
        rounded = torch.from_numpy(expected).to(dtype)
        assert torch.equal(half.view(torch.int16), rounded.view(torch.int16))


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize("m", [1, 3, 5, 17])
@pytest.mark.parametrize("dtype", DTYPES)
def test_products_and_gradients_use_the_exact_values(
    quant_type: str, m: int, dtype: torch.dtype
) -> None:
    """Each row of activations has a single 1 and selects a column of W, so that no sum is
    rounded."""
    rng = np.random.default_rng(m)
    n, k = 48, 160  # k is not a multiple of 64 or 128, the vector lengths
    blocks = torch.from_numpy(rng.integers(0, 256, (n, k // 2), dtype=np.uint8))
    bytes_ = rng.integers(110, 135, (n, k // BLOCK[quant_type]), dtype=np.uint8)
    scales = torch.from_numpy(bytes_ if quant_type == "mxfp4" else bytes_ % 0x70)
    packed, state = _loaded(blocks, scales, quant_type, 0.25, dtype)
    weight = F.dequantize_4bit(packed, state).float()
    columns = rng.integers(0, k, m)
    x = torch.zeros(m, k, dtype=dtype)
    x[torch.arange(m), torch.from_numpy(columns)] = 1
    x.requires_grad_()
    y = nybble.matmul_4bit(x, packed, state)
    assert torch.equal(y.float(), weight[:, columns].T.to(dtype).float())
    rows = rng.integers(0, n, m)
    grad = torch.zeros(m, n, dtype=dtype)
    grad[torch.arange(m), torch.from_numpy(rows)] = 1
    y.backward(grad)
    assert x.grad is not None
    assert torch.equal(x.grad.float(), weight[rows].to(dtype).float())
    dense = rng.standard_normal((m, k)).astype(np.float32)
    result = F.gemv_4bit(torch.from_numpy(dense).to(dtype), packed, state=state)
    exact = torch.from_numpy(dense).to(dtype).double() @ weight.double().T
    bound = 2e-2 if dtype is torch.bfloat16 else 2e-3 if dtype is torch.float16 else 2e-6
    assert float((result.double() - exact).norm() / exact.norm()) < bound


def _awkward(quant_type: str) -> Any:
    """Return values that test every rule: ties, subnormals, saturation, zeros, NaN, infinity."""
    block = BLOCK[quant_type]
    rng = np.random.default_rng(7)
    rows = [
        *(rng.standard_normal((40, block)) * np.exp2(rng.integers(-30, 30, (40, 1)))),
        *(rng.standard_normal((3, block)) * 2.0**-140),  # subnormal
        np.zeros(block),
        np.full(block, -0.0),
        np.resize([0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5.0, 4.0, -0.25, -0.75, -2.5, -5.0], block),
        np.resize([7.99, -7.0, 6.5, 4.0], block),  # above the largest value
        np.resize([np.finfo(np.float32).max, 1.0], block),
        np.resize([np.finfo(np.float32).smallest_subnormal, 0.0], block),
        np.resize([np.nan, 1.0, -1.0], block),
        np.resize([np.inf, 1.0], block),
        np.resize([-np.inf, np.nan, -2.0], block),
    ]
    return np.array(rows, np.float32)


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize("part", ["all", "moderate", "ties"])
def test_quantization_is_exact(quant_type: str, part: str) -> None:
    a = _awkward(quant_type)
    if part == "moderate":
        a = np.random.default_rng(3).standard_normal((64, 64)).astype(np.float32)
    if part == "ties":  # the tensor's scale is 1, so that a block's scale is a tie too
        a = np.resize(np.arange(-48, 49) / 16, (97, 96)).astype(np.float32)
        a[0, :32] = 448 * 6
        a[1, :32] = np.resize([1.0625 * 6, 1.0625], 32)
    tensors = [torch.from_numpy(a).to(dtype) for dtype in DTYPES]
    for given in (a, tensors[1].numpy(), *tensors, tensors[0].repeat(1, 2)[:, ::2]):
        values = given.float() if isinstance(given, torch.Tensor) else given
        codes, scales, tensor = reference.quantize(values, quant_type)
        packed, state = F.quantize_4bit(given, quant_type=quant_type)
        assert tuple(packed.shape) == (a.size // 2, 1)
        found = [packed.reshape(-1), state.absmax, state.state2.absmax]
        expected = [reference.packed(codes), np.array(scales), np.array([tensor], np.float32)]
        for one, wanted in zip(found, expected, strict=True):
            np.testing.assert_array_equal(np.asarray(one), wanted)
        if isinstance(given, torch.Tensor):  # torch's operations quantize on other devices
            for one, wanted in zip(_quantized_by_torch(given, quant_type), expected, strict=True):
                np.testing.assert_array_equal(one.numpy(), wanted)
    again = F.dequantize_4bit(*F.quantize_4bit(a, quant_type=quant_type))
    wrong = ~np.isfinite(a).all(axis=-1)
    assert np.isnan(again[wrong]).all()
    assert np.isfinite(again[~wrong]).all()


@pytest.mark.parametrize("quant_type", TYPES)
def test_only_code_books_are_copied_to_a_device(quant_type: str) -> None:
    """A copy in each call would prevent the capture in a CUDA graph. Code books are kept for each
    CUDA device, but not for the device meta, which stands for another device here."""
    copied: set[int] = set()

    class Copies(TorchDispatchMode):
        def __torch_dispatch__(self, call: Any, types: Any, args: Any = (), kw: Any = None) -> Any:
            out = call(*args, **(kw or {}))
            tensors = [one for one in (*args, out) if isinstance(one, torch.Tensor)]
            copied.update(one.numel() for one in tensors if one.is_cpu)
            return out

    with Copies():
        a = torch.empty(8, 64, device="meta")
        _, scales, tensor = _quantized_by_torch(a, quant_type)
        state_of(bridge, scales, tensor, (8, 64), quant_type, torch.float32)
    assert copied == {256, 16}


@pytest.mark.parametrize("quant_type", TYPES)
def test_values_of_the_format_come_back_unchanged(quant_type: str) -> None:
    rng = np.random.default_rng(5)
    codes = rng.integers(0, 16, (64, 128))
    codes[:, ::16] = 7  # the largest value in each block makes quantization find its scale
    block = BLOCK[quant_type]
    scales = np.repeat(np.exp2(rng.integers(-3, 6, (64, 128 // block))), block, 1)
    scales[0] = 256.0
    a = (np.array([reference.value4(c) for c in range(16)])[codes] * scales).astype(np.float32)
    if quant_type == "nvfp4":
        a[0, :16] = np.where(a[0, :16] < 0, -448.0, 448.0) * 6  # the tensor's scale is 1
    np.testing.assert_array_equal(F.dequantize_4bit(*F.quantize_4bit(a, quant_type=quant_type)), a)


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_the_state_of_a_parameter_has_no_gradient(quant_type: str, device: str) -> None:
    parameter = torch.nn.Parameter(torch.ones(4, 32, device=device))
    _, state = F.quantize_4bit(parameter, quant_type=quant_type)
    assert state.state2 is not None
    assert state.absmax.device.type == device
    assert not state.state2.absmax.requires_grad


def test_a_tensor_of_zeros_and_one_without_values() -> None:
    for quant_type in TYPES:
        zeros = F.dequantize_4bit(*F.quantize_4bit(torch.zeros(4, 32), quant_type=quant_type))
        assert torch.equal(zeros, torch.zeros(4, 32))
        packed, state = F.quantize_4bit(torch.zeros(0, 32), quant_type=quant_type)
        assert F.dequantize_4bit(packed, state).shape == (0, 32)
        tiny = torch.full((1, 32), 2.0**-149)  # too small: quantized to zero
        found = F.dequantize_4bit(*F.quantize_4bit(tiny, quant_type=quant_type))
        assert torch.equal(found, torch.zeros(1, 32))


@pytest.mark.parametrize("quant_type", TYPES)
def test_arrays_of_the_caller_and_other_storage(quant_type: str) -> None:
    a = torch.randn(8, 64, generator=torch.Generator().manual_seed(0))
    packed, state = F.quantize_4bit(a, quant_type=quant_type)
    out, absmax = torch.empty_like(packed), torch.empty_like(state.absmax)
    made, kept = F.quantize_4bit(a, absmax, out, quant_type=quant_type)
    assert made is out
    assert kept.absmax is absmax
    assert torch.equal(out, packed)
    assert torch.equal(absmax, state.absmax)
    stored, other = F.quantize_4bit(a, quant_type=quant_type, quant_storage=torch.bfloat16)
    assert stored.dtype is torch.bfloat16
    assert torch.equal(stored.view(torch.uint8).view(-1), packed.view(-1))
    assert torch.equal(F.dequantize_4bit(stored, other), F.dequantize_4bit(packed, state))


@pytest.mark.parametrize("quant_type", TYPES)
def test_calls_take_the_fast_path(quant_type: str) -> None:
    packed, state = F.quantize_4bit(torch.ones(8, 64), quant_type=quant_type)
    F.dequantize_4bit(packed, state)  # loads the builtins
    if not fast_path.is_open():
        pytest.skip("no fast path with this Python and torch")
    assert fast_path.dequantize_4bit(packed, state, None) is not None
    assert fast_path.gemm_4bit(torch.ones(2, 64), packed, state, None, None, None) is not None


def test_stacked_weights_of_a_checkpoint() -> None:
    rng = np.random.default_rng(11)
    blocks = torch.from_numpy(rng.integers(0, 256, (3, 32, 2, 16), dtype=np.uint8))
    scales = torch.from_numpy(rng.integers(100, 130, (3, 32, 2), dtype=np.uint8))
    packed, state = F.from_mxfp4(blocks, scales)
    assert state.dtype is torch.bfloat16
    each = [F.dequantize_4bit(*F.from_mxfp4(*one)) for one in zip(blocks, scales, strict=True)]
    assert torch.equal(F.dequantize_experts_4bit(packed, state), torch.stack(each))
    weight, fine = blocks.view(3, 32, 32), scales.repeat_interleave(2, -1) % 0x78
    second = torch.tensor([0.5, 2.0, 0.03])
    packed, state = F.from_nvfp4(weight, fine.view(torch.float8_e4m3fn), second, torch.float32)
    each = [
        F.dequantize_4bit(*F.from_nvfp4(*one, torch.float32))
        for one in zip(weight, fine, second, strict=True)
    ]
    assert torch.equal(F.dequantize_experts_4bit(packed, state), torch.stack(each))
    x = torch.randn(7, 64, generator=torch.Generator().manual_seed(0))
    ids = torch.tensor([0, 2, 1, 1, 0, 2, 2])
    found = F.grouped_matmul_4bit(x, packed, state, expert_ids=ids)
    exact = torch.einsum("rk,rnk->rn", x.double(), torch.stack(each).double()[ids])
    assert float((found.double() - exact).norm() / exact.norm()) < 2e-6


BAD_LOADS = {
    "wrong width": (lambda b, s: F.from_mxfp4(b[..., :8], s), r"blocks\.shape=\(4, 2, 8\)"),
    "wrong rows": (lambda b, s: F.from_mxfp4(b, s[:3]), r"\[3, 32\] or \[3, 2, 16\]"),
    "scales of a vector": (lambda b, s: F.from_mxfp4(b, s.view(-1)), r"scales\.shape=\(8,\)"),
    "float scales": (lambda b, s: F.from_mxfp4(b, s.float()), r"scales\.dtype=torch\.float32"),
    "E4M3 as E8M0": (
        lambda b, s: F.from_mxfp4(b, s.view(torch.float8_e4m3fn)),
        "uint8 and float8_e8m0fnu",
    ),
    "NaN scale": (
        lambda b, s: F.from_mxfp4(b, s | 255),
        r"scales has a value that is not fin",
    ),
    "blocks of floats": (lambda b, s: F.from_mxfp4(b.float(), s), r"blocks\.dtype"),
    "numpy scales": (lambda b, s: F.from_mxfp4(b, s.numpy()), "scales is a ndarray"),
    "dtype": (lambda b, s: F.from_mxfp4(b, s, torch.int8), "dtype=torch.int8"),
    "blocks of 32": (
        lambda b, s: F.from_nvfp4(b.view(4, 32), s, torch.ones(1)),
        r"weight\.shape=\(4, 32\)",
    ),
    "NaN in E4M3": (
        lambda b, s: F.from_nvfp4(b.view(4, 32), (s * 0 + 0x7F).repeat(1, 2), torch.ones(1)),
        "weight_scale has a value that is not finite",
    ),
    "two tensor scales": (
        lambda b, s: F.from_nvfp4(b.view(4, 32), s.repeat(1, 2), torch.ones(2)),
        "weight_scale_2 has 2 elements",
    ),
    "NaN tensor scale": (
        lambda b, s: F.from_nvfp4(b.view(4, 32), s.repeat(1, 2), torch.tensor(torch.nan)),
        "weight_scale_2 has a value that is not finite",
    ),
}


@pytest.mark.parametrize("case", BAD_LOADS)
def test_wrong_checkpoints_are_refused(case: str) -> None:
    load, text = BAD_LOADS[case]
    blocks, scales = torch.zeros(4, 2, 16, dtype=torch.uint8), torch.ones(4, 2, dtype=torch.uint8)
    with pytest.raises(InvalidArgument, match=text):
        load(blocks, scales)


def test_wrong_arguments_are_refused() -> None:
    a = torch.zeros(4, 64)
    with pytest.raises(InvalidArgument, match="blocksize=64: 'mxfp4' has blocks of 32"):
        F.quantize_4bit(a, blocksize=64, quant_type="mxfp4")
    with pytest.raises(InvalidArgument, match="blocksize=32: 'nvfp4' has blocks of 16"):
        F.quantize_4bit(a, blocksize=32, quant_type="nvfp4")
    with pytest.raises(InvalidArgument, match=r"A\.shape=\(4, 40\): the last dimension must be"):
        F.quantize_4bit(torch.zeros(4, 40), quant_type="mxfp4")
    with pytest.raises(InvalidArgument, match=r"A\.shape=\(\)"):
        F.quantize_4bit(torch.tensor(1.0), quant_type="nvfp4")
    with pytest.raises(InvalidArgument, match="blocksize=16: allowed are 32, 64"):
        F.quantize_4bit(a, blocksize=16, quant_type="nf4")
    with pytest.raises(InvalidArgument, match=r"A\.dtype"):
        F.quantize_4bit(a.int(), quant_type="mxfp4")
    packed, state = F.quantize_4bit(a, quant_type="nvfp4")
    state.blocksize = 32
    with pytest.raises(InvalidArgument, match="blocksize=32: 'nvfp4' has blocks of 16"):
        F.dequantize_4bit(packed, state)
    with pytest.raises(InvalidArgument, match="blocksize=32: 'nvfp4' has blocks of 16"):
        nybble.matmul_4bit(a, packed, state)
    state.blocksize, state.absmax = 16, state.absmax[:-1]
    with pytest.raises(InvalidArgument, match="absmax has 15 elements"):
        F.dequantize_4bit(packed, state)


@pytest.mark.parametrize("quant_type", ["mxfp4", "nvfp4"])
def test_plain_scales_need_no_block_size(quant_type: str) -> None:
    packed, state = F.quantize_4bit(torch.randn(64, 128), quant_type=quant_type)
    scales = state.state2.code[state.absmax.int()] * state.state2.absmax
    found = F.dequantize_4bit(
        packed, absmax=scales, out=torch.empty(64, 128), quant_type=quant_type
    )
    assert torch.equal(found, F.dequantize_4bit(packed, state))
