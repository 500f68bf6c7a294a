"""torch.ops.bitsandbytes: bitsandbytes' operators, computed by nybble.

Each operator has bitsandbytes' schema. nybble's kernel is registered for all devices. A backend can
register a kernel for one device, for example with `register_kernel("bitsandbytes::gemm_4bit",
"npu")`. On this device, the backend's kernel replaces nybble's kernel. If nybble has no kernels for
a device, torch.ops.nybble calls the backend's kernels.
"""

from __future__ import annotations

import torch

from bitsandbytes import _fakes as fakes
from bitsandbytes import _kernels as kernels

register_fake = torch.library.register_fake
register_kernel = torch.library.register_kernel

_BLOCKS = "int blocksize, str quant_type"
_STATES = "(str optimizer_name, Tensor(a0!) g, Tensor(a1!) p, Tensor(a2!) state1, Tensor(a3!)?"
_RATES = "float beta1, float beta2, float beta3, float alpha, float eps"
_DEQUANTIZED = f"(Tensor A, Tensor absmax, {_BLOCKS}, int[] shape, ScalarType dtype"
_BLOCKWISE = "(Tensor A, Tensor absmax, Tensor code, int blocksize, ScalarType dtype"
_GEMV = "(Tensor A, Tensor B, int[] shapeB, Tensor absmax, Tensor code, int blocksize"

SCHEMAS = {
    "int8_mixed_scaled_mm": "(Tensor A, Tensor CA, Tensor CB, Tensor SCA, Tensor SCB, "
    "Tensor? outlier_cols=None, Tensor? bias=None) -> (Tensor, Tensor?)",
    "int8_scaled_mm": "(Tensor A, Tensor B, Tensor row_stats, Tensor col_stats, "
    "Tensor? bias=None, ScalarType? dtype=None) -> Tensor",
    "int8_linear_matmul": "(Tensor A, Tensor B) -> Tensor",
    "int8_linear_matmul.out": "(Tensor A, Tensor B, Tensor! out) -> ()",
    "int8_vectorwise_quant": "(Tensor A, float threshold=0.0) -> (Tensor, Tensor, Tensor?)",
    "int8_vectorwise_dequant": "(Tensor A, Tensor stats) -> Tensor",
    "int8_mm_dequant": "(Tensor A, Tensor row_stats, Tensor col_stats, ScalarType? dtype=None, "
    "Tensor? bias=None) -> Tensor",
    "int8_double_quant": "(Tensor A, float threshold=0.0)"
    " -> (Tensor, Tensor, Tensor, Tensor, Tensor?)",
    "dequantize_4bit": f"{_DEQUANTIZED}) -> Tensor",
    "dequantize_4bit.out": f"{_DEQUANTIZED}, Tensor! out) -> ()",
    "quantize_4bit": f"(Tensor A, {_BLOCKS}, ScalarType quant_storage) -> (Tensor, Tensor)",
    "gemm_4bit": f"(Tensor A, Tensor B, int[] shapeB, Tensor absmax, {_BLOCKS}, "
    "Tensor? bias=None, Tensor? absmax_8bit=None, Tensor? absmax_code=None, "
    "Tensor? absmax_offset=None) -> Tensor",
    "dequantize_blockwise": f"{_BLOCKWISE}) -> Tensor",
    "dequantize_blockwise.out": f"{_BLOCKWISE}, Tensor! out) -> ()",
    "quantize_blockwise": "(Tensor A, Tensor code, int blocksize) -> (Tensor, Tensor)",
    "gemv_4bit": f"{_GEMV}) -> Tensor",
    "gemv_4bit.out": f"{_GEMV}, Tensor! out) -> ()",
    "optimizer_update_32bit": f"{_STATES} state2, Tensor(a4!)? unorm_vec, float max_unorm, "
    f"float param_norm, {_RATES}, float weight_decay, int step, float lr, float gnorm_scale, "
    "bool skip_zeros=False) -> ()",
    "optimizer_update_8bit_blockwise": f"{_STATES} state2, {_RATES}, int step, float lr, "
    "Tensor(a4!) qmap1, Tensor(a5!)? qmap2, Tensor(a6!) absmax1, Tensor(a7!)? absmax2, "
    "float weight_decay, float gnorm_scale, bool skip_zeros=False) -> ()",
}

for _name, _schema in SCHEMAS.items():
    _function = _name.replace(".", "_")
    torch.library.define(f"bitsandbytes::{_name}", _schema)
    register_kernel(f"bitsandbytes::{_name}", "default", getattr(kernels, _function))
    register_fake(f"bitsandbytes::{_name}", getattr(fakes, _function))

torch.library.register_autograd(
    "bitsandbytes::gemm_4bit", kernels.gemm_4bit_backward, setup_context=kernels.keep_for_backward
)
