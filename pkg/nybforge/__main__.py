"""The entry points of the installed programs: read the environment and working directory, run a
verb, set the exit code.

All other modules are imported lazily, so that Ctrl-C during the imports is reported too.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # type checkers know this name; the import of typing is slow
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path
    from typing import Any, TextIO

    from nybforge.report import Report

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

    words = list(argv)
    report = _report(words, env, stdout, stderr)
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

    return ended(report, work, writes=writes, debug="--debug" in _own(words))


def _own(words: list[str]) -> list[str]:
    """Return the words that are not of a command after `--`."""
    return words[: words.index("--")] if "--" in words else words


def _report(words: list[str], env: Mapping[str, str], stdout: TextIO, stderr: TextIO) -> Report:
    from nybforge.report import Report

    json_wanted, quiet = (option in _own(words) for option in ("--json", "--quiet"))
    return Report(stdout=stdout, stderr=stderr, env=env, json_wanted=json_wanted, quiet=quiet)


def _interrupted(words: list[str]) -> int:
    """Report Ctrl-C that came during the imports, which are now done again."""
    from nybforge.ending import ended, leave, own_streams

    def work() -> int:
        raise KeyboardInterrupt

    stdout, stderr = own_streams()
    code = ended(_report(words, os.environ, stdout, stderr), work)
    return leave(code, stdout, stderr, os.environ)


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
    except KeyboardInterrupt:  # before `program` could report it
        return _interrupted(sys.argv[1:] if program is main else [])


def rattler_build() -> int:
    """Run the process's own command line. The installed program `rattler-build` calls this
    function."""

    def front(*given: Any) -> int:
        from nybforge.front import main

        return main(*given)

    return script(front)


if __name__ == "__main__":
    raise SystemExit(script())
