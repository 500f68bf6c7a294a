"""nybble where torch is absent: numpy alone, quick to import, torch untouched."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

Python = Callable[..., subprocess.CompletedProcess[str]]

NO_TORCH = "import sys; sys.modules['torch'] = None\n"  # `import torch` raises ImportError


def test_every_function_works_without_torch(python: Python) -> None:
    done = python(
        NO_TORCH + "import numpy as np, nybble.functional as f\n"
        "a = np.random.default_rng(0).standard_normal((64, 128)).astype(np.float32)\n"
        "for quant_type in ('nf4', 'fp4'):\n"
        "    for nested in (False, True):\n"
        "        p, s = f.quantize_4bit(a, quant_type=quant_type, compress_statistics=nested)\n"
        "        again = f.QuantState.from_dict(s.as_dict(packed=True), 'cpu')\n"
        "        assert again == s\n"
        "        b = f.dequantize_4bit(p, again)\n"
        "        assert b.shape == a.shape and b.dtype == a.dtype\n"
        "        assert abs(f.gemv_4bit(a[:3], p, state=s) - a[:3] @ b.T).max() < 1e-3\n"
        "c, s = f.quantize_blockwise(a.astype(np.float16), blocksize=256)\n"
        "assert f.dequantize_blockwise(c, s).dtype == np.float16\n"
        "q, stats, _ = f.int8_vectorwise_quant(a)\n"
        "acc = f.int8_linear_matmul(q, q)\n"
        "d = f.int8_mm_dequant(acc, stats, stats, dtype=np.float32)\n"
        "assert abs(d - f.int8_scaled_mm(q, q, stats, stats, dtype=np.float32)).max() < 1e-3\n"
        "assert abs(d - a @ a.T).max() < 1\n"
        "assert isinstance(f.create_dynamic_map(), np.ndarray)\n"
        "print('done')"
    )
    assert done.stdout == "done\n", done.stderr


def test_import_loads_neither_torch_nor_the_library(python: Python) -> None:
    done = python(
        "import sys, nybble, nybble.functional\n"
        "print('torch' in sys.modules, nybble._native._library)",
        env={"NYBBLE_LIBRARY": "/nonexistent"},
    )
    assert done.stdout.split() == ["False", "None"], done.stderr


def test_what_needs_no_torch_is_there_by_its_name(python: Python) -> None:
    done = python(
        NO_TORCH + "import nybble\n"
        "print(nybble.functional.__name__, nybble.cuda.Gemm4.__name__, nybble.compat.__name__)"
    )
    assert done.stdout.split() == ["nybble.functional", "Gemm4", "nybble.compat"], done.stderr


def test_import_stays_small(python: Python) -> None:
    """The number of modules beyond numpy's is what the import time is made of."""
    done = python(
        "import sys, numpy, ctypes\nbefore = len(sys.modules)\nimport nybble.functional\n"
        "print(len(sys.modules) - before)"
    )
    assert int(done.stdout) < 60, done.stdout
