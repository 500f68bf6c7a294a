"""torch.ops.nybble.quantize_4bit, quantize_microscaled and dequantize_4bit, with their fakes."""

from __future__ import annotations

from typing import Any

import torch

from nybble._torch import bridge
from nybble._torch.library import define
from nybble.ops.checked_state import CheckedState4bit
from nybble.ops.checks import MICROSCALED
from nybble.ops.fourbit import calls, microscaled

# Operator arguments: SCALES describes a 4-bit array's scales, STATE its whole state.
SCALES = "Tensor absmax, Tensor? absmax_code, Tensor? absmax_offset, Tensor? absmax2, int block2"
STATE = f"{SCALES}, int blocksize, str quant_type, SymInt[] shape"


def checked(like: torch.Tensor, *state: Any) -> CheckedState4bit:
    """Return the checked state that an operator's STATE arguments describe."""
    *scales, blocksize, quant_type, shape = state
    return CheckedState4bit(bridge, tuple(scales), shape, blocksize, quant_type, like)


define(
    "quantize_4bit(Tensor A, int blocksize, str quant_type, ScalarType quant_storage)"
    " -> (Tensor, Tensor)",
    lambda A, blocksize, quant_type, storage: calls.quantize_4bit(
        bridge, A, blocksize, quant_type, storage, None, None
    ),
    lambda A, blocksize, quant_type, storage: (
        A.new_empty(((A.numel() + 1) // (2 * storage.itemsize), 1), dtype=storage),
        A.new_empty((-(-A.numel() // blocksize),), dtype=torch.float32),
    ),
)
define(
    "quantize_microscaled(Tensor A, str quant_type) -> (Tensor, Tensor, Tensor)",
    lambda A, quant_type: microscaled.quantized(bridge, A, quant_type),
    lambda A, quant_type: (
        A.new_empty((A.numel() // 2,), dtype=torch.uint8),
        A.new_empty((A.numel() // MICROSCALED[quant_type],), dtype=torch.uint8),
        A.new_empty((min(A.numel(), 1),), dtype=torch.float32),
    ),
)
define(
    f"dequantize_4bit(Tensor A, {STATE}, ScalarType dtype) -> Tensor",
    lambda A, *state: calls.dequantize_4bit(bridge, A, checked(A, *state[:-1]), state[-1], None),
    lambda A, *state: A.new_empty(state[-2], dtype=state[-1]),
)
