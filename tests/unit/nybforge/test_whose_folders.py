"""Folders of another user, or without permission. The error names the folder and the owner and has
a hint."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from small_packages import make_package
from tests.unit.nybforge.attested import publish
from unprivileged import bound_by_modes

from nybforge.channel import Channel
from nybforge.scratch import claim

pytestmark = pytest.mark.slow  # each test starts nybforge as another user
STRANGER = 54321


def _run(root: Path, work: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "NYBFORGE_ROOT": str(root), "PYTHONPATH": str(root / "pkg")}
    env |= {"NYBFORGE_BUILD": str(work / "build"), "NYBFORGE_OUTPUT": str(work / "output")}
    command = bound_by_modes(sys.executable, "-m", "nybforge", *argv)
    return subprocess.run(command, env=env, cwd=work, capture_output=True, text=True)


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A build folder that another user has used."""
    if os.geteuid() != 0:
        pytest.skip("missing: root, who can give a folder away")
    claim(tmp_path / "build")
    (tmp_path / "build/toolchain").mkdir()
    for path in (tmp_path / "build", *(tmp_path / "build").iterdir()):
        os.chown(path, STRANGER, STRANGER)
    return tmp_path


@pytest.mark.parametrize(
    "argv",
    [
        ("build", "cpu"),
        ("channel", "toolchain", "cpu"),
        ("env", "create", "--prefix", "env", "--no-toolchain", "-f", "lab.yml"),
    ],
    ids=lambda argv: argv[0],
)
def test_a_build_folder_of_another_user_is_an_error(
    root: Path, theirs: Path, argv: tuple[str, ...]
) -> None:
    (theirs / "lab.yml").write_text("name: a\nchannels: [./build/toolchain]\ndependencies: [a]\n")
    done = _run(root, theirs, *argv)
    assert done.returncode == 4
    assert done.stderr == (
        "error[NF320]: no write permission for the build folder\n"
        f"  --> {theirs}/build\n"
        f"  why: the folder belongs to user {STRANGER}\n"
        "  see: nybforge explain NF320\n\n"
        "hint: use your own folder, and --output for the packages: "
        f"export NYBFORGE_BUILD=/tmp/nybforge-{os.geteuid()}\n"
    )


def test_a_dry_run_works_with_a_build_folder_of_another_user(root: Path, theirs: Path) -> None:
    assert _run(root, theirs, "build", "--dry-run", "cpu").returncode == 0


def test_a_subfolder_of_another_user_is_named_with_its_owner(root: Path, theirs: Path) -> None:
    """A build with sudo leaves folders that belong to root."""
    os.chown(theirs / "build", os.geteuid(), os.getegid())
    done = _run(root, theirs, "channel", "toolchain", "cpu")
    assert done.returncode == 4
    assert f"  --> {theirs}/build/toolchain\n" in done.stderr
    assert f"  why: permission denied: the owner is user {STRANGER}\n" in done.stderr
    assert "NYBFORGE_BUILD for scratch" in done.stderr


def test_a_forbidden_folder_is_named_as_the_user_wrote_it(root: Path, tmp_path: Path) -> None:
    forbidden = tmp_path / "meta"
    forbidden.mkdir(mode=0o555)
    done = _run(root, tmp_path, "recipe", "meta", "cuda122", "-o", str(forbidden))
    assert done.returncode == 4
    assert f"  --> {forbidden}\n  why: permission denied\n" in done.stderr
    assert list(forbidden.iterdir()) == []


@pytest.mark.parametrize("lock", [True, False])
def test_a_read_only_channel_can_be_published(root: Path, tmp_path: Path, lock: bool) -> None:
    """For example, the channel that another user built."""
    publish(Channel(tmp_path / "output"), make_package(tmp_path / "in", "one"))
    if not lock:
        (tmp_path / "output/.nybforge/lock").unlink()
    forbidden = [tmp_path / "output", *(tmp_path / "output").rglob("*")]
    for path in forbidden:
        path.chmod(path.stat().st_mode & ~0o222)
    done = _run(root, tmp_path, "channel", "publish", "published")
    for path in forbidden:
        path.chmod(path.stat().st_mode | 0o200)
    assert (done.returncode, "1 copied" in done.stdout) == (0, True), done.stderr
