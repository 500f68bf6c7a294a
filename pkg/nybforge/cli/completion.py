"""Print the shell code that completes verbs, options and targets."""

from __future__ import annotations

import argparse
import io
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context

SHELLS = ("bash", "zsh", "fish")


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help="bash, zsh or fish")
    parser.epilog = (
        "examples:\n"
        "  nybforge completion bash  # into ~/.local/share/bash-completion/completions/nybforge\n"
        "  nybforge completion fish  # into ~/.config/fish/completions/nybforge.fish"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print the completion code, which calls this program for candidates."""
    from argcomplete.shell_integration import shellcode

    code = shellcode(["nybforge"], shell=args.shell)
    context.report.answer("completion", {"shell": args.shell, "code": code}, [code])
    return ExitCode.OK


def complete(env: Mapping[str, str]) -> None:
    """Print the completion candidates for the command line in `env`,
    then exit."""
    import argcomplete

    from nybforge.cli import build_parser
    from nybforge.report import Report

    silent = Report(stdout=io.StringIO(), stderr=io.StringIO())
    line = env.get("COMP_LINE", "")[: int(env.get("COMP_POINT") or 0)]
    parser = build_parser(silent, line.split()[1:])
    argcomplete.autocomplete(parser, exit_method=os._exit, always_complete_options="long")
