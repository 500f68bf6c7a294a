"""Measure products with stacked 4-bit and int8 weights on a GPU, at the shapes of known models.

    python benchmarks/moe.py [--tokens 1,4,16,64] [--prefill 512,4096] [--gradient 512]
                             [--int8 1,64] [--layer 1,64] [--mxfp4 1,512] [--nvfp4 1,512]
                             [--model qwen3] [--json FILE]

For each case, the program prints the time of the grouped product, per launch in a CUDA graph. It
also prints the time of a loop that computes a product for each expert that has tokens. The host
already knows how many tokens each expert has, so the loop does not wait for the device. The program
also prints the memory throughput for the bytes of these experts, as a fraction of the throughput of
a copy. Prefill, gradients, and MXFP4 and NVFP4 with more than 64 tokens are compared with torch's
grouped product of bfloat16 weights. int8 products include the quantization of the rows. A layer is
measured twice: without gradients, and with torch's operations between the products, which a layer
uses if gradients are enabled.
`gpu_peers.py --experts` compares the products with other libraries.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import torch
from gpu_measure import DEVICE, Results, add_result_options, chosen, graph, numbers, rotation
from moe_models import MODELS, ids_of

import nybble
from nybble import functional as F
from nybble import nn
from nybble.ops.checked_state import scales_of
from nybble.ops.grouped.routing import Routing, route
from nybble.ops.grouped.stacks import dequantize_stack_4bit
from nybble.ops.grouped.states import experts_between
from nybble.ops.int8 import calls
from nybble.state import QuantState

BLOCK = 64
SCALE_BYTES = {"mxfp4": 1 / 32, "nvfp4": 1 / 16}  # of a value
FEW_TOKENS = 64  # with more, the reference is torch's grouped product instead of the loop
OUTLIER = 12.0  # in every 512th column of the input of layer_8bit_outliers
CLAMPED = "gpt-oss-120b"  # has a clamped SwiGLU and biases


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One measured case."""

    model: str
    operation: str  # decode, prefill, mxfp4, nvfp4, [mxfp4_ or nvfp4_]gradient, int8, layer[_…]
    tokens: int
    routing: str
    hit: float  # experts with tokens, on average
    grouped_us: float
    loop_us: float | None
    share: float | None  # throughput relative to a copy; only experts with tokens count
    torch_us: float | None = None


def stack(experts: int, n: int, k: int) -> tuple[Any, QuantState]:
    """Return random packed experts and their state."""
    packed = torch.randint(0, 256, (experts, n * k // 2), dtype=torch.uint8, device=DEVICE)
    absmax = torch.rand(experts, n * k // BLOCK, device=DEVICE) * 0.02
    shape = torch.Size((experts, n, k))
    return packed, QuantState(absmax, shape, None, BLOCK, "nf4", torch.bfloat16)


def microscaled_stack(experts: int, n: int, k: int, quant_type: str) -> tuple[Any, QuantState]:
    """Return a random MXFP4 or NVFP4 weight, repeated for each expert, and the state."""
    one = torch.randn(1, n, k, dtype=torch.bfloat16, device=DEVICE)
    packed, state = F.quantize_experts_4bit(one, quant_type=quant_type)
    second: Any = state.state2
    second = QuantState(
        second.absmax.repeat(experts, 1), None, second.code, second.blocksize, None, second.dtype
    )
    return packed.repeat(experts, 1), QuantState(
        state.absmax.repeat(experts, 1), torch.Size((experts, n, k)), state.code, state.blocksize,
        quant_type, state.dtype, state.offset.repeat(experts), second,
    )  # fmt: skip


def routing(tokens: int, experts: int, each: int, kind: str, seed: int) -> Routing:
    """Return the routing of random tokens."""
    return route(ids_of(tokens, experts, each, kind, seed).to(DEVICE), experts)


def loop(a: Any, views: Sequence[Any], ends: Sequence[int], out: Any) -> None:
    """Multiply one expert after another; the host knows the number of rows of each expert."""
    start = 0
    for (packed, state), end in zip(views, ends, strict=True):
        if end > start:
            out[start:end] = nybble.matmul_4bit(a[start:end], packed, state)
        start = end


def one_expert(packed: Any, state: QuantState, e: int) -> tuple[Any, QuantState]:
    part, of = experts_between(packed, state, e, e + 1)
    shape, offset, second = torch.Size(state.shape[1:]), None, of.state2
    if second is not None:
        offset = of.offset.view(())
        second = QuantState(
            second.absmax.view(-1), None, second.code, second.blocksize, None, second.dtype
        )
    return part.view(-1, 1), QuantState(
        of.absmax.view(-1), shape, of.code, of.blocksize, of.quant_type, of.dtype, offset, second
    )


def gradient(grad: Any, packed: Any, state: QuantState, offsets: Any) -> Any:
    return torch.ops.nybble.gemm_4bit_grouped_grad(
        grad, packed, list(state.shape), *scales_of(state), state.blocksize, state.quant_type,
        offsets,
    )  # fmt: skip


def loop_8bit(a: Any, weight: tuple[Any, Any], ends: Sequence[int], out: Any) -> None:
    """Multiply one expert after another; the host knows the number of rows of each expert."""
    start = 0
    for codes, scales, end in zip(*weight, ends, strict=True):
        if end > start:
            out[start:end] = calls.linear(a[start:end], codes, scales, 0.0, None)
        start = end


def measure_8bit(name: str, tokens: int, kind: str, weight: tuple[Any, Any], copy: float) -> Row:
    experts, each, n, k = MODELS[name]
    rows, expert_bytes = tokens * each, n * (k + 4)
    count = min(8, rotation(min(experts, rows) * expert_bytes))
    routes = [routing(tokens, experts, each, kind, seed) for seed in range(count)]
    ends = [one.offsets.tolist() for one in routes]
    hit = sum(len({0, *one}) - 1 for one in ends) / len(ends)
    a = torch.randn(rows, k, dtype=torch.bfloat16, device=DEVICE)
    out = torch.empty(rows, n, dtype=torch.bfloat16, device=DEVICE)
    grouped = [partial(F.grouped_matmul_8bit, a, *weight, offsets=one.offsets) for one in routes]
    mine, theirs = graph([grouped, [partial(loop_8bit, a, weight, one, out) for one in ends]])
    nbytes = hit * expert_bytes + 2 * rows * (n + k)
    return Row(
        model=name, operation="int8", tokens=tokens, routing=kind, hit=hit,
        grouped_us=round(mine, 2), loop_us=round(theirs, 2), share=round(nbytes / mine / copy, 3),
    )  # fmt: skip


def measure(name: str, operation: str, tokens: int, kind: str, weight: Any, copy: float) -> Row:
    experts, each, n, k = MODELS[name]
    packed, state = weight
    backward, scales = operation.endswith("gradient"), SCALE_BYTES.get(operation, 4 / BLOCK)
    rows, expert_bytes = tokens * each, n * k * (0.5 + scales)
    rough = min(experts, rows) * expert_bytes
    routes = [
        routing(tokens, experts, each, kind, seed) for seed in range(min(16, rotation(rough)))
    ]
    ends = [one.offsets.tolist() for one in routes]
    hit = sum(len({0, *one}) - 1 for one in ends) / len(ends)
    columns = n if backward else k
    a = torch.randn(rows, columns, dtype=torch.bfloat16, device=DEVICE)
    grouped = [
        partial(F.grouped_matmul_4bit, a, packed, state, offsets=one.offsets) for one in routes
    ]
    if backward:
        grouped = [partial(gradient, a, packed, state, one.offsets) for one in routes]
    few = operation == "decode" or (operation in SCALE_BYTES and tokens <= FEW_TOKENS)
    if not few:
        dense = dequantize_stack_4bit(packed, state, torch.bfloat16)
        dense = dense if backward else dense.transpose(1, 2)
        plain = [
            partial(torch.nn.functional.grouped_mm, a, dense, offs=one.offsets) for one in routes
        ]
        mine, theirs = graph([grouped[:3], plain[:3]])
        return Row(
            model=name, operation=operation, tokens=tokens, routing=kind, hit=hit,
            grouped_us=round(mine, 2), loop_us=None, share=None,
            torch_us=round(theirs, 2),
        )  # fmt: skip
    views = [one_expert(packed, state, e) for e in range(experts)]
    out = torch.empty(rows, n, dtype=torch.bfloat16, device=DEVICE)
    mine, theirs = graph([grouped, [partial(loop, a, views, one, out) for one in ends]])
    nbytes = hit * expert_bytes + 2 * rows * (n + k)
    return Row(
        model=name, operation=operation, tokens=tokens, routing=kind, hit=hit,
        grouped_us=round(mine, 2), loop_us=round(theirs, 2), share=round(nbytes / mine / copy, 3),
    )  # fmt: skip


def measure_layer(name: str, operation: str, tokens: int, layer: Any) -> Row:
    """Return the time of a layer for random tokens; torch_us is the time with torch's
    operations."""
    experts, each, _n, k = MODELS[name]
    x = torch.randn(tokens, k, dtype=torch.bfloat16, device=DEVICE)
    if operation == "layer_8bit_outliers":
        x[:, ::512] = OUTLIER
    weights = torch.rand(tokens, each, device=DEVICE)
    # several routings, so that L2 does not have the experts of one token
    routes = [torch.rand(tokens, experts, device=DEVICE).topk(each).indices for _ in range(16)]
    calls = [partial(layer, x, ids, weights) for ids in routes]

    def plain(call: Any) -> None:
        with torch.inference_mode(False), torch.enable_grad():
            call()

    mine, theirs = graph([calls, [partial(plain, call) for call in calls]])
    hit = sum(len({*ids.flatten().tolist()}) for ids in routes) / len(routes)
    return Row(
        model=name, operation=operation, tokens=tokens, routing="uniform", hit=hit,
        grouped_us=round(mine, 2), loop_us=None, share=None, torch_us=round(theirs, 2),
    )  # fmt: skip


def layer_of(name: str, cls: type[Any], **settings: Any) -> Any:
    """Return a model's layer with random weights."""
    experts, _each, n, k = MODELS[name]
    with torch.inference_mode(False):
        up = torch.randn(experts, n, k, dtype=torch.bfloat16, device=DEVICE) / 64
        down = torch.randn(experts, k, n // 2, dtype=torch.bfloat16, device=DEVICE) / 64
        if name == CLAMPED:
            biases = {"gate_up_proj_bias": up[:, :, 0].clone(), "down_proj_bias": down[:, :, 0]}
            settings |= {"gate": nn.ClampedSwiGLU(), **biases}
        return cls.from_float(up, down, **settings)


def measured(name: str, given: argparse.Namespace, copy: float) -> Iterator[Row]:
    experts, _each, n, k = MODELS[name]
    weight = stack(experts, n, k)
    cases = [("decode", size) for size in given.tokens]
    cases += [("prefill", size) for size in given.prefill]
    cases += [("gradient", size) for size in given.gradient]
    for operation, tokens in cases:
        for kind in ("uniform", "zipf"):
            yield measure(name, operation, tokens, kind, weight, copy)
            torch.cuda.empty_cache()
    for quant_type in SCALE_BYTES:
        if not (sizes := getattr(given, quant_type)):
            continue
        weight = microscaled_stack(experts, n, k, quant_type)
        cases = [(quant_type, size) for size in sizes]
        cases += [(f"{quant_type}_gradient", size) for size in given.gradient]
        for operation, tokens in cases:
            yield measure(name, operation, tokens, "uniform", weight, copy)
    if given.layer:
        layers: dict[str, tuple[type[Any], dict[str, Any]]] = {
            "layer": (nn.Experts4bit, {}),
            "layer_8bit": (nn.Experts8bit, {}),
            "layer_8bit_outliers": (nn.Experts8bit, {"threshold": OUTLIER / 2}),
            **{f"layer_{kind}": (nn.Experts4bit, {"quant_type": kind}) for kind in SCALE_BYTES},
        }
        for operation, (cls, settings) in layers.items():
            layer = layer_of(name, cls, **settings)
            yield from (measure_layer(name, operation, tokens, layer) for tokens in given.layer)
            del layer
    if not given.int8:
        return
    codes = torch.randint(-127, 128, (experts, n, k), dtype=torch.int8, device=DEVICE)
    scales = torch.rand(experts, n, device=DEVICE)
    for tokens in given.int8:
        for kind in ("uniform", "zipf"):
            yield measure_8bit(name, tokens, kind, (codes, scales), copy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=numbers, default="1,4,16,64")
    parser.add_argument("--prefill", type=numbers, default="4096")
    parser.add_argument("--gradient", type=numbers, default="")
    parser.add_argument("--int8", type=numbers, default="")
    parser.add_argument("--layer", type=numbers, default="")
    for quant_type in SCALE_BYTES:
        parser.add_argument(f"--{quant_type}", type=numbers, default="")
    parser.add_argument("--model", default="", help="only models whose name contains this")
    add_result_options(parser)
    given = parser.parse_args()
    models = chosen(parser, "--model", given.model, [*MODELS])
    results = Results(given)
    with torch.inference_mode():
        for name in models:
            for row in measured(name, given, results.copy):
                results.add(asdict(row))


if __name__ == "__main__":
    main()
