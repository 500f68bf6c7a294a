"""Give back the disk space of builds: scratch, caches, toolchain, and on request the channel."""

from __future__ import annotations

import argparse
from pathlib import Path

from nybforge.context import Context
from nybforge.errors import ExitCode


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Say the grammar."""
    parser.add_argument("--all", action="store_true", help="the channel and the downloads too")
    parser.add_argument("--dry-run", action="store_true", help="only say what would go")


def execute(args: argparse.Namespace, context: Context) -> int:
    """Answer with what went and how large it was."""
    import shutil

    from nybforge.build import build_lock, work_root
    from nybforge.context import cache_folder
    from nybforge.storage import storage_errors

    folders = [context.build]
    if (elsewhere := work_root(context.build)).parent != context.build:
        folders.append(elsewhere)
    if args.all:
        folders += [context.output, cache_folder(context.env)]
    rows = [(folder, size_of(folder)) for folder in folders if folder.is_dir()]
    if not args.dry_run:
        for folder, _ in rows:
            with storage_errors(folder):
                if folder == context.build:
                    with build_lock(context):
                        for child in folder.iterdir():
                            if child.name != "lock":
                                remove(child)
                else:
                    shutil.rmtree(folder)
    document = {
        "dry_run": args.dry_run,
        "freed": [{"path": str(folder), "bytes": size} for folder, size in rows],
    }
    lines = [f"{size / 2**20:9.1f} MiB  {folder}" for folder, size in rows]
    context.report.answer("channel-clean", document, lines or ["nothing there"])
    return ExitCode.OK


def remove(path: Path) -> None:
    """Remove a file or a whole folder."""
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def size_of(folder: Path) -> int:
    """Return the bytes on disk below the folder; a file with several names counts once."""
    seen: set[tuple[int, int]] = set()
    total = 0
    for path in folder.rglob("*"):
        try:
            facts = path.lstat()
        except OSError:
            continue
        if (facts.st_dev, facts.st_ino) not in seen:
            seen.add((facts.st_dev, facts.st_ino))
            total += facts.st_blocks * 512
    return total
