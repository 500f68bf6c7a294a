"""Writes a channel's index with rattler, in a child process, and swaps it in atomically.

A child process is needed because index_fs of py-rattler 0.28 can abort the interpreter when it
exits ("PyGILState_Release … finalizing"). The child ends with os._exit. When py-rattler has fixed
this, remove the child process.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path

from nybble.compat.children import python_command
from nybforge.errors import ChannelError
from nybforge.repodata import OTHER_FORMS
from nybforge.run import Runner
from nybforge.safepath import plain_name

__all__ = ["index_channel"]

ENDINGS = (".conda", ".tar.bz2")


def index_channel(
    channel: Path, runner: Runner, made: Sequence[str] = (), holds: Sequence[int] = ()
) -> None:
    """Make the channel's repodata.json files list its packages.

    Existing entries are trusted, except the entries of the files in `made` ("subdir/name"). These
    files are read again. Index files are replaced atomically. No shards and no .zst file are
    written, because clients would prefer them to the plain file even when they are stale. `holds`
    are the channel's locks.
    """
    words = python_command("nybforge.toolchain.indexing", str(channel))
    done = runner.capture(words, timeout=600, stdin="\n".join(made), holds=holds)
    if done.returncode != 0:
        raise ChannelError(
            "the channel could not be indexed",
            where=channel,
            why=done.problem or f"the indexer exited with code {done.returncode}",
            hint="if the lines above name a damaged package, remove that file; `nybforge "
            "channel clean` removes the whole channel",
            detail=(done.stderr or done.stdout).splitlines()[-10:],
        )


def subdirs(channel: Path) -> list[Path]:
    """Return the channel's package folders; noarch is always one of them."""
    (channel / "noarch").mkdir(parents=True, exist_ok=True)
    return sorted(
        each for each in channel.iterdir() if each.is_dir() and not each.name.startswith(".")
    )


def entries(folder: Path) -> dict[str, int]:
    """Return file name → size from the folder's index; return {} if the index cannot be read."""
    try:
        data = json.loads((folder / "repodata.json").read_text(encoding="utf-8"))
        found = {**data["packages"], **data["packages.conda"]}
        return {plain_name(name): int(record["size"]) for name, record in found.items()}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return {}


def _keep_entries(folder: Path, copy: Path, made: set[str]) -> None:
    """Copy the index entries that are still valid, so that only new packages must be read."""
    if not entries(folder):
        return
    data = json.loads((folder / "repodata.json").read_text(encoding="utf-8"))
    for kind in ("packages", "packages.conda"):
        kept = {k: v for k, v in data[kind].items() if f"{folder.name}/{k}" not in made}
        data[kind] = kept
    (copy / "repodata.json").write_text(json.dumps(data), encoding="utf-8")


def _index(channel: Path, made: set[str]) -> None:
    from rattler.index import index_fs

    with tempfile.TemporaryDirectory(prefix=".index-", dir=channel) as name:
        copy = Path(name)
        for folder in subdirs(channel):
            (copy / folder.name).mkdir()
            for path in folder.iterdir():
                if path.name.endswith(ENDINGS):
                    _share(path, copy / folder.name / path.name)
            _keep_entries(folder, copy / folder.name, made)
        asyncio.run(index_fs(copy, write_zst=False, write_shards=False))
        for folder in subdirs(channel):
            fresh = copy / folder.name / "repodata.json"
            with fresh.open("rb+") as handle:
                os.fsync(handle.fileno())
            os.replace(fresh, folder / "repodata.json")
            for stale in OTHER_FORMS:
                (folder / stale).unlink(missing_ok=True)


def _share(source: Path, target: Path) -> None:
    try:
        os.link(source, target)
    except OSError:  # a file system without hard links
        shutil.copyfile(source, target)


def _main(argv: list[str]) -> int:
    try:
        _index(Path(argv[0]), set(sys.stdin.read().splitlines()))
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    code = _main(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
