"""nybble and bitsandbytes on this CPU, side by side in one process: benchmarks/cpu.py --help."""

from __future__ import annotations

import argparse
import copy
import json
import logging
import math
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

THREADS = int(os.environ.get("NYBBLE_BENCH_THREADS", "0")) or len(os.sched_getaffinity(0))
os.environ["OMP_NUM_THREADS"] = str(THREADS)

import torch  # noqa: E402
from cpu_measure import Subject, ceilings, interleave, machine  # noqa: E402

import nybble  # noqa: E402
from nybble import _native  # noqa: E402

SHAPES = ((4096, 4096), (11008, 4096))
DTYPES = {"fp32": torch.float32, "bf16": torch.bfloat16}
ROTATED = int(
    os.environ.get("NYBBLE_BENCH_ROTATED", 256 << 20)
)  # bytes of weights that a linear case cycles through

# The table: what to reach, as (ratio to the peer, share, of which ceiling).
Target = tuple[float, float | None, str | None]
TARGETS: dict[str, Target] = {
    "quantize_4bit fp32": (70, 0.5, "NT copy"),
    "quantize_4bit bf16": (120, 0.5, "NT copy"),
    "quantize_blockwise fp32": (1, 0.6, "NT copy"),
    "quantize_blockwise bf16": (1, 0.3, "NT copy"),
    "dequantize_4bit fp32": (1, 0.85, "fill"),
    "dequantize_4bit bf16": (1, 0.85, "fill"),
    "dequantize_blockwise fp32": (1, 0.7, "NT copy"),
    "dequantize_blockwise bf16": (1, 0.7, "NT copy"),
    "Linear4bit eval batch 1 bf16": (1.3, 0.9, "read"),
    "Linear4bit eval batch 16 bf16": (1.3, None, None),
    "Linear4bit train batch 1 bf16": (4, None, None),
    "Linear4bit train batch 16 bf16": (2.5, None, None),
    "Linear8bitLt eval batch 16 bf16": (3, None, None),
    "AdamW8bit step fp32": (1, None, None),
}
# Ratios to others than the peer: torch's fused 32-bit step, torch's bf16 linear.
TARGETS_TORCH = {
    "AdamW8bit step fp32": ("torch fused 32-bit", 1.25 if THREADS > 1 else 1.05),
    "Linear4bit eval batch 1 bf16": ("torch", 1.0),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One row: who does it, and the bytes that anybody must move."""

    name: str
    dtype: str
    shape: tuple[int, int]
    bytes: int
    subjects: tuple[Subject, ...]


def _only(name: str, call: Callable[[], Any]) -> Subject:
    return Subject(name=name, calls=[call])


def arrays(peer: Any, shape: tuple[int, int], dtype: str) -> Iterator[Case]:
    """Quantizing and dequantizing, into given outputs and, for nybble and the peer, without."""
    ours, theirs = nybble.functional, peer.functional
    a = torch.randn(shape).to(DTYPES[dtype])
    n, width = a.numel(), a.element_size()
    packed, state = ours.quantize_4bit(a, quant_type="nf4")
    peer_state = theirs.QuantState.from_dict(state.as_dict(packed=True), "cpu")
    codes, state8 = ours.quantize_blockwise(a, blocksize=256)
    _, peer_state8 = theirs.quantize_blockwise(a, blocksize=256)
    out = torch.empty_like(a)
    settings = {"quant_type": "nf4", "blocksize": 64}

    def case(name: str, size: int, *subjects: Subject) -> Case:
        return Case(name=name, dtype=dtype, shape=shape, bytes=size, subjects=subjects)

    into = {"out": packed, "absmax": state.absmax.clone()}
    yield case(
        "quantize_4bit",
        n * width + n // 2 + n // 16,
        _only("nybble", lambda: ours.quantize_4bit(a, **into, **settings)),
        _only("bitsandbytes", lambda: theirs.quantize_4bit(a, **settings)),
    )
    size = n * width + n // 2 + n // 16
    yield case(
        "dequantize_4bit",
        size,
        _only("nybble", lambda: ours.dequantize_4bit(packed, state, out=out)),
        _only("nybble, no out", lambda: ours.dequantize_4bit(packed, state)),
        _only("bitsandbytes", lambda: theirs.dequantize_4bit(packed, peer_state)),
    )
    into8 = {"out": codes, "absmax": state8.absmax.clone(), "code": state8.code}
    size = n * width + n + n // 64
    yield case(
        "quantize_blockwise",
        size,
        _only("nybble", lambda: ours.quantize_blockwise(a, blocksize=256, **into8)),
        _only("bitsandbytes", lambda: theirs.quantize_blockwise(a, blocksize=256)),
    )
    yield case(
        "dequantize_blockwise",
        size,
        _only("nybble", lambda: ours.dequantize_blockwise(codes, state8, out=out)),
        _only("nybble, no out", lambda: ours.dequantize_blockwise(codes, state8)),
        _only("bitsandbytes", lambda: theirs.dequantize_blockwise(codes, peer_state8)),
    )


def linears(peer: Any, shape: tuple[int, int], dtype: str) -> Iterator[Case]:
    """Layers in inference and in training mode, weights rotated so that they come from memory."""
    n, k = shape
    copies = max(2, math.ceil(ROTATED / (n * k // 2)))
    weight = torch.randn(n, k) / math.sqrt(k)
    modules = {"nybble": nybble.nn, "bitsandbytes": peer.nn}
    first4 = {name: _linear4(module, weight) for name, module in modules.items()}
    first8 = {name: _linear8(module, weight) for name, module in modules.items()}
    dense = torch.nn.Linear(k, n, bias=False).to(DTYPES[dtype])
    for kind, mode, batch in (
        *(("Linear4bit", "train", 1), ("Linear4bit", "train", 16)),
        *(("Linear4bit", "eval", 1), ("Linear4bit", "eval", 16)),
        *(("Linear8bitLt", "eval", 1), ("Linear8bitLt", "eval", 16)),
    ):
        # train first: the peer repacks its weights in an eval call and cannot train afterwards
        x = torch.randn(batch, k).to(DTYPES[dtype])
        x.requires_grad_(mode == "train")
        subjects = []
        for library, layer in (first4 if kind == "Linear4bit" else first8).items():
            count = copies if kind == "Linear4bit" else copies // 2
            layers = [layer.train(mode == "train"), *(_copy(layer) for _ in range(count - 1))]
            calls = [_call(one, x, mode) for one in layers]
            subjects.append(Subject(name=library, calls=calls))
        if mode == "eval":
            layers = [copy.deepcopy(dense) for _ in range(max(2, copies // 4))]
            subjects.append(Subject(name="torch", calls=[_call(one, x, mode) for one in layers]))
        bits = 4.5 if kind == "Linear4bit" else 8
        size = int(n * k * bits / 8) + batch * (n + k) * x.element_size()
        yield Case(
            name=f"{kind} {mode} batch {batch}",
            dtype=dtype,
            shape=shape,
            bytes=size,
            subjects=tuple(subjects),
        )


def _copy(layer: Any) -> Any:
    """Return a layer with memory of its own, quantized already."""
    made = copy.deepcopy(layer)
    if hasattr(made, "state") and made.state.CB is not None:
        made.weight.data = made.state.CB
    return made


def _linear4(module: Any, weight: torch.Tensor) -> Any:
    layer = module.Linear4bit(
        weight.shape[1], weight.shape[0], bias=False, quant_type="nf4", compress_statistics=False
    )
    layer.weight.data = weight.clone()
    return layer.to("cpu")


def _linear8(module: Any, weight: torch.Tensor) -> Any:
    layer = module.Linear8bitLt(
        weight.shape[1], weight.shape[0], bias=False, has_fp16_weights=False
    )
    layer.weight.data = weight.clone()
    return layer.to("cpu")


def _call(layer: Any, x: torch.Tensor, mode: str) -> Callable[[], Any]:
    if mode == "train":
        return lambda: layer(x)

    def run() -> Any:
        with torch.no_grad():
            return layer(x)

    return run


def optimizers(peer: Any, shape: tuple[int, int], dtype: str) -> Iterator[Case]:
    """A step of AdamW over one tensor; torch's fused 32-bit step beside the 8-bit ones."""
    makers: dict[str, Callable[[Any], Any]] = {
        "nybble": lambda p: nybble.optim.AdamW8bit([p]),
        "bitsandbytes": lambda p: peer.optim.AdamW8bit([p]),
        "torch fused 32-bit": lambda p: torch.optim.AdamW([p], fused=True),
    }
    subjects = []
    for name, make in makers.items():
        p = torch.nn.Parameter(torch.randn(shape).to(DTYPES[dtype]))
        p.grad = torch.randn(shape).to(DTYPES[dtype]) * 1e-3
        subjects.append(_only(name, make(p).step))
    n = shape[0] * shape[1]
    width = DTYPES[dtype].itemsize
    yield Case(
        name="AdamW8bit step",
        dtype=dtype,
        shape=shape,
        bytes=n * (3 * width + 4),
        subjects=tuple(subjects),
    )


GROUPS: dict[Callable[..., Iterator[Case]], tuple[str, ...]] = {
    arrays: ("quantize_4bit", "dequantize_4bit", "quantize_blockwise", "dequantize_blockwise"),
    linears: ("Linear4bit", "Linear8bitLt"),
    optimizers: ("AdamW8bit step",),
}


def measure(case: Case, rounds: int, limits: dict[str, float]) -> dict[str, Any]:
    """Return one row of the results."""
    times = interleave(case.subjects, rounds)
    row: dict[str, Any] = {"case": case.name, "dtype": case.dtype, "shape": list(case.shape)}
    row["subjects"] = {name: one.summary() for name, one in times.items()}
    best = row["subjects"]["nybble"]["best_ms"]
    row["gb_per_s"] = case.bytes / best / 1e6
    row["share"] = {name: row["gb_per_s"] / limit for name, limit in limits.items()}
    row["ratio"] = {
        name: {key: one[key] / row["subjects"]["nybble"][key] for key in ("best_ms", "median_ms")}
        for name, one in row["subjects"].items()
        if not name.startswith("nybble")
    }
    target = TARGETS.get(f"{case.name} {case.dtype}")
    if target is not None:
        ratio, share, ceiling = target
        row["target"] = {"ratio": ratio, "share": share, "of": ceiling}
        row["reached"] = row["ratio"]["bitsandbytes"]["best_ms"] >= ratio and (
            share is None or ceiling not in limits or row["share"][ceiling] >= share
        )
    other = TARGETS_TORCH.get(f"{case.name} {case.dtype}")
    if other is not None:
        row["target"]["other"] = {"than": other[0], "ratio": other[1]}
        row["reached"] = row["reached"] and row["ratio"][other[0]]["best_ms"] >= other[1]
    return row


def show(row: dict[str, Any]) -> str:
    name = f"{row['case']} {row['dtype']} {row['shape'][0]}x{row['shape'][1]}"
    times = ", ".join(f"{key} {one['best_ms']:.2f}" for key, one in row["subjects"].items())
    target = row.get("target", {})
    share = row["share"].get(target.get("of") or "plain copy")
    parts = [f"{name:48}", f"{row['ratio']['bitsandbytes']['best_ms']:7.2f} x", f"{times} ms"]
    if share is not None:
        parts.append(f"{share:.2f} of {target.get('of') or 'plain copy'}")
    if target:
        parts.append("reached" if row["reached"] else "MISSED")
    return "  ".join(parts)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11, help="rounds per case (11)")
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--quick", action="store_true", help="4096x4096 alone, 5 rounds")
    parser.add_argument("--json", type=Path, help="write the results to this file")
    options = parser.parse_args(argv)
    logging.disable(logging.WARNING)
    warnings.filterwarnings("ignore")
    import bitsandbytes as peer

    torch.manual_seed(0)
    torch.set_num_threads(THREADS)
    limits = ceilings(THREADS)
    head = {
        "version": 1,
        "kind": "nybble-benchmark-cpu",
        "machine": machine(),
        "threads": THREADS,
        "implementation": _native.library().cpu_active,
        "nybble": nybble.__version__,
        "bitsandbytes": peer.__version__,
        "torch": torch.__version__,
        "command": " ".join(["python benchmarks/cpu.py", *argv]),
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
        "ceilings_gb_per_s": limits,
    }
    sys.stderr.write(json.dumps(head, indent=1) + "\n")
    rows = []
    for shape in SHAPES[:1] if options.quick else SHAPES:
        for dtype in DTYPES:
            for group, names in GROUPS.items():
                wanted = any(options.only in name or name in options.only for name in names)
                if not wanted or (group is optimizers and shape != SHAPES[0]):
                    continue
                for case in group(peer, shape, dtype):
                    if options.only not in f"{case.name} {case.dtype}":
                        continue
                    row = measure(case, 5 if options.quick else options.rounds, limits)
                    rows.append(row)
                    sys.stderr.write(show(row) + "\n")
    ratios = [row["ratio"]["bitsandbytes"]["best_ms"] for row in rows]
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else None
    document = {
        **head,
        "rows": rows,
        "geometric_mean_ratio": mean,
        "slower_than_peer": [
            show(row) for row, ratio in zip(rows, ratios, strict=True) if ratio < 1
        ],
    }
    sys.stderr.write(f"geometric mean: {mean and round(mean, 2)} times faster than bitsandbytes\n")
    text = json.dumps(document, indent=1) + "\n"
    if options.json:
        options.json.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
