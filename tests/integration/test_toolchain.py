"""The real toolchain: the real engine builds recipes with this machine's GCC and NVIDIA's wheels.

Uses build/toolchain of the checkout, as ./build_all.sh does. If a pinned wheel is not cached and
cannot be downloaded, the tests are skipped with the wheel's name.
"""

from __future__ import annotations

import io
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

from nybforge.errors import DownloadError
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.ensure import ensure_toolchain
from nybforge.toolchain.host import probe_host
from nybforge.toolchain.model import Wanted
from nybforge.toolchain.plan import plan_toolchain

pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64", reason="missing: wheels of CUDA 12.2 for this machine"
)

ROOT = Path(__file__).resolve().parents[2]
# The environment of a bare machine: no nvcc, no conda, no pyenv.
BARE = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}

BUILD = """
import os, sys, warnings
warnings.simplefilter("ignore")
from rattler_build.cli_api import build_recipes
code = 0
try:
    build_recipes([sys.argv[1]], channel=[sys.argv[2]], output_dir=sys.argv[3], keep_build=True,
                  variant_config=[sys.argv[4]])
except Exception as error:
    print(f"{type(error).__name__}: {error}", file=sys.stderr)
    code = 1
sys.stderr.flush()
os._exit(code)
"""

INSTALL = """
import asyncio, os, sys
import rattler
async def go():
    machine = [v.into_generic() for v in rattler.VirtualPackage.detect()]
    records = await rattler.solve([sys.argv[2]], sys.argv[3:], virtual_packages=machine,
                                  platforms=[str(rattler.Platform.current()), "noarch"])
    await rattler.install(records, sys.argv[1], cache_dir=os.environ["TEST_CACHE"],
                          show_progress=False)
code = 0
try:
    asyncio.run(go())
except Exception as error:
    print(f"{type(error).__name__}: {error}", file=sys.stderr)
    code = 1
sys.stderr.flush()
os._exit(code)
"""


@pytest.fixture(scope="session")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a bare machine, with this user's caches and package index settings."""
    keep = ("HOME", "NYBFORGE_CACHE", "XDG_CACHE_HOME", "SSL_CERT_FILE", "TMPDIR")
    kept = {k: v for k, v in os.environ.items() if k in keep or k.startswith("PIP_")}
    kept |= {k: v for k, v in os.environ.items() if k.lower().endswith("_proxy")}
    return {**kept, **BARE, "TEST_CACHE": str(tmp_path_factory.mktemp("packages"))}


def printed(*argv: str | Path) -> str:
    """Return what a program prints on a bare machine."""
    done = subprocess.run(argv, env=BARE, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


@pytest.fixture(scope="session")
def channel(env: dict[str, str]) -> Callable[[str, str], str]:
    """Return a function that makes the channel for a toolkit if needed, and returns its address."""
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    runner = Runner(report=report, env=env)
    host = probe_host(runner, env)

    def ready(toolkit: str = "", compiler: str = "nvrtc") -> str:
        wanted = Wanted(target="t", toolkit=toolkit or None, device_compiler=compiler)
        build = Path(os.environ.get("NYBFORGE_BUILD") or ROOT / "build")
        try:
            chain = ensure_toolchain(
                plan_toolchain(ROOT, host, [wanted], complete=True),
                build=build,
                env=env,
                runner=runner,
                report=report,
            )
        except DownloadError as error:
            pytest.skip(f"missing: {error.what}")
        return chain.url

    return ready


@pytest.fixture
def install(
    env: dict[str, str], tmp_path: Path
) -> Callable[..., tuple[Path, subprocess.CompletedProcess[str]]]:
    """Return a function that installs specs and returns the new prefix and the solver process."""

    def run(url: str, *specs: str) -> tuple[Path, subprocess.CompletedProcess[str]]:
        prefix = tmp_path / "prefix"
        shutil.rmtree(prefix, ignore_errors=True)
        words = [sys.executable, "-c", INSTALL, str(prefix), url, *specs]
        done = subprocess.run(words, env=env, capture_output=True, encoding="utf-8", check=False)
        return prefix, done

    return run


def build(recipe: str, variant: str, url: str, env: dict[str, str], folder: Path) -> Path:
    """Build a recipe with the engine; return the package, or fail with the build script's log."""
    (folder / "recipe").mkdir()
    (folder / "recipe/recipe.yaml").write_text(recipe)
    (folder / "variant.yaml").write_text(variant)
    words = [sys.executable, "-c", BUILD, str(folder / "recipe/recipe.yaml"), url]
    words += [str(folder / "out"), str(folder / "variant.yaml")]
    done = subprocess.run(words, env=env, capture_output=True, encoding="utf-8", check=False)
    logs = [path.read_text()[-3000:] for path in folder.rglob("conda_build.log")]
    assert done.returncode == 0, "\n".join([done.stdout[-2000:], done.stderr[-2000:], *logs])
    return next((folder / "out").glob("*/*.conda"))


def index_of(package: Path) -> dict[str, object]:
    """Return the index entry of the package in its channel."""
    data = json.loads((package.parent / "repodata.json").read_text())
    found: dict[str, object] = data["packages.conda"][package.name]
    return found


def variant_of(env: dict[str, str], toolkit: str = "") -> str:
    """Return a variant file with the project's keys and this machine's versions."""
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    host = probe_host(Runner(report=report, env=env), env)
    wanted = Wanted(target="t", toolkit=toolkit or None, device_compiler="nvrtc")
    values = {
        "c_compiler": "gcc",
        "cxx_compiler": "gxx",
        "c_stdlib": "sysroot",
        **plan_toolchain(ROOT, host, [wanted]).overrides["t"],
    }
    if toolkit:
        values |= {"cuda_compiler": "cuda-nvcc", "cuda_compiler_version": toolkit}
    return "".join(f'{key}:\n  - "{value}"\n' for key, value in values.items())


CXX_RECIPE = """
package: {name: demo, version: "1.0"}
build:
  script:
    - test "$CUDAHOSTCXX" = "$CXX"
    - printf 'int f() { return 1; }' > f.cc
    - >-
      printf 'cmake_minimum_required(VERSION 3.25)\\nproject(d CXX)\\nadd_library(d SHARED f.cc)\\n
      install(TARGETS d)\\n' > CMakeLists.txt
    - cmake -G Ninja -B b $CMAKE_ARGS
    - cmake --build b
    - cmake --install b
requirements:
  build:
    - ${{ compiler('c') }}
    - ${{ compiler('cxx') }}
    - ${{ stdlib('c') }}
    - cmake
    - ninja
tests:
  - package_contents:
      files: [lib/libd.so]
about: {license: MIT, summary: a test}
"""


def test_a_cxx_recipe_builds_with_the_machines_gcc_and_exports_its_runtime(
    channel: Callable[..., str], env: dict[str, str], tmp_path: Path
) -> None:
    package = build(CXX_RECIPE, variant_of(env), channel(), env, tmp_path)
    depends = index_of(package)["depends"]
    assert isinstance(depends, list)
    assert {spec.split(" ")[0] for spec in depends} == {"libgcc", "libstdcxx", "__glibc"}


def test_the_external_python_is_a_whole_environment(
    channel: Callable[..., str],
    install: Callable[..., tuple[Path, subprocess.CompletedProcess[str]]],
) -> None:
    prefix, done = install(channel(), "python", "numpy", "pip", "hatchling")
    assert done.returncode == 0, done.stderr
    code = (
        "import sys, numpy, hatchling, ssl, ctypes, sqlite3\n"
        "print(sys.prefix); print(numpy.__file__); print(numpy.ones(3).sum())\n"
    )
    said = printed(prefix / "bin/python", "-c", code).split()
    assert said[0] == str(prefix)
    assert said[1].startswith(str(prefix))
    assert said[2] == "3.0"
    assert str(prefix) in printed(prefix / "bin/pip", "--version")


def test_nvrtc_122_compiles_half_precision_and_is_exactly_the_pinned_one(
    channel: Callable[..., str],
    install: Callable[..., tuple[Path, subprocess.CompletedProcess[str]]],
) -> None:
    specs = ["cuda-version =12.2", "cuda-nvrtc ==12.2.140", "cuda-cudart-dev", "cuda-nvcc-tools"]
    prefix, done = install(channel("12.2"), *specs)
    assert done.returncode == 0, done.stderr
    assert compile_with_nvrtc(prefix, "sm_86").startswith(b"\x7fELF")
    assert "V12.2.140" in printed(prefix / "bin/ptxas", "--version")


def compile_with_nvrtc(prefix: Path, arch: str) -> bytes:
    """Return a cubin that the prefix's NVRTC compiles in a child, because NVRTC changes the
    locale."""
    program = Path(__file__).with_name("nvrtc_once.py")
    done = subprocess.run([sys.executable, program, prefix, arch], capture_output=True)
    assert done.returncode == 0, done.stderr.decode("utf-8", errors="replace")
    return done.stdout


def test_nvidias_packages_hold_the_licence_and_say_that_they_stay_local(
    channel: Callable[..., str], tmp_path: Path
) -> None:
    from rattler.package_streaming import extract

    folder = Path(url2pathname(urlsplit(channel("12.2")).path))
    extract(next((folder / "linux-64").glob("cuda-nvrtc-12.2.140-*.conda")), tmp_path)
    licences = [path.read_text(errors="replace") for path in (tmp_path / "info/licenses").iterdir()]
    assert any("End User License Agreement" in text for text in licences)
    about = json.loads((tmp_path / "info/about.json").read_text())
    assert about["license"] == "LicenseRef-NVIDIA-End-User-License-Agreement"
    assert "stays local" in about["description"]


CUDA_RECIPE = """
package: {name: demo, version: "1.0"}
build:
  script:
    - test -x "$BUILD_PREFIX/bin/nvcc"
    - printf '#include <cuda_fp16.h>\\n__global__ void k(__half* p) { *p = __hadd(*p, *p); }' > k.cu
    - nvcc -cubin -arch=sm_90 -o k.cubin k.cu
    - printf '__global__ void k() {}\\nint main() { k<<<1, 1>>>(); return 0; }' > m.cu
    - nvcc -arch=sm_90 -o m m.cu
    - mkdir -p "$PREFIX/share"
    - cp k.cubin "$PREFIX/share/"
requirements:
  build:
    - ${{ compiler('c') }}
    - ${{ compiler('cxx') }}
    - ${{ compiler('cuda') }}
    - ${{ stdlib('c') }}
about: {license: MIT, summary: a test}
"""


def test_nvcc_130_compiles_and_links_in_a_recipe(
    channel: Callable[..., str], env: dict[str, str], tmp_path: Path
) -> None:
    package = build(CUDA_RECIPE, variant_of(env, "13.0"), channel("13.0", "nvcc"), env, tmp_path)
    depends = index_of(package)["depends"]
    assert isinstance(depends, list)
    assert "cuda-version >=13.0,<14" in depends


def test_the_solver_refuses_an_nvcc_that_no_wheel_has(
    channel: Callable[..., str],
    install: Callable[..., tuple[Path, subprocess.CompletedProcess[str]]],
) -> None:
    _, done = install(channel("12.2"), "cuda-nvcc_linux-64 =12.2", "gxx_linux-64")
    assert done.returncode == 1
    assert "cuda-nvcc_linux-64" in done.stderr


def test_the_solver_refuses_a_gcc_that_the_toolkit_refuses(
    channel: Callable[..., str],
    install: Callable[..., tuple[Path, subprocess.CompletedProcess[str]]],
    tmp_path: Path,
) -> None:
    real = Path(url2pathname(urlsplit(channel("13.0", "nvcc")).path))
    altered = tmp_path / "altered"
    for folder in ("noarch", "linux-64"):
        (altered / folder).mkdir(parents=True)
        data = json.loads((real / folder / "repodata.json").read_text())
        for kind in ("packages", "packages.conda"):
            for record in data[kind].values():
                if record["name"].startswith(("gcc_impl", "gxx_impl", "gcc_linux", "gxx_linux")):
                    record["depends"] = [d.split(" ")[0] for d in record["depends"]]
                    record["version"] = "16.1.0"
        (altered / folder / "repodata.json").write_text(json.dumps(data))
    _, done = install(altered.as_uri(), "cuda-nvcc_linux-64 =13.0", "gxx_linux-64")
    assert done.returncode == 1
    assert "gcc_impl_linux-64" in done.stderr
    assert "16.0a0" in done.stderr
