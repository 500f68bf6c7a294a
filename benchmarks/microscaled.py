"""Measure products with MXFP4, NVFP4 and NF4 weights on a GPU in one run.

    python benchmarks/microscaled.py [--rows 1,8,16,64,1024] [--shape 14336x4096]
                                     [--json FILE]

For each case, the program prints the time per launch in a CUDA graph, and the memory throughput as
a fraction of the throughput of a copy. The throughput counts the bytes of the weight, its scales,
`a` and the result.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import torch
from gpu_measure import DEVICE, Results, add_result_options, chosen, graph, numbers, rotation

from nybble import functional as F

SCALE_BITS = {"nf4": 32 / 64, "nf4 nested": 8 / 64, "mxfp4": 8 / 32, "nvfp4": 8 / 16}
SHAPES = ("4096x4096", "14336x4096", "4096x14336", "8192x28672", "23040x2880")


def weights(form: str, n: int, k: int) -> list[tuple[Any, Any]]:
    """Return random weights, more than fit into the GPU's cache."""
    made = []
    for _ in range(rotation(n * k * (4 + SCALE_BITS[form]) / 8)):
        w = torch.randn(n, k, dtype=torch.bfloat16, device=DEVICE)
        kind, _, nested = form.partition(" ")
        made.append(F.quantize_4bit(w, quant_type=kind, compress_statistics=bool(nested)))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=numbers, default="1,8,16,64,1024")
    parser.add_argument("--shape", default="", help="only shapes that contain this")
    add_result_options(parser)
    given = parser.parse_args()
    shapes = chosen(parser, "--shape", given.shape, SHAPES)
    results = Results(given)
    for shape in shapes:
        n, k = map(int, shape.split("x"))
        stored = {form: weights(form, n, k) for form in SCALE_BITS}
        for m in given.rows:
            a = torch.randn(m, k, dtype=torch.bfloat16, device=DEVICE)
            sides = [
                [partial(F.gemv_4bit, a, packed, state=state) for packed, state in some]
                for some in stored.values()
            ]
            with torch.inference_mode():
                times = graph(sides)
            for (form, bits), time in zip(SCALE_BITS.items(), times, strict=True):
                nbytes = n * k * (4 + bits) / 8 + 2 * m * (n + k)
                share = round(nbytes / time / results.copy, 3)
                row = {"form": form, "shape": shape, "rows": m, "us": round(time, 2)}
                results.add({**row, "share": share})
        del stored
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
