"""Entries of the engine's package cache whose replacement a kill has interrupted."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import pytest

from nybforge.executor import Local
from nybforge.packagecache import mend


def entry(folder: Path, name: str) -> Path:
    (folder / name / "info").mkdir(parents=True)
    (folder / name / "info/index.json").write_text("{}")
    (folder / f"{name}.lock").write_bytes(b"x" * 40)
    return folder / name


def test_an_exchange_that_was_cut_off_is_taken_out(tmp_path: Path) -> None:
    entry(tmp_path, "libnybble-0.1.0-h0_0")
    good = entry(tmp_path, "nvrtcc-0.1.0-h0_0")
    (tmp_path / ".libnybble-0.1.0-h0_0lCpUGP/share").mkdir(parents=True)
    (tmp_path / ".cache.lock").touch()
    assert mend(tmp_path) == ("libnybble-0.1.0-h0_0",)
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == [".cache.lock", good.name, f"{good.name}.lock"]
    assert mend(tmp_path) == ()


@pytest.mark.parametrize("lock", ["libnybble-0.1.0-h0_0.lock", ".cache.lock"])
def test_an_exchange_at_work_is_left_alone(lock: str, tmp_path: Path) -> None:
    """Builds lock the entry, and installations lock the whole cache, while they unpack."""
    busy = entry(tmp_path, "libnybble-0.1.0-h0_0")
    unpacked = tmp_path / ".libnybble-0.1.0-h0_0lCpUGP"
    unpacked.mkdir()
    with (tmp_path / lock).open("ab") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert mend(tmp_path) == ()
    assert (busy / "info/index.json").is_file()
    assert unpacked.is_dir()


def test_an_entry_whose_file_was_edited_in_an_environment_is_taken_out(tmp_path: Path) -> None:
    edited, good = entry(tmp_path, "one-1.0-h0_0"), entry(tmp_path, "two-1.0-h0_0")
    (tmp_path / ".cache.lock").touch()
    installed = tmp_path / "index.json"
    installed.hardlink_to(edited / "info/index.json")
    times = (tmp_path / f"{edited.name}.lock").stat()
    installed.write_text("[]")
    os.utime(installed, ns=(times.st_atime_ns, times.st_mtime_ns + 1))
    assert mend(tmp_path) == (edited.name,)
    assert (edited.exists(), good.exists(), installed.read_text()) == (False, True, "[]")


def test_a_build_mends_the_cache_that_the_user_named(
    nybforge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = entry(tmp_path / "mine/pkgs", "one-1.0-h0_0")
    (tmp_path / "mine/pkgs/.one-1.0-h0_0lCpUGP").mkdir()
    monkeypatch.setattr(Local, "execute", lambda *_: ())
    answer = nybforge("build", "cpu", env={"NYBFORGE_PACKAGE_CACHE": "mine"})
    assert (answer.code, "repaired     one-1.0-h0_0: " in answer.err) == (0, True), answer.err
    assert not cut.exists()


def test_there_may_be_no_cache_yet(tmp_path: Path) -> None:
    assert mend(tmp_path / "none") == ()
