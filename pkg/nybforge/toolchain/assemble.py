"""Builds one conda package from a plan with the engine's assembler. The same plan gives the same
bytes."""

from __future__ import annotations

import io
import json
import os
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Literal

import zstandard

from nybforge.locks import confirm
from nybforge.run import Runner
from nybforge.toolchain.model import PackagePlan
from nybforge.toolchain.staging import licence_files, stage

__all__ = ["assemble"]

# A fixed time, so that equal content gives equal bytes. conda uses the time only to choose between
# otherwise equal packages.
TIMESTAMP = datetime(2024, 1, 1, tzinfo=timezone.utc)
# the packages stay on this machine for a short time, so speed matters more than size
COMPRESSION = 1
LOCAL_ONLY = (
    "Repackaged on this machine by nybforge from a wheel of the package index. It stays local: "
    "its licence may not allow passing it on."
)


def assemble(plan: PackagePlan, wheels: Mapping[str, Path], channel: Path, runner: Runner) -> Path:
    """Write the package into the channel and return its path. The file appears only when it is
    complete."""
    from rattler_build import assemble_package

    final = channel / plan.file
    final.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".assemble-", dir=channel) as scratch_name:
        scratch = Path(scratch_name)
        files, licences = scratch / "files", scratch / "licences"
        stage(plan, wheels, files, runner)
        licences.mkdir()
        texts: list[Path] = []
        if plan.license_from is not None:
            texts = licence_files(wheels[plan.license_from.sha256], licences)
        done = assemble_package(
            plan.name,
            plan.version,
            plan.subdir,
            plan.build,
            scratch / "out",
            files_dir=files,
            license=plan.license,
            summary=plan.summary,
            description=None if plan.external else LOCAL_ONLY,
            depends=plan.depends,
            constrains=plan.constrains,
            noarch=_noarch(plan),
            license_files=texts,
            compression_level=COMPRESSION,
            timestamp=TIMESTAMP,
            detect_prefix=False,
        )
        made = done.path
        if extra := _info_files(plan):
            made = scratch / "completed"
            _complete(done.path, extra, made)
        with made.open("rb+") as handle:
            os.fsync(handle.fileno())
        confirm(channel / ".lock")
        os.replace(made, final)
        shutil.rmtree(scratch / "files", ignore_errors=True)
    return final


def _noarch(plan: PackagePlan) -> Literal["python", "generic"] | None:
    if plan.subdir != "noarch":
        return None
    return "python" if plan.python else "generic"


def _info_files(plan: PackagePlan) -> dict[str, bytes]:
    """Return the info files that the assembler cannot write: the run-exports, and the link file of
    a noarch Python package. Without the link file, conda creates neither entry points nor .pyc
    files."""
    found: dict[str, object] = {}
    if plan.run_exports:
        found["info/run_exports.json"] = {k: list(v) for k, v in plan.run_exports.items()}
    if plan.python:
        noarch: dict[str, object] = {"type": "python"}
        if plan.entry_points:
            noarch["entry_points"] = list(plan.entry_points)
        found["info/link.json"] = {"noarch": noarch, "package_metadata_version": 1}
    return {name: json.dumps(data, indent=2).encode() + b"\n" for name, data in found.items()}


def _complete(source: Path, extra: dict[str, bytes], target: Path) -> None:
    """Copy a .conda and add files to its info part. The packaged files stay unchanged."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name.startswith("info-"):
                plain = zstandard.ZstdDecompressor().decompressobj().decompress(data)
                data = zstandard.ZstdCompressor().compress(_with_members(plain, extra))
            new.writestr(zipfile.ZipInfo(name), data)


def _with_members(plain: bytes, extra: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=io.BytesIO(plain)) as old, tarfile.open(fileobj=out, mode="w") as new:
        for member in old:
            new.addfile(member, old.extractfile(member) if member.isreg() else None)
        for name, data in sorted(extra.items()):
            info = tarfile.TarInfo(name)
            info.size, info.mode, info.mtime = len(data), 0o644, int(TIMESTAMP.timestamp())
            new.addfile(info, io.BytesIO(data))
    return out.getvalue()
