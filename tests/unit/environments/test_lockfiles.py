"""Truncated, edited, duplicated, empty or foreign locks are refused with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.environments.lock import Lock
from nybforge.environments.lockfiles import read_lock, read_locks
from nybforge.environments.lockforms import lock_text
from nybforge.errors import LockError


def test_a_hand_edited_lock_is_refused(lock: Lock, tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_text(lock_text(lock, "explicit").replace("cmake-4.4.2", "cmake-4.4.3"))
    with pytest.raises(LockError, match="edited or truncated"):
        read_lock(path)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("conda-forge/linux-64/cmake-4.4.2-0.conda", "not CHANNEL/SUBDIR/FILE#sha256:HASH"),
        ("cmake-4.4.2-0.conda#sha256:" + "0" * 64, "not CHANNEL/SUBDIR/FILE#sha256:HASH"),
        ("c/linux-64/cmake.conda#sha256:" + "0" * 64, "not the file name of a conda package"),
        ("c/linux-64/cmake-1-0.zip#sha256:" + "0" * 64, "not the file name of a conda package"),
        ("c/../cmake-1-0.conda#sha256:" + "0" * 64, "unsafe path"),
        ("file:///c/../n/cmake-1-0.conda#sha256:" + "0" * 64, "unsafe path"),
        (
            "https://h/c/../../n/a-1-0.conda#sha256:" + "0" * 64,
            "unsafe path",
        ),
    ],
)
def test_a_bad_line_is_an_error(line: str, what: str, tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_text(f"@EXPLICIT\n{line}\n")
    with pytest.raises(LockError) as caught:
        read_lock(path)
    assert what in caught.value.what
    assert str(caught.value.where) == f"{path}:2"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("@EXPLICIT\n", "the lock lists no conda packages"),
        ("metadata: {platforms: [linux-64]}\npackage: []\n", "the lock lists no conda packages"),
        ("metadata: {platforms: []}\npackage: []\n", "the lock is for no platform"),
        (
            "version: 6\nenvironments: {}\npackages: []\n",
            "the lock must contain one environment, or one that is called default; found none",
        ),
        (
            "version: 6\nenvironments:\n  a: {channels: [], packages: {}}\n"
            "  b: {channels: [], packages: {}}\npackages: []\n",
            "the lock must contain one environment, or one that is called default; found a, b",
        ),
    ],
    ids=["explicit", "conda-lock", "no platform", "pixi's none", "pixi's several"],
)
def test_an_empty_lock_is_refused(text: str, what: str, tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    path.write_text(text)
    with pytest.raises(LockError) as caught:
        read_lock(path)
    assert caught.value.what == what


def test_an_environment_with_two_packages_of_one_name_is_refused(
    lock: Lock, tmp_path: Path
) -> None:
    path = tmp_path / "x.txt"
    text = lock_text(lock, "conda")
    rest = [line for line in text.splitlines() if "digest" not in line]
    cmake = next(line for line in rest if "/cmake-4.4.2" in line)
    path.write_text("\n".join([*rest, cmake]))
    assert read_lock(path).digest == lock.digest  # an exact duplicate of a package is harmless
    path.write_text("\n".join([*rest, cmake.replace("cmake-4.4.2", "cmake-3.30.0")]))
    with pytest.raises(LockError, match="the lock has cmake twice: cmake-"):
        read_lock(path)


def test_a_virtual_package_needs_no_version(lock: Lock, tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_text(lock_text(lock, "explicit").replace("__unix=0", "__unix"))
    assert read_lock(path).virtual["__unix"] == ""


@pytest.mark.slow
def test_a_lock_for_several_platforms_gives_those_that_are_asked_for(
    lock: Lock, tmp_path: Path
) -> None:
    path = tmp_path / "conda-lock.yml"
    text = lock_text(lock, "conda-lock")
    _, _, rows = text.partition("package:\n")
    other = rows.replace("linux-64", "linux-aarch64")
    platforms = "[linux-64, linux-aarch64]"
    path.write_text(f"metadata: {{platforms: {platforms}}}\npackage:\n{rows}{other}")
    both = read_locks(path, ["linux-64", "linux-aarch64"])
    assert [each.platform for each in both] == ["linux-64", "linux-aarch64"]
    assert [each.platform for each in read_locks(path, ["linux-aarch64"])] == ["linux-aarch64"]
    with pytest.raises(LockError, match="the lock contains several platforms: linux-64, linux-a"):
        read_locks(path, [])
    with pytest.raises(LockError, match="the lock is for linux-64, linux-aarch64, not for win-64"):
        read_lock(path, "win-64")
    path.write_text(text)  # a lock for one platform is used unchanged
    assert [each.platform for each in read_locks(path, ["linux-aarch64"])] == ["linux-64"]
