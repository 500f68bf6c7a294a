"""nybforge target add and check, with an index on this machine that has a toolkit 13.6."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

import pytest
from local_server import Quiet, serving
from tests.unit.nybforge.conftest import Answer

from nybble.compat.children import python_command
from nybforge.newtoolkit import distributions

pytestmark = pytest.mark.slow  # a library is compiled, and a checkout is copied

LIBRARY = r"""
#include <string.h>
static const char text[] = "//\n.version 9.6\n.target sm_107\n";
int nvrtcVersion(int* major, int* minor) { *major = 13; *minor = 6; return 0; }
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
    """A library that answers like NVRTC 13.6."""
    path = tmp_path_factory.mktemp("nvrtc") / "libnvrtc.so.13"
    words = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(path)]
    subprocess.run(words, input=LIBRARY, text=True, check=True)
    return path.read_bytes()


@pytest.fixture
def site(tmp_path: Path, library: bytes) -> Site:
    """An index with the toolkit 13.6.7 for both platforms, and with its metapackage."""
    made = Site(tmp_path / "simple")
    content: dict[str, dict[str, bytes]] = {
        "nvrtc": {"nvidia/cu13/lib/libnvrtc.so.13": library},
        "crt": {"nvidia/cu13/include/crt/host_config.h": HEADER.encode()},
    }
    versions = dict.fromkeys(distributions("13.6"), "13.6.7") | {"cccl": "13.3.6.0.1"}
    for part, name in distributions("13.6").items():
        for machine in ("x86_64", "aarch64"):
            tag = f"manylinux2014_{machine}"
            made.add(name, versions[part], tag, content.get(part, {}))
    exact = {"nvidia-cuda-nvcc": "13.6.7", "nvidia-cuda-cccl": "13.3.6.0.1"}
    exact |= {"nvidia-cublas": "13.11.0.1", "nvidia-cusparse": "12.10.0.1"}
    requires = "".join(
        f"Requires-Dist: {name}=={version}.*; extra == 'all'\n" for name, version in exact.items()
    )
    made.add("cuda-toolkit", "13.6.0", "any", {}, requires)
    return made


@pytest.fixture
def served(site: Site) -> Iterator[dict[str, str]]:
    """Environment variables with which pip and nybforge use only that index."""

    class Files(Quiet, SimpleHTTPRequestHandler):
        pass

    with serving(partial(Files, directory=str(site.folder.parent))) as url:
        yield {"PIP_INDEX_URL": f"{url}/simple", "PIP_CONFIG_FILE": os.devnull, "NO_PROXY": "*"}


@pytest.fixture
def own(root: Path, tmp_path: Path) -> Path:
    """A copy of the parts of this checkout that a target consists of."""
    copy = tmp_path / "checkout"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in ("recipe", "envs", "pkg"):
        shutil.copytree(root / name, copy / name, ignore=ignored)
    for name in ("LICENSE", "VERSION"):
        shutil.copy(root / name, copy)
    return copy


@pytest.fixture
def run(own: Path, served: dict[str, str], tmp_path: Path) -> Callable[..., Answer]:
    """Run a command line with that checkout's own program and that index."""

    def call(*argv: str, **more: str) -> Answer:
        places = {"NYBFORGE_ROOT": own, "NYBFORGE_CACHE": tmp_path / "cache", "HOME": tmp_path}
        env = {"PATH": "/usr/bin:/bin", **{k: str(v) for k, v in places.items()}, **served, **more}
        command = python_command("nybforge", *argv, folder=own / "pkg")
        done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
        return Answer(code=done.returncode, out=done.stdout, err=done.stderr)

    return call


def content(folder: Path) -> dict[str, bytes]:
    """Return path -> bytes of every file."""
    paths = (path for name in ("recipe", "envs", "pkg") for path in (folder / name).rglob("*"))
    paths = (path for path in paths if path.is_file())
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in paths
        if "__pycache__" not in path.parts
    }


def test_a_new_toolkit_becomes_a_target_with_one_command(run, own: Path) -> None:
    before = content(own)
    found = run("target", "check", "--json").document["toolkits"]
    assert {row["cuda"]: row["state"] for row in found} == {"13.6": "no target"}
    shown = run("target", "add", "13.6", "--dry-run", "--json")
    assert shown.code == 0, shown.out + shown.err
    assert content(own) == before, "a dry run writes nothing"
    document = run("target", "add", "cuda136", "--json").document
    assert document["diff"] == shown.document["diff"]
    after = content(own)
    changed = {path for path in after if after[path] != before.get(path)}
    assert changed == set(document["files"])
    assert {"recipe/variants/cuda136.yaml", "envs/bnb136lab.yml"} <= changed
    tables = own / "pkg/nybble/compat/data/toolkits.json"
    row = json.loads(tables.read_text())["rows"][-1]
    assert (row["cuda"], row["archs"]) == ("13.6", ["75", "90", "90a", "107", "107a"])
    pins = (own / "recipe/toolchains/embedded.yaml").read_text()
    assert 'version: "13.3.6.0.1"' in pins.partition('"13.6":')[2]
    assert pins.count("13.6.7-py3-none-manylinux2014_aarch64") == 6
    assert "cuda-cccl_linux-64=13.3.6.0.1" in (own / "envs/bnb136lab.yml").read_text()
    assert any("whether nvidia/label/cuda-13.6.0 has them" in each for each in document["notes"])
    assert any("the driver of CUDA 13.6 is not known" in each for each in document["notes"])


def test_a_pin_that_is_not_the_newest_is_reported(run, own: Path, site: Site) -> None:
    assert run("target", "add", "13.6").code == 0
    again = run("target", "add", "13.6")
    assert (again.code, again.out) == (2, "")
    assert "the target cuda136 exists already" in again.err
    (row,) = run("target", "check", "--json").document["toolkits"]
    assert (row["state"], row["targets"]) == ("current", ["cuda136"])
    site.add("nvidia-cuda-nvcc", "13.6.9", "manylinux2014_x86_64", {})
    answer = run("target", "check")
    assert "behind" in answer.out
    assert "nvcc 13.6.9 (pinned 13.6.7)" in answer.out


def test_a_damaged_download_writes_nothing(run, own: Path, site: Site) -> None:
    before = content(own)
    crt = next((site.folder / "nvidia-cuda-crt").glob("*x86_64.whl"))
    crt.write_bytes(crt.read_bytes() + b"\0")
    answer = run("target", "add", "13.6")
    assert answer.code == 4
    assert "is damaged or not the pinned file" in answer.err
    assert content(own) == before


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        ("13.9", 3, "the index has no CUDA toolkit 13.9"),
        ("12.3", 2, "the target cuda123 exists already"),
        ("thirteen", 2, "'thirteen' is not a CUDA version"),
        ("13.6.7", 2, "'13.6.7' is not a CUDA version"),
    ],
)
def test_bad_input_is_one_error(run, argv: str, code: int, message: str) -> None:
    answer = run("target", "add", argv)
    assert (answer.code, answer.out) == (code, "")
    assert message in answer.err
    assert answer.err.count("error[") == 1


def test_a_platform_without_a_wheel_is_named(run, own: Path, site: Site) -> None:
    page = site.folder / "nvidia-nvvm/index.html"
    page.write_text(page.read_text().split("\n")[0])
    answer = run("target", "add", "13.6")
    assert answer.code == 3
    assert "nvidia-nvvm: no wheel for linux-aarch64" in answer.err


@pytest.mark.parametrize("verb", [("add", "13.6"), ("check",)])
def test_without_a_network_there_is_one_error(run, verb: tuple[str, ...]) -> None:
    answer = run("target", *verb, PIP_INDEX_URL="http://127.0.0.1:9/simple")
    assert answer.code == 4
    assert "pip's indexes have none of these packages" in answer.err
    assert answer.err.count("error[") == 1
