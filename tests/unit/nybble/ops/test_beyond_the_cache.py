"""Arrays larger than the last-level cache, or split among threads, give the same results."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from nybble import functional

Python = Callable[..., subprocess.CompletedProcess[str]]

PIECE = 1 << 20  # number of values that fits the cache
LARGE = 12 * PIECE + 4096 + 37  # 48 MB of float32; the last block is partial


def _values(dtype: str) -> np.ndarray:
    pool = np.random.default_rng(0).standard_normal(PIECE + 321).astype(dtype)  # no even repeat
    return np.resize(pool, LARGE)


def _pieces(a: np.ndarray) -> Iterator[np.ndarray]:
    return (a[i : i + PIECE] for i in range(0, a.size, PIECE))


@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_4bit(dtype: str) -> None:
    a = _values(dtype)
    packed, state = functional.quantize_4bit(a, blocksize=64, quant_type="nf4")
    back = functional.dequantize_4bit(packed, state)
    pieces = [functional.quantize_4bit(one, blocksize=64, quant_type="nf4") for one in _pieces(a)]
    assert np.array_equal(packed.ravel(), np.concatenate([one.ravel() for one, _ in pieces]))
    assert np.array_equal(state.absmax, np.concatenate([one.absmax for _, one in pieces]))
    again = np.concatenate([functional.dequantize_4bit(*one) for one in pieces])
    assert np.array_equal(back, again)


@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_8bit(dtype: str) -> None:
    a = _values(dtype)
    codes, state = functional.quantize_blockwise(a, blocksize=256)
    back = functional.dequantize_blockwise(codes, state)
    pieces = [functional.quantize_blockwise(one, blocksize=256) for one in _pieces(a)]
    assert np.array_equal(codes, np.concatenate([one for one, _ in pieces]))
    assert np.array_equal(state.absmax, np.concatenate([one.absmax for _, one in pieces]))
    assert np.array_equal(
        back, np.concatenate([functional.dequantize_blockwise(*one) for one in pieces])
    )


THREADS = """
import hashlib, sys
import torch
torch.set_num_threads(2)
torch.set_flush_denormal(sys.argv[1] == "flushed")
torch.ones(1 << 22).add_(1)  # starts the threads, which take their ways from this one
from nybble import functional
a = torch.randn(1 << 20, generator=torch.manual_seed(3))
for _ in range(200):  # which thread takes a piece is chance
    codes, _ = functional.quantize_blockwise(a)
    print(hashlib.sha256(codes.numpy()).hexdigest())
"""


def test_threads_that_flush_denormals_give_the_same_codes(python: Python) -> None:
    pytest.importorskip("torch")
    runs = [python("-c", THREADS, way) for way in ("kept", "flushed")]
    codes = [set(done.stdout.split()) for done in runs]
    assert codes[0] == codes[1], runs[1].stderr
    assert len(codes[0]) == 1, runs[0].stderr
