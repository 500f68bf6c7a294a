"""Compare every GPU operation with bitsandbytes on the same device, in one process.

python benchmarks/gpu.py [--quick] [--only WORD] [--out FILE]

The grid has every operation of bitsandbytes 0.50.2, on four weight shapes and on 64x64, in each of
bfloat16, float16 and float32 that it supports:

- products with 1 to 4096 rows: twelve row counts for the forward product in bfloat16, otherwise
  five
- every block size, on 14336x4096 in bfloat16
- look-ups in quantized embeddings, by their layers

A printed line has operation, case, nybble's time, bitsandbytes' time, the speedup, and nybble's
rate as a fraction of the ceiling. The ceiling is the rate of a 1 GiB device copy in the same run
(bytes read + written). For products, the line also has the time of torch's linear. The libraries
take turns, and are timed with one of three methods:

- `single`: median of CUDA-event times of one launch after an L2 flush, over rotated inputs
- `graph`, for products: time per launch inside a CUDA graph whose inputs exceed three L2 caches
- `host`, on 64x64: the caller's time for one call

The JSON has the machine, every row, `geometric_mean` (the mean speedup of all rows), `operations`
(the mean speedup of each operation) and `geometric_mean_by_operation` (the mean of these means).
"""

from __future__ import annotations

import argparse
import itertools
import json
import logging
import math
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import gpu_int8
import gpu_lookups
import gpu_optim
import gpu_products
import gpu_streams
import torch
from gpu_grid import QUICK, Grid
from gpu_measure import Bench, Row, machine
from origin import add_commit_option, as_json, result_file


def mean(rows: Sequence[Row]) -> float:
    return math.exp(statistics.fmean(math.log(row.faster) for row in rows))


def by_operation(rows: Sequence[Row]) -> dict[str, dict[str, Any]]:
    """Return for each operation the number of rows, the mean speedup and the lowest speedup."""
    answer = {}
    for operation in dict.fromkeys(row.operation for row in rows):
        own = [row for row in rows if row.operation == operation]
        least = min(own, key=lambda row: row.faster)
        answer[operation] = {
            "rows": len(own), "geometric_mean": round(mean(own), 3), "least": least.faster,
            "least_case": least.case,
        }  # fmt: skip
    return answer


def summary(bench: Bench) -> dict[str, Any]:
    operations = by_operation(bench.rows)
    means = [math.log(one["geometric_mean"]) for one in operations.values()]
    return {
        "geometric_mean": round(mean(bench.rows), 3),
        "geometric_mean_by_operation": round(math.exp(statistics.fmean(means)), 3),
        "slower": [f"{row.operation} {row.case}" for row in bench.rows if row.faster < 1],
        "failed": bench.failed,
        "operations": operations,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="fewer shapes and types")
    parser.add_argument("--only", default="", metavar="WORD", help="operations that contain WORD")
    parser.add_argument("--out", type=result_file, help="write the results as JSON")
    add_commit_option(parser)
    options = parser.parse_args()
    logging.getLogger("bitsandbytes").setLevel(logging.ERROR)  # each int8 call warns
    start = time.perf_counter()
    facts = machine(options.commit)
    bench = Bench(options.only)
    facts["copy_GBps"] = round(bench.copy / 1e3, 1)
    print(json.dumps(facts), flush=True)
    grid = QUICK if options.quick else Grid()
    modules = (gpu_streams, gpu_products, gpu_int8, gpu_optim, gpu_lookups)
    with torch.no_grad():
        for words, case in itertools.chain.from_iterable(module.cases(grid) for module in modules):
            if options.only in words:
                try:
                    case(bench)
                except Exception as error:
                    bench.fail(words, error)
                torch.cuda.empty_cache()
    result = summary(bench)
    facts["seconds"] = round(time.perf_counter() - start, 1)
    for name, one in result["operations"].items():
        print(
            f"{name:26s} {one['geometric_mean']:7.3f} times over {one['rows']} rows, least "
            f"{one['least']} ({one['least_case']})"
        )
    print(
        f"geometric mean {result['geometric_mean']} over {len(bench.rows)} rows, "
        f"{result['geometric_mean_by_operation']} by operation; {facts['seconds']} s; "
        f"failed: {result['failed'] or 'none'}; slower: {result['slower'] or 'none'}"
    )
    if options.out:
        options.out.write_text(as_json({**facts, **result}, [asdict(row) for row in bench.rows]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
