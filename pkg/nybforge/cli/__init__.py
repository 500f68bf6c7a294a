"""The verbs, each in a module that is imported when the verb is typed, and the argument parser."""

from __future__ import annotations

import argparse
import importlib
import os
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from nybforge.cli.parser import Parser, shared_options

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.report import Report

    _Verbs = argparse._SubParsersAction[Parser]

__all__ = ["GROUPS", "VERBS", "build_parser", "execute_verb", "load_verb", "summary_of"]


def summary_of(verb: str) -> str:
    """Return the first line of the docstring of the verb's module, without importing the module."""
    path = os.path.join(os.path.dirname(__file__), f"{_module(verb)}.py")
    with open(path, encoding="utf-8") as file:
        return file.readline().strip('"\n').removesuffix(".")


def _module(verb: str) -> str:
    return verb.replace(" ", "_").replace("-", "_")


# The verbs in the order of --help. "env create" is cli/env_create.py with
# `configure_parser(parser)` and `execute(args, context) -> int`.
VERBS = (
    *("list", "plan", "build", "wheel"),
    *("channel toolchain", "channel verify", "channel key", "channel sign"),
    *("channel publish", "channel rollback", "channel prune", "channel clean"),
    *("channel mirror", "channel merge", "channel serve"),
    *("env create", "env list", "env render", "env lock", "env verify", "env diff"),
    *("lab run", "recipe meta", "recipe feedstock", "bundle", "target add", "target check"),
    *("doctor", "compat", "matrix", "size", "report", "measure", "explain", "completion"),
)

GROUPS: Mapping[str, str] = {
    "channel": "Make, check, sign, publish and serve channels",
    "env": "Create and check environments",
    "lab": "Work inside a build environment",
    "target": "Add targets, and compare them with the package index",
    "recipe": "Convert recipes for other tools",
}

EPILOG = """examples:
  nybforge list
  nybforge plan cuda122
  nybforge build cuda122
  nybforge env create --prefix ./env nybble cuda122
  nybforge doctor

errors have an id: `nybforge explain NF101` and docs/errors.md describe them"""


def load_verb(verb: str) -> ModuleType:
    """Return the module that implements `verb` ("env create")."""
    return importlib.import_module(f"nybforge.cli.{_module(verb)}")


def build_parser(report: Report, words: Sequence[str] | None = None) -> Parser:
    """Return the argument parser; it prints help to `report`'s stdout.

    If the command line `words` is given, build and import only the verb that it names.
    """
    parser = Parser(
        prog="nybforge",
        description="Build, publish and install conda packages of nybble, with one target per CUDA "
        "version.",
        epilog=EPILOG,
    )
    parser.add_argument("--version", action=_Version, help="show the version and exit")
    parser._print_message = report.raw  # type: ignore[assignment, method-assign]
    unused = Parser(add_help=False)

    def named(verb: str) -> bool:
        return words is None or verb.split() == [*words[: len(verb.split())]]

    def made(**options: str) -> Parser:
        return Parser(**options) if named(options["prog"].partition(" ")[2]) else unused

    form: Any = {"metavar": "VERB", "required": True, "parser_class": made}
    verbs: _Verbs = parser.add_subparsers(dest="verb", **form)
    groups: dict[str, _Verbs | None] = {}
    shared = shared_options()
    for verb in VERBS:
        group, _, name = verb.rpartition(" ")
        if group and group not in groups:
            holder = verbs.add_parser(group, help=GROUPS[group], description=GROUPS[group] + ".")
            holder._print_message = report.raw  # type: ignore[assignment, method-assign]
            own = holder.add_subparsers(dest=f"{group}_verb", **form) if named(group) else None
            groups[group] = own
        siblings = groups[group] if group else verbs
        if siblings is None:
            continue
        summary = summary_of(verb)
        sub = siblings.add_parser(name, help=summary, description=summary + ".", parents=[shared])
        sub._print_message = report.raw  # type: ignore[assignment, method-assign]
        if named(verb):
            module = load_verb(verb)
            module.configure_parser(sub)
            sub.set_defaults(module=module)
    return parser


class _Version(argparse.Action):
    """Print the version, which is read only when requested."""

    def __init__(self, **options: object) -> None:
        super().__init__(**options, nargs=0)  # type: ignore[arg-type]

    def __call__(self, parser: argparse.ArgumentParser, *_rest: object) -> None:
        from nybforge import __version__

        parser._print_message(f"nybforge {__version__}\n")
        parser.exit()


def execute_verb(args: argparse.Namespace, context: Context) -> int:
    """Run the parsed verb and return its exit code."""
    code: int = args.module.execute(args, context)
    return code
