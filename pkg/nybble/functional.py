"""nybble's version of bitsandbytes.functional, with the same names, arguments and formats.

Arrays are torch tensors (CPU or CUDA) or, except in functions for experts, numpy arrays. Results
have the type of the arguments and are on the arguments' device. Wrong arguments raise
InvalidArgument (a ValueError) before anything is written.
"""

from nybble._bridge import interpreter as _interpreter  # noqa: F401  # first: may refuse
from nybble.ops.blockwise.functional import dequantize_blockwise, quantize_blockwise
from nybble.ops.fourbit.checkpoints import from_mxfp4, from_nvfp4
from nybble.ops.fourbit.functional import (
    dequantize_4bit,
    dequantize_fp4,
    dequantize_nf4,
    quantize_4bit,
    quantize_fp4,
    quantize_nf4,
)
from nybble.ops.gemm4.functional import gemv_4bit
from nybble.ops.grouped.functional import (
    dequantize_experts_4bit,
    grouped_matmul_4bit,
    grouped_matmul_8bit,
    quantize_experts_4bit,
)
from nybble.ops.int8.functional import (
    int8_double_quant,
    int8_linear_matmul,
    int8_mm_dequant,
    int8_scaled_mm,
    int8_vectorwise_dequant,
    int8_vectorwise_quant,
)
from nybble.ops.maps import (
    create_dynamic_map,
    create_fp8_map,
    create_linear_map,
    create_normal_map,
    get_4bit_type,
)
from nybble.ops.optim.functional import optimizer_update_8bit_blockwise, optimizer_update_32bit
from nybble.state import QuantState

__all__ = [
    "QuantState",
    "create_dynamic_map",
    "create_fp8_map",
    "create_linear_map",
    "create_normal_map",
    "dequantize_4bit",
    "dequantize_blockwise",
    "dequantize_experts_4bit",
    "dequantize_fp4",
    "dequantize_nf4",
    "from_mxfp4",
    "from_nvfp4",
    "gemv_4bit",
    "get_4bit_type",
    "grouped_matmul_4bit",
    "grouped_matmul_8bit",
    "int8_double_quant",
    "int8_linear_matmul",
    "int8_mm_dequant",
    "int8_scaled_mm",
    "int8_vectorwise_dequant",
    "int8_vectorwise_quant",
    "optimizer_update_8bit_blockwise",
    "optimizer_update_32bit",
    "quantize_4bit",
    "quantize_blockwise",
    "quantize_experts_4bit",
    "quantize_fp4",
    "quantize_nf4",
]  # fmt: skip
