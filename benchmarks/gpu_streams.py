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
    Case,
    Grid,
    Shape,
    as_ours,
    label,
    random,
    streaming,
)
from gpu_measure import DEVICE, Bench

import nybble.functional as ours


def _form(kind: str, nested: bool, block: int) -> str:
    return f"{kind}{' nested' if nested else ''} {block}"


def _both_ways(
    bench: Bench, family: str, form: str, shape: Shape, dtype: Any, coded: float,
    options: dict[str, Any], held: Callable[[Any], tuple[Any, Any]],
) -> None:  # fmt: skip
    """Quantize and dequantize. coded: bytes of a value with its share of the scales; held: what
    our and their dequantization take for an array."""
    n = shape[0] * shape[1]
    sets = 2 if n > 1e8 or shape == TINY else 4
    w, out = random(shape, dtype, sets), random(shape, dtype, 2)
    name, nbytes = f"{form} {label(shape, dtype)}", n * (w[0].element_size() + coded)
    turns = range(sets)
    there, back = f"quantize_{family}", f"dequantize_{family}"
    if bench.wants(there):
        one, other = getattr(ours, there), getattr(peer, there)
        bench.add(
            there, name, streaming(shape),
            [lambda i=i: one(w[i], **options) for i in turns],
            [lambda i=i: other(w[i], **options) for i in turns],
            nbytes,
        )  # fmt: skip
    if bench.wants(back):
        mine, theirs = zip(*map(held, w), strict=True)
        one_back, other_back = getattr(ours, back), getattr(peer, back)
        bench.add(
            back, name, streaming(shape),
            [lambda i=i: one_back(*mine[i], out=out[i % 2]) for i in turns],
            [lambda i=i: other_back(*theirs[i], out=out[i % 2]) for i in turns],
            nbytes,
        )  # fmt: skip


def four_bit(
    bench: Bench, shape: Shape, dtype: Any, kind: str, block: int = 64, nested: bool = False
) -> None:
    """NF4 and FP4, with scales in 8 bits when nested."""
    options = {"blocksize": block, "quant_type": kind, "compress_statistics": nested}

    def held(x: Any) -> tuple[Any, Any]:
        packed, state = peer.quantize_4bit(x, **options)
        return (packed, as_ours(packed, state)), (packed, state)

    coded = 0.5 + (1 + 4 / 256 if nested else 4) / block
    _both_ways(bench, "4bit", _form(kind, nested, block), shape, dtype, coded, options, held)


def _maps() -> dict[str, Any]:
    cubes = torch.linspace(-1, 1, 256, device=DEVICE) ** 3
    return {"dynamic": None, "linear": peer.create_linear_map(True).to(DEVICE), "user": cubes}


def eight_bit(
    bench: Bench, shape: Shape, dtype: Any, kind: str, block: int = 256, nested: bool = False
) -> None:
    """The dynamic map, the linear map and a user's 256 values (cubes)."""
    options = {"code": _maps()[kind], "blocksize": block, "nested": nested}

    def held(x: Any) -> tuple[Any, Any]:
        return ours.quantize_blockwise(x, **options), peer.quantize_blockwise(x, **options)

    coded = 1 + (1 + 4 / block if nested else 4) / block
    _both_ways(bench, "blockwise", _form(kind, nested, block), shape, dtype, coded, options, held)


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
