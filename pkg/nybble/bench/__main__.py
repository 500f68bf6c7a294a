"""`python -m nybble.bench`: compare the speed, memory and errors of quantized and float16
layers."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from nybble import __version__
from nybble.bench import HEADS
from nybble.check import process
from nybble.compat.children import python_command

MODES = ("float16", "nf4", "int8")
LEVELS = (1, 2, 4, 8, 16)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    made = argparse.ArgumentParser(
        prog="python -m nybble.bench",
        description="Generate text for several requests at once with 4-bit, 8-bit and float16 "
        "layers. Each kind of layer runs in its own process; the process for float16 "
        "has NYBBLE_DISABLE=1 set.",
        epilog="examples:\n  python -m nybble.bench --requests 20 --sweep\n"
        "  python -m nybble.bench --model ./my-model --modes nf4 --json",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument(
        "--requests",
        type=_positive,
        default=8,
        help="number of requests in each round (default: 8)",
    )
    made.add_argument(
        "--concurrency",
        type=_positive,
        default=2,
        help="number of concurrent requests (default: 2)",
    )
    made.add_argument(
        "--sweep",
        action="store_true",
        help="run several rounds, with 1, 2, 4, … concurrent requests",
    )
    made.add_argument(
        "--sweep-max",
        type=_positive,
        default=8,
        help="largest number of concurrent requests with --sweep (default: 8)",
    )
    made.add_argument(
        "--new-tokens",
        type=_positive,
        default=16,
        help="number of tokens to generate for each request (default: 16)",
    )
    made.add_argument(
        "--prompt-tokens",
        type=_positive,
        default=16,
        help="number of tokens in each prompt (default: 16)",
    )
    made.add_argument(
        "--modes",
        default=",".join(MODES),
        help="kinds of layers to run, separated by commas (default: float16,nf4,int8)",
    )
    made.add_argument(
        "--model",
        type=_folder,
        metavar="DIR",
        help="a local model folder (default: a small random model)",
    )
    made.add_argument(
        "--layers",
        type=_positive,
        default=4,
        help="number of layers of the random model (default: 4)",
    )
    made.add_argument(
        "--hidden", type=_width, default=512, help="hidden size of the random model (default: 512)"
    )
    made.add_argument("--device", help="cpu or cuda:0 (default: a GPU if there is one)")
    made.add_argument(
        "--tune", action="store_true", help="before the rounds, measure the GPU kernels for the "
        "matrix products of the nf4 model, and select the fastest (nybble.cuda.tune)",
    )  # fmt: skip
    made.add_argument("--json", action="store_true", help="print one JSON document")
    made.add_argument("--worker", choices=MODES, help=argparse.SUPPRESS)
    return made


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def _width(text: str) -> int:
    number = _positive(text)
    if number % HEADS:
        raise argparse.ArgumentTypeError(f"must be a multiple of {HEADS}")
    return number


def _folder(text: str) -> str:
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is not a folder")
    return text


def main(argv: Sequence[str], environ: Mapping[str, str], stdout: TextIO, stderr: TextIO) -> int:
    """Run the rounds; return 0 if all requests of all modes succeeded, else 1."""
    grammar = parser()
    options = grammar.parse_args(list(argv))
    levels = [options.concurrency]
    if options.sweep:
        levels = [level for level in LEVELS if level <= options.sweep_max]
    if options.worker:
        from nybble.bench.worker import work

        json.dump(work(options, levels), stdout)
        return 0
    modes = [mode for mode in options.modes.split(",") if mode]
    unknown = sorted(set(modes) - set(MODES))
    if unknown or not modes:
        grammar.error(f"--modes: unknown {', '.join(unknown)}; known are {', '.join(MODES)}")
    if options.tune and "nf4" not in modes:
        grammar.error("--tune needs the mode nf4")
    results = []
    for mode in modes:
        print(f"{mode} …", file=stderr, flush=True)
        results.append(_in_child(mode, argv, environ))
    failed = any(one["error"] or any(r["errors"] for r in one["rounds"]) for one in results)
    if options.json:
        document = {
            "version": 1,
            "kind": "bench",
            "nybble": __version__,
            "machine": f"{platform.machine()}, {os.cpu_count()} cores",
            "command": "python -m nybble.bench " + " ".join(argv),
            "modes": results,
        }
        json.dump(document, stdout, indent=2)
        stdout.write("\n")
    else:
        print("\n".join(table(results)), file=stdout)
    return int(failed)


def _in_child(mode: str, argv: Sequence[str], environ: Mapping[str, str]) -> dict[str, Any]:
    """Measure a mode in a child process; if the child fails, report this as the mode's error."""
    env = {**environ, "NYBBLE_DISABLE": "1"} if mode == "float16" else dict(environ)
    command = python_command("nybble.bench", *argv, "--worker", mode)
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        last = done.stderr.strip().rpartition("\n")[2] or f"exit status {done.returncode}"
        answer = {"mode": mode, "error": last}
    answer.setdefault("rounds", [])
    return answer


def _gain(
    product: Mapping[str, object], path: str, plan: Sequence[int], us: float, own_us: float
) -> str:
    name = f"{product['n']}x{product['k']}, {product['rows']} rows"
    return f"tuned {name}: {path} {us:.1f} us, before {own_us:.1f} us"


def table(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the results as lines, one per round."""
    times_head = ("p50 ms", "p90 ms", "p99 ms")
    head = ("mode", "at once", *times_head, "tokens/s", "errors", "weights", "peak")
    rows: list[tuple[str, ...]] = [head]
    notes: list[str] = []
    for one in results:
        if one["error"]:
            notes.append(f"{one['mode']}: {one['error']}")
        notes += [_gain(**each) for each in one.get("tuned") or ()]
        notes += [f"{one['mode']}: not quantized: {each}" for each in one.get("not_quantized", ())]
        for r in one["rounds"]:
            times = (f"{1000 * r[name]:.1f}" for name in ("p50", "p90", "p99"))
            sizes = (f"{one[name] / 2**20:.1f} MiB" for name in ("weight_bytes", "peak_bytes"))
            speed = f"{r['tokens_per_second']:.1f}"
            count = f"{r['errors']}/{r['requests']}"
            rows.append((one["mode"], str(r["concurrency"]), *times, speed, count, *sizes))
            if r["first_error"]:
                notes.append(f"{one['mode']} x{r['concurrency']}: {r['first_error']}")
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    lines = ["  ".join(c.rjust(w) for c, w in zip(row, widths, strict=True)) for row in rows]
    return [*lines, *(["", *notes] if notes else [])]


if __name__ == "__main__":
    sys.exit(process.run(main))
