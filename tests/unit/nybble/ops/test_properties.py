"""The error bounds of each format hold for any input (hypothesis), on numpy arrays."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from nybble import functional
from nybble.ops import codebooks

SIZES = st.integers(1, 700)
FLOATS = st.floats(-(2.0**100), 2.0**100, width=32)
ARRAYS = SIZES.flatmap(lambda n: hnp.arrays(np.float32, n, elements=FLOATS))
HALVES = SIZES.flatmap(
    lambda n: hnp.arrays(np.float16, n, elements=st.floats(-60000, 60000, width=16))
)
BLOCKS = st.sampled_from([32, 64, 128, 256, 4096])
SLACK = 1e-6  # rounding of x / absmax and code * absmax in float32, relative to absmax

# torch.compile in torch 2.4 makes the process flush subnormals, which hypothesis reports.
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.torch("2.5")]


def _largest(a: np.ndarray, block: int) -> np.ndarray:
    """Return, for each value, the largest magnitude in its block."""
    starts = range(0, a.size, block)
    tops = np.array([abs(a[i : i + block].astype(np.float64)).max() for i in starts])
    return np.repeat(tops, block)[: a.size]


def _half_gap(code: np.ndarray) -> float:
    return float(np.diff(np.sort(code.astype(np.float64))).max() / 2)


@settings(max_examples=60)
@given(a=ARRAYS, block=BLOCKS, kind=st.sampled_from(["nf4", "fp4"]))
def test_4bit_error_is_at_most_half_the_widest_gap(a: np.ndarray, block: int, kind: str) -> None:
    packed, state = functional.quantize_4bit(a, blocksize=block, quant_type=kind)
    back = functional.dequantize_4bit(packed, state).astype(np.float64)
    top = _largest(a, block)
    bound = (_half_gap(codebooks.four_bit_values(kind)) + SLACK) * top + 1e-44
    assert (abs(back - a.astype(np.float64)) <= bound).all()
    assert (abs(back) <= top * (1 + SLACK)).all()


@settings(max_examples=60)
@given(a=ARRAYS | HALVES, block=BLOCKS)
def test_8bit_error_is_at_most_half_the_widest_gap(a: np.ndarray, block: int) -> None:
    codes, state = functional.quantize_blockwise(a, blocksize=block)
    back = functional.dequantize_blockwise(codes, state).astype(np.float64)
    rounding = 2.0**-11 if a.dtype == np.float16 else SLACK
    bound = (_half_gap(codebooks.dynamic_map()) + rounding) * _largest(a, block)
    tiny = 6e-8 if a.dtype == np.float16 else 1e-44  # the smallest subnormal
    assert (abs(back - a.astype(np.float64)) <= bound + tiny).all()


@settings(max_examples=40)
@given(a=ARRAYS, kind=st.sampled_from(["nf4", "fp4"]))
def test_quantizing_again_changes_nothing(a: np.ndarray, kind: str) -> None:
    packed, state = functional.quantize_4bit(a, quant_type=kind)
    once = functional.dequantize_4bit(packed, state)
    again = functional.dequantize_4bit(*functional.quantize_4bit(once, quant_type=kind))
    np.testing.assert_allclose(again, once, rtol=1e-6, atol=1e-44)


@settings(max_examples=40)
@given(a=ARRAYS)
def test_double_quantized_scales_are_near_plain_ones(a: np.ndarray) -> None:
    _, plain = functional.quantize_4bit(a, quant_type="nf4")
    _, nested = functional.quantize_4bit(a, quant_type="nf4", compress_statistics=True)
    assert nested.state2 is not None
    scales = functional.dequantize_blockwise(nested.absmax, nested.state2) + nested.offset
    bound = (_half_gap(codebooks.dynamic_map()) + 1e-5) * abs(plain.absmax - nested.offset).max()
    assert (abs(scales - plain.absmax) <= bound + 1e-44).all()


@settings(max_examples=40)
@given(
    rows=st.integers(1, 9),
    columns=st.integers(1, 70),
    seed=st.integers(0, 2**16),
    scale=st.floats(1e-3, 1e3),
)
def test_the_error_of_int8_rows_is_at_most_half_a_step(
    rows: int, columns: int, seed: int, scale: float
) -> None:
    a = np.random.default_rng(seed).standard_normal((rows, columns)).astype(np.float32)
    a *= np.float32(scale)
    q, stats, outliers = functional.int8_vectorwise_quant(a)
    assert outliers is None
    np.testing.assert_array_equal(stats, abs(a).max(1))
    back = functional.int8_vectorwise_dequant(q, stats)
    assert (abs(back - a) <= stats[:, None] * (0.5 / 127 + SLACK)).all()


@settings(max_examples=30)
@given(m=st.integers(1, 9), n=st.integers(1, 40), k=st.integers(1, 130), seed=st.integers(0, 99))
def test_int8_products_are_exact(m: int, n: int, k: int, seed: int) -> None:
    generator = np.random.default_rng(seed)
    a = generator.integers(-128, 128, (m, k), dtype=np.int8)
    b = generator.integers(-128, 128, (n, k), dtype=np.int8)
    wanted = a.astype(np.int32) @ b.astype(np.int32).T
    np.testing.assert_array_equal(functional.int8_linear_matmul(a, b), wanted)


@settings(max_examples=30)
@given(m=st.integers(1, 17), n=st.integers(1, 40), k=st.integers(1, 200), seed=st.integers(0, 99))
def test_4bit_products_match_the_dequantized_weight(m: int, n: int, k: int, seed: int) -> None:
    generator = np.random.default_rng(seed)
    weight = generator.standard_normal((n, k)).astype(np.float32)
    a = generator.standard_normal((m, k)).astype(np.float32)
    packed, state = functional.quantize_4bit(weight, quant_type="nf4", compress_statistics=True)
    dense = functional.dequantize_4bit(packed, state).astype(np.float64)
    result = functional.gemv_4bit(a, packed, state=state)
    bound = 1e-6 * k * (abs(a.astype(np.float64)) @ abs(dense).T) / max(k, 1) * 8 + 1e-30
    assert (abs(result - a.astype(np.float64) @ dense.T) <= bound).all()
