"""Disk errors: in every verb, one error with the path and the reason."""

from __future__ import annotations

import errno
import fcntl
import io
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from nybforge.ending import ended
from nybforge.errors import ChannelError, ExitCode, StorageError
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.storage import (
    full,
    locked,
    other_owner,
    storage_error,
    storage_errors,
)

# A file that fails on every write with "disk full".
FULL = Path("/dev/full")


def report() -> Report:
    return Report(stdout=io.StringIO(), stderr=io.StringIO())


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk quota is used up"),
        (errno.EROFS, "the file system is read-only"),
        (errno.EACCES, "permission denied"),
        (errno.EIO, "input/output error of the disk"),
        (errno.EFBIG, "file size limit exceeded"),
        (errno.ESTALE, "stale file handle on a network file system"),
    ],
)
def test_an_unexpected_refusal_by_the_system_is_not_a_bug(
    number: int, says: str, tmp_path: Path
) -> None:
    def work() -> int:
        raise OSError(number, os.strerror(number))

    one = report()
    assert ended(one, work, writes=[tmp_path]) == ExitCode.HOST_LACKS_TOOL
    text = one.stderr.getvalue()  # type: ignore[attr-defined]
    assert text.startswith("error[NF320]")
    assert f"  --> {tmp_path}" in text
    assert f"  why: {says}" in text


class Panic(BaseException):
    """An exception like pyo3's PanicException, which does not derive from Exception."""


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ('Os { code: 24, message: "Too many open files" }', 4, "error[NF320]"),
        ("unwrap on None", 1, "error[NF000]: a bug in nybforge: Panic: unwrap on None"),
    ],
)
def test_a_panic_of_the_engine_is_an_ordinary_error(words: str, code: int, says: str) -> None:
    def work() -> int:
        raise Panic(words)

    one = report()
    assert ended(one, work) == code
    text = one.stderr.getvalue()  # type: ignore[attr-defined]
    assert text.startswith(says)
    assert "Traceback" not in text


def test_the_file_that_was_refused_is_named(tmp_path: Path) -> None:
    error = OSError(errno.ENOSPC, "no room", str(tmp_path / "file"))
    said = storage_error(error, [tmp_path])
    assert said is not None
    assert said.where == tmp_path / "file"


def test_a_copy_to_a_full_disk_names_its_destination(tmp_path: Path) -> None:
    copy = OSError(
        errno.ENOSPC, "", str(tmp_path / "from"), None, str(tmp_path / "to")
    )  # an error such as shutil raises
    said = storage_error(copy, [tmp_path])
    assert said is not None
    assert (said.where, said.why) == (tmp_path / "to", "the disk is full")


def test_a_tree_that_cannot_be_copied_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    (tmp_path / "from/one").write_bytes(b"x")
    with pytest.raises(StorageError) as caught, storage_errors(tmp_path / "to"):
        shutil.copytree(tmp_path / "from", tmp_path / "to", copy_function=copied_to_full)
    assert (caught.value.where, caught.value.why) == (tmp_path / "to", "the disk is full")


def copied_to_full(source: str, _target: str) -> None:
    shutil.copyfile(source, FULL)


def test_a_name_without_a_folder_is_not_reported_as_the_place(tmp_path: Path) -> None:
    """The errors of shutil.rmtree name a file without its folder."""
    said = storage_error(PermissionError(errno.EACCES, "no", "a.conda"), [tmp_path])
    assert said is not None
    assert said.where == tmp_path


@pytest.mark.parametrize("name", [".lock", ".nybforge-20nc6d33", ".channel.json.77"])
def test_a_partial_file_of_ours_is_reported_by_its_folder(name: str, tmp_path: Path) -> None:
    """The user does not know the file's name, and the file no longer exists when the user reads the
    error."""
    refused = PermissionError(errno.EACCES, "no", str(tmp_path / name))
    with pytest.raises(StorageError) as caught, storage_errors(tmp_path):
        raise refused
    assert caught.value.where == tmp_path


def test_a_channel_is_reported_by_its_own_path_not_by_its_lock(tmp_path: Path) -> None:
    place = tmp_path / ".nybforge"
    with pytest.raises(StorageError) as caught, storage_errors(place):
        raise PermissionError(errno.EACCES, "no", str(place / "lock"))
    assert caught.value.where == tmp_path


def test_the_owner_of_a_forbidden_folder_is_named(tmp_path: Path) -> None:
    refused = PermissionError(errno.EACCES, "no", "/proc/1/task/none")
    with pytest.raises(StorageError) as caught, storage_errors(tmp_path):
        raise refused
    ours = os.geteuid() == 0
    assert caught.value.why == "permission denied" + ("" if ours else ": the owner is root")
    if ours:  # root may give the folder to another user
        os.chown(tmp_path, 54321, 54321)
        assert other_owner(tmp_path / "not/there") == "user 54321"
    else:
        assert other_owner(tmp_path / "not/there") is None


def test_a_file_that_is_missing_is_a_bug_unless_we_write(tmp_path: Path) -> None:
    error = FileNotFoundError(errno.ENOENT, "none", "x")
    assert storage_error(error, [tmp_path]) is None
    with pytest.raises(StorageError, match="cannot be written"), storage_errors(tmp_path):
        raise error
    one = report()
    assert ended(one, lambda: int("x")) == ExitCode.BUG


@pytest.mark.parametrize(
    "error",
    [
        RuntimeError("× failed to write: No space left on device (os error 28)"),
        ChannelError("the channel could not be indexed", detail=["OSError: [Errno 28] no room"]),
    ],
)
def test_error_texts_of_the_engine_are_recognized(error: Exception, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught, storage_errors(tmp_path):
        raise error
    assert caught.value.why == "the disk is full"


def test_an_archive_that_cannot_be_closed_does_not_hide_the_full_disk(tmp_path: Path) -> None:
    with (
        pytest.raises(StorageError) as caught,
        storage_errors(tmp_path),
        FULL.open("wb", buffering=0) as sink,
        zipfile.ZipFile(sink, "w") as archive,
    ):
        archive.writestr("a", b"x" * 4096)
    assert caught.value.why == "the disk is full"


@pytest.mark.parametrize("how", ["from it", "beside it", "from None"])
def test_a_full_disk_that_another_error_came_of_is_the_cause(how: str, tmp_path: Path) -> None:
    def work() -> None:
        try:
            raise OSError(errno.ENOSPC, "no room")
        except OSError as error:
            if how == "from it":
                raise ValueError("not an archive") from error
            if how == "from None":
                raise ValueError("not an archive") from None
            raise ValueError("not an archive")  # noqa: B904 - as a library does it

    with pytest.raises(ValueError, match="not an archive") as caught:
        work()
    said = storage_error(caught.value, [tmp_path])
    assert (said is None) == (how == "from None")
    assert said is None or said.why == "the disk is full"


def test_a_log_that_finds_no_room_ends_the_command() -> None:
    runner = Runner(report=report(), env=os.environ)
    with pytest.raises(StorageError) as caught:
        runner.logged(["sh", "-c", "echo a line; sleep 60"], log=FULL)
    assert (caught.value.where, caught.value.why) == (FULL, "the disk is full")
    assert not runner.children


def test_a_lock_that_a_child_holds_too_outlives_us(tmp_path: Path) -> None:
    with locked(tmp_path / "lock") as held:
        child = subprocess.Popen(["cat"], stdin=subprocess.PIPE, pass_fds=[held])
    assert child.stdin is not None
    with (tmp_path / "lock").open() as other:
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        child.stdin.close()
        child.wait(60)
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


WITHOUT_LOCKS = """
import errno, fcntl, sys
from pathlib import Path
def flock(*_):
    raise OSError(errno.ENOSYS, "Function not implemented")
fcntl.flock = flock
from nybforge.errors import StorageError
from nybforge.storage import locked
with locked(Path(sys.argv[1]), print):
    print("inside")
try:
    with locked(Path(sys.argv[1]), print, needed=True):
        print("inside")
except StorageError as error:
    print(error.hint)
"""


def test_a_file_system_without_locks_serves_where_the_engine_needs_none(tmp_path: Path) -> None:
    argv = [sys.executable, "-c", WITHOUT_LOCKS, str(tmp_path / "lock")]
    said = subprocess.run(argv, capture_output=True, text=True)
    note = f"no file locks in {tmp_path}: using lock.lease instead"
    hint = "set NYBFORGE_BUILD to a folder on a local disk, e.g. NYBFORGE_BUILD=/tmp/nybforge"
    assert said.stdout.splitlines() == [note, "inside", hint], said.stderr


def test_a_disk_is_full_if_a_program_says_so(tmp_path: Path) -> None:
    assert full(tmp_path, "head: write error: No space left on device") == "the disk is full"
    assert full(tmp_path, "Disk quota exceeded (os error 122)") == "the disk quota is used up"
    assert full(tmp_path / "not/there", "Read-only file system") is None
