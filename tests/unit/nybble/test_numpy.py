"""nybble without torch: it needs only numpy, imports fast, and does not import torch."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nybble import functional as F
from nybble.errors import Unsupported

Python = Callable[..., subprocess.CompletedProcess[str]]

NO_TORCH = "import sys; sys.modules['torch'] = None\n"  # makes `import torch` raise ImportError


def test_formats_and_products_without_torch(python: Python) -> None:
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


NUMPY = """
import numpy as np, nybble.functional as f
tried = set()
class Watched:
    def __getattr__(self, name):
        tried.add(name)
        return getattr(f, name)
w = Watched()
rng = np.random.default_rng(0)
a = rng.standard_normal((64, 128)).astype(np.float32)
both = (w.quantize_nf4, w.dequantize_nf4), (w.quantize_fp4, w.dequantize_fp4)
for quantize, dequantize in both:
    packed, state = quantize(a)
    out = np.empty_like(a)
    assert dequantize(packed, state, out=out) is out
    assert (out == w.dequantize_4bit(packed, state)).all()
    assert abs(w.gemv_4bit(a[:3], packed, state=state) - a[:3] @ out.T).max() < 1e-3
assert isinstance(state, w.QuantState) and w.quantize_4bit(a)[0].shape == packed.shape
for make in (w.create_dynamic_map, w.create_fp8_map, w.create_linear_map, w.create_normal_map):
    assert make().shape == (256,)
assert w.get_4bit_type("nf4").shape == (16,)
codes, state = w.quantize_blockwise(a, code=f.create_linear_map(), nested=True, blocksize=256)
assert abs(w.dequantize_blockwise(codes, state) - a).max() < 0.05
row, column, row_max, column_max, outliers = w.int8_double_quant(a, threshold=3.0)
assert outliers.tolist() == np.flatnonzero((abs(a) >= 3).any(0)).tolist()
q, rows, _ = w.int8_vectorwise_quant(a)
assert abs(w.int8_vectorwise_dequant(q, rows) - a).max() < 0.03
sums = w.int8_linear_matmul(q, q)
wanted = w.int8_mm_dequant(sums, rows, rows, dtype=np.float32)
assert abs(w.int8_scaled_mm(q, q, rows, rows, dtype=np.float32) - wanted).max() < 1e-3
p, g = np.ones(512, np.float32), np.ones(512, np.float32)
states = [np.zeros(512, np.float32) for _ in range(2)]
w.optimizer_update_32bit("adam", g, p, states[0], 0.9, 1e-8, 1, 0.1, states[1], 0.999)
assert np.allclose(p, 0.9)
codes = [np.zeros(512, np.uint8) for _ in range(2)]
maps, tops = [f.create_dynamic_map(s) for s in (True, False)], np.zeros((2, 2), np.float32)
w.optimizer_update_8bit_blockwise(
    "adam", g, p, *codes, 0.9, 0.999, 0.0, 0.0, 1e-8, 1, 0.1, *maps, *tops)
assert np.allclose(p, 0.8)
scales = np.full((8, 2), 127, np.uint8), np.full((8, 4), 0x38, np.uint8)
for state in (w.from_mxfp4(np.zeros((8, 2, 16), np.uint8), scales[0]),
              w.from_nvfp4(np.zeros((8, 32), np.uint8), scales[1], np.ones(1, np.float32))):
    assert not w.dequantize_4bit(*state).any()
for kind in ("mxfp4", "nvfp4"):
    assert w.dequantize_4bit(*w.quantize_4bit(a, quant_type=kind)).shape == a.shape
stacked = f.QuantState(None, (2, 8, 64), None, 64, "nf4")
for call, *arguments in (  # these need torch
    (w.quantize_experts_4bit, a),
    (w.dequantize_experts_4bit, packed, stacked),
    (w.grouped_matmul_4bit, a, packed, stacked),
    (w.grouped_matmul_8bit, a, q[None], rows[None]),
):
    try:
        call(*arguments)
    except ValueError as error:
        assert "is a ndarray: must be a torch.Tensor" in str(error), error
    else:
        raise AssertionError(call)
print(sorted(set(f.__all__) - tried))
"""


def test_every_function_works_without_torch(python: Python) -> None:
    done = python(NO_TORCH + NUMPY)
    assert done.stdout == "[]\n", done.stdout + done.stderr


def test_an_old_torch_is_named_and_numpy_arrays_still_work(python: Python, tmp_path: Path) -> None:
    (tmp_path / "torch").mkdir()
    text = '__version__ = "2.2.2+cu121"\nclass Tensor: pass\n'
    (tmp_path / "torch/__init__.py").write_text(text, "utf-8")
    done = python(
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import numpy as np, torch, nybble.functional as f\n"
        "packed, state = f.quantize_4bit(np.ones((64, 64), np.float32))\n"
        "assert (f.dequantize_4bit(packed, state) == 1).all()\n"
        "try: f.quantize_4bit(torch.Tensor())\n"
        "except ImportError as error: print(error)\n"
    )
    assert done.stdout == (
        "torch 2.2.2+cu121 is not supported; expected 2.4 or newer: install a newer torch, or pass "
        "numpy arrays\n"
    ), done.stderr


def test_import_loads_neither_torch_nor_the_library(python: Python) -> None:
    done = python(
        "import sys, nybble, nybble.functional\n"
        "print('torch' in sys.modules, nybble._native._library)",
        env={"NYBBLE_LIBRARY": "/nonexistent"},
    )
    assert done.stdout.split() == ["False", "None"], done.stderr


def test_names_that_need_no_torch_are_available(python: Python) -> None:
    done = python(
        NO_TORCH + "import nybble\n"
        "print(nybble.functional.__name__, nybble.cuda.Gemm4.__name__, nybble.compat.__name__)"
    )
    assert done.stdout.split() == ["nybble.functional", "Gemm4", "nybble.compat"], done.stderr


def test_import_stays_small(python: Python) -> None:
    """The import time depends on how many modules are imported besides numpy's."""
    done = python(
        "import sys, numpy, ctypes\nbefore = len(sys.modules)\nimport nybble.functional\n"
        "print(len(sys.modules) - before)"
    )
    assert int(done.stdout) < 60, done.stdout


@pytest.mark.parametrize("quantize", [F.quantize_4bit, F.quantize_blockwise])
def test_a_masked_array_is_refused(quantize: Any) -> None:
    """If a masked array were accepted, its mask would be dropped without an error."""
    values = np.ma.masked_less(np.linspace(-1, 1, 128, dtype=np.float32), 0)
    with pytest.raises(Unsupported, match=r"A is a masked array.*A\.filled"):
        quantize(values)
    codes, _ = quantize(values.filled(0))
    assert (codes == quantize(np.maximum(np.linspace(-1, 1, 128, dtype=np.float32), 0))[0]).all()


@pytest.mark.parametrize("nested", [False, True])
def test_a_state_of_numpy_arrays_cannot_be_moved(nested: bool) -> None:
    """If the call were accepted, the state would stay on its device without an error."""
    _, state = F.quantize_4bit(np.ones(128, np.float32), compress_statistics=nested)
    before = state.as_dict()
    for device in ("cuda", "cuda:1", 0, "meta"):
        with pytest.raises(Unsupported, match=r"device=.*numpy arrays are on the CPU"):
            state.to(device)
        with pytest.raises(Unsupported, match="numpy arrays are on the CPU"):
            F.QuantState.from_dict(state.as_dict(packed=True), device)
    for here in ("cpu", "cpu:0", None):
        state.to(here)
        assert F.QuantState.from_dict(before, here) == state


def test_scales_of_nothing_have_no_mean_and_no_warning() -> None:
    packed, state = F.quantize_4bit(np.zeros((0, 64), np.float32), compress_statistics=True)
    assert np.isnan(state.offset)
    assert F.dequantize_4bit(packed, state).shape == (0, 64)
