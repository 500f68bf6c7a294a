"""Compare nybble's 4-bit and int8 layers with the GPU libraries that a user could choose instead.

    python benchmarks/gpu_peers.py [--dtype fp16] [--int8] [--shape 14336x4096] [--json FILE]

Each peer runs in its own process, in the interpreter that `--python PEER=PATH` names, with a time
limit. All peers use one method: the time per launch inside a CUDA graph over rotated weights that
exceed three L2 caches (gpu_measure.py), in rounds in which every peer is timed once. An error is
the relative RMS difference from the product with the weight that the peer decodes; a peer that is
wrong is marked. Peers that are not installed are named. The result has the clock and the power of
each peer's run (with nvidia-ml-py). The code of peers other than nybble, bitsandbytes and torch's
linear has not yet run on a GPU.

To install the peers, in one or several environments: pip install vllm (marlin, machete, the int8
product), humming-kernels, gemlite, torchao with mslk, flute-kernel, bitsandbytes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from origin import ROOT, origin
from peers import Peer, compare
from peers_results import changes, line, table

NAMES = (
    "nybble", "bitsandbytes", "torch linear", "torch tinygemm", "marlin", "machete", "humming",
    "humming fp4", "flute", "gemlite", "torchao int4", "torchao int4 preshuffled",
)  # fmt: skip
INT8_NAMES = ("nybble", "bitsandbytes", "torch linear", "vllm cutlass")
SHAPES = ((14336, 4096), (4096, 14336), (8192, 28672), (4096, 4096), (11008, 4096))
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096)
LIMIT = 180.0  # seconds for a peer to prepare a case (some compile kernels), and for a sample


def shape_of(text: str) -> tuple[int, int]:
    n, _, k = text.partition("x")
    return int(n), int(k)


def peers(options: argparse.Namespace) -> list[Peer]:
    """Return the selected peers; nybble is always one of them."""
    interpreters = dict(one.split("=", 1) for one in options.python)
    found = []
    for name in INT8_NAMES if options.int8 else NAMES:
        if name != "nybble" and options.only not in name:
            continue
        python = interpreters.get(name, interpreters.get(name.split()[0], sys.executable))
        command = [str(python), str(ROOT / "benchmarks/gpu_peer.py"), name]
        environment = {"NYBBLE_BENCH_DEVICE": options.device}
        found.append(Peer(name=name, command=command, environment=environment))
    return found


def cases(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the selected cases."""
    kind = "int8" if options.int8 else "4-bit"
    return [
        {"n": n, "k": k, "dtype": options.dtype, "rows": rows, "kind": kind}
        for n, k in options.shape or SHAPES
        for rows in options.rows or ROWS
    ]


def _options(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dtype", choices=("bf16", "fp16"), default="bf16")
    parser.add_argument("--int8", action="store_true", help="int8 layers instead of 4-bit layers")
    parser.add_argument("--only", default="", help="peers whose name contains this text")
    parser.add_argument("--shape", action="append", type=shape_of, metavar="NxK")
    parser.add_argument("--rows", nargs="+", type=int)
    parser.add_argument("--rounds", type=int, default=7, help="rounds per case (7)")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument(
        "--python", action="append", default=[], metavar="PEER=PATH", help="a peer's interpreter"
    )
    parser.add_argument("--json", type=Path, help="write the results to this file")
    parser.add_argument("--baseline", type=Path, help="an earlier result, to name what is slower")
    parser.add_argument("--commit", help="the measured commit, if there is no git")
    return parser.parse_args(argv)


def main(argv: Sequence[str]) -> int:
    """Compare, print the table, and write the results."""
    options = _options(argv)
    rows = []
    for row in compare(peers(options), cases(options), rounds=options.rounds, limit=LIMIT):
        rows.append(row)
        sys.stderr.write(line(row) + "\n")
    sys.stdout.write(f"\n{table(rows, 'nybble')}\n")
    if options.json:
        document = {**origin(options.commit), "kind": "nybble-benchmark-gpu-peers"}
        options.json.write_text(as_json(document, rows), encoding="utf-8")
    if options.baseline is None:
        return 0
    slower = list(changes(rows, json.loads(options.baseline.read_text("utf-8"))["rows"], "nybble"))
    sys.stderr.write("".join(f"slower than the baseline: {one}\n" for one in slower))
    return 1 if slower else 0


def as_json(document: dict[str, Any], rows: Sequence[dict[str, Any]]) -> str:
    """Return the results as JSON with one case per line."""
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f'{json.dumps(document, indent=1)[:-2]},\n "rows": [\n{lines}\n ]\n}}\n'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
