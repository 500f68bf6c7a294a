"""Compare nybble's 4-bit and int8 layers with the GPU libraries that a user could choose instead.

    python benchmarks/gpu_peers.py [--dtype fp16] [--int8 | --experts] [--shape 14336x4096]
                                   [--kernels NAME=FOLDER] [--json FILE]
    python benchmarks/gpu_peers.py --merge FILE FILE FILE --json FILE

Each peer runs in its own process, in the interpreter that `--python PEER=PATH` names, with a time
limit. All peers use one method: the time per launch inside a CUDA graph over rotated weights that
exceed three L2 caches (gpu_measure.py). In each round, every peer is timed once. The error of a
peer is the relative RMS difference between its product and the product with the weight that the
peer decodes. The output marks peers with a large error as wrong. The output names peers that are
not installed. FLUTE has not run in this program: its newest wheel (flute-kernel 0.4.2) cannot be
loaded by torch 2.7 and newer, because it was built for the older C++ ABI.

If nvidia-ml-py is installed, the fastest peers of a case also have facts about the GPU: its power
(W), its SM clock (MHz), and how much of the time its clock was limited by the power limit
(power_cap) or by another protection (slowdown). A peer measures them while it launches the timed
graph again for 0.3 s (gpu_power.py).

--experts compares products with stacked experts at the shapes of known models, for the gate and
up projections. The rows are already sorted by expert; sorting is not timed. All peers get the same
routing.

--kernels NAME=FOLDER, which may be repeated, also measures nybble with the kernel set in FOLDER, as
the peer "nybble NAME". So `--only nybble` and the sets of several CUDA toolkits show whether one
toolkit compiles slower kernels.

--merge writes one result from several runs: each peer's median time over the runs, and its time in
each run. The files may have different cases.

To install the peers, in one or several environments: pip install vllm (marlin, machete, the int8
product), humming-kernels, gemlite, torchao (and mslk-cuda), flute-kernel, bitsandbytes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from moe_models import MODELS
from origin import add_commit_option, origin
from peers import Peer
from peers_program import (
    add_options,
    assignment,
    earlier_runs,
    finish,
    measure,
    positive,
    selected,
)
from peers_results import merged, table

NAMES = (
    "nybble", "bitsandbytes", "torch linear", "torch tinygemm", "marlin", "machete", "humming",
    "humming fp4", "flute", "gemlite", "torchao int4", "torchao int4 preshuffled",
    "torchao int4 tiled",
)  # fmt: skip
INT8_NAMES = ("nybble", "bitsandbytes", "torch linear", "vllm cutlass")
EXPERTS_NAMES = ("nybble", "torch grouped_mm", "marlin", "humming grouped", "humming indexed")
SHAPES = ((14336, 4096), (4096, 14336), (8192, 28672), (4096, 4096), (11008, 4096))
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096)
TOKENS = (1, 4, 16, 64, 512)
PACKAGES = (
    "torch", "bitsandbytes", "vllm", "humming-kernels", "gemlite", "torchao", "mslk-cuda",
    "flute-kernel",
)  # fmt: skip
VERSIONS = """
import importlib.metadata, json, sys
found = {}
for name in sys.argv[1:]:
    try:
        found[name] = importlib.metadata.version(name)
    except ModuleNotFoundError:
        pass
print(json.dumps(found))
"""
GPU = ("nvidia-smi", "--query-gpu=name,driver_version,power.limit", "--format=csv,noheader")
LIMIT = 180.0  # seconds for a peer to prepare a case (some compile kernels), and for a sample


def shape_of(text: str) -> tuple[int, int]:
    n, _, k = text.partition("x")
    return int(n), int(k)


def kernel_set(text: str) -> tuple[str, str]:
    name, folder = assignment(text)
    if not any(Path(folder).glob("*/manifest.json")):
        raise argparse.ArgumentTypeError(f"{folder}: no kernel set (a folder with manifest.json)")
    return name, str(Path(folder).resolve())


def peers(options: argparse.Namespace) -> list[Peer]:
    """Return the selected peers; nybble is always one of them."""
    names = INT8_NAMES if options.int8 else EXPERTS_NAMES if options.experts else NAMES
    program = "gpu_peer_experts.py" if options.experts else "gpu_peer.py"
    programs = {name: (program, name) for name in names}
    environment = {"NYBBLE_BENCH_DEVICE": options.device}
    found = selected(options, programs, environment)
    ours = found[0]  # NAMES begins with nybble
    for name, folder in options.kernels:
        kernels = {**environment, "NYBBLE_KERNELS_PATH": folder}
        found.append(Peer(name=f"nybble {name}", command=ours.command, environment=kernels))
    return found


def cases(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the selected cases."""
    if options.experts:
        found = list(expert_cases(options))
        if not found:
            shapes = ", ".join(f"{n}x{k}" for _, _, n, k in MODELS.values())
            options.error(f"--shape: no model has this shape; known are {shapes}")
        return found
    kind = "int8" if options.int8 else "4-bit"
    return [
        {"n": n, "k": k, "dtype": options.dtype, "rows": rows, "kind": kind}
        for n, k in options.shape or SHAPES
        for rows in options.rows or ROWS
    ]


def expert_cases(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Yield the cases of each model whose shape --shape selects; --rows are tokens here."""
    for model, (experts, each, n, k) in MODELS.items():
        for tokens in options.rows or TOKENS:
            if (n, k) in (options.shape or [(n, k)]):
                yield {
                    "n": n, "k": k, "dtype": options.dtype, "rows": tokens * each,
                    "kind": "experts", "model": model, "experts": experts, "each": each,
                    "tokens": tokens, "routing": "uniform",
                }  # fmt: skip


def environment(peers: Sequence[Peer]) -> dict[str, Any]:
    """Return the GPUs, and the versions of the libraries in the peers' interpreters."""
    gpus: list[str] = []
    versions: dict[str, str] = {}
    with suppress(OSError):  # no nvidia-smi
        gpus = subprocess.run(GPU, capture_output=True, text=True).stdout.splitlines()
    for python in dict.fromkeys(peer.command[0] for peer in peers):
        with suppress(OSError, ValueError):  # no such interpreter
            command = [python, "-c", VERSIONS, *PACKAGES]
            done = subprocess.run(command, capture_output=True, text=True)
            versions |= json.loads(done.stdout.splitlines()[-1] if done.stdout else "{}")
    return {"gpus": gpus, "versions": versions}


def _options(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dtype", choices=("bf16", "fp16"), default="bf16")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--int8", action="store_true", help="int8 layers instead of 4-bit layers")
    kinds.add_argument("--experts", action="store_true", help="stacked experts instead of layers")
    kinds.add_argument(
        "--merge", nargs="+", type=earlier_runs, metavar="FILE",
        help="results to merge into one; measures nothing",
    )  # fmt: skip
    parser.add_argument("--shape", action="append", type=shape_of, metavar="NxK")
    parser.add_argument("--rows", nargs="+", type=positive)
    parser.add_argument(
        "--kernels", action="append", default=[], type=kernel_set, metavar="NAME=FOLDER",
        help="another kernel set of nybble to compare; may be repeated",
    )  # fmt: skip
    add_options(parser)
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    add_commit_option(parser)
    return parser.parse_args(argv)


def main(argv: Sequence[str]) -> int:
    """Compare, print the table, and write the results."""
    options = _options(argv)
    document: dict[str, Any] = {"kind": "nybble-benchmark-gpu-peers"}
    if options.merge:
        runs = [run for found in options.merge for run in found]
        rows = merged(run["rows"] for run in runs)
        document |= {name: runs[0][name] for name in runs[0] if name != "rows"}
        document["command"] = " ".join(["python", *sys.argv])
        names = ("commit", "date", "command")
        document["merged"] = [{name: run.get(name) for name in names} for run in runs]
    else:
        chosen = peers(options)
        rows = measure(options, chosen, cases(options), LIMIT)
        document |= {**origin(options.commit), **environment(chosen)}
    sys.stdout.write(f"\n{table(rows, 'nybble')}\n")
    return finish(options, document, rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
