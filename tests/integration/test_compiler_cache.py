"""Objects from a real compiler cache, in another checkout's work folder."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from native_fixture import ROOT

pytestmark = pytest.mark.integration


@pytest.fixture(params=["ccache", "sccache"])
def cache(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, str]]:
    """The variables of a compiler cache with an empty folder."""
    name: str = request.param
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"missing: {name}")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    env = {"COMPILER_CACHE": program, "HOME": str(tmp_path)}
    env |= {f"{name.upper()}_DIR": str(tmp_path / "objects"), "SCCACHE_SERVER_PORT": port}
    works = [str(tmp_path / place / "work") for place in ("one", "another/place")]
    env["SCCACHE_BASEDIRS"] = os.pathsep.join(works)
    yield env
    if name == "sccache":
        subprocess.run([program, "--stop-server"], env={**os.environ, **env}, capture_output=True)


def run(place: Path, cache: dict[str, str], before: str = "") -> subprocess.CompletedProcess[str]:
    """Build nvrtcc with the recipe's script in a work folder, as the engine does. `before` is put
    before the first line of a source."""
    work, prefix = place / "work", place / ("prefix_" + place.name)
    work.mkdir(parents=True)
    shutil.copytree(ROOT / "csrc", work / "csrc", ignore=shutil.ignore_patterns("device"))
    shutil.copy(ROOT / "VERSION", work)
    source = work / "csrc/tools/nvrtcc/files.cc"
    source.write_text(before + source.read_text("utf-8"), "utf-8")
    flags = f"-O2 -isystem {prefix}/include -fdebug-prefix-map={work}=/usr/local/src"
    env = {**os.environ, "BUILT": "nvrtcc", "ROOM": "tools/nvrtcc", "CXX": "c++", "CC": "cc"}
    env |= {"SRC_DIR": str(work), "PREFIX": str(prefix), "CXXFLAGS": flags, "CFLAGS": flags}
    for name in ("CMAKE_C_COMPILER_LAUNCHER", "CMAKE_CXX_COMPILER_LAUNCHER", "CMAKE_ARGS"):
        env.pop(name, None)
    script = ROOT / "recipe/libnybble/build.sh"
    return subprocess.run(
        ["bash", str(script)], cwd=work, env={**env, **cache}, capture_output=True, text=True
    )


def build(place: Path, cache: dict[str, str], before: str = "") -> bytes:
    """Return the program that was built."""
    done = run(place, cache, before)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return next(place.glob("prefix_*/bin/nvrtcc")).read_bytes()


def misses(cache: dict[str, str]) -> int:
    done = subprocess.run(
        [cache["COMPILER_CACHE"], "--show-stats"],
        env={**os.environ, **cache},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"(?:Misses:|Cache misses)\s+(\d+)", done.stdout)
    assert found, done.stdout
    return int(found[1])


def test_another_work_folder_uses_the_objects_and_gives_the_same_bytes(
    cache: dict[str, str], tmp_path: Path
) -> None:
    first = build(tmp_path / "one", cache)
    compiled = misses(cache)
    assert compiled > 0
    changed = "// a comment\n\n/* and\n another */\n"
    assert build(tmp_path / "another/place", cache, changed) == first
    assert misses(cache) == compiled
    assert (tmp_path / "another/place/work/csrc/tools/nvrtcc/files.cc").read_text().startswith("//")


def test_an_error_names_the_line_of_the_source(cache: dict[str, str], tmp_path: Path) -> None:
    done = run(tmp_path / "one", cache, "// a comment\n\nint wrong = true ? : ;\n")
    assert done.returncode != 0
    said = done.stdout + done.stderr
    assert said.count("error: expected primary-expression") == 1
    assert "files.cc:3:" in said


def test_without_a_cache_the_bytes_are_the_same(tmp_path: Path) -> None:
    program = shutil.which("ccache")
    if program is None:
        pytest.skip("missing: ccache")
    cache = {"COMPILER_CACHE": program, "CCACHE_DIR": str(tmp_path / "objects")}
    assert build(tmp_path / "one", cache) == build(tmp_path / "other", {})
