"""The `rattler-build` of this project. It has the command line of the original rattler-build
(called upstream here), and also accepts bare target names as variants.

It runs an upstream rattler-build that is on PATH; without one, it builds with the same engine in
this process.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TextIO

from nybble.compat.children import absolute_entries
from nybforge import __main__ as nybforge_program
from nybforge import inprocess
from nybforge.context import Context, make_context
from nybforge.ending import ended, own_folder
from nybforge.errors import UsageError
from nybforge.report import Report

__all__ = ["Translated", "main", "translate"]

RECIPE_OPTIONS = ("-r", "--recipe", "--recipe-dir")
# This variable names the upstream program that this program has started. If the upstream program is
# a wrapper that starts this program again, the search on PATH skips the wrapper.
CALLER = "NYBFORGE_RATTLER_BUILD"


@dataclass(frozen=True, slots=True, kw_only=True)
class Translated:
    """A command line without bare targets, and the targets that were removed from it."""

    argv: tuple[str, ...]
    targets: tuple[str, ...]
    has_recipe: bool


def translate(argv: Sequence[str]) -> Translated:
    """Return the command line without the options `--variant NAME` (NAME contains no "=").

    >>> translate(["build", "--variant", "cuda122", "--variant=python=3.12"]).argv
    ('build', '--variant=python=3.12')
    """
    kept: list[str] = []
    targets: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--variant":
            value = next(words, None)
            if value is None:
                raise UsageError(
                    "--variant needs a value", hint="add the name of a target, or KEY=VALUE"
                )
            if "=" in value:
                kept += [word, value]
            else:
                targets.append(value)
        elif word.startswith("--variant=") and "=" not in word.removeprefix("--variant="):
            targets.append(word.removeprefix("--variant="))
        else:
            kept.append(word)
    has_recipe = any(word.split("=")[0] in RECIPE_OPTIONS for word in kept)
    return Translated(argv=tuple(kept), targets=tuple(targets), has_recipe=has_recipe)


def upstream(env: Mapping[str, str]) -> Path | None:
    """Return the first rattler-build on PATH that is not this program."""
    for folder in absolute_entries(env.get("PATH")).split(os.pathsep):
        program = Path(folder) / "rattler-build"
        if not os.access(program, os.X_OK) or program.is_dir() or str(program) == env.get(CALLER):
            continue
        with program.open("rb") as source:
            if b"nybforge" not in source.read(4096):
                return program
    return None


def main(
    argv: Sequence[str],
    env: Mapping[str, str],
    stdout: TextIO,
    stderr: TextIO,
    cwd: Path | None = None,
) -> int:
    """Run upstream's command line `argv` and return the exit code."""
    report = Report(stdout=stdout, stderr=stderr, env=env)
    writes: list[Path] = []

    def work() -> int:
        context = make_context(report, env, own_folder() if cwd is None else cwd)
        writes.extend(context.writes)
        return _dispatch(list(argv), context)

    return ended(report, work, writes=writes)


def _dispatch(argv: list[str], context: Context) -> int:
    program = upstream(context.env)
    if argv[:1] != ["build"] or {"-h", "--help"} & set(argv):
        if program is None:
            return inprocess.run(argv, context)
        return _run(program, argv, context)
    _check_words(argv)
    wanted = translate(argv)
    if program is not None:
        files = _named_variants(wanted, context)
        return _run(program, [*wanted.argv, *files], context)
    if wanted.targets and not wanted.has_recipe and len(wanted.argv) == 1:
        # If only targets are given, run the project's own build.
        return nybforge_program.main(
            ["build", *wanted.targets],
            context.env,
            context.report.stdout,
            context.report.stderr,
            context.cwd,
        )
    return inprocess.run([*wanted.argv, *_named_variants(wanted, context)], context)


def _run(program: Path, argv: Sequence[str], context: Context) -> int:
    env = {**context.env, CALLER: str(program)}
    return context.runner.interactive([str(program), *argv], env=env)


def _check_words(argv: Sequence[str]) -> None:
    """Raise UsageError for a positional target: nybforge accepts it, upstream does not."""
    for before, word in pairwise(argv):
        if re.fullmatch(r"cpu|cuda\d+([a-z]\w*)?", word) and not before.startswith("-"):
            raise UsageError(
                f"unexpected argument: {word}",
                hint=f"rattler-build build --variant {word}, or nybforge build {word}",
            )


def _named_variants(wanted: Translated, context: Context) -> list[str]:
    """Return the options that replace bare targets: variant files, channels and recipes."""
    from nybforge.prepare import prepare
    from nybforge.request import write_overrides

    if not wanted.targets:
        return []
    if len(wanted.targets) > 1:
        raise UsageError(
            "upstream's rattler-build builds one target at a time, because a later variant file "
            "replaces an earlier one",
            hint="nybforge build " + " ".join(wanted.targets),
        )
    prepared = prepare(context, wanted.targets)
    step = next(s for s in reversed(prepared.plan.steps) if s.target == wanted.targets[0])
    options = ["-m", str(step.variant)]
    overrides = write_overrides(step, context.build)
    if overrides is not None:
        options += ["-m", str(overrides)]
    given = {word.split("=")[0] for word in wanted.argv}
    if not wanted.has_recipe:
        options += ["--recipe-dir", str(context.root / "recipe")]
    if not given & {"-c", "--channel"}:
        options += [word for url in prepared.channels(step.target) for word in ("-c", url)]
    if "--output-dir" not in given:
        options += ["--output-dir", str(context.output)]
    return options


if __name__ == "__main__":
    raise SystemExit(nybforge_program.script(main))
