"""Fixtures of the fake CUDA driver. It is built once with the system compiler, and controlled by
environment variables."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent / "cuda"
STUB_HEADERS = HERE.parents[2] / "csrc/stubs/include"


@dataclass(frozen=True, slots=True, kw_only=True)
class FakeDevice:
    """A device that the fake driver reports."""

    capability: str = "8.6"
    name: str = "Fake GPU"
    integrated: bool = False
    multiprocessors: int = 8
    memory: int = 1 << 30

    def text(self) -> str:
        return (
            f"{self.capability};{self.name};integrated={int(self.integrated)}"
            f";sms={self.multiprocessors};memory={self.memory}"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class FakeCuda:
    """A scripted driver. Run a child process with `env`, then read the log of its driver calls."""

    library: Path
    log: Path
    script: Mapping[str, str] = field(default_factory=dict)

    @property
    def env(self) -> dict[str, str]:
        """This process's environment, changed so that a child finds the fake driver first."""
        folders = [str(self.library.parent), os.environ.get("LD_LIBRARY_PATH", "")]
        return {
            **os.environ,
            "LD_LIBRARY_PATH": os.pathsep.join(f for f in folders if f),
            "NYBBLE_LIBCUDA": str(self.library),
            **self.script,
        }

    def lines(self) -> list[dict[str, object]]:
        """Return all log lines, in order."""
        if not self.log.exists():
            return []
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def calls(self, name: str | None = None) -> list[dict[str, object]]:
        """Return the driver calls in the log, or only the calls of one function."""
        return [x for x in self.lines() if "call" in x and name in (None, x["call"])]

    def launches(self) -> list[dict[str, object]]:
        return [x for x in self.lines() if "launch" in x]


def compile_fake(
    folder: Path,
    sources: Sequence[Path],
    *,
    soname: str,
    missing: Sequence[str] = (),
    flags: Sequence[str] = (),
) -> Path:
    """Build a fake shared library in `folder`; it does not export the `missing` symbols."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("missing: a C compiler (cc)")
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / soname
    command = [compiler, "-std=gnu11", "-g", "-O1", "-Wall", "-Wextra", "-Werror", "-shared"]
    command += ["-fPIC", f"-Wl,-soname,{soname}", f"-I{STUB_HEADERS}", f"-I{HERE}"]
    if missing:
        script = folder / "missing.map"
        script.write_text("{ local: " + " ".join(f"{name};" for name in missing) + " };\n")
        command.append(f"-Wl,--version-script={script}")
    command += [*flags, "-o", str(library), *map(str, sources), "-lpthread"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return library


DRIVER_SOURCES = tuple(
    HERE / f"{name}.c"
    for name in ("script", "images", "libcuda", "functions", "memory", "graphs", "link")
)


@pytest.fixture(scope="session")
def _fake_driver_builds(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    built: dict[tuple[str, ...], Path] = {}

    def build(missing: Sequence[str]) -> Path:
        key = tuple(sorted(missing))
        if key not in built:
            folder = tmp_path_factory.mktemp("fake-cuda")
            built[key] = compile_fake(folder, DRIVER_SOURCES, soname="libcuda.so.1", missing=key)
        return built[key]

    return build


@pytest.fixture
def fake_cuda(_fake_driver_builds: Callable[..., Path], tmp_path: Path) -> Callable[..., FakeCuda]:
    """`fake_cuda(devices=[FakeDevice(...)], driver=12020, fail={"cuMemAlloc_v2@2": 2}, …)`."""

    def make(
        *,
        devices: Sequence[FakeDevice] = (FakeDevice(),),
        driver: int = 13000,
        fail: Mapping[str, int] | None = None,
        latency_us: Mapping[str, int] | None = None,
        missing: Sequence[str] = (),
    ) -> FakeCuda:
        script = {
            "NYBBLE_FAKE_DEVICES": "|".join(one.text() for one in devices) or "none",
            "NYBBLE_FAKE_DRIVER": str(driver),
            "NYBBLE_FAKE_FAIL": ",".join(f"{k}={v}" for k, v in (fail or {}).items()),
            "NYBBLE_FAKE_LATENCY_US": ",".join(f"{k}={v}" for k, v in (latency_us or {}).items()),
            "NYBBLE_FAKE_LOG": str(tmp_path / "fake-cuda.log"),
        }
        library = _fake_driver_builds(missing)
        return FakeCuda(library=library, log=tmp_path / "fake-cuda.log", script=script)

    return make


@pytest.fixture(scope="session")
def fake_cublaslt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cuBLASLt that computes nothing and logs its products in the fake driver's log."""
    flags = (f"-Wl,--version-script={HERE / 'cublaslt.map'}",)
    sources = [HERE / name for name in ("cublaslt.c", "script.c")]
    folder = tmp_path_factory.mktemp("fake-cublaslt")
    return compile_fake(folder, sources, soname="libcublasLt.so.12", flags=flags)


def fake_cubin(arch: str, kernels: Sequence[str] = ()) -> bytes:
    """Return bytes that the fake driver loads as a cubin; without kernels, any name is found."""
    return "\n".join([f"FAKECUBIN {arch}", *kernels, "END", ""]).encode()
