"""The folder of a new environment: one process at a time works on it, and no user files change."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from nybforge.errors import UsageError
from nybforge.installer import HISTORY, INSTALLING, UNFINISHED, prepared_prefix


def unheard(_text: str) -> None:
    pass


MARKS = {UNFINISHED, INSTALLING}


def files(prefix: Path) -> set[str]:
    return {each.name for each in prefix.iterdir()}


def finish(prefix: Path) -> None:
    (prefix / HISTORY).parent.mkdir()
    (prefix / HISTORY).touch()
    (prefix / INSTALLING).unlink()
    (prefix / UNFINISHED).unlink()


def remove(prefix: Path) -> None:
    (prefix / INSTALLING).unlink()
    (prefix / UNFINISHED).unlink()
    prefix.rmdir()


@pytest.mark.parametrize("first_ends", [finish, remove])
def test_a_second_maker_waits_for_the_first(tmp_path: Path, first_ends) -> None:
    prefix = tmp_path / "env"
    waits, heard, ends = threading.Event(), [], []

    def waiting(text: str) -> None:
        heard.append(text)
        waits.set()

    def second() -> None:
        try:
            with prepared_prefix(prefix, waiting):
                ends.append(files(prefix))
        except UsageError as error:
            ends.append(error.what)

    with prepared_prefix(prefix, unheard):
        (prefix / "half").mkdir()
        thread = threading.Thread(target=second)
        thread.start()
        assert waits.wait(60)
        assert (prefix / "half").is_dir(), "the first process's files stay"
        (prefix / "half").rmdir()
        first_ends(prefix)
    thread.join(60)
    assert str(prefix) in heard[0]
    assert ends == (["the prefix is not empty"] if first_ends is finish else [MARKS])


def test_an_unfinished_environment_is_emptied(tmp_path: Path) -> None:
    (tmp_path / UNFINISHED).touch()
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib/half").touch()
    (tmp_path / "link").symlink_to(tmp_path / "lib")
    with prepared_prefix(tmp_path, unheard):
        assert files(tmp_path) == MARKS


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "not empty"), ("thesis.txt", "the prefix is a file")],
    ids=["folder", "file"],
)
def test_a_file_of_the_user_is_refused_and_kept(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "thesis.txt").write_text("all of it")
    prefix = tmp_path / name
    with pytest.raises(UsageError, match=said) as caught, prepared_prefix(prefix, unheard):
        pass
    assert caught.value.hint == "choose another --prefix", "and not to remove it"
    assert [each.name for each in tmp_path.iterdir()] == ["thesis.txt"]


def fails(prefix: Path, fault: type[BaseException], work: Callable[[], object]) -> None:
    with prepared_prefix(prefix, unheard):
        work()
        raise fault


@pytest.mark.parametrize("fault", [KeyboardInterrupt, OSError])
def test_a_prefix_is_gone_although_its_makers_threads_write_on(
    tmp_path: Path, fault: type[BaseException]
) -> None:
    end = time.monotonic() + 0.4

    def write_on() -> None:
        while time.monotonic() < end:
            with contextlib.suppress(FileNotFoundError):  # a parent is removed meanwhile
                (tmp_path / "env/lib/more").mkdir(parents=True, exist_ok=True)
            time.sleep(0.01)

    thread = threading.Thread(target=write_on)
    with pytest.raises(fault):
        fails(tmp_path / "env", fault, thread.start)
    thread.join()
    assert list(tmp_path.iterdir()) == []


def test_a_finished_prefix_is_gone_if_the_run_is_interrupted_afterwards(tmp_path: Path) -> None:
    """Modules are compiled after the last package was installed."""
    with pytest.raises(KeyboardInterrupt):
        fails(tmp_path / "env", KeyboardInterrupt, lambda: finish(tmp_path / "env"))
    assert list(tmp_path.iterdir()) == []


def test_a_prefix_that_is_a_link_is_as_empty_as_before(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "env").symlink_to(tmp_path / "disk")
    with pytest.raises(KeyboardInterrupt):
        fails(tmp_path / "env", KeyboardInterrupt, (tmp_path / "env/lib").mkdir)
    assert list((tmp_path / "env").iterdir()) == []
    (tmp_path / "disk").rmdir()
    with pytest.raises(UsageError, match="a dangling symlink") as caught:
        fails(tmp_path / "env", KeyboardInterrupt, list)
    assert caught.value.why == f"{tmp_path}/disk does not exist"


KILLED_AT_THE_END = """
import os, sys
from pathlib import Path
from nybforge import installer
prefix = Path(sys.argv[1])
if len(sys.argv) > 2:
    setattr(Path, sys.argv[2], lambda *_: os.kill(os.getpid(), 9))
with installer.prepared_prefix(prefix, print):
    (prefix / "conda-meta").mkdir()
    (prefix / "conda-meta/history").touch()  # as the engine does
    (prefix / "conda-meta/a-1-0.json").touch(mode=0o600)
    installer._finish(prefix)
"""


@pytest.mark.parametrize("step", ["chmod", "rename"])
def test_a_kill_at_the_very_end_leaves_an_unfinished_environment_or_a_whole_one(
    tmp_path: Path, step: str
) -> None:
    prefix = tmp_path / "env"
    argv = [sys.executable, "-c", KILLED_AT_THE_END, str(prefix)]
    assert subprocess.run([*argv, step], check=False).returncode == -9
    assert (prefix / UNFINISHED).exists()
    assert (prefix / HISTORY).exists() == (step == "chmod")
    done = subprocess.run(argv, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (prefix / HISTORY).read_text() == ""
    assert not MARKS & files(prefix)
    modes = {path.stat().st_mode & 0o777 for path in (prefix / "conda-meta").iterdir()}
    assert modes == {0o644}
    again = subprocess.run(argv, capture_output=True, text=True)
    assert "the prefix is not empty" in again.stderr
