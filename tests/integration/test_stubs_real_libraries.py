"""The stubs' tables and loader against NVIDIA's own wheels; downloads them once by pip.

The cache is NYBBLE_TEST_WHEELS, else ~/.cache/nybble-test-wheels. NYBBLE_TEST_ALL_WHEELS=1 also
re-derives the tables of NVRTC, nvJitLink and cuBLASLt, whose wheels are gigabytes.
"""

from __future__ import annotations

import fnmatch
import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from cuda_libraries import STUBS, tables_module
from stub_programs import build_probe, clean_environment, run_probe

pytestmark = pytest.mark.integration
TOOLKITS = ("11.8", "12.2", "12.9", "13.0")
KINDS = {"cudart": "runtime", "nvrtc": "nvrtc", "nvjitlink": "nvjitlink"}


@pytest.fixture(scope="session")
def wheels() -> Path:
    named = os.environ.get("NYBBLE_TEST_WHEELS")
    return Path(named) if named else Path.home() / ".cache/nybble-test-wheels"


@pytest.fixture(scope="session")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_probe(tmp_path_factory.mktemp("probe"))


def facts() -> dict[str, Any]:
    return dict(yaml.safe_load((STUBS / "api/libraries.yaml").read_text("utf-8")))


def library_file(wheels: Path, library: str, toolkit: str) -> Path:
    """The real library of one toolkit, fetched when it is not there."""
    sys.path.insert(0, str(STUBS))
    try:
        spec = importlib.util.spec_from_file_location("nybble_stub_derive", STUBS / "derive.py")
        assert spec is not None
        assert spec.loader is not None
        derive = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(derive)
    finally:
        sys.path.remove(str(STUBS))
    pins = yaml.safe_load((STUBS / "api/pins.yaml").read_text("utf-8"))
    folder = derive.fetch(pins["toolkits"][toolkit][KINDS[library]], wheels)
    soname = facts()[library]["sonames"][int(toolkit.split(".")[0])]
    return Path(derive.find(folder, soname))


def exports(path: Path) -> set[str]:
    out = subprocess.run(
        ["nm", "-D", "--defined-only", str(path)], capture_output=True, text=True, check=True
    ).stdout
    names = {line.split()[-1].split("@")[0] for line in out.splitlines() if " A " not in line}
    return {name for name in names if not name.startswith("_ZN")}


CASES = [
    (library, toolkit)
    for library in KINDS
    for toolkit in TOOLKITS
    if (library, toolkit) != ("nvjitlink", "11.8")
]


@pytest.mark.parametrize(("library", "toolkit"), CASES)
def test_every_exported_function_is_in_the_table(wheels: Path, library: str, toolkit: str) -> None:
    tables = tables_module()
    known = {str(row["symbol"]) for row in tables.load(STUBS / f"api/{library}.yaml")["functions"]}
    about = facts()[library]
    rename = about.get("rename")
    left = set()
    for name in exports(library_file(wheels, library, toolkit)):
        plain = re.sub(rename, r"\1", name) if rename else name
        ignored = any(fnmatch.fnmatch(name, one) for one in about.get("untyped", []))
        if plain not in known and not ignored and name.lstrip("_").startswith(("cuda", "nv")):
            left.add(name)
    assert not left


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
    if (library, toolkit) != ("cudart", "11.8"):  # 11's version call wants a driver
        assert report["version"] == 1000 * major + 10 * minor
    groups = report["groups"]
    first = {"cudart": "launching", "nvrtc": "cubin", "nvjitlink": "linking"}[library]
    assert groups[first] is True
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
def test_the_tables_are_what_the_pinned_wheels_say(wheels: Path, library: str) -> None:
    if library not in ("driver", "cudart") and not os.environ.get("NYBBLE_TEST_ALL_WHEELS"):
        pytest.skip("missing: NYBBLE_TEST_ALL_WHEELS=1 (gigabytes of wheels)")
    pytest.importorskip("clang.cindex", reason="missing: libclang")
    command = [sys.executable, str(STUBS / "derive.py"), "--check", "--cache", str(wheels)]
    done = subprocess.run([*command, "--library", library], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_sixteen_threads_race_cleanly_under_thread_sanitizer(
    tmp_path: Path, wheels: Path, fake_cuda: Any
) -> None:
    probe = build_probe(tmp_path, flags=("-O1", "-g", "-fsanitize=thread"))
    nvrtc = library_file(wheels, "nvrtc", "12.2")
    env = {**fake_cuda().env, "NYBBLE_LIBNVRTC": str(nvrtc), "TSAN_OPTIONS": "halt_on_error=1"}
    assert run_probe(probe, "race", "16", env=env) == [" ".join(["0"] * 16) + " "]
