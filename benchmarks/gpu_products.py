"""Cases of benchmarks/gpu.py: products with 4-bit weights, forward and backward."""

# ruff: noqa: B023 - each lambda is called before its loop moves on

from __future__ import annotations

from collections.abc import Iterator
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
from gpu_measure import Bench, rotation

import nybble
import nybble.functional as ours

FORMS = ("fp4", "nf4 nested", "nf4 bias")  # beside plain nf4


class Weights:
    """Rotated weights of a shape: as they were, and in 4 bits for either library."""

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
        self.turns = range(sets)
        scale = 1 + 4 / 256 if "nested" in form else 4
        self.nbytes = n * k * (0.5 + scale / block)


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
        if bench.wants("gemm_4bit"):
            bench.add(
                "gemm_4bit", name, product(shape),
                [lambda i=i: nybble.matmul_4bit(x, *w.ours[i], bias=bias) for i in w.turns],
                [lambda i=i: bitsandbytes.matmul_4bit(x, w.peer[i][0].t(), w.peer[i][1], bias=bias)
                 for i in w.turns],
                nbytes,
                [lambda i=i: torch.nn.functional.linear(x, w.plain[i], bias) for i in w.turns],
            )  # fmt: skip
        if m == 1 and bias is None and block == 64 and bench.wants("gemv_4bit"):
            bench.add(
                "gemv_4bit", name, product(shape),
                [lambda i=i: ours.gemv_4bit(x, w.ours[i][0], state=w.ours[i][1]) for i in w.turns],
                [lambda i=i: peer.gemv_4bit(x, w.peer[i][0].t(), state=w.peer[i][1])
                 for i in w.turns],
                nbytes,
            )  # fmt: skip


def backward(bench: Bench, shape: Shape, dtype: Any, rows: tuple[int, ...], form: str) -> None:
    """grad_x alone, through autograd as a training step gets it."""
    n, k = shape
    w = Weights(shape, dtype, form, 64)
    for m in some(rows, shape):
        grad, (mine, theirs) = gradients(
            m, k, n, dtype,
            (
                lambda x: [nybble.matmul_4bit(x, *pair) for pair in w.ours],
                lambda x: [bitsandbytes.matmul_4bit(x, p.t(), s) for p, s in w.peer],
            ),
        )  # fmt: skip
        bench.add(
            "gemm_4bit grad_x", f"M={m} {form} 64 {label(shape, dtype)}", gradient(shape),
            mine, theirs, w.nbytes + grad.element_size() * m * (n + k),
            [lambda i=i: torch.matmul(grad, w.plain[i]) for i in w.turns],
        )  # fmt: skip


def cases(grid: Grid) -> Iterator[Case]:
    both = "gemm_4bit gemv_4bit"
    for shape in grid.shapes:
        for dtype in grid.dtypes:
            main = dtype == torch.bfloat16
            rows = grid.rows if main else grid.few
            yield both, lambda b, s=shape, d=dtype, r=rows: forward(b, s, d, r, "nf4")
            yield (
                "gemm_4bit grad_x",
                lambda b, s=shape, d=dtype: backward(b, s, d, grid.few, "nf4"),
            )
            for form in FORMS if main else ():
                yield both, lambda b, s=shape, d=dtype, f=form: forward(b, s, d, grid.few, f)
    for block in BLOCKS_4BIT:
        yield (
            "gemm_4bit",
            lambda b, x=block: forward(b, TUNED, torch.bfloat16, grid.few, "nf4", x),
        )
