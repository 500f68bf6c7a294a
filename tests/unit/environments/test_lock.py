"""`env lock` writes the exact packages of an environment for a platform."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, write_channel
from tests.unit.environments.packages import run

from nybforge.environments.lock import Locked, split_file_name
from nybforge.environments.lockfiles import read_lock
from nybforge.errors import LockError


def test_file_names_split_from_the_right() -> None:
    assert split_file_name("a-b-1.0-h_0.tar.bz2") == ("a-b", "1.0", "h_0")


def test_env_lock_writes_both_platforms_and_check_finds_drift(root: Path, indexed: Path) -> None:
    argv = ["env", "lock", str(indexed / "lab.yml"), "--platform", "linux-64", "--platform"]
    argv += ["linux-aarch64", "--channel-alias", (indexed / "host").as_uri(), "--json"]
    code, out, err = run(root, *argv)
    assert code == 0, err
    assert json.loads(out)["packages"] == {"linux-64": 2, "linux-aarch64": 2}
    lock = read_lock(indexed / "locks/lab.linux-aarch64.txt")
    assert [each.subdir for each in lock.packages] == ["noarch", "linux-aarch64"]
    assert lock.virtual["__glibc"] == "2.28"
    assert "__cuda" not in lock.virtual
    assert lock.specs == ("data=1",)
    assert run(root, *argv, "--check")[0] == 0
    write_channel(indexed / "host/conda-forge", [Row(name="data", version="1.1", subdir="noarch")])
    code, out, _ = run(root, *argv, "--check")
    assert code == 2
    assert json.loads(out)["error"]["id"] == "NF700"


def test_the_file_may_be_an_option_or_an_argument(root: Path, host: Path) -> None:
    file, alias = str(host / "lab.yml"), ["--channel-alias", (host / "host").as_uri()]
    spellings: list[list[str]] = [[file], ["-f", file], ["--file", file]]
    create = ["env", "create", "--dry-run", "--no-toolchain", "--json"]
    for verb in (["env", "lock"], create):
        answers = [run(root, *verb, *words, *alias)[:2] for words in spellings]
        assert [code for code, _ in answers] == [0, 0, 0]
        assert verb != create or len({out for _, out in answers}) == 1
    for verb in (["env", "lock"], ["env", "create", "--prefix", "x"], ["bundle", "-o", "x.sh"]):
        code, _, err = run(root, *verb, file, "-f", file)
        assert code == 2
        assert f"several environment files: {file}, {file}" in err
    code, _, err = run(root, "env", "lock")
    assert code == 2
    assert "--file is missing" in err


def test_env_lock_solves_for_the_machine_that_is_named(root: Path, indexed: Path) -> None:
    (indexed / "lab.yml").write_text(
        "name: lab\nchannels: [conda-forge]\ndependencies: [new=1, python=3.12]\n"
    )
    argv = ["env", "lock", str(indexed / "lab.yml"), "--channel-alias", (indexed / "host").as_uri()]
    assert run(root, *argv, "--virtual", "__glibc=2.34")[0] == 0
    code, _, err = run(root, *argv, "--virtual", "__glibc=2.17")
    assert code == 5
    assert "error[NF420]" in err
    assert "__glibc" in err


def test_a_lock_says_which_packages_are_noarch_and_how(root: Path, indexed: Path) -> None:
    argv = ["env", "lock", str(indexed / "lab.yml"), "--channel-alias", (indexed / "host").as_uri()]
    assert run(root, *argv, "--form", "pixi")[0] == 0
    lock = read_lock(indexed / "locks/lab.linux-64.pixi.lock")
    assert {each.name: each.noarch for each in lock.packages} == {"data": "generic", "python": None}


def test_a_channel_without_hashes_cannot_be_locked(root: Path, indexed: Path) -> None:
    index = indexed / "host/conda-forge/noarch/repodata.json"
    document = json.loads(index.read_text())
    del document["packages.conda"]["data-1-0.conda"]["sha256"]
    index.write_text(json.dumps(document))
    argv = ["env", "lock", str(indexed / "lab.yml"), "--channel-alias", (indexed / "host").as_uri()]
    code, _, err = run(root, *argv)
    assert code != 0
    assert "has no sha256 for 1 package" in err
    assert "data-1-0.conda" in err


def test_an_environment_file_with_pip_packages_cannot_be_locked(root: Path, indexed: Path) -> None:
    (indexed / "lab.yml").write_text(
        "name: lab\nchannels: [c]\ndependencies:\n  - pip\n  - pip:\n      - torch\n"
    )
    code, _, err = run(root, "env", "lock", str(indexed / "lab.yml"))
    assert code == 2
    assert (
        "the environment file lists packages of pip, but only conda packages can be locked" in err
    )
    assert "lab.yml:5:5" in err


@pytest.mark.parametrize("part", ["../x", "/x", "a/b", "a\nb", "..", "a\\b", "a%2fb"])
def test_unsafe_file_and_subdir_names_in_a_lock_are_refused(part: str) -> None:
    plain = {"subdir": "noarch", "file_name": "a-1-0.conda"}
    for key in plain:
        with pytest.raises(LockError, match="unsafe path"):
            Locked(
                name="a",
                version="1",
                build="0",
                channel="https://host.example/forge",
                sha256=None,
                **{**plain, key: part},
            )
