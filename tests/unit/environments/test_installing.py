"""A new environment: who owns its files; a damaged channel gives one error and no prefix."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.integration import hostile_files
from tests.unit.environments.packages import Made, make_channel, run, tool_package

from nybforge.environments.serve import Server


@pytest.mark.parametrize("mask", [0o022, 0o077])
def test_an_environment_is_for_whom_the_umask_says(root: Path, tmp_path: Path, mask: int) -> None:
    """Only the owner could read the records that the engine writes, but other users' `conda list`
    needs them."""
    channel = make_channel(tmp_path / "channel", tool_package())
    argv = ["env", "create", "--no-toolchain", "--prefix", str(tmp_path / "env"), "tool"]
    env = {"NYBFORGE_BUILD": str(tmp_path / "build"), "NYBFORGE_OUTPUT": str(tmp_path / "none")}
    before = os.umask(mask)
    try:
        code, _, err = run(root, *argv, "-c", str(channel), **env)
    finally:
        os.umask(before)
    assert code == 0, err
    records = list((tmp_path / "env/conda-meta").iterdir())
    assert len(records) == 2
    assert {each.stat().st_mode & 0o777 for each in records} == {0o666 & ~mask}


def test_a_package_that_writes_through_the_link_of_another_is_refused(
    root: Path, tmp_path: Path
) -> None:
    one = Made(name="one", files={"share/data": b"data"}, links={"bin/x": "../share/data"})
    channel = make_channel(tmp_path / "channel", one, Made(name="two", files={"bin/x": b"x"}))
    argv = ["env", "create", "--no-toolchain", "--prefix", str(tmp_path / "env"), "one", "two"]
    env = {"NYBFORGE_BUILD": str(tmp_path / "build"), "NYBFORGE_OUTPUT": str(tmp_path / "none")}
    code, _, err = run(root, *argv, "-c", str(channel), **env)
    assert code == 5
    assert "unsafe package: 'bin/x' is in " in err
    assert " too, and one of them is a symlink" in err
    assert not (tmp_path / "env").exists()


def test_a_file_that_was_edited_in_an_environment_is_not_in_the_next(
    root: Path, tmp_path: Path
) -> None:
    """The environments and the engine's cache share the file by hard links."""
    channel = make_channel(tmp_path / "channel", Made(name="one", files={"share/data": b"data"}))
    env = {"NYBFORGE_BUILD": str(tmp_path / "build"), "NYBFORGE_OUTPUT": str(tmp_path / "none")}
    argv = ["env", "create", "--no-toolchain", "one", "-c", str(channel), "--prefix"]
    assert run(root, *argv, str(tmp_path / "old"), **env)[0] == 0
    (tmp_path / "old/share/data").write_bytes(b"edit")
    code, _, err = run(root, *argv, str(tmp_path / "new"), **env)
    assert code == 0, err
    assert (tmp_path / "new/share/data").read_bytes() == b"data"
    assert (tmp_path / "old/share/data").read_bytes() == b"edit"


def test_no_setuid_file_is_installed(root: Path, tmp_path: Path) -> None:
    members = [hostile_files.file("bin/suid"), hostile_files.link("bin/link", "suid")]
    channel = hostile_files.channel(tmp_path / "channel", members)
    argv = ["env", "create", "--no-toolchain", "--prefix", str(tmp_path / "env"), "evil"]
    env = {"NYBFORGE_BUILD": str(tmp_path / "build"), "NYBFORGE_OUTPUT": str(tmp_path / "none")}
    with Server(root=channel) as server:
        code, _, err = run(root, *argv, "-c", server.url, **env)
        assert code == 0, err
        record = json.loads((tmp_path / "env/conda-meta/evil-1.0-0.json").read_text())
        assert record["url"] == f"{server.url}/linux-64/evil-1.0-0.tar.bz2"
    modes = [path.lstat().st_mode for path in tmp_path.rglob("suid")]
    assert len(modes) == 2  # the engine's cache has a hard link to the same file
    assert not [mode for mode in modes if mode & 0o7000]


@pytest.mark.parametrize(
    ("harm", "code", "what", "why"),
    [
        ("gone", 4, "NF310]: tool-1.0-0.tar.bz2 cannot be downloaded", "404 Not Found"),
        (
            "other",
            5,
            "NF410]: a package does not match the channel's index",
            "",
        ),
    ],
)
def test_a_served_package_that_is_damaged_is_one_error_and_no_prefix(
    root: Path, tmp_path: Path, harm: str, code: int, what: str, why: str
) -> None:
    channel = make_channel(tmp_path / "channel", tool_package())
    (package,) = channel.glob("*/tool-*")
    package.unlink()
    if harm == "other":
        other = make_channel(tmp_path / "other", Made(name="tool", files={"share/x": b"x"}))
        package.write_bytes((other / "linux-64" / package.name).read_bytes())
    with Server(root=channel) as server:
        argv = ["env", "create", "--no-toolchain", "--prefix", str(tmp_path / "env"), "tool"]
        argv += ["-c", server.url]
        env = {"NYBFORGE_BUILD": str(tmp_path / "build"), "NYBFORGE_OUTPUT": str(tmp_path / "none")}
        got, _, err = run(root, *argv, **env)
        assert got == code
        assert what in err
        assert f"  --> {server.url}/linux-64/{package.name}\n" in err
        assert why in err
    assert not (tmp_path / "env").exists()


def test_the_channel_whose_index_is_damaged_is_named(root: Path, tmp_path: Path) -> None:
    good, bad = (make_channel(tmp_path / name, tool_package()) for name in ("good", "bad"))
    (bad / "noarch/repodata.json").write_text("{")
    with Server(root=bad) as server:
        argv = ["env", "create", "--no-toolchain", "--dry-run", "tool"]
        argv += ["-c", str(good), "-c", server.url]
        code, _, err = run(root, *argv, NYBFORGE_OUTPUT=str(tmp_path / "none"))
        assert code == 4
        assert "error[NF310]: a channel cannot be read: failed to parse" in err
        assert f"  --> {server.url}\n" in err
        assert "\nhint: the channel's index is damaged" in err


@pytest.mark.parametrize(
    ("prefix", "said"), [(".", "the prefix is not empty"), ("a:b", "must not contain a colon")]
)
def test_an_impossible_prefix_is_an_error_before_any_work(
    root: Path, tmp_path: Path, prefix: str, said: str
) -> None:
    (tmp_path / "mine").touch()
    argv = ["env", "create", "--prefix", str(tmp_path / prefix), "tool", "-c", "http://no.where"]
    code, _, err = run(root, *argv, NYBFORGE_BUILD=str(tmp_path / "build"))
    assert (code, said in err, "start" in err) == (2, True, False), err
    assert [each.name for each in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    ("file", "why"), [("none/nybble.lua", "No such file"), (".", "Is a directory")]
)
def test_an_impossible_module_file_is_an_error_before_any_work(
    root: Path, tmp_path: Path, file: str, why: str
) -> None:
    argv = ["env", "create", "--prefix", str(tmp_path / "env"), "tool", "-c", "http://no.where"]
    argv += ["--modulefile", str(tmp_path / file)]
    code, _, err = run(root, *argv, NYBFORGE_BUILD=str(tmp_path / "build"))
    assert (code, "start" in err) == (4, False), err
    assert "the file cannot be written" in err
    assert why in err
    assert list(tmp_path.iterdir()) == []
