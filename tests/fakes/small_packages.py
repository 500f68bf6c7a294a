"""Small but complete conda packages."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from packed import packed


def make_package(
    folder: Path,
    name: str,
    version: str = "1.0",
    build: str = "h0_0",
    files: Mapping[str, bytes] | None = None,
    **more: Any,
) -> Path:
    """Write a small but complete .conda package and return its file."""
    index = {
        "name": name,
        "version": version,
        "build": build,
        "build_number": 0,
        "depends": [],
        "subdir": "noarch",
        "noarch": "generic",
        "timestamp": 1,
        **more,
    }
    content = dict(files or {f"share/{name}.txt": name.encode()})
    paths = [
        {"_path": path, "path_type": "hardlink", "size_in_bytes": len(data)}
        for path, data in content.items()
    ]
    info = {
        "info/about.json": b"{}",
        "info/index.json": json.dumps(index).encode(),
        "info/paths.json": json.dumps({"paths": paths, "paths_version": 1}).encode(),
        "info/files": "\n".join(content).encode(),
    }
    stem = f"{name}-{version}-{build}"
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"{stem}.conda"
    with zipfile.ZipFile(package, "w") as outer:
        outer.writestr("metadata.json", '{"conda_pkg_format_version": 2}')
        outer.writestr(f"pkg-{stem}.tar.zst", packed(content))
        outer.writestr(f"info-{stem}.tar.zst", packed(info))
    return package
