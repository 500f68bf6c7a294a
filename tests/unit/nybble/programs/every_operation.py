"""Every public operation as a function without arguments, for programs that run all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from nybble import functional as F

Calls = dict[str, Callable[[], Any]]
WIDTH = 1024  # a float32 result with WIDTH rows has 4 MiB, so it comes from the pool


def _pair(function: Callable[..., Any], *arguments: Any, **named: Any) -> Callable[[], Any]:
    """Return a function that quantizes and returns codes and scales."""

    def call() -> Any:
        codes, state = function(*arguments, **named)
        return codes, state.absmax

    return call


def functional(wrap: Callable[[Any], Any], rows: int) -> Calls:
    """Return nybble.functional's operations on [rows, WIDTH] values; `wrap` converts to arrays."""
    random = np.random.default_rng(20261127)
    a = wrap(random.standard_normal((rows, WIDTH)).astype(np.float32))
    x = wrap(random.standard_normal((3, WIDTH)).astype(np.float32))
    nf4, fp4, nested = (
        F.quantize_4bit(a, quant_type="nf4"),
        F.quantize_fp4(a),
        F.quantize_4bit(a, quant_type="nf4", compress_statistics=True),
    )
    eight, eight_nested = F.quantize_blockwise(a), F.quantize_blockwise(a, nested=True)
    codes, stats, _ = F.int8_vectorwise_quant(a)
    left, left_stats, _ = F.int8_vectorwise_quant(x)
    sums = F.int8_linear_matmul(left, codes)
    return {
        "quantize_4bit": _pair(F.quantize_4bit, a, quant_type="nf4"),
        "quantize_4bit nested": _pair(F.quantize_4bit, a, compress_statistics=True),
        "quantize_4bit mxfp4": _pair(F.quantize_4bit, a, quant_type="mxfp4"),
        "quantize_4bit nvfp4": _pair(F.quantize_4bit, a, quant_type="nvfp4"),
        "quantize_fp4": _pair(F.quantize_fp4, a),
        "quantize_nf4": _pair(F.quantize_nf4, a),
        "quantize_blockwise": _pair(F.quantize_blockwise, a),
        "quantize_blockwise nested": _pair(F.quantize_blockwise, a, nested=True),
        "dequantize_4bit": lambda: F.dequantize_4bit(*nf4),
        "dequantize_4bit nested": lambda: F.dequantize_4bit(*nested),
        "dequantize_fp4": lambda: F.dequantize_fp4(*fp4),
        "dequantize_nf4": lambda: F.dequantize_nf4(*nf4),
        "dequantize_blockwise": lambda: F.dequantize_blockwise(*eight),
        "dequantize_blockwise nested": lambda: F.dequantize_blockwise(*eight_nested),
        "gemv_4bit": lambda: F.gemv_4bit(x, nf4[0], state=nf4[1]),
        "int8_vectorwise_quant": lambda: F.int8_vectorwise_quant(a, 3.0),
        "int8_vectorwise_dequant": lambda: F.int8_vectorwise_dequant(codes, stats),
        "int8_double_quant": lambda: F.int8_double_quant(a),
        "int8_linear_matmul": lambda: F.int8_linear_matmul(left, codes),
        "int8_mm_dequant": lambda: F.int8_mm_dequant(sums, left_stats, stats),
        "int8_scaled_mm": lambda: F.int8_scaled_mm(left, codes, left_stats, stats),
        "create_dynamic_map": F.create_dynamic_map,
        "create_fp8_map": F.create_fp8_map,
        "create_linear_map": F.create_linear_map,
        "create_normal_map": F.create_normal_map,
        "get_4bit_type": lambda: F.get_4bit_type("nf4"),
        "optimizer_update_32bit": lambda: _update_32bit(wrap),
        "optimizer_update_8bit_blockwise": lambda: _update_8bit(wrap),
    }


def _zeros(wrap: Callable[[Any], Any], count: int, dtype: Any = np.float32) -> Any:
    return wrap(np.zeros(count, dtype))


def _update_32bit(wrap: Callable[[Any], Any]) -> Any:
    p, g = wrap(np.ones(512, np.float32)), wrap(np.ones(512, np.float32))
    first, second = _zeros(wrap, 512), _zeros(wrap, 512)
    F.optimizer_update_32bit("adam", g, p, first, 0.9, 1e-8, 1, 0.1, second, 0.99)
    return p


def _update_8bit(wrap: Callable[[Any], Any]) -> Any:
    p, g = wrap(np.ones(512, np.float32)), wrap(np.ones(512, np.float32))
    states = _zeros(wrap, 512, np.uint8), _zeros(wrap, 512, np.uint8)
    maps = wrap(np.asarray(F.create_dynamic_map())), wrap(np.asarray(F.create_dynamic_map(False)))
    F.optimizer_update_8bit_blockwise(
        *("adam", g, p, *states, 0.9, 0.99, 0.0, 0.0, 1e-8, 1, 0.1, *maps),
        *(_zeros(wrap, 2), _zeros(wrap, 2)),
    )
    return p


def layers(rows: int) -> Calls:
    """Return the forward (and backward) of each nybble.nn layer, and of nybble's two products."""
    import torch

    import nybble
    from nybble import nn

    x = torch.ones(3, WIDTH)
    index = torch.arange(rows)
    calls: Calls = {}
    for name in ("Linear4bit", "LinearFP4", "LinearNF4", "Linear8bitLt"):
        keywords = {"has_fp16_weights": False} if name == "Linear8bitLt" else {}
        layer = getattr(nn, name)(WIDTH, rows, **keywords).to("cpu")
        calls[name] = lambda layer=layer: layer(x).detach()
        calls[f"{name} with a gradient"] = lambda layer=layer: _gradient(layer, x)
    for name in ("Embedding4bit", "EmbeddingFP4", "EmbeddingNF4", "Embedding8bit"):
        table = getattr(nn, name)(rows, WIDTH).to("cpu")
        calls[name] = lambda table=table: table(index)
    for name in ("Embedding", "StableEmbedding"):
        plain = getattr(nn, name)(64, 32)
        calls[name] = lambda plain=plain: plain(torch.arange(64)).detach()
    weight = torch.linspace(-1, 1, rows * WIDTH).reshape(rows, WIDTH)
    packed, state = F.quantize_4bit(weight)
    calls["matmul_4bit"] = lambda: nybble.matmul_4bit(x, packed, state)
    calls["matmul"] = lambda: nybble.matmul(x, weight)
    return calls


def _gradient(layer: Any, x: Any) -> Any:
    x = x.detach().clone().requires_grad_()
    layer(x).sum().backward()
    return x.grad


def optimizers() -> Calls:
    """Return two steps of each optimizer that works without a GPU, from the same state."""
    import torch

    from nybble import optim

    def steps(name: str) -> Any:
        sizes = ((1, 64), (50, 100)) if name.startswith("Muon") else ((64,), (5000,))
        parameters = [torch.nn.Parameter(torch.ones(size)) for size in sizes]
        keywords = {"momentum": 0.9} if name.startswith(("LARS", "SGD")) else {}
        optimizer = getattr(optim, name)(parameters, lr=0.01, **keywords)
        if "ScheduleFree" in name:
            optimizer.train()
        for _ in range(2):
            for one in parameters:
                one.grad = torch.full_like(one, 0.5)
            optimizer.step()
        return parameters[1].detach()

    return {
        name: lambda name=name: steps(name)
        for name in optim.__all__
        if not name.startswith("Paged") and name != "GlobalOptimManager"
    }


def wrapped(kind: str) -> Callable[[Any], Any]:
    """Return the function that converts numpy arrays to arrays of that kind."""
    if kind == "numpy":
        return lambda a: a
    import torch

    from_numpy: Callable[[Any], Any] = torch.from_numpy
    return from_numpy


def every(kind: str) -> Calls:
    """Return all operations on numpy arrays or on torch tensors."""
    calls = functional(wrapped(kind), WIDTH)
    return calls if kind == "numpy" else calls | layers(WIDTH) | optimizers()


def arrays_of(result: Any) -> list[Any]:
    """Return the arrays of a result as numpy arrays."""
    parts = result if isinstance(result, tuple) else (result,)
    return [np.asarray(part) for part in parts if part is not None]
