"""Dequantize and multiply with bitsandbytes.functional.lib, as unsloth does. argv: the device."""

from __future__ import annotations

import sys
from ctypes import c_int, c_int32, c_void_p
from typing import Any

import torch
from bitsandbytes import functional as F

NAMES = {torch.float32: "fp32", torch.float16: "fp16", torch.bfloat16: "bf16"}


def check(dtype: Any, quant_type: str, device: str) -> None:
    weight = torch.randn(96, 128, dtype=dtype, device=device)
    packed, state = F.quantize_4bit(weight, quant_type=quant_type, compress_statistics=True)
    assert state.state2 is not None
    stream = c_void_p(torch.cuda.current_stream().cuda_stream if device == "cuda" else None)
    name = NAMES[dtype]
    scales = torch.empty(state.absmax.shape, device=device)
    F.lib.cdequantize_blockwise_fp32(
        *(F.get_ptr(one) for one in (state.state2.code, state.absmax, state.state2.absmax, scales)),
        *(c_int(state.state2.blocksize), c_int(scales.numel()), stream),
    )
    scales += state.offset
    out = torch.empty_like(weight)
    getattr(F.lib, f"cdequantize_blockwise_{name}_{quant_type}")(
        *(F.get_ptr(None), F.get_ptr(packed), F.get_ptr(scales), F.get_ptr(out)),
        *(c_int(state.blocksize), c_int(out.numel()), stream),
    )
    assert torch.equal(out, F.dequantize_4bit(packed, state))
    row, product = torch.randn(1, 128, dtype=dtype, device=device), out.new_empty(1, 96)
    function = getattr(F.lib, f"cgemm_4bit_inference_naive_{name}")
    function(
        *(c_int32(one) for one in (96, 1, 128)),
        *(F.get_ptr(one) for one in (row, packed, scales, state.code, product)),
        *(c_int32(one) for one in (96, 64, 96, state.blocksize)),
        stream,
    )
    assert hasattr(function, "restype")  # unsloth checks for these
    # codes, weights and the sum are rounded to the dtype, each with an error of at most eps / 2
    wanted, most = row.double() @ out.double().t(), row.double().abs() @ out.double().abs().t()
    assert ((product - wanted).abs() <= 2 * torch.finfo(dtype).eps * most).all()


if __name__ == "__main__":
    for kind in NAMES:
        for quant_type in ("nf4", "fp4"):
            check(kind, quant_type, sys.argv[1])
    try:
        _ = F.lib.cigemm
    except AttributeError as error:
        print(f"all equal; {error}")
