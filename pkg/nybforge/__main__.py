"""The command line's entry: reads environment and folder once, runs a verb, sets the exit code."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from nybforge.cli import build_parser, execute_verb
from nybforge.context import Context, find_root
from nybforge.errors import ExitCode, NybforgeError, exit_code_of
from nybforge.report import Report
from nybforge.run import Runner

__all__ = ["main", "script"]


def main(
    argv: Sequence[str],
    env: Mapping[str, str],
    stdout: TextIO,
    stderr: TextIO,
    cwd: Path | None = None,
) -> int:
    """Run the command line `argv` and return its exit code. Prints only through the reporter."""
    report = Report(stdout=stdout, stderr=stderr, env=env, json_wanted="--json" in argv)
    try:
        parser = build_parser(report)
        args = parser.parse_args(list(argv))
        report = report.configured(json=args.json, quiet=args.quiet, verbose=args.verbose)
        here = Path.cwd() if cwd is None else cwd
        root = find_root(here, env)
        output = Path(args.output or env.get("NYBFORGE_OUTPUT") or root / "output")
        build = Path(env.get("NYBFORGE_BUILD") or root / "build")
        context = Context(
            root=root,
            cwd=here,
            env=env,
            report=report,
            runner=Runner(report=report, env=env),
            output=here / output,
            build=here / build,
        )
        return execute_verb(args, context)
    except NybforgeError as error:
        report.error(error)
        return int(exit_code_of(error))
    except KeyboardInterrupt:
        report.note("interrupted")
        return int(ExitCode.INTERRUPTED)
    except BrokenPipeError:
        # the reader went away (`nybforge list | head`): not an error
        return int(ExitCode.OK)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(ExitCode.USAGE)
    except Exception as error:
        report.bug(error, traceback.format_exc(), debug="--debug" in argv)
        return int(ExitCode.BUG)


def script() -> int:
    """Run the process's own command line (what the installed `nybforge` calls)."""
    # SIGTERM like Ctrl-C: children are stopped and half-written files removed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    code = main(sys.argv[1:], os.environ, sys.stdout, sys.stderr)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if "rattler.rattler" in sys.modules:
        # Its threads can abort the interpreter while it ends (py-rattler 0.28); all is written.
        sys.stderr.flush()
        os._exit(code)
    return code


if __name__ == "__main__":
    raise SystemExit(script())
