"""Small real conda packages made by hand, with placeholders, links, and a noarch Python package;
and a function that runs a command line."""

from __future__ import annotations

import hashlib
import io
import json
import sys
import tarfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nybforge.__main__ import main
from nybforge.environments.bundle import repodata
from nybforge.environments.lock import Locked
from nybforge.environments.packing import Packed
from nybforge.package import digest

PLACEHOLDER = "/opt/placehold_" + "placehold_" * 20
MINOR = f"{sys.version_info.major}.{sys.version_info.minor}"


def run(root: Path, *argv: str, **env: str) -> tuple[int, str, str]:
    """Run nybforge in this process; return its exit code, output and messages."""
    out, err = io.StringIO(), io.StringIO()
    code = main(list(argv), {"NYBFORGE_ROOT": str(root), **env}, out, err, root)
    return code, out.getvalue(), err.getvalue()


@dataclass(kw_only=True)
class Made:
    """The contents of one package."""

    name: str
    version: str = "1.0"
    build: str = "0"
    subdir: str = "linux-64"
    depends: list[str] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    links: dict[str, str] = field(default_factory=dict)
    modes: dict[str, str] = field(default_factory=dict)  # path -> "text" or "binary"
    entry_points: list[str] = field(default_factory=list)


def python_package(body: str) -> Made:
    """Return a package `python` whose interpreter is a script that runs the interpreter of the
    tests."""
    shown = ".".join(str(part) for part in sys.version_info[:3])
    text = f'#!/bin/sh\n# {PLACEHOLDER}\n{body}\nexec {sys.executable} "$@"\n'
    return Made(
        name="python",
        version=shown,
        depends=["__glibc >=2.17,<3.0.a0"],
        files={f"bin/python{MINOR}": text.encode()},
        links={"bin/python": f"python{MINOR}"},
        modes={f"bin/python{MINOR}": "text"},
    )


def tool_package() -> Made:
    """Return a package with a text and a binary placeholder, a link and an empty file."""
    hole = PLACEHOLDER.encode()
    binary = (
        b"\x7fELF\0head\0" + hole + b"/share/data\0tail\0" + hole + b"\0" + hole + b"/x:" + hole
    )
    return Made(
        name="tool",
        depends=["__glibc >=2.28,<3.0.a0"],
        files={
            "bin/tool": f"#!{PLACEHOLDER}/bin/python\nprint('tool of {PLACEHOLDER}')\n".encode(),
            "lib/libtool.so.1": binary,
            "share/empty": b"",
            "etc/conda/activate.d/tool.sh": b"export TOOL_ACTIVE=$CONDA_PREFIX\n",
        },
        links={"lib/libtool.so": "libtool.so.1"},
        modes={"bin/tool": "text", "lib/libtool.so.1": "binary"},
    )


def linked_package(script: str) -> Made:
    """Return a package with a post-link script."""
    return Made(
        name="linked",
        build="h0_3",
        files={"bin/.linked-post-link.sh": script.encode(), "share/linked": b"x"},
    )


def module_package() -> Made:
    """Return a noarch Python package with an entry point and a script."""
    return Made(
        name="module",
        subdir="noarch",
        depends=["python"],
        files={
            "site-packages/module/__init__.py": b"def main():\n    print('module runs')\n",
            "site-packages/module/broken_template.py": b"{{ not python }}\n",
            "python-scripts/module-script": f"#!{PLACEHOLDER}/bin/python\nprint('hi')\n".encode(),
        },
        modes={"python-scripts/module-script": "text"},
        entry_points=["module-run = module:main"],
    )


def write_package(made: Made, channel: Path) -> Packed:
    """Write the package as .tar.bz2 into the channel's folder."""
    index: dict[str, Any] = {
        "name": made.name,
        "version": made.version,
        "build": made.build,
        "build_number": 0,
        "depends": made.depends,
        "subdir": made.subdir,
    }
    if made.subdir == "noarch":
        index["noarch"] = "python"
    paths: list[dict[str, Any]] = []
    for name, data in sorted(made.files.items()):
        row = {"_path": name, "path_type": "hardlink", "size_in_bytes": len(data)}
        row["sha256"] = hashlib.sha256(data).hexdigest()
        if name in made.modes:
            row |= {"prefix_placeholder": PLACEHOLDER, "file_mode": made.modes[name]}
        paths.append(row)
    paths += [{"_path": name, "path_type": "softlink"} for name in sorted(made.links)]
    info: dict[str, Any] = {"info/index.json": index}
    info["info/paths.json"] = {"paths": paths, "paths_version": 1}
    if made.subdir == "noarch":
        info["info/link.json"] = {
            "noarch": {"type": "python", "entry_points": made.entry_points},
            "package_metadata_version": 1,
        }
    folder = channel / made.subdir
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{made.name}-{made.version}-{made.build}.tar.bz2"
    with tarfile.open(path, "w:bz2") as tar:
        # the files come before info/, as in NVIDIA's packages
        for name, data in made.files.items():
            member = tarfile.TarInfo(name)
            member.size, member.mode = len(data), 0o755 if "bin/" in name else 0o644
            tar.addfile(member, io.BytesIO(data))
        for name, target in made.links.items():
            member = tarfile.TarInfo(name)
            member.type, member.linkname = tarfile.SYMTYPE, target
            tar.addfile(member)
        for name, document in info.items():
            text = json.dumps(document).encode()
            member = tarfile.TarInfo(name)
            member.size = len(text)
            tar.addfile(member, io.BytesIO(text))
    size, sha256, md5 = digest(path)
    locked = Locked(
        name=made.name,
        version=made.version,
        build=made.build,
        subdir=made.subdir,
        channel=channel.as_uri(),
        file_name=path.name,
        sha256=sha256,
    )
    return Packed(
        package=locked,
        path=path,
        file_name=path.name,
        sha256=sha256,
        md5=md5,
        size=size,
        index=index,
        unpacked=0,
        tree="",
    )


def make_channel(folder: Path, *packages: Made) -> Path:
    """Write the packages and their index."""
    packed = [write_package(each, folder) for each in packages]
    for subdir in ("linux-64", "linux-aarch64", "noarch"):
        (folder / subdir).mkdir(parents=True, exist_ok=True)
        (folder / subdir / "repodata.json").write_bytes(repodata(packed, subdir))
    return folder
