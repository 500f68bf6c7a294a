"""The bundle installer: who holds its lock, and no writes outside the prefix."""

from __future__ import annotations

import io
import json
import os
import tarfile
import time
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
    hold = Hold(str(tmp_path / "env"), lambda text: None, stale=0.5)
    assert hold.acquire(5, lambda: False)
    hold.release()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("content", "taken"), [("", True), ("x boot 1 node 7\n", False)])
def test_an_unsigned_lock_is_dead_sooner_than_a_signed_one(
    tmp_path: Path, content: str, taken: bool
) -> None:
    lock = tmp_path / "env.lock"
    lock.write_text(content)
    minute_ago = time.time() - 60
    os.utime(lock, (minute_ago, minute_ago))
    hold = _hold(tmp_path / "env")
    facts = lock.stat()
    hold.seen, hold.since = (facts.st_ino, facts.st_mtime_ns, content), time.monotonic() - 60
    if taken:
        assert hold.acquire(0, lambda: False)
        hold.release()
    else:
        with pytest.raises(Fault, match="still holds"):
            hold.acquire(0, lambda: False)


def test_a_process_number_proves_nothing(tmp_path: Path) -> None:
    """Two containers on one node have the same host name, but each has its own process ids."""
    first, second = _hold(tmp_path / "env"), _hold(tmp_path / "env")
    assert first.acquire(0, lambda: False)
    with pytest.raises(Fault, match=f"{os.uname().nodename} {os.getpid()} still holds"):
        second.acquire(0, lambda: False)
    first.beat()
    text = (tmp_path / "env.lock").read_text()
    (tmp_path / "env.lock").write_text(text.replace(f" {os.getpid()}\n", " 999999\n"))
    with pytest.raises(Fault, match="999999 still holds"):
        second.acquire(0, lambda: False)


def test_a_holder_killed_after_its_work_leaves_no_permanent_lock(tmp_path: Path) -> None:
    first, second = _hold(tmp_path / "env"), _hold(tmp_path / "env")
    assert first.acquire(0, lambda: False)
    assert not second.acquire(0, lambda: True)
    assert (tmp_path / "env.lock").exists(), "a live holder's lock was removed"
    first.beat()
    first.stop.set()
    os.close(first.handle)  # the kernel does the same when a process ends
    assert not second.acquire(0, lambda: True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow  # it waits for seconds
def test_a_clock_that_jumps_takes_no_live_holder_for_dead(tmp_path: Path) -> None:
    """The file server's clock jumps forward by an hour, but the holder still touches its file."""
    first = _hold(tmp_path / "env")
    assert first.acquire(0, lambda: False)
    text = (tmp_path / "env.lock").read_text()
    first.mine = text.replace(text.split()[1], "other-boot")
    (tmp_path / "env.lock").write_text(first.mine)
    second, until = Hold(str(tmp_path / "env"), lambda text: None, stale=1.0), time.monotonic() + 3
    old = [1.0]

    def still() -> bool:
        old[0] += 1
        os.utime(tmp_path / "env.lock", (old[0], old[0]))  # the mtime always looks old
        return time.monotonic() > until

    assert not second.acquire(10, still)
    first.beat()


def test_a_killed_holder_is_succeeded_at_once_and_another_nodes_is_not(tmp_path: Path) -> None:
    first, second = _hold(tmp_path / "env"), _hold(tmp_path / "env")
    assert first.acquire(0, lambda: False)
    first.stop.set()
    os.close(first.handle)  # the kernel does the same when a process ends
    assert second.acquire(0, lambda: False)
    with pytest.raises(Fault, match="took over the lock"):
        first.beat()
    second.stop.set()
    os.close(second.handle)
    words = (tmp_path / "env.lock").read_text().split()
    (tmp_path / "env.lock").write_text(" ".join([words[0], "other-boot", *words[2:]]) + "\n")
    with pytest.raises(Fault, match="still holds"):
        _hold(tmp_path / "env").acquire(0, lambda: False)


def test_a_holder_that_was_taken_for_dead_stops(tmp_path: Path) -> None:
    hold = _hold(tmp_path / "env")
    assert hold.acquire(0, lambda: False)
    hold.beat()
    (tmp_path / "env.lock").write_text("othernode 77\n")
    with pytest.raises(Fault, match="took over the lock"):
        hold.beat()
    hold.release()
    assert (tmp_path / "env.lock").read_text() == "othernode 77\n"


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "-1", "soon", ""])
def test_a_wait_that_is_not_a_duration_is_refused(
    seconds: str, capfd: pytest.CaptureFixture[str]
) -> None:
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


def test_a_second_ctrl_c_is_not_reported_as_a_full_disk() -> None:
    error = OSError(9, "Bad file descriptor")
    assert not _stopped(error)
    error.__context__ = ValueError()
    error.__context__.__context__ = KeyboardInterrupt()
    assert _stopped(error)


def _row(name: str = "package", **more: Any) -> dict[str, Any]:
    row = {"name": name, "version": "1", "build": "0", "file": f"{name}-1-0.tar.bz2", "size": 1000}
    row |= {"original": {"url": f"file:///channel/noarch/{name}-1-0.conda", "sha256": ""}}
    return row | more


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


LINK, HARD, FOLDER = tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE


@pytest.mark.parametrize(
    ("members", "why"),
    [
        ([_member("../evil")], "it contains '..'"),
        ([_member("a/../../evil")], "it contains '..'"),
        ([_member("/evil")], "it is absolute"),
        ([_member("a//evil")], "it contains an empty component"),
        ([_member("a\nb")], "it contains a control character"),
        ([_member("x" * 300)], "longer than 255 bytes"),
        ([_member("a", LINK, "..")], "is a symlink to '..', outside the prefix"),
        ([_member("a", LINK, "/etc")], "is a symlink to '/etc', outside the prefix"),
        ([_member("b/a", LINK, "../../x")], "outside the prefix"),
        ([_member("a", LINK, "b/../../x")], "outside the prefix"),
        ([_member("a", LINK, "")], "outside the prefix"),
        ([_member("a", LINK, "b"), _member("a/evil")], "leads through 'a'"),
        ([_member("a"), _member("a/evil")], "leads through 'a'"),
        ([_member("a", LINK, "b"), _member("a")], "duplicate member 'a'"),
        ([_member("a"), _member("a")], "duplicate member 'a'"),
        ([_member("a/b"), _member("a", LINK, "c")], "duplicate member 'a'"),
        ([_member("b", HARD, "/etc/passwd")], "a hard link to '/etc/passwd', not an earlier file"),
        ([_member("b", HARD, "c"), _member("c")], "a hard link to 'c', not an earlier file"),
        ([_member("a", LINK, "b"), _member("b", HARD, "a")], "not an earlier file"),
        ([_member("a", tarfile.BLKTYPE)], "'a' is a device"),
        ([_member("a", tarfile.CHRTYPE)], "'a' is a device"),
        ([_member("a", tarfile.FIFOTYPE)], "'a' is a FIFO"),
        ([_member("a", b"Q")], "expected a file, folder or link"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_unsafe_archive_is_refused_by_name(
    tmp_path: Path, members: list[tarfile.TarInfo], why: str
) -> None:
    with pytest.raises(Fault, match=r"^package-1-0\.tar\.bz2: unsafe package: ") as told:
        unpack(_archive(*members), str(tmp_path / "cache/package"), _row())
    assert why in told.value.what
    assert list(tmp_path.iterdir()) == [tmp_path / "cache"]
    assert list((tmp_path / "cache").iterdir()) == []


def test_an_archive_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    big = _member("share/zeros")
    big.size = 3 << 20
    with pytest.raises(Fault, match=r"unpacked size limit exceeded \(2 MiB\)"):
        unpack(_archive(big), str(tmp_path / "package"), _row(unpacked=2 << 20))
    assert list(tmp_path.iterdir()) == []


def test_the_contents_of_real_packages_are_unpacked(tmp_path: Path) -> None:
    names = [_member("./lib/one"), _member("lib64", LINK, "lib"), _member("lib/two", LINK, "one")]
    names += [_member("bin/up", LINK, "../lib/one"), _member("lib/three", HARD, "./lib/one")]
    names += [_member("share", FOLDER), _member("share/N/x"), _member("share/n/x")]
    names += [_member("lib/system-getty\\x2dpre.slice"), _member("lib/gone", LINK, "nowhere")]
    names[0].mode, names[-2].mode = 0o6777, 0o1400
    names[0].mtime = 1234567890
    package = tmp_path / "package"
    unpack(_archive(*names), str(package), _row())
    found = sorted(str(each.relative_to(package)) for each in package.rglob("*"))
    there = (
        "bin bin/up lib lib/gone lib/one lib/three lib/two lib64 share share/N share/N/x share/n"
    )
    assert found == sorted([*there.split(), "share/n/x", names[-2].name])
    facts = (package / "lib/one").stat()
    assert (oct(facts.st_mode & 0o7777), facts.st_mtime, facts.st_nlink) == ("0o755", 1234567890, 2)
    assert oct((package / names[-2].name).stat().st_mode & 0o7777) == "0o400"
    assert (package / "bin/up").read_bytes() == b"x"


def _package(folder: Path, **entries: dict[str, Any]) -> str:
    """Write an unpacked package into `folder`. Each entry names a file; its content is the name."""
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
    (stage / "lent").symlink_to(tmp_path / "gone")  # an interrupted run left it
    Places(str(stage), str(stage), None, copy=True).put(package, _row())
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
        ("folder", "is a folder of another package"),
        ("conda-meta/other-1-0.json", "is reserved for the installer"),
        ("missing", "has no such file"),
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
        Places(str(stage), str(stage), None, copy=False).put(str(package), _row())
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
    Places(str(stage), str(stage), "3.12", copy=True).put(package, _row(noarch="python"))
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
        Places(str(tmp_path / "env"), "/e", "3.12", True).put(package, _row(noarch="python"))
