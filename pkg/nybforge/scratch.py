"""The scratch folders of builds, below the build folder: where packages are made, and the lock."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from nybforge.context import Context
from nybforge.errors import StorageError
from nybforge.plan import Step
from nybforge.storage import locked, storage_errors

__all__ = ["build_lock", "temporaries", "temporary_folder", "work_folder", "work_root"]

# The engine's placeholder has 255 bytes, of which `work/JOB/bld/rattler-build_PACKAGE/host_env` of
# our longest names takes 82; where it does not fit the engine panics.
LONGEST = 150


def work_root(build: Path) -> Path:
    """Return the folder that packages are made in, below the build folder where that is possible.

    Compilers take their flags from variables that shells split at spaces, and a prefix has to fit
    into the engine's placeholder: where either fails, it is a folder of its own below /tmp.
    """
    if not any(letter.isspace() for letter in str(build)) and len(os.fsencode(build)) <= LONGEST:
        return build / "work"
    name = hashlib.sha256(os.fsencode(build)).hexdigest()[:12]
    return Path("/tmp") / f"nybforge-{os.getuid()}-{name}"


def work_folder(build: Path, step: Step) -> Path:
    """Return the folder the step's package is made in; kept after a failure."""
    return work_root(build) / step.job


def _private(folder: Path) -> None:
    """Raise unless the folder is this user's own: another one could plant files in it."""
    folder.mkdir(parents=True, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid != os.getuid():
        raise StorageError(
            "the scratch folder belongs to another user",
            where=folder,
            hint="put the checkout, or NYBFORGE_BUILD, at a shorter path without spaces",
        )


def temporary_folder(build: Path) -> Path:
    """Return where the engine keeps temporary files; build scripts see no TMPDIR."""
    return work_root(build) / "tmp"


@contextlib.contextmanager
def temporaries(build: Path) -> Iterator[None]:
    """Have an empty folder for the engine's temporary files.

    A killed one leaves the package behind that it was just packing, under a name (/tmp/.tmpXXXXXX)
    that tells nobody whose it was: it goes with this folder, at the latest at the next build.
    """
    folder = temporary_folder(build)
    with storage_errors(build):
        _private(folder.parent)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        with contextlib.suppress(OSError):  # a failed step's folder is kept
            folder.parent.rmdir()


def build_lock(context: Context) -> AbstractContextManager[int]:
    """Return the lock on the build folder: its scratch space serves one build at a time."""
    return locked(context.build / "lock", context.report.note, needed=True)
