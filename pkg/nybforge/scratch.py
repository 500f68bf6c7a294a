"""The build folder: its owner, the packages' scratch folders, and its lock."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from nybforge.context import Context
from nybforge.errors import StorageError, UsageError
from nybforge.plan import Step
from nybforge.storage import locked, other_owner, storage_errors

__all__ = [
    "LASTING",
    "SCRATCH",
    "build_lock",
    "claim",
    "is_ours",
    "solver_scratch",
    "temporaries",
    "temporary_folder",
    "work_folder",
    "work_root",
]

# The names that nybforge creates in a build folder: scratch folders, and folders of environments
# and downloads that are kept.
SCRATCH = ("bundles", "cache", "labs", "logs", "measure", "slurm", "toolchain", "variants", "work")
LASTING = ("envs", "downloads", "times")
# These names are common, and the folder may be the user's (NYBFORGE_BUILD=/scratch/me). So a marker
# file shows that a build folder belongs to nybforge.
MARK = ".nybforge-build"

# The engine's placeholder has 255 bytes. With nybforge's longest names,
# `work/JOB/bld/rattler-build_PACKAGE/host_env` takes 82 of them. The engine panics if a path does
# not fit.
LONGEST = 150


def is_ours(build: Path) -> bool:
    """Return whether the folder belongs to nybforge: it is in a checkout or contains the marker
    file.

    >>> is_ours(Path("/home"))
    False
    """
    checkout = build.name == "build" and (build.parent / "recipe/variants").is_dir()
    return checkout or (build / MARK).is_file()


def claim(build: Path) -> None:
    """Mark the build folder as nybforge's before anything is written to it; create it if missing.
    Raise UsageError if it contains foreign folders that have nybforge's names."""
    theirs = [name for name in (*SCRATCH, *LASTING) if (build / name).exists()]
    if is_ours(build):  # check again, because another run may have marked it just now
        _check_rights(build)
        return
    if theirs:
        raise UsageError(
            f"the build folder contains entries that nybforge did not create: {', '.join(theirs)}",
            where=build,
            why="a build would overwrite these entries, and channel clean would remove them",
            hint=f"use a separate folder: NYBFORGE_BUILD={build / 'nybforge'}",
        )
    with storage_errors(build):
        build.mkdir(parents=True, exist_ok=True)
        (build / MARK).write_text(
            "This folder belongs to nybforge; channel clean removes its content.\n"
        )


def _check_rights(build: Path) -> None:
    """Raise StorageError if another user owns the build folder, as in a shared checkout."""
    owner = other_owner(build)
    if owner is None or os.access(build, os.W_OK):
        return
    raise StorageError(
        "no write permission for the build folder",
        where=build,
        why=f"the folder belongs to {owner}",
        hint=f"use your own folder, and --output for the packages: "
        f"export NYBFORGE_BUILD=/tmp/nybforge-{os.geteuid()}",
    )


def work_root(build: Path) -> Path:
    """Return the folder in which packages are built, below the build folder if possible.

    Shells split compiler flags at spaces, and a prefix must fit into the engine's placeholder. So
    if the path contains a space or is too long, a folder below /tmp is used instead.
    """
    if not any(letter.isspace() for letter in str(build)) and len(os.fsencode(build)) <= LONGEST:
        return build / "work"
    name = hashlib.sha256(os.fsencode(build)).hexdigest()[:12]
    return Path("/tmp") / f"nybforge-{os.getuid()}-{name}"


def work_folder(build: Path, step: Step) -> Path:
    """Return the step's work folder, which is kept after a failure."""
    return work_root(build) / step.job


def _private(folder: Path) -> None:
    """Raise an error unless the current user owns the folder, because another owner could add
    files."""
    folder.mkdir(parents=True, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid != os.getuid():
        raise StorageError(
            "the scratch folder belongs to another user",
            where=folder,
            hint="use a short path without spaces for the checkout or NYBFORGE_BUILD, which "
            "needs no scratch folder in /tmp",
        )


def solver_scratch(build: Path) -> Path | None:
    """Return the folder for a solver's temporary files, where `channel clean` removes the leftovers
    of a killed run. Return None, which means the system's folder, if the build folder is not
    nybforge's or not writable."""
    place = build / "cache/solve"
    try:
        if is_ours(build):
            place.mkdir(parents=True, exist_ok=True)
            return place if os.access(place, os.W_OK) else None
    except OSError:
        pass
    return None


def temporary_folder(build: Path) -> Path:
    """Return the folder for the engine's temporary files. Build scripts do not see TMPDIR."""
    return work_root(build) / "tmp"


@contextlib.contextmanager
def temporaries(build: Path) -> Iterator[None]:
    """Yield an empty folder for the engine's temporary files.

    A killed engine leaves a partial package under an anonymous name (/tmp/.tmpXXXXXX). The file is
    removed with this folder, at the latest by the next build.
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
    """Return the lock on the build folder. Only one build at a time may use its scratch space."""
    claim(context.build)
    return locked(context.build / "lock", context.report.note, needed=True)
