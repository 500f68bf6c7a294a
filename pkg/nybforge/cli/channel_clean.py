"""Free disk space: remove build folders, caches, the toolchain and, with --all, the channel."""

from __future__ import annotations

import argparse
import re
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context

# nybforge's entries in a cache: the files in these folders whose names are a sha256.
DOWNLOADS = ("wheels", "partial", "locks", "verified")


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--all",
        action="store_true",
        help="also remove the channel, the downloads and the environments in build/envs",
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="show what would be removed, and remove nothing"
    )
    parser.epilog = "examples:\n  nybforge channel clean --all --dry-run\n  nybforge channel clean"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Remove the files and print their sizes."""
    from nybforge.channel import STATE, Channel
    from nybforge.package import is_package
    from nybforge.scratch import build_lock, is_ours
    from nybforge.sharing import without_builds
    from nybforge.storage import storage_errors

    rows = sized(context, everything=args.all)
    if rows and not args.dry_run:
        channel = Channel(context.output)
        mine = args.all and (channel.path / STATE).is_dir()
        with (
            build_lock(context) if is_ours(context.build) else nullcontext(),
            without_builds(channel, context) if mine else nullcontext(),
            channel.lock(context.report.note) if mine else nullcontext(),
        ):
            # the sizes are read again, because another run may have left files meanwhile
            rows = sized(context, everything=args.all)
            records = channel.path / STATE  # removed last, because it contains this run's lock
            for path in (path for path, _ in rows if path != records):
                with storage_errors(path):
                    remove(path)
            for subdir in {path.parent.name for path, _ in rows if is_package(path)}:
                channel.reindex(subdir)
            if mine:
                with storage_errors(records):
                    remove(records)
    total = sum(size for _, size in rows)
    document = {
        "dry_run": args.dry_run,
        "freed": [{"path": str(path), "bytes": size} for path, size in rows],
        "total": total,
    }
    lines = [f"{size / 2**20:9.1f} MiB  {path}" for path, size in rows]
    if rows:
        lines.append(f"{total / 2**20:9.1f} MiB  {'would be freed' if args.dry_run else 'freed'}")
    context.report.answer("channel-clean", document, lines or ["nothing to remove"])
    return ExitCode.OK


def sized(context: Context, *, everything: bool) -> list[tuple[Path, int]]:
    """Return the paths that nybforge created and will remove, with their sizes."""
    from nybforge.places import cache_folder

    found = _of_build(context, everything)
    if everything:
        found += _of_channel(context)
        found += _of_cache(cache_folder(context.env))
    return [(path, size_of(path)) for path in found if path.exists()]


def _of_build(context: Context, everything: bool) -> list[Path]:
    from nybforge.scratch import LASTING, SCRATCH, is_ours, work_root

    build = context.build
    if not is_ours(build):
        return []
    names = {*SCRATCH, *LASTING}
    if build == context.root / "build" and build.is_dir():
        names |= {path.name for path in build.iterdir()} - {"lock"}
    found = [build / name for name in sorted(names) if everything or name not in LASTING]
    elsewhere = work_root(build)
    return found if elsewhere.parent == build else [*found, elsewhere]


def _of_channel(context: Context) -> list[Path]:
    """Return the paths to remove from the channel: each platform folder, or only the packages that
    were built here if the folder also contains other packages."""
    from nybforge.channel import STATE, Channel
    from nybforge.package import attestation_path

    channel = Channel(context.output)
    if not (channel.path / STATE).is_dir():
        return []
    found, built = [], channel.built()
    for subdir in channel.subdirs():
        files = channel.files(subdir)
        own = channel.path == context.root / "output" or built.issuperset(files)
        mine = [path for path in files if path in built]
        mine += [attestation_path(path) for path in mine]
        found += [channel.path / subdir] if own else mine
    return [*found, channel.path / STATE]


def _of_cache(cache: Path) -> list[Path]:
    found = []
    for folder in (cache / name for name in DOWNLOADS if (cache / name).is_dir()):
        inside = list(folder.iterdir())
        ours = [path for path in inside if re.fullmatch(r"[0-9a-f]{64}(\.lock)?", path.name)]
        found += [folder] if len(ours) == len(inside) else ours
    return found


def remove(path: Path) -> None:
    """Remove a file or a whole folder."""
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def size_of(folder: Path) -> int:
    """Return the bytes on disk of a file or folder; hard links count once."""
    seen: set[tuple[int, int]] = set()
    total = 0
    for path in (folder, *folder.rglob("*")):
        try:
            facts = path.lstat()
        except OSError:
            continue
        if (facts.st_dev, facts.st_ino) not in seen:
            seen.add((facts.st_dev, facts.st_ino))
            total += facts.st_blocks * 512
    return total
