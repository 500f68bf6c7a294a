"""nybforge target add and check, with an index on this machine that has a toolkit 13.98.

The version must not become that of a real target.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from local_server import Quiet, serving
from tests.unit.nybforge.conftest import Answer

from nybble.compat.children import python_command
from nybforge.newtoolkit import distributions

pytestmark = pytest.mark.slow  # a library is compiled, and a checkout is copied

LIBRARY = r"""
#include <string.h>
static const char text[] = "//\n.version 9.6\n.target sm_107\n";
int nvrtcVersion(int* major, int* minor) { *major = 13; *minor = 98; return 0; }
int nvrtcGetNumSupportedArchs(int* count) { *count = 3; return 0; }
int nvrtcGetSupportedArchs(int* archs) { archs[0] = 75; archs[1] = 90; archs[2] = 107; return 0; }
int nvrtcCreateProgram(void** program, const char* source, const char* name, int count,
                       const char** headers, const char** names) { return 0; }
int nvrtcCompileProgram(void* program, int count, const char** options) {
  return strstr(options[0], "75a") || options[0][strlen(options[0]) - 1] == 'f';
}
int nvrtcGetPTXSize(void* program, size_t* size) { *size = sizeof text; return 0; }
int nvrtcGetPTX(void* program, char* out) { memcpy(out, text, sizeof text); return 0; }
"""
HEADER = """
#if __GNUC__ > 16 || (defined(__clang__) && __clang_major__ > 23)
#error unsupported compiler
#endif
"""


class Site:
    """A package index: a folder per distribution with one page, served on the loopback address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages: dict[str, list[str]] = {}

    def add(
        self, name: str, version: str, tag: str, files: Mapping[str, bytes], requires: str = ""
    ) -> str:
        """Add a wheel, and return its file name."""
        stem = f"{name.replace('-', '_')}-{version}"
        head = f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n{requires}"
        sink = io.BytesIO()
        with zipfile.ZipFile(sink, "w") as archive:
            for path, data in {**files, f"{stem}.dist-info/METADATA": head.encode()}.items():
                archive.writestr(path, data)
        file = f"{stem}-py3-none-{tag}.whl"
        place = self.folder / name
        place.mkdir(parents=True, exist_ok=True)
        (place / file).write_bytes(sink.getvalue())
        sha256 = hashlib.sha256(sink.getvalue()).hexdigest()
        self.pages.setdefault(name, []).append(f'<a href="{file}#sha256={sha256}">{file}</a>')
        (place / "index.html").write_text("\n".join(self.pages[name]))
        return file


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A library that answers like NVRTC 13.98."""
    path = tmp_path_factory.mktemp("nvrtc") / "libnvrtc.so.13"
    words = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(path)]
    subprocess.run(words, input=LIBRARY, text=True, check=True)
    return path.read_bytes()


class Checkout:
    """A copy of the parts of this checkout that a target consists of, and an index with the toolkit
    13.98.7 for both platforms and its metapackage."""

    def __init__(self, root: Path, folder: Path, library: bytes) -> None:
        self.folder = folder / "checkout"
        # with __pycache__, because the copy's processes would compile the modules again
        ignored = shutil.ignore_patterns("*.pyc.*")  # other processes write and rename these
        for name in ("recipe", "envs", "pkg"):
            shutil.copytree(root / name, self.folder / name, ignore=ignored)
        for name in ("LICENSE", "VERSION"):
            shutil.copy(root / name, self.folder)
        self.site = Site(folder / "simple")
        content: dict[str, dict[str, bytes]] = {
            "nvrtc": {"nvidia/cu13/lib/libnvrtc.so.13": library},
            "crt": {"nvidia/cu13/include/crt/host_config.h": HEADER.encode()},
        }
        versions = dict.fromkeys(distributions("13.98"), "13.98.7") | {"cccl": "13.3.6.0.1"}
        for part, name in distributions("13.98").items():
            for machine in ("x86_64", "aarch64"):
                tag = f"manylinux2014_{machine}"
                self.site.add(name, versions[part], tag, content.get(part, {}))
        exact = {"nvidia-cuda-nvcc": "13.98.7", "nvidia-cuda-cccl": "13.3.6.0.1"}
        exact |= {"nvidia-cublas": "13.11.0.1", "nvidia-cusparse": "12.10.0.1"}
        requires = "".join(
            f"Requires-Dist: {name}=={version}.*; extra == 'all'\n"
            for name, version in exact.items()
        )
        self.site.add("cuda-toolkit", "13.98.0", "any", {}, requires)

    def run(self, *argv: str, **more: str) -> Answer:
        """Run a command line with the checkout's own program; pip and nybforge use only the
        index."""

        class Files(Quiet, SimpleHTTPRequestHandler):
            pass

        above = self.folder.parent
        places = {"NYBFORGE_ROOT": self.folder, "NYBFORGE_CACHE": above / "cache", "HOME": above}
        env = {"PATH": "/usr/bin:/bin", **{k: str(v) for k, v in places.items()}}
        command = python_command("nybforge", *argv, folder=self.folder / "pkg")
        with serving(partial(Files, directory=str(above))) as url:
            env |= {
                "PIP_INDEX_URL": f"{url}/simple",
                "PIP_CONFIG_FILE": os.devnull,
                "NO_PROXY": "*",
            }
            env |= more
            done = subprocess.run(command, env=env, cwd=above, capture_output=True, text=True)
        return Answer(code=done.returncode, out=done.stdout, err=done.stderr)


@pytest.fixture
def own(root: Path, tmp_path: Path, library: bytes) -> Checkout:
    return Checkout(root, tmp_path, library)


@pytest.fixture(scope="module")
def unchanged(root: Path, tmp_path_factory: pytest.TempPathFactory, library: bytes) -> Checkout:
    """A checkout for the tests that write nothing into it."""
    return Checkout(root, tmp_path_factory.mktemp("unchanged"), library)


@pytest.fixture(scope="module")
def added(
    root: Path, tmp_path_factory: pytest.TempPathFactory, library: bytes
) -> tuple[Checkout, Any]:
    """A checkout with the target cuda1398, and the answer of the command that added the target."""
    own = Checkout(root, tmp_path_factory.mktemp("added"), library)
    return own, own.run("target", "add", "cuda1398", "--json").document


def content(folder: Path) -> dict[str, bytes]:
    """Return path -> bytes of every file."""
    paths = (path for name in ("recipe", "envs", "pkg") for path in (folder / name).rglob("*"))
    paths = (path for path in paths if path.is_file())
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in paths
        if "__pycache__" not in path.parts
    }


def test_a_new_toolkit_becomes_a_target_with_one_command(
    unchanged: Checkout, added: tuple[Checkout, Any]
) -> None:
    before = content(unchanged.folder)
    found = unchanged.run("target", "check", "--json").document["toolkits"]
    assert {row["cuda"]: row["state"] for row in found} == {"13.98": "no target"}
    shown = unchanged.run("target", "add", "13.98", "--dry-run", "--json")
    assert shown.code == 0, shown.out + shown.err
    assert content(unchanged.folder) == before, "a dry run writes nothing"
    own, document = added
    assert document["diff"] == shown.document["diff"]
    after = content(own.folder)
    changed = {path for path in after if after[path] != before.get(path)}
    assert changed == set(document["files"])
    assert {"recipe/variants/cuda1398.yaml", "envs/bnb1398lab.yml"} <= changed
    row = json.loads(after["pkg/nybble/compat/data/toolkits.json"])["rows"][-1]
    assert (row["cuda"], row["archs"]) == ("13.98", ["75", "90", "90a", "107", "107a"])
    pins = after["recipe/toolchains/embedded.yaml"].decode()
    assert 'version: "13.3.6.0.1"' in pins.partition('"13.98":')[2]
    assert pins.count("13.98.7-py3-none-manylinux2014_aarch64") == 6
    assert b"cuda-cccl_linux-64=13.3.6.0.1" in after["envs/bnb1398lab.yml"]
    assert any("whether nvidia/label/cuda-13.98.0 has them" in each for each in document["notes"])
    assert any("the driver of CUDA 13.98 is not known" in each for each in document["notes"])


def test_a_pin_that_is_not_the_newest_is_reported(added: tuple[Checkout, Any]) -> None:
    own, _document = added
    again = own.run("target", "add", "13.98")
    assert (again.code, again.out) == (2, "")
    assert "the target cuda1398 exists already" in again.err
    (row,) = own.run("target", "check", "--json").document["toolkits"]
    assert (row["state"], row["targets"]) == ("current", ["cuda1398"])
    own.site.add("nvidia-cuda-nvcc", "13.98.9", "manylinux2014_x86_64", {})
    answer = own.run("target", "check")
    assert "behind" in answer.out
    assert "nvcc 13.98.9 (pinned 13.98.7)" in answer.out


def test_a_damaged_download_writes_nothing(own: Checkout) -> None:
    before = content(own.folder)
    crt = next((own.site.folder / "nvidia-cuda-crt").glob("*x86_64.whl"))
    crt.write_bytes(crt.read_bytes() + b"\0")
    answer = own.run("target", "add", "13.98")
    assert answer.code == 4
    assert "is damaged or not the pinned file" in answer.err
    assert content(own.folder) == before


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        ("13.9", 3, "the index has no CUDA toolkit 13.9"),
        ("12.3", 2, "the target cuda123 exists already"),
        ("thirteen", 2, "'thirteen' is not a CUDA version"),
        ("13.98.7", 2, "'13.98.7' is not a CUDA version"),
    ],
)
def test_bad_input_is_one_error(unchanged: Checkout, argv: str, code: int, message: str) -> None:
    answer = unchanged.run("target", "add", argv)
    assert (answer.code, answer.out) == (code, "")
    assert message in answer.err
    assert answer.err.count("error[") == 1


def test_a_platform_without_a_wheel_is_named(own: Checkout) -> None:
    page = own.site.folder / "nvidia-nvvm/index.html"
    page.write_text(page.read_text().split("\n")[0])
    answer = own.run("target", "add", "13.98")
    assert answer.code == 3
    assert "nvidia-nvvm: no wheel for linux-aarch64" in answer.err


@pytest.mark.parametrize("verb", [("add", "13.98"), ("check",)])
def test_without_a_network_there_is_one_error(unchanged: Checkout, verb: tuple[str, ...]) -> None:
    answer = unchanged.run("target", *verb, PIP_INDEX_URL="http://127.0.0.1:9/simple")
    assert answer.code == 4
    assert "pip's indexes have none of these packages" in answer.err
    assert answer.err.count("error[") == 1
