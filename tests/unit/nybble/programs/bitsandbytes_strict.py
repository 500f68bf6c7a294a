"""Print what the module bitsandbytes refuses, warns about and converts, as JSON.

python bitsandbytes_strict.py     with NYBBLE_BNB_STRICT=1 or 0
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import bitsandbytes as bnb
import torch

seen: list[str] = []


class Kept(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        seen.append(record.getMessage())


logging.getLogger("bitsandbytes").addHandler(Kept())


def error(call: Callable[[], Any]) -> str:
    try:
        call()
    except Exception as problem:
        return f"{isinstance(problem, RuntimeError)} {isinstance(problem, ValueError)} {problem}"
    return "accepted"


def int8() -> Any:
    return bnb.nn.Linear8bitLt(64, 8, has_fp16_weights=False)


X = torch.randn(2, 64, dtype=torch.float16)
P = torch.nn.Parameter(torch.zeros(8))
four, eight = bnb.nn.LinearNF4(64, 8).to("cpu"), int8().to("cpu")
outputs = [layer(X) for layer in (four, four, eight)]
four(X[:1].bfloat16())
bnb.nn.EmbeddingNF4(4, 96)
optim = bnb.optim
print(
    json.dumps(
        {
            "biases": [str(layer.bias.dtype) for layer in (four, eight)],
            "compute_dtype": str(four.compute_dtype),
            "outputs": [str(one.dtype) for one in outputs],
            "warnings": seen,
            "int8 load": error(lambda: int8().load_state_dict(eight.state_dict())),
            "4-bit load": error(lambda: bnb.nn.LinearNF4(64, 8).load_state_dict(four.state_dict())),
            "embedding": error(lambda: bnb.nn.EmbeddingNF4(4, 64).state_dict()),
            "lamb": error(lambda: optim.LAMB8bit([P], max_unorm=0.5)),
            "dampening": error(lambda: optim.SGD([P], 0.1, momentum=0.9, dampening=0.1)),
            "no momentum": error(lambda: optim.SGD([P], 0.1)),
            "momentum": error(lambda: optim.RMSprop([P], momentum=0.5)),
            "amsgrad": error(lambda: optim.Adam([P], amsgrad=True)),
            "amsgrad 8": error(lambda: optim.Adam8bit([P], amsgrad=True)),
            "amsgrad lamb 8": error(lambda: optim.LAMB8bit([P], amsgrad=True)),
            "mxfp4": error(lambda: bnb.functional.quantize_4bit(X, quant_type="mxfp4")),
            "operator": error(
                lambda: torch.ops.bitsandbytes.quantize_4bit(X, 32, "mxfp4", torch.uint8)
            ),
            "adagrad": error(lambda: optim.Adagrad8bit([P], optim_bits=32)),
        }
    )
)
