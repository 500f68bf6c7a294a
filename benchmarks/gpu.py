"""Every GPU operation beside bitsandbytes on the same device, in one process.

python benchmarks/gpu.py [--quick] [--only WORD] [--out FILE]

Each line: operation, case, our time, theirs, how many times faster, our share of the ceiling. Two
methods: `single` is the median of CUDA-event timings of one launch after an L2 flush (triton's
do_bench) over rotated inputs; `graph` is the time per launch inside a CUDA graph that rotates
inputs larger than three L2 caches, after the clocks are warm. The ceiling of a streaming operation
is a 1 GiB device copy (bytes read + written) of the same run, that of a product torch's bf16
linear. Writes JSON with the machine, every row and `geometric_mean` (of times faster, over all rows).
"""  # noqa: E501

# ruff: noqa: B023 - each lambda is called before its loop moves on

from __future__ import annotations

import argparse
import json
import math
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import bitsandbytes
import bitsandbytes.functional as peer
import torch
from triton.testing import do_bench

import nybble
import nybble.functional as ours
from nybble import int8, updates

Call = Callable[[], Any]
DEVICE = "cuda"
BIG = ((14336, 4096), (8192, 28672))
SMALL = ((4096, 4096), (11008, 4096))
NAMES = {torch.float32: "fp32", torch.float16: "fp16", torch.bfloat16: "bf16"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One measured case."""

    operation: str
    case: str
    method: str
    ours_us: float
    theirs_us: float
    faster: float
    share: float | None  # of the ceiling
    torch_us: float | None = None


def single(calls: list[Call]) -> float:
    turn = [0]

    def step() -> None:
        turn[0] = (turn[0] + 1) % len(calls)
        calls[turn[0]]()

    return float(do_bench(step, warmup=10, rep=40, return_mode="median")) * 1e3


def graph(calls: list[Call]) -> float:
    """Time per launch in a graph; falls back to `single` where a call cannot be captured."""
    loops = max(1, 12 // len(calls))
    for call in calls:
        call()
    torch.cuda.synchronize()
    recorded = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recorded):
        for _ in range(loops):
            for call in calls:
                call()
    warm = time.perf_counter() + 0.03
    while time.perf_counter() < warm:
        recorded.replay()
        torch.cuda.synchronize()
    times = []
    for _ in range(9):
        start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        recorded.replay()
        stop.record()
        stop.synchronize()
        times.append(start.elapsed_time(stop) * 1e3)
    return statistics.median(times) / (loops * len(calls))


def copy_rate() -> float:
    """Bytes per microsecond of a 1 GiB device copy, read and written."""
    a, b = (torch.empty(1 << 30, dtype=torch.uint8, device=DEVICE) for _ in range(2))
    a.random_()
    return 2 * (1 << 30) / single([lambda: b.copy_(a)])


def rotation(n: int) -> int:
    """How many inputs of n 4-bit weights exceed three L2 caches."""
    return max(3, math.ceil(3 * 60e6 / (n * 0.5625)))


class Bench:
    """Collects rows and prints each as it comes."""

    def __init__(self, only: str, out: Path | None) -> None:
        self.only, self.rows, self.copy = only, [], copy_rate()
        self.out = out
        self.failed: list[str] = []

    def add(
        self,
        operation: str,
        case: str,
        method: Callable[[list[Call]], float],
        mine: list[Call],
        theirs: list[Call],
        nbytes: float | None = None,
        linear: list[Call] | None = None,
    ) -> None:
        try:
            a, b = method(mine), method(theirs)
            c = method(linear) if linear else None
        except Exception as error:
            self.failed.append(f"{operation} {case}: {error}"[:300])
            print("FAILED", self.failed[-1], flush=True)
            torch.cuda.synchronize()
            return
        share = nbytes / a / self.copy if nbytes else None
        row = Row(
            operation=operation, case=case, method=method.__name__, ours_us=round(a, 2),
            theirs_us=round(b, 2), faster=round(b / a, 3),
            share=None if share is None else round(share, 3),
            torch_us=None if c is None else round(c, 2),
        )  # fmt: skip
        self.rows.append(row)
        tail = "" if share is None else f"  share {share:.3f}"
        tail += "" if c is None else f"  torch {c:9.2f} us, {c / a:.2f} times"
        print(
            f"{operation:22s} {case:34s} {row.method:6s} {a:9.2f} us, theirs {b:9.2f}, "
            f"{b / a:6.2f} times{tail}",
            flush=True,
        )

    def wants(self, operation: str) -> bool:
        return self.only in operation


def blockwise(bench: Bench, shape: tuple[int, int], dtype: Any) -> None:
    n = shape[0] * shape[1]
    size = torch.empty((), dtype=dtype).element_size()
    sets = 4 if n < 1e8 else 2
    name = f"{shape[0]}x{shape[1]} {NAMES[dtype]}"
    w = [torch.randn(shape, device=DEVICE, dtype=dtype) for _ in range(sets)]
    out = [torch.empty(shape, device=DEVICE, dtype=dtype) for _ in range(2)]
    turns = range(sets)
    four = n * (size + 0.5 + 4 / 64)
    for kind in ("nf4", "fp4") if dtype == torch.bfloat16 else ("nf4",):
        if bench.wants("quantize_4bit"):
            bench.add(
                "quantize_4bit", f"{kind} 64 {name}", single,
                [lambda i=i: ours.quantize_4bit(w[i], quant_type=kind) for i in turns],
                [lambda i=i: peer.quantize_4bit(w[i], blocksize=64, quant_type=kind) for i in turns],  # noqa: E501
                four,
            )  # fmt: skip
    if bench.wants("dequantize_4bit"):
        q = [peer.quantize_4bit(x, blocksize=64, quant_type="nf4") for x in w]
        mine = [(p, as_ours(p, s)) for p, s in q]
        bench.add(
            "dequantize_4bit", f"nf4 64 {name}", single,
            [lambda i=i: ours.dequantize_4bit(*mine[i], out=out[i % 2]) for i in turns],
            [lambda i=i: peer.dequantize_4bit(*q[i], out=out[i % 2]) for i in turns],
            four,
        )  # fmt: skip
        del q, mine
    eight = n * (size + 1 + 4 / 256)
    if bench.wants("quantize_blockwise"):
        bench.add(
            "quantize_blockwise", f"dynamic 256 {name}", single,
            [lambda i=i: ours.quantize_blockwise(w[i], blocksize=256) for i in turns],
            [lambda i=i: peer.quantize_blockwise(w[i], blocksize=256) for i in turns],
            eight,
        )  # fmt: skip
    if bench.wants("dequantize_blockwise"):
        q8 = [peer.quantize_blockwise(x, blocksize=256) for x in w]
        scales = [(c, s.absmax, s.code) for c, s in q8]
        bench.add(
            "dequantize_blockwise", f"dynamic 256 {name}", single,
            [lambda i=i: ours.dequantize_blockwise(scales[i][0], absmax=scales[i][1], code=scales[i][2], blocksize=256, out=out[i % 2]) for i in turns],  # noqa: E501
            [lambda i=i: peer.dequantize_blockwise(*q8[i], out=out[i % 2]) for i in turns],
            eight,
        )  # fmt: skip


def as_ours(packed: Any, state: Any) -> Any:
    return ours.QuantState.from_dict(state.as_dict(packed=True), device=packed.device)


def product(bench: Bench, shape: tuple[int, int], dtype: Any, many: tuple[int, ...]) -> None:
    n, k = shape
    sets = rotation(n * k)
    w = [torch.randn(shape, device=DEVICE, dtype=dtype) for _ in range(sets)]
    q = [peer.quantize_4bit(x, blocksize=64, quant_type="nf4") for x in w]
    mine = [as_ours(*pair) for pair in q]
    turns = range(sets)
    for m in many:
        x = torch.randn(m, k, device=DEVICE, dtype=dtype)
        bench.add(
            "gemm_4bit", f"M={m} {n}x{k} {NAMES[dtype]}", graph,
            [lambda i=i: nybble.matmul_4bit(x, q[i][0], mine[i]) for i in turns],
            [lambda i=i: bitsandbytes.matmul_4bit(x, q[i][0].t(), q[i][1]) for i in turns],
            n * k * 0.5625 + 2 * m * (n + k),
            [lambda i=i: torch.nn.functional.linear(x, w[i]) for i in turns],
        )  # fmt: skip


def int8_linear(bench: Bench, shape: tuple[int, int], many: tuple[int, ...]) -> None:
    n, k = shape
    weights = [torch.randint(-127, 128, shape, device=DEVICE, dtype=torch.int8) for _ in range(4)]
    scale = torch.rand(n, device=DEVICE)

    def theirs(a: Any, b: Any) -> Any:
        q, rows, _ = peer.int8_vectorwise_quant(a)
        return peer.int8_mm_dequant(peer.int8_linear_matmul(q, b), rows, scale)

    def mine(a: Any, b: Any) -> Any:
        q, rows, _ = int8.int8_vectorwise_quant(a)
        return int8.int8_scaled_mm(q, b, rows, scale, None, torch.float16)

    for m in many:
        a = torch.randn(m, k, device=DEVICE, dtype=torch.float16)
        bench.add(
            "int8_linear", f"M={m} {n}x{k} fp16", single,
            [lambda b=b: mine(a, b) for b in weights],
            [lambda b=b: theirs(a, b) for b in weights],
        )  # fmt: skip


def optimizer(bench: Bench, shape: tuple[int, int], name: str) -> None:
    n = shape[0] * shape[1]
    two = name in ("adam", "ademamix")
    states = 3 if name == "ademamix" else 2 if two else 1
    maps = [peer.create_dynamic_map(s).to(DEVICE) for s in (True, False)]
    sets = []
    for _ in range(2):
        p, g = (torch.randn(n, device=DEVICE, dtype=torch.bfloat16) for _ in range(2))
        first = peer.quantize_blockwise(
            torch.randn(n, device=DEVICE) * 0.1, code=maps[0], blocksize=256
        )
        again = [first] * (2 if name == "ademamix" else 1)
        s1, a1 = torch.stack([c for c, _ in again]), torch.stack([s.absmax for _, s in again])
        if len(again) == 1:
            s1, a1 = s1[0], a1[0]
        s2, second = peer.quantize_blockwise(
            torch.randn(n, device=DEVICE).square() * 0.01, code=maps[1], blocksize=256
        )
        sets.append((p, g, s1, s2 if two else None, a1, second.absmax if two else None))

    def step(function: Any, t: Any) -> None:
        p, g, s1, s2, a1, a2 = t
        function(
            name, g, p, s1, s2, 0.9, 0.999, 0.9999, 5.0, 1e-8, 7, 1e-3, *maps, a1, a2, 0.0, 1.0,
            False,
        )  # fmt: skip

    bench.add(
        f"{name} 8bit", f"{shape[0]}x{shape[1]} bf16", single,
        [lambda t=t: step(updates.optimizer_update_8bit_blockwise, t) for t in sets],
        [lambda t=t: step(peer.optimizer_update_8bit_blockwise, t) for t in sets],
        n * (6 + 2 * states) + n / 256 * 8 * states,
    )  # fmt: skip


def host_cost(bench: Bench) -> None:
    """Microseconds of the caller's thread for one call on 64 x 64."""
    w = torch.randn(64, 64, device=DEVICE, dtype=torch.bfloat16)
    x = torch.randn(1, 64, device=DEVICE, dtype=torch.bfloat16)
    q = ours.quantize_4bit(w, quant_type="nf4")
    p = peer.quantize_4bit(w, blocksize=64, quant_type="nf4")

    def host(calls: list[Call]) -> float:
        for _ in range(200):
            calls[0]()
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(2000):
            calls[0]()
        spent = time.perf_counter() - start
        torch.cuda.synchronize()
        return spent / 2000 * 1e6

    for name, mine, theirs in (
        ("quantize_4bit", lambda: ours.quantize_4bit(w, quant_type="nf4"),
         lambda: peer.quantize_4bit(w, blocksize=64, quant_type="nf4")),
        ("dequantize_4bit", lambda: ours.dequantize_4bit(*q), lambda: peer.dequantize_4bit(*p)),
        ("gemm_4bit M=1", lambda: nybble.matmul_4bit(x, *q),
         lambda: bitsandbytes.matmul_4bit(x, p[0].t(), p[1])),
    ):  # fmt: skip
        bench.add(f"host {name}", "64x64 bf16", host, [mine], [theirs])


def cases(quick: bool) -> Iterator[tuple[str, Callable[[Bench], None]]]:
    for shape in BIG:
        for dtype in (torch.bfloat16,) if quick else (torch.bfloat16, torch.float16, torch.float32):
            yield (
                "quantize_4bit dequantize_4bit quantize_blockwise dequantize_blockwise",
                (lambda b, s=shape, d=dtype: blockwise(b, s, d)),
            )
        rows = (1, 4, 8, 16, 32, 64, 128, 512, 2048)
        yield "gemm_4bit", lambda b, s=shape, r=rows: product(b, s, torch.bfloat16, r)
        yield "int8_linear", lambda b, s=shape: int8_linear(b, s, (16, 512, 4096))
        for name in ("adam", "lion") if quick else ("adam", "lion", "momentum", "ademamix"):
            yield f"{name} 8bit", lambda b, s=shape, o=name: optimizer(b, s, o)
    for shape in () if quick else SMALL:
        yield (
            "quantize_4bit dequantize_4bit quantize_blockwise dequantize_blockwise",
            (lambda b, s=shape: blockwise(b, s, torch.bfloat16)),
        )
        yield "gemm_4bit", lambda b, s=shape: product(b, s, torch.bfloat16, (1, 8, 64, 512))
    if not quick:
        yield "gemm_4bit", lambda b: product(b, BIG[0], torch.float16, (1, 16))
    yield "host", host_cost


def machine() -> dict[str, Any]:
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    facts = torch.cuda.get_device_properties(0)
    return {
        "gpu": facts.name,
        "capability": f"{facts.major}.{facts.minor}",
        "multiprocessors": facts.multi_processor_count,
        "python": platform.python_version(),
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        "bitsandbytes": bitsandbytes.__version__,
        "nybble": nybble.__version__,
        "commit": commit or None,
        "command": " ".join(["python", *sys.argv]),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="fewer shapes and types")
    parser.add_argument("--only", default="", metavar="WORD", help="operations that contain WORD")
    parser.add_argument("--out", type=Path, help="write the results as JSON")
    parser.add_argument("--commit", help="the commit measured, where there is no git")
    options = parser.parse_args()
    facts = machine()
    facts["commit"] = options.commit or facts["commit"]
    bench = Bench(options.only, options.out)
    facts["copy_GBps"] = round(bench.copy / 1e3, 1)
    print(json.dumps(facts), flush=True)
    with torch.no_grad():
        for words, case in cases(options.quick):
            if options.only in words:
                case(bench)
                torch.cuda.empty_cache()
    mean = math.exp(statistics.fmean(math.log(row.faster) for row in bench.rows))
    slower = [f"{row.operation} {row.case}" for row in bench.rows if row.faster < 1]
    print(f"geometric mean {mean:.3f} over {len(bench.rows)} rows; slower: {slower or 'none'}")
    if options.out:
        document = {
            **facts,
            "geometric_mean": round(mean, 3),
            "slower": slower,
            "failed": bench.failed,
            "rows": [asdict(row) for row in bench.rows],
        }
        options.out.write_text(json.dumps(document, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
