"""Arrays of unusual shape or alignment: results have the shape that was quantized."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from nybble import errors  # noqa: E402
from nybble import functional as F  # noqa: E402

pytestmark = pytest.mark.usefixtures("each_path")
SHAPES = [(2, 1, 1), (2, 1), (1, 2), (1, 1), (1,), (1, 3), (3, 1, 2), (4, 1), (1, 64), ()]


@pytest.mark.parametrize("make", [torch.ones, np.ones])
@pytest.mark.parametrize("shape", SHAPES)
def test_a_round_trip_keeps_the_shape(shape: tuple[int, ...], make: Callable[..., Any]) -> None:
    a = make(shape, dtype=torch.float32 if make is torch.ones else np.float32)
    values = F.dequantize_4bit(*F.quantize_4bit(a))
    assert tuple(values.shape) == shape
    assert bool((values == 1).all())


def test_transposed_bytes_of_a_matrix_give_the_transposed_matrix() -> None:
    w = torch.randn(8, 6)
    packed, state = F.quantize_4bit(w)
    wanted = F.dequantize_4bit(packed, state)
    assert torch.equal(F.dequantize_4bit(packed.t(), state), wanted.t())
    packed, state = F.quantize_4bit(w.view(2, 4, 6))
    assert F.dequantize_4bit(packed.t(), state).shape == (2, 4, 6)


def test_the_state_counts_not_the_arguments() -> None:
    w = torch.randn(16, 64)
    packed, state = F.quantize_4bit(w, blocksize=64, quant_type="nf4")
    wanted = F.dequantize_4bit(packed, state)
    assert torch.equal(F.dequantize_4bit(packed, state, blocksize=128, quant_type="fp4"), wanted)
    assert torch.equal(F.dequantize_4bit(packed, state, absmax=2 * state.absmax), wanted)
    codes, state8 = F.quantize_blockwise(w, blocksize=64)
    wanted = F.dequantize_blockwise(codes, state8)
    assert torch.equal(F.dequantize_blockwise(codes, state8, blocksize=256), wanted)


def _misaligned(a: Any) -> Any:
    """Return a copy of an array that starts at an odd address."""
    memory = np.empty(a.nbytes + 1, np.uint8)
    start = 1 - memory.__array_interface__["data"][0] % 2
    made = memory[start : start + a.nbytes].view(a.dtype).reshape(a.shape)
    made[...] = a
    assert not made.flags.aligned
    return made


@pytest.mark.parametrize("dtype", [np.float32, np.float16])
def test_misaligned_numpy_arrays_give_the_same_results(dtype: Any) -> None:
    w = np.random.default_rng(1).standard_normal((16, 64)).astype(dtype)
    odd = _misaligned(w)
    packed, state = F.quantize_4bit(w, quant_type="nf4")
    assert np.array_equal(F.quantize_4bit(odd, quant_type="nf4")[0], packed)
    codes, state8 = F.quantize_blockwise(w)
    assert np.array_equal(F.quantize_blockwise(odd)[0], codes)
    out = _misaligned(w)
    F.dequantize_4bit(packed, state, out=out)
    assert np.array_equal(out, F.dequantize_4bit(packed, state))
    F.dequantize_blockwise(codes, state8, out=out)
    assert np.array_equal(out, F.dequantize_blockwise(codes, state8))
    assert np.array_equal(
        F.gemv_4bit(odd, packed, state=state), F.gemv_4bit(w, packed, state=state)
    )
    rows = F.int8_vectorwise_quant(w)
    for one, other in zip(F.int8_vectorwise_quant(odd)[:2], rows[:2], strict=True):
        assert np.array_equal(one, other)
    wanted = F.dequantize_4bit(packed, state)
    state.absmax = _misaligned(state.absmax)
    assert np.array_equal(F.dequantize_4bit(packed, state), wanted)


def test_a_misaligned_parameter_of_a_step_is_named() -> None:
    p, g = (np.ones(64, np.float32) for _ in range(2))
    with pytest.raises(errors.InvalidArgument, match=r"p is .*not aligned.*\nhint: give a copy"):
        F.optimizer_update_32bit(
            "lion", g, _misaligned(p), np.zeros(64, np.float32), 0.9, 1e-8, 1, 1e-2
        )


@pytest.mark.parametrize(("quant_type", "wanted"), [("nf4", -4.0), ("fp4", 0.0), ("int8", 0.0)])
def test_a_nan_changes_no_other_value(quant_type: str, wanted: float) -> None:
    """bitsandbytes' CPU code makes the whole block or row NaN."""
    a = torch.randn(2, 64).clamp(-3, 3)
    a[0, 5] = 4.0
    other = a.clone()
    a[0, 3], other[0, 3] = torch.nan, wanted

    def values(given: Any) -> Any:
        if quant_type == "int8":
            return F.int8_vectorwise_dequant(*F.int8_vectorwise_quant(given)[:2])
        return F.dequantize_4bit(*F.quantize_4bit(given, quant_type=quant_type))

    found = values(a)
    assert found[0, 3] == wanted
    assert torch.equal(found, values(other))
