"""The entry points of the installed programs: read the environment and working directory, run a
verb, set the exit code.

All other modules are imported lazily, so that Ctrl-C during the imports prints no traceback.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # type checkers know this name; the import of typing is slow
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path
    from typing import Any, TextIO

__all__ = ["main", "rattler_build", "script"]


def main(
    argv: Sequence[str],
    env: Mapping[str, str],
    stdout: TextIO,
    stderr: TextIO,
    cwd: Path | None = None,
) -> int:
    """Run the command line `argv` and return its exit code.

    The function prints only through the reporter.
    """
    from nybforge.ending import ended, own_folder
    from nybforge.report import Report

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
        from nybforge.cli import GROUPS, build_parser, execute_verb

        # without a verb, print the help
        wanted = [*words, "--help"] if words in ([], *([group] for group in GROUPS)) else words
        args = build_parser(report, wanted).parse_args(wanted)
        from nybforge.context import make_context

        report.configure(json=args.json, quiet=args.quiet, verbose=args.verbose)
        here = own_folder() if cwd is None else cwd
        context = make_context(report, env, here, output=args.output)
        writes.extend(context.writes)
        context.settings.fill(args)
        return execute_verb(args, context)

    return ended(report, work, writes=writes, debug="--debug" in own)


def script(program: Callable[..., int] = main) -> int:
    """Run the process's own command line. The installed program `nybforge` calls this function."""
    try:
        if "_ARGCOMPLETE" in os.environ:
            from nybforge.cli.completion import complete

            complete(os.environ)
        from nybforge.ending import leave, own_streams, own_variables

        stdout, stderr = own_streams()
        code = program(sys.argv[1:], own_variables(), stdout, stderr)
        return leave(code, stdout, stderr, os.environ)
    except KeyboardInterrupt:  # Ctrl-C before the reporter was created
        return 130


def rattler_build() -> int:
    """Run the process's own command line. The installed program `rattler-build` calls this
    function."""

    def front(*given: Any) -> int:
        from nybforge.front import main

        return main(*given)

    return script(front)


if __name__ == "__main__":
    raise SystemExit(script())
