"""The bundle's installer writes only into the prefix."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.unit.environments.bundle_installer.listed import listed

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.place import Places


def _package(folder: Path, **entries: dict[str, Any]) -> str:
    """Write an unpacked package into `folder`. Each entry names a file; its content is the name."""
    (folder / "info").mkdir(parents=True)
    for name in entries:
        (folder / name).write_text(name)
    paths = [{"_path": name, "path_type": "hardlink", **more} for name, more in entries.items()]
    (folder / "info/paths.json").write_text(json.dumps({"paths": paths, "paths_version": 1}))
    (folder / "info/index.json").write_text("{}")
    return str(folder)


def test_a_shared_cache_links_files_except_those_that_must_not_be_links(tmp_path: Path) -> None:
    package = _package(tmp_path / "package", lent={}, own={"no_link": True})
    stage = tmp_path / "env"
    (stage / "conda-meta").mkdir(parents=True)
    (stage / "lent").symlink_to(tmp_path / "gone")  # an interrupted run left it
    Places(str(stage), str(stage), None, copy=True).put(package, listed())
    links = {name: os.stat(stage / name).st_nlink for name in ("lent", "own")}
    assert links == {"lent": 2, "own": 1}
    assert [(stage / name).read_text() for name in links] == list(links)
    assert not (tmp_path / "gone").exists()


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("../evil", "it contains '..'"),
        ("/tmp/evil", "it is absolute"),
        ("out/evil", "leads out of the prefix"),
        ("folder", "and a folder in another package"),
        ("conda-meta/other-1-0.json", "that only the installer may write"),
        ("missing", "which the package does not contain"),
        ("info", "is not a regular file"),
    ],
)
def test_a_list_of_files_that_is_unsafe_is_refused(tmp_path: Path, path: str, why: str) -> None:
    package, stage = tmp_path / "package", tmp_path / "env"
    for name in ("info/paths.json", "out/evil", "folder"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(json.dumps({"paths": [{"_path": path}]}))
    (stage / "folder").mkdir(parents=True)
    (stage / "out").symlink_to(tmp_path)
    with pytest.raises(Fault, match=r"^package: unsafe package: ") as told:
        Places(str(stage), str(stage), None, copy=False).put(str(package), listed())
    assert why in told.value.what
    assert not (tmp_path / "evil").exists()


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    """Entry points, files with a placeholder and the record are never written to the target of a
    link."""
    victim, stage = tmp_path / "victim", tmp_path / "env"
    victim.write_text("years of work")
    package = _package(tmp_path / "package", text={"prefix_placeholder": "text"})
    link = {"noarch": {"type": "python", "entry_points": ["run = module:main"]}}
    (tmp_path / "package/info/link.json").write_text(json.dumps(link))
    for name in ("text", "bin/run", "conda-meta/package-1-0.json"):
        (stage / name).parent.mkdir(parents=True, exist_ok=True)
        (stage / name).symlink_to(victim)
    Places(str(stage), str(stage), "3.12", copy=True).put(package, listed(noarch="python"))
    assert victim.read_text() == "years of work"
    assert not [path for path in stage.rglob("*") if path.is_symlink()]


@pytest.mark.parametrize(
    "line", ["../x = m:f", "a/b = m:f", " = m:f", "x = m", "x = os; import m:f", "x = m:f()"]
)
def test_an_entry_point_is_a_name_a_module_and_a_function(tmp_path: Path, line: str) -> None:
    package = _package(tmp_path / "package")
    link = {"noarch": {"type": "python", "entry_points": [line]}}
    (tmp_path / "package/info/link.json").write_text(json.dumps(link))
    (tmp_path / "env").mkdir()
    with pytest.raises(Fault, match="unsafe package: entry point"):
        Places(str(tmp_path / "env"), "/e", "3.12", True).put(package, listed(noarch="python"))
