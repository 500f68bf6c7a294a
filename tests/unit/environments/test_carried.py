"""The installer that bundles carry: whose lock it is, and nothing written outside the prefix."""

from __future__ import annotations

import io
import json
import os
import tarfile
from pathlib import Path
from typing import Any

import pytest

from nybforge.environments.carried.__main__ import _options, _stopped
from nybforge.environments.carried.fault import Fault
from nybforge.environments.carried.hold import Hold
from nybforge.environments.carried.place import Places
from nybforge.environments.carried.unpack import unpack


def _hold(prefix: Path) -> Hold:
    return Hold(str(prefix), lambda text: None)


def test_a_lock_that_its_maker_never_signed_is_taken_over(tmp_path: Path) -> None:
    lock = tmp_path / "env.lock"
    lock.touch()
    with pytest.raises(Fault, match="another node still holds"):
        _hold(tmp_path / "env").acquire(0, lambda: False)
    os.utime(lock, (1, 1))
    assert _hold(tmp_path / "env").acquire(0, lambda: False)


def test_a_holder_that_was_taken_for_dead_stops(tmp_path: Path) -> None:
    hold = _hold(tmp_path / "env")
    assert hold.acquire(0, lambda: False)
    hold.beat()
    (tmp_path / "env.lock").write_text("othernode 77\n")
    with pytest.raises(Fault, match="was taken away"):
        hold.beat()
    hold.release()
    assert (tmp_path / "env.lock").read_text() == "othernode 77\n"


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "-1", "soon", ""])
def test_a_wait_that_is_no_time_is_refused(seconds: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        _options([f"--wait={seconds}", "--payload", "bundle"])
    assert end.value.code == 2
    assert f"--wait: {seconds!r} is not a number of seconds" in capfd.readouterr().err


def test_a_slip_on_the_node_is_one_error(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        _options(["--nope", "--payload", "bundle"])
    assert end.value.code == 2
    said = "error: unrecognized arguments: --nope\n\nhint: sh FILE --help\n"
    assert capfd.readouterr().err == said


def test_what_a_second_ctrl_c_breaks_off_is_no_full_disk() -> None:
    error = OSError(9, "Bad file descriptor")
    assert not _stopped(error)
    error.__context__ = ValueError()
    error.__context__.__context__ = KeyboardInterrupt()
    assert _stopped(error)


def _archive(*members: tarfile.TarInfo) -> io.BytesIO:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:bz2") as tar:
        for member in members:
            tar.addfile(member, io.BytesIO(b"x" * member.size))
    return io.BytesIO(data.getvalue())


def _member(name: str, kind: bytes = tarfile.REGTYPE, target: str = "") -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.type, member.linkname, member.size = kind, target, int(kind == tarfile.REGTYPE)
    return member


@pytest.mark.parametrize(
    "members",
    [
        [_member("../evil")],
        [_member("/evil")],
        [_member("a", tarfile.SYMTYPE, ".."), _member("a/evil")],
        [_member("a", tarfile.SYMTYPE, "/"), _member("b", tarfile.LNKTYPE, "a/etc/passwd")],
    ],
    ids=["up", "root", "through a link", "hard link through a link"],
)
def test_an_archive_that_leads_out_of_its_folder_is_refused(
    tmp_path: Path, members: list[tarfile.TarInfo]
) -> None:
    with pytest.raises(Fault, match="it would write outside its prefix"):
        unpack(_archive(*members), str(tmp_path / "cache/package"), "package")
    assert list(tmp_path.iterdir()) == [tmp_path / "cache"]
    assert list((tmp_path / "cache").iterdir()) == []


def test_links_that_stay_inside_are_followed(tmp_path: Path) -> None:
    links = [_member("lib/one"), _member("lib64", tarfile.SYMTYPE, "lib"), _member("lib64/two")]
    unpack(_archive(*links), str(tmp_path / "package"), "package")
    assert sorted(os.listdir(tmp_path / "package/lib")) == ["one", "two"]
    assert os.listdir(tmp_path) == ["package"]


def _package(folder: Path, **entries: dict[str, Any]) -> str:
    """A package unpacked in `folder`, a file of its name in each entry."""
    (folder / "info").mkdir(parents=True)
    for name in entries:
        (folder / name).write_text(name)
    paths = [{"_path": name, "path_type": "hardlink", **more} for name, more in entries.items()]
    (folder / "info/paths.json").write_text(json.dumps({"paths": paths, "paths_version": 1}))
    (folder / "info/index.json").write_text("{}")
    return str(folder)


def test_a_shared_cache_lends_files_but_for_those_that_must_not_be_links(tmp_path: Path) -> None:
    package = _package(tmp_path / "package", lent={}, own={"no_link": True})
    stage = tmp_path / "env"
    (stage / "conda-meta").mkdir(parents=True)
    (stage / "lent").symlink_to(tmp_path / "gone")  # of a try that was cut off
    row = {"name": "package", "version": "1", "build": "0"}
    row |= {"original": {"url": "file:///channel/noarch/package-1-0.conda", "sha256": ""}}
    Places(str(stage), str(stage), None, copy=True).put(package, row)
    links = {name: os.stat(stage / name).st_nlink for name in ("lent", "own")}
    assert links == {"lent": 2, "own": 1}
    assert [(stage / name).read_text() for name in links] == list(links)
    assert not (tmp_path / "gone").exists()


@pytest.mark.parametrize("path", ["../evil", "out/evil"])
def test_a_list_of_files_that_leads_out_of_the_prefix_is_refused(tmp_path: Path, path: str) -> None:
    package, stage = tmp_path / "package", tmp_path / "env"
    for name in ("info/paths.json", "out/evil"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(json.dumps({"paths": [{"_path": path}]}))
    stage.mkdir()
    (stage / "out").symlink_to(tmp_path)  # of another package
    with pytest.raises(Fault, match="it would write outside its prefix"):
        Places(str(stage), str(stage), None, copy=False).put(str(package), {"name": "package"})
    assert not (tmp_path / "evil").exists()
