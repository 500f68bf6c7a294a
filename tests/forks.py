"""Run Python programs in forks of a process that has already imported slow modules.

    python tests/forks.py MODULE …     reads programs from stdin, and runs each in a fork

The imports of transformers and its clients take 6 s of processor time, most of what a test of a
small model takes. Each program runs in a fork of its own, so it sees nothing of the other programs.
"""

from __future__ import annotations

import faulthandler
import gc
import importlib
import json
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

__all__ = ["Forks", "answer_of"]


LIMIT_S = 240  # a program that takes longer prints where it is, and ends


class Forks:
    """A process with imported modules; a context manager that ends it."""

    def __init__(self, modules: Iterable[str], env: Mapping[str, str]) -> None:
        argv = [sys.executable, __file__, *modules]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(argv, env=env, stdin=pipe, stdout=pipe, text=True)

    def __enter__(self) -> Forks:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate()

    def run(
        self, folder: Path, *programs: Sequence[str | Path]
    ) -> list[subprocess.CompletedProcess[str]]:
        """Run the programs at the same time; their output goes through files in the folder."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        requests = [
            (str(folder / f"program{number}"), [str(word) for word in argv])
            for number, argv in enumerate(programs)
        ]
        print(json.dumps(requests), file=self.process.stdin, flush=True)
        codes = json.loads(self.process.stdout.readline())
        return [
            subprocess.CompletedProcess(
                argv, code, *(Path(f"{out}.{name}").read_text("utf-8") for name in ("out", "err"))
            )
            for code, (out, argv) in zip(codes, requests, strict=True)
        ]

    def answer(self, folder: Path, *argv: str | Path) -> dict[str, Any]:
        """Run one program and return the JSON in its last line."""
        (done,) = self.run(folder, argv)
        return answer_of(done)


def answer_of(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """Return the JSON in a program's last line."""
    assert done.returncode == 0, done.stderr[-4000:]
    answer: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return answer


def _codes(children: Sequence[int]) -> dict[int, int]:
    """Wait for the children; return their exit codes. If one fails, abort the others, because they
    may wait for it. An aborted program prints the stack of each of its threads."""
    codes: dict[int, int] = {}
    while len(codes) < len(children):
        child, status = os.wait()
        codes[child] = os.waitstatus_to_exitcode(status)
        for other in children if codes[child] else ():
            if other not in codes:
                os.kill(other, signal.SIGABRT)
    return codes


def _serve() -> list[str]:
    """Fork once for each requested program. In the fork, return the arguments of the program."""
    for line in sys.stdin:
        children = []
        for out, argv in json.loads(line):
            child = os.fork()
            if child == 0:
                faulthandler.dump_traceback_later(LIMIT_S, exit=True)
                write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
                for number, name in ((1, "out"), (2, "err")):
                    os.dup2(os.open(f"{out}.{name}", write), number)
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                faulthandler.enable()
                return list(argv)
            children.append(child)
        codes = _codes(children)
        print(json.dumps([codes[child] for child in children]), flush=True)
    raise SystemExit


if __name__ == "__main__":
    gc.disable()
    for module in sys.argv[1:]:
        importlib.import_module(module)
    gc.enable()
    gc.freeze()  # collections in forks would copy and visit all of these objects
    sys.argv = _serve()
    sys.path[0] = str(Path(sys.argv[0]).parent)
    runpy.run_path(sys.argv[0], run_name="__main__")
