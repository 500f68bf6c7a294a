"""build_all.sh --docker runs itself in a container, with a fake container engine."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from fake_programs import PYTHON, program

FAKES = Path(__file__).resolve().parents[2] / "fakes"


@pytest.fixture
def checkout(root: Path, tmp_path: Path) -> Path:
    """A checkout, and an image whose only program is a fake Python."""
    probe = ["unshare", "--mount", "--map-root-user", "true"]
    if shutil.which("unshare") is None or subprocess.run(probe, capture_output=True).returncode:
        pytest.skip("missing: mount namespaces (unshare --mount --map-root-user)")
    for name in ("build_all.sh", "pyproject.toml", "VERSION", "pkg/requirements.txt"):
        (tmp_path / "a checkout" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, tmp_path / "a checkout" / name)
    program(tmp_path / "image/python3", PYTHON)
    return tmp_path / "a checkout"


def engine(checkout: Path, name: str, *, running: bool = True) -> None:
    """Install a fake engine. If it is not running, `info` fails."""
    folder = checkout.parent / "engines"
    folder.mkdir(exist_ok=True)
    shutil.copy(FAKES / "container_engine", folder / name)
    if not running:
        (folder / f"{name}.stopped").touch()


def build(checkout: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    folder = checkout.parent
    path = f"{folder / 'engines'}:/usr/bin:/bin"
    given = {"PATH": path, "ENGINE_LOG": str(folder / "arguments"), **env}
    argv = [str(checkout / "build_all.sh"), *words]
    return subprocess.run(argv, env=given, capture_output=True, text=True, cwd=folder)


def in_image(checkout: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return build(checkout, "--docker", str(checkout.parent / "image"), *words, **env)


def arguments(checkout: Path) -> list[str]:
    return (checkout.parent / "arguments").read_text("utf-8").splitlines()


def test_the_build_runs_in_the_image_and_keeps_the_hosts_venv(checkout: Path) -> None:
    engine(checkout, "docker")
    program(checkout / ".venv/bin/python", "#!/bin/sh\nexit 9\n")
    before = sorted((checkout / ".venv").rglob("*"))
    done = in_image(checkout, "cuda122", "--device", "sm_86")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "nybforge build cuda122 --device sm_86\n"
    assert "by docker: its .venv and build are in build/containers/" in done.stderr
    (own,) = (checkout / "build/containers").iterdir()
    assert (own / "venv/bin/nybforge").is_file()
    assert sorted((checkout / ".venv").rglob("*")) == before
    again = in_image(checkout, "cuda122")
    assert "making .venv" not in again.stderr
    assert again.stdout == "nybforge build cuda122\n"


def test_a_client_without_its_service_is_not_used(checkout: Path) -> None:
    engine(checkout, "docker", running=False)
    engine(checkout, "podman")
    done = in_image(checkout)
    assert done.returncode == 0, done.stderr
    assert "by podman" in done.stderr


def test_the_container_gets_the_channel_and_the_variables_of_the_build(
    checkout: Path, tmp_path: Path
) -> None:
    engine(checkout, "docker")
    env = {"NYBFORGE_OUTPUT": str(tmp_path / "my channel"), "CPU_COUNT": "1", "MY_TOKEN": "secret"}
    assert in_image(checkout, **env).returncode == 0
    found = arguments(checkout)
    channel = str(tmp_path / "my channel")
    assert f"{channel}:{channel}" in found
    assert f"NYBFORGE_OUTPUT={channel}" in found
    assert "CPU_COUNT" in found
    assert not any("MY_TOKEN" in each or "secret" in each for each in found)
    assert f"{os.getuid()}:{os.getgid()}" in found


def test_a_worktree_brings_its_commits_read_only(checkout: Path, tmp_path: Path) -> None:
    engine(checkout, "docker")
    main, tree = tmp_path / "main", tmp_path / "tree"
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.example"]
    subprocess.run([*git, "init", "-q", str(main)], check=True)
    subprocess.run([*git, "-C", main, "commit", "-q", "--allow-empty", "-m", "one"], check=True)
    subprocess.run([*git, "-C", main, "worktree", "add", "-q", str(tree)], check=True)
    shutil.copytree(checkout, tree, dirs_exist_ok=True)
    assert in_image(tree).returncode == 0
    assert f"{main}/.git:{main}/.git:ro" in arguments(tree)


def test_a_channel_that_cannot_be_made_is_one_error(checkout: Path) -> None:
    engine(checkout, "docker")
    done = in_image(checkout, NYBFORGE_OUTPUT="/proc/no folder")
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.count("error: a folder of the build cannot be made") == 1
    assert "hint: " in done.stderr
    assert "NYBFORGE_OUTPUT=" in done.stderr


def test_the_exit_code_is_that_of_the_build(checkout: Path) -> None:
    engine(checkout, "docker")
    program(checkout.parent / "image/python3", "#!/bin/sh\necho Python 3.8.1\nexit 1\n")
    done = in_image(checkout)
    assert done.returncode == 4
    assert "too old" in done.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--docker",), "--docker: the image is missing"),
        (("--docker", "--device"), "--docker: the image is missing"),
        (("--docker=python:3.12",), "--docker IMAGE must precede all other"),
        (("cuda122", "--docker", "python:3.12"), "--docker IMAGE must precede all other"),
        (("--docker", "python:3.12"), "neither docker nor podman can run containers"),
    ],
)
def test_wrong_use_is_one_error(checkout: Path, words: tuple[str, ...], message: str) -> None:
    engine(checkout, "docker", running=False)
    engine(checkout, "podman", running=False)
    done = build(checkout, *words)
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.startswith(f"error: {message}")
    assert done.stderr.count("hint:") == 1
    assert not (checkout / "build").exists()
