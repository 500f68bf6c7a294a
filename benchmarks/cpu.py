"""Measure nybble and bitsandbytes on this CPU, in one process; see benchmarks/cpu.py --help."""

from __future__ import annotations

import argparse
import copy
import json
import logging
import math
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

THREADS = int(os.environ.get("NYBBLE_BENCH_THREADS", "0")) or len(os.sched_getaffinity(0))
os.environ["OMP_NUM_THREADS"] = str(THREADS)

import torch  # noqa: E402
from cpu_measure import ROOT, Ceilings, Subject, interleave, machine, reused_memory  # noqa: E402
from cpu_results import document, kept_rows, needs_ceilings, row, show  # noqa: E402

import nybble  # noqa: E402
from nybble import _native  # noqa: E402

SHAPES = ((4096, 4096), (11008, 4096))
DTYPES = {"fp32": torch.float32, "bf16": torch.bfloat16}
ROTATED = int(
    os.environ.get("NYBBLE_BENCH_ROTATED", 256 << 20)
)  # bytes of weights through which a linear case rotates


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One case: its implementations, and the minimum number of bytes that it reads and writes."""

    name: str
    dtype: str
    shape: tuple[int, int]
    bytes: int
    subjects: tuple[Subject, ...]
    reusing: tuple[Subject, ...] = ()  # timed last, with reused memory


def _only(name: str, call: Callable[[], Any]) -> Subject:
    return Subject(name=name, calls=[call])


def _reusing(call: Callable[[], Any]) -> Subject:
    """Return the peer's calls. They are timed with reused memory, so that no page faults occur."""
    return _only("bitsandbytes, reused memory", call)


MICROSCALED = {"mxfp4": 32, "nvfp4": 16}  # block sizes; bitsandbytes does not have these formats
Wanted = Callable[[str], bool]  # tells whether a case's name is selected


def arrays(peer: Any, shape: tuple[int, int], dtype: str, wanted: Wanted) -> Iterator[Case]:
    """Yield the cases of quantize and dequantize. All implementations are timed with preallocated
    outputs, except for MXFP4 and NVFP4; nybble and the peer are also timed without them."""
    names = ["quantize_4bit", "dequantize_4bit", "quantize_blockwise", "dequantize_blockwise"]
    names += [f"quantize_4bit {kind}" for kind in MICROSCALED]
    if not any(wanted(f"{name} {dtype}") for name in names):
        return
    ours, theirs = nybble.functional, peer.functional
    a = torch.randn(shape).to(DTYPES[dtype])
    n, width = a.numel(), a.element_size()
    packed, state = ours.quantize_4bit(a, quant_type="nf4")
    peer_state = theirs.QuantState.from_dict(state.as_dict(packed=True), "cpu")
    codes, state8 = ours.quantize_blockwise(a, blocksize=256)
    _, peer_state8 = theirs.quantize_blockwise(a, blocksize=256)
    out = torch.empty_like(a)
    settings: dict[str, Any] = {"quant_type": "nf4", "blocksize": 64}

    def case(name: str, size: int, *subjects: Subject, reusing: tuple[Subject, ...] = ()) -> Case:
        return Case(
            name=name, dtype=dtype, shape=shape, bytes=size, subjects=subjects, reusing=reusing
        )

    into = {"out": packed, "absmax": state.absmax.clone()}
    yield case(
        "quantize_4bit",
        n * width + n // 2 + n // 16,
        _only("nybble", lambda: ours.quantize_4bit(a, **into, **settings)),
        _only("bitsandbytes", lambda: theirs.quantize_4bit(a, **settings)),
    )
    for kind, block in MICROSCALED.items():
        yield case(
            f"quantize_4bit {kind}",
            n * width + n // 2 + n // block,
            _only("nybble", partial(ours.quantize_4bit, a, quant_type=kind)),
        )
    size = n * width + n // 2 + n // 16
    yield case(
        "dequantize_4bit",
        size,
        _only("nybble", lambda: ours.dequantize_4bit(packed, state, out=out)),
        _only("nybble, no out", lambda: ours.dequantize_4bit(packed, state)),
        _only("bitsandbytes", lambda: theirs.dequantize_4bit(packed, peer_state)),
        reusing=(_reusing(lambda: theirs.dequantize_4bit(packed, peer_state)),),
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
        reusing=(_reusing(lambda: theirs.dequantize_blockwise(codes, peer_state8)),),
    )


LINEARS = (  # train first: eval calls make the peer repack its weights, and training then fails
    *(("Linear4bit", "train", 1), ("Linear4bit", "train", 16)),
    *(("Linear4bit", "eval", 1), ("Linear4bit", "eval", 16)),
    *(("Linear8bitLt", "eval", 1), ("Linear8bitLt", "eval", 16)),
    # last, because it sets a threshold
    *(("Linear8bitLt", "outliers", 1), ("Linear8bitLt", "outliers", 16)),
)
OUTLIERS = 8  # outlier columns; the threshold is 6, as in transformers


def linears(peer: Any, shape: tuple[int, int], dtype: str, wanted: Wanted) -> Iterator[Case]:
    """Yield the cases of layers in evaluation and training mode. Successive calls use different
    copies of the weight, so that each call reads it from memory."""
    n, k = shape
    asked = [one for one in LINEARS if wanted(f"{one[0]} {one[1]} batch {one[2]} {dtype}")]
    weight = torch.randn(n, k) / math.sqrt(k)
    first = {
        (kind, library): (_linear4 if kind == "Linear4bit" else _linear8)(module, weight)
        for kind in {one[0] for one in asked}
        for library, module in (("nybble", nybble.nn), ("bitsandbytes", peer.nn))
    }
    dense = torch.nn.Linear(k, n, bias=False).to(DTYPES[dtype])
    for kind, mode, batch in asked:
        x = torch.randn(batch, k).clamp(-5, 5).to(DTYPES[dtype])
        if mode == "outliers":
            x[:, torch.randperm(k)[:OUTLIERS]] = 20.0
        x.requires_grad_(mode == "train")
        copies = max(2, math.ceil(ROTATED / (n * k // (2 if kind == "Linear4bit" else 1))))
        subjects = []
        for library in ("nybble", "bitsandbytes"):
            layer = first[kind, library].train(mode == "train")
            layers = [layer, *(_copy(layer) for _ in range(copies - 1))]
            for one in layers if mode == "outliers" else ():
                one.state.threshold = 6.0
            calls = [_call(one, x, mode) for one in layers]
            subjects.append(Subject(name=library, calls=calls))
        if mode != "train":
            layers = [copy.deepcopy(dense) for _ in range(max(2, ROTATED // (n * k * 4)))]
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
    """Return a quantized layer with its own memory."""
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


def optimizers(peer: Any, shape: tuple[int, int], dtype: str, wanted: Wanted) -> Iterator[Case]:
    """Yield the cases of AdamW steps on one tensor: steps with 8-bit states, and torch's fused
    32-bit step."""
    if shape != SHAPES[0] or not wanted(f"AdamW8bit step {dtype}"):
        return
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


GROUPS = (arrays, linears, optimizers)


def cases(peer: Any, options: argparse.Namespace) -> Iterator[Case]:
    """Yield the selected cases; their inputs are created lazily."""

    def wanted(name: str) -> bool:
        return options.only in name

    for shape in SHAPES[:1] if options.quick else SHAPES:
        for dtype in DTYPES:
            if options.shape not in (None, f"{shape[0]}x{shape[1]}"):
                continue
            if options.dtype not in (None, dtype):
                continue
            for group in GROUPS:
                yield from group(peer, shape, dtype, wanted)


def _commit() -> str:
    """Return the last commit that changed the CPU kernels. All slices of a run must have the same
    commit."""
    git, kernels = ["git", "-C", str(ROOT)], ["--", "csrc/cpu", ":(glob)csrc/*/cpu/**"]
    last = [*git, "log", "-1", "--abbrev=12", "--format=%h", *kernels]
    done = subprocess.run(last, capture_output=True, text=True)
    dirty = subprocess.run([*git, "diff", "--quiet", "HEAD", *kernels]).returncode
    return (done.stdout.strip() or "unknown") + ("-dirty" if dirty else "")


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11, help="rounds per case (11)")
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--shape", choices=["x".join(map(str, one)) for one in SHAPES])
    parser.add_argument("--dtype", choices=list(DTYPES))
    parser.add_argument("--quick", action="store_true", help="4096x4096 alone, 5 rounds")
    parser.add_argument("--json", type=Path, help="write the results to this file")
    parser.add_argument(
        "--merge", action="store_true", help="keep the rows of an earlier slice in this file"
    )
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    options = _options(argv)
    logging.disable(logging.WARNING)
    warnings.filterwarnings("ignore")
    import bitsandbytes as peer

    torch.manual_seed(0)
    torch.set_num_threads(THREADS)
    limits = Ceilings()
    head = {
        "version": 2,
        "kind": "nybble-benchmark-cpu",
        "machine": machine(),
        "commit": _commit(),
        "threads": THREADS,
        "implementation": _native.library().cpu_active,
        "nybble": nybble.__version__,
        "bitsandbytes": peer.__version__,
        "torch": torch.__version__,
        "command": " ".join(["python benchmarks/cpu.py", *argv]),
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    }
    sys.stderr.write(json.dumps(head, indent=1) + "\n")
    rows: list[dict[str, Any]] = []
    for case in cases(peer, options):
        beside = limits.subjects if needs_ceilings(f"{case.name} {case.dtype}") else ()
        rounds = 5 if options.quick else options.rounds
        times = interleave((*case.subjects, *beside), rounds)
        if case.reusing:
            with reused_memory():
                times |= interleave(case.reusing, rounds)
        named = (*case.subjects, *case.reusing)
        subjects = {one.name: times[one.name].summary() for one in named}
        rates = limits.rates(times)
        one = row(case.name, case.dtype, case.shape, case.bytes, subjects, rates, head)
        rows.append(one)
        sys.stderr.write(show(one) + "\n")
    if options.json and options.merge:
        rows = [*kept_rows(options.json, head, rows), *rows]
    result = document(head, rows)
    mean = result["geometric_mean_ratio"]
    sys.stderr.write(f"geometric mean: {mean and round(mean, 2)} times faster than bitsandbytes\n")
    text = json.dumps(result, indent=1) + "\n"
    if options.json:
        options.json.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
