"""Paths in locks, packages, indexes and records that lead elsewhere: nothing is written there."""

from __future__ import annotations

import http.server
import io
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.unit.environments.packages import Made, make_channel, module_package, python_package

from nybforge.__main__ import main
from nybforge.channel import STATE, Channel
from nybforge.environments.bundle import write_bundle
from nybforge.environments.lock import Lock, Locked
from nybforge.environments.lockfiles import read_lock
from nybforge.environments.packing import measured, repacked
from nybforge.environments.render import write_all
from nybforge.environments.serve import channel_file
from nybforge.errors import BundleError, ChannelError, InputError, LockError
from nybforge.toolchain.ensure import _remove_damaged


def _run(root: Path, folder: Path, *argv: str) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    env = {"NYBFORGE_ROOT": str(root), "NYBFORGE_BUILD": str(folder / "build")}
    return main(list(argv), env, out, err, folder), err.getvalue()


def _tree(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@contextmanager
def answering(data: bytes) -> Iterator[str]:
    """Serve these bytes at every path, as an attacker's server does."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        do_HEAD = do_GET

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The file module-1.0-0.tar.bz2."""
    make_channel(tmp_path / "forge", python_package(""), module_package())
    return next((tmp_path / "forge").rglob("module-*.tar.bz2"))


def _lock(folder: Path, url: str, package: Path) -> Path:
    path = folder / "poison.txt"
    sha256 = measured(package)[0]
    path.write_text(f"# platform: linux-64\n@EXPLICIT\n{url}#sha256:{sha256}\n")
    return path


# How a lock's line goes on behind http://HOST; {victim} is the absolute path of another channel.
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
        before = _tree(victim)
        mirror = tmp_path / "mirror"
        code, err = _run(root, tmp_path, "channel", "mirror", "--lock", str(lock), "-o", "mirror")
    assert code == 2, err
    assert err.startswith("error[NF7"), err
    assert err.count("error[") == 1
    assert _tree(victim) == before
    assert not mirror.exists()


@pytest.mark.parametrize(
    ("url", "differs"),
    [
        ("/forge/noarch/nybble-1.0-0.tar.bz2", "name 'module', the lock has 'nybble'"),
        ("/forge/noarch/module-9.9-0.tar.bz2", "version '1.0', the lock has '9.9'"),
        ("/forge/noarch/module-1.0-h1_0.tar.bz2", "build '0', the lock has 'h1_0'"),
        ("/forge/linux-64/module-1.0-0.tar.bz2", "subdir 'noarch', the lock has 'linux-64'"),
    ],
)
def test_a_package_that_is_another_than_its_url_says_is_not_mirrored(
    url: str, differs: str, root: Path, tmp_path: Path, package: Path
) -> None:
    with answering(package.read_bytes()) as host:
        lock = _lock(tmp_path, host + url, package)
        code, err = _run(root, tmp_path, "channel", "mirror", "--lock", str(lock), "-o", "mirror")
    assert code == 2
    assert f"why: {differs}" in err
    assert not list((tmp_path / "mirror").rglob("*.tar.bz2"))
    assert not list((tmp_path / "mirror").rglob("repodata.json"))


def test_a_symlink_in_the_mirror_is_not_followed(root: Path, tmp_path: Path, package: Path) -> None:
    (tmp_path / "victim").mkdir()
    (tmp_path / "mirror").mkdir()
    (tmp_path / "mirror/forge").symlink_to(tmp_path / "victim")
    with answering(package.read_bytes()) as host:
        lock = _lock(tmp_path, f"{host}/forge/noarch/{package.name}", package)
        code, err = _run(root, tmp_path, "channel", "mirror", "--lock", str(lock), "-o", "mirror")
    assert code == 2
    assert "why: 'forge' is a symlink" in err
    assert not _tree(tmp_path / "victim")


def test_a_token_in_a_channels_url_names_no_folder_of_the_mirror(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    url = f"https://host.example/t/S3cr3t/forge/noarch/a-1-0.conda#sha256:{'0' * 64}"
    lock.write_text(f"# platform: linux-64\n@EXPLICIT\n{url}\n")
    (package,) = read_lock(lock).packages
    assert package.place == "forge/noarch/a-1-0.conda"


def test_a_bundles_package_is_what_its_url_says(tmp_path: Path, package: Path) -> None:
    asked = Locked(
        name="nybble",
        version="1.0",
        build="0",
        subdir="noarch",
        channel="https://host.example/forge",
        file_name="nybble-1.0-0.tar.bz2",
        sha256=measured(package)[0],
    )
    lock = Lock(name="x", platform="linux-64", channels=(asked.channel,), packages=(asked,))
    out = tmp_path / "x.sh"
    with pytest.raises(BundleError, match="another package than its name"):
        write_bundle(lock, [repacked(asked, package, tmp_path)], out)
    good = replace(asked, name="module", file_name=package.name)
    packed = repacked(good, package, tmp_path)
    outside = replace(packed, file_name="../../x.tar.bz2")
    with pytest.raises(BundleError, match="unsafe"):
        write_bundle(replace(lock, packages=(good,)), [outside], out)
    assert not out.exists()


@pytest.mark.parametrize("part", ["../x", "/x", "a/b", "a\nb", "..", "a\\b", "a%2fb"])
def test_a_lock_has_no_other_file_and_subdir_names(part: str) -> None:
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


# --- a channel's records and indexes ----------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> tuple[Channel, Callable[[str], Path]]:
    """A channel with a published package of the job `job`; what makes another version of it."""

    def make(version: str) -> Path:
        made = Made(name="thing", version=version, subdir="noarch")
        make_channel(tmp_path / version, made)
        return next((tmp_path / version).rglob("thing-*.tar.bz2"))

    channel = Channel(tmp_path / "chan")
    with channel.lock(print):
        channel.publish(make("1.0"), "job", "key", {})
    return channel, make


def _rewrite(channel: Channel, **values: object) -> None:
    path = channel.path / STATE / "job.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **values}))


RECORDED = ["{victim}", "../victim", "noarch/../../victim", "noarch//victim", ".", "", 3, None, []]
RECORDED += ["victim", ".nybforge/job.json", "noarch/repodata.json", "link/victim-1-0.conda"]
RECORDED += ["noarch/other-1.0-0.tar.bz2", "link/thing-0-0.conda"]


@pytest.mark.parametrize("recorded", RECORDED, ids=ascii)
def test_a_build_record_deletes_nothing_but_its_own_package(
    recorded: object, built: tuple[Channel, Callable[[str], Path]], tmp_path: Path
) -> None:
    channel, make = built
    victims = [tmp_path / "victim", tmp_path / "away/victim-1-0.conda"]
    victims.append(tmp_path / "away/thing-0-0.conda")
    victims.append(channel.path / "noarch/other-1.0-0.tar.bz2")
    (tmp_path / "away").mkdir()
    for victim in victims:
        victim.write_bytes(b"precious")
    (channel.path / "link").symlink_to(tmp_path / "away")
    text = recorded.format(victim=victims[0]) if isinstance(recorded, str) else recorded
    _rewrite(channel, file=text)
    other = make("2.0")
    with channel.lock(print):
        try:
            channel.publish(other, "job", "key", {})
        except ChannelError as error:  # the symlink
            assert "link" in str(error.where)  # noqa: PT017
    assert [victim.read_bytes() for victim in victims] == [b"precious"] * 4
    assert all(path.is_relative_to(channel.path) for path in channel.built())


def test_its_own_older_package_still_goes(built: tuple[Channel, Callable[[str], Path]]) -> None:
    channel, make = built
    with channel.lock(print):
        channel.publish(make("2.0"), "job", "key", {})
    assert [path.name for path in channel.files("noarch")] == ["thing-2.0-0.tar.bz2"]
    assert channel.disagreements() == ()


def test_a_folder_or_record_that_is_a_symlink_is_not_written_through(
    built: tuple[Channel, Callable[[str], Path]], tmp_path: Path
) -> None:
    channel, make = built
    away = tmp_path / "away"
    (channel.path / "noarch").rename(away)
    (channel.path / "noarch").symlink_to(away)
    before = _tree(away)
    with pytest.raises(ChannelError, match="not a folder of this channel"), channel.lock(print):
        channel.publish(make("2.0"), "job", "key", {})
    with pytest.raises(ChannelError, match="not a folder"), channel.lock(print):
        channel.reindex("noarch")
    assert _tree(away) == before
    (channel.path / STATE).rename(tmp_path / "state")
    (channel.path / STATE).symlink_to(tmp_path / "state")
    before = _tree(tmp_path / "state")
    with pytest.raises(ChannelError, match="own files"), channel.lock(print):
        pass
    assert _tree(tmp_path / "state") == before


@pytest.mark.parametrize("name", ["/etc/hostname", "../../x", "a\nb", "x/y"], ids=ascii)
def test_an_index_names_no_files_elsewhere(
    name: str, built: tuple[Channel, Callable[[str], Path]], tmp_path: Path
) -> None:
    channel, _ = built
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    for each in (name, str(victim)):
        table = {each: {"name": "x", "size": 1, "sha256": "0" * 64}}
        index = {"packages": table, "packages.conda": {}}
        (channel.path / "noarch/repodata.json").write_text(json.dumps(index))
        assert [each.kind for each in channel.disagreements()] == ["unreadable"]
        _remove_damaged(channel.path)  # as the toolchain's channel is looked through
        with channel.lock(print):
            channel.repair(channel.disagreements())
        assert channel.disagreements() == ()
    assert victim.read_bytes() == b"precious"


def test_an_index_of_something_else_is_one_error(
    built: tuple[Channel, Callable[[str], Path]],
) -> None:
    channel, _ = built
    index = {"packages": {"a-1-0.conda": [3]}, "packages.conda": {}}
    (channel.path / "noarch/repodata.json").write_text(json.dumps(index))
    with pytest.raises(ChannelError, match="cannot be read"):
        channel.index("noarch")


def test_files_of_the_user_in_a_channel_are_no_leftovers(
    built: tuple[Channel, Callable[[str], Path]],
) -> None:
    channel, _ = built
    kept = [channel.path / "noarch" / name for name in (".notes.1", ".x.2024", ".a.part")]
    gone = [channel.path / "noarch" / f".a.conda.{end}" for end in ("77", "0123456789ab.part")]
    for path in (*kept, *gone):
        path.write_text("x")
    with channel.lock(print):
        channel.settle()
    assert [path.exists() for path in (*kept, *gone)] == [True] * 3 + [False] * 2


# --- environments and the server --------------------------------------------------------------


@pytest.mark.parametrize("name", ["..", "../x", "/x", "a\\b", "a%2fb", "n" * 300, "a:b"], ids=ascii)
def test_an_environments_name_is_one_component(name: str, root: Path, tmp_path: Path) -> None:
    text = json.dumps({"name": name, "channels": ["./forge"], "dependencies": ["module"]})
    (tmp_path / "env.yml").write_text(text)
    code, err = _run(root, tmp_path, "env", "lock", "env.yml", "-o", "locks")
    assert code == 2
    assert "is no name of an environment" in err
    assert os.listdir(tmp_path) == ["env.yml"]


def test_rendered_files_stay_in_their_folder(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not a file of the folder"):
        write_all(tmp_path / "envs", {"good.yml": b"", "../x.yml": b""})
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "address",
    [
        *("//noarch/x.conda", "/noarch//x.conda", "/./noarch/x.conda", "/noarch/%2fx.conda"),
        *("/noarch/..%5cx.conda", "/%252e%252e/x.conda", "/noarch/x.conda%0a", "http://[x"),
        *("/a/" * 3000 + "x.conda", "/noarch/../noarch/x.conda"),
    ],
    ids=lambda text: text[:30],
)
def test_the_server_knows_no_hostile_spelling(address: str, tmp_path: Path) -> None:
    (tmp_path / "noarch").mkdir()
    (tmp_path / "noarch/x.conda").touch()
    assert channel_file(tmp_path, "/noarch/x.conda") is not None
    assert channel_file(tmp_path, address) is None


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
