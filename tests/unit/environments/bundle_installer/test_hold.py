"""Who holds the lock of a bundle's installation."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.hold import Hold


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


@pytest.mark.slow  # the test waits for seconds
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
