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
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import bitsandbytes
import bitsandbytes.functional as peer
import torch
from gpu_measure import DEVICE, Bench, Call, graph, machine, rotation, single

import nybble
import nybble.functional as ours
from nybble import int8, optim, updates

BIG = ((14336, 4096), (8192, 28672))
SMALL = ((4096, 4096), (11008, 4096))
NAMES = {torch.float32: "fp32", torch.float16: "fp16", torch.bfloat16: "bf16"}


def blockwise(bench: Bench, shape: tuple[int, int], dtype: Any) -> None:
    n = shape[0] * shape[1]
    size = torch.empty((), dtype=dtype).element_size()
    sets = 4 if n < 1e8 else 2
    name = f"{shape[0]}x{shape[1]} {NAMES[dtype]}"
    w = [torch.randn(shape, device=DEVICE, dtype=dtype) for _ in range(sets)]
    out = [torch.empty(shape, device=DEVICE, dtype=dtype) for _ in range(2)]
    turns = range(sets)
    four = n * (size + 0.5 + 4 / 64)
    for kind in ("nf4", "fp4"):
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
        if dtype == torch.bfloat16:
            linear = peer.create_linear_map(True).to(DEVICE)
            bench.add(
                "quantize_blockwise", f"linear map 256 {name}", single,
                [lambda i=i: ours.quantize_blockwise(w[i], code=linear, blocksize=256) for i in turns],  # noqa: E501
                [lambda i=i: peer.quantize_blockwise(w[i], code=linear, blocksize=256) for i in turns],  # noqa: E501
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


def wide_optimizer(bench: Bench, shape: tuple[int, int], name: str) -> None:
    """32-bit states; LAMB and LARS with the norms of parameter and update."""
    n = shape[0] * shape[1]
    two = name in ("adam", "lamb")
    dtype = torch.float16 if name == "lars" else torch.bfloat16  # theirs has no bfloat16 LARS
    max_unorm = 0.02 if name in ("lamb", "lars") else 0.0
    sets = []
    for _ in range(2):
        p, g = (torch.randn(n, device=DEVICE, dtype=dtype) for _ in range(2))
        s1, s2 = (torch.rand(n, device=DEVICE) for _ in range(2))
        sets.append((p, g, s1, s2 if two else None, torch.zeros(1, device=DEVICE)))

    def step(function: Any, t: Any) -> None:
        p, g, s1, s2, norm = t
        function(
            name, g, p, s1, 0.9, 1e-8, 7, 1e-3, s2, 0.999, 0.0, 0.0, 0.0, 1.0,
            norm if max_unorm else None, max_unorm, False,
        )  # fmt: skip

    bench.add(
        f"{name} 32bit", f"{shape[0]}x{shape[1]} {NAMES[dtype]}", single,
        [lambda t=t: step(updates.optimizer_update_32bit, t) for t in sets],
        [lambda t=t: step(peer.optimizer_update_32bit, t) for t in sets],
        n * (6 + 8 * (1 + two)),
    )  # fmt: skip


def whole_steps(bench: Bench) -> None:
    """Steps of an optimizer object: paged states, and one launch for many small parameters."""
    for case, mine, theirs, count, size in (
        (
            "paged, 4096x4096 bf16",
            optim.PagedAdamW8bit,
            bitsandbytes.optim.PagedAdamW8bit,
            1,
            1 << 24,
        ),
        ("256 of 256x256 bf16", optim.AdamW8bit, bitsandbytes.optim.AdamW8bit, 256, 1 << 16),
    ):
        steps = []
        for maker in (mine, theirs):
            ps = [
                torch.nn.Parameter(torch.randn(size, device=DEVICE, dtype=torch.bfloat16))
                for _ in range(count)
            ]
            for p in ps:
                p.grad = torch.randn_like(p)
            steps.append(maker(ps, lr=1e-3))
        for step in steps:
            step.step()
        bench.add(
            "AdamW8bit.step", case, single, [lambda: steps[0].step()], [lambda: steps[1].step()]
        )


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
        rows = (1, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)
        yield "gemm_4bit", lambda b, s=shape, r=rows: product(b, s, torch.bfloat16, r)
        yield "int8_linear", lambda b, s=shape: int8_linear(b, s, (16, 512, 4096))
        eight = ("adam", "lion", "momentum", "rmsprop", "adagrad", "ademamix")
        for name in eight[:2] if quick else eight:
            yield f"{name} 8bit", lambda b, s=shape, o=name: optimizer(b, s, o)
    for name in () if quick else ("adam", "lamb", "lars"):
        yield f"{name} 32bit", lambda b, o=name: wide_optimizer(b, BIG[0], o)
    if not quick:
        yield "AdamW8bit.step", whole_steps
    for shape in () if quick else SMALL:
        yield (
            "quantize_4bit dequantize_4bit quantize_blockwise dequantize_blockwise",
            (lambda b, s=shape: blockwise(b, s, torch.bfloat16)),
        )
        yield "gemm_4bit", lambda b, s=shape: product(b, s, torch.bfloat16, (1, 8, 64, 512))
    if not quick:
        yield "gemm_4bit", lambda b: product(b, BIG[0], torch.float16, (1, 16))
    yield "host", host_cost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="fewer shapes and types")
    parser.add_argument("--only", default="", metavar="WORD", help="operations that contain WORD")
    parser.add_argument("--out", type=Path, help="write the results as JSON")
    parser.add_argument("--commit", help="the commit measured, where there is no git")
    options = parser.parse_args()
    facts = machine()
    facts["commit"] = options.commit or facts["commit"]
    bench = Bench(options.only)
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
