"""Cases of benchmarks/gpu.py: products with 4-bit weights, forward and backward."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import bitsandbytes
import bitsandbytes.functional as peer
import torch
from gpu_grid import (
    BLOCKS_4BIT,
    TINY,
    TUNED,
    Case,
    Grid,
    Shape,
    as_ours,
    gradient,
    gradients,
    label,
    product,
    random,
    some,
)
from gpu_measure import Bench, each, rotation

import nybble
import nybble.functional as ours

FORMS = ("fp4", "nf4 nested", "nf4 bias")  # formats that are measured in addition to plain nf4


class Weights:
    """Rotated weights of a shape: unquantized, and quantized to 4 bits by each library."""

    def __init__(self, shape: Shape, dtype: Any, form: str, block: int) -> None:
        n, k = shape
        sets = 1 if shape == TINY else rotation(n * k * (0.5 + 4 / block))
        self.plain = random(shape, dtype, sets)
        self.peer = [
            peer.quantize_4bit(
                w, blocksize=block, quant_type=form[:3], compress_statistics="nested" in form
            )
            for w in self.plain
        ]
        self.ours = [(p, as_ours(p, s)) for p, s in self.peer]
        scale = 1 + 4 / 256 if "nested" in form else 4
        self.nbytes = n * k * (0.5 + scale / block)


def _theirs(x: Any, packed: Any, state: Any, bias: Any = None) -> Any:
    """Call bitsandbytes as its layers do, with a transposed view of the weight."""
    return bitsandbytes.matmul_4bit(x, packed.t(), state, bias=bias)


def _vector(x: Any, packed: Any, state: Any) -> Any:
    return ours.gemv_4bit(x, packed, state=state)


def _their_vector(x: Any, packed: Any, state: Any) -> Any:
    return peer.gemv_4bit(x, packed.t(), state=state)


def forward(
    bench: Bench, shape: Shape, dtype: Any, rows: tuple[int, ...], form: str, block: int = 64
) -> None:
    n, k = shape
    w = Weights(shape, dtype, form, block)
    bias = torch.randn(n, device=w.plain[0].device, dtype=dtype) if "bias" in form else None
    for m in some(rows, shape):
        x = random((m, k), dtype, 1)[0]
        name = f"M={m} {form} {block} {label(shape, dtype)}"
        nbytes = w.nbytes + x.element_size() * m * (n + k)
        mine, theirs = ([(x, *pair) for pair in pairs] for pairs in (w.ours, w.peer))
        if bench.wants("gemm_4bit"):
            bench.add(
                "gemm_4bit", name, product(shape),
                each(nybble.matmul_4bit, mine, bias=bias), each(_theirs, theirs, bias=bias),
                nbytes, each(torch.nn.functional.linear, [(x, v, bias) for v in w.plain]),
            )  # fmt: skip
        if m == 1 and bias is None and block == 64 and bench.wants("gemv_4bit"):
            bench.add(
                "gemv_4bit", name, product(shape),
                each(_vector, mine), each(_their_vector, theirs), nbytes,
            )  # fmt: skip


def backward(bench: Bench, shape: Shape, dtype: Any, rows: tuple[int, ...], form: str) -> None:
    """Add grad_x alone, computed by autograd as in a training step."""
    n, k = shape
    w = Weights(shape, dtype, form, 64)
    for m in some(rows, shape):
        grad, (mine, theirs) = gradients(
            m, k, n, dtype,
            (
                lambda x: [nybble.matmul_4bit(x, *pair) for pair in w.ours],
                lambda x: [_theirs(x, *pair) for pair in w.peer],
            ),
        )  # fmt: skip
        bench.add(
            "gemm_4bit grad_x", f"M={m} {form} 64 {label(shape, dtype)}", gradient(shape),
            mine, theirs, w.nbytes + grad.element_size() * m * (n + k),
            each(torch.matmul, [(grad, v) for v in w.plain]),
        )  # fmt: skip


def cases(grid: Grid) -> Iterator[Case]:
    both = "gemm_4bit gemv_4bit"
    for shape in grid.shapes:
        for dtype in grid.dtypes:
            main = dtype == torch.bfloat16
            rows = grid.rows if main else grid.few
            given: dict[str, Any] = {"shape": shape, "dtype": dtype}
            yield both, partial(forward, **given, rows=rows, form="nf4")
            yield "gemm_4bit grad_x", partial(backward, **given, rows=grid.few, form="nf4")
            for form in FORMS if main else ():
                yield both, partial(forward, **given, rows=grid.few, form=form)
    given = {"shape": TUNED, "dtype": torch.bfloat16, "rows": grid.few, "form": "nf4"}
    for block in BLOCKS_4BIT:
        yield "gemm_4bit", partial(forward, **given, block=block)
