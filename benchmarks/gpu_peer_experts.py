"""Serve one peer of `benchmarks/gpu_peers.py --experts`: products with stacked 4-bit experts.

Each peer gets the rows of a product sorted by expert. A stack has the case's weight VARIANTS times
with its rows rotated by different numbers, and repeats these variants for all experts. Thus the
worker can compare a product with the one weight that it knows: the rotation of its columns is
undone. NYBBLE_BENCH_DEVICE=cpu measures the peers that also run on a CPU.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from gpu_measure import rotation
from gpu_peer import DEVICE, DTYPES, GROUP, decoded_by, in_graph, marlin_packed
from moe_models import ids_of
from peers_worker import Absent, Floats, Product, serve

VARIANTS = 4
MOST = 16  # routings of a case
BLOCKS = (8, 16, 32, 48, 64)  # Marlin's numbers of rows in a block


@dataclass(frozen=True, slots=True)
class Routing:
    """The expert of each row, int64 [rows], sorted, and where each expert's rows end, int32
    [experts]."""

    experts: torch.Tensor
    ends: torch.Tensor

    def first(self) -> torch.Tensor:
        """Return where each expert's rows start, and the number of rows: int64 [experts + 1]."""
        return torch.nn.functional.pad(self.ends.long(), (1, 0))

    def blocks(self, size: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the rows in blocks of one expert, filled up with the number of rows; the expert of
        each block; and the number of rows in all blocks. All are int32, as vLLM computes them."""
        rows = len(self.experts)
        counts = torch.diff(self.first())
        blocks = (counts + size - 1) // size
        owners = torch.arange(len(counts), device=counts.device).repeat_interleave(blocks)
        starts = torch.nn.functional.pad((blocks * size).cumsum(0), (1, 0))
        place = torch.arange(rows, device=counts.device) - self.first()[self.experts]
        ids = torch.full((int(starts[-1]),), rows, device=counts.device)
        ids[starts[self.experts] + place] = torch.arange(rows, device=counts.device)
        return ids.int(), owners.int(), starts[-1:].int()


Multiply = Callable[[torch.Tensor], torch.Tensor]
Grouped = Callable[[Routing], Multiply]  # the product of sorted rows, for one routing
Made = tuple[Grouped, torch.Tensor | None]  # and the decoded weight of expert 0


def routing_of(ids: torch.Tensor, experts: int) -> Routing:
    ids = ids.to(DEVICE, torch.int64).sort().values
    return Routing(ids, torch.bincount(ids, minlength=experts).cumsum(0).int())


def variants(w: torch.Tensor) -> torch.Tensor:
    """Return the different experts, [VARIANTS, n, k]."""
    return torch.stack([w.roll(shift, 0) for shift in shifts(len(w))])


def shifts(n: int) -> list[int]:
    return [variant * n // VARIANTS for variant in range(VARIANTS)]


def repeated(one: torch.Tensor, experts: int) -> torch.Tensor:
    """Return the tensor of all experts, from that of the variants."""
    return one.repeat(experts // VARIANTS, *[1] * (one.dim() - 1))


def nybble(w: torch.Tensor, experts: int) -> Made:
    from nybble import functional as F
    from nybble.state import QuantState

    packed, state = F.quantize_experts_4bit(variants(w), quant_type="nf4", blocksize=GROUP)
    packed = repeated(packed, experts)
    state = QuantState(
        repeated(state.absmax, experts), torch.Size((experts, *w.shape)), state.code, GROUP, "nf4",
        w.dtype,
    )  # fmt: skip

    def grouped(routing: Routing) -> Multiply:
        return lambda x: F.grouped_matmul_4bit(x, packed, state, offsets=routing.ends)

    return grouped, None


def grouped_mm(w: torch.Tensor, experts: int) -> Made:
    dense = repeated(variants(w), experts).transpose(1, 2)

    def grouped(routing: Routing) -> Multiply:
        return lambda x: torch.nn.functional.grouped_mm(x, dense, offs=routing.ends)

    return grouped, w


def marlin(w: torch.Tensor, experts: int) -> Made:
    from vllm import _custom_ops as ops
    from vllm.model_executor.layers.quantization.utils import marlin_utils
    from vllm.scalar_type import scalar_types

    made = [marlin_packed(one) for one in variants(w)]
    packed, scales = (repeated(torch.stack(each), experts) for each in zip(*made, strict=True))
    space = marlin_utils.marlin_make_workspace_new(w.device, 4)

    def grouped(routing: Routing) -> Multiply:
        rows = len(routing.experts)
        # vLLM's choice (fused_marlin_moe)
        size = next((one for one in BLOCKS if rows / experts / one < 0.9), BLOCKS[-1])
        blocks = routing.blocks(size)
        factors = torch.ones(rows, 1, device=w.device)
        out = torch.empty(rows, len(w), dtype=w.dtype, device=w.device)

        def multiply(x: torch.Tensor) -> torch.Tensor:
            result: torch.Tensor = ops.moe_wna16_marlin_gemm(
                x, out, packed, None, scales, None, None, None, None, None, space, *blocks, factors,
                moe_block_size=size, top_k=1, mul_topk_weights=False,
                b_q_type=scalar_types.uint4b8, size_m=rows, size_n=w.shape[0], size_k=w.shape[1],
                is_k_full=True, use_atomic_add=False, use_fp32_reduce=True, is_zp_float=False,
            )  # fmt: skip
            return result

        return multiply

    return grouped, None


def humming(w: torch.Tensor, experts: int, kind: str) -> Made:
    from humming.layer import HummingLayer
    from humming.schema import HummingWeightSchema
    from humming.tune import get_heuristics_config

    layer = HummingLayer(
        shape_n=w.shape[0], shape_k=w.shape[1], torch_dtype=w.dtype, num_experts=experts,
        weight_config={"dtype": "uint4", "group_size": GROUP},
    ).to(DEVICE)  # fmt: skip
    small = HummingWeightSchema.quant_tensor(variants(w), layer.weight_schema, w.dtype)
    layer.load_from_tensors({name: repeated(one, experts) for name, one in small.items()})
    layer.transform()
    tuned = get_heuristics_config(layer.humming_config, gemm_type=kind)
    compute = {"gemm_type": kind}

    def grouped(routing: Routing) -> Multiply:
        rows = len(routing.experts)
        given: dict[str, Any] = {"expert_layout": routing.first()}
        if kind == "indexed":
            size = next(one["block_shape"][0] for low, high, one in tuned if low < rows <= high)
            names = ("sorted_ids", "expert_ids", "num_tokens_padded")
            given = dict(zip(names, routing.blocks(size), strict=True))
        given |= {"compute_config": compute, "tuning_config": tuned, "valid_shape_m": rows}
        return lambda x: layer(x, **given)

    return grouped, None


MAKERS: dict[str, Callable[[torch.Tensor, int], Made]] = {
    "nybble": nybble,
    "torch grouped_mm": grouped_mm,
    "marlin": marlin,
    "humming grouped": lambda w, experts: humming(w, experts, "grouped_contiguous"),
    "humming indexed": lambda w, experts: humming(w, experts, "indexed"),
}
TYPES = {
    "nybble": "nf4, blocks of 64", "torch grouped_mm": "16-bit", "marlin": "int4, groups of 64",
    "humming grouped": "int4, groups of 64", "humming indexed": "int4, groups of 64",
}  # fmt: skip

# The stack of the last case, and its decoded weight. Cases with other tokens use them too.
_stacks: dict[tuple[Any, ...], tuple[Grouped, Floats]] = {}


def stack_of(w: torch.Tensor, experts: int) -> tuple[Grouped, Floats]:
    """Return the grouped product, and the weight of expert 0 that the peer decodes."""
    grouped, decoded = MAKERS[sys.argv[1]](w, experts)

    def first_expert(x: torch.Tensor) -> torch.Tensor:
        return grouped(routing_of(torch.zeros(len(x)), experts))(x)

    found = decoded_by(first_expert, w.shape[1], w.dtype) if decoded is None else decoded
    return grouped, np.asarray(found.float().cpu())


def turned_back(product: torch.Tensor, routing: Routing) -> torch.Tensor:
    """Return the product with the columns of each row in the order of expert 0."""
    kind, n = routing.experts % VARIANTS, product.shape[1]
    shift = torch.tensor(shifts(n), device=product.device)[kind]
    columns = (torch.arange(n, device=product.device) + shift[:, None]) % n
    return product.gather(1, columns)


def prepare(case: Mapping[str, Any], weight: Floats, x: Floats) -> Product:
    """Return the product of the peer that the command line names."""
    if DEVICE == "cuda" and not torch.cuda.is_available():
        raise Absent("no CUDA device")
    dtype, experts = DTYPES[case["dtype"]], case["experts"]
    rows = torch.from_numpy(x).to(DEVICE, dtype)
    key = (*weight.shape, dtype, experts)
    if key not in _stacks:
        _stacks.clear()
        _stacks[key] = stack_of(torch.from_numpy(weight).to(DEVICE, dtype), experts)
    grouped, decoded = _stacks[key]
    nbytes = min(experts, len(x)) * weight.size * (2 if "grouped_mm" in sys.argv[1] else 0.5)
    chosen = case["tokens"], experts, case["each"], case["routing"]
    routings = [
        routing_of(ids_of(*chosen, seed), experts)
        for seed in range(min(MOST, rotation(nbytes)) if DEVICE == "cuda" else 1)
    ]
    products = [grouped(routing) for routing in routings]
    product = Product(
        calls=[functools.partial(one, rows) for one in products],
        output=lambda: np.asarray(turned_back(products[0](rows), routings[0]).float().cpu()),
        decoded=decoded, facts={"weights": TYPES[sys.argv[1]]},
    )  # fmt: skip
    return in_graph(product, list(product.calls)) if DEVICE == "cuda" else product


if __name__ == "__main__":
    with torch.no_grad():
        serve(prepare)
