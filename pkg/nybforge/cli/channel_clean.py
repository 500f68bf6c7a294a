"""Give back the disk space of builds: scratch, caches, toolchain, and on request the channel."""

from __future__ import annotations

import argparse
from pathlib import Path

from nybforge.context import Context
from nybforge.errors import ExitCode

# What nybforge makes in a build folder, and in a cache. In a folder that the user named, other
# things may lie: they stay.
SCRATCH = ("cache", "labs", "logs", "measure", "toolchain", "variants", "work")
DOWNLOADS = ("wheels", "partial", "locks")
# Work and downloads of people, which go with --all alone.
LASTING = ("envs", "downloads")


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Say the grammar."""
    parser.add_argument(
        "--all",
        action="store_true",
        help="also the channel, the downloads and the environments in build/envs",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would go")
    parser.epilog = "examples:\n  nybforge channel clean --all --dry-run\n  nybforge channel clean"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Answer with what went and how large it was."""
    from nybforge.scratch import build_lock
    from nybforge.storage import storage_errors

    rows = [(path, size_of(path)) for path in going(context, everything=args.all)]
    if rows and not args.dry_run:
        with build_lock(context):
            for path, _ in rows:
                with storage_errors(path):
                    remove(path)
    document = {
        "dry_run": args.dry_run,
        "freed": [{"path": str(path), "bytes": size} for path, size in rows],
    }
    lines = [f"{size / 2**20:9.1f} MiB  {path}" for path, size in rows]
    context.report.answer("channel-clean", document, lines or ["nothing there"])
    return ExitCode.OK


def going(context: Context, *, everything: bool) -> list[Path]:
    """Return what is to be removed: nothing that nybforge does not make."""
    from nybforge.channel import STATE, Channel
    from nybforge.context import cache_folder
    from nybforge.scratch import work_root

    build = context.build
    names = {*SCRATCH, *LASTING}
    if build == context.root / "build" and build.is_dir():
        names |= {path.name for path in build.iterdir()} - {"lock"}
    found = [build / name for name in sorted(names) if everything or name not in LASTING]
    if (elsewhere := work_root(build)).parent != build:
        found.append(elsewhere)
    if everything:
        if (context.output / STATE).is_dir():
            names = {STATE, *Channel(context.output).subdirs()}
            found += [context.output / name for name in sorted(names)]
        found += [cache_folder(context.env) / name for name in DOWNLOADS]
    return [path for path in found if path.exists()]


def remove(path: Path) -> None:
    """Remove a file or a whole folder."""
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def size_of(folder: Path) -> int:
    """Return the bytes on disk of a file, or of a folder; what has several names counts once."""
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
