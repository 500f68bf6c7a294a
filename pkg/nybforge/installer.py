"""Checks every byte of solved packages and installs them into a new prefix atomically."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from nybforge.errors import (
    ChannelError,
    NybforgeError,
    StorageError,
    UsageError,
    raise_all,
)
from nybforge.locks import is_same
from nybforge.package import digest
from nybforge.run import quoted
from nybforge.storage import locked, storage_errors

if TYPE_CHECKING:
    from rattler import RepoDataRecord

__all__ = ["check_packages", "install", "machine_packages", "prepared_prefix", "require_free"]

# This file exists, and is locked, while a prefix is created. If it is unlocked, an installation was
# interrupted.
UNFINISHED = ".nybforge-unfinished"
# This file exists while the engine works. The engine also writes HISTORY, before its other files,
# so HISTORY alone does not show that an environment is complete.
INSTALLING = f"{UNFINISHED}-install"
# After a stop request, the engine's threads keep writing for a moment.
QUIET_S = 0.5
PATIENCE_S = 30.0
# If this file exists, conda recognizes the environment.
HISTORY = "conda-meta/history"


def machine_packages() -> dict[str, str]:
    """Return this machine's virtual packages: "__glibc" → "2.36". CONDA_OVERRIDE_* variables
    override them."""
    from rattler.exceptions import DetectVirtualPackageError
    from rattler.virtual_package import VirtualPackage, VirtualPackageOverrides

    try:
        found = VirtualPackage.detect(VirtualPackageOverrides.from_env())
    except DetectVirtualPackageError as error:
        raise UsageError("invalid CONDA_OVERRIDE_ variable", why=str(error)) from None
    generic = {each.name.normalized: each for each in (one.into_generic() for one in found)}
    for name, each in generic.items():
        # the solver accepts "abc" and treats it as older than every number
        if not str(each.version)[:1].isdigit():
            variable = f"CONDA_OVERRIDE_{name.strip('_').upper()}"
            raise UsageError(
                f"{variable} is not a version: {each.version}",
                hint=f"set {variable} to a version such as 12.2; leave its value empty for a "
                f"machine without {name}, or unset it to use this machine's version",
            )
    return {name: f"{each.version}={each.build_string}" for name, each in generic.items()}


def local_file(url: str) -> Path | None:
    """Return the path that a file:// URL names, or None for another URL.

    >>> local_file("file:///a%20b/c.conda")
    PosixPath('/a b/c.conda')
    """
    parts = urlsplit(url)
    return Path(unquote(parts.path)) if parts.scheme == "file" else None


def check_packages(records: Sequence[RepoDataRecord]) -> None:
    """Raise an error for every package of a local channel that does not match its index.

    conda and rattler do not verify the hashes of file:// URLs, so this is the only check.
    """
    errors: list[NybforgeError] = []
    for record in records:
        path = local_file(record.url)
        if path is None:
            continue
        channel = quoted([path.parent.parent])
        hint = f"nybforge channel verify {channel} --repair, then build again"
        if not path.is_file():
            errors.append(
                ChannelError(
                    "a package that the channel's index lists is missing", where=path, hint=hint
                )
            )
            continue
        size, sha256, _ = digest(path)
        wanted = record.sha256.hex() if record.sha256 else None
        if wanted is None:
            errors.append(
                ChannelError(
                    "the channel's index has no sha256 for this package", where=path, hint=hint
                )
            )
        elif sha256 != wanted:
            errors.append(
                ChannelError(
                    "a package does not match the channel's index",
                    where=path,
                    why=f"the file has sha256 {sha256[:16]}… ({size} bytes), but the index "
                    f"requires {wanted[:16]}…",
                    hint=hint,
                )
            )
    raise_all(errors)


@contextlib.contextmanager
def prepared_prefix(prefix: Path, waiting: Callable[[str], None]) -> Iterator[None]:
    """Hold an empty folder for a new environment. Raise an error unless the folder is new, empty or
    incomplete. An error inside the context removes the folder.

    Wait for another process that creates the same environment, because its unfinished files look
    like the files of an interrupted run.
    """
    unfinished = prefix / UNFINISHED
    while True:
        require_free(prefix)
        with locked(unfinished, waiting) as handle, storage_errors(prefix):
            if not is_same(handle, unfinished):
                continue  # the other process is done, or has failed and removed the file
            # another process finished just before this process created the file
            if (prefix / HISTORY).exists() and not (prefix / INSTALLING).exists():
                unfinished.unlink()
                require_free(prefix)
            try:
                for each in prefix.iterdir():
                    if each.is_dir() and not each.is_symlink():
                        shutil.rmtree(each)
                    elif not each.name.startswith(UNFINISHED):  # keep the lock and its lease
                        each.unlink()
                (prefix / INSTALLING).touch()
                yield
            except BaseException:
                _withdraw(prefix)
                raise
            return


def require_free(prefix: Path) -> None:
    """Raise an error unless a new environment can be created at the prefix, as far as this can be
    checked in advance."""
    if ":" in str(prefix) or "\n" in str(prefix):
        raise UsageError(
            "the path of a conda environment must not contain a colon or a newline",
            where=prefix,
            hint="choose another --prefix",
        )
    with storage_errors(prefix):
        _require_free(prefix)


def _require_free(prefix: Path) -> None:
    if prefix.is_symlink() and not prefix.exists():
        raise UsageError(
            "the prefix is a dangling symlink",
            where=prefix,
            why=f"{prefix.readlink()} does not exist",
            hint="create that folder, or choose another --prefix",
        )
    if not prefix.exists():
        return
    if not prefix.is_dir():
        raise UsageError(
            "the prefix is a file, expected a folder",
            where=prefix,
            hint="choose another --prefix",
        )
    left = {each.name for each in prefix.iterdir()}
    if left and UNFINISHED not in left:
        # suggest removing the folder only if it is an environment
        ours = (prefix / HISTORY).exists()
        raise UsageError(
            "the prefix is not empty",
            where=prefix,
            why="the prefix already contains an environment" if ours else None,
            hint="choose another --prefix" + (", or remove this environment" if ours else ""),
        )


def install(
    records: Sequence[RepoDataRecord], prefix: Path, cache: Path, named: Sequence[RepoDataRecord]
) -> None:
    """Install checked local packages into a prepared prefix. `named` has the same packages with
    their original URLs, which are written into conda-meta."""
    from rattler import install as rattler_install
    from rattler.exceptions import InstallerError, IoError, LinkError, TransactionError
    from rattler.package_cache import PackageCache, ValidationMode

    from nybforge.environments.contents import restore_urls

    # Environments and the cache share files by hard links. If a file was edited in an environment,
    # the engine finds another hash in the cache and unpacks the package again.
    checked = PackageCache.new_layered([cache], validation_mode=ValidationMode.full())

    try:
        with locked(cache.with_suffix(".lock"), needed=True):
            # The engine locks this file itself. Locking it here first gives a clear error on a file
            # system without locks.
            pass
        with storage_errors(prefix):
            cache.mkdir(parents=True, exist_ok=True)
            asyncio.run(
                rattler_install(
                    list(records),
                    target_prefix=prefix,
                    package_cache=checked,
                    show_progress=False,
                    execute_link_scripts=False,
                )
            )
            _drop_special_bits(prefix)
            restore_urls(prefix, named)
            _finish(prefix)
    except (InstallerError, IoError, LinkError, TransactionError) as error:
        raise _not_made(str(error), prefix) from None


def _finish(prefix: Path) -> None:
    """Turn the folder into an environment: rename the mark to the history file. This is one step,
    so that a kill leaves either an unfinished environment or a complete one."""
    mark, history = prefix / UNFINISHED, prefix / HISTORY
    history.parent.mkdir(exist_ok=True)
    mode = history.parent.stat().st_mode & 0o666
    # the engine writes records that only their owner can read; make them readable like the folder
    for record in history.parent.glob("*.json"):
        record.chmod(mode)
    # remove the engine's history, so that a kill here leaves nothing that looks like an environment
    history.unlink(missing_ok=True)
    (prefix / INSTALLING).unlink()
    os.truncate(mark, 0)  # the mark contains the name of the process that holds the lock
    mark.chmod(mode)
    mark.rename(history)


def _drop_special_bits(prefix: Path) -> None:
    """Remove setuid, setgid and sticky bits, which the engine keeps. The engine's cache shares
    these files."""
    for place, folders, files in os.walk(prefix):
        for name in (*folders, *files):
            path = os.path.join(place, name)
            mode = os.lstat(path).st_mode
            if mode & 0o7000 and not stat.S_ISLNK(mode):
                os.chmod(path, mode & 0o777)


def _withdraw(prefix: Path) -> None:
    """Remove a new environment. The mark is removed last, so that an interruption leaves a folder
    that is known to be incomplete."""
    end = time.monotonic() + PATIENCE_S
    quiet = time.monotonic() + QUIET_S
    while time.monotonic() < min(quiet, end):
        if _cleared(prefix):
            quiet = time.monotonic() + QUIET_S
        time.sleep(QUIET_S / 20)
    with contextlib.suppress(OSError):  # the prefix is a link, or something cannot be removed
        if all(each.name.startswith(UNFINISHED) for each in prefix.iterdir()):
            (prefix / INSTALLING).unlink(missing_ok=True)
            (prefix / UNFINISHED).unlink(missing_ok=True)
        prefix.rmdir()


def _cleared(prefix: Path) -> bool:
    """Remove everything in the prefix except the mark; return whether anything was removed."""
    with contextlib.suppress(OSError):
        found = [each for each in prefix.iterdir() if not each.name.startswith(UNFINISHED)]
        for each in found:
            if each.is_dir() and not each.is_symlink():
                shutil.rmtree(each, ignore_errors=True)
            else:
                each.unlink(missing_ok=True)
        return bool(found)
    return False


def _not_made(said: str, prefix: Path) -> NybforgeError:
    """Return the error for the engine's failure message."""
    *before, why = [line.removeprefix("Caused by: ") for line in said.splitlines()] or ["no reason"]
    return StorageError(
        "the environment could not be created", where=prefix, detail=before, why=why
    )
