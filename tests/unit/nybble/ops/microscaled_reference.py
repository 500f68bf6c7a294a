"""A slow float64 reference of MXFP4 and NVFP4, written from the definitions of the formats."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

E2M1 = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]
BLOCK = {"mxfp4": 32, "nvfp4": 16}


def e8m0(code: int) -> float:
    return math.nan if code == 255 else 2.0 ** (code - 127)


def e4m3(code: int) -> float:
    exponent, fraction = code >> 3 & 15, code & 7
    if code & 0x7F == 0x7F:
        return math.nan
    size = fraction / 8 * 2.0**-6 if exponent == 0 else (1 + fraction / 8) * 2.0 ** (exponent - 7)
    return -size if code & 0x80 else size


def nearest_even(y: float, values: list[float]) -> int:
    """Return the index of the nearest value. If two values are equally near, return the even
    index."""
    return min(range(len(values)), key=lambda i: (abs(values[i] - y), i % 2))


def value4(code: int) -> float:
    return -E2M1[code & 7] if code & 8 else E2M1[code]


def quantize(a: Any, quant_type: str) -> tuple[list[int], list[int], float]:
    """Return (codes, scales, tensor scale) for a float32 array of whole blocks."""
    blocks = np.asarray(a, np.float64).reshape(-1, BLOCK[quant_type])
    tops = np.abs(blocks).max(axis=-1).tolist()
    finite = [top for top in tops if math.isfinite(top)]
    tensor = 1.0
    if quant_type == "nvfp4":
        tensor = float(np.float32(max(finite, default=0.0) / (448 * 6)))
    codes: list[int] = []
    scales: list[int] = []
    positive = [e4m3(code) for code in range(127)]
    for row, top in zip(blocks.tolist(), tops, strict=True):
        if not math.isfinite(top):
            scales.append(255 if quant_type == "mxfp4" else 0x7F)
            codes += [0] * len(row)
            continue
        if quant_type == "mxfp4":
            exponent = math.frexp(top)[1] - 1 if top else -200  # floor(log2(top))
            scales.append(min(max(exponent - 2 + 127, 0), 254))
            step = e8m0(scales[-1])
        elif top == 0:
            scales.append(0x38)
            step = 1.0
        else:
            scales.append(max(1, nearest_even(top / (6 * tensor), positive)))
            step = e4m3(scales[-1]) * tensor
        codes += [nearest_even(abs(x) / step, E2M1) | (8 if x < 0 else 0) for x in row]
    return codes, scales, tensor


def packed(codes: list[int]) -> Any:
    """Pack two codes into each byte, the first code in the high nibble."""
    pairs = np.array(codes, np.uint8).reshape(-1, 2)
    return pairs[:, 0] << 4 | pairs[:, 1]
