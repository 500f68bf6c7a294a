"""Compare nybble's 4-bit layers with the CPU libraries that a user could choose instead.

    python benchmarks/cpu_peers.py [--quick] [--only WORD] [--isa avx2] [--json FILE]

Each peer runs in its own process with one thread (NYBBLE_BENCH_THREADS), and in the interpreter
that `--python PEER=PATH` names. With one thread, the times are CPU times of the process, because
other processes disturb CPU times less than wall times. Successive calls use different copies of the
weight, which fill 256 MB (NYBBLE_BENCH_ROTATED). The peers of a case are timed in turn. The error
of a peer is the relative RMS difference between its product and the product with its own decoded
weight. `--isa` limits the instruction sets of nybble, torch, oneDNN, MKL and ggml; ONNX Runtime and
bitsandbytes do not support such a limit, so they are not compared with this option.

To install the peers, in any environment: pip install torchao onnxruntime onnx. For ggml, build
llama.cpp's folder `ggml` with shared libraries, and set NYBBLE_BENCH_GGML to the build folder.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from typing import Any

from origin import add_commit_option, origin
from peers import Peer
from peers_program import add_options, finish, measure, selected
from peers_results import table

SHAPES = ((4096, 4096), (11008, 4096), (14336, 4096))
ROWS = (1, 4, 16, 128, 512)
DTYPES = ("bf16", "fp32")
LIMIT = 120.0  # seconds that each preparation or sample may take

PROGRAMS: dict[str, tuple[str, ...]] = {  # peer: script, arguments
    "nybble": ("cpu_peer.py", "nybble"),
    "nybble, bf16 inside": ("cpu_peer.py", "nybble-bf16"),
    "bitsandbytes": ("cpu_peer.py", "bitsandbytes"),
    "torch linear": ("cpu_peer.py", "linear"),
    "torch int4": ("cpu_peer.py", "int4"),
    "torchao int4": ("cpu_peer.py", "torchao"),
    "onnxruntime fp32": ("cpu_peer_onnxruntime.py", "1"),
    "onnxruntime int8": ("cpu_peer_onnxruntime.py", "4"),
    "torch dynamic int8": ("cpu_peer.py", "x86"),
    "oneDNN dynamic int8": ("cpu_peer.py", "onednn"),
    "ggml Q4_0": ("cpu_peer_ggml.py", "Q4_0"),
    "ggml Q4_K": ("cpu_peer_ggml.py", "Q4_K"),
}
UNLIMITED = ("bitsandbytes", "onnxruntime")  # peers whose instruction sets cannot be limited

LIMITS = {  # environment variables that limit the instruction sets
    "avx2": {
        "NYBBLE_FORCE_CPU": "avx2",
        "ATEN_CPU_CAPABILITY": "avx2",
        "ONEDNN_MAX_CPU_ISA": "AVX2",
        "MKL_ENABLE_INSTRUCTIONS": "AVX2",
    },
    "avx512": {
        "NYBBLE_FORCE_CPU": "avx512bf16",
        "ONEDNN_MAX_CPU_ISA": "AVX512_CORE_BF16",
        "MKL_ENABLE_INSTRUCTIONS": "AVX512_E1",
    },
    "best": {},
}


def peers(options: argparse.Namespace) -> list[Peer]:
    """Return the selected peers; nybble is always one of them."""
    threads = os.environ.get("NYBBLE_BENCH_THREADS", "1")
    environment = {**LIMITS[options.isa], "OMP_NUM_THREADS": threads}
    programs = {
        name: program
        for name, program in PROGRAMS.items()
        if options.isa == "best" or not name.startswith(UNLIMITED)
    }
    found = selected(options, programs, environment)
    ours = next(one for one in found if one.name == "nybble")
    for library in options.beside:  # another build of nybble
        variables = {**environment, "NYBBLE_LIBRARY": library}
        found.append(replace(ours, name=f"nybble of {library}", environment=variables))
    return found


def cases(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the selected cases."""
    clock = "cpu" if os.environ.get("NYBBLE_BENCH_THREADS", "1") == "1" else "wall"
    return [
        {"n": n, "k": k, "dtype": dtype, "rows": rows, "clock": clock}
        for dtype in DTYPES
        for n, k in SHAPES[: 1 if options.quick else None]
        for rows in ROWS
        if options.dtype in (None, dtype)
        and options.shape in (None, f"{n}x{k}")
        and options.rows in (None, rows)
    ]


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_options(parser)
    add_commit_option(parser)
    parser.add_argument("--quick", action="store_true", help="4096x4096 alone")
    parser.add_argument("--shape", choices=["x".join(map(str, one)) for one in SHAPES])
    parser.add_argument("--rows", type=int, choices=ROWS)
    parser.add_argument("--dtype", choices=DTYPES)
    parser.add_argument("--isa", choices=list(LIMITS), default="best", help="instruction sets")
    parser.add_argument(
        "--beside", action="append", default=[], metavar="LIBRARY", help="another libnybble.so.1"
    )
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    """Compare, print the tables, and write the results."""
    options = _options(argv)
    rows = measure(options, peers(options), cases(options), LIMIT)
    for dtype in DTYPES:
        found = [row for row in rows if row["case"]["dtype"] == dtype]
        if found:
            sys.stdout.write(f"\n{dtype}:\n\n{table(found, 'nybble')}\n")
    document = {**origin(options.commit), "kind": "nybble-benchmark-cpu-peers", "isa": options.isa}
    return finish(options, document, rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
