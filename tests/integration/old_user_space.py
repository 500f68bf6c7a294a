"""An old Debian, unpacked in a folder: programs of the tests run with its C library."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from native_fixture import BUILD, building

__all__ = ["libraries", "old_debian", "on_old"]

# This release has glibc 2.31. The first stage of debootstrap unpacks enough for the loader, also of
# another architecture.
RELEASE, OLD = "bullseye", BUILD.parent / "old_user_space"


def old_debian(arch: str) -> Path:
    """Return the root of an old Debian for amd64 or arm64; cached, because it is downloaded."""
    if shutil.which("debootstrap") is None or os.getuid() != 0:
        pytest.skip("missing: debootstrap (apt-get install debootstrap), and root to run it")
    with building(OLD):
        root = OLD / f"{RELEASE}-{arch}"
        if not (root / "usr/lib").exists():
            shutil.rmtree(root, ignore_errors=True)
            words = ["debootstrap", f"--arch={arch}", "--foreign", "--variant=minbase"]
            words += ["--include=libgomp1", RELEASE, str(root)]
            done = subprocess.run(words, capture_output=True, text=True)
            if done.returncode != 0:
                shutil.rmtree(root, ignore_errors=True)
                pytest.skip(f"debootstrap {RELEASE} failed: {done.stdout.splitlines()[-1:]}")
    return root


def libraries(root: Path) -> list[Path]:
    """Return the folders of libraries below a root."""
    triplet = next((root / "lib").glob("*-linux-gnu")).name
    return [root / "lib" / triplet, root / "usr/lib" / triplet]


def on_old(
    folders: list[Path], *words: str | Path, prefix: tuple[str, ...] = (), **env: str
) -> str:
    """Run a program with the loader and the libraries in these folders alone; return its output.
    `prefix` is the command of an emulator."""
    loader = next(found for folder in folders for found in folder.glob("ld-*.so"))
    path = ":".join(map(str, folders))
    argv = [*prefix, loader, "--inhibit-cache", "--library-path", path, *words]
    done = subprocess.run(argv, capture_output=True, text=True, env={"LC_ALL": "C", **env})
    assert done.returncode == 0, done.stderr
    return done.stdout
