"""Reads and checks a package's info/ files: its file list and its entry points.

The functions take the folder that contains the unpacked package, or a table of its info files.
"""

import json
import os
import re
import stat
from collections.abc import Iterator, Mapping
from typing import Any, Union

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.members import unsafe
from nybforge.safepath import UnsafePath, opened_parent, plain_name, plain_path

Info = Union[str, "Mapping[str, bytes]"]
MOST_BYTES = 256 << 20  # limit of one info file
PATH_TYPES = (None, "hardlink", "softlink", "directory")
# MODULE:FUNCTION; both are dotted names
DOTTED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")
# Files that the installer itself writes and trusts.
OWN = re.compile(r"conda-meta/(.*\.json|history|nybforge-.*)(\.new)?", re.DOTALL)


def info_file(info: Info, name: str, package: str) -> "bytes | None":
    """Return an info file's content, or None; raise Fault if it is not a regular file."""
    if not isinstance(info, str):
        return info.get(name)
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    try:
        with opened_parent(info, name) as (parent, last):
            handle = os.open(last, flags, dir_fd=parent)
    except FileNotFoundError:
        return None
    except (UnsafePath, OSError) as error:
        raise unsafe(package, f"{name} cannot be read: {error}") from None
    with open(handle, "rb") as file:
        facts = os.fstat(handle)
        if not stat.S_ISREG(facts.st_mode):
            raise unsafe(package, f"{name} is not a regular file")
        if facts.st_size > MOST_BYTES:
            raise unsafe(package, f"{name}: file size limit exceeded ({MOST_BYTES >> 20} MiB)")
        return file.read()


def info_json(info: Info, name: str, package: str) -> Any:
    """Return an info file's document, or None; raise Fault if it is not JSON."""
    data = info_file(info, name, package)
    try:
        return None if data is None else json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise unsafe(package, f"{name} is not valid JSON: {why}") from None


def paths_of(info: Info, package: str) -> "list[dict[str, Any]]":
    """Return the package's list of files after checking each path. Packages made before 2017 have
    two text files instead of paths.json."""
    document = info_json(info, "info/paths.json", package)
    rows: Any
    if document is None:
        rows = _old_paths(info, package)
    else:
        rows = document.get("paths") if isinstance(document, dict) else None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise unsafe(package, "info/paths.json: expected a list of paths")
    seen = set()
    for row in rows:
        path = row.get("_path")
        try:
            plain_path(path, literal=True)
        except UnsafePath as error:
            raise unsafe(package, f"info/paths.json: {error}") from None
        if path in seen:
            raise unsafe(package, f"info/paths.json lists {path!a} twice")
        if OWN.fullmatch(path):
            raise unsafe(
                package, f"info/paths.json lists {path!a}, a path that only the installer may write"
            )
        placeholder = row.get("prefix_placeholder")
        if row.get("path_type") not in PATH_TYPES or not isinstance(placeholder, (str, type(None))):
            raise unsafe(package, f"info/paths.json: {path!a} has an unknown path_type")
        seen.add(path)
    checked: list[dict[str, Any]] = rows
    return checked


def _old_paths(info: Info, package: str) -> "list[dict[str, Any]]":
    found = {}
    try:
        files = (info_file(info, "info/files", package) or b"").decode("utf-8")
        for line in filter(None, map(str.strip, files.split("\n"))):
            found[line] = {"_path": line, "path_type": "hardlink"}
        prefixes = (info_file(info, "info/has_prefix", package) or b"").decode("utf-8")
        for line in filter(None, map(str.strip, prefixes.split("\n"))):
            placeholder, mode, path = line.split(" ", 2)
            found[path.strip('"')].update(prefix_placeholder=placeholder, file_mode=mode)
    except (ValueError, KeyError) as error:
        raise unsafe(package, f"info/has_prefix and info/files: {error!a}") from None
    return list(found.values())


def noarch_place(path: str, package: str, python: "str | None") -> str:
    """Return where a file of a noarch Python package belongs in the prefix."""
    if path.startswith(("site-packages/", "python-scripts/")) and python is None:
        raise Fault(
            f"{package} needs python, but the bundle does not contain it",
            "add python to the bundle",
        )
    if path.startswith("site-packages/"):
        return f"lib/python{python}/{path}"
    if path.startswith("python-scripts/"):
        return "bin/" + path[len("python-scripts/") :]
    return path


def entry_points_of(info: Info, package: str) -> "Iterator[tuple[str, str, str]]":
    """Yield (command, module, function) for each entry point."""
    document = info_json(info, "info/link.json", package)
    noarch = document.get("noarch") if isinstance(document, dict) else None
    lines = noarch.get("entry_points") if isinstance(noarch, dict) else None
    for line in lines if isinstance(lines, list) else []:
        command, _, where = (part.strip() for part in str(line).partition("="))
        module, _, call = (part.strip() for part in where.partition(":"))
        try:
            plain_name(command, literal=True)
        except UnsafePath as error:
            raise unsafe(package, f"entry point: {error}") from None
        if not (DOTTED.fullmatch(module) and DOTTED.fullmatch(call)):
            raise unsafe(package, f"entry point {str(line)!a}: expected NAME = MODULE:FUNCTION")
        yield command, module, call
