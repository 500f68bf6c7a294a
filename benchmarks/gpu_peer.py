"""Serve one peer of benchmarks/gpu_peers.py: a library with 4-bit or int8 layers for GPUs.

A peer is a function that takes a weight [n, k] and returns its product, which is a function of
rows. The weight that a peer decodes is computed as its product with the unit matrix, unless the
library can dequantize it. NYBBLE_BENCH_DEVICE=cpu measures the peers that also run on a CPU,
without graphs.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gpu_measure import record, rotation
from gpu_power import Read, nvml, sampled
from peers_worker import Absent, Floats, Product, serve

DEVICE = os.environ.get("NYBBLE_BENCH_DEVICE", "cuda")
DTYPES = {"bf16": torch.bfloat16, "fp16": torch.float16}
GROUP = 64
WARM_UP = 0.03  # seconds; clocks fall while the host prepares a case

Forward = Callable[[torch.Tensor], torch.Tensor]
Made = tuple[Forward, Callable[[], torch.Tensor] | None]  # the product, the decoded weight


def nybble(w: torch.Tensor) -> Made:
    import nybble
    import nybble.functional as F

    packed, state = F.quantize_4bit(w, quant_type="nf4", blocksize=GROUP)
    return lambda x: nybble.matmul_4bit(x, packed, state), lambda: F.dequantize_4bit(packed, state)


def bitsandbytes(w: torch.Tensor) -> Made:
    import bitsandbytes as bnb

    logging.getLogger("bitsandbytes").setLevel(logging.ERROR)
    packed, state = bnb.functional.quantize_4bit(w, quant_type="nf4", blocksize=GROUP)
    return (
        lambda x: bnb.matmul_4bit(x, packed.t(), state),
        lambda: bnb.functional.dequantize_4bit(packed, state),
    )


def torch_linear(w: torch.Tensor) -> Made:
    copy = w.clone()
    return lambda x: torch.nn.functional.linear(x, copy), lambda: copy


def tinygemm(w: torch.Tensor) -> Made:
    if w.device.type != "cuda":
        raise Absent("a CUDA operator")
    if w.dtype != torch.bfloat16:
        raise Absent("bfloat16 only")
    codes, scales, zeros = _affine(w, GROUP)
    packed = torch._convert_weight_to_int4pack((codes[:, ::2] << 4) | codes[:, 1::2], 8)
    middle = scales * (8 - zeros)  # the kernel computes (code - 8) * scale + zero
    pairs = torch.stack((scales, middle), 2).transpose(0, 1).contiguous().to(w.dtype)
    return lambda x: torch._weight_int4pack_mm(x, packed, GROUP, pairs), None


def _affine(w: torch.Tensor, group: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return codes [n, k], and [n, groups] scales and zero points (as codes)."""
    blocks = w.float().view(len(w), -1, group)
    low, high = blocks.amin(2), blocks.amax(2)
    scales = ((high - low) / 15).clamp(min=1e-8)
    zeros = (-low / scales).round()
    codes = (blocks / scales[..., None] + zeros[..., None]).round().clamp(0, 15)
    return codes.view_as(w).to(torch.uint8), scales, zeros


def gemlite(w: torch.Tensor) -> Made:
    import gemlite
    from gemlite.helper import A16W4_HQQ_INT

    if torch.cuda.get_device_capability() == (9, 0):  # GemLite has tuned an H100, not an H200
        gemlite.load_config(str(Path(gemlite.__file__).parent / "configs/h100.json"))
    codes, scales, zeros = _affine(w, GROUP)
    columns = (scales.view(-1, 1).to(w.dtype), zeros.view(-1, 1).to(w.dtype))
    layer = A16W4_HQQ_INT(device=DEVICE, dtype=w.dtype).from_weights(codes, *columns, bias=None)
    return layer, None


def humming(w: torch.Tensor, kind: str = "uint4") -> Made:
    from humming.layer import HummingLayer

    n, k = w.shape
    weight = {"dtype": kind, "group_size": GROUP}
    layer = HummingLayer(shape_n=n, shape_k=k, weight_config=weight, torch_dtype=w.dtype)
    layer = layer.to(DEVICE)
    layer.load_from_unquantized(w)
    layer.transform()
    return layer, None


def flute(w: torch.Tensor) -> Made:
    import flute.nf_utils
    import flute.tune
    import flute.utils

    _, codes, scales, table = flute.nf_utils.nf_quantize(W=w, num_bits=4, group_size=GROUP)
    rows = torch.randn(1, w.shape[1], dtype=w.dtype, device=w.device)
    packed, tuned = flute.tune.tune_and_pack(
        inputs=rows, weight=codes.to(torch.uint8).T.contiguous(), num_bits=4, group_size=GROUP
    )
    table = table.to(w.dtype)
    fixed = (
        packed, scales.view(len(w), -1).to(w.dtype), table, flute.utils.make_qmap2_from_qmap(table),
        flute.utils.get_workspace_streamk(w.device), 4, GROUP, tuned.template_id,
        flute.utils.get_device_num_sms(w.device),
    )  # fmt: skip
    return lambda x: flute.qgemm(x, *fixed), None


def _call(function: Callable[..., Any], **given: Any) -> Any:
    """Call a function with those arguments that its installed version accepts."""
    names = inspect.signature(function).parameters
    return function(**{name: value for name, value in given.items() if name in names})


@functools.lru_cache(maxsize=1)  # vLLM packs on the CPU, which takes seconds
def marlin_packed(w: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the packed weight and the scales of Marlin's 4-bit type."""
    from vllm.model_executor.layers.quantization.utils import marlin_utils_test
    from vllm.scalar_type import scalar_types

    _, packed, scales, *_ = _call(
        marlin_utils_test.marlin_quantize,
        w=w.T.contiguous(), quant_type=scalar_types.uint4b8, group_size=GROUP, act_order=False,
    )  # fmt: skip
    return packed, scales


def marlin(w: torch.Tensor) -> Made:
    from vllm import _custom_ops as ops
    from vllm.model_executor.layers.quantization.utils import marlin_utils
    from vllm.scalar_type import scalar_types

    kind, (n, k) = scalar_types.uint4b8, w.shape
    packed, scales = (each.clone() for each in marlin_packed(w))
    empty = torch.empty(0, dtype=torch.int, device=w.device)
    fixed: dict[str, Any] = {
        "c": None, "b_q_weight": packed, "b_bias": None, "b_scales": scales, "a_scales": None,
        "global_scale": None, "b_zeros": None, "g_idx": empty, "perm": empty,
        "workspace": marlin_utils.marlin_make_workspace_new(w.device), "b_q_type": kind,
        "size_n": n, "size_k": k, "is_k_full": True, "use_atomic_add": False,
        "use_fp32_reduce": True, "is_zp_float": False,
    }  # fmt: skip
    gemm = getattr(ops, "marlin_gemm", None) or ops.gptq_marlin_gemm
    known = {name: fixed[name] for name in inspect.signature(gemm).parameters if name in fixed}
    return lambda x: gemm(a=x, size_m=len(x), **known), None


@functools.lru_cache(maxsize=1)
def _machete_rows(w: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    from vllm.model_executor.layers.quantization.utils import quant_utils
    from vllm.scalar_type import scalar_types

    kind = scalar_types.uint4b8
    _, codes, scales, _ = quant_utils.quantize_weights(w.T.contiguous(), kind, group_size=GROUP)
    packed = quant_utils.pack_rows(codes, kind.size_bits, *codes.shape)
    return packed.t().contiguous().t(), scales


def machete(w: torch.Tensor) -> Made:
    from vllm import _custom_ops as ops
    from vllm.scalar_type import scalar_types

    kind = scalar_types.uint4b8
    rows, scales = _machete_rows(w)
    scales = scales.clone()
    packed = ops.machete_prepack_B(rows, w.dtype, kind, scales.dtype)
    fixed = {"b_q": packed, "b_type": kind, "b_group_scales": scales, "b_group_size": GROUP}
    return lambda x: ops.machete_mm(a=x, out_type=w.dtype, **fixed), None


def torchao(w: torch.Tensor, form: str) -> Made:
    from torchao.quantization import Int4WeightOnlyConfig, quantize_

    config = Int4WeightOnlyConfig(
        group_size=128, int4_packing_format=form, set_inductor_config=False
    )
    layer = torch.nn.Linear(w.shape[1], w.shape[0], False, device=w.device, dtype=w.dtype)
    layer.weight.data.copy_(w)
    quantize_(layer, config)
    return layer, None


def nybble_int8(w: torch.Tensor) -> Made:
    import nybble.nn

    return _int8_layer(nybble.nn, w)


def bitsandbytes_int8(w: torch.Tensor) -> Made:
    import bitsandbytes as bnb

    logging.getLogger("bitsandbytes").setLevel(logging.ERROR)
    return _int8_layer(bnb.nn, w)


def _int8_layer(modules: Any, w: torch.Tensor) -> Made:
    layer = modules.Linear8bitLt(w.shape[1], w.shape[0], False, has_fp16_weights=False)
    layer.weight = modules.Int8Params(w.half().cpu(), False, has_fp16_weights=False)
    return layer.to(DEVICE).eval(), None


def vllm_int8(w: torch.Tensor) -> Made:
    from vllm import _custom_ops as ops

    scales = w.float().abs().amax(1, keepdim=True) / 127
    codes = (w.float() / scales).round().to(torch.int8).t()  # column-major [k, n]

    def forward(x: torch.Tensor) -> torch.Tensor:
        rows, row_scales, _ = ops.scaled_int8_quant(x)
        out: torch.Tensor = ops.cutlass_scaled_mm(rows, codes, row_scales, scales.t(), x.dtype)
        return out

    return forward, None


MAKERS: dict[str, Callable[[torch.Tensor], Made]] = {
    "nybble": nybble,
    "bitsandbytes": bitsandbytes,
    "torch linear": torch_linear,
    "torch tinygemm": tinygemm,
    "marlin": marlin,
    "machete": machete,
    "humming": humming,
    "humming fp4": lambda w: humming(w, "float4e2m1"),
    "flute": flute,
    "gemlite": gemlite,
    "torchao int4": lambda w: torchao(w, "plain"),
    "torchao int4 preshuffled": lambda w: torchao(w, "preshuffled"),
    "torchao int4 tiled": lambda w: torchao(w, "tile_packed_to_4d"),  # torch's tinygemm
}
INT8_MAKERS: dict[str, Callable[[torch.Tensor], Made]] = {
    "nybble": nybble_int8,
    "bitsandbytes": bitsandbytes_int8,
    "torch linear": torch_linear,
    "vllm cutlass": vllm_int8,
}


def decoded_by(forward: Forward, k: int, dtype: torch.dtype) -> torch.Tensor:
    """Return the weight [n, k] that a product decodes. It is computed as the products with unit
    vectors."""
    eye = torch.eye(min(k, 1024), device=DEVICE, dtype=dtype)
    parts = []
    for start in range(0, k, len(eye)):
        rows = torch.zeros(min(len(eye), k - start), k, device=DEVICE, dtype=dtype)
        rows[:, start : start + len(rows)] = eye[: len(rows), : len(rows)]
        parts.append(forward(rows).clone())
    return torch.cat(parts).T.contiguous()  # the worker reads rows of it


@functools.cache
def _reader() -> Read | None:
    """Return the function that reads the state of the GPU; None without nvidia-ml-py."""
    try:
        return nvml(f"GPU-{torch.cuda.get_device_properties(0).uuid}")
    except Exception:  # ImportError, NVMLError: the result then has no state
        return None


def in_graph(product: Product, calls: list[Any]) -> Product:
    """Return the product, timed by launches in a CUDA graph. Its state is that of the GPU while the
    same graph is launched again."""
    graph = record(calls, torch.cuda.Stream())  # type: ignore[no-untyped-call]
    read = _reader()

    def sample(turn: int) -> float:
        start = time.perf_counter()
        while turn == 0 and time.perf_counter() - start < WARM_UP:
            graph.launch_us()
        return graph.launch_us() / 1e6

    state = read and functools.partial(sampled, graph.launch_us, read)
    return dataclasses.replace(product, calls=calls, sample=sample, state=state)


# The copies of the last case's weight. Cases that differ only in their rows use them too.
_copies: dict[tuple[Any, ...], tuple[list[Forward], Floats]] = {}


BYTES = {"16-bit": 2.0, "int8": 1.0, "4-bit": 0.5}  # per weight


def weights_of(kind: str) -> str:
    """Return the type of the peer's weights for a kind of case."""
    return "16-bit" if sys.argv[1] == "torch linear" else kind


def copies_of(w: torch.Tensor, kind: str) -> tuple[list[Forward], Floats]:
    """Return one product per copy of the weight, and the weight that the peer decodes."""
    make = (INT8_MAKERS if kind == "int8" else MAKERS)[sys.argv[1]]
    nbytes = w.numel() * BYTES[weights_of(kind)]
    made = [make(w) for _ in range(rotation(nbytes) if DEVICE == "cuda" else 1)]
    forward, decode = made[0]
    decoded = decode() if decode else decoded_by(forward, w.shape[1], w.dtype)
    return [forward for forward, _ in made], np.asarray(decoded.float().cpu())


def prepare(case: Mapping[str, Any], weight: Floats, x: Floats) -> Product:
    """Return the product of the peer that the command line names."""
    if DEVICE == "cuda" and not torch.cuda.is_available():
        raise Absent("no CUDA device")
    dtype = DTYPES[case["dtype"]]
    rows = torch.from_numpy(x).to(DEVICE, dtype)
    key = (*weight.shape, dtype, case["kind"])
    if key not in _copies:
        _copies.clear()
        _copies[key] = copies_of(torch.from_numpy(weight).to(DEVICE, dtype), case["kind"])
    forwards, decoded = _copies[key]
    product = Product(
        calls=[functools.partial(forward, rows) for forward in forwards],
        output=lambda: np.asarray(forwards[0](rows).float().cpu()),
        decoded=decoded, facts={"weights": weights_of(case["kind"])},
    )  # fmt: skip
    return in_graph(product, list(product.calls)) if DEVICE == "cuda" else product


if __name__ == "__main__":
    with torch.no_grad():
        serve(prepare)
