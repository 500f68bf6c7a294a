"""Measure how fast the doctor reads logs: CPU seconds per 10 MB, and memory, for each shape of log.

Run: python -m tests.doctor.speed [SHAPE …]. The goal for every shape: 1 s and 100 MB.
"""

from __future__ import annotations

import io
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence

from tests.doctor_logs import LOGS

from nybforge import doctor

__all__ = ["SHAPES", "seconds"]

TENTH = 10_000_000


def _repeated(text: str, size: int) -> bytes:
    data = text.encode()
    return (data * (size // len(data) + 1))[:size]


def _build() -> str:
    """Return the text of a build: long commands, warnings and notes of compilers."""
    gencode = " ".join(f"-gencode=arch=compute_{n},code=sm_{n}" for n in (75, 80, 86, 89, 90, 120))
    nvcc = f"/usr/local/cuda/bin/nvcc -I/opt/torch/include -c a.cu -o a.o {gencode} -std=c++17"
    return "\n".join(
        [
            f"[{n}/999] {nvcc} -DNAME=kernel_{n}"
            f"\n/opt/torch/include/c10/a.h({n}): warning #20012-D: annotation is ignored"
            "\nptxas info    : Compiling entry function '_Z4gemmPKfPf' for 'sm_90'"
            "\nptxas info    : Used 40 registers, used 1 barriers, 400 bytes cmem[0]"
            f"\nnote: candidate function not found in {n} files; error count 0"
            for n in range(999)
        ]
    )


def _failures() -> str:
    """Return the texts of all labelled logs, because rules may match any of their lines."""
    return "\n".join(log.data.decode("utf-8", "replace") for log in LOGS)


def _json(size: int) -> bytes:
    return json.dumps({"log": _repeated(_build(), size).decode("utf-8", "ignore")}).encode()[:size]


def _long_lines(size: int) -> bytes:
    """Return 200 lines that repeat the words of the rules."""
    words = _failures().replace("\n", " ")
    line = _repeated(words, size // 200).replace(b"\n", b" ")
    return (line + b"\n") * 200


SHAPES: dict[str, Callable[[int], bytes]] = {
    "plain": lambda size: _repeated("Collecting numpy\n[ 10%] Building CXX object x.cc.o\n", size),
    "json": _json,
    "200-lines": _long_lines,
    "one-line": lambda size: _repeated(_failures().replace("\n", " "), size),
    "build": lambda size: _repeated(_build(), size),
    "failures": lambda size: _repeated(_failures(), size),
    "errors": lambda size: _repeated("make: error: cannot find x: no such file, not found\n", size),
    "progress": lambda size: _repeated("\r 50%|##   | error: not found ", size),
}


def seconds(data: bytes) -> float:
    """Return the CPU seconds in which the doctor reads the log."""
    start = time.process_time()
    doctor.read_log(io.BytesIO(data), lambda: 0.0, doctor.Facts)
    return time.process_time() - start


def main(arguments: Sequence[str]) -> None:
    """Print the time and memory of each shape, each in its own process."""
    if arguments[:1] == ["--one"]:
        data = SHAPES[arguments[1]](TENTH)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        took = seconds(data)
        more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        print(f"{arguments[1]:10} {took:6.2f} s per 10 MB, {more / 1024:6.1f} MB more memory")
        return
    with tempfile.TemporaryDirectory() as folder:
        # an installed package has its bytecode; the first run writes it
        settings = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        command = [sys.executable, "-m", "tests.doctor.speed", "--one"]
        subprocess.run([*command, "failures"], check=True, env=settings, stdout=subprocess.DEVNULL)
        for shape in arguments or SHAPES:
            subprocess.run([*command, shape], check=True, env=settings)


if __name__ == "__main__":
    main(sys.argv[1:])
