"""One package: its files and metadata, the same bytes each time, nothing outside its folder."""

from __future__ import annotations

import hashlib
import io
import json
import os
import stat
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
from nybforge.toolchain.staging import licence_files, stage

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index

PLAN = PackagePlan(name="demo", version="1.0", subdir="noarch", summary="a test", license="MIT")


def staged(plan: PackagePlan, index: Index, folder: Path, runner: Runner) -> dict[str, str]:
    """Stage the plan and return path -> content, or -> target for links."""
    places = {wheel.sha256: index.folder / wheel.file for wheel in plan.wheels}
    stage(plan, places, folder, runner)
    return {
        str(path.relative_to(folder)): f"-> {os.readlink(path)}"
        if path.is_symlink()
        else path.read_text()
        for path in sorted(folder.rglob("*"))
        if not path.is_dir()
    }


def test_members_are_chosen_stripped_and_linked(
    index: Index, runner: Runner, weird_tmp_path: Path
) -> None:
    wheel = index.add(
        "lib", "1", {"n/a/lib/libx.so.1": "x", "n/a/lib/__init__.py": "", "n/a/include/x.h": "h"}
    )
    files = Files(wheel=wheel, pattern="n/a/lib/*", to="t/lib", strip="n/a/lib", link="lib")
    plan = replace(PLAN, content=(files, Link(path="lib/libx.so", target="libx.so.1")))
    assert staged(plan, index, weird_tmp_path / "out", runner) == {
        "t/lib/libx.so.1": "x",
        "lib/libx.so.1": "-> ../t/lib/libx.so.1",
        "lib/libx.so": "-> libx.so.1",
    }


def test_programs_are_executable(index: Index, runner: Runner, tmp_path: Path) -> None:
    wheel = index.add("tool", "1", {"bin/tool": "#!/bin/sh\n"})
    files = Files(wheel=wheel, pattern="bin/*", to="opt", executable=True)
    staged(replace(PLAN, content=(files,)), index, tmp_path / "out", runner)
    assert stat.S_IMODE((tmp_path / "out/opt/bin/tool").stat().st_mode) == 0o755


@pytest.mark.parametrize("member", ["../evil", "a/../../evil"])
def test_a_member_that_leads_outside_is_refused(
    member: str, index: Index, runner: Runner, tmp_path: Path
) -> None:
    wheel = index.add("evil", "1", {member: "x"})
    plan = replace(PLAN, content=(Files(wheel=wheel, pattern="*evil", to="a"),))
    with pytest.raises(DownloadError, match="outside the package"):
        staged(plan, index, tmp_path / "out", runner)
    assert not list(tmp_path.rglob("evil"))


def test_a_wheel_of_another_layout_is_an_error(
    index: Index, runner: Runner, tmp_path: Path
) -> None:
    wheel = index.add("lib", "1", {"lib/other.so": "x"})
    plan = replace(PLAN, content=(Files(wheel=wheel, pattern="lib/wanted.*", to="lib"),))
    with pytest.raises(DownloadError, match="has no member that matches"):
        staged(plan, index, tmp_path / "out", runner)


def test_licence_texts_come_along(index: Index, tmp_path: Path) -> None:
    wheel = index.add("lib", "1", {"lib-1.dist-info/licenses/deep/NOTICE": "notice"})
    found = licence_files(wheel, index.folder / wheel.file, tmp_path)
    assert sorted(path.name for path in found) == ["License.txt", "deep_NOTICE"]


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


def test_the_build_string_follows_the_content() -> None:
    text = Text(path="a", text="1")
    builds = {
        replace(PLAN, content=(text,)).build,
        replace(PLAN, content=(replace(text, text="2"),)).build,
        replace(PLAN, content=(replace(text, executable=True),)).build,
        replace(PLAN, depends=("x",)).build,
        replace(PLAN, run_exports={"weak": ("x",)}).build,
    }
    assert len(builds) == 5


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
