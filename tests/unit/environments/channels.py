"""Local channels for solver tests: indexes made of real records, without the packages' bytes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nybforge.environments.labels import Label
from nybforge.environments.lock import Lock


@dataclass(frozen=True, kw_only=True)
class Row:
    """One package of a channel's index."""

    name: str
    version: str
    build: str = "0"
    depends: Sequence[str] = ()
    constrains: Sequence[str] = ()
    subdir: str = "linux-64"
    track_features: str | None = None


def write_channel(folder: Path, rows: Iterable[Row]) -> Path:
    """Write a channel's repodata.json files and return its folder."""
    by_subdir: dict[str, dict[str, object]] = {"linux-64": {}, "linux-aarch64": {}, "noarch": {}}
    for row in rows:
        file_name = f"{row.name}-{row.version}-{row.build}.conda"
        entry: dict[str, object] = {
            "name": row.name,
            "version": row.version,
            "build": row.build,
            "build_number": int(row.build.rsplit("_", 1)[-1]) if row.build[-1].isdigit() else 0,
            "depends": list(row.depends),
            "constrains": list(row.constrains),
            "subdir": row.subdir,
            "sha256": hashlib.sha256(file_name.encode()).hexdigest(),
            "size": 1,
        }
        if row.track_features:
            entry["track_features"] = row.track_features
        if row.subdir == "noarch":
            entry["noarch"] = "generic"
        by_subdir[row.subdir][file_name] = entry
    for subdir, packages in by_subdir.items():
        (folder / subdir).mkdir(parents=True, exist_ok=True)
        index = {"info": {"subdir": subdir}, "packages": {}, "packages.conda": packages}
        (folder / subdir / "repodata.json").write_text(json.dumps(index), encoding="utf-8")
    return folder


def rows_of_lock(lock: Lock) -> list[Row]:
    """Return the lock's packages with their real dependencies and constraints."""
    return [
        Row(
            name=each.name,
            version=each.version,
            build=each.build,
            subdir=each.subdir,
            depends=each.depends or (),
            constrains=each.constrains,
        )
        for each in lock.packages
    ]


def rows_of_label(label: Label, lower_bounds: Mapping[str, Sequence[str]]) -> list[Row]:
    """Return the label's packages; up to 12.4 nothing but lower bounds ties them together."""
    rows = []
    for name, version in label.parts.items():
        wanted = [part for part in lower_bounds.get(name, ()) if part in label.parts]
        rows.append(
            Row(
                name=name,
                version=version,
                depends=[f"{part} >={label.parts[part]}" for part in wanted],
            )
        )
    return rows
