"""The recipes of every target, rendered by upstream's command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fake_programs import program

from nybforge.packages import PACKAGES
from nybforge.variants import load_targets, select

ROOT = Path(__file__).resolve().parents[3]
TARGETS = load_targets(ROOT)
GPU = [variant.target for variant in TARGETS if variant.cuda]
# rendering a target takes a third of a second
RENDERED = [
    pytest.param(
        target, marks=() if target in ("cuda118", "cuda122", "cuda130") else pytest.mark.slow
    )
    for target in GPU
]


@cache
def rendered(target: str) -> dict[str, Any]:
    """Return the output of `rattler-build build … --render-only` for each package."""
    argv = [sys.executable, "-m", "nybforge.front", "build", "--recipe-dir", "recipe"]
    argv += ["-m", f"recipe/variants/{target}.yaml", "--render-only"]
    done = subprocess.run(
        argv, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "PATH": "/usr/bin:/bin"}
    )
    assert done.returncode == 0, done.stderr
    return {each["recipe"]["package"]["name"]: each["recipe"] for each in json.loads(done.stdout)}


def specs(recipe: dict[str, Any], *path: str) -> list[str]:
    found: Any = recipe["requirements"]
    for key in path:
        found = found.get(key, {})
    return [each if isinstance(each, str) else json.dumps(each) for each in found or []]


def test_without_cuda_there_are_no_images() -> None:
    assert {"libnybble", "nvrtcc", "nybble"} <= set(rendered("cpu"))
    assert not {"nybble-kernels", "nybble-lab"} & set(rendered("cpu"))


@pytest.mark.parametrize("target", RENDERED)
def test_the_device_compiler_is_pinned_exactly(target: str) -> None:
    (variant,) = select(TARGETS, [target])
    build = specs(rendered(target)["nybble-kernels"], "build")
    version = variant.values["device_compiler_version"]
    package = {"nvrtc": "cuda-nvrtc", "nvcc": "cuda-nvcc-tools"}[str(variant.device_compiler)]
    assert f"{package} =={version}" in build
    compilers = [spec for spec in build if "gcc_linux-64" in spec or "gxx_linux-64" in spec]
    assert len(compilers) == (2 if variant.device_compiler == "nvcc" else 0)
    assert all(variant.gcc in spec for spec in compilers)


@pytest.mark.parametrize("target", RENDERED)
def test_images_are_assembled_by_the_toolkits_own_ptxas(target: str) -> None:
    (variant,) = select(TARGETS, [target])
    build = specs(rendered(target)["nybble-kernels"], "build")
    # NVIDIA's label of CUDA 11 has ptxas in cuda-nvcc.
    package = "cuda-nvcc" if target == "cuda118" else "cuda-nvcc-tools"
    assert f"{package} =={variant.values['cuda_toolkit_version']}" in build


@pytest.mark.parametrize("target", RENDERED)
def test_images_constrain_and_export_their_toolkit(target: str) -> None:
    (variant,) = select(TARGETS, [target])
    recipe = rendered(target)["nybble-kernels"]
    assert recipe["build"]["string"].startswith(f"{target}_")
    assert recipe["build"]["noarch"] == "generic"
    assert specs(recipe, "run") == []
    major = str(variant.cuda).split(".")[0]
    limits = f">={variant.cuda},<{int(major) + 1}"
    assert f"cuda-version {limits}" in specs(recipe, "run_constraints")
    assert f"__cuda >={major}" in specs(recipe, "run_constraints")
    exported = "cudatoolkit" if major == "11" else "cuda-version"
    assert specs(recipe, "run_exports", "strong") == [f"{exported} {limits}"]


@pytest.mark.slow  # renders every target
def test_a_build_string_of_a_host_package_identifies_compiler_and_c_library() -> None:
    keys = ("c_compiler_version", "cxx_compiler_version", "c_stdlib_version")
    made_with = {v.target: tuple(v.values[key] for key in keys) for v in TARGETS}
    for package in [name for name, one in PACKAGES.items() if not one.noarch]:
        strings = {t: rendered(t)[package]["build"]["string"] for t in ("cpu", *GPU)}
        pairs = {(string, made_with[target]) for target, string in strings.items()}
        assert len(pairs) == len(set(strings.values())) == len(set(made_with.values())), package
    strings = {rendered(target)["nybble"]["build"]["string"] for target in ("cpu", *GPU)}
    assert len(strings) == 1


def test_the_openmp_runtime_is_a_dependency() -> None:
    assert "libgomp" in specs(rendered("cpu")["libnybble"], "run")


@pytest.mark.parametrize("package", PACKAGES)
def test_each_package_has_licence_and_tests(package: str) -> None:
    recipe = rendered("cuda122")[package]
    assert recipe["about"]["license"] == "Apache-2.0"
    assert "LICENSE" in json.dumps(recipe["about"]["license_file"])
    assert recipe["tests"]


@pytest.mark.parametrize("package", ["libnybble", "nybble-cuda-stubs"])
def test_sources_of_a_clock_that_is_ahead_are_as_new_as_the_build(
    package: str, tmp_path: Path
) -> None:
    """If sources have a future time, ninja ends with "manifest 'build.ninja' still dirty after 100
    tries"."""
    source = tmp_path / "csrc/CMakeLists.txt"
    source.parent.mkdir()
    source.touch()
    os.utime(source, (time.time() + 7200,) * 2)
    text = "#!/bin/sh\ntouch now\nif [ csrc/CMakeLists.txt -nt now ]; then touch ahead; fi\n"
    path = f"{program(tmp_path / 'bin/cmake', text).parent}:/usr/bin:/bin"
    env = {"PATH": path, "SRC_DIR": str(tmp_path), "PREFIX": "/none"}
    script = ROOT / "recipe" / package / "build.sh"
    subprocess.run(
        ["bash", script], cwd=tmp_path, env={**env, "ROOM": "x", "BUILT": "x"}, capture_output=True
    )
    assert (tmp_path / "now").exists()
    assert not (tmp_path / "ahead").exists()
