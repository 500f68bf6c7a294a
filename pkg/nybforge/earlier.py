"""Keeps the packages that newer builds replace, so that undoing a change needs no build.

The replaced packages are in the build folder's cache, which `nybforge channel clean` removes.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

from nybforge.buildrecord import Record, read_record
from nybforge.package import attestation_path, digest
from nybforge.storage import write_atomically

__all__ = ["Earlier"]

KEPT = 3  # packages per job
RECORD = "record.json"


class Earlier:
    """The replaced packages of a build folder, by job and key of their inputs."""

    def __init__(self, build: Path) -> None:
        self._folder = build / "cache/packages"

    def find(self, job: str, key: str) -> Path | None:
        """Return the package that an earlier build made from the same inputs, if its bytes are
        unchanged."""
        folder = self._folder / job / key
        record = read_record(folder / RECORD)
        if record is None or record.key != key:
            return None
        package = folder / Path(record.file).name
        with contextlib.suppress(OSError):
            if digest(package)[1] == record.sha256:
                return package
        return None

    def keep(self, job: str, record: Record, channel: Path) -> None:
        """Keep a package that is about to be replaced. Errors are ignored, because a missing
        package only makes a later build slower."""
        folder = self._folder / job / record.key
        with contextlib.suppress(OSError):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            source, copy = channel / record.file, folder / Path(record.file).name
            try:
                os.link(source, copy)
            except OSError:  # another file system, or a file system without hard links
                shutil.copyfile(source, copy)
            with contextlib.suppress(FileNotFoundError):  # a package may have no attestation
                shutil.copyfile(attestation_path(source), attestation_path(copy))
            write_atomically(folder / RECORD, record.to_json().encode())
            newest = sorted(folder.parent.iterdir(), key=lambda each: -each.stat().st_mtime)
            for old in newest[KEPT:]:
                shutil.rmtree(old, ignore_errors=True)
