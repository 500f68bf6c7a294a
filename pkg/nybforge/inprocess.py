"""Runs rattler-build's command line with the engine in this process, for machines without the
program rattler-build.

The module supports build, test, --version and --help, with the options of rattler-build.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import warnings
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from nybforge.cli.parser import Parser
from nybforge.context import Context
from nybforge.errors import (
    BuildFailed,
    ChannelError,
    HostLacksTool,
    InputError,
    NybforgeError,
    TestFailed,
    UsageError,
)
from nybforge.failure import excerpt
from nybforge.load import closest
from nybforge.package import read_index
from nybforge.report import Report
from nybforge.run import quoted

__all__ = ["run"]

NAMED = """\
In this project, --variant NAME (without =) names a target: a file of recipe/variants, with the
target's channels and recipes:
  rattler-build build --variant cuda122
  rattler-build build --variant cuda122 --variant python=3.12 --output-dir packages
"""
OWN = ("build", "test")
# Verbs of rattler-build that look like typos of supported verbs.
UPSTREAM = ("rebuild",)
# Progress styles of rattler-build, which are accepted and ignored.
DISPLAY_FLAGS = (
    "-v",
    "--verbose",
    "-q",
    "--quiet",
    "--wrap-log-lines",
    "--experimental",
    "--debug",
)
DISPLAY_VALUES = ("--log-style", "--color")
PLATFORMS = ("build-platform", "host-platform", "noarch-build-platform", "target-platform")


def run(argv: list[str], context: Context) -> int:
    """Run rattler-build's command line `argv` and return the exit code."""
    version = importlib.metadata.version("py-rattler-build")
    if argv in (["--version"], ["-V"]):
        text = f"rattler-build {version} (nybforge)"
        context.report.answer("version", {"engine": version}, [text])
        return 0
    parser = _grammar(version, context.report)
    if argv and argv[0] not in (*OWN, "-h", "--help"):
        _check_verb(argv)
        raise HostLacksTool(
            f"rattler-build {argv[0]} needs upstream's rattler-build",
            why="nybforge's own rattler-build supports only build, test and --version",
            hint="put upstream's rattler-build on PATH, which then runs every command",
        )
    args = parser.parse_args(argv or ["--help"])
    work: Callable[[dict[str, Any], Context], int] = args.work
    options = {name: value for name, value in vars(args).items() if name not in ("work", "verb")}
    return work(options, context)


def _check_verb(argv: list[str]) -> None:
    """Raise UsageError for a command line that rattler-build itself would also reject."""
    if argv[0].startswith("-"):
        verb = next((word for word in argv if word in OWN), "build")
        rest = [word for word in argv if word != verb]
        raise UsageError(
            f"options must follow the subcommand: {argv[0]}",
            hint=f"rattler-build {verb} {quoted(rest)}",
        )
    near = [] if argv[0] in UPSTREAM else closest(argv[0], OWN)
    if near:
        raise UsageError(
            f"unknown verb {argv[0]!r}",
            hint=f"perhaps you meant {', '.join(near)}; rattler-build --help",
        )


def _grammar(version: str, report: Report) -> Parser:
    parser = Parser(
        prog="rattler-build",
        description=f"Build conda packages. The options are as in rattler-build {version}.",
        epilog=f"{NAMED}Verbs other than build and test need upstream's rattler-build on PATH.",
    )
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    build = verbs.add_parser("build", help="build packages from recipes", epilog=NAMED)
    _recipes(build)
    _making(build)
    _shared(build)
    build.set_defaults(work=_build)
    test = verbs.add_parser("test", help="run the tests in a package")
    test.add_argument("-p", "--package-file", required=True, metavar="FILE", help="the package")
    test.add_argument(
        "--test-index", type=int, metavar="N", help="run only the test with this number"
    )
    _shared(test)
    test.set_defaults(work=_test)
    for each in (parser, build, test):
        each._print_message = report.raw  # type: ignore[assignment, method-assign]
    return parser


def _recipes(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("what is built")
    add = group.add_argument
    add("-r", "--recipe", action="append", default=[], metavar="FILE", help="recipe or its folder")
    add("--recipe-dir", metavar="DIR", help="build every recipe below this folder")
    add("--up-to", metavar="PACKAGE", help="build only this package and the packages that it needs")
    add("-m", "--variant-config", action="append", default=[], metavar="FILE", help="variant file")
    add(
        "--variant",
        action="append",
        default=[],
        metavar="KEY=VALUE|TARGET",
        help="set one variant value (KEY=VALUE), or select a target of this project",
    )
    add("--ignore-recipe-variants", action="store_true", help="skip variants.yaml beside recipes")
    for name in PLATFORMS:
        add(
            f"--{name}",
            metavar="NAME",
            help=f"{name.replace('-', ' ')} (default: the platform of this machine)",
        )
    add("--build-num", type=int, metavar="N", help="build number of every output")
    add("--build-string-prefix", metavar="TEXT", help="prefix of every build string")
    add("--exclude-newer", type=datetime.fromisoformat, metavar="TIME", help="skip later packages")
    add("--render-only", action="store_true", help="print what would be built, as JSON")
    add("--with-solve", action="store_true", help="with --render-only: also solve the environments")


def _making(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("build strategy")
    add = group.add_argument
    add(
        "--output-dir", metavar="DIR", help="channel that packages are written to (default: output)"
    )
    tests = ["skip", "native", "native-and-emulated"]
    add("--test", choices=tests, help="which package tests run (default: native-and-emulated)")
    add("--no-test", action="store_const", const="skip", dest="test", help="run no package tests")
    add(
        "--skip-existing",
        nargs="?",
        const="local",
        metavar="WHERE",
        help="skip packages that exist already; search for them in none, local or all channels",
    )
    add("--keep-build", action="store_true", help="keep the work folders")
    add(
        "--no-build-id",
        action="store_true",
        help="do not put the time into the names of work folders",
    )
    add("--no-include-recipe", action="store_true", help="do not copy the recipe into the package")
    add(
        "--package-format",
        metavar="KIND",
        help="conda or tar-bz2, optionally with a compression level: conda:9 (default: conda)",
    )
    add(
        "--io-concurrency-limit",
        type=int,
        metavar="N",
        help="number of files that are read or written at the same time",
    )
    add("--continue-on-failure", action="store_true", help="continue with the other recipes")
    add(
        "--error-prefix-in-binary",
        action="store_true",
        help="fail if a binary contains the path of the prefix",
    )


def _shared(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("channels")
    add = group.add_argument
    add("-c", "--channel", action="append", metavar="URL", help="channel (default: conda-forge)")
    add(
        "--channel-priority",
        metavar="KIND",
        help="whether channel priority is strict or disabled (default: strict)",
    )
    add("--auth-file", metavar="FILE", help="credentials of channels")
    add(
        "--allow-insecure-host",
        action="append",
        metavar="HOST",
        help="do not check the certificate of this host",
    )
    add(
        "--compression-threads",
        type=int,
        metavar="N",
        help="number of threads that compress packages",
    )
    for flag in DISPLAY_FLAGS:
        add(flag, action="count", dest="display", help=argparse.SUPPRESS)
    for name in DISPLAY_VALUES:
        add(name, dest="display", help=argparse.SUPPRESS)


def _build(options: dict[str, Any], context: Context) -> int:
    from rattler_build import build_recipes

    options.pop("display")
    recipes = _recipe_files(options.pop("recipe"), options.pop("recipe_dir"), context.cwd)
    overrides: dict[str, list[str]] = {}
    for text in options.pop("variant"):
        key, _, values = text.partition("=")
        overrides[key] = values.split(",")
    output = context.cwd / (options.pop("output_dir") or "output")
    options = {**options, "variant_overrides": overrides, "output_dir": output}
    _engine(
        lambda: build_recipes(recipes, **options),
        lambda why: BuildFailed("the build failed", why=why, detail=_script_log(output)),
    )
    return 0


def _recipe_files(named: list[str], folder: str | None, cwd: Path) -> list[str | Path]:
    """Return the named recipes, the recipes in named folders, and all recipes below `folder`. If
    none is named, return the recipe in the working directory, as rattler-build does."""
    found = [cwd / each for each in (named if named or folder else ["."])]
    found = [path / "recipe.yaml" if path.is_dir() else path for path in found]
    below = sorted((cwd / folder).glob("**/recipe.yaml")) if folder else []
    missing = [path for path in found if not path.is_file()]
    if missing or not (found or below):
        raise InputError(
            "no such recipe",
            where=missing[0] if missing else cwd / str(folder),
            hint="give a recipe or its folder (--recipe), a folder of recipes (--recipe-dir), or a "
            "target (--variant cuda122)",
        )
    return [*found, *below]


def _test(options: dict[str, Any], context: Context) -> int:
    from rattler_build import test_package

    options.pop("display")
    package = context.cwd / options.pop("package_file")
    if not package.is_file():
        raise InputError("no such package", where=package, hint="give a .conda or .tar.bz2 file")
    try:
        read_index(package)
    except ChannelError as error:
        raise InputError(error.what, where=package, why=error.why) from None
    _engine(
        lambda: test_package(package, **options),
        lambda why: TestFailed("the package's own tests failed", where=package, why=why),
    )
    return 0


def _engine(work: Callable[[], None], failed: Callable[[str | None], NybforgeError]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            work()
        except Exception as error:
            raise failed(str(error).strip() or None) from error


def _script_log(output: Path) -> list[str]:
    logs = sorted(output.glob("bld/*/work/conda_build.log"), key=lambda p: p.stat().st_mtime)
    if not logs:
        return []
    return list(excerpt(logs[-1]).lines)
