"""The verbs: one file each, found from one tuple; shared options; help texts."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterable
from types import ModuleType
from typing import Any, NoReturn

from nybforge import __version__
from nybforge.context import Context
from nybforge.errors import UsageError
from nybforge.load import closest
from nybforge.report import Report

# "env create" lives in cli/env_create.py. Each module has a docstring whose first line is the
# help, `configure_parser(parser)` and `execute(args, context) -> int`; heavy imports in `execute`.
VERBS: tuple[str, ...] = (
    "list",
    "plan",
    "build",
    "wheel",
    "channel toolchain",
    "channel verify",
    "channel clean",
    "env create",
    "channel mirror",
    "channel serve",
    "env render",
    "env lock",
    "env verify",
    "env diff",
    "lab run",
    "recipe meta",
    "bundle",
    "doctor",
    "compat",
    "size",
    "measure",
)

GROUPS: dict[str, str] = {
    "env": "Make and check the environments people work in",
    "channel": "Look after local channels",
    "lab": "Work inside a build environment",
    "recipe": "Look at recipes as other tools see them",
}


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are ours: one shape, exit code 2, JSON when asked for."""

    def __init__(self, **options: object) -> None:
        options.setdefault("allow_abbrev", False)
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**options)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """Raise the message as a UsageError with the usage line's command as hint."""
        raise UsageError(message, hint=f"{self.prog} --help")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; what a parser does not know it refuses itself, so that the hint is about it."""
        first = next(iter(args or ()), "")
        if self._subparsers is not None and first.startswith("-") and not self._knows(first):
            raise UsageError(
                f"unknown option {first!r}",
                why="a verb's options stand behind the verb",
                hint=f"{self.prog} --help",
            )
        known, extras = super().parse_known_args(args, namespace)
        if extras:
            kind = "option" if extras[0].startswith("-") else "argument"
            self._unknown(kind, extras[0], self._option_string_actions)
        return known, extras

    def _knows(self, word: str) -> bool:
        return word.partition("=")[0] in self._option_string_actions

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Refuse an empty word, which is a shell's variable that is not set, before it becomes the
        working directory or a default; a command that is handed on may have one."""
        if "" in arg_strings and action.nargs not in (argparse.REMAINDER, argparse.PARSER):
            what = max(action.option_strings, default=str(action.metavar), key=len)
            raise UsageError(
                f"{what} is empty", hint=f"is a variable of the shell not set? {self.prog} --help"
            )
        return super()._get_values(action, arg_strings)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            what = max(action.option_strings, default=str(action.metavar).lower(), key=len)
            self._unknown(what, str(value), [str(choice) for choice in action.choices])

    def _unknown(self, what: str, word: str, known: Iterable[str]) -> NoReturn:
        near = closest(word.partition("=")[0], known)
        meant = f"perhaps you meant {', '.join(near)}; " if near else ""
        raise UsageError(f"unknown {what} {word!r}", hint=f"{meant}{self.prog} --help")


def shared_options() -> Parser:
    """Return the options every verb takes."""
    options = Parser(add_help=False)
    group = options.add_argument_group("output")
    group.add_argument("--json", action="store_true", help="print one JSON document on stdout")
    group.add_argument("--quiet", action="store_true", help="say nothing on stderr but errors")
    group.add_argument("--verbose", action="store_true", help="show what child programs print")
    group.add_argument("--debug", action="store_true", help="show the traceback of a bug")
    group.add_argument(
        "--output", metavar="DIR", help="channel that builds go to (default: output)"
    )
    return options


def load_verb(verb: str) -> ModuleType:
    """Return the module that carries out `verb` ("env create")."""
    return importlib.import_module("nybforge.cli." + verb.replace(" ", "_").replace("-", "_"))


def build_parser(report: Report) -> argparse.ArgumentParser:
    """Return the whole grammar. Verbs print their help through `report`'s stdout."""
    parser = Parser(
        prog="nybforge",
        description="Conda packages of nybble, per CUDA target.",
        epilog="examples:\n  nybforge list\n  nybforge plan cuda122\n  nybforge build cuda122\n"
        "  nybforge env create --prefix ./env nybble cuda122\n  nybforge doctor",
    )
    parser.add_argument("--version", action="version", version=f"nybforge {__version__}")
    parser._print_message = report.raw  # type: ignore[assignment, method-assign]
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    groups: dict[str, argparse._SubParsersAction[Parser]] = {}
    shared = shared_options()
    for verb in VERBS:
        module = load_verb(verb)
        summary = (module.__doc__ or "").strip().split("\n")[0].rstrip(".")
        group, _, name = verb.rpartition(" ")
        if group and group not in groups:
            holder = verbs.add_parser(group, help=GROUPS[group], description=GROUPS[group] + ".")
            holder._print_message = report.raw  # type: ignore[assignment, method-assign]
            groups[group] = holder.add_subparsers(
                dest=f"{group}_verb", metavar="VERB", required=True
            )
        sub = (groups[group] if group else verbs).add_parser(
            name, help=summary, description=summary + ".", parents=[shared]
        )
        sub._print_message = report.raw  # type: ignore[assignment, method-assign]
        module.configure_parser(sub)
        sub.set_defaults(module=module)
    return parser


def execute_verb(args: argparse.Namespace, context: Context) -> int:
    """Carry out the parsed verb and return its exit code."""
    code: int = args.module.execute(args, context)
    return code
