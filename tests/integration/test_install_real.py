"""The main use, with real packages: build cpu and cuda122, install with the solver, run."""

from __future__ import annotations

import io
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeDevice
from forge import forge_channel
from real import DEVICE, Real

from nybforge.channel import Channel
from nybforge.errors import DownloadError
from nybforge.packages import PACKAGES
from nybforge.report import Report
from nybforge.variants import load_targets, select

OPERATIONS = """
import numpy as np
from nybble import functional as F
values = np.random.default_rng(7).standard_normal((16, 4096)).astype("float32")
for kind, bound in (("nf4", 0.3), ("fp4", 0.4)):
    for blocksize in (32, 64, 128, 256, 512, 1024, 2048, 4096):
        packed, state = F.quantize_4bit(values, blocksize=blocksize, quant_type=kind)
        back = np.asarray(F.dequantize_4bit(packed, state))
        worst = np.abs(back - values).max() / np.abs(values).max()
        assert worst < bound, (kind, blocksize, worst)
packed, state = F.quantize_blockwise(values)
back = np.asarray(F.dequantize_blockwise(packed, state))
assert np.abs(back - values).max() < 0.1
print("operations ok")
"""


@pytest.fixture(scope="session")
def built(real: Real) -> dict[str, Any]:
    """The JSON of `nybforge build cpu cuda122`."""
    document: dict[str, Any] = json.loads(real.run("build", "cpu", "cuda122", "--json").stdout)
    return document


@pytest.fixture(scope="session")
def entries(built: dict[str, Any]) -> dict[str, Any]:
    """The index entries of the built packages, by job."""
    from urllib.parse import unquote, urlsplit

    channel = Channel(Path(unquote(urlsplit(built["channel"]).path)))
    found = {}
    for step in built["steps"]:
        subdir, _, name = step["file"].partition("/")
        found[step["job"]] = channel.index(subdir)[name]
    return found


@pytest.fixture(scope="session")
def installed(built: dict[str, Any], real: Real, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with nybble and the images of cuda122, in a folder with an unusual name."""
    prefix = tmp_path_factory.mktemp("größe") / "env with space"
    real.run("env", "create", "--prefix", prefix, "nybble", "cuda122")
    return prefix


def run(prefix: Path, *argv: str, env: dict[str, str] | None = None) -> Any:
    return subprocess.run(
        [str(prefix / "bin/python"), *argv],
        capture_output=True,
        text=True,
        cwd=prefix,
        env={"PATH": "/usr/bin:/bin", **(env or {})},
    )


def test_images_depend_on_nothing_and_constrain_the_toolkit(entries: dict[str, Any]) -> None:
    images = entries["nybble-kernels-cuda122-noarch"]
    assert images["depends"] == []
    assert sorted(images["constrains"]) == [
        "__cuda >=12",
        "__cuda_arch >=8.6,<9",
        "cuda-arch >=8.6,<9",
        "cuda-version >=12.2,<13",
    ]
    assert images["noarch"] == "generic"
    assert images["build"].startswith("cuda122_")


def test_the_library_needs_no_cuda_and_no_cxx_runtime(entries: dict[str, Any]) -> None:
    (library,) = (e for e in entries.values() if e["name"] == "libnybble")
    names = {spec.split()[0] for spec in library["depends"]}
    assert names <= {"__glibc", "libgcc", "libgomp"}
    # the version is computed from the library's symbols; this machine's glibc is newer
    assert "__glibc >=2.17,<3.0.a0" in library["depends"]


def test_the_python_package_depends_on_its_own_library(entries: dict[str, Any]) -> None:
    package = entries["nybble-noarch"]
    assert package["noarch"] == "python"
    assert {f"{name} =={package['version']}" for name in ("libnybble", "nybble-proc")} <= set(
        package["depends"]
    )


def test_a_second_build_does_nothing(built: dict[str, Any], real: Real) -> None:
    again = json.loads(real.run("plan", "cpu", "cuda122", "--json").stdout)
    assert [step["job"] for step in again["steps"] if step["build"]] == []


def test_the_check_passes_without_a_driver(installed: Path) -> None:
    said = run(installed, "-m", "nybble", env={"NYBBLE_LIBCUDA": "/nowhere/libcuda.so.1"})
    assert said.returncode == 0, said.stdout + said.stderr
    assert "SUCCESS" in said.stdout
    assert "cuda122" in said.stdout


def test_the_operations_work_where_it_is_installed(installed: Path) -> None:
    said = run(installed, "-c", OPERATIONS, env={"NYBBLE_LIBCUDA": "/nowhere/libcuda.so.1"})
    assert said.stdout == "operations ok\n", said.stderr


@pytest.mark.parametrize(
    ("capability", "driver", "images"),
    [("8.6", 12020, True), ("8.9", 12000, True), ("9.0", 13000, False)],
)
def test_the_installed_set_has_images_for_its_device(
    installed: Path, fake_cuda, capability: str, driver: int, images: bool
) -> None:
    cuda = fake_cuda(devices=[FakeDevice(capability=capability)], driver=driver)
    env = {**cuda.script, "NYBBLE_LIBCUDA": str(cuda.library)}
    said = run(installed, "-m", "nybble", "--json", env=env)
    (found,) = json.loads(said.stdout)["devices"]
    assert bool(found["images"]) == images, said.stdout + said.stderr
    assert all(DEVICE in json.dumps(image) for image in found["images"]), found["images"]


def test_cuda_11_and_these_images_are_incompatible(built: dict[str, Any], real: Real) -> None:
    argv = ("env", "create", "--dry-run", "nybble", "cuda122", "cuda-version=11.8")
    refused = real.run(*argv, check=False)
    assert refused.returncode == 5
    assert "cuda-version" in refused.stderr


def test_upstreams_command_line_names_a_target(built: dict[str, Any], real: Real) -> None:
    """Run exactly `rattler-build build --variant cuda122` in the project's environment."""
    program = Path(sys.executable).with_name("rattler-build")
    if not program.exists():
        pytest.skip("missing: rattler-build in this environment (./build_all.sh test)")
    done = subprocess.run(
        ["rattler-build", "build", "--variant", "cuda122"],
        cwd=real.folder,
        capture_output=True,
        text=True,
        env={**real.env, "PATH": f"{program.parent}:/usr/bin:/bin"},
    )
    assert done.returncode == 0, done.stderr
    files = [Path(line) for line in done.stdout.splitlines() if line.endswith(".conda")]
    assert {step["file"] for step in built["steps"]} == {
        path.relative_to(path.parents[1]).as_posix() for path in files
    }
    assert all(path.is_file() for path in files)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="missing: pins of linux-64")
def test_the_same_recipes_solve_from_a_channel_like_conda_forge(
    built: dict[str, Any], root: Path, tmp_path: Path
) -> None:
    """The original rattler-build's command line solves the unchanged recipes with the pins of the
    target's file."""
    (variant,) = select(load_targets(root), ["cuda122"])
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    try:
        url = forge_channel(root, variant, tmp_path / "forge", os.environ, report)
    except DownloadError as error:
        pytest.skip(f"missing: {error.what}")
    words = ["build", "--recipe-dir", "recipe", "-m", "recipe/variants/cuda122.yaml"]
    words += ["-c", built["channel"], "-c", url, "--render-only", "--with-solve"]
    done = subprocess.run(
        [sys.executable, "-m", "nybforge.front", *words, "--output-dir", str(tmp_path / "out")],
        cwd=root,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": "/usr/bin:/bin", "RATTLER_CACHE_DIR": str(tmp_path / "cache")},
    )
    assert done.returncode == 0, done.stderr
    solved = {}
    for each in json.loads(done.stdout):
        recipe = each["recipe"]
        found = each.get("finalized_dependencies") or recipe.get("finalized_dependencies") or {}
        packages = (found.get("build") or {}).get("resolved") or []
        solved[recipe["package"]["name"]] = {one["name"]: one["version"] for one in packages}
    for package in [name for name, one in PACKAGES.items() if not one.noarch]:
        assert solved[package]["gcc_linux-64"] == solved[package]["gxx_linux-64"] == variant.gcc
        assert solved[package]["sysroot_linux-64"] == variant.values["c_stdlib_version"]
    images = solved["nybble-kernels"]
    assert images["cuda-nvrtc"] == images["cuda-nvcc-tools"] == "12.2.140"
    assert images["cuda-version"] == "12.2"
