"""Solve an environment file and write exact locks."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.cli.options import add_channels, add_file, add_virtual, alias_of, one_file
from nybforge.errors import UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.environments.lock import Lock
    from nybforge.environments.specs import EnvironmentFile

SUFFIXES = {
    "explicit": ".txt",
    "conda": ".conda.txt",
    "conda-lock": ".conda-lock.yml",
    "pixi": ".pixi.lock",
}


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_file(parser, "environment file, e.g. envs/bnb122lab.yml")
    parser.add_argument("word", metavar="FILE", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument(
        "--platform",
        action="append",
        metavar="NAME",
        help="platform to lock for: linux-64 or linux-aarch64; may be repeated (default: linux-64)",
    )
    add_virtual(parser, "__glibc=2.28, no __cuda; this machine is not probed")
    add_channels(parser, "a channel to use instead of the file's")
    parser.add_argument(
        "--form",
        action="append",
        choices=sorted(SUFFIXES),
        help="lock format to write; may be repeated (default: explicit and pixi)",
    )
    parser.add_argument(
        "-o",
        "--folder",
        metavar="DIR",
        help="folder to write to (default: the folder locks beside FILE)",
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a lock would change"
    )
    parser.epilog = (
        "examples:\n  nybforge env lock -f envs/bnb122lab-forge.yml --virtual __cuda=12.2\n"
        "  nybforge env lock -f envs/sbsa-cu130.yml --platform linux-aarch64 --form conda-lock"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Solve for each platform, then write all the files."""
    from nybforge.environments.lockforms import lock_text
    from nybforge.environments.specs import read_environment

    args.file = one_file([each for each in (args.file, args.word) if each])
    if args.file is None:
        raise UsageError("--file is missing", hint="nybforge env lock -f envs/bnb122lab.yml")
    path = context.cwd / args.file
    file = read_environment(path)
    folder = context.cwd / args.folder if args.folder else path.parent / "locks"
    texts: dict[str, str] = {}
    counts: dict[str, int] = {}
    for platform in args.platform or ["linux-64"]:
        lock = solved(file, platform, args.channel or file.channels, args, context)
        counts[platform] = len(lock.packages)
        for form in args.form or ["explicit", "pixi"]:
            texts[f"{file.name}.{platform}{SUFFIXES[form]}"] = lock_text(lock, form)
    changed = _write(folder, texts, args)
    context.report.answer(
        "env-lock",
        {"folder": str(folder), "packages": counts, "files": sorted(texts), "written": changed},
        [f"{'wrote' if name in changed else 'same '} {folder / name}" for name in sorted(texts)],
    )
    return 0


def solved(
    file: EnvironmentFile,
    platform: str,
    channels: Sequence[str],
    args: argparse.Namespace,
    context: Context,
) -> Lock:
    """Solve an environment file for a platform, with the options of `add_virtual` and
    `add_alias`."""
    from nybforge.environments.lock import lock_of
    from nybforge.environments.solve import Request, solve_environment, virtual_packages
    from nybforge.environments.specs import channel_url
    from nybforge.scratch import solver_scratch

    base = file.base(context.cwd)
    alias = alias_of(args, context)
    virtual = virtual_packages(platform, args.virtual)
    assumed = " ".join(f"{name}={version}" for name, version in sorted(virtual.items()))
    context.report.note(f"{platform}: solving for {assumed}")
    request = Request(
        specs=file.specs,
        channels=tuple(channels),
        platform=platform,
        virtual=virtual,
        alias=alias,
        base=base,
    )
    with context.report.step(f"solve {file.name} {platform}") as step:
        records = solve_environment(request, solver_scratch(context.build))
        step.remark = counted(len(records), "package")
    return lock_of(
        records,
        name=file.name,
        platform=platform,
        virtual=virtual,
        specs=(spec.text for spec in file.specs),
        written={channel_url(each, alias, base): each for each in request.channels},
    )


def _write(folder: Path, texts: Mapping[str, str], args: argparse.Namespace) -> list[str]:
    """Write the locks that changed and return their names; with --check, raise an error instead."""
    from nybforge.errors import DriftError
    from nybforge.run import quoted
    from nybforge.storage import storage_errors, write_answer

    with storage_errors(folder):
        old = {name: _content(folder / name) for name in texts}
    changed = sorted(name for name, text in texts.items() if old[name] != text)
    if args.check and changed:
        raise DriftError(
            f"{counted(len(changed), 'lock')} out of date",
            where=folder,
            detail=changed,
            hint=f"nybforge env lock -f {quoted([args.file])}",
        )
    with storage_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name in changed:
            write_answer(folder / name, texts[name])
    return changed


def _content(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return None
