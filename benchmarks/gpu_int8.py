"""Cases of benchmarks/gpu.py: LLM.int8, from row-wise quantization to the mixed decomposition."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import bitsandbytes
import bitsandbytes.functional as peer
import torch
from gpu_grid import (
    TINY,
    Case,
    Grid,
    Shape,
    gradient,
    gradients,
    label,
    product,
    random,
    some,
    streaming,
)
from gpu_measure import DEVICE, Bench, each, rotation, single

import nybble
from nybble.ops.int8 import functional as int8

THRESHOLD = 6.0  # LLM.int8's threshold
CALLS = (nybble.matmul, bitsandbytes.matmul)
HALF = torch.float16  # the only type of bitsandbytes' own kernels


def _with_outliers(a: Any, columns: int = 8) -> Any:
    """Make this many columns exceed the threshold."""
    a[:, :: a.shape[1] // columns] *= 20
    return a


def quantize(bench: Bench, shape: Shape, threshold: float) -> None:
    """Add quantization per row, quantization per row and column, and dequantization."""
    n, sets = shape[0] * shape[1], 2
    a = [_with_outliers(x) if threshold else x for x in random(shape, HALF, sets)]
    name = f"threshold {threshold:g} {label(shape, HALF)}"
    for operation, nbytes in (("int8_vectorwise_quant", 3.0 * n), ("int8_double_quant", 4.0 * n)):
        if bench.wants(operation):
            bench.add(
                operation, name, streaming(shape),
                each(getattr(int8, operation), a, threshold=threshold),
                each(getattr(peer, operation), a, threshold=threshold),
                nbytes,
            )  # fmt: skip
    if not threshold and bench.wants("int8_vectorwise_dequant"):
        q = [peer.int8_vectorwise_quant(x)[:2] for x in a]
        bench.add(
            "int8_vectorwise_dequant", label(shape, torch.float32), streaming(shape),
            each(int8.int8_vectorwise_dequant, q), each(peer.int8_vectorwise_dequant, q),
            5.0 * n,
        )  # fmt: skip


class Layer:
    """Rotated int8 weights with scales, and each library's state for every weight."""

    def __init__(self, shape: Shape) -> None:
        sets = 1 if shape == TINY else rotation(shape[0] * shape[1])
        made = [peer.int8_vectorwise_quant(w)[:2] for w in random(shape, HALF, sets)]
        self.codes, self.scales = [c for c, _ in made], [s for _, s in made]
        self.states = [
            [
                kind(CB=c, SCB=s, has_fp16_weights=False, is_training=False) for c, s in made
            ]  # the state that a layer has after its first call
            for kind in (nybble.MatmulLtState, _peer_state)
        ]


def _products(layer: Layer, call: Any, states: list[Any], x: Any) -> list[Any]:
    return [call(x, c, state=s) for c, s in zip(layer.codes, states, strict=True)]


def _peer_state(**fields: Any) -> Any:
    state = bitsandbytes.MatmulLtState()
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def parts(bench: Bench, shape: Shape, rows: tuple[int, ...]) -> None:
    """Add the integer product, and the dequantization of its sums."""
    n, k = shape
    layer = Layer(shape)
    bias = torch.randn(n, device=DEVICE, dtype=HALF)
    for m in some(rows, shape):
        q, stats, _ = peer.int8_vectorwise_quant(random((m, k), HALF, 1)[0])
        name = f"M={m} {shape[0]}x{shape[1]}"
        if bench.wants("int8_linear_matmul"):
            bench.add(
                "int8_linear_matmul", name, product(shape),
                each(partial(int8.int8_linear_matmul, q), layer.codes),
                each(partial(peer.int8_linear_matmul, q), layer.codes),
            )  # fmt: skip
        if bench.wants("int8_mm_dequant"):
            sums = [
                (peer.int8_linear_matmul(q, c), stats, layer.scales[0]) for c in layer.codes[:2]
            ]
            bench.add(
                "int8_mm_dequant", f"{name} bias fp16", streaming(shape),
                each(int8.int8_mm_dequant, sums, bias=bias),
                each(peer.int8_mm_dequant, sums, bias=bias),
                6.0 * m * n,
            )  # fmt: skip


def linear(bench: Bench, shape: Shape, dtype: Any, rows: tuple[int, ...]) -> None:
    """Add the work of a layer, without and with outliers: quantize the activations, multiply,
    apply scales and bias.

    bitsandbytes reads the outlier columns back from the device. A graph cannot capture that, so
    the method is `single`.
    """
    n, k = shape
    layer = Layer(shape)
    bias = torch.randn(n, device=DEVICE, dtype=dtype)
    for m in some(rows, shape):
        x = _with_outliers(random((m, k), dtype, 1)[0])
        name = f"M={m} bias {label(shape, dtype)}"
        plain = product(shape)
        for operation, threshold, method in (
            ("int8_linear", 0.0, plain),
            ("int8_linear mixed", THRESHOLD, single if shape != TINY else plain),
        ):
            if not bench.wants(operation):
                continue
            mine, theirs = (
                [partial(call, x, c, state=s, threshold=threshold, bias=bias)
                 for c, s in zip(layer.codes, states, strict=True)]
                for call, states in zip(CALLS, layer.states, strict=True)
            )  # fmt: skip
            bench.add(operation, name, method, mine, theirs)
            for state in (s for states in layer.states for s in states):
                state.threshold = 0.0


def crowded(bench: Bench, shape: Shape, dtype: Any, rows: tuple[int, ...]) -> None:
    """Add layers with outliers in a tenth or in all of the columns, as in some prompts."""
    k = shape[1]
    layer = Layer(shape)
    for m in rows:
        for share in (10, 1):
            x = _with_outliers(random((m, k), dtype, 1)[0], k // share)
            x[0, ::share] = 20.0  # all outliers are in one row
            mine, theirs = (
                [partial(call, x, c, state=s, threshold=THRESHOLD)
                 for c, s in zip(layer.codes, states, strict=True)]
                for call, states in zip(CALLS, layer.states, strict=True)
            )  # fmt: skip
            name = f"M={m} {100 // share} % of columns {label(shape, dtype)}"
            bench.add("int8_linear crowded", name, single, mine, theirs)


def backward(bench: Bench, shape: Shape, dtype: Any, rows: tuple[int, ...]) -> None:
    """Add grad_x of the int8 layer."""
    n, k = shape
    layer = Layer(shape)
    for m in some(rows, shape):
        _, (mine, theirs) = gradients(
            m, k, n, dtype,
            [
                partial(_products, layer, call, states)
                for call, states in zip(CALLS, layer.states, strict=True)
            ],
        )  # fmt: skip
        name = f"M={m} {label(shape, dtype)}"
        bench.add("int8_linear grad_x", name, gradient(shape), mine, theirs)


def cases(grid: Grid) -> Iterator[Case]:
    quantizations = "int8_vectorwise_quant int8_double_quant int8_vectorwise_dequant"
    for shape in grid.shapes:
        for threshold in (0.0, THRESHOLD):
            yield quantizations, partial(quantize, shape=shape, threshold=threshold)
        given: dict[str, Any] = {"shape": shape, "rows": grid.few}
        yield "int8_linear_matmul int8_mm_dequant", partial(parts, **given)
        for dtype in grid.dtypes:
            yield "int8_linear int8_linear mixed", partial(linear, **given, dtype=dtype)
            yield "int8_linear grad_x", partial(backward, **given, dtype=dtype)
            if shape != TINY:
                many = partial(crowded, shape=shape, rows=grid.crowded, dtype=dtype)
                yield "int8_linear crowded", many
