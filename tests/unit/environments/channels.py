"""Local channels for solver tests. Their indexes contain real records, but the packages have no
bytes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nybforge.condabuild import rendered_outputs
from nybforge.environments.labels import Label
from nybforge.environments.lock import Lock
from nybforge.variants import Variant

ROOT = Path(__file__).resolve().parents[3]


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


def row_of_recipe(recipe: str, variant: Variant) -> Row:
    """Return the index entry of the package that the recipe builds for the target."""
    (output,) = rendered_outputs(ROOT / f"recipe/{recipe}/recipe.yaml", variant, "linux-64")
    needs = output.get("requirements", {})
    return Row(
        name=output["package"]["name"],
        version=output["package"]["version"],
        build=output["build"]["string"],
        depends=needs.get("run", ()),
        constrains=needs.get("run_constraints", ()),
        subdir="noarch",
    )


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


# From 12.5 on, each of these NVIDIA packages depends on the listed packages with the same version
# and build, in addition to cuda-version.
SPLIT = {
    "cuda-nvcc": ("cuda-nvcc_linux-64",),
    "cuda-nvcc_linux-64": ("cuda-nvcc-dev_linux-64", "cuda-nvcc-impl", "cuda-nvcc-tools"),
    "cuda-nvcc-impl": ("cuda-nvcc-dev_linux-64", "cuda-nvcc-tools", "cuda-nvvm-impl"),
    "cuda-nvcc-tools": ("cuda-crt-tools", "cuda-nvvm-tools"),
    "cuda-nvcc-dev_linux-64": ("cuda-crt-dev_linux-64", "cuda-nvvm-dev_linux-64"),
    "cuda-cudart-dev": ("cuda-cudart", "cuda-cudart-static", "cuda-cudart-dev_linux-64"),
    "libcublas-dev": ("libcublas",),
    "libcusparse-dev": ("libcusparse",),
}


def versions_of_label(label: Label) -> dict[str, str]:
    """Return the version of every package in the label: pinned packages, libraries with their own
    version numbers, and packages with the toolkit's version number."""
    found = dict.fromkeys(label.numbered, label.release)
    if label.names == "split":
        nvcc = {name for names in SPLIT.values() for name in names if "nvcc" in name}
        found |= dict.fromkeys((*nvcc, "cuda-nvvm-tools", "cuda-crt-tools"), label.nvcc)
        cudart = ("cuda-cudart", "cuda-cudart-static", "cuda-cudart-dev_linux-64")
        found |= dict.fromkeys(cudart, label.parts["cuda-cudart-dev"])
    for name, version in label.others.items():
        found |= {f"{name}{end}": version for end in ("", "-dev", "-static")}
    found["gds-tools"] = label.others.get("libcufile", f"1.{label.cuda.replace('.', '')}")
    return {**found, **label.parts}


def rows_of_label(label: Label, lower_bounds: Mapping[str, Sequence[str]]) -> list[Row]:
    """Return the packages in the label. Up to 12.4, only lower bounds connect them."""
    versions = versions_of_label(label)
    if label.names == "flat":
        return [
            Row(
                name=name,
                version=version,
                depends=[
                    f"{part} >={versions[part]}"
                    for part in lower_bounds.get(name, ())
                    if part in versions
                ],
            )
            for name, version in versions.items()
        ]
    major, minor = label.cuda.split(".")
    one = f"cuda-version >={label.cuda},<{major}.{int(minor) + 1}.0a0"
    return [
        Row(
            name=name,
            version=version,
            depends=[
                one,
                *(f"{part} {versions[part]} 0" for part in SPLIT.get(name, ())),
                *(p for p in lower_bounds.get(name, ()) if p in versions and name not in SPLIT),
            ],
        )
        for name, version in versions.items()
    ]
