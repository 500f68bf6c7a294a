"""The calls that benchmarks/host.py measures, some with a prepared call of their C function."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import torch

from nybble import _native, autograd, functional, nn
from nybble.ops.optim import calls as updates

Call = Callable[[], Any]
KEPT: list[Any] = []  # keeps arrays alive, because prepared calls contain their addresses


def calls(device: torch.device) -> dict[str, tuple[Call, Call]]:
    """Return each case with its prepared C call."""
    small = (1, 64) if device.type == "cpu" else (64, 64)
    w = torch.randn(small, device=device, dtype=torch.bfloat16)
    x = torch.randn(1, 64, device=device, dtype=torch.bfloat16)
    packed, state = functional.quantize_4bit(w, quant_type="nf4")
    codes, state8 = functional.quantize_blockwise(w, blocksize=64)
    out, tops = torch.empty_like(w), torch.empty_like(state.absmax)
    result = torch.empty(1, small[0], device=device, dtype=torch.bfloat16)
    layer = nn.Linear4bit(64, small[0], bias=False, quant_type="nf4", compress_statistics=False)
    layer = layer.to(device).eval().requires_grad_(False)
    layer(x)
    nested = nn.Linear4bit(64, small[0], quant_type="nf4").to(device).to(torch.bfloat16)
    nested = nested.eval().requires_grad_(False)
    nested(x)
    n, (where, stream) = w.numel(), place(device)
    scales = state._checked_4bit.scales if state._checked_4bit else _scales_of(state, w)
    a, p, o, r = (one.data_ptr() for one in (x, packed, out, result))
    gemm = native("gemm_4bit", a, 2, 1, small[0], 64, p, scales, 64, 0, 0, 0, r, where, stream)
    dequantize = native("dequantize_4bit", p, scales, n, 64, 0, 0, o, 2, where, stream)
    quantize = native(
        "quantize_4bit", w.data_ptr(), 2, n, 64, 0, 0, tops.data_ptr(), p, where, stream
    )
    book, top = state8.code.data_ptr(), state8.absmax.data_ptr()
    quantize8 = native(
        "quantize_blockwise", w.data_ptr(), 2, n, 64, book, top, codes.data_ptr(), where, stream
    )
    dequantize8 = native(
        "dequantize_blockwise", codes.data_ptr(), top, book, n, 64, o, 2, where, stream
    )
    int8, _, _ = functional.int8_vectorwise_quant(w)
    one, top1, _ = functional.int8_vectorwise_quant(x)
    sums = functional.int8_linear_matmul(one, int8)
    quantize_rows = native(
        "int8_vectorwise_quant", a, 2, 1, 64, 0.0, one.data_ptr(), top1.data_ptr(), 0, where, stream
    )
    multiply = native(
        "int8_linear_matmul", one.data_ptr(), int8.data_ptr(), 1, small[0], 64, sums.data_ptr(),
        where, stream,
    )  # fmt: skip
    KEPT.extend((w, x, out, tops, result, packed, state, codes, state8, int8, one, top1, sums))
    return {
        "quantize_4bit": (lambda: functional.quantize_4bit(w, quant_type="nf4"), quantize),
        "dequantize_4bit": (lambda: functional.dequantize_4bit(packed, state), dequantize),
        "dequantize_4bit out=": (
            lambda: functional.dequantize_4bit(packed, state, out=out),
            dequantize,
        ),
        "gemv_4bit": (lambda: functional.gemv_4bit(x, packed, state=state), gemm),
        "matmul_4bit": (lambda: autograd.matmul_4bit(x, packed, state), gemm),
        "quantize_blockwise": (lambda: functional.quantize_blockwise(w, blocksize=64), quantize8),
        "dequantize_blockwise": (
            lambda: functional.dequantize_blockwise(codes, state8),
            dequantize8,
        ),
        "int8_vectorwise_quant": (lambda: functional.int8_vectorwise_quant(x), quantize_rows),
        "int8_linear_matmul": (lambda: functional.int8_linear_matmul(one, int8), multiply),
        "Linear4bit": (lambda: layer(x), gemm),
        "Linear4bit bias, nested": (lambda: nested(x), gemm),
    }


def recorded(device: torch.device) -> dict[str, tuple[Call, Call]]:
    """Return layers of 64 x 64 with a gradient, and their prepared C calls.

    The last case is an autograd function that only allocates a result: torch's own overhead.
    """
    kind = torch.bfloat16
    x = torch.randn(1, 64, device=device, dtype=kind)
    needs, result = x.clone().requires_grad_(), torch.empty(1, 64, device=device, dtype=kind)
    layer = nn.Linear4bit(64, 64, bias=False, quant_type="nf4", compress_statistics=False)
    int8 = nn.Linear8bitLt(64, 64, bias=False, has_fp16_weights=False)
    for one in (layer, int8):
        one.to(device)(x)
    where, out, a = place(device), result.data_ptr(), x.data_ptr()
    state, rows, scales = layer.weight.quant_state, torch.empty(1, device=device), int8.state.SCB
    q = torch.empty(1, 64, device=device, dtype=torch.int8)
    assert state is not None
    assert int8.state.CB is not None
    assert scales is not None
    KEPT.extend((x, needs, result, layer, int8, rows, q))
    gemm = native(
        "gemm_4bit", a, 2, 1, 64, 64, layer.weight.data_ptr(), _scales_of(state, x), 64, 0, 0, 0,
        out, *where,
    )  # fmt: skip
    product = native(
        "int8_linear",
        *(a, 2, 1, 64, 64, 0.0, q.data_ptr(), rows.data_ptr(), 0, int8.state.CB.data_ptr()),
        *(scales.data_ptr(), 0, out, *where),
    )
    nothing = native("quantize_4bit", a, 2, 0, 64, 0, 0, out, out, *where)
    return {
        "Linear4bit 64x64, a gradient wanted": (partial(layer, needs), gemm),
        "Linear8bitLt 64x64, a gradient wanted": (partial(int8, needs), product),
        "torch.autograd.Function of nothing": (partial(_Nothing.apply, needs), nothing),
    }


class _Nothing(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, a: torch.Tensor) -> torch.Tensor:
        return torch.empty_like(a)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return grads


def _scales_of(state: Any, like: torch.Tensor) -> int:
    from nybble._torch import bridge
    from nybble.ops.checked_state import checked_4bit

    return checked_4bit(bridge, state, like).scales


def native(name: str, *arguments: object) -> Call:
    """Return a prepared call of a C function."""
    return partial(_native.operation(name), *arguments)


def place(device: torch.device) -> tuple[int, int]:
    if device.type == "cpu":
        return _native.CPU, 0
    return device.index or 0, torch._C._cuda_getCurrentRawStream(device.index or 0)


def others(device: torch.device) -> dict[str, tuple[Call, bool]]:
    """Return each call, and whether it makes a single launch; only such calls have a goal."""
    return {
        **{name: (call, True) for name, call in _optimizers(device).items()},
        **{name: (call, False) for name, call in _of_several_launches(device).items()},
    }


def _of_several_launches(device: torch.device) -> dict[str, Call]:
    experts = _experts(device) if device.type == "cuda" else {}
    return _functions(device) | _layers(device) | experts


def _size(device: torch.device) -> int:
    return 1 if device.type == "cpu" else 64


def _optimizers(device: torch.device) -> dict[str, Call]:
    """Return the functions that step one parameter, which has 64 values or 64 x 64."""
    found: dict[str, Call] = {}
    maps = [functional.create_dynamic_map(signed).to(device) for signed in (True, False)]
    n, blocks = 64 * _size(device), -(-64 * _size(device) // updates.BLOCK_SIZE)
    for name in ("adam", "lion", "momentum", "rmsprop", "adagrad", "ademamix"):
        many, two = 1 + (name == "ademamix"), name in ("adam", "ademamix")
        p, g = (torch.randn(n, device=device, dtype=torch.bfloat16) for _ in range(2))
        codes = [torch.randint(128, 256, (k, n), device=device).byte() for k in (many, 1)]
        tops = [torch.rand(k, blocks, device=device) for k in (many, 1)]
        wide = [torch.rand(k, n, device=device) for k in (many, 1)]
        second = (codes[1], tops[1], wide[1]) if two else (None, None, None)
        eight = (name, g, p, codes[0], second[0], 0.9, 0.999, 0.9999, 5.0, 1e-8, 7, 1e-3, *maps,
                 tops[0], second[1], 0.0, 1.0, False)  # fmt: skip
        full = (name, g, p, wide[0], 0.9, 1e-8, 7, 1e-3, second[2], 0.999, 0.9999, 5.0)
        found[f"optimizer_update_8bit_blockwise {name}"] = partial(
            functional.optimizer_update_8bit_blockwise, *eight
        )
        found[f"optimizer_update_32bit {name}"] = partial(functional.optimizer_update_32bit, *full)
    return found


def _functions(device: torch.device) -> dict[str, Call]:
    """Return calls with nested scales, calls with explicit scales, and int8 calls."""
    w = torch.randn(_size(device), 64, device=device, dtype=torch.bfloat16)
    x = torch.randn(1, 64, device=device, dtype=torch.bfloat16)
    packed, state = functional.quantize_4bit(w, quant_type="nf4")
    both = functional.quantize_4bit(w, quant_type="nf4", compress_statistics=True)
    codes, state8 = functional.quantize_blockwise(w, blocksize=64)
    both8 = functional.quantize_blockwise(w, blocksize=64, nested=True)
    q, rows, _ = functional.int8_vectorwise_quant(w)
    q1, row, _ = functional.int8_vectorwise_quant(x)
    sums, out = functional.int8_linear_matmul(q1, q), torch.empty_like(w)
    kept = autograd.MatmulLtState(CB=q, SCB=rows, has_fp16_weights=False)
    nested: dict[str, Any] = {"quant_type": "nf4", "compress_statistics": True}
    return {
        "quantize_4bit nested": lambda: functional.quantize_4bit(w, **nested),
        "quantize_blockwise nested": lambda: functional.quantize_blockwise(w, nested=True),
        "dequantize_4bit nested": lambda: functional.dequantize_4bit(*both),
        "dequantize_4bit by absmax": lambda: functional.dequantize_4bit(
            packed, absmax=state.absmax, out=out, quant_type="nf4"
        ),
        "dequantize_blockwise nested": lambda: functional.dequantize_blockwise(*both8),
        "dequantize_blockwise by absmax": lambda: functional.dequantize_blockwise(
            codes, absmax=state8.absmax, code=state8.code, blocksize=64
        ),
        "int8_double_quant": lambda: functional.int8_double_quant(w),
        "int8_vectorwise_quant, outliers": lambda: functional.int8_vectorwise_quant(x, 6.0),
        "int8_vectorwise_dequant": lambda: functional.int8_vectorwise_dequant(q, rows),
        "int8_mm_dequant": lambda: functional.int8_mm_dequant(sums, row, rows),
        "int8_scaled_mm": lambda: functional.int8_scaled_mm(q1, q, row, rows),
        "matmul": lambda: autograd.matmul(x, q, state=kept),
    }


def _layers(device: torch.device) -> dict[str, Call]:
    """Return layers (with gradients, conversions, outliers, more rows), look-ups, torch's
    layers."""
    n, kind = _size(device), torch.bfloat16
    x = torch.randn(1, 64, device=device, dtype=kind)
    needs, ids = x.clone().requires_grad_(), torch.arange(2, device=device)
    grad = torch.randn(1, n, device=device, dtype=kind)
    eight, many = x.repeat(8, 1), x.repeat(64, 1)
    layer = nn.Linear4bit(64, n, quant_type="nf4").to(device).to(kind).requires_grad_(False)
    half = nn.Linear4bit(64, n, quant_type="nf4", compute_dtype=torch.float16)
    half = half.to(device).to(kind).requires_grad_(False)
    four, single = torch.randn(4, 64, device=device), {}
    for nested in (False, True):
        made = nn.Linear4bit(64, n, quant_type="nf4", compress_statistics=nested)
        single[nested] = made.to(device).requires_grad_(False)
        single[nested](four)
    int8, outliers = (
        nn.Linear8bitLt(64, n, has_fp16_weights=False, threshold=threshold)
        .to(device).to(kind).eval().requires_grad_(False)
        for threshold in (0.0, 6.0)
    )  # fmt: skip
    dense = torch.nn.Linear(64, n, device=device, dtype=kind).requires_grad_(False)
    tables = {
        "Embedding4bit": nn.EmbeddingNF4(64, 64, dtype=kind).to(device),
        "Embedding8bit": nn.Embedding8bit(64, 64, dtype=kind).to(device),
        "torch.nn.Embedding": torch.nn.Embedding(64, 64, device=device).requires_grad_(False),
    }
    for one in (layer, half, int8, outliers):
        one(x)

    def both_ways(one: Any) -> Any:
        needs.grad = None
        return one(needs).backward(grad)

    return {
        "Linear8bitLt": lambda: int8(x),
        "Linear8bitLt, outliers": lambda: outliers(x),
        "Linear8bitLt, eight rows": lambda: int8(eight),
        "Linear8bitLt, eight rows, outliers": lambda: outliers(eight),
        "Linear8bitLt, 64 rows": lambda: int8(many),
        "Linear8bitLt, 64 rows, outliers": lambda: outliers(many),
        "Linear8bitLt, a gradient wanted": lambda: int8(needs),
        "Linear4bit, float16 computes": lambda: half(x),
        "Linear4bit, float32, four rows": lambda: single[False](four),
        "Linear4bit, float32, four rows, nested scales": lambda: single[True](four),
        "Linear4bit, a gradient wanted": lambda: layer(needs),
        "torch.nn.Linear, a gradient wanted": lambda: dense(needs),
        "Linear4bit and backward": lambda: both_ways(layer),
        "Linear8bitLt and backward": lambda: both_ways(int8),
        "torch.nn.Linear and backward": lambda: both_ways(dense),
        **{name: partial(table, ids) for name, table in tables.items()},
    }


def _experts(device: torch.device) -> dict[str, Call]:
    """Return layers of 32 experts without gradients: two launches with 1 token, five or more with 8
    tokens."""
    up, down = (torch.randn(32, n, 128, device=device, dtype=torch.bfloat16) for n in (256, 128))
    layers = {
        "Experts4bit": nn.Experts4bit.from_float(up, down),
        "Experts4bit, nested scales": nn.Experts4bit.from_float(up, down, compress_statistics=True),
        "Experts8bit": nn.Experts8bit.from_float(up, down),
    }

    def run(layer: Any, *inputs: Any) -> Any:
        with torch.inference_mode():
            return layer(*inputs)

    found: dict[str, Call] = {}
    for name, layer in layers.items():
        for tokens in (1, 8):
            x = torch.randn(tokens, 128, device=device, dtype=torch.bfloat16)
            ids = torch.rand(tokens, 32, device=device).topk(8).indices
            rows = x, ids, torch.rand(tokens, 8, device=device)
            found[f"{name}, {tokens} tokens"] = partial(run, layer, *rows)
    return found
