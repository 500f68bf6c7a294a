"""torch.ops.nybble.quantize_blockwise and dequantize_blockwise, each with its fake."""

import torch

from nybble._torch import bridge
from nybble._torch.library import define
from nybble.ops import checks
from nybble.ops.blockwise import calls
from nybble.ops.checked_state import CheckedState8bit

define(
    "quantize_blockwise(Tensor A, Tensor code, int blocksize) -> (Tensor, Tensor)",
    lambda A, code, blocksize: calls.quantize_blockwise(
        bridge, A, checks.code(bridge, code, A), blocksize, None, None
    ),
    lambda A, code, blocksize: (
        A.new_empty(A.shape, dtype=torch.uint8),
        A.new_empty((-(-A.numel() // blocksize),), dtype=torch.float32),
    ),
)
define(
    "dequantize_blockwise(Tensor A, Tensor absmax, Tensor code, int blocksize, ScalarType dtype)"
    " -> Tensor",
    lambda A, absmax, code, blocksize, dtype: calls.dequantize_blockwise(
        bridge, A, CheckedState8bit(bridge, absmax, code, blocksize, A), dtype, None
    ),
    lambda A, absmax, code, blocksize, dtype: A.new_empty(A.shape, dtype=dtype),
)
