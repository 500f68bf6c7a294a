"""pip and uv install the wheels without network and beside torch, and refuse conflicting wheels."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest
from like_conda_forge import like_conda_forge
from packed import packed
from real import Real

from nybble.compat import KERNEL_ABI
from nybforge.wheels.content import read_package
from nybforge.wheels.distributions import kernel_wheels
from nybforge.wheels.wheel import Wheel

ROOT = Path(__file__).resolve().parents[2]
SITE = f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
EPOCH = 1_700_000_000
# Packages that are not copied into the test environments. All others, such as torch, are copied.
NOT_THERE = ("nybforge", "nybble", "_nybforge", "__pycache__", "bitsandbytes", "pip")


def tool(name: str) -> Path:
    return Path(sys.executable).with_name(name)


def kernel_package(folder: Path, target: str) -> Path:
    """Write a small package nybble-kernels, with an image that no test loads."""
    image = b"an image of no device"
    manifest = {
        "schema": 1,
        "target": target,
        "toolkit": f"{target[4:6]}.{target[6]}.140",
        "device_compiler": {"name": "nvrtc", "version": "12.2.140"},
        "ptx_isa": "8.2",
        "kernel_abi": KERNEL_ABI,
        "images": [
            {
                "family": "gemm4",
                "file": "gemm4.sm_86.cubin",
                "kind": "cubin",
                "arch": "sm_86",
                "size": len(image),
                "sha256": hashlib.sha256(image).hexdigest(),
            }
        ],
        "sources": [],
    }
    index = {"name": "nybble-kernels", "version": "0.1.0", "subdir": "noarch", "depends": []}
    set_of = f"share/nybble/kernels/{target}"
    parts = {
        "pkg": {
            f"{set_of}/manifest.json": json.dumps(manifest).encode(),
            f"{set_of}/gemm4.sm_86.cubin": image,
        },
        "info": {
            "info/index.json": json.dumps(index).encode(),
            "info/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
        },
    }
    file = folder / f"nybble-kernels-0.1.0-{target}_h0_0.conda"
    with zipfile.ZipFile(file, "w") as outer:
        for part, files in parts.items():
            outer.writestr(f"{part}-one.tar.zst", packed(files))
    return file


@pytest.fixture(scope="module")
def answer(real: Real, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The output of `nybforge wheel cpu`, which builds the packages if they are missing."""
    folder = tmp_path_factory.mktemp("wheels") / "dist"
    document: dict[str, Any] = json.loads(real.run("wheel", "cpu", "-o", folder, "--json").stdout)
    return document


@pytest.fixture(scope="module")
def dist(answer: dict[str, Any]) -> Path:
    """A folder with the wheels and with the wheels of two small kernel sets."""
    folder = Path(answer["folder"])
    for target, cuda in (("cuda122", "12.2"), ("cuda124", "12.4")):
        content = read_package(kernel_package(folder.parent, target))
        for wheel in kernel_wheels(content, target, cuda):
            wheel.write(folder, EPOCH)
    return folder


class Environment:
    """A virtual environment without network; numpy and torch are already installed."""

    def __init__(self, folder: Path, dist: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.folder, self.site, self.dist = folder, folder / SITE, dist
        for entry in (Path(sys.prefix) / SITE).iterdir():
            if entry.suffix == ".dist-info" and not entry.name.startswith(NOT_THERE):
                shutil.copytree(entry, self.site / entry.name)  # uv ignores linked packages
            elif entry.suffix != ".pth" and not entry.name.startswith(NOT_THERE):
                (self.site / entry.name).symlink_to(entry)
        self.before = self.files()

    def run(self, *argv: str | Path, offline: bool = True, **env: str) -> Any:
        words = ["unshare", "--net", *argv] if offline and os.getuid() == 0 else argv
        clean = {
            k: v for k, v in os.environ.items() if not k.startswith(("NYBBLE", "BNB", "PYTHON"))
        }
        # use only the installed wheels, not this machine's library or source tree
        return subprocess.run(
            list(map(str, words)),
            capture_output=True,
            text=True,
            cwd=self.folder,
            env={**clean, "NYBBLE_LIBCUDA": "/nowhere/libcuda.so.1", "HF_HUB_OFFLINE": "1", **env},
        )

    def python(self, *argv: str | Path, **env: str) -> Any:
        return self.run(self.folder / "bin/python", *argv, **env)

    def pip(self, *argv: str | Path) -> Any:
        pip = [sys.executable, "-m", "pip", "--python", self.folder / "bin/python"]
        return self.run(*pip, "--disable-pip-version-check", *argv)

    def install(self, *specs: str) -> Any:
        return self.pip("install", "--no-index", "--find-links", self.dist, *specs)

    def uv(self, *argv: str | Path) -> Any:
        words = [tool("uv"), "pip", *argv, "--python", self.folder / "bin/python", "--offline"]
        return self.run(*words, "--no-cache", "--no-index", "--find-links", self.dist)

    def files(self) -> set[str]:
        found = {str(path.relative_to(self.folder)) for path in self.folder.rglob("*")}
        # ignore uv's lock file and byte code
        return {name for name in found if name != ".lock" and "site-packages/__py" not in name}


@pytest.fixture
def environment(tmp_path: Path, dist: Path) -> Environment:
    return Environment(tmp_path / "env with space", dist)


def test_the_answer_follows_its_schema_and_lists_the_written_wheels(answer: dict[str, Any]) -> None:
    import jsonschema

    schema = json.loads((ROOT / "docs/schemas/wheel.json").read_text("utf-8"))
    jsonschema.validate(answer, schema)
    for each in answer["wheels"]:
        data = (Path(answer["folder"]) / each["file"]).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (each["size"], each["sha256"])
    assert [each["name"] for each in answer["wheels"]] == [
        "bitsandbytes",
        "nybble",
        "nybble-bitsandbytes",
    ]


def test_auditwheel_finds_the_platform_that_the_name_says(dist: Path) -> None:
    (wheel,) = dist.glob("nybble-*.whl")
    tag = wheel.name.rpartition("-")[2].removesuffix(".whl")
    assert tag.startswith("manylinux_2_17_")
    done = subprocess.run([tool("auditwheel"), "show", wheel], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert f'following platform tag: "{tag}"' in " ".join(done.stdout.split())


def test_twine_finds_no_fault(dist: Path) -> None:
    argv = [tool("twine"), "check", "--strict", *dist.glob("*.whl")]
    done = subprocess.run(argv, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("PASSED") == len(list(dist.glob("*.whl")))


def test_the_library_is_that_of_the_conda_package(dist: Path, real: Real) -> None:
    (wheel,) = dist.glob("nybble-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = archive.read("nybble/libnybble.so.1")
    packages = [read_package(path) for path in real.channel.glob("linux-*/libnybble-*.conda")]
    libraries = [data for each in packages for n, data in each.files.items() if "libnybble" in n]
    assert inside in libraries


CHECK = """
import numpy as np, torch, nybble
from nybble import functional as F
values = torch.randn(64, 4096)
packed, state = F.quantize_4bit(values, quant_type="nf4")
assert (F.dequantize_4bit(packed, state) - values).abs().max() < 1
print(nybble.__file__)
"""


@pytest.mark.parametrize("installer", ["pip", "uv"])
def test_it_installs_without_network_works_and_is_uninstalled(
    environment: Environment, installer: str
) -> None:
    wanted = "nybble[cuda122,bitsandbytes]"
    pip = installer == "pip"
    done = environment.install(wanted) if pip else environment.uv("install", wanted)
    assert done.returncode == 0, done.stdout + done.stderr
    assert environment.pip("check").returncode == 0
    used = environment.python("-c", CHECK)
    assert used.returncode == 0, used.stderr
    assert str(environment.site) in used.stdout
    said = environment.python("-m", "nybble", BNB_CUDA_VERSION="122")
    assert said.returncode == 0, said.stdout + said.stderr
    assert "SUCCESS" in said.stdout
    assert str(environment.site / "nybble_kernels_cuda122") in said.stdout
    names = ["nybble", "nybble-kernels-cuda122", "nybble-cuda12", "nybble-bitsandbytes"]
    gone = environment.pip("uninstall", "--yes", *names, "bitsandbytes")
    assert gone.returncode == 0, gone.stderr
    assert environment.files() == environment.before


def test_transformers_uses_it_as_bitsandbytes(environment: Environment, tmp_path: Path) -> None:
    """Run the README's block: install the wheels beside torch and transformers, then load a
    model."""
    pytest.importorskip("transformers")
    assert environment.install("nybble[bitsandbytes]").returncode == 0
    program = ROOT / "tests/clients/programs/load_quantized.py"
    done = environment.python(program, tmp_path, OMP_NUM_THREADS="1")
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout.splitlines()[-1])


def upstream(folder: Path) -> Path:
    """Write a wheel that an installer accepts as a later release of the real bitsandbytes."""
    licence = {"LICENSE": b""}
    wheel = Wheel(
        name="bitsandbytes",
        version="0.50.3",
        summary="the other one",
        text="",
        files={"bitsandbytes/__init__.py": b"other = True\n"},
        licenses=licence,
    )
    return wheel.write(folder, EPOCH)


def test_one_environment_never_has_both_bitsandbytes(
    environment: Environment, tmp_path: Path
) -> None:
    theirs = upstream(tmp_path)
    # both in one command: the resolver refuses, and nothing is installed
    both = environment.install("nybble-bitsandbytes", str(theirs))
    assert both.returncode != 0
    assert "conflict" in both.stderr
    assert environment.files() == environment.before
    both = environment.uv("install", "nybble-bitsandbytes", str(theirs))
    assert both.returncode != 0
    assert "No solution found" in both.stderr
    assert environment.files() == environment.before
    # one after the other: the second replaces the first; `pip install` and `pip check` report it
    assert environment.install("nybble-bitsandbytes").returncode == 0
    after = environment.install(str(theirs))
    assert "nybble-bitsandbytes 0.1.0 requires bitsandbytes==0.50.2+nybble.0.1.0" in after.stderr
    assert not (environment.site / "bitsandbytes/nn").exists()
    check = environment.pip("check")
    assert check.returncode == 1
    assert "nybble-bitsandbytes 0.1.0 has requirement bitsandbytes==0.50.2+nybble" in check.stdout
    said = environment.python("-m", "nybble")
    assert said.returncode == 1
    assert "bitsandbytes 0.50.3 is installed, but nybble-bitsandbytes requires" in said.stdout
    again = environment.install("nybble-bitsandbytes")
    assert again.returncode == 0, again.stderr
    assert environment.python("-m", "nybble").returncode == 0


def test_two_sets_of_one_cuda_major_are_refused(environment: Environment) -> None:
    done = environment.install("nybble[cuda122,cuda124]")
    assert done.returncode != 0
    assert "nybble-cuda12" in done.stderr + done.stdout
    assert "conflict" in done.stderr
    assert environment.files() == environment.before
    done = environment.uv("install", "nybble[cuda122,cuda124]")
    assert done.returncode != 0
    assert "nybble-cuda12" in done.stderr
    assert environment.files() == environment.before


def test_a_wheel_for_another_platform_is_refused(
    environment: Environment, dist: Path, tmp_path: Path
) -> None:
    (wheel,) = dist.glob("nybble-*.whl")
    machine = os.uname().machine
    other = {"x86_64": "aarch64", "aarch64": "x86_64"}[machine]
    foreign = shutil.copy(wheel, tmp_path / wheel.name.replace(machine, other))
    done = environment.install(str(foreign))
    assert done.returncode != 0
    assert "is not a supported wheel on this platform" in done.stderr
    done = environment.uv("install", str(foreign))
    assert done.returncode != 0
    assert f"manylinux_2_17_{other}" in done.stderr
    assert environment.files() == environment.before


@pytest.mark.skipif(os.getuid() != 0, reason="missing: root, to mount a folder read-only")
@pytest.mark.parametrize("installer", ["pip", "uv"])
def test_a_read_only_site_packages_is_one_error(environment: Environment, installer: str) -> None:
    mounted = f'mount --bind "{environment.site}" "{environment.site}" && '
    mounted += f'mount -o remount,bind,ro "{environment.site}" && exec "$@"'
    if installer == "pip":
        argv = [sys.executable, "-m", "pip", "--python", environment.folder / "bin/python"]
        argv += ["--disable-pip-version-check"]
    else:
        argv = [tool("uv"), "pip"]
    argv += ["install", "--no-index", "--find-links", environment.dist, "nybble"]
    argv += ["--python", environment.folder / "bin/python"] if installer == "uv" else []
    done = environment.run("unshare", "--mount", "sh", "-c", mounted, "sh", *argv)
    assert done.returncode != 0
    assert "Read-only file system" in done.stderr
    assert environment.files() == environment.before


def test_an_environment_without_pip_uses_one_from_outside(environment: Environment) -> None:
    """Without pip, Python prints the error in docs/pip.md; the two commands there work."""
    assert "No module named pip" in environment.python("-m", "pip", "--version").stderr
    assert environment.uv("install", "nybble").returncode == 0
    assert environment.install("nybble").returncode == 0


@pytest.mark.usefixtures("answer")
def test_env_create_makes_an_environment_with_pip(real: Real, tmp_path: Path) -> None:
    prefix = tmp_path / "env"
    real.run("env", "create", "--prefix", prefix, "nybble", "cpu", "pip")
    python = [prefix / "bin/python", "-I", "-m", "pip"]
    check = subprocess.run([*python, "check"], capture_output=True, text=True)
    assert (check.returncode, check.stdout) == (0, "No broken requirements found.\n")
    listed = subprocess.run([*python, "list"], capture_output=True, text=True).stdout
    assert {"nybble", "numpy", "pip"} <= {line.split()[0] for line in listed.splitlines()}
    modules = {path.name.partition(".")[0] for path in prefix.rglob("nybble/__pycache__/*.pyc")}
    assert {"__init__", "functional"} <= modules


@pytest.mark.usefixtures("answer")
def test_transformers_from_conda_uses_the_package_as_bitsandbytes(
    real: Real, tmp_path: Path
) -> None:
    """Run the README's line for conda in an environment with torch and transformers."""
    channel = like_conda_forge(tmp_path, ["transformers", "accelerate"])
    prefix = tmp_path / "env"
    argv = ["nybble-bitsandbytes", "cpu", "pytorch", "transformers", "accelerate"]
    real.run("env", "create", "--prefix", prefix, "-c", channel, *argv)
    program = ROOT / "tests/clients/programs/load_quantized.py"
    done = subprocess.run(
        [prefix / "bin/python", program, tmp_path],
        env={"PATH": "/usr/bin:/bin", "HF_HUB_OFFLINE": "1", "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    seen = json.loads(done.stdout.splitlines()[-1])
    assert "+nybble" in seen["bitsandbytes"]
    assert seen["nf4 nested"]["layer"].startswith("nybble.nn.")
