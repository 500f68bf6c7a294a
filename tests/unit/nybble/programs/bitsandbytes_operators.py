"""Check each operator of torch.ops.bitsandbytes with torch's opcheck; print values as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import bitsandbytes as bnb
import torch
from bitsandbytes_cases import (
    BIAS,
    CA,
    CASES,
    CB,
    OPS,
    SCA,
    SCB,
    A,
    W,
    absmax,
    columns,
    operator,
    packed,
    values,
    x,
)


def check(name: str) -> list[str]:
    found = torch.library.opcheck(operator(name), CASES[name])
    return [one for one, result in found.items() if result != "SUCCESS"]


def error(call: Callable[[], Any]) -> str:
    try:
        call()
    except RuntimeError as problem:
        return str(problem)
    return "accepted"


nested, state = bnb.functional.quantize_4bit(W, quant_type="nf4", compress_statistics=True)
compressed = {"absmax_8bit": state.absmax, "absmax_code": state.state2.code}
made = OPS.gemm_4bit(
    *(A, nested, [32, 64], state.state2.absmax, 64, "nf4", BIAS),
    **compressed, absmax_offset=state.offset.bfloat16().float(),
)  # fmt: skip
flat = OPS.gemm_4bit(A, packed, [32, 64], absmax, 64, "nf4")
mixed, _ = OPS.int8_mixed_scaled_mm(x, CA, CB, SCA, SCB, columns, BIAS)
written = {name: CASES[name][-1].clone() for name in CASES if name.endswith(".out")}
print(
    json.dumps(
        {
            "failed": {name: found for name in CASES if (found := check(name))},
            "unchecked": sorted({*bnb._ops.SCHEMAS} - {*CASES}),
            "product": float((flat - A @ values.T).abs().max()),
            "row": float((OPS.gemv_4bit(*CASES["gemv_4bit"]) - A[:1] @ values.T).abs().max()),
            "nested": float((made - (A @ W.T + BIAS)).abs().mean()),
            "gradient": float((torch.autograd.grad(flat.sum(), A)[0] - values.sum(0)).abs().max()),
            "mixed": float(((mixed - (x @ W.T + BIAS)).abs() / (x @ W.T).abs().amax()).max()),
            "block size": error(lambda: OPS.quantize_4bit(W, 48, "nf4", torch.uint8)),
            "shape": error(lambda: OPS.gemm_4bit(A, packed, [64, 32], absmax, 64, "nf4")),
            "out": error(lambda: OPS.int8_linear_matmul.out(CA, CB, torch.empty(10, 32))),
        }
    )
)
