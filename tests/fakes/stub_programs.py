"""Build csrc/tests/stubs_probe.cc and the lazy stubs with the system compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from native_fixture import building

ROOT = Path(__file__).resolve().parents[2]
STUBS = ROOT / "csrc/stubs"
COMMON = "common"  # the object of csrc/stubs/*.cc
SOURCES = (
    *(STUBS / f"generated/{n}.cc" for n in ("driver", "nvrtc", "nvjitlink", "cublaslt")),
    STUBS / "generated/cudart_13.cc",
    ROOT / "csrc/tests/stubs_probe.cc",
)


# An NVRTC function that no header declares, with the nine arguments that stubs_probe.cc passes.
UNDECLARED = """
double __nvrtcCPEx(long a, long b, long c, long d, long e, long f, long g, double x, double y) {
  return a + 10 * b + 100 * c + 1000 * d + 1e4 * e + 1e5 * f + 1e6 * g + x + y;
}
"""


def build_probe(folder: Path, flags: Sequence[str] = ("-O0",)) -> Path:
    """Build the program; its objects are in the same folder, with the names of their sources.

    The sources of the loader are compiled into one object, because parsing their headers takes most
    of the time.
    """
    compiler = shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        pytest.skip("missing: a C++ compiler (c++)")
    common = [
        compiler,
        "-std=c++17",
        "-fPIC",
        "-fvisibility=hidden",
        "-Wall",
        "-Wextra",
        "-Wshadow",
    ]
    common += ["-Werror", *flags, *(f"-I{STUBS / part}" for part in (".", "include", "generated"))]

    common_source = folder / f"{COMMON}.cc"
    lines = [f'#include "{source}"\n' for source in sorted(STUBS.glob("*.cc"))]
    common_source.write_text("".join(lines), "utf-8")

    def build(source: Path) -> str:
        out = folder / f"{source.stem}.o"
        done = subprocess.run(
            [*common, "-c", str(source), "-o", str(out)], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return str(out)

    with ThreadPoolExecutor(2) as pool:
        objects = list(pool.map(build, (common_source, *SOURCES)))
    probe = folder / "stubs_probe"
    done = subprocess.run(
        [*common, "-o", str(probe), *objects, "-ldl", "-lpthread"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return probe


@pytest.fixture(scope="session")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The probe program, built once for all tests; its -O0 objects are in the same folder."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:  # use the folder that all workers share
        base = base.parent
    folder = base / "probe"
    with building(folder):
        program = folder / "stubs_probe"
        return program if program.exists() else build_probe(folder)


def clean_environment(**more: str) -> dict[str, str]:
    """Return this process's environment without variables that name CUDA, plus `more`."""
    drop = ("NYBBLE_", "CUDA_", "CONDA_", "LD_LIBRARY_PATH", "LD_PRELOAD")
    kept = {k: v for k, v in os.environ.items() if not k.startswith(drop)}
    return {**kept, "NYBBLE_STUB_SYSTEM": "0", **more}


def run_probe(probe: Path, *words: str, env: dict[str, str] | None = None) -> list[str]:
    done = subprocess.run(
        [str(probe), *words],
        env=clean_environment() if env is None else env,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, f"exit {done.returncode}\n{done.stdout}\n{done.stderr}"
    return (done.stdout + done.stderr).splitlines()
