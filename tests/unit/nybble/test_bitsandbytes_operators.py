"""torch.ops.bitsandbytes over nybble, and nybble's functions over other backends' kernels."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
PATH = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))

pytest.importorskip("torch")


def _seen(python: Callable[..., Any], program: str) -> dict[str, Any]:
    path = str(Path(__file__).parent / f"programs/{program}.py")
    done = python(path, "", env={"PYTHONPATH": PATH, "OMP_NUM_THREADS": "1"})
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.torch("2.7")
def test_operators_pass_opcheck_and_compute_the_values(python: Callable[..., Any]) -> None:
    seen = _seen(python, "bitsandbytes_operators")
    assert (seen["failed"], seen["unchecked"]) == ({}, [])
    for name in ("product", "row", "gradient"):
        assert seen[name] < 1e-4, name
    assert seen["nested"] < 1.0
    assert seen["mixed"] < 0.02
    assert "blocksize=48" in seen["block size"]
    assert "shapeB=[64, 32]: must be [..., k] and [n, k]" in seen["shape"]
    assert "out.dtype=torch.float32: must be (10, 32), torch.int32" in seen["out"]


@pytest.mark.torch("2.7")
def test_kernels_and_fakes_accept_and_refuse_the_same_calls(python: Callable[..., Any]) -> None:
    """If a kernel and its fake differed, a program would work only in eager mode or only under
    torch.compile."""
    seen = _seen(python, "bitsandbytes_fakes")
    assert seen["different"] == []
    assert seen["calls"] > 1500
    assert seen["calls"] / 3 < seen["refused"] < seen["calls"] * 2 / 3


@pytest.mark.torch("2.13")
def test_functions_use_the_kernels_of_a_backend_on_its_device(python: Callable[..., Any]) -> None:
    """The real bitsandbytes' functions call the same operators with the same arguments."""
    seen = _seen(python, "other_device")
    assert seen == {
        "quantized": True,
        "dequantized": [True, ["dequantize_4bit"]],
        "product": [True, ["gemm_4bit"]],
        "gradient": [True, ["dequantize_4bit", "gemm_4bit"]],
        "int8": [True, ["int8_vectorwise_quant"]],
        "blockwise": [True, []],
    }
