# Downloads, verifies and unpacks the vendor wheels of api/pins.yaml.
from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tables import read_yaml

HERE = Path(__file__).resolve().parent


def fetch(requirement: str, cache: Path) -> Path:
    """Return the folder below `cache` that contains the unpacked wheel, without static archives."""
    folder = cache / "x" / requirement.replace("==", "-")
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=folder.parent) as scratch,
        zipfile.ZipFile(wheel_of(requirement, cache)) as archive,
    ):
        names = [name for name in archive.namelist() if not name.endswith(".a")]
        archive.extractall(scratch, names)
        with contextlib.suppress(OSError):  # another process has just unpacked it
            Path(scratch).rename(folder)
        Path(scratch).mkdir(exist_ok=True)  # the context manager removes it
    return folder


def wheel_of(requirement: str, cache: Path) -> Path:
    """Return the wheel with the pinned digest, from nybforge's cache or downloaded by pip."""
    pinned: str = read_yaml(HERE / "api/pins.yaml")["sha256"][requirement]
    user = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    shared = Path(os.environ.get("NYBFORGE_CACHE") or user / "nybforge") / "wheels" / pinned
    own = cache / "wheels" / requirement.replace("==", "-")
    for wheel in (*shared.glob("*.whl"), *own.glob("*.whl")):
        if digest(wheel) == pinned:
            return wheel
    own.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-I", "-m", "pip", "download", "-q", "--no-deps"]
    command += ["--only-binary", ":all:"]
    for tag in ("manylinux1", "manylinux2010", "manylinux2014", "manylinux_2_27", "manylinux_2_28"):
        command += ["--platform", f"{tag}_x86_64"]
    with tempfile.TemporaryDirectory(dir=own) as scratch:  # renamed when complete
        wanted = Path(scratch) / "requirement.txt"
        wanted.write_text(f"{requirement} --hash=sha256:{pinned}\n")
        subprocess.run([*command, "-d", scratch, "-r", str(wanted)], check=True)
        (wheel,) = Path(scratch).glob("*.whl")
        return wheel.rename(own / wheel.name)


def digest(path: Path) -> str:
    with path.open("rb") as handle:
        return hashlib.file_digest(handle, "sha256").hexdigest()


def find(folder: Path, name: str) -> Path:
    found = sorted(folder.rglob(name), key=lambda p: len(p.parts))
    if not found:
        raise FileNotFoundError(f"{folder}: no {name}; is the wheel pinned in api/pins.yaml right?")
    return found[0]
