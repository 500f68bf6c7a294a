"""Temporary folders are removed at the end. After a kill the next run removes them, but never a
folder in use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from nybforge.leftovers import scratch_folder

HELD = """
import sys
from pathlib import Path
from nybforge.leftovers import scratch_folder
with scratch_folder("nybforge-x-", Path(sys.argv[1])) as folder:
    (folder / "sub").mkdir()
    print("held", flush=True)
    sys.stdin.read()
"""


def _holder(place: Path) -> subprocess.Popen[bytes]:
    argv = [sys.executable, "-c", HELD, str(place)]
    child = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert child.stdout is not None
    assert child.stdout.readline() == b"held\n"
    return child


def test_a_killed_run_is_cleaned_up_after_and_a_running_one_is_not(tmp_path: Path) -> None:
    other = tmp_path / "nybforge-y-1"
    other.mkdir()
    with _holder(tmp_path) as killed:
        killed.kill()
    (left,) = tmp_path.glob("nybforge-x-*")
    with _holder(tmp_path) as running:
        (held,) = tmp_path.glob("nybforge-x-*")
        assert held != left
        with scratch_folder("nybforge-x-", tmp_path) as ours:
            assert set(tmp_path.iterdir()) == {ours, held, other}
        assert set(tmp_path.iterdir()) == {held, other}
        running.communicate()
    assert set(tmp_path.iterdir()) == {other}


def test_a_symlink_of_that_name_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs/thesis").write_text("years of work")
    (tmp_path / "nybforge-x-1").symlink_to(tmp_path / "theirs")
    with scratch_folder("nybforge-x-", tmp_path):
        pass
    assert (tmp_path / "theirs/thesis").read_text() == "years of work"
    assert (tmp_path / "nybforge-x-1").is_symlink()
