"""Outputs of commands: regular files are replaced atomically, anything else is opened and
written."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from nybforge.errors import StorageError
from nybforge.outputs import opened_output
from nybforge.storage import check_answer, write_answer, write_atomically

NYBFORGE = [sys.executable, "-m", "nybforge"]
# Other paths that mean /dev/stdout.
STDOUTS = ("/dev/fd/1", "/proc/self/fd/1")
# A command with a small text answer, and its option for the file.
SCRIPT = ("compat", "--platform", "linux-aarch64", "--script")
COMMANDS = [
    pytest.param(SCRIPT, id="script"),
    pytest.param(("compat", "--html"), id="html", marks=pytest.mark.slow),
]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def umask() -> object:
    old = os.umask(0o027)
    yield
    os.umask(old)


def test_a_new_file_has_the_umasks_mode(tmp_path: Path, umask: object) -> None:
    write_answer(tmp_path / "new", "x")
    write_answer(tmp_path / "run.sh", "x", executable=True)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640
    assert stat.S_IMODE((tmp_path / "run.sh").stat().st_mode) == 0o750
    assert names(tmp_path) == ["new", "run.sh"]


@pytest.mark.parametrize("mode", [0o600, 0o664, 0o755])
def test_a_replaced_file_keeps_its_mode_and_is_another_file(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "old"
    path.write_text("old")
    path.chmod(mode)
    with path.open() as reader:
        write_answer(path, "new")
        assert reader.read() == "old"  # a reader that opened the old file still reads it
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == mode


def test_an_exception_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old")

    def interrupted() -> None:
        with opened_output(path) as sink:
            sink.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert path.read_text() == "old"
    assert names(tmp_path) == ["file"]


def test_writing_to_a_device_keeps_the_device() -> None:
    before = os.stat("/dev/null")
    for _ in range(2):
        write_answer(Path("/dev/null"), "x")
        write_answer(Path("/dev/null"), "x", executable=True)
    after = os.stat("/dev/null")
    assert stat.S_ISCHR(after.st_mode)
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)
    with pytest.raises(StorageError) as caught:
        write_answer(Path("/dev/full"), "x")
    assert caught.value.why == "the disk is full"
    assert "free disk space" in str(caught.value.hint)


def test_writing_to_a_fifo_keeps_the_fifo(tmp_path: Path) -> None:
    path = tmp_path / "fifo"
    os.mkfifo(path)
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(path.read_bytes()))
    reader.start()
    write_answer(path, "through")
    reader.join(60)
    assert got == [b"through"]
    assert stat.S_ISFIFO(path.stat().st_mode)
    assert names(tmp_path) == ["fifo"]


@pytest.mark.parametrize("link", ["target", "sub/../target", "other"])
def test_writing_to_a_symlink_writes_its_target_and_keeps_the_link(
    tmp_path: Path, link: str
) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "other").symlink_to(tmp_path / "target")
    (tmp_path / "link").symlink_to(link)
    for text in ("first", "second"):  # the target is missing at first, and exists the second time
        write_answer(tmp_path / "link", text)
        assert (tmp_path / "target").read_text() == text
    assert (tmp_path / "link").readlink() == Path(link)
    assert (tmp_path / "other").is_symlink()


def test_a_cycle_of_links_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(StorageError, match="cannot be written"):
        write_answer(tmp_path / "a", "x")


def test_files_of_our_own_replace_a_symlink(tmp_path: Path) -> None:
    """In a channel that others may write to, a symlink in place of the index must not redirect the
    write to another file."""
    (tmp_path / "target").write_text("theirs")
    (tmp_path / "link").symlink_to("target")
    write_atomically(tmp_path / "link", b"ours")
    assert (tmp_path / "target").read_text() == "theirs"
    assert (tmp_path / "link").read_bytes() == b"ours"
    assert not (tmp_path / "link").is_symlink()


@pytest.mark.parametrize("name", ["gone/file", "gone/further/file", "."])
def test_no_parent_is_made_and_no_folder_is_replaced(tmp_path: Path, name: str) -> None:
    with pytest.raises(StorageError, match="cannot be written"):
        write_answer(tmp_path / name, "x")
    assert not names(tmp_path)


def test_the_hint_makes_a_missing_folder(tmp_path: Path) -> None:
    for refuse in (check_answer, lambda path: write_answer(path, "x")):
        with pytest.raises(StorageError) as caught:
            refuse(tmp_path / "a b/c/file")
        assert caught.value.hint == f"mkdir -p '{tmp_path}/a b/c'"


def test_the_longest_name_can_be_written(tmp_path: Path) -> None:
    write_answer(tmp_path / ("n" * 255), "x")
    assert names(tmp_path) == ["n" * 255]


def test_a_path_over_4096_bytes_is_one_error(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        write_answer(tmp_path.joinpath(*["p" * 200] * 25), "x")
    assert caught.value.why == "the path is too long"


@pytest.mark.parametrize("writer", ["write_answer", "write_atomically"])
def test_a_disk_that_fills_up_leaves_the_old_file_and_no_part(tmp_path: Path, writer: str) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    program = (
        "import resource, signal, sys; from pathlib import Path\n"
        f"from nybforge.storage import {writer} as write\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))\n"
        "try: write(Path(sys.argv[1]), b'x' * 5000)\n"
        "except Exception as error: print(getattr(error, 'why', None) or error.strerror)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    why = {"write_answer": "file size limit exceeded (ulimit -f)"}.get(writer, "File too large")
    assert done.stdout == f"{why}\n"
    assert path.read_text() == "old"
    assert names(tmp_path) == ["file"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "place",
    ["/dev/stdout", *(pytest.param(each, marks=pytest.mark.slow) for each in STDOUTS)],
)
def test_stdout_may_be_named_as_a_pipe_and_as_a_file(
    command: tuple[str, ...], place: str, tmp_path: Path, root: Path
) -> None:
    argv = [*NYBFORGE, *command, place]
    pipe = subprocess.run(argv, cwd=root, capture_output=True, check=True).stdout
    with (tmp_path / "out").open("wb") as sink:
        sink.write(b"before\n")
        sink.flush()
        subprocess.run(argv, cwd=root, stdout=sink, check=True)
        sink.write(b"after\n")
    # the existing content stays before the output
    assert (tmp_path / "out").read_bytes() == b"before\n" + pipe + b"after\n"
    assert len(pipe) > 500


NODES = """
mount --make-rprivate / && mount -t tmpfs tmpfs "$1" && cd "$1" || exit 77
mknod null c 1 3 && mknod zero c 1 5 || exit 77
echo x > zero || exit 77
shift
"$@" null && "$@" zero && ls -l null zero && [ -c null ] && [ -c zero ] && ls -A
"""


def test_root_does_not_replace_a_device_node(tmp_path: Path, root: Path) -> None:
    argv = ["unshare", "-m", "sh", "-c", NODES, "sh", str(tmp_path), *NYBFORGE, *SCRIPT]
    env = {**os.environ, "NYBFORGE_ROOT": str(root)}
    done = subprocess.run(argv, cwd=root, env=env, capture_output=True, text=True)
    if done.returncode in (1, 77) and "null" not in done.stdout:
        pytest.skip(f"missing: a mount namespace with device nodes ({done.stderr.strip()[-80:]})")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-2:] == ["null", "zero"]
