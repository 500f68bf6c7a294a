"""A fake lab: a folder whose nvcc and compilers are small programs that answer like the real
ones."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from pathlib import Path

import fake_programs

from nybforge.environments.labs import Lab, load_labs

TRIPLET = f"{os.uname().machine}-conda-linux-gnu"
LABEL = "https://conda.anaconda.org/nvidia/label/cuda-12.2.2"
FORGE = "https://conda.anaconda.org/conda-forge"


def program(path: Path, body: str) -> Path:
    """Write an executable shell script."""
    return fake_programs.program(path, f"#!/bin/sh\n{body}\n")


def install_nybble_lab(root: Path, prefix: Path, lab: Lab) -> None:
    """Run the build script of recipe/nybble-lab with `prefix` as its target."""
    env = {
        "PATH": os.environ["PATH"],
        "PREFIX": str(prefix),
        "CUDA_VERSION_OF_LAB": lab.cuda,
        "ARCHS": " ".join(lab.variant.capabilities),
    }
    subprocess.run(["bash", "build.sh"], cwd=root / "recipe/nybble-lab", env=env, check=True)


def lab_named(root: Path, short: str) -> Lab:
    """Return the lab for that CUDA version, written as "122"."""
    return next(each for each in load_labs(root) if each.short == short)


def record(prefix: Path, name: str, version: str, channel: str, files: list[str]) -> None:
    """Write a package's record in conda's format."""
    meta = prefix / "conda-meta"
    meta.mkdir(parents=True, exist_ok=True)
    file_name = f"{name}-{version}-0.conda"
    paths = [
        {
            "_path": each,
            "path_type": "hardlink",
            "sha256_in_prefix": hashlib.sha256((prefix / each).read_bytes()).hexdigest(),
        }
        for each in files
    ]
    document = {
        "name": name,
        "version": version,
        "build": "0",
        "subdir": "linux-64",
        "fn": file_name,
        "url": f"{channel}/linux-64/{file_name}",
        "sha256": hashlib.sha256(file_name.encode()).hexdigest(),
        "files": files,
        "paths_data": {"paths_version": 1, "paths": paths},
    }
    (meta / f"{name}-{version}-0.json").write_text(json.dumps(document))


NVCC = """\
case "$1" in
  --version) echo "Cuda compilation tools, release 12.2, V12.2.140" ;;
  --dryrun) host="$CUDAHOSTCXX"  # only the folder is in quotes, as nvcc 13.0.88 prints it
    echo '#$ _SPACE_= '
    echo "#$ \\"${host%/*}\\"/${host##*/} -D__CUDA_ARCH__=520 -E -x c++ a" ;;
esac"""


def make_lab(prefix: Path) -> Path:
    """Make a lab of CUDA 12.2 with GCC 12.3."""
    program(prefix / "bin/nvcc", NVCC)
    for tool in ("gcc", "g++"):
        program(prefix / f"bin/{TRIPLET}-{tool}", "echo 12.3.0")
    for tool in ("cmake", "ninja", "python", "pip"):
        program(prefix / f"bin/{tool}", "exit 0")
    record(prefix, "cuda-nvcc", "12.2.140", LABEL, ["bin/nvcc"])
    record(prefix, "cuda-cudart", "12.2.140", LABEL, [])
    record(prefix, "gxx_linux-64", "12.3.0", FORGE, [f"bin/{TRIPLET}-g++"])
    record(prefix, "cmake", "4.4.2", FORGE, ["bin/cmake"])
    record(prefix, "python", "3.12.1", FORGE, ["bin/python"])
    return prefix
