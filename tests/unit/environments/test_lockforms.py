"""Locks: each format reads back unchanged, and diff shows what changed."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, write_channel
from tests.unit.environments.packages import run

from nybforge import load
from nybforge.environments.compare import compare
from nybforge.environments.lock import Lock
from nybforge.environments.lockfiles import read_lock
from nybforge.environments.lockforms import FORMS, lock_text


@pytest.mark.parametrize("form", sorted(FORMS))
def test_every_form_reads_back_the_same_packages(lock: Lock, form: str, tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    path.write_text(lock_text(lock, form))
    again = read_lock(path)
    assert again.digest == lock.digest
    assert compare(lock, again) == ()
    assert again.platform == "linux-64"
    assert lock_text(read_lock(path), form) == lock_text(again, form)
    if form in ("conda-lock", "pixi"):
        assert again.package("cmake") is not None
        assert "libuv >=1.52.1,<2.0a0" in (again.package("cmake").depends or ())  # type: ignore[union-attr]


@pytest.mark.parametrize("form", ["explicit", "conda"])
def test_the_header_of_a_lock_has_a_fixed_order(lock: Lock, form: str) -> None:
    virtual = {"__linux": "4.18", "__cuda": "12.2", "__glibc": "2.28"}
    made = replace(lock, name="a", virtual=virtual, specs=("zlib", "cmake =3"))
    assert lock_text(made, form).splitlines()[1:7] == [
        "# environment: a",
        "# platform: linux-64",
        "# virtual-packages: __cuda=12.2 __glibc=2.28 __linux=4.18",
        f"# digest: {lock.digest}",
        "# spec: zlib",
        "# spec: cmake =3",
    ]


def test_the_explicit_form_has_no_address_and_follows_a_mirror(lock: Lock, tmp_path: Path) -> None:
    text = lock_text(lock, "explicit")
    assert "://" not in text
    path = tmp_path / "x.txt"
    path.write_text(text)
    mirrored = read_lock(path, alias="https://mirror.example/conda")
    nvcc = mirrored.package("cuda-nvcc")
    assert nvcc is not None
    assert nvcc.url.startswith("https://mirror.example/conda/conda-forge/linux-64/cuda-nvcc-12.2")


def test_a_channel_inside_the_checkout_keeps_its_relative_name(root: Path, tmp_path: Path) -> None:
    shutil.copytree(root / "envs/channel", tmp_path / "envs/channel")
    file = tmp_path / "envs/lab.yml"
    file.write_text("name: lab\nchannels: [./envs/channel]\ndependencies: [nybble-lab=12.2]\n")
    # from any working directory: a lock in a checkout refers to the folder of that checkout
    assert run(root, "env", "lock", str(file), "--form", "explicit")[0] == 0
    text = (tmp_path / "envs/locks/lab.linux-64.txt").read_text()
    assert "\n./envs/channel/noarch/nybble-lab-12.2-h" in text
    lock = read_lock(tmp_path / "envs/locks/lab.linux-64.txt")
    assert lock_text(lock, "explicit") == text
    (package,) = lock.packages
    assert package.channel == (tmp_path / "envs/channel").as_uri()


@pytest.mark.parametrize("form", ["{}", "file://{}"])
def test_a_channel_that_is_a_folder_elsewhere_keeps_its_place(
    root: Path, tmp_path: Path, form: str
) -> None:
    """If the channel became a name, the name would be resolved below the channel alias."""
    channel = write_channel(tmp_path / "mine", [Row(name="data", version="1", subdir="noarch")])
    file = tmp_path / "lab.yml"
    file.write_text(f"name: lab\nchannels: ['{form.format(channel)}']\ndependencies: [data]\n")
    assert run(root, "env", "lock", str(file), "--form", "explicit")[0] == 0
    path = tmp_path / "locks/lab.linux-64.txt"
    lock = read_lock(path, alias="https://mirror.example")
    assert [each.channel for each in lock.packages] == [channel.as_uri()]
    assert lock_text(lock, "explicit") == path.read_text()


@pytest.mark.parametrize("kind", ["folder", "bytes"])
def test_a_folder_or_binary_file_instead_of_a_lock_is_an_error(
    root: Path, indexed: Path, kind: str
) -> None:
    path = indexed / "locks/lab.linux-64.txt"
    path.parent.mkdir()
    path.mkdir() if kind == "folder" else path.write_bytes(b"\xff\0")
    argv = ["env", "lock", str(indexed / "lab.yml"), "--channel-alias", (indexed / "host").as_uri()]
    code, _, err = run(root, *argv, "--form", "explicit")
    assert code == (4 if kind == "folder" else 0), err


def test_a_conda_lock_has_md5_sums(lock: Lock, tmp_path: Path) -> None:
    first = replace(lock.packages[0], md5="0" * 32)
    lock = replace(lock, packages=(first, *lock.packages[1:3]))
    path = tmp_path / "conda-lock.yml"
    path.write_text(lock_text(lock, "conda-lock"))
    document = load.read(path)
    row = document.require("package").items()[0]
    assert row.require("hash").require("md5").text() == "0" * 32
