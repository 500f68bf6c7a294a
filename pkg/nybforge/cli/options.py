"""Options that several verbs share, one function each."""

from __future__ import annotations

import argparse

from nybforge.inputs import EXTRAS
from nybforge.prepare import TOOLCHAINS


def add_targets(parser: argparse.ArgumentParser) -> None:
    """Add the targets a verb works on."""
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="targets (default: all)")


def add_toolchain(parser: argparse.ArgumentParser) -> None:
    """Add where compilers and tools come from."""
    group = parser.add_argument_group("toolchain")
    group.add_argument(
        "--toolchain",
        choices=TOOLCHAINS,
        default="embedded",
        help="where compilers and tools come from (default: embedded, this machine and wheels)",
    )
    group.add_argument(
        "--platform",
        choices=("linux-64", "linux-aarch64"),
        help="build the library for this platform too, across (default: this machine's alone)",
    )
    parser.add_argument(
        "--package",
        action="append",
        default=[],
        choices=EXTRAS,
        help="also build this package, which no target needs; may be repeated",
    )
    group.add_argument("--force", action="store_true", help="build also what is up to date")
