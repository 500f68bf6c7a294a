"""Locks across processes, threads, forks, pid namespaces and clocks: kernel locks and leases.

Each program below runs as a separate process. In the `lease` programs, fcntl.flock fails as on a
file system without locks, and the times are shorter.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nybforge import locks
from nybforge.errors import BusyError, StorageError
from nybforge.locks import confirm, held
from nybforge.storage import locked

LEASE = """
import errno, fcntl
def flock(*_): raise OSError(errno.ENOLCK, "No locks available")
fcntl.flock = flock
from nybforge import locks
locks.BEAT_S, locks.GRACE_S, locks.STALE_S, locks.POLL_S = 0.1, 1.5, 3.0, 0.02
"""
# Appends "in NAME" and "out NAME" to a log. In between, holds the lock for a moment, and then until
# the file "stay NAME" beside the lock is removed.
HOLD = """
import os, sys, time
from pathlib import Path
from nybforge.locks import confirm, held
path, log, name = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
def say(word):
    with log.open("a") as sink: sink.write(f"{word} {name}\\n")
with held(path, lambda text: print(text, flush=True)):
    say("in"); time.sleep(0.1)
    end = time.monotonic() + 600  # in case the test was killed
    while path.with_name(f"stay {name}").exists() and time.monotonic() < end: time.sleep(0.01)
    confirm(path); say("out")
"""
KINDS = {"kernel": HOLD, "lease": LEASE + HOLD}
UNSHARE = ["unshare", "-p", "-f", "--mount-proc"]


@pytest.fixture
def short_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make fcntl.flock fail in this process, as on a file system without locks, and shorten the
    times."""
    names: dict[str, object] = {}
    exec(LEASE.partition("fcntl.flock")[0], names)
    monkeypatch.setattr("fcntl.flock", names["flock"])
    for name, value in {"BEAT_S": 0.1, "GRACE_S": 1.5, "STALE_S": 3.0, "POLL_S": 0.02}.items():
        monkeypatch.setattr(locks, name, value)


@pytest.fixture(params=KINDS)
def lease(request: pytest.FixtureRequest) -> bool:
    """Run a test with kernel locks and with leases; true for leases."""
    if request.param == "lease":
        request.getfixturevalue("short_lease")
    return bool(request.param == "lease")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Start a process that holds tmp_path/lock and logs to tmp_path/log. With `stay`, the process
    holds the lock until the test removes tmp_path/"stay NAME"."""
    running: list[subprocess.Popen[str]] = []

    def begin(
        kind: str, name: str, *, stay: bool = False, before: tuple[str, ...] = ()
    ) -> subprocess.Popen[str]:
        argv = [*before, sys.executable, "-c", KINDS[kind]]
        argv += [str(tmp_path / "lock"), str(tmp_path / "log"), name]
        if stay:
            (tmp_path / f"stay {name}").touch()
        running.append(
            subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        )
        return running[-1]

    yield begin
    for name in tmp_path.glob("stay *"):
        name.unlink()  # ends processes in other namespaces too
    for child in running:
        child.kill()
        child.communicate()


def until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)


def log(folder: Path) -> list[str]:
    path = folder / "log"
    return path.read_text().splitlines() if path.exists() else []


def in_turn(lines: list[str]) -> bool:
    """Return whether the critical sections did not overlap."""
    pairs = zip(lines[::2], lines[1::2], strict=True)
    return all((a.split()[0], b.split()[0]) == ("in", "out") and a[3:] == b[4:] for a, b in pairs)


@pytest.mark.parametrize("kind", KINDS)
def test_processes_come_in_one_after_the_other(
    kind: str, start: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    children = [start(kind, f"p{number}") for number in range(4)]
    for child in children:
        assert child.wait(60) == 0, child.communicate()
    assert len(log(tmp_path)) == 8
    assert in_turn(log(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", "log"]


@pytest.mark.slow  # the test waits for seconds
@pytest.mark.parametrize("kind", KINDS)
def test_two_pid_namespaces_do_not_steal_from_each_other(
    kind: str, start: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    """Both processes have the same host name. In the waiter's namespace, the holder's process id
    does not exist or belongs to another process."""
    if subprocess.run([*UNSHARE, "true"], capture_output=True, check=False).returncode:
        pytest.skip("missing: a pid namespace of its own (unshare -p --mount-proc)")
    first = start(kind, "first", stay=True, before=(*UNSHARE,))
    until(lambda: log(tmp_path) == ["in first"])
    second = start(kind, "second", before=(*UNSHARE,))
    assert second.stdout is not None
    assert any("waiting for process" in line for line in second.stdout)
    time.sleep(4)  # longer than STALE_S
    (tmp_path / "stay first").unlink()
    for child in (first, second):
        assert child.wait(60) == 0, child.communicate()
    assert log(tmp_path) == ["in first", "out first", "in second", "out second"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_killed_holder_frees_it(
    kind: str, start: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    first = start(kind, "first", stay=True)
    until(lambda: log(tmp_path) == ["in first"])
    first.kill()
    first.wait()
    second = start(kind, "second")
    assert second.wait(60) == 0, second.communicate()
    assert log(tmp_path) == ["in first", "in second", "out second"]


@pytest.mark.slow  # the test waits for seconds
def test_a_suspended_holder_notices_the_lost_lock_before_publishing(
    start: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    first = start("lease", "first", stay=True)
    until(lambda: log(tmp_path) == ["in first"])
    os.kill(first.pid, signal.SIGSTOP)
    second = start("lease", "second", stay=True)
    until(lambda: log(tmp_path) == ["in first", "in second"])
    (tmp_path / "stay first").unlink()
    os.kill(first.pid, signal.SIGCONT)
    said = first.communicate(timeout=60)[1]
    assert "BusyError: another run took over the lock" in said
    # the first process did not change the content of the second process's lease either
    (tmp_path / "stay second").unlink()
    assert second.wait(60) == 0
    assert log(tmp_path) == ["in first", "in second", "out second"]


@pytest.mark.slow  # the test waits for seconds
@pytest.mark.parametrize("ahead", [3600.0, -3600.0], ids=["in the future", "in the past"])
def test_a_clock_that_jumps_takes_no_lease_from_the_living(
    ahead: float, start: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    first = start("lease", "first", stay=True)
    until(lambda: log(tmp_path) == ["in first"])
    lease = tmp_path / "lock.lease"
    second = start("lease", "second")
    assert second.stdout is not None
    assert any("waiting for process" in line for line in second.stdout)
    for _ in range(10):  # the effect of setting the file server's clock
        os.utime(lease, (time.time() + ahead, time.time() + ahead))
        time.sleep(0.2)
    (tmp_path / "stay first").unlink()
    for child in (first, second):
        assert child.wait(60) == 0, child.communicate()
    assert in_turn(log(tmp_path))
    assert len(log(tmp_path)) == 4


@pytest.mark.slow  # the test waits for seconds
@pytest.mark.parametrize(
    ("ahead", "stale", "least"),
    [(86_400.0, 2.0, 2.0), (-86_400.0, 600.0, 1.5)],
    ids=["of tomorrow", "of yesterday"],
)
def test_a_dead_holders_lease_is_waited_for_a_bounded_time(
    ahead: float,
    stale: float,
    least: float,
    short_lease: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A file from tomorrow means that the clock was set back.

    A file from yesterday counts as old immediately.
    """
    monkeypatch.setattr(locks, "STALE_S", stale)
    lease = tmp_path / "lock.lease"
    lease.write_text("token\nprocess 1 on a machine\n")
    os.utime(lease, (time.time() + ahead, time.time() + ahead))
    said: list[str] = []
    began = time.monotonic()
    with held(tmp_path / "lock", said.append):
        took = time.monotonic() - began
        assert "token" not in lease.read_text()
    assert least <= took < 300
    assert said[1] == f"waiting for process 1 on a machine, which is using {tmp_path}"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock"]


@pytest.mark.usefixtures("lease")
def test_threads_of_one_process_exclude_each_other(tmp_path: Path) -> None:
    inside, most = 0, 0

    def work() -> None:
        nonlocal inside, most
        with held(tmp_path / "lock"):
            inside += 1
            most = max(most, inside)
            time.sleep(0.05)
            inside -= 1

    threads = [threading.Thread(target=work) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert (inside, most) == (0, 1)


def test_a_forked_child_that_ends_frees_nothing(lease: bool, tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with held(path):
        child = os.fork()
        if child == 0:
            try:
                sys.exit()
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        confirm(path)
        assert path.read_text().startswith(f"process {os.getpid()} on ")
        assert (tmp_path / "lock.lease").exists() == lease


def leave_in_a_fork(path: Path) -> None:
    """Fork inside the with block, and let the child leave the block like the parent."""
    with held(path):
        child = os.fork()
        if child:
            os.waitpid(child, 0)
            confirm(path)
    if not child:
        os._exit(0)


@pytest.mark.usefixtures("lease")
def test_a_forked_child_that_leaves_the_block_frees_nothing(tmp_path: Path) -> None:
    leave_in_a_fork(tmp_path / "lock")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock"]


def test_a_lock_file_that_was_removed_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "folder/lock"
    with held(path):
        confirm(path)
        path.unlink()
        with pytest.raises(BusyError, match="took over"):
            confirm(path)
        with held(path), pytest.raises(BusyError):  # another holder has the new file
            confirm(path)
    confirm(path)  # this process holds nothing and has lost nothing


def test_a_waiter_on_a_removed_lock_file_gets_the_new_one(
    start: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    with held(tmp_path / "lock"):
        second = start("kernel", "second")
        assert second.stdout is not None
        assert "waiting for" in second.stdout.readline()
        (tmp_path / "lock").unlink()
    # the process confirmed its lock on the new file
    assert second.wait(60) == 0, second.communicate()
    assert log(tmp_path) == ["in second", "out second"]


def test_a_symlink_in_the_locks_place_is_not_written_through(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    (tmp_path / "lock").symlink_to(victim)
    with pytest.raises(StorageError, match="cannot be written"), locked(tmp_path / "lock"):
        pass
    assert victim.read_text() == "precious"


def test_the_lock_works_on_a_full_disk(tmp_path: Path) -> None:
    """The holder's name is written only for people, so a failure to write it is ignored."""
    program = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from nybforge.locks import confirm, held\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
        "with held(Path(sys.argv[1])): confirm(Path(sys.argv[1]))\n"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "lock")], check=True)
    assert (tmp_path / "lock").read_bytes() == b""


PREFIX = """
import os, sys, time
from pathlib import Path
from nybforge.installer import prepared_prefix
prefix, log = Path(sys.argv[1]), Path(sys.argv[2])
def say(word):
    with log.open("a") as sink: sink.write(f"{word} {sys.argv[3]}\\n")
try:
    with prepared_prefix(prefix, lambda text: None):
        say("in"); (prefix / "file").touch(); time.sleep(1); say("out"); 1 / 0
except ZeroDivisionError:
    pass
"""


@pytest.mark.slow  # the test waits for seconds
@pytest.mark.parametrize("kind", KINDS)
def test_two_processes_creating_one_environment_take_turns(kind: str, tmp_path: Path) -> None:
    """The lock file is in the folder that is emptied, and is removed together with the folder."""
    program = (LEASE if kind == "lease" else "") + PREFIX
    given = [str(tmp_path / "env"), str(tmp_path / "log")]
    children = [subprocess.Popen([sys.executable, "-c", program, *given, n]) for n in "ab"]
    assert [child.wait(60) for child in children] == [0, 0]
    assert len(log(tmp_path)) == 4
    assert in_turn(log(tmp_path))
    left = [path.name for path in tmp_path.glob("env/*")]
    assert left == []


def test_a_path_over_4096_bytes_is_one_error(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught, locked(tmp_path.joinpath(*["p" * 200] * 25)):
        pass
    assert caught.value.why == "the path is too long"
