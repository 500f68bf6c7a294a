"""Test the stubs' tables and loader with NVIDIA's wheels.

The wheels are pinned by their hashes. They are copied from nybforge's cache or downloaded by pip
into the folder NYBBLE_TEST_WHEELS (default: ~/.cache/nybble-test-wheels). NYBBLE_TEST_ALL_WHEELS=1
also derives the tables of NVRTC, nvJitLink and cuBLASLt again, whose wheels take gigabytes.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from cuda_libraries import STUBS
from ruamel.yaml import YAML
from stub_programs import clean_environment, run_probe

TOOLKITS = ("11.8", "12.2", "12.9", "13.0")
KINDS = {"cudart": "runtime", "nvrtc": "nvrtc", "nvjitlink": "nvjitlink"}


def facts() -> dict[str, Any]:
    return dict(YAML(typ="safe").load(STUBS / "api/libraries.yaml"))


def stubs_module(name: str) -> ModuleType:
    """Import and return a Python module of csrc/stubs."""
    sys.path.insert(0, str(STUBS))
    try:
        spec = importlib.util.spec_from_file_location(f"nybble_stub_{name}", STUBS / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(STUBS))
    return module


def library_file(wheels: Path, library: str, toolkit: str) -> Path:
    """Return the real library of a toolkit; download its wheel if it is not cached."""
    fetched = stubs_module("wheels")
    pins = YAML(typ="safe").load(STUBS / "api/pins.yaml")
    requirement = pins["toolkits"][toolkit][KINDS[library]]
    try:
        folder = fetched.fetch(requirement, wheels)
    except subprocess.CalledProcessError:
        pytest.skip(f"missing: {requirement} (pip could not fetch it)")
    soname = facts()[library]["sonames"][int(toolkit.split(".")[0])]
    return Path(fetched.find(folder, soname))


CASES = [
    (library, toolkit)
    for library in KINDS
    for toolkit in TOOLKITS
    if (library, toolkit) != ("nvjitlink", "11.8")
]


@pytest.mark.parametrize(("library", "toolkit"), CASES)
def test_the_exports_on_record_are_the_real_librarys(
    wheels: Path, library: str, toolkit: str
) -> None:
    """test_stub_package checks that the generated stubs have every recorded function."""
    recorded = YAML(typ="safe").load(STUBS / f"api/exports/{library}.yaml")
    there = {name for name, versions in recorded.items() if toolkit in str(versions).split()}
    pytest.importorskip("clang.cindex", reason="missing: libclang")
    assert stubs_module("derive").exports(library_file(wheels, library, toolkit)) == there


@pytest.mark.parametrize(("library", "toolkit"), CASES)
def test_the_real_library_loads_and_tells_its_version(
    probe: Path, wheels: Path, library: str, toolkit: str
) -> None:
    path = library_file(wheels, library, toolkit)
    env = clean_environment(**{f"NYBBLE_LIB{library.upper()}": str(path)})
    lines = run_probe(probe, "version", library, "major", library, "json", env=env)
    major, minor = map(int, toolkit.split("."))
    report = next(x for x in json.loads(lines[-1])["libraries"] if x["library"] == library)
    assert report["major"] == major
    assert f"major {major}" in lines
    if (library, toolkit) != ("cudart", "11.8"):  # CUDA 11 needs a driver to return its version
        assert report["version"] == 1000 * major + 10 * minor
    groups = report["groups"]
    first = {"cudart": "launching", "nvrtc": "cubin", "nvjitlink": "linking"}[library]
    # The probe uses headers of CUDA 13, and runtime 11 cannot launch kernels of nvcc 13.
    assert groups[first] is ((library, toolkit) != ("cudart", "11.8"))
    if library == "nvrtc":
        assert groups["lto"] is (major >= 12)
    if library == "cudart":
        assert groups["launching_12"] is (major >= 12)


def test_two_real_runtimes_of_different_majors_never_mix(probe: Path, wheels: Path) -> None:
    held = library_file(wheels, "cudart", "12.9")
    other = library_file(wheels, "cudart", "13.0")
    env = clean_environment(LD_LIBRARY_PATH=str(other.parent))
    lines = run_probe(probe, "preload", str(held), "major", "cudart", "path", "cudart", env=env)
    assert lines == ["major 12", f"path {held}"]


@pytest.mark.parametrize("library", ["driver", "cudart", "nvrtc", "nvjitlink", "cublaslt"])
def test_the_tables_match_the_pinned_wheels(wheels: Path, library: str) -> None:
    if library not in ("driver", "cudart") and not os.environ.get("NYBBLE_TEST_ALL_WHEELS"):
        pytest.skip("missing: NYBBLE_TEST_ALL_WHEELS=1 (gigabytes of wheels)")
    pytest.importorskip("clang.cindex", reason="missing: libclang")
    command = [sys.executable, str(STUBS / "derive.py"), "--check", "--cache", str(wheels)]
    done = subprocess.run([*command, "--library", library], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
