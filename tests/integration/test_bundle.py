"""A bundle installs on a node that has only sh and python3: complete, relocated and verified."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fake_programs import program
from tests.integration.bundles import install, make, tar_of, unpacked
from tests.unit.environments.packages import (
    MINOR,
    PLACEHOLDER,
    Made,
    module_package,
    python_package,
    tool_package,
)

from nybforge.environments.lockfiles import read_lock
from nybforge.environments.prefix import damaged_files, differences, read_prefix

# All Pythons of this machine, because nodes may have old ones.
PYTHONS = sorted(
    {
        str(path)
        for pattern in (".pyenv/versions/3*/bin/python3", ".local/bin/python3*")
        for path in Path.home().glob(pattern)
    }
    | {sys.executable}
)


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bundles")


@pytest.fixture(scope="module")
def bundle(root: Path, work: Path) -> Path:
    return make(root, work, "lab", python_package(""), tool_package(), module_package())


@pytest.mark.parametrize("python", PYTHONS)
def test_a_bundle_installs_with_every_python_of_a_node(
    bundle: Path, tmp_path: Path, python: str
) -> None:
    done = install(bundle, tmp_path / "env", python=python)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "env/bin/tool").exists()


def test_the_installed_environment_is_complete_relocated_and_runs(
    bundle: Path, weird_tmp_path: Path, work: Path
) -> None:
    prefix = weird_tmp_path / "env"
    done = install(bundle, prefix)
    assert done.returncode == 0, done.stderr
    assert PLACEHOLDER.encode() not in b"".join(
        path.read_bytes()
        for path in prefix.rglob("*")
        if path.is_file() and path.parent.name != "conda-meta"  # records contain the placeholder
    )
    said = subprocess.run([prefix / "bin/tool"], capture_output=True, text=True, check=True)
    assert said.stdout == f"tool of {prefix}\n"
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{prefix}/lib/python{MINOR}/site-packages"}
    said = subprocess.run([prefix / "bin/module-run"], env=env, capture_output=True, text=True)
    assert said.stdout == "module runs\n", said.stderr
    here = os.fsencode(prefix)
    binary = (prefix / "lib/libtool.so").read_bytes()
    assert binary.startswith(b"\x7fELF\0head\0" + here + b"/share/data\0")
    hole = len(PLACEHOLDER)
    end = len(b"\x7fELF\0head\0") + hole + len(b"/share/data\0")
    assert binary[end : end + 5] == b"tail\0", "the text after the string keeps its position"
    assert binary.rstrip(b"\0").endswith(here + b"/x:" + here), (
        "both placeholders of one string are replaced"
    )
    assert os.readlink(prefix / "lib/libtool.so") == "libtool.so.1"
    assert list(prefix.glob(f"lib/python{MINOR}/site-packages/module/__pycache__/*.pyc"))
    # the checks of conda and `env verify`
    installed = read_prefix(prefix)
    lock = work / "lock.txt"
    with tarfile.open(fileobj=io.BytesIO(tar_of(bundle))) as tar:
        stream = tar.extractfile("lock.txt")
        assert stream
        lock.write_bytes(stream.read())
    assert differences(installed, read_lock(lock, alias="file:///")) == []
    assert list(damaged_files(prefix, installed, deep=True)) == []
    assert (prefix / "conda-meta/history").read_text().count("+") >= 3
    command = done.stderr.rpartition("is ready:   ")[2].strip()
    script = f'{command}; echo "$TOOL_ACTIVE"; command -v tool'
    said = subprocess.run(["sh", "-uc", script], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines() == [str(prefix), f"{prefix}/bin/tool"]
    assert [p.name for p in weird_tmp_path.iterdir()] == ["env"], (
        "no lock and no partial file is left"
    )


def test_a_second_installation_finds_the_first(bundle: Path, tmp_path: Path) -> None:
    assert install(bundle, tmp_path / "env").returncode == 0
    done = install(bundle, tmp_path / "env")
    assert done.returncode == 0
    assert "already exists" in done.stderr


def test_several_nodes_at_once_make_one_environment(bundle: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "shared/env"
    env = {"PATH": "/usr/bin:/bin", "NYBFORGE_PYTHON": sys.executable}
    argv = ["sh", str(bundle), "--prefix", str(prefix)]
    nodes = [subprocess.Popen(argv, env=env, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    said = [node.communicate(timeout=120)[1] for node in nodes]
    assert [node.returncode for node in nodes] == [0, 0, 0, 0], said
    assert sum("is ready" in text for text in said) == 1
    assert sum("already exists" in text for text in said) == 3
    assert list(damaged_files(prefix, read_prefix(prefix), deep=True)) == []


def test_a_killed_installation_leaves_no_prefix_and_goes_on(root: Path, tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    body = f'[ -e "{flag}" ] || {{ : > "{flag}"; kill -9 "$PPID"; sleep 1; }}'
    bundle = make(root, tmp_path, "killer", python_package(body), tool_package(), module_package())
    prefix = tmp_path / "env"
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    assert install(bundle, prefix, TMPDIR=str(scratch)).returncode != 0
    assert list(scratch.iterdir()) == []
    assert not prefix.exists()
    assert (tmp_path / "env.partial").is_dir()
    done = install(bundle, prefix)
    assert done.returncode == 0, done.stderr
    assert "is dead: continuing its installation" in done.stderr
    assert list(damaged_files(prefix, read_prefix(prefix), deep=True)) == []
    assert sorted(p.name for p in tmp_path.glob("env*")) == ["env"]


def test_two_containers_respect_each_others_locks(root: Path, tmp_path: Path) -> None:
    """Two containers have the same host name and cannot see each other's processes."""
    inside = ["unshare", "--map-root-user", "--user", "--pid", "--fork", "--mount-proc", "sh"]
    if subprocess.run([*inside, "-c", ":"], capture_output=True).returncode:
        pytest.skip("missing: process namespaces for this user")
    go, body = (
        tmp_path / "go",
        f'echo > "{tmp_path}/there"; until [ -e "{tmp_path}/go" ]; do sleep 0.1; done',
    )
    bundle = make(root, tmp_path, "lab", python_package(body), tool_package(), module_package())
    argv = [*inside, "-c", 'true; true; sh "$0" --prefix "$1"', str(bundle), str(tmp_path / "env")]
    nodes = [subprocess.Popen(argv, stderr=subprocess.PIPE, text=True)]
    while not (tmp_path / "there").exists():
        assert nodes[0].poll() is None
        time.sleep(0.05)
    argv[-3] = 'sh "$0" --prefix "$1"'
    nodes.append(subprocess.Popen(argv, stderr=subprocess.PIPE, text=True))
    assert nodes[1].stderr is not None
    assert "waiting for" in nodes[1].stderr.readline()
    go.touch()
    said = [node.communicate(timeout=120)[1] for node in nodes]
    assert [node.returncode for node in nodes] == [0, 0], said
    assert "already exists" in said[1]
    assert list(damaged_files(tmp_path / "env", read_prefix(tmp_path / "env"), deep=True)) == []


@pytest.mark.parametrize("number", ["TERM", "HUP"])
def test_a_job_that_is_ended_gives_the_lock_back(root: Path, tmp_path: Path, number: str) -> None:
    body = f'kill -{number} "$PPID"; sleep 1'
    bundle = make(root, tmp_path, "ended", python_package(body), tool_package(), module_package())
    done = install(bundle, tmp_path / "env")
    assert done.returncode == 130
    assert done.stderr.endswith("\ninterrupted; run the installer again to continue\n")
    assert sorted(p.name for p in tmp_path.glob("env*")) == ["env.partial"]


def test_a_half_written_prefix_resumes_or_starts_over(bundle: Path, tmp_path: Path) -> None:
    prefix, half = tmp_path / "env", tmp_path / "env.partial"
    assert install(bundle, prefix).returncode == 0
    prefix.rename(half)
    record = next(half.glob("conda-meta/tool-*.json"))
    record.unlink()
    (half / "bin/tool").write_text("half a fi")
    assert install(bundle, prefix).returncode == 0
    assert list(damaged_files(prefix, read_prefix(prefix), deep=True)) == []
    # the unfinished prefix of another bundle is discarded
    prefix.rename(half)
    (half / "conda-meta/nybforge-bundle").write_text("another")
    (half / "stray").write_text("x")
    done = install(bundle, prefix)
    assert done.returncode == 0
    assert "starting over" in done.stderr
    assert not (prefix / "stray").exists()


def test_a_live_holder_on_another_node_is_waited_for_and_a_dead_one_is_not(
    bundle: Path, tmp_path: Path
) -> None:
    lock = tmp_path / "env.lock"
    lock.write_text("othernode 77\n")
    done = install(bundle, tmp_path / "env", "--wait", "0.5")
    assert done.returncode == 2
    assert "othernode 77 still holds" in done.stderr
    os.utime(lock, (1, 1))
    assert install(bundle, tmp_path / "env", "--wait", "9", "--stale", "1").returncode == 0
    assert not lock.exists()


def test_a_cache_is_hard_linked_into_several_prefixes_that_fill_it_at_once(
    bundle: Path, tmp_path: Path
) -> None:
    def fill(name: str) -> subprocess.CompletedProcess[str]:
        return install(bundle, tmp_path / name, "--cache", str(tmp_path / "cache"))

    with ThreadPoolExecutor() as pool:
        for done in pool.map(fill, ("one", "two", "three")):
            assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "cache").iterdir())) == 3
    empty = [(tmp_path / name / "share/empty").stat().st_ino for name in ("one", "two")]
    assert empty[0] == empty[1]
    text = [(tmp_path / name / "bin/tool").stat().st_ino for name in ("one", "two")]
    assert text[0] != text[1], "a file that contains the prefix is not shared"


@pytest.mark.parametrize(
    "damage", ["edited", "removed", "no list", "mode", "added", "with its own list"]
)
def test_a_changed_package_in_the_cache_is_unpacked_again(
    bundle: Path, tmp_path: Path, damage: str
) -> None:
    """Environments share the cache's files, so an edit in an environment changes the cache."""
    cache = ("--cache", str(tmp_path / "cache"))
    assert install(bundle, tmp_path / "one", *cache).returncode == 0
    (kept,) = (tmp_path / "cache").glob("*-module")
    module = next(kept.rglob("module/__init__.py"))
    good = module.read_bytes()
    if damage == "edited":
        module.write_bytes(good + b"import pdb\n")
    elif damage == "mode":
        module.chmod(0o4755)
    elif damage == "added":
        (module.parent / "more.py").write_text("import pdb\n")
    elif damage == "with its own list":  # the cache's own list must not be trusted
        module.write_bytes(b"import pdb\n")
        listed = json.loads((kept / "info/paths.json").read_text())
        for row in listed["paths"]:
            for key in ("sha256", "size_in_bytes"):
                row.pop(key, None)
        (kept / "info/paths.json").write_text(json.dumps(listed))
    else:
        (module if damage == "removed" else kept / "info/paths.json").unlink()
    done = install(bundle, tmp_path / "two", *cache)
    assert done.returncode == 0, done.stderr
    assert f"unpacked again: {kept}" in done.stderr
    assert done.stderr.count("unpacked again") == 1
    placed = tmp_path / f"two/lib/python{MINOR}/site-packages/module/__init__.py"
    assert placed.read_bytes() == module.read_bytes() == good


def test_an_unpacked_bundle_is_pixi_packs_layout_and_a_channel(
    bundle: Path, tmp_path: Path
) -> None:
    from nybforge.environments.solve import Request, solve_environment
    from nybforge.environments.specs import Spec

    folder = unpacked(bundle, tmp_path / "unpacked")
    assert json.loads((folder / "pixi-pack.json").read_text())["platform"] == "linux-64"
    assert '- "./channel"' in (folder / "environment.yml").read_text()
    records = solve_environment(
        Request(
            specs=(Spec(text="module"), Spec(text="tool")),
            channels=((folder / "channel").as_uri(),),
            platform="linux-64",
            virtual={"__glibc": "2.28"},
        )
    )
    assert {r.name.normalized for r in records} == {"module", "python", "tool"}
    done = subprocess.run(["sha256sum", "-c", "--quiet", "SHA256SUMS"], cwd=folder)
    assert done.returncode == 0


def test_without_python_conda_or_mamba_does_it(bundle: Path, tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in ("sh", "sed", "sha256sum", "dirname", "tar", "mkdir", "tail", "rm", "cat", "cp"):
        found = shutil.which(tool)
        assert found
        (tools / tool).symlink_to(found)
    fake = program(
        tools / "micromamba",
        f'#!/bin/sh\nprintf "%s\\n" "$@" > "{tmp_path}/said"\n'
        f'for last in "$@"; do :; done\ncp "$last" "{tmp_path}/list"\n',
    )
    env = {"PATH": str(tools), "NYBFORGE_PYTHON": "no-python-here"}
    argv = ["sh", str(bundle), "--prefix", str(tmp_path / "env")]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    said = (tmp_path / "said").read_text().split("\n")
    assert said[:5] == ["create", "--yes", "--offline", "--prefix", str(tmp_path / "env")]
    listed = (tmp_path / "list").read_text()
    assert listed.startswith("@EXPLICIT\nfile:///")
    assert "/channel/noarch/module-1.0-0.tar.bz2#" in listed
    fake.unlink()
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert "neither python3 (3.6 or later, with bz2) nor conda or mamba" in done.stderr


def _external_python() -> Made:
    external = python_package("")
    external.build = "external_h0_0"
    external.files = {"pyvenv.cfg": b"home = /elsewhere/bin\n"}
    external.modes = {}
    external.links = {f"bin/python{MINOR}": "/elsewhere/python", "bin/python": f"python{MINOR}"}
    return external


def test_the_nodes_own_python_is_not_written_into_a_cache(root: Path, tmp_path: Path) -> None:
    """Nodes share a cache, but their Pythons have different paths."""
    bundle = make(root, tmp_path, "venv", _external_python(), module_package())
    for name in ("one", "two"):
        done = install(bundle, tmp_path / name, "--cache", str(tmp_path / "cache"))
        assert done.returncode == 0, done.stderr
        assert "unpacked again" not in done.stderr
    (kept,) = (tmp_path / "cache").glob("*-python")
    assert (kept / "pyvenv.cfg").read_bytes() == b"home = /elsewhere/bin\n"


def test_a_python_of_the_makers_machine_becomes_the_nodes_own(root: Path, tmp_path: Path) -> None:
    bundle = make(root, tmp_path, "venv", _external_python(), module_package())
    done = install(bundle, tmp_path / "env")
    assert done.returncode == 0, done.stderr
    said = subprocess.run([tmp_path / "env/bin/module-run"], capture_output=True, text=True)
    assert said.stdout == "module runs\n", said.stderr
    prefix = tmp_path / "env"
    assert list(damaged_files(prefix, read_prefix(prefix), deep=True)) == []
    other = next((p for p in PYTHONS if f"/{MINOR}." not in p and p != sys.executable), None)
    if other:
        env = {"PATH": "/nowhere", "NYBFORGE_PYTHON": other}
        argv = ["/bin/sh", str(bundle), "--prefix", str(tmp_path / "env2")]
        done = subprocess.run(argv, env=env, capture_output=True, text=True)
        assert done.returncode == 2
        assert f"this machine has no python{MINOR}" in done.stderr
