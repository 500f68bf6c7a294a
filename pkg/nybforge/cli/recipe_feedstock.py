"""Write feedstock folders for conda-forge from a release archive."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from nybforge.context import Context
from nybforge.errors import ExitCode, InputError, UsageError
from nybforge.leftovers import scratch_folder
from nybforge.safepath import UnsafePath, inside
from nybforge.storage import storage_errors, write_atomically

# The file in DIR that lists the files of a run, one path per line.
LIST = ".nybforge-feedstocks"
MAINTAINER = re.compile(r"[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}(?:/[\w.-]+)?", re.ASCII)

Files = Mapping[str, tuple[bytes, bool]]


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "folder",
        metavar="DIR",
        help="folder to write to: a new one, or the folder of an earlier run",
    )
    parser.add_argument(
        "--archive", metavar="FILE", required=True, help="local copy of the release's .tar.gz"
    )
    parser.add_argument(
        "--url", required=True, help="https address that the archive is published at"
    )
    parser.add_argument("--homepage", metavar="URL", required=True, help="the project's home page")
    parser.add_argument(
        "--maintainer",
        action="append",
        required=True,
        metavar="NAME",
        help="GitHub name of a feedstock maintainer; may be repeated",
    )
    parser.description = (
        f"{parser.description} "
        "Each recipe gets DIR/NAME-feedstock with conda-forge.yml and recipe/. The source is "
        "the release archive by URL and sha256; the archive must have this checkout's version "
        "and every file that the recipes build. Licences of statically linked libraries are "
        "added. A second run replaces the files it wrote and keeps all others. To check a "
        "feedstock, run `conda smithy lint --conda-forge` and, in a git repository, `conda "
        "smithy rerender` in it. Submit the feedstocks in the printed order: each needs the "
        "ones before."
    )
    parser.epilog = (
        "examples:\n"
        "  git archive --prefix=nybble/ -o nybble.tar.gz HEAD\n"
        "  nybforge recipe feedstock feedstocks --archive nybble.tar.gz --url "
        "https://host.example/nybble.tar.gz --homepage https://host.example --maintainer ann"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Write the feedstocks and print their folders."""
    from nybforge.feedstock import RECIPES, WITHOUT, feedstock_files, read_release

    _check_words(args)
    version = (context.root / "VERSION").read_text("ascii").strip()
    release = read_release(context.cwd / args.archive, args.url, version)
    folder = context.cwd / args.folder
    before = _written_before(folder)
    files = {
        f"{name}-feedstock/{path}": entry
        for name in RECIPES
        for path, entry in feedstock_files(
            context.root / "recipe" / name, release, args.homepage, args.maintainer
        ).items()
    }
    files[LIST] = ("".join(f"{path}\n" for path in sorted(files)).encode(), False)
    with storage_errors(folder):
        if before is None:
            _create(folder, files)
        else:
            _update(folder, files, before)
    folders = [str(folder / f"{name}-feedstock") for name in RECIPES]
    for name, why in WITHOUT.items():
        context.report.note(f"{name} is skipped: {why}")
    document = {"release": version, "url": args.url, "sha256": release.sha256}
    more = {"folders": folders, "skipped": sorted(WITHOUT)}
    context.report.answer("recipe-feedstock", {**document, **more}, folders)
    return ExitCode.OK


def _check_words(args: argparse.Namespace) -> None:
    for option, value in (("--url", args.url), ("--homepage", args.homepage)):
        parts = urlsplit(value)
        if parts.scheme != "https" or not parts.hostname or not re.fullmatch(r"[!-~]+", value):
            raise UsageError(
                f"{option}: {value!r} is not an https address",
                hint="write it as https://HOST/PATH, without spaces",
            )
    for name in args.maintainer:
        if not MAINTAINER.fullmatch(name):
            raise UsageError(
                f"--maintainer: {name!r} is not a GitHub name or ORGANIZATION/TEAM",
                hint="give one name per --maintainer, and repeat the option for several names",
            )


def _written_before(folder: Path) -> list[str] | None:
    """Return the files that an earlier run wrote; None for a new or empty folder. Raise an error
    for any other folder."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return None
    try:
        return (folder / LIST).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise InputError(
            "the folder is not empty and was not written by nybforge",
            where=folder,
            hint="give the name of a new folder",
        ) from None


def _create(folder: Path, files: Files) -> None:
    """Write the whole tree into a temporary folder and rename it, so that it appears completely or
    not at all."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with scratch_folder(".nybforge-", folder.parent) as aside:
        _put(aside / "new", files)
        os.rename(aside / "new", folder)


def _update(folder: Path, files: Files, before: list[str]) -> None:
    """Replace each file atomically, and the list of files last. Remove files that are no longer
    written."""
    _put(folder, files)
    for name in set(before) - files.keys():
        with suppress(UnsafePath):  # a user may have edited the list
            inside(folder, name).unlink(missing_ok=True)


def _put(folder: Path, files: Files) -> None:
    for name, (data, executable) in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, data)
        path.chmod(0o755 if executable else 0o644)
