"""Compare products with stacked 4-bit experts with layers Linear4bit that read the same bytes.

    python benchmarks/cpu_experts.py [--rounds 15] [--json FILE]

Each token has the experts that follow the previous token's experts, so every expert has one row.
The other product is that of one row with the weights of all these experts, as one Linear4bit. The
two are timed in turn on the same memory, which rotates through all experts of the layer. With one
thread (NYBBLE_BENCH_THREADS, the default), times are CPU times of the process, which other
processes disturb less. Weights are NF4 in blocks of 64, rows are bf16.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

THREADS = int(os.environ.get("NYBBLE_BENCH_THREADS", "1"))
os.environ["OMP_NUM_THREADS"] = str(THREADS)

import torch  # noqa: E402
from origin import add_commit_option, as_json, origin, result_file  # noqa: E402
from peers_worker import Timer  # noqa: E402

from nybble import functional as F  # noqa: E402
from nybble.nn import Linear4bit  # noqa: E402
from nybble.state import QuantState  # noqa: E402

# experts in memory, experts per token, and a projection [n, k]
MODELS = {
    "mixtral-8x7b": (8, 2, 28672, 4096),
    "qwen3-30b-a3b": (128, 8, 1536, 2048),
    "gpt-oss-120b": (64, 4, 5760, 2880),
}
TOKENS = (1, 4)
BLOCK, WINDOW = 64, 0.05  # the block size; seconds of a sample

Calls = Sequence[Callable[[], Any]]


def calls_of(name: str, tokens: int) -> tuple[Calls, Calls]:
    """Return the grouped products, and those of the layers that read the same bytes."""
    experts, each, n, k = MODELS[name]
    hit = tokens * each
    packed = torch.randint(0, 256, (experts, n * k // 2), dtype=torch.uint8)
    absmax = torch.rand(experts, n * k // BLOCK) * 0.02
    state = QuantState(absmax, torch.Size((experts, n, k)), None, BLOCK, "nf4", torch.bfloat16)
    rows = torch.randn(hit, k, dtype=torch.bfloat16)
    grouped, linear = [], []
    for first in range(0, experts - hit + 1, hit):
        part = slice(first, first + hit)
        counts = torch.zeros(experts, dtype=torch.int32)
        counts[part] = 1
        offsets = counts.cumsum(0).int()
        grouped.append(partial(F.grouped_matmul_4bit, rows, packed, state, offsets=offsets))
        whole = QuantState(
            absmax[part].view(-1), torch.Size((hit * n, k)), None, BLOCK, "nf4", torch.bfloat16
        )
        linear.append(partial(Linear4bit.from_packed(packed[part].view(-1, 1), whole), rows[:1]))
    return grouped, linear


def medians(subjects: Sequence[Calls], rounds: int) -> list[float]:
    """Return each subject's median time of a call in microseconds; the subjects take turns."""
    timers = [Timer(calls, "cpu" if THREADS == 1 else "wall", WINDOW) for calls in subjects]
    seconds = [[timer(turn) for timer in timers] for turn in range(rounds)]
    return [statistics.median(one) * 1e6 for one in zip(*seconds, strict=True)]


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", type=result_file, metavar="FILE")
    add_commit_option(parser)
    options = parser.parse_args(argv)
    torch.set_num_threads(THREADS)
    document = {**origin(options.commit), "torch": torch.__version__, "threads": THREADS}
    rows = []
    with torch.no_grad():
        for name in MODELS:
            for tokens in TOKENS:
                mine, linear = medians(calls_of(name, tokens), options.rounds)
                row = {
                    "model": name, "tokens": tokens, "experts": tokens * MODELS[name][1],
                    "grouped_us": round(mine, 1), "linear_us": round(linear, 1),
                    "ratio": round(mine / linear, 3),
                }  # fmt: skip
                print(row, flush=True)
                rows.append(row)
    if options.json:
        options.json.write_text(as_json(document, rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
