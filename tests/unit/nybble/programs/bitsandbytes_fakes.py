"""Call each operator's kernel and its fake with one argument changed; print what differs.

Prints {"calls": number, "refused": number, "different": [call: kernel | fake]} as JSON.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from typing import Any

import bitsandbytes as bnb
import torch
from bitsandbytes_cases import BIAS, CASES, A, W, operator, packed
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import ShapeEnv

nested, state = bnb.functional.quantize_4bit(W, quant_type="nf4", compress_statistics=True)
scales = state.state2
second = scales.code, state.offset
# (operator, arguments); some changes are refused only with these block sizes
CALLS = [
    *CASES.items(),
    ("quantize_4bit", (W, 32, "nf4", torch.uint8)),
    ("dequantize_4bit", (packed, torch.rand(64), 32, "nf4", [32, 64], torch.float16)),
    ("dequantize_4bit", (packed, torch.rand(128), 16, "nvfp4", [32, 64], torch.float16)),
    ("gemm_4bit", (A, packed, [32, 64], torch.rand(64), 32, "nf4")),
    (
        "gemm_4bit",
        (A, nested, [32, 64], scales.absmax, 64, "nf4", BIAS, state.absmax, *second),
    ),
]
OTHERS: dict[type, tuple[Any, ...]] = {
    bool: (True, False),
    str: ("mxfp4", "nvfp4", "fp4", "nf4", "lion", "adam", "none", ""),
    int: (0, -1, 16, 32, 48, 64, 4096, 8192),
    float: (-1.0, 0.5, float("nan"), float("inf")),
    list: ([], [64], [32, 63], [64, 32], [2048], [32, 64, 1], [-1, 64], [33, 64]),
    torch.dtype: (
        *(torch.float64, torch.float32, torch.float16, torch.bfloat16),
        *(torch.int32, torch.int16, torch.uint8, torch.int8),
    ),
}


def changed(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield (description, value) of the other values of an argument."""
    yield "unchanged", value
    for other in OTHERS.get(type(value), ()):
        yield str(other), other
    if not isinstance(value, torch.Tensor):
        return
    yield "None", None
    for dtype in (torch.float64, torch.float16, torch.int32, torch.uint8, torch.int8):
        yield str(dtype), value.to(dtype)
    yield "[None]", value[None]
    if value.dim():
        yield "flat", value.reshape(-1)
        yield "[:-1]", value[:-1].contiguous()
        yield "[..., :-1]", value[..., :-1].contiguous()
        yield "empty", value[:0]
        yield "strided", torch.stack([value, value], -1)[..., 0]


def outcome(name: str, arguments: tuple[Any, ...]) -> tuple[Any, str]:
    """Return the results' shapes and dtypes, or None with the error."""
    try:
        found = operator(name)(*arguments)
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
    found = found if isinstance(found, tuple) else (found,)
    shapes = [None if one is None else (tuple(one.shape), one.dtype) for one in found]
    return shapes, str(shapes)


def is_same(kernel: Any, fake: Any) -> bool:
    """Return whether both refuse or have the same results; symbolic sizes are not compared."""
    if kernel is None or fake is None:
        return kernel is fake
    if isinstance(kernel, list | tuple):
        return len(kernel) == len(fake) and all(map(is_same, kernel, fake))
    return isinstance(fake, torch.SymInt) or bool(kernel == fake)


def main() -> dict[str, Any]:
    calls, refused, different = 0, 0, []
    for name, arguments in CALLS:
        for i, value in enumerate(arguments):
            for text, other in changed(value):
                given = [
                    one.detach().clone() if isinstance(one, torch.Tensor) else one
                    for one in (*arguments[:i], other, *arguments[i + 1 :])
                ]
                mode = FakeTensorMode(shape_env=ShapeEnv())
                fakes = [
                    mode.from_tensor(one, static_shapes=True)
                    if isinstance(one, torch.Tensor)
                    else one
                    for one in given
                ]
                kernel, said = outcome(name, tuple(given))
                with mode:
                    fake, fake_said = outcome(name, tuple(fakes))
                calls, refused = calls + 1, refused + (kernel is None)
                if not is_same(kernel, fake):
                    label = operator(name)._schema.arguments[i].name
                    different.append(f"{name} {label}={text}: {said} | {fake_said}")
    return {"calls": calls, "refused": refused, "different": different}


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    print(json.dumps(main()))
