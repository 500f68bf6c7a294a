"""Puts one unpacked package into a prefix: paths, placeholders, entry points, its record."""

import hashlib
import json
import os
import re
import shutil
from typing import Any

from nybforge.environments.carried.fault import Fault
from nybforge.environments.carried.payload import measure
from nybforge.environments.carried.unpack import check_inside

ENTRY = """\
import re
import sys

from {module} import {imported}

if __name__ == "__main__":
    sys.argv[0] = re.sub(r"(-script\\.pyw?|\\.exe)?$", "", sys.argv[0])
    sys.exit({call}())
"""
# The longest first line that every Linux kernel takes.
SHEBANG_MAX = 127


class Places:
    """Where files go: they are written to `stage`, and say `prefix` inside."""

    def __init__(self, stage: str, prefix: str, python: "str | None", copy: bool) -> None:
        self.stage = stage
        self.prefix = prefix
        self.python = python  # "3.12", of the environment
        self.copy = copy  # keep the unpacked package: it is a shared cache

    def put(self, folder: str, row: "dict[str, Any]") -> None:
        """Place the package unpacked in `folder` and write its conda-meta record last."""
        paths = _paths(folder)
        noarch = row.get("noarch") == "python"
        written = []
        for entry in paths:
            check_inside(entry["_path"], row["name"], folder)
            name = self._target(entry["_path"], row["name"]) if noarch else entry["_path"]
            check_inside(name, row["name"], self.stage)
            self._one(os.path.join(folder, entry["_path"]), name, entry)
            written.append(_written(entry, name, os.path.join(self.stage, name)))
        if noarch:
            written += self._entry_points(folder, row["name"])
        self._record(folder, row, written)

    def _target(self, path: str, package: str) -> str:
        """Return where a noarch Python package's file goes."""
        if path.startswith(("site-packages/", "python-scripts/")) and self.python is None:
            raise Fault(f"{package} needs python, and the bundle has none", "make it with python")
        if path.startswith("site-packages/"):
            return f"lib/python{self.python}/{path}"
        if path.startswith("python-scripts/"):
            return "bin/" + path[len("python-scripts/") :]
        return path

    def _one(self, source: str, name: str, entry: "dict[str, Any]") -> None:
        target = os.path.join(self.stage, name)
        if entry.get("path_type") == "directory":
            os.makedirs(target, exist_ok=True)
            return
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.lexists(target):
            os.unlink(target)  # of a try that was cut off, or of two packages with one file
        placeholder = entry.get("prefix_placeholder")
        if placeholder:
            self._rewritten(source, target, entry, placeholder)
        elif not self.copy:
            os.rename(source, target)
        elif entry.get("no_link") or os.path.islink(source):
            shutil.copy2(source, target, follow_symlinks=False)
        else:
            try:
                os.link(source, target)
            except OSError:  # another file system, or too many links
                shutil.copy2(source, target)

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
        with open(target, "wb") as file:
            file.write(data)
        shutil.copymode(source, target)

    def _entry_points(self, folder: str, package: str) -> "list[dict[str, Any]]":
        written = []
        link = os.path.join(folder, "info", "link.json")
        lines: list[str] = []
        if os.path.isfile(link):
            with open(link, encoding="utf-8") as file:
                lines = json.load(file).get("noarch", {}).get("entry_points", [])
        for line in lines:
            command, _, where = (part.strip() for part in line.partition("="))
            module, _, call = (part.strip() for part in where.partition(":"))
            text = ENTRY.format(module=module, imported=call.split(".")[0], call=call)
            shebang = f"#!{self.prefix}/bin/python\n".encode("utf-8", "surrogateescape")
            name = f"bin/{command}"
            check_inside(name, package, self.stage)
            target = os.path.join(self.stage, name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "wb") as script:
                script.write(_shebang(shebang + text.encode(), os.fsencode(self.prefix)))
            os.chmod(target, 0o755)
            written.append(
                {"_path": name, "path_type": "unix_python_entry_point", **_measured(target)}
            )
        return written

    def _record(self, folder: str, row: "dict[str, Any]", written: "list[dict[str, Any]]") -> None:
        with open(os.path.join(folder, "info", "index.json"), encoding="utf-8") as file:
            record: dict[str, Any] = json.load(file)
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


def is_whole(folder: str) -> bool:
    """Return whether a package that was unpacked earlier still has the files of its own list.

    Environments share its files by hard links, so an edit in one of them is an edit here.
    """
    try:
        return all(_is_whole(os.path.join(folder, each["_path"]), each) for each in _paths(folder))
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _is_whole(path: str, entry: "dict[str, Any]") -> bool:
    if entry.get("path_type", "hardlink") != "hardlink" or os.path.islink(path):
        return os.path.lexists(path)
    with open(path, "rb") as file:
        size, digest = measure(file)
    wanted = (entry.get("size_in_bytes", size), entry.get("sha256", digest))
    return (size, digest) == wanted


def record_path(stage: str, row: "dict[str, Any]") -> str:
    """Return the package's conda-meta file: it stands once the package is wholly placed."""
    return os.path.join(stage, "conda-meta", "{name}-{version}-{build}.json".format(**row))


def write_json(path: str, document: "dict[str, Any]") -> None:
    """Write the document so that readers see all of it or nothing."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(document, file, indent=2, sort_keys=True)
    os.replace(path + ".new", path)


def _paths(folder: str) -> "list[dict[str, Any]]":
    """Return the package's own list of files; packages of before 2017 have two text files."""
    modern = os.path.join(folder, "info", "paths.json")
    if os.path.isfile(modern):
        with open(modern, encoding="utf-8") as file:
            rows: list[dict[str, Any]] = json.load(file)["paths"]
            return rows
    found = {}
    with open(os.path.join(folder, "info", "files"), encoding="utf-8") as file:
        for line in file:
            if line.strip():
                found[line.strip()] = {"_path": line.strip(), "path_type": "hardlink"}
    prefixes = os.path.join(folder, "info", "has_prefix")
    if os.path.isfile(prefixes):
        with open(prefixes, encoding="utf-8") as file:
            for line in file:
                placeholder, mode, path = line.strip().split(" ", 2)
                found[path.strip('"')].update(prefix_placeholder=placeholder, file_mode=mode)
    return list(found.values())


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
    """Replace the placeholder inside NUL-terminated strings, keeping every string's room."""
    if len(new) > len(old):
        raise Fault(
            f"the prefix is too long for {name}: {len(new)} bytes, room for {len(old)}",
            "choose a shorter --prefix",
        )

    def replaced(match: "re.Match[bytes]") -> bytes:
        text = match.group(0)
        return text.replace(old, new).ljust(len(text), b"\0")

    return re.sub(re.escape(old) + rb"[^\0]*(?=\0|\Z)", replaced, data)


def _shebang(data: bytes, prefix: bytes) -> bytes:
    """Keep a first line runnable where the prefix is too long for it or has a blank."""
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
        # a file that is both sh and Python: sh runs the interpreter, Python sees a string
        run = b"#!/bin/sh\n'''exec' \"" + path + b'" ' + arguments + b" \"$0\" \"$@\"\n' '''\n"
        return run + rest
    return b"#!/usr/bin/env " + os.path.basename(path) + sign + rest
