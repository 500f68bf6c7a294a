"""One package has the expected files and metadata and the same bytes each time; nothing is outside
its folder."""

from __future__ import annotations

import hashlib
import io
import json
import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import zstandard

from nybforge.errors import DownloadError
from nybforge.run import Runner
from nybforge.toolchain.assemble import assemble
from nybforge.toolchain.model import Files, Link, PackagePlan, Text

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index

PLAN = PackagePlan(name="demo", version="1.0", subdir="noarch", summary="a test", license="MIT")


def info(package: Path) -> dict[str, bytes]:
    """Return the info files of a package."""
    with zipfile.ZipFile(package) as outer:
        name = next(each for each in outer.namelist() if each.startswith("info-"))
        plain = zstandard.ZstdDecompressor().decompressobj().decompress(outer.read(name))
    found = {}
    with tarfile.open(fileobj=io.BytesIO(plain)) as archive:
        for member in archive:
            source = archive.extractfile(member)
            assert source is not None
            found[member.name] = source.read()
    return found


def test_run_exports_are_metadata_and_no_file_of_the_environment(
    runner: Runner, tmp_path: Path
) -> None:
    plan = replace(
        PLAN,
        run_exports={"strong": ("libgcc >=12",)},
        content=(Text(path="bin/x", text="x", executable=True),),
    )
    found = info(assemble(plan, {}, tmp_path / "channel", runner))
    assert json.loads(found["info/run_exports.json"]) == {"strong": ["libgcc >=12"]}
    paths = json.loads(found["info/paths.json"])["paths"]
    assert [each["_path"] for each in paths] == ["bin/x"]


def test_noarch_python_packages_have_entry_points(runner: Runner, tmp_path: Path) -> None:
    plan = replace(
        PLAN,
        python=True,
        entry_points=("demo = demo:main",),
        content=(Text(path="site-packages/demo.py", text="def main(): ..."),),
    )
    found = info(assemble(plan, {}, tmp_path / "channel", runner))
    link = json.loads(found["info/link.json"])
    assert link["noarch"] == {"type": "python", "entry_points": ["demo = demo:main"]}
    assert json.loads(found["info/index.json"])["noarch"] == "python"


@pytest.mark.parametrize("exports", [{}, {"weak": ("x",)}])
def test_the_same_plan_gives_the_same_bytes(
    exports: dict[str, tuple[str, ...]], index: Index, runner: Runner, tmp_path: Path
) -> None:
    wheel = index.add("lib", "1", {f"lib/{n}.h": f"{n}" * 99 for n in range(40)})
    plan = replace(
        PLAN,
        run_exports=exports,
        content=(
            Files(wheel=wheel, pattern="lib/*", to="opt"),
            Link(path="x", target="opt/lib/1.h"),
        ),
        license_from=wheel,
    )
    places = {wheel.sha256: index.folder / wheel.file}
    digests = {
        hashlib.sha256(assemble(plan, places, tmp_path / name, runner).read_bytes()).hexdigest()
        for name in ("a", "b", "ä c")
    }
    assert len(digests) == 1


def test_nothing_half_made_is_left_after_a_failure(
    index: Index, runner: Runner, tmp_path: Path
) -> None:
    wheel = index.add("lib", "1", {"lib/x": "x"})
    broken = tmp_path / wheel.file
    broken.write_bytes((index.folder / wheel.file).read_bytes()[:40])
    plan = replace(PLAN, content=(Files(wheel=wheel, pattern="lib/*", to="opt"),))
    with pytest.raises(DownloadError, match="not a readable wheel"):
        assemble(plan, {wheel.sha256: broken}, tmp_path / "channel", runner)
    assert [p for p in (tmp_path / "channel").rglob("*") if not p.is_dir()] == []
