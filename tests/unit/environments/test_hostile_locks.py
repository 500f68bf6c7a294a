"""URLs and paths in locks and bundles that lead outside a folder: nothing is written there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.environments.attack import answering, run, tree
from tests.unit.environments.packages import Made, make_channel

from nybforge.environments.lockfiles import read_lock
from nybforge.package import digest


def _lock(folder: Path, url: str, package: Path) -> Path:
    path = folder / "poison.txt"
    sha256 = digest(package)[1]
    path.write_text(f"# platform: linux-64\n@EXPLICIT\n{url}#sha256:{sha256}\n")
    return path


# The rest of a line in a lock, after http://HOST. {victim} is the absolute path of another channel.
LINES = [
    "/{victim}/noarch/module-1.0-0.tar.bz2",
    "//{victim}/noarch/module-1.0-0.tar.bz2",
    "/a/../../..{victim}/noarch/module-1.0-0.tar.bz2",
    "/a/%2e%2e/%2e%2e/victim/noarch/module-1.0-0.tar.bz2",
    "/a%2F..%2F..%2Fvictim/noarch/module-1.0-0.tar.bz2",
    "/a\\..\\victim/noarch/module-1.0-0.tar.bz2",
    "/./victim/noarch/module-1.0-0.tar.bz2",
    "/forge/../module-1.0-0.tar.bz2",
    "/forge/./module-1.0-0.tar.bz2",
    "/forge/noarch/..%2Fmodule-1.0-0.tar.bz2",
    "/C:/noarch/module-1.0-0.tar.bz2",
    "/" + "x" * 300 + "/noarch/module-1.0-0.tar.bz2",
    "/" + "x/" * 2500 + "noarch/module-1.0-0.tar.bz2",
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:40])
def test_a_lock_line_that_leads_out_of_the_mirror_is_refused(
    line: str, root: Path, tmp_path: Path, package: Path
) -> None:
    victim = tmp_path / "victim"
    (victim / "noarch").mkdir(parents=True)
    with answering(package.read_bytes()) as host:
        url = f"{host}{line.format(victim=victim)}"
        lock = _lock(tmp_path, url, package)
        before = tree(victim)
        mirror = tmp_path / "mirror"
        code, err = run(root, tmp_path, "channel", "mirror", "--lock", str(lock), "-o", "mirror")
    assert code == 2, err
    assert err.startswith("error[NF7"), err
    assert err.count("error[") == 1
    assert tree(victim) == before
    assert not mirror.exists()


@pytest.mark.parametrize(
    ("url", "differs"),
    [
        ("/forge/noarch/nybble-1.0-0.tar.bz2", "name 'module', expected 'nybble'"),
        ("/forge/noarch/module-9.9-0.tar.bz2", "version '1.0', expected '9.9'"),
        ("/forge/noarch/module-1.0-h1_0.tar.bz2", "build '0', expected 'h1_0'"),
        ("/forge/linux-64/module-1.0-0.tar.bz2", "subdir 'noarch', expected 'linux-64'"),
    ],
)
def test_a_package_that_is_another_than_its_url_says_is_not_mirrored(
    url: str, differs: str, root: Path, tmp_path: Path, package: Path
) -> None:
    with answering(package.read_bytes()) as host:
        lock = _lock(tmp_path, host + url, package)
        code, err = run(root, tmp_path, "channel", "mirror", "--lock", str(lock), "-o", "mirror")
    assert code == 5
    assert "error[NF410]: " in err
    assert f"why: {differs}" in err
    assert not list((tmp_path / "mirror").rglob("*.tar.bz2"))
    assert not list((tmp_path / "mirror").rglob("repodata.json"))


def test_a_symlink_in_the_mirror_is_not_followed(root: Path, tmp_path: Path, package: Path) -> None:
    (tmp_path / "victim").mkdir()
    (tmp_path / "mirror").mkdir()
    (tmp_path / "mirror/forge").symlink_to(tmp_path / "victim")
    with answering(package.read_bytes()) as host:
        lock = _lock(tmp_path, f"{host}/forge/noarch/{package.name}", package)
        code, err = run(root, tmp_path, "channel", "mirror", "--lock", str(lock), "-o", "mirror")
    assert code == 2
    assert "why: 'forge' is a symlink" in err
    assert not tree(tmp_path / "victim")


def test_a_token_in_a_channels_url_names_no_folder_of_the_mirror(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    url = f"https://host.example/t/S3cr3t/forge/noarch/a-1-0.conda#sha256:{'0' * 64}"
    lock.write_text(f"# platform: linux-64\n@EXPLICIT\n{url}\n")
    (package,) = read_lock(lock).packages
    assert package.place == "forge/noarch/a-1-0.conda"


# --- a disk that fills up ---------------------------------------------------------------------

SMALL = """
mount --make-rprivate / && mount -t tmpfs -o size=$1 tmpfs "$2" || exit 77
shift 2
"$@"; code=$?
find "$OUT" -name '.*.part' -o -name '*.part' -o -name '.nybforge-*'
exit $code
"""


@pytest.mark.parametrize("verb", ["channel mirror", "bundle"])
def test_a_full_disk_leaves_no_part(verb: str, root: Path, tmp_path: Path, package: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    big = Made(name="big", subdir="noarch", files={"share/x": os.urandom(300_000)})
    make_channel(tmp_path / "forge", big)
    (tmp_path / "env.yml").write_text("name: x\nchannels: [./forge]\ndependencies: [big]\n")
    given = {"channel mirror": ["-o", str(out / "m")], "bundle": ["-o", str(out / "b.sh")]}[verb]
    argv = ["unshare", "-m", "sh", "-c", SMALL, "sh", "200k", str(out), sys.executable]
    argv += ["-m", "nybforge", *verb.split(), "-f", "env.yml", *given]
    env = {**os.environ, "NYBFORGE_ROOT": str(root), "OUT": str(out)}
    env["NYBFORGE_BUILD"] = str(tmp_path / "build")
    done = subprocess.run(argv, cwd=tmp_path, env=env, capture_output=True, text=True)
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip(f"missing: a mount namespace with a tmpfs ({done.stderr.strip()[-80:]})")
    assert done.returncode == 4, done.stderr
    assert "error[NF320]" in done.stderr
    assert done.stderr.count("error[") == 1
    assert done.stdout == ""
