"""Cases of benchmarks/gpu.py: 4-bit and 8-bit blockwise quantize and dequantize."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import bitsandbytes.functional as peer
import torch
from gpu_grid import (
    BLOCKS_4BIT,
    BLOCKS_8BIT,
    TINY,
    TUNED,
    Grid,
    Shape,
    as_ours,
    label,
    random,
    streaming,
)
from gpu_measure import DEVICE, Bench

import nybble.functional as ours

Case = tuple[str, Callable[[Bench], None]]


def four_bit(
    bench: Bench, shape: Shape, dtype: Any, kind: str, block: int = 64, nested: bool = False
) -> None:
    """NF4 and FP4, with scales in 8 bits when nested."""
    n = shape[0] * shape[1]
    sets = 2 if n > 1e8 or shape == TINY else 4
    w, out = random(shape, dtype, sets), random(shape, dtype, 2)
    size = w[0].element_size()
    name = f"{kind}{' nested' if nested else ''} {block} {label(shape, dtype)}"
    nbytes = n * (size + 0.5 + (1 + 4 / 256 if nested else 4) / block)
    turns = range(sets)
    if bench.wants("quantize_4bit"):
        options = {"blocksize": block, "quant_type": kind, "compress_statistics": nested}
        bench.add(
            "quantize_4bit", name, streaming(shape),
            [lambda i=i: ours.quantize_4bit(w[i], **options) for i in turns],
            [lambda i=i: peer.quantize_4bit(w[i], **options) for i in turns],
            nbytes,
        )  # fmt: skip
    if bench.wants("dequantize_4bit"):
        q = [
            peer.quantize_4bit(x, blocksize=block, quant_type=kind, compress_statistics=nested)
            for x in w
        ]
        mine = [(p, as_ours(p, s)) for p, s in q]
        bench.add(
            "dequantize_4bit", name, streaming(shape),
            [lambda i=i: ours.dequantize_4bit(*mine[i], out=out[i % 2]) for i in turns],
            [lambda i=i: peer.dequantize_4bit(*q[i], out=out[i % 2]) for i in turns],
            nbytes,
        )  # fmt: skip


def _maps() -> dict[str, Any]:
    cubes = torch.linspace(-1, 1, 256, device=DEVICE) ** 3
    return {"dynamic": None, "linear": peer.create_linear_map(True).to(DEVICE), "user": cubes}


def eight_bit(
    bench: Bench, shape: Shape, dtype: Any, kind: str, block: int = 256, nested: bool = False
) -> None:
    """The dynamic map, the linear map and a user's 256 values (cubes)."""
    n = shape[0] * shape[1]
    sets = 2 if n > 1e8 or shape == TINY else 4
    w, out = random(shape, dtype, sets), random(shape, dtype, 2)
    code = _maps()[kind]
    name = f"{kind}{' nested' if nested else ''} {block} {label(shape, dtype)}"
    nbytes = n * (w[0].element_size() + 1 + (1 + 4 / block if nested else 4) / block)
    options = {"code": code, "blocksize": block, "nested": nested}
    turns = range(sets)
    if bench.wants("quantize_blockwise"):
        bench.add(
            "quantize_blockwise", name, streaming(shape),
            [lambda i=i: ours.quantize_blockwise(w[i], **options) for i in turns],
            [lambda i=i: peer.quantize_blockwise(w[i], **options) for i in turns],
            nbytes,
        )  # fmt: skip
    if bench.wants("dequantize_blockwise"):
        q = [peer.quantize_blockwise(x, **options) for x in w]
        mine = [ours.quantize_blockwise(x, **options) for x in w]
        bench.add(
            "dequantize_blockwise", name, streaming(shape),
            [lambda i=i: ours.dequantize_blockwise(*mine[i], out=out[i % 2]) for i in turns],
            [lambda i=i: peer.dequantize_blockwise(*q[i], out=out[i % 2]) for i in turns],
            nbytes,
        )  # fmt: skip


def cases(grid: Grid) -> Iterator[Case]:
    four, eight = "quantize_4bit dequantize_4bit", "quantize_blockwise dequantize_blockwise"
    for shape in grid.shapes:
        for dtype in grid.dtypes:
            for kind, nested in (("nf4", False), ("fp4", False), ("nf4", True)):
                yield (
                    four,
                    lambda b, s=shape, d=dtype, k=kind, x=nested: four_bit(b, s, d, k, nested=x),
                )
            for kind, nested in (
                ("dynamic", False),
                ("linear", False),
                ("user", False),
                ("dynamic", True),
            ):
                yield (
                    eight,
                    lambda b, s=shape, d=dtype, k=kind, x=nested: eight_bit(b, s, d, k, nested=x),
                )
    for block in BLOCKS_4BIT:
        yield four, lambda b, block=block: four_bit(b, TUNED, torch.bfloat16, "nf4", block)
    for block in BLOCKS_8BIT:
        yield eight, lambda b, block=block: eight_bit(b, TUNED, torch.bfloat16, "dynamic", block)
