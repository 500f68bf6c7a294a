"""The command line's entry: reads environment and folder once, runs a verb, sets the exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from nybforge.cli import build_parser, execute_verb
from nybforge.context import make_context
from nybforge.ending import ended, leave, own_folder, own_streams
from nybforge.report import Report

__all__ = ["main", "script"]


def main(
    argv: Sequence[str],
    env: Mapping[str, str],
    stdout: TextIO,
    stderr: TextIO,
    cwd: Path | None = None,
) -> int:
    """Run the command line `argv` and return its exit code. Prints only through the reporter."""
    words = list(argv)
    own = words[: words.index("--")] if "--" in words else words
    report = Report(
        stdout=stdout,
        stderr=stderr,
        env=env,
        json_wanted="--json" in own,
        quiet="--quiet" in own,
    )
    writes: list[Path] = []

    def work() -> int:
        args = build_parser(report).parse_args(words)
        chosen = report.configured(json=args.json, quiet=args.quiet, verbose=args.verbose)
        here = own_folder() if cwd is None else cwd
        context = make_context(chosen, env, here, output=args.output)
        writes.extend(context.writes)
        return execute_verb(args, context)

    return ended(report, work, writes=writes, debug="--debug" in own)


def script() -> int:
    """Run the process's own command line (what the installed `nybforge` calls)."""
    stdout, stderr = own_streams()
    code = main(sys.argv[1:], os.environ, stdout, stderr)
    return leave(code, stdout, stderr, os.environ)


if __name__ == "__main__":
    raise SystemExit(script())
