"""Reads a live environment from its conda-meta folder: the installed packages, and the files that
are missing on disk."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nybforge.environments.lock import Lock, Locked
from nybforge.errors import PrefixError
from nybforge.package import digest

__all__ = ["Installed", "damaged_files", "differences", "read_prefix"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Installed:
    """One installed package."""

    package: Locked
    files: Mapping[str, str | None]  # path in the prefix -> sha256 at installation, if known
    record: Path


def read_prefix(prefix: Path) -> tuple[Installed, ...]:
    """Return the installed packages by name. PrefixError names a record that cannot be read."""
    meta = prefix / "conda-meta"
    if not meta.is_dir():
        raise PrefixError(
            "the folder is not a conda environment",
            where=prefix,
            why="the folder has no conda-meta folder",
            hint="give the environment's own folder, e.g. $CONDA_PREFIX",
        )
    return tuple(
        sorted((_installed(path) for path in meta.glob("*.json")), key=lambda i: i.package.name)
    )


def _installed(path: Path) -> Installed:
    try:
        record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        url = str(record.get("url") or "")
        paths = record.get("paths_data", {}).get("paths", [])
        files: dict[str, str | None] = {str(name): None for name in record.get("files", [])}
        placed = dict(_packed_and_placed(files))
        for each in paths:
            # a symlink has no content of its own
            hashed = each.get("path_type") in (None, "hardlink")
            known = each.get("sha256_in_prefix") or each.get("sha256")
            name = str(each["_path"])
            files[placed.get(name, name)] = str(known) if hashed and known else None
        return Installed(
            package=Locked(
                name=str(record["name"]),
                version=str(record["version"]),
                build=str(record.get("build") or record["build_string"]),
                subdir=str(record.get("subdir", "")),
                channel=url.rsplit("/", 2)[0] if url else str(record.get("channel", "")),
                file_name=str(record.get("fn") or url.rsplit("/", 1)[-1]),
                sha256=record.get("sha256"),
                md5=record.get("md5"),
            ),
            files=files,
            record=path,
        )
    except PermissionError as error:
        raise PrefixError(
            "a package's record cannot be read",
            where=path,
            why=error.strerror,
            hint="ask the environment's owner to make conda-meta readable (chmod a+r)",
        ) from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise PrefixError(
            f"a package's record cannot be read: {type(error).__name__} {error}",
            where=path,
            hint="the environment is incomplete; create it again",
        ) from None


def _packed_and_placed(files: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield (path in a noarch Python package, path in the prefix). conda's records have the first
    path in "paths" and the second path in "files"; rattler's records have the second path in both.

    >>> list(_packed_and_placed(["lib/python3.12/site-packages/a.py", "bin/b"]))
    [('site-packages/a.py', 'lib/python3.12/site-packages/a.py'), ('python-scripts/b', 'bin/b')]
    """
    for name in files:
        head, mark, tail = name.partition("/site-packages/")
        if mark and head.startswith("lib/python"):
            yield f"site-packages/{tail}", name
        elif name.startswith("bin/"):
            yield f"python-scripts/{name.removeprefix('bin/')}", name


def differences(installed: tuple[Installed, ...], lock: Lock) -> list[str]:
    """Return the differences between the environment and the lock, one line for each package."""
    here = {each.package.name: each.package for each in installed}
    wanted = {each.name: each for each in lock.packages}
    found = []
    for name in sorted({*here, *wanted}):
        live, locked = here.get(name), wanted.get(name)
        if live is None and locked is not None:
            found.append(f"{name}: missing, the lock has {locked.identity}")
        elif locked is None and live is not None:
            found.append(f"{name}: {live.identity} is not in the lock")
        elif live is not None and locked is not None:
            if live.identity != locked.identity:
                found.append(f"{name}: {live.identity}, the lock has {locked.identity}")
            elif live.sha256 and locked.sha256 and live.sha256 != locked.sha256:
                found.append(f"{name}: {live.identity} has another sha256 than the lock's")
    return found


def damaged_files(
    prefix: Path, installed: tuple[Installed, ...], *, deep: bool = False
) -> Iterator[str]:
    """Yield each file that is missing. With `deep`, also yield each file that changed after the
    installation."""
    for each in installed:
        for name, sha256 in each.files.items():
            path = prefix / name
            # a symlink of a package has no sha256; in place of another file it is followed
            if not path.exists() and (sha256 or not path.is_symlink()):
                yield f"{each.package.name}: {name} is missing"
            elif sha256 and path.is_dir():
                yield f"{each.package.name}: {name} is a folder"
            elif deep and sha256:
                try:
                    if digest(path)[1] != sha256:
                        yield f"{each.package.name}: {name} was changed"
                except OSError as error:
                    yield f"{each.package.name}: {name}: {error.strerror}"
