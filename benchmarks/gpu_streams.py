"""Cases of benchmarks/gpu.py: 4-bit and 8-bit blockwise quantize and dequantize."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
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
from gpu_measure import DEVICE, Bench, each

import nybble.functional as ours


def _form(kind: str, nested: bool, block: int) -> str:
    return f"{kind}{' nested' if nested else ''} {block}"


def _both_ways(
    bench: Bench, family: str, form: str, shape: Shape, dtype: Any, coded: float,
    options: dict[str, Any], held: Callable[[Any], tuple[Any, Any]],
) -> None:  # fmt: skip
    """Add quantize and dequantize.

    coded: bytes per quantized value, including its share of the scales.
    held: for each library, a function that returns the arguments of dequantize for an array.
    """
    n = shape[0] * shape[1]
    sets = 2 if n > 1e8 or shape == TINY else 4
    w, out = random(shape, dtype, sets), random(shape, dtype, 2)
    name, nbytes = f"{form} {label(shape, dtype)}", n * (w[0].element_size() + coded)
    there, back = f"quantize_{family}", f"dequantize_{family}"
    if bench.wants(there):
        bench.add(
            there, name, streaming(shape),
            each(getattr(ours, there), w, **options), each(getattr(peer, there), w, **options),
            nbytes,
        )  # fmt: skip
    if bench.wants(back):
        mine, theirs = zip(*map(held, w), strict=True)
        turns = [out[i % 2] for i in range(sets)]
        bench.add(
            back, name, streaming(shape),
            [partial(getattr(ours, back), *m, out=to) for m, to in zip(mine, turns, strict=True)],
            [partial(getattr(peer, back), *t, out=to) for t, to in zip(theirs, turns, strict=True)],
            nbytes,
        )  # fmt: skip


def four_bit(
    bench: Bench, shape: Shape, dtype: Any, kind: str, block: int = 64, nested: bool = False
) -> None:
    """Add NF4 or FP4; nested scales are quantized to 8 bits."""
    options: dict[str, Any] = {
        "blocksize": block, "quant_type": kind, "compress_statistics": nested
    }  # fmt: skip

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
    """Add 8-bit blockwise quantization with the dynamic map, the linear map, or a user's map (the
    cubes of 256 evenly spaced values)."""
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
                given = {"shape": shape, "dtype": dtype, "kind": kind, "nested": nested}
                yield four, partial(four_bit, **given)
            for kind, nested in (
                ("dynamic", False),
                ("linear", False),
                ("user", False),
                ("dynamic", True),
            ):
                given = {"shape": shape, "dtype": dtype, "kind": kind, "nested": nested}
                yield eight, partial(eight_bit, **given)
    tuned: dict[str, Any] = {"shape": TUNED, "dtype": torch.bfloat16}
    for block in BLOCKS_4BIT:
        yield four, partial(four_bit, **tuned, kind="nf4", block=block)
    for block in BLOCKS_8BIT:
        yield eight, partial(eight_bit, **tuned, kind="dynamic", block=block)
