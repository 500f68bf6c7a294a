"""Compare nybble.cuda.Gemm4, with a user's decode and epilogue, with the built-in 4-bit product.

python benchmarks/gpu_user.py [--out FILE]

The program prints the time per launch inside a CUDA graph over rotated weights (gpu.py's method
`graph`). For memory-bound products, `share` is the fraction of a copy's rate. The program also
prints the time of the first use.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from gpu_grid import BIG
from gpu_measure import copy_rate, each, graph, machine, rotation

import nybble
from nybble import cuda, functional

DECODE = "float decode(unsigned code) { return 0.125f * (int(code) - 8) + 0.03125f; }"
EPILOGUE = """float epilogue(float value, unsigned row, unsigned column) {
  return 0.5f * value * (1.0f + erff(value * 0.70710678f));
}
"""

ARCH = "sm_90a"  # of the H200 on which this program runs


def measure(shape: tuple[int, int], rate: float) -> list[dict[str, Any]]:
    """Measure a weight shape: built-in, with decode, with decode and epilogue (microseconds)."""
    n, k = shape
    weights = [
        functional.quantize_4bit(
            torch.randn(n, k, device="cuda", dtype=torch.bfloat16), quant_type="nf4"
        )
        for _ in range(rotation(n * k * 0.5625))
    ]
    subjects: dict[str, Callable[..., Any]] = {
        "built-in": nybble.matmul_4bit,
        "decode": cuda.Gemm4(decode=DECODE),
        "decode and epilogue": cuda.Gemm4(decode=DECODE, epilogue=EPILOGUE),
    }
    rows = []
    for m in (1, 8, 16, 64, 128, 512, 2048):
        x = torch.randn(m, k, device="cuda", dtype=torch.bfloat16)
        times = graph([each(product, [(x, *w) for w in weights]) for product in subjects.values()])
        row: dict[str, Any] = {"m": m, "n": n, "k": k}
        row |= {name: round(us, 2) for name, us in zip(subjects, times, strict=True)}
        moved = n * k * 0.5625 + 2 * m * (n + k)
        row["slower"] = round(row["decode and epilogue"] / row["built-in"], 3)
        row["share"] = round(moved / row["decode and epilogue"] / rate, 3)
        print(json.dumps(row), flush=True)
        rows.append(row)
    return rows


def first_use() -> dict[str, float]:
    """Return the seconds until the first result, with compilation and linking and from the cache,
    and the seconds that Gemm4.compile takes for all kernels."""
    packed, state = functional.quantize_4bit(
        torch.randn(64, 64, device="cuda", dtype=torch.bfloat16), quant_type="nf4"
    )
    x = torch.randn(1, 64, device="cuda", dtype=torch.bfloat16)
    nybble.matmul_4bit(x, packed, state)
    fresh = DECODE + f"// {time.time_ns()}\n"
    seconds = {}
    for name in ("compiled", "cached"):
        start = time.perf_counter()
        cuda.Gemm4(decode=fresh, epilogue=EPILOGUE)(x, packed, state)
        torch.cuda.synchronize()
        seconds[name] = round(time.perf_counter() - start, 3)
    start = time.perf_counter()
    cuda.Gemm4(decode=fresh, epilogue=EPILOGUE).compile(ARCH)
    return {**seconds, "all kernels": round(time.perf_counter() - start, 3)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, help="write the results as JSON")
    options = parser.parse_args()
    rate = copy_rate()
    facts = {**machine(), "copy_GBps": round(rate / 1e3, 1)}
    decision = cuda.Gemm4(decode=DECODE).decide(ARCH)
    facts["linking"] = getattr(decision, "reason", str(decision))
    with torch.no_grad():
        document = {**facts, "first_use_s": first_use(), "rows": []}
        print(json.dumps(document), flush=True)
        for shape in BIG:
            document["rows"] += measure(shape, rate)
            torch.cuda.empty_cache()
    if options.out:
        options.out.write_text(json.dumps(document, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
