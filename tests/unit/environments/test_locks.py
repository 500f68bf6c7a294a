"""Locks: every form reads back the same, diff says what changed."""

from __future__ import annotations

import io
import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, write_channel

from nybforge import load
from nybforge.__main__ import main
from nybforge.environments.compare import compare
from nybforge.environments.lock import Lock, split_file_name
from nybforge.environments.lockfiles import read_lock
from nybforge.environments.lockforms import FORMS, lock_text


@pytest.fixture
def lock(root: Path) -> Lock:
    return read_lock(root / "envs/locks/bnb122lab-forge.linux-64.pixi.lock")


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
def test_a_locks_head_stands_in_one_order_whatever_it_was_made_in(lock: Lock, form: str) -> None:
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
    # from anywhere: a checkout's file means the checkout's folder
    assert _run(root, "env", "lock", str(file), "--form", "explicit")[0] == 0
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
    """A channel name would be resolved below an alias."""
    channel = write_channel(tmp_path / "mine", [Row(name="data", version="1", subdir="noarch")])
    file = tmp_path / "lab.yml"
    file.write_text(f"name: lab\nchannels: ['{form.format(channel)}']\ndependencies: [data]\n")
    assert _run(root, "env", "lock", str(file), "--form", "explicit")[0] == 0
    path = tmp_path / "locks/lab.linux-64.txt"
    lock = read_lock(path, alias="https://mirror.example")
    assert [each.channel for each in lock.packages] == [channel.as_uri()]
    assert lock_text(lock, "explicit") == path.read_text()


@pytest.mark.parametrize("kind", ["folder", "bytes"])
def test_what_stands_in_a_locks_place_is_no_bug(root: Path, host: Path, kind: str) -> None:
    path = host / "locks/lab.linux-64.txt"
    path.parent.mkdir()
    path.mkdir() if kind == "folder" else path.write_bytes(b"\xff\0")
    argv = ["env", "lock", str(host / "lab.yml"), "--channel-alias", (host / "host").as_uri()]
    code, _, err = _run(root, *argv, "--form", "explicit")
    assert code == (4 if kind == "folder" else 0), err


def test_a_conda_lock_has_md5_sums(lock: Lock, tmp_path: Path) -> None:
    first = replace(lock.packages[0], md5="0" * 32)
    lock = replace(lock, packages=(first, *lock.packages[1:]))
    path = tmp_path / "conda-lock.yml"
    path.write_text(lock_text(lock, "conda-lock"))
    document = load.read(path)
    row = document.require("package").items()[0]
    assert row.require("hash").require("md5").text() == "0" * 32


def test_file_names_split_from_the_right() -> None:
    assert split_file_name("a-b-1.0-h_0.tar.bz2") == ("a-b", "1.0", "h_0")


def test_compare_names_each_kind_of_change(lock: Lock) -> None:
    packages = list(lock.packages)
    changed = {
        "cmake": replace(packages[0], name="cmake", version="9"),
        "ninja": replace(lock.package("ninja"), build="other_0"),  # type: ignore[type-var]
        "pip": replace(lock.package("pip"), channel="https://x.example/mine"),  # type: ignore[type-var]
        "tk": replace(lock.package("tk"), sha256="0" * 64),  # type: ignore[type-var]
        "new": replace(packages[0], name="new"),
    }
    kept = [each for each in packages if each.name not in (*changed, "zstd")]
    after = replace(lock, packages=(*kept, *changed.values()))
    kinds = {change.name: change.kind for change in compare(lock, after)}
    assert kinds == {
        "cmake": "version",
        "new": "added",
        "ninja": "build",
        "pip": "channel",
        "tk": "bytes",
        "zstd": "removed",
    }


def _run(root: Path, *argv: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main(list(argv), {"NYBFORGE_ROOT": str(root)}, out, err, root)
    return code, out.getvalue(), err.getvalue()


@pytest.fixture
def host(tmp_path: Path) -> Path:
    """A host of one channel with packages for both platforms."""
    rows = [
        Row(name="python", version="3.12.1", depends=["__glibc >=2.17,<3.0.a0"], subdir=subdir)
        for subdir in ("linux-64", "linux-aarch64")
    ]
    rows.append(Row(name="data", version="1", subdir="noarch", depends=["python"]))
    rows.append(Row(name="new", version="1", depends=["__glibc >=2.34"]))
    write_channel(tmp_path / "host/conda-forge", rows)
    (tmp_path / "lab.yml").write_text(
        "name: lab\nchannels:\n  - conda-forge\ndependencies:\n  - data=1\n"
    )
    return tmp_path


def test_env_lock_writes_both_platforms_and_check_finds_drift(root: Path, host: Path) -> None:
    argv = ["env", "lock", str(host / "lab.yml"), "--platform", "linux-64", "--platform"]
    argv += ["linux-aarch64", "--channel-alias", (host / "host").as_uri(), "--json"]
    code, out, err = _run(root, *argv)
    assert code == 0, err
    assert json.loads(out)["packages"] == {"linux-64": 2, "linux-aarch64": 2}
    lock = read_lock(host / "locks/lab.linux-aarch64.txt")
    assert [each.subdir for each in lock.packages] == ["noarch", "linux-aarch64"]
    assert lock.virtual["__glibc"] == "2.28"
    assert "__cuda" not in lock.virtual
    assert lock.specs == ("data=1",)
    assert _run(root, *argv, "--check")[0] == 0
    write_channel(host / "host/conda-forge", [Row(name="data", version="1.1", subdir="noarch")])
    code, out, _ = _run(root, *argv, "--check")
    assert code == 2
    assert json.loads(out)["error"]["id"] == "NF700"


def test_env_lock_solves_for_the_machine_it_is_told_of(root: Path, host: Path) -> None:
    (host / "lab.yml").write_text(
        "name: lab\nchannels: [conda-forge]\ndependencies: [new=1, python=3.12]\n"
    )
    argv = ["env", "lock", str(host / "lab.yml"), "--channel-alias", (host / "host").as_uri()]
    assert _run(root, *argv, "--virtual", "__glibc=2.34")[0] == 0
    code, _, err = _run(root, *argv, "--virtual", "__glibc=2.17")
    assert code == 5
    assert "error[NF420]" in err
    assert "__glibc" in err


def test_a_lock_says_which_packages_are_noarch_and_how(root: Path, host: Path) -> None:
    argv = ["env", "lock", str(host / "lab.yml"), "--channel-alias", (host / "host").as_uri()]
    assert _run(root, *argv, "--form", "pixi")[0] == 0
    lock = read_lock(host / "locks/lab.linux-64.pixi.lock")
    assert {each.name: each.noarch for each in lock.packages} == {"data": "generic", "python": None}


def test_a_channel_without_hashes_cannot_be_locked(root: Path, host: Path) -> None:
    index = host / "host/conda-forge/noarch/repodata.json"
    document = json.loads(index.read_text())
    del document["packages.conda"]["data-1-0.conda"]["sha256"]
    index.write_text(json.dumps(document))
    argv = ["env", "lock", str(host / "lab.yml"), "--channel-alias", (host / "host").as_uri()]
    code, _, err = _run(root, *argv)
    assert code != 0
    assert "1 package without a sha256" in err
    assert "data-1-0.conda" in err


def test_env_diff_prints_one_line_a_change(root: Path, tmp_path: Path) -> None:
    old = root / "envs/locks/bnb122lab-forge.linux-64.txt"
    text = "\n".join(
        line for line in old.read_text().splitlines() if not line.startswith("# digest")
    )
    (tmp_path / "new.txt").write_text(text.replace("ninja-1.13.2", "ninja-1.14.0"))
    code, out, _ = _run(root, "env", "diff", str(old), str(tmp_path / "new.txt"))
    assert code == 0
    assert out.splitlines()[-1] == "1 changed, 78 the same"
    assert out.split()[:3] == ["version", "ninja", "1.13.2"]


def test_env_diff_refuses_two_platforms(root: Path) -> None:
    locks = root / "envs/locks"
    same = str(locks / "bnb122lab-forge.linux-64.txt")
    code, _, err = _run(root, "env", "diff", same, same, "--platform", "linux-aarch64")
    assert code == 2
    assert "the lock is for linux-64, not for linux-aarch64" in err
    code, _, err = _run(
        root,
        *("env", "diff", str(locks / "bnb122lab-forge.linux-64.txt")),
        str(locks / "sbsa-cu128.linux-aarch64.txt"),
    )
    assert code == 2
    assert "the lock is for linux-aarch64, not for linux-64" in err


def test_an_environment_file_with_pip_packages_cannot_be_locked(root: Path, host: Path) -> None:
    (host / "lab.yml").write_text(
        "name: lab\nchannels: [c]\ndependencies:\n  - pip\n  - pip:\n      - torch\n"
    )
    code, _, err = _run(root, "env", "lock", str(host / "lab.yml"))
    assert code == 2
    assert "only conda packages can be locked" in err
    assert "lab.yml:5:5" in err
