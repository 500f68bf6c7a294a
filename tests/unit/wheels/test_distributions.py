"""Conda packages become wheels with the same bytes, valid metadata, and tags that match their
content."""

from __future__ import annotations

import base64
import csv
import hashlib
import json
import subprocess
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from packaging.metadata import Metadata
from packaging.requirements import Requirement
from packaging.utils import parse_wheel_filename
from packed import packed

from nybforge.errors import ChannelError, StorageError
from nybforge.wheels.content import Content, read_package
from nybforge.wheels.distributions import bitsandbytes_wheels, kernel_wheels, library_wheel
from nybforge.wheels.wheel import Wheel

pytestmark = pytest.mark.slow  # the tests compile a library

EPOCH = 1_700_000_000
METADATA = """\
Metadata-Version: 2.4
Name: {name}
Version: {version}
Summary: what it does
Requires-Dist: {requires}
"""


def package(folder: Path, name: str, files: Mapping[str, bytes], **more: Any) -> Content:
    """Write a .conda file that contains these files, and return its content."""
    index = {"name": name, "version": "0.1.0", "build": "h0_0", "build_number": 0}
    index |= {"depends": [], "subdir": "noarch", "timestamp": EPOCH * 1000, **more}
    info = {
        "info/index.json": json.dumps(index).encode(),
        "info/licenses/LICENSE": b"the licence\n",
    }
    file = folder / f"{name}-0.1.0-h0_0.conda"
    with zipfile.ZipFile(file, "w") as outer:
        outer.writestr("metadata.json", '{"conda_pkg_format_version": 2}')
        outer.writestr(f"pkg-{name}.tar.zst", packed(files))
        outer.writestr(f"info-{name}.tar.zst", packed(info))
    return read_package(file)


def library(folder: Path, subdir: str = "linux-64") -> Content:
    """Return a package like libnybble's. The package's library is a small ELF file for this
    machine."""
    words = ["cc", "-shared", "-fPIC", "-nostdlib", "-x", "c", "/dev/null"]
    subprocess.run([*words, "-o", folder / "made.so"], check=True)
    files = {"lib/libnybble.so.0.1.0": (folder / "made.so").read_bytes(), "include/n.h": b"int;"}
    return package(folder, "libnybble", files, subdir=subdir)


def python_package(folder: Path, name: str, module: str, version: str, requires: str) -> Content:
    site = "site-packages/"
    text = METADATA.format(name=module, version=version, requires=requires)
    return package(
        folder,
        name,
        {
            f"{site}{module}/__init__.py": b"one = 1\n",
            f"{site}{module}/__pycache__/__init__.cpython-311.pyc": b"\0",
            f"{site}{module}-{version}.dist-info/METADATA": text.encode(),
        },
    )


def nybble_wheel(folder: Path, subdir: str = "linux-64") -> Wheel:
    python = python_package(folder, "nybble", "nybble", "0.1.0", "numpy>=1.24")
    return library_wheel(library(folder, subdir), python, ["cuda118", "cuda122"])


def kernels(folder: Path, target: str = "cuda122") -> Content:
    images = {"manifest.json": b"{}", "gemm4.sm_86.cubin": b"\x7fELF cubin", "src/a.cu": b"code"}
    files = {f"share/nybble/kernels/{target}/{name}": data for name, data in images.items()}
    return package(folder, "nybble-kernels", {**files, "etc/test.py": b""}, build=f"{target}_h0_0")


def contents(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def all_wheels(folder: Path) -> list[Wheel]:
    version = "0.50.2+nybble.0.1.0"
    shim = python_package(folder, "nybble-bitsandbytes", "bitsandbytes", version, "nybble==0.1.0")
    others = [*kernel_wheels(kernels(folder), "cuda122", "12.2"), *bitsandbytes_wheels(shim)]
    return [nybble_wheel(folder), *others]


def test_names_versions_and_tags(tmp_path: Path) -> None:
    assert [wheel.file for wheel in all_wheels(tmp_path)] == [
        "nybble-0.1.0-py3-none-manylinux_2_17_x86_64.whl",
        "nybble_kernels_cuda122-0.1.0+cuda122-py3-none-any.whl",
        "nybble_cuda12-12.2+cuda122-py3-none-any.whl",
        "bitsandbytes-0.50.2+nybble.0.1.0-py3-none-any.whl",
        "nybble_bitsandbytes-0.1.0-py3-none-any.whl",
    ]


def test_each_wheel_follows_the_specifications(tmp_path: Path) -> None:
    for wheel in all_wheels(tmp_path):
        path = wheel.write(tmp_path / "dist", EPOCH)
        name, version, _, tags = parse_wheel_filename(path.name)
        files = contents(path)
        info = f"{path.name.split('-')[0]}-{version}.dist-info"
        meta = Metadata.from_email(files[f"{info}/METADATA"], validate=True)
        assert meta.name.replace("_", "-").lower() == name
        assert meta.version == version
        assert [str(tag) for tag in tags] == [wheel.tag]
        for licence in meta.license_files or []:
            assert f"{info}/licenses/{licence}" in files
        assert meta.license_expression == "Apache-2.0"
        record = list(csv.reader(files[f"{info}/RECORD"].decode().splitlines()))
        assert {row[0] for row in record} == set(files)
        for file, digest, size in record:
            if file.endswith("/RECORD"):
                assert (digest, size) == ("", "")
                continue
            made = base64.urlsafe_b64encode(hashlib.sha256(files[file]).digest())
            assert digest == "sha256=" + made.rstrip(b"=").decode()
            assert int(size) == len(files[file])


def test_the_same_content_gives_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        for wheel in all_wheels(tmp_path / folder):
            wheel.write(tmp_path / folder / "dist", EPOCH)
    for path in (tmp_path / "a/dist").iterdir():
        assert path.read_bytes() == (tmp_path / "b/dist" / path.name).read_bytes(), path.name
        with zipfile.ZipFile(path) as archive:
            assert {entry.date_time for entry in archive.infolist()} == {(2023, 11, 14, 22, 13, 20)}


def test_the_files_are_those_of_the_packages(tmp_path: Path) -> None:
    found = contents(nybble_wheel(tmp_path).write(tmp_path, EPOCH))
    assert found["nybble/libnybble.so.1"] == (tmp_path / "made.so").read_bytes()
    assert found["nybble/__init__.py"] == b"one = 1\n"
    assert not [name for name in found if name.endswith(".pyc") or "include" in name]
    package = kernels(tmp_path)
    found = contents(next(iter(kernel_wheels(package, "cuda122", "12.2"))).write(tmp_path, EPOCH))
    images = {n: d for n, d in found.items() if "dist-info" not in n}
    assert images == {
        f"nybble_kernels_cuda122/{name}": data
        for name, data in package.below("share/nybble/kernels/cuda122").items()
    }


def test_the_tag_follows_from_the_platform(tmp_path: Path) -> None:
    wheel = nybble_wheel(tmp_path, "linux-aarch64")
    assert wheel.tag == "py3-none-manylinux_2_17_aarch64"


def test_the_tag_follows_from_the_symbols(tmp_path: Path) -> None:
    (tmp_path / "map").write_text("GLIBC_2.29 { pow; };\n")
    words = ["cc", "-shared", "-fPIC", "-nostdlib", "-x", "c", "-", "-Wl,-soname,libm.so.6"]
    libm = tmp_path / "libm.so.6"
    code = "double pow(double x, double y) { return x + y; }"
    words += [f"-Wl,--version-script={tmp_path / 'map'}", "-o", libm, "-fno-builtin"]
    subprocess.run(words, input=code, text=True, check=True)
    code = "double pow(double, double); double f(double x) { return pow(x, x); }"
    words = ["cc", "-shared", "-fPIC", "-nostdlib", "-x", "c", "-", "-x", "none", libm]
    subprocess.run([*words, "-o", tmp_path / "new.so"], input=code, text=True, check=True)
    files = {"lib/libnybble.so.0.1.0": (tmp_path / "new.so").read_bytes()}
    made = package(tmp_path, "libnybble", files, subdir="linux-64")
    python = python_package(tmp_path, "nybble", "nybble", "0.1.0", "numpy>=1.24")
    assert library_wheel(made, python, []).tag == "py3-none-manylinux_2_29_x86_64"


def requirements(wheel: Wheel, extra: str = "") -> set[str]:
    meta = Metadata.from_email(wheel.metadata().encode(), validate=True)
    found = [Requirement(str(each)) for each in meta.requires_dist or []]
    return {
        f"{each.name}{each.specifier}"
        for each in found
        if each.marker is None or each.marker.evaluate({"extra": extra})
    }


def test_extras_name_the_images_and_the_module_bitsandbytes(tmp_path: Path) -> None:
    wheel = nybble_wheel(tmp_path)
    assert requirements(wheel) == {"numpy>=1.24"}
    assert requirements(wheel, "cuda122") == {"numpy>=1.24", "nybble-kernels-cuda122==0.1.0"}
    wanted = {"numpy>=1.24", "nybble-bitsandbytes==0.1.0"}
    assert requirements(wheel, "bitsandbytes") == wanted


def test_two_sets_of_one_cuda_major_want_two_versions_of_one_distribution(tmp_path: Path) -> None:
    wanted = {}
    targets = {"cuda122": "12.2", "cuda122orin": "12.2", "cuda124": "12.4", "cuda118": "11.8"}
    for target, cuda in targets.items():
        images, mark = kernel_wheels(kernels(tmp_path, target), target, cuda)
        wanted[target] = requirements(images)
        assert f"{mark.name}=={mark.version}" in wanted[target]
    assert wanted["cuda122"] == {"nybble==0.1.0", "nybble-cuda12==12.2+cuda122"}
    assert wanted["cuda122orin"] == {"nybble==0.1.0", "nybble-cuda12==12.2+cuda122orin"}
    assert wanted["cuda124"] == {"nybble==0.1.0", "nybble-cuda12==12.4+cuda124"}
    assert wanted["cuda118"] == {"nybble==0.1.0", "nybble-cuda11==11.8+cuda118"}


def test_the_name_for_the_shim_wants_its_exact_version(tmp_path: Path) -> None:
    shim, name = all_wheels(tmp_path)[-2:]
    assert requirements(name) == {f"bitsandbytes=={shim.version}"}
    assert requirements(shim) == {"nybble==0.1.0"}


@pytest.mark.parametrize("path", ["../x", "/etc/x", "site-packages/../../x"])
def test_a_package_whose_files_leave_it_is_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(ChannelError, match="the package is unsafe") as caught:
        package(tmp_path, "nybble", {path: b""})
    assert path in (caught.value.why or "")


def test_a_package_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    file = kernels(tmp_path).file
    data = file.read_bytes()
    for length in (0, 10, len(data) // 2, len(data) - 5):
        file.write_bytes(data[:length])
        with pytest.raises(ChannelError, match="not a readable conda package"):
            read_package(file)


def test_a_package_of_something_else_is_refused(tmp_path: Path) -> None:
    other = package(tmp_path, "other", {"share/other.txt": b""})
    with pytest.raises(ChannelError, match="unexpected package content"):
        list(kernel_wheels(other, "cuda122", "12.2"))
    with pytest.raises(ChannelError, match="unexpected package content"):
        list(bitsandbytes_wheels(other))


def test_nothing_half_written_is_left(tmp_path: Path) -> None:
    wheel = nybble_wheel(tmp_path)
    folder = tmp_path / "dist"
    (folder / wheel.file).mkdir(parents=True)  # a folder is in the place of the wheel
    with pytest.raises(StorageError, match="cannot be written"):
        wheel.write(folder, EPOCH)
    assert [path.name for path in folder.iterdir()] == [wheel.file]
