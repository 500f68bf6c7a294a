"""The files of a package in its folder: selected members, modes and licences, and nothing outside
the folder."""

from __future__ import annotations

import os
import stat
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nybforge.errors import DownloadError
from nybforge.run import Runner
from nybforge.toolchain.model import Files, Link, PackagePlan
from nybforge.toolchain.staging import licence_files, stage

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index

PLAN = PackagePlan(name="demo", version="1.0", subdir="noarch", summary="a test", license="MIT")


def staged(plan: PackagePlan, index: Index, folder: Path, runner: Runner) -> dict[str, str]:
    """Stage the plan and return path -> content of files, and path -> target of links."""
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
    with pytest.raises(DownloadError, match="out of the package"):
        staged(plan, index, tmp_path / "out", runner)
    assert not list(tmp_path.rglob("evil"))


def test_a_wheel_of_another_layout_is_an_error(
    index: Index, runner: Runner, tmp_path: Path
) -> None:
    wheel = index.add("lib", "1", {"lib/other.so": "x"})
    plan = replace(PLAN, content=(Files(wheel=wheel, pattern="lib/wanted.*", to="lib"),))
    with pytest.raises(DownloadError, match="has no member that matches"):
        staged(plan, index, tmp_path / "out", runner)


def test_licence_texts_are_included(index: Index, tmp_path: Path) -> None:
    wheel = index.add("lib", "1", {"lib-1.dist-info/licenses/deep/NOTICE": "notice"})
    found = licence_files(index.folder / wheel.file, tmp_path)
    assert sorted(path.name for path in found) == ["License.txt", "deep_NOTICE"]
