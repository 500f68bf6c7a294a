"""Run the linters and formatters as tests, for developers and CI alike."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent


def _tracked(root: Path, *patterns: str) -> list[str]:
    out = subprocess.run(
        ["git", "ls-files", "-z", "--", *patterns], cwd=root, check=True, capture_output=True
    ).stdout.decode()
    return [name for name in out.split("\0") if name and (root / name).exists()]


def _run(root: Path, *argv: str) -> str:
    env = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1"}
    done = subprocess.run(argv, cwd=root, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(argv[:4])} …\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_ruff_lint(root: Path) -> None:
    _run(root, "ruff", "check", "--no-cache", ".")


def test_ruff_format(root: Path) -> None:
    _run(root, "ruff", "format", "--no-cache", "--check", ".")


CHECKED = (
    *("pkg/nybforge", "pkg/nybble", "pkg/bitsandbytes_shim", "benchmarks"),
    *("csrc/stubs/generate.py", "csrc/stubs/derive.py", "tests/gpu/sanitizer.py"),
)


@pytest.mark.slow
def test_mypy_strict(root: Path) -> None:
    """One mypy process checks everything, so that it reads torch's types only once."""
    _run(root, "mypy", "--cache-dir", str(root / "build/mypy"), *CHECKED)


@pytest.mark.slow
def test_users_see_nybbles_types(root: Path) -> None:
    """Names that are imported lazily have types too."""
    program = "import nybble\nreveal_type(nybble.matmul_4bit)\nreveal_type(nybble.cuda.Gemm4)"
    cache = str(root / "build/mypy")
    said = _run(root, "mypy", "--cache-dir", cache, "-c", program)
    assert len(re.findall(r'Revealed type is "def \(', said)) == 2, said


@pytest.mark.slow
def test_clang_format(root: Path) -> None:
    files = _tracked(root, "csrc/*.cc", "csrc/*.h", "csrc/*.cu", "csrc/*.cuh", "csrc/*.c")
    assert files
    _run(root, "clang-format", "--dry-run", "--Werror", *files)


# Hand-written host code, but not generated stubs and code with intrinsics.
TIDY = (
    *("core", "cuda", "python", "link", "stubs", "tools/nvrtcc", "tools/trace"),
    *("blockwise", "embedding", "gemm4", "grouped", "int8", "optim"),
)


def _translation_units(root: Path, build: Path) -> dict[str, list[str]]:
    """Return each translation unit of the build with the names of the sources in it.

    The build compiles most sources in groups, so that the standard library's headers are read once.
    """
    commands = _run(root, "ninja", "-C", str(build), "-t", "compdb")
    (build / "compile_commands.json").write_text(commands, "utf-8")
    units = {}
    for each in json.loads(commands):
        file = Path(each["directory"], each["file"])
        if file.suffix in (".cc", ".cxx"):
            group = re.findall(r'^#include "(.+)"', file.read_text("utf-8"), re.M)
            sources = group if file.name.startswith("unity_") else [str(file)]
            units[str(file)] = [os.path.relpath(source, root) for source in sources]
    return units


@pytest.mark.slow
def test_clang_tidy(root: Path, tmp_path: Path) -> None:
    wanted = {
        name
        for name in _tracked(root, *(f":(glob)csrc/{folder}/*.cc" for folder in TIDY))
        # no build with CUDA compiles these files
        if "/wrappers_" not in name and name != "csrc/core/cuda_absent.cc"
    }
    _run(root, "cmake", "-G", "Ninja", "-S", "csrc", "-B", str(tmp_path))
    units = _translation_units(root, tmp_path)
    files = [unit for unit, sources in units.items() if wanted.intersection(sources)]
    assert wanted - {source for unit in files for source in units[unit]} == set()
    checker = ["clang-tidy", "-p", str(tmp_path), "--quiet", f"--config-file={root}/.clang-tidy"]
    check = partial(_run, root, *checker, r"--header-filter=/csrc/.*\.cc$")
    cores = min(os.cpu_count() or 1, len(files))  # clang-tidy fails without a file
    with ThreadPoolExecutor() as pool:  # clang-tidy uses one core
        for _ in pool.map(
            lambda part: check(*part), (files[first::cores] for first in range(cores))
        ):
            pass


def test_shellcheck(root: Path) -> None:
    files = _tracked(root, "*.sh", ".ci/run")
    assert files
    _run(root, "shellcheck", *files)


@pytest.mark.parametrize(
    "argv", [("actionlint",), ("zizmor", "--offline", "--quiet", "--pedantic", ".github")], ids=str
)
def test_workflows(root: Path, argv: tuple[str, ...]) -> None:
    """actionlint checks the syntax of workflows and their scripts, zizmor their security."""
    if not (BIN / argv[0]).exists() and shutil.which(argv[0]) is None:
        pytest.skip(f"missing: {argv[0]}")
    _run(root, *argv)


def test_no_registry_hosts(root: Path) -> None:
    hosts = (
        r"pypi\.org|pythonhosted\.org|deb\.debian\.org|security\.debian\.org|registry\.npmjs\.org"
    )
    wrong = [
        name
        for name in _tracked(root, ".")
        if name != "tests/hygiene/test_tools.py"
        and re.search(hosts, (root / name).read_text("utf-8", errors="replace"))
    ]
    assert not wrong


def test_no_binaries_are_committed(root: Path) -> None:
    """The only exception is the package nybble-lab, because conda needs its activation scripts
    before anything is built. `env render --check` and test_lab_activation compare it with its
    sources."""
    wrong = [
        name
        for name in _tracked(root, ".")
        if b"\0" in (root / name).read_bytes()[:8192]
        and not re.fullmatch(r"envs/channel/noarch/nybble-lab-[\w.-]+\.tar\.bz2", name)
    ]
    assert not wrong
