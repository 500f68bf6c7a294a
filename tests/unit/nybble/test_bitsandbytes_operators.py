"""torch.ops.bitsandbytes over nybble, and nybble's functions over other backends' kernels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from forks import answer_of

PROGRAMS = Path(__file__).parent / "programs"


def _seen(in_fork: Callable[..., Any], program: str) -> dict[str, Any]:
    return answer_of(in_fork(PROGRAMS / f"{program}.py"))


@pytest.mark.torch("2.7")
def test_operators_pass_opcheck_and_compute_the_values(in_fork: Callable[..., Any]) -> None:
    seen = _seen(in_fork, "bitsandbytes_operators")
    assert (seen["failed"], seen["unchecked"]) == ({}, [])
    for name in ("product", "row", "gradient"):
        assert seen[name] < 1e-4, name
    assert seen["nested"] < 1.0
    assert seen["mixed"] < 0.02
    assert "blocksize=48" in seen["block size"]
    assert "shapeB=[64, 32]: must be [..., k] and [n, k]" in seen["shape"]
    assert "out.dtype=torch.float32: must be (10, 32), torch.int32" in seen["out"]


@pytest.mark.torch("2.7")
def test_kernels_and_fakes_accept_and_refuse_the_same_calls(in_fork: Callable[..., Any]) -> None:
    """If a kernel and its fake differed, a program would work only in eager mode or only under
    torch.compile."""
    seen = _seen(in_fork, "bitsandbytes_fakes")
    assert seen["different"] == []
    assert seen["calls"] > 1500
    assert seen["calls"] / 3 < seen["refused"] < seen["calls"] * 2 / 3


@pytest.mark.torch("2.13")
def test_functions_use_the_kernels_of_a_backend_on_its_device(in_fork: Callable[..., Any]) -> None:
    """The real bitsandbytes' functions call the same operators with the same arguments."""
    seen = _seen(in_fork, "other_device")
    assert seen == {
        "quantized": True,
        "dequantized": [True, ["dequantize_4bit"]],
        "product": [True, ["gemm_4bit"]],
        "gradient": [True, ["dequantize_4bit", "gemm_4bit"]],
        "int8": [True, ["int8_vectorwise_quant"]],
        "blockwise": [True, []],
    }
