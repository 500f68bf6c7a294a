"""The build folder: whose it is, where packages are made in it, and its lock."""

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
from nybforge.storage import locked, storage_errors, stranger

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

# What nybforge makes in a build folder, and the work and downloads of people there.
SCRATCH = ("bundles", "cache", "labs", "logs", "measure", "toolchain", "variants", "work")
LASTING = ("envs", "downloads")
# These names are anybody's (NYBFORGE_BUILD=/scratch/me), so a folder that we took over says so.
MARK = ".nybforge-build"

# The engine's placeholder has 255 bytes, of which `work/JOB/bld/rattler-build_PACKAGE/host_env` of
# our longest names takes 82; where it does not fit the engine panics.
LONGEST = 150


def is_ours(build: Path) -> bool:
    """Return whether SCRATCH and LASTING are nybforge's there: in a checkout, or where it says so.

    >>> is_ours(Path("/home"))
    False
    """
    checkout = build.name == "build" and (build.parent / "recipe/variants").is_dir()
    return checkout or (build / MARK).is_file()


def claim(build: Path) -> None:
    """Take the build folder over, made if need be, before anything is written there; raise
    UsageError where somebody else has folders of our names."""
    theirs = [name for name in (*SCRATCH, *LASTING) if (build / name).exists()]
    if is_ours(build):  # asked second: another run may just have taken it over
        _check_rights(build)
        return
    if theirs:
        raise UsageError(
            f"the build folder holds what nybforge did not make: {', '.join(theirs)}",
            where=build,
            why="builds write over it, and channel clean removes it",
            hint=f"name a folder of its own: NYBFORGE_BUILD={build / 'nybforge'}",
        )
    with storage_errors(build):
        build.mkdir(parents=True, exist_ok=True)
        (build / MARK).write_text("What lies here is nybforge's; channel clean removes it.\n")


def _check_rights(build: Path) -> None:
    """Raise StorageError for another user's build folder, as of a checkout that a team shares."""
    owner = stranger(build)
    if owner is None or os.access(build, os.W_OK):
        return
    raise StorageError(
        "the build folder is another user's, and you may not write there",
        where=build,
        why=f"it belongs to {owner}",
        hint=f"name one of your own, and --output for what you build: "
        f"export NYBFORGE_BUILD=/tmp/nybforge-{os.geteuid()}",
    )


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


def solver_scratch(build: Path) -> Path | None:
    """Return where a solver's temporary files go, so that `channel clean` removes what a killed run
    leaves; None (the system's folder) where the build folder is not ours or not writable."""
    place = build / "cache/solve"
    try:
        if is_ours(build):
            place.mkdir(parents=True, exist_ok=True)
            return place if os.access(place, os.W_OK) else None
    except OSError:
        pass
    return None


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
    claim(context.build)
    return locked(context.build / "lock", context.report.note, needed=True)
