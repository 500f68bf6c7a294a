"""The grid of benchmarks/gpu.py: shapes, types, rows, block sizes, and measurement methods."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import torch
from gpu_measure import DEVICE, Bench, Call, Method, each, graph, host, single

import nybble.functional as ours

Shape = tuple[int, int]
Case = tuple[str, Callable[[Bench], None]]  # names of operations, function that adds rows
TUNED: Shape = (14336, 4096)  # the shape that is also measured with every block size
BIG: tuple[Shape, ...] = (TUNED, (8192, 28672))
TINY: Shape = (64, 64)  # the shape for the host time of a call
NAMES = {torch.bfloat16: "bf16", torch.float16: "fp16", torch.float32: "fp32"}
# block sizes that are measured in addition to 64
BLOCKS_4BIT = (32, 128, 256, 512, 1024, 2048, 4096)
BLOCKS_8BIT = (64, 128, 512, 1024, 2048, 4096)  # block sizes that are measured in addition to 256


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """The measured sizes; types other than bfloat16 have fewer row counts."""

    shapes: tuple[Shape, ...] = (*BIG, (4096, 4096), (11008, 4096), TINY)
    dtypes: tuple[Any, ...] = (torch.bfloat16, torch.float16, torch.float32)
    rows: tuple[int, ...] = (1, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)
    few: tuple[int, ...] = (1, 8, 64, 512, 4096)
    crowded: tuple[int, ...] = (1, 64, 512, 4096)


QUICK = Grid(shapes=(TUNED, TINY), dtypes=(torch.bfloat16,), rows=(1, 16, 64, 512, 4096))


def streaming(shape: Shape) -> Method:
    """Return the method for a memory-bound operation."""
    return host if shape == TINY else single


def product(shape: Shape) -> Method:
    """Return the method for a product."""
    return host if shape == TINY else graph


@functools.cache
def backward_stream() -> Any:
    """Return the stream for forward passes whose backward passes are captured. Autograd runs a
    backward pass on the stream of its forward pass.
    """
    return torch.cuda.Stream()  # type: ignore[no-untyped-call]


def gradients(
    m: int, k: int, n: int, dtype: Any, sides: Iterable[Callable[[Any], list[Any]]]
) -> tuple[Any, list[list[Call]]]:
    """Return the gradient [m, n] of the output, and for each side the calls that compute grad_x [m,
    k].

    A side is a function that takes x and returns products, one for each rotated weight.
    """
    grad = random((m, n), dtype, 1)[0]
    stream = backward_stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream), torch.enable_grad():
        x = random((m, k), dtype, 1)[0].requires_grad_()
        results = [products(x) for products in sides]
    torch.cuda.synchronize()
    given = {"inputs": x, "grad_outputs": grad, "retain_graph": True}
    return grad, [each(torch.autograd.grad, ys, **given) for ys in results]


def gradient(shape: Shape) -> Method:
    """Return the method for a product's backward pass."""
    if shape == TINY:
        return host
    captured = functools.partial(graph, stream=backward_stream())
    return functools.update_wrapper(captured, graph)


def some(rows: tuple[int, ...], shape: Shape) -> tuple[int, ...]:
    """Return the row counts of the products that are measured on a shape."""
    return rows[:1] if shape == TINY else rows


def random(shape: Any, dtype: Any, count: int) -> list[Any]:
    return [torch.randn(shape, device=DEVICE, dtype=dtype) for _ in range(count)]


def as_ours(packed: Any, state: Any) -> Any:
    """Return nybble's QuantState of a weight that bitsandbytes quantized to 4 bits."""
    return ours.QuantState.from_dict(state.as_dict(packed=True), device=packed.device)


def label(shape: Shape, dtype: Any) -> str:
    return f"{shape[0]}x{shape[1]} {NAMES[dtype]}"
