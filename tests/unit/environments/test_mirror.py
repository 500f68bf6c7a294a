"""A mirror is a channel of exact packages. The server serves it only on the loopback address."""

from __future__ import annotations

import io
import json
import os
import threading
import time
from pathlib import Path

import pytest
from tests.unit.environments.packages import run

from nybforge.__main__ import main
from nybforge.environments.lockfiles import read_lock
from nybforge.environments.serve import Server
from nybforge.storage import locked


def _mirror(root: Path, host: Path, *more: str) -> tuple[int, str, str]:
    alias = (host / "host").as_uri()
    argv = ["channel", "mirror", "-f", str(host / "lab.yml"), "--channel-alias", alias]
    argv += ["-o", str(host / "mirror"), "--json", *more]
    return run(root, *argv, NYBFORGE_BUILD=str(host / "build"))


def test_verifying_a_mirror_lists_its_channels(root: Path, host: Path) -> None:
    _mirror(root, host)
    code, _, err = run(root, "channel", "verify", str(host / "mirror"))
    assert code == 3
    assert f"hint: its channels: nybforge channel verify {host / 'mirror/forge'}\n" in err
    assert run(root, "channel", "verify", str(host / "mirror/forge"))[0] == 0


def test_a_mirror_has_the_solved_packages_and_gives_the_same_solution(
    root: Path, host: Path
) -> None:
    code, out, err = _mirror(root, host)
    assert code == 0, err
    assert json.loads(out)["copied"] == 2
    files = sorted(p.name for p in (host / "mirror").rglob("*.tar.bz2"))
    assert [name.split("-")[0] for name in files] == ["module", "python"], "tool was not requested"
    code, _, err = run(
        root,
        *("env", "lock", str(host / "lab.yml"), "--channel-alias", (host / "mirror").as_uri()),
        *("-o", str(host / "locks"), "--form", "explicit"),
    )
    assert code == 0, err
    again = _mirror(root, host, "--lock", str(host / "locks/lab.linux-64.txt"))
    assert again[0] == 0, again[2]
    assert json.loads(again[1]) | {"folder": ""} == {
        "version": 1,
        "kind": "channel-mirror",
        "folder": "",
        "channels": ["forge"],
        "copied": 0,
        "kept": 2,
    }


def test_a_mirror_adds_packages_and_replaces_a_damaged_one(root: Path, host: Path) -> None:
    assert _mirror(root, host)[0] == 0
    package = next((host / "mirror").rglob("module-*.tar.bz2"))
    package.write_bytes(b"damaged")
    (host / "lab.yml").write_text("name: lab\nchannels: [forge]\ndependencies: [module, tool]\n")
    code, out, _ = _mirror(root, host)
    assert (code, json.loads(out)["copied"], json.loads(out)["kept"]) == (0, 2, 1)
    index = json.loads((host / "mirror/forge/linux-64/repodata.json").read_text())
    assert sorted(row["name"] for row in index["packages"].values()) == ["python", "tool"]


def test_a_mirror_of_a_changed_channel_is_refused(root: Path, host: Path) -> None:
    package = next((host / "host").rglob("module-*.tar.bz2"))
    package.write_bytes(package.read_bytes() + b"x")
    code, _, err = _mirror(root, host)
    assert code == 2
    assert "error[NF730]: module-1.0-0.tar.bz2 is not the file that the lock lists" in err
    assert not (host / "mirror").exists()


def test_two_mirrors_into_one_folder_take_turns(root: Path, host: Path) -> None:
    err, codes = io.StringIO(), []
    argv = ["channel", "mirror", "-f", str(host / "lab.yml"), "-o", str(host / "mirror")]
    argv += ["--channel-alias", (host / "host").as_uri()]
    env = {"NYBFORGE_ROOT": str(root), "NYBFORGE_BUILD": str(host / "build")}
    second = threading.Thread(
        target=lambda: codes.append(main(argv, env, io.StringIO(), err, root))
    )
    with locked(host / "mirror/.lock"):
        second.start()
        while f"waiting for process {os.getpid()} on " not in err.getvalue():
            assert second.is_alive(), err.getvalue()
            time.sleep(0.01)
        assert not (host / "mirror/forge").exists()
    second.join()
    assert codes == [0]
    assert (host / "mirror/forge/noarch/repodata.json").exists()


@pytest.mark.parametrize("verb", ["env lock", "channel mirror"])
def test_an_unreachable_channel_is_a_network_error(verb: str, root: Path, host: Path) -> None:
    argv = [*verb.split(), *(("-f",) if verb == "channel mirror" else ()), str(host / "lab.yml")]
    # the discard port, where nothing listens
    argv += ["--channel-alias", "http://127.0.0.1:9", "-o", str(host / "there")]
    code, _, err = run(root, *argv, NYBFORGE_BUILD=str(host / "build"))
    assert code == 4
    assert "error[NF310]: a channel cannot be read" in err
    assert not (host / "there").exists()


def test_a_damaged_download_is_fetched_again(root: Path, host: Path) -> None:
    package = next((host / "host").rglob("module-*.tar.bz2"))
    whole = package.read_bytes()
    with Server(root=host / "host") as server:
        argv = ["channel", "mirror", "-f", str(host / "lab.yml"), "-o", str(host / "mirror")]
        argv += ["--channel-alias", server.url]
        env = {"NYBFORGE_BUILD": str(host / "build")}
        package.write_bytes(whole[:-1] + b"?")
        code, _, err = run(root, *argv, **env)
        assert code == 2
        assert "module-1.0-0.tar.bz2 is not the file that the lock lists" in err
        package.write_bytes(whole)
        assert run(root, *argv, **env)[0] == 0


def test_a_lock_of_a_mirror_names_no_address(root: Path, host: Path) -> None:
    assert _mirror(root, host)[0] == 0
    argv = ["env", "lock", str(host / "lab.yml"), "-o", str(host / "locks")]
    assert run(root, *argv, "--channel-alias", (host / "mirror").as_uri())[0] == 0
    lock = read_lock(host / "locks/lab.linux-64.txt", alias="https://x.example")
    assert [each.url.split("/noarch/")[0] for each in lock.packages][:1] == [
        "https://x.example/forge"
    ]


def test_an_environment_file_creates_the_environment_it_names(root: Path, host: Path) -> None:
    env = {"NYBFORGE_BUILD": str(host / "build"), "CONDA_OVERRIDE_GLIBC": "2.28"}
    env |= {"NYBFORGE_CHANNEL_ALIAS": (host / "host").as_uri(), "PATH": os.environ["PATH"]}
    code, _, err = run(root, "env", "create", "-f", str(host / "lab.yml"), **env)
    assert code == 0, err
    assert (host / "build/envs/lab/conda-meta/history").exists()
    code, _, err = run(root, "env", "verify", "lab", "--deep", **env)
    assert code == 0, err
    code, _, err = run(root, "lab", "run", "lab", "--", "true", **env)
    assert code == 2
    assert "not a lab" in err
