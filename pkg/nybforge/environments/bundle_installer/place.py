"""Puts one unpacked package into a prefix: its paths, placeholders, entry points and record."""

import hashlib
import json
import os
import re
import shutil
import stat
from typing import Any

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.listing import (
    entry_points_of,
    info_json,
    noarch_place,
    paths_of,
)
from nybforge.environments.bundle_installer.members import link_stays_inside, unsafe
from nybforge.environments.bundle_installer.unpack import NEW

ENTRY = """\
import re
import sys

from {module} import {imported}

if __name__ == "__main__":
    sys.argv[0] = re.sub(r"(-script\\.pyw?|\\.exe)?$", "", sys.argv[0])
    sys.exit({call}())
"""
# The longest shebang line that every Linux kernel accepts.
SHEBANG_MAX = 127


class Places:
    """Two paths of the environment: files are written to `stage`, but the paths inside these files
    begin with `prefix`, the final place.

    No file is written through a symlink: an existing file or link is replaced. A
    folder may be another package's symlink if it points inside the prefix.
    """

    def __init__(self, stage: str, prefix: str, python: "str | None", copy: bool) -> None:
        self.stage = stage
        self.prefix = prefix
        self.python = python  # the environment's version, "3.12"
        self.copy = copy  # whether to keep the unpacked package: it is in a shared cache
        self.folders: set[str] = set()  # folders that are known to be inside the prefix

    def put(self, folder: str, row: "dict[str, Any]") -> None:
        """Place the package that is unpacked in `folder`. Its conda-meta record is written last."""
        package = row["name"]
        noarch = row.get("noarch") == "python"
        written = []
        for entry in paths_of(folder, package):
            name = noarch_place(entry["_path"], package, self.python) if noarch else entry["_path"]
            if self._one(os.path.join(folder, entry["_path"]), name, entry, row):
                written.append(_written(entry, name, os.path.join(self.stage, name)))
        if noarch:
            written += self._entry_points(folder, package)
        self._record(folder, row, written)

    def _one(self, source: str, name: str, entry: "dict[str, Any]", row: "dict[str, Any]") -> bool:
        """Place one file. Return False if the package lists the file but does not contain it."""
        package = row["name"]
        if entry.get("path_type") == "directory":
            self._parent(name + "/", package)
            return True
        if not os.path.lexists(source):
            if row.get("external"):  # a symlink out of the prefix; unpacking skipped it
                return False
            raise unsafe(
                package, f"info/paths.json lists {name!a}, which the package does not contain"
            )
        target = self._free(name, package)
        placeholder = entry.get("prefix_placeholder")
        if os.path.islink(source):
            link = os.readlink(source)
            if not link_stays_inside(name, link):
                raise unsafe(package, f"{name!a} is a symlink to {link!a}, outside the prefix")
            os.symlink(link, target)
        elif not stat.S_ISREG(os.lstat(source).st_mode):
            raise unsafe(package, f"{name!a} is not a regular file")
        elif placeholder:
            self._rewritten(source, target, entry, placeholder)
        elif not self.copy:
            os.rename(source, target)
        elif entry.get("no_link"):
            shutil.copy2(source, target, follow_symlinks=False)
        else:
            try:
                os.link(source, target)
            except OSError:  # the cache is on another file system, or the file has too many links
                shutil.copy2(source, target, follow_symlinks=False)
        return True

    def _free(self, name: str, package: str) -> str:
        """Return the file's path, after removing anything that exists there."""
        target = os.path.join(self._parent(name, package), os.path.basename(name))
        if os.path.isdir(target) and not os.path.islink(target):
            raise unsafe(package, f"{name!a} is a file here and a folder in another package")
        if os.path.lexists(target):
            # an interrupted run left the file, or another package contains the same file
            os.unlink(target)
        return target

    def _parent(self, name: str, package: str) -> str:
        """Return the file's folder; create it if it is missing. Raise Fault if it is outside the
        prefix."""
        place, root = self.stage, os.path.realpath(self.stage)
        for part in name.split("/")[:-1]:
            place = os.path.join(place, part)
            if place in self.folders:
                continue
            try:
                os.mkdir(place)
            except FileExistsError:
                real = os.path.realpath(place)
                if not os.path.isdir(real) or not (real + "/").startswith(root + "/"):
                    raise unsafe(package, f"the path {name!a} leads out of the prefix") from None
            self.folders.add(place)
        return place

    def _rewritten(
        self, source: str, target: str, entry: "dict[str, Any]", placeholder: str
    ) -> None:
        with open(source, "rb") as file:
            data = file.read()
        old, new = placeholder.encode("utf-8"), os.fsencode(self.prefix)
        if entry.get("file_mode") == "binary":
            data = _in_binary(data, old, new, entry["_path"])
        else:
            data = _shebang(data.replace(old, new), new)
        _create(target, data)
        shutil.copymode(source, target)

    def _entry_points(self, folder: str, package: str) -> "list[dict[str, Any]]":
        written = []
        for command, module, call in entry_points_of(folder, package):
            text = ENTRY.format(module=module, imported=call.split(".")[0], call=call)
            shebang = f"#!{self.prefix}/bin/python\n".encode("utf-8", "surrogateescape")
            name = f"bin/{command}"
            target = self._free(name, package)
            _create(target, _shebang(shebang + text.encode(), os.fsencode(self.prefix)))
            os.chmod(target, 0o755)
            written.append(
                {"_path": name, "path_type": "unix_python_entry_point", **_measured(target)}
            )
        return written

    def _record(self, folder: str, row: "dict[str, Any]", written: "list[dict[str, Any]]") -> None:
        record = info_json(folder, "info/index.json", row["name"])
        if not isinstance(record, dict):
            raise unsafe(row["name"], "the package has no info/index.json")
        channel = row["original"]["url"].rsplit("/", 2)[0]
        record.update(
            {
                "channel": channel,
                "extracted_package_dir": "",
                "files": [each["_path"] for each in written],
                "fn": row["original"]["url"].rsplit("/", 1)[-1],
                "link": {"source": "", "type": 3 if self.copy else 2},
                "package_tarball_full_path": "",
                "paths_data": {"paths": written, "paths_version": 1},
                "requested_spec": row.get("spec", ""),
                "sha256": row["original"]["sha256"],
                "url": row["original"]["url"],
            }
        )
        write_json(record_path(self.stage, row), record)


def record_path(stage: str, row: "dict[str, Any]") -> str:
    """Return the path of the package's conda-meta file, which is written after all its files."""
    return os.path.join(stage, "conda-meta", "{name}-{version}-{build}.json".format(**row))


def write_json(path: str, document: "dict[str, Any]") -> None:
    """Write the document atomically."""
    write_new(path, json.dumps(document, indent=2, sort_keys=True).encode())


def write_new(path: str, data: bytes) -> None:
    """Write a file. It replaces anything at the path, even a symlink."""
    half = path + ".nybforge-new"
    if os.path.lexists(half):
        os.unlink(half)
    _create(half, data)
    os.replace(half, path)


def _create(path: str, data: bytes) -> None:
    with open(os.open(path, NEW, 0o644), "wb") as file:
        file.write(data)


def _written(entry: "dict[str, Any]", name: str, target: str) -> "dict[str, Any]":
    row = dict(entry, _path=name)
    if entry.get("prefix_placeholder"):
        row["sha256_in_prefix"] = _measured(target)["sha256"]
    return row


def _measured(path: str) -> "dict[str, Any]":
    with open(path, "rb") as file:
        data = file.read()
    return {"sha256": hashlib.sha256(data).hexdigest(), "size_in_bytes": len(data)}


def _in_binary(data: bytes, old: bytes, new: bytes, name: str) -> bytes:
    """Replace the placeholder inside NUL-terminated strings. The length of every string stays the
    same."""
    if len(new) > len(old):
        raise Fault(
            f"the prefix is too long for {name}: the prefix has {len(new)} bytes, and the file "
            f"has room for {len(old)}",
            "choose a shorter --prefix",
        )

    def replaced(match: "re.Match[bytes]") -> bytes:
        text = match.group(0)
        return text.replace(old, new).ljust(len(text), b"\0")

    return re.sub(re.escape(old) + rb"[^\0]*(?=\0|\Z)", replaced, data)


def _shebang(data: bytes, prefix: bytes) -> bytes:
    """Keep a shebang line working if the prefix is too long for it or contains a space."""
    line, sign, rest = data.partition(b"\n")
    if not line.startswith(b"#!") or prefix not in line:
        return data
    if len(line) <= SHEBANG_MAX and b" " not in prefix:
        return data
    program = line[2:].strip()
    path, arguments = program, b""
    if program.startswith(prefix):
        tail, _, arguments = program[len(prefix) :].partition(b" ")
        path = prefix + tail
    if b"python" in os.path.basename(path):
        # the file is valid as sh and as Python: sh runs the interpreter, Python reads a string
        run = b"#!/bin/sh\n'''exec' \"" + path + b'" ' + arguments + b" \"$0\" \"$@\"\n' '''\n"
        return run + rest
    return b"#!/usr/bin/env " + os.path.basename(path) + sign + rest
