"""The verbs, each in a module that is imported when the verb is typed, and the argument parser."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from nybforge.cli.parser import Parser, shared_options

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.report import Report

    _Verbs = argparse._SubParsersAction[Parser]

__all__ = ["GROUPS", "VERBS", "build_parser", "execute_verb", "load_verb"]

# Verb → summary, which is also the first line of the docstring of the verb's module. "env create"
# is cli/env_create.py with `configure_parser(parser)` and `execute(args, context) -> int`.
VERBS: Mapping[str, str] = {
    "list": "List the targets, the versions that they pin, and the packages that are built",
    "plan": "Show the build steps in order, and why each would run",
    "build": "Build the packages of the named or the default targets into the channel",
    "wheel": "Repack the packages of the named or the default targets as wheels for pip and uv",
    "channel toolchain": "Assemble the embedded toolchain: a channel of wheels and this machine's "
    "compilers",
    "channel verify": "Compare a channel's packages with its index and their attestations",
    "channel key": "Make a key that signs packages, and the certificate that verifies its "
    "signatures",
    "channel sign": "Sign the attestations of a channel's packages",
    "channel publish": "Copy a channel's new packages to a folder, an object store or a server",
    "channel rollback": "Restore the index that a published channel had before its last change",
    "channel prune": "Remove old builds from a published channel; without --apply, only list them",
    "channel clean": "Free disk space: remove build folders, caches, the toolchain and, with "
    "--all, the channel",
    "channel mirror": "Copy all packages of a lock or an environment file into a channel with an "
    "index",
    "channel merge": "Merge the channels that several builds wrote into one channel",
    "channel serve": "Serve a channel over HTTP on this machine's loopback address",
    "env create": "Create an environment from built packages: solve, check every byte, install",
    "env list": "List the environments on this machine, and the files from which they are created",
    "env render": "Write envs/*.yml from the variant files, or check that these files are up to "
    "date",
    "env lock": "Solve an environment file and write exact locks",
    "env verify": "Compare an installed environment with its lock, item by item",
    "env diff": "Show what changed between two locks",
    "lab run": "Run a command inside a lab, with the lab's variables set, without conda",
    "recipe meta": "Write a target's recipes as meta.yaml for boa and for conda-build before 26",
    "recipe feedstock": "Write feedstock folders for conda-forge from a release archive",
    "bundle": "Write one file that installs an environment on machines without network",
    "target add": "Add a target for a CUDA version: pin its wheels, measure its compilers, write "
    "its files",
    "target check": "List the CUDA toolkits in the package index, and the targets that pin an "
    "outdated toolkit",
    "doctor": "Diagnose why a program does not build or load on this machine, or find the cause in "
    "a log",
    "compat": "Show which devices each target supports, and which compilers and drivers toolkits "
    "accept",
    "matrix": "Print the build matrix for CI: one job per target and platform",
    "size": "Show the size of GPU code per image, target and package, and how much each "
    "architecture adds",
    "report": "Write one HTML page about the built packages: sizes, times, tests, devices, install "
    "commands",
    "measure": "Check the compatibility tables against the pinned CUDA wheels, and fail on any "
    "difference",
    "explain": "Explain an error id (NF101) or a finding of the doctor (no_driver)",
    "completion": "Print the shell code that completes verbs, options and targets",
}

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
    return importlib.import_module("nybforge.cli." + verb.replace(" ", "_").replace("-", "_"))


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
    for verb, summary in VERBS.items():
        group, _, name = verb.rpartition(" ")
        if group and group not in groups:
            holder = verbs.add_parser(group, help=GROUPS[group], description=GROUPS[group] + ".")
            holder._print_message = report.raw  # type: ignore[assignment, method-assign]
            own = holder.add_subparsers(dest=f"{group}_verb", **form) if named(group) else None
            groups[group] = own
        siblings = groups[group] if group else verbs
        if siblings is None:
            continue
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
