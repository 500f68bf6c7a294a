"""Serve one peer of benchmarks/cpu_peers.py: nybble, bitsandbytes, or an implementation of torch.

The weight is [n, k] float32, quantized by the library's own method. Layers are in evaluation mode.
"""

from __future__ import annotations

import copy
import functools
import logging
import math
import os
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from peers_worker import Floats, Prepare, Product, serve, weight_of

THREADS = int(os.environ.get("NYBBLE_BENCH_THREADS", "1"))
ROTATED = int(os.environ.get("NYBBLE_BENCH_ROTATED", 256 << 20))  # bytes of weights
DTYPES = {"fp32": torch.float32, "bf16": torch.bfloat16}
GROUP = 64
INT4 = f"int4, groups of {GROUP}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Layers:
    """Copies of one quantized layer, the decoded weight, and facts about the layer."""

    layers: Sequence[Callable[[torch.Tensor], torch.Tensor]]
    decoded: torch.Tensor
    facts: Mapping[str, str] = field(default_factory=dict)
    dtype: torch.dtype | None = None  # dtype of the rows; None: the dtype of the case


def copies_for(nbytes: int) -> int:
    """Return how many copies of a weight are needed to fill the memory that calls rotate in."""
    return max(2, math.ceil(ROTATED / nbytes))


def _copies(layer: Any, nbytes: int) -> list[Any]:
    return [layer] + [copy.deepcopy(layer) for _ in range(copies_for(nbytes) - 1)]


def _four_bits(module: Any, functional: Any, n: int, k: int, dtype: torch.dtype) -> Layers:
    """Return Linear4bit layers of nybble or of bitsandbytes."""
    layer = module.Linear4bit(
        k, n, bias=False, compute_dtype=dtype, quant_type="nf4", compress_statistics=False
    )
    layer.weight.data = torch.from_numpy(weight_of(n, k)).clone()
    layer = layer.to("cpu").eval()
    decoded = functional.dequantize_4bit(layer.weight.data, layer.weight.quant_state)
    return Layers(
        layers=_copies(layer, n * k // 2), decoded=decoded, facts={"weights": "nf4, groups of 64"}
    )


def _nybble(n: int, k: int, dtype: torch.dtype) -> Layers:
    import nybble
    from nybble import _native

    made = _four_bits(nybble.nn, nybble.functional, n, k, dtype)
    implementation = _native.library().cpu_active
    return Layers(
        layers=made.layers,
        decoded=made.decoded,
        facts={**made.facts, "version": f"{nybble.__version__} {implementation}"},
    )


def _nybble_bf16(n: int, k: int, dtype: torch.dtype) -> Layers:
    """Return nybble's layers with `compute_dtype=torch.bfloat16`, for float32 rows."""
    if dtype != torch.float32:
        raise NotImplementedError("the rows are float32")
    made = _nybble(n, k, torch.bfloat16)
    facts = {**made.facts, "activations": "bf16 inside"}
    return Layers(layers=made.layers, decoded=made.decoded, facts=facts)


def _bitsandbytes(n: int, k: int, dtype: torch.dtype) -> Layers:
    import bitsandbytes

    return _four_bits(bitsandbytes.nn, bitsandbytes.functional, n, k, dtype)


def _linear(n: int, k: int, dtype: torch.dtype) -> Layers:
    """Return torch's linear layer with a dense weight: oneDNN in bfloat16, MKL in float32."""
    dense = torch.from_numpy(weight_of(n, k)).to(dtype)
    weights = [dense.clone() for _ in range(copies_for(dense.nbytes))]
    layers = [functools.partial(torch.nn.functional.linear, weight=one) for one in weights]
    return Layers(layers=layers, decoded=dense, facts={"weights": "not quantized"})


def _int4(n: int, k: int, dtype: torch.dtype) -> Layers:
    groups = torch.from_numpy(weight_of(n, k)).reshape(n, -1, GROUP)
    scales = (groups.abs().amax(2, keepdim=True) / 7.5).to(dtype)
    codes = (groups / scales + 8).round().clamp(0, 15)
    decoded = ((codes - 8) * scales.float()).reshape(n, k)
    scales = scales.squeeze(2)
    pairs = torch.stack((scales, torch.zeros_like(scales)), 2).transpose(0, 1).contiguous()
    packed = torch.ops.aten._convert_weight_to_int4pack_for_cpu(codes.reshape(n, k).int(), 1)
    product = torch.ops.aten._weight_int4pack_mm_for_cpu

    def layer(packed: torch.Tensor, pairs: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        return product(rows, packed, GROUP, pairs)  # type: ignore[no-any-return]

    layers = [
        functools.partial(layer, packed.clone(), pairs.clone())
        for _ in range(copies_for(packed.nbytes))
    ]
    return Layers(layers=layers, decoded=decoded, facts={"weights": INT4})


def _dynamic(engine: str, n: int, k: int, _dtype: torch.dtype) -> Layers:
    """Return torch's dynamically quantized linear layers, whose rows are float32."""
    torch.backends.quantized.engine = engine
    weight = torch.from_numpy(weight_of(n, k))
    scales, zeros = weight.abs().amax(1).double() / 127, torch.zeros(n, dtype=torch.int64)
    quantized = torch.quantize_per_channel(weight, scales, zeros, 0, torch.qint8)
    layers = []
    for _ in range(copies_for(n * k)):
        layer = torch.ao.nn.quantized.dynamic.Linear(k, n, bias_=False)  # type: ignore[no-untyped-call]
        layer.set_weight_bias(quantized, None)
        layers.append(layer)
    facts = {"activations": "int8", "weights": "int8, by row"}
    return Layers(layers=layers, decoded=quantized.dequantize(), facts=facts, dtype=torch.float32)


def _torchao(n: int, k: int, dtype: torch.dtype) -> Layers:
    import torchao
    from torchao.prototype.quantization.int4 import PrototypeInt4WeightOnlyConfig
    from torchao.quantization import quantize_

    if dtype == torch.float32:
        raise NotImplementedError("the same product as torch int4, measured in bfloat16")
    layer = torch.nn.Linear(k, n, bias=False, dtype=dtype)
    layer.weight.data = torch.from_numpy(weight_of(n, k)).to(dtype)
    quantize_(layer, PrototypeInt4WeightOnlyConfig(group_size=GROUP, set_inductor_config=False))
    # this layout cannot be dequantized, but its product with the identity matrix is the weight
    decoded = layer(torch.eye(k, dtype=dtype)).T.contiguous()
    facts = {"weights": INT4, "version": torchao.__version__}
    return Layers(layers=_copies(layer, n * k // 2), decoded=decoded, facts=facts)


PEERS: dict[str, Callable[[int, int, torch.dtype], Layers]] = {
    "nybble": _nybble,
    "nybble-bf16": _nybble_bf16,
    "bitsandbytes": _bitsandbytes,
    "linear": _linear,
    "int4": _int4,
    "x86": functools.partial(_dynamic, "x86"),
    "onednn": functools.partial(_dynamic, "onednn"),
    "torchao": _torchao,
}


def preparation(name: str) -> Prepare:
    """Return the function that prepares a peer's products. It keeps the layers of the last
    weight."""
    layers_of = functools.lru_cache(maxsize=1)(PEERS[name])

    def prepare(case: Mapping[str, Any], _weight: Floats, x: Floats) -> Product:
        dtype = DTYPES[case["dtype"]]
        made = layers_of(case["n"], case["k"], dtype)
        rows = torch.from_numpy(x).to(made.dtype or dtype)
        calls = [functools.partial(layer, rows) for layer in made.layers]
        return Product(
            calls=calls,
            output=lambda: calls[0]().float().numpy(),
            decoded=made.decoded.float().numpy(),
            facts={"activations": case["dtype"], "version": torch.__version__, **made.facts},
        )

    return prepare


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    warnings.filterwarnings("ignore")
    torch.set_num_threads(THREADS)
    with torch.inference_mode():
        serve(preparation(sys.argv[1]))
