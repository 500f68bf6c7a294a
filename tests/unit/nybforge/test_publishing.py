"""Publishing into a folder and into an object store is atomic and never replaces a package's bytes.
Rollback and pruning work too."""

from __future__ import annotations

import json
import logging
import shutil
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.unit.nybforge.attested import publish as build

from nybforge.attestation.check import sign, signed_with
from nybforge.attestation.keys import make_key, read_key
from nybforge.channel import Channel
from nybforge.publishing.prune import chosen
from nybforge.publishing.publish import read_indexes
from nybforge.publishing.store import Store, open_store

ONE = "noarch/one-1.0-h0_0.conda"


@dataclass(frozen=True, kw_only=True)
class Place:
    """A place to publish to: its command-line argument, and the environment variables for its
    login."""

    text: str
    env: Mapping[str, str]

    @property
    def store(self) -> Store:
        return open_store(self.text, Path("/"), self.env)

    def names(self) -> set[str]:
        """Return the indexed packages."""
        found = read_indexes(self.store)
        return {f"{subdir}/{name}" for subdir, index in found.items() for name in index.lines}


@pytest.fixture(scope="session")
def object_store() -> Iterator[str]:
    """The address of a real S3 server on loopback."""
    server = pytest.importorskip("moto.server", reason="missing: moto[server]")
    pytest.importorskip("obstore", reason="missing: obstore")
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    running = server.ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    running.start()
    yield "http://{}:{}".format(*running.get_host_and_port())
    running.stop()


@pytest.fixture(params=["folder", "s3"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "folder":
        return Place(text=str(tmp_path / "published"), env={})
    url = request.getfixturevalue("object_store")
    bucket = f"bucket-{abs(hash(tmp_path)):x}"
    urllib.request.urlopen(urllib.request.Request(f"{url}/{bucket}", method="PUT")).close()
    env = {
        "AWS_ENDPOINT": url,
        "AWS_ALLOW_HTTP": "true",
        "AWS_REGION": "us-east-1",
        "AWS_ACCESS_KEY_ID": "me",
        "AWS_SECRET_ACCESS_KEY": "a-secret",
        "AWS_PROFILE": "lab",  # obstore does not know it
    }
    return Place(text=f"s3://{bucket}/our/channel", env=env)


@pytest.fixture
def channel(tmp_path: Path, package: Callable[..., Path]) -> Channel:
    """A channel with a noarch package and a linux-64 package."""
    made = Channel(tmp_path / "channel")
    host = package(tmp_path / "in", "host", subdir="linux-64", noarch=None)
    build(made, package(tmp_path / "in", "one"), host)
    return made


@pytest.fixture
def run(place: Place, nybforge: Callable[..., Any]) -> Callable[..., Any]:
    """Run `channel VERB DEST` with the login."""
    return lambda verb, *words: nybforge("channel", verb, place.text, *words, env=place.env)


def test_the_packages_are_copied_once_and_indexed(
    channel: Channel, place: Place, run: Callable[..., Any]
) -> None:
    said = run("publish", "--json")
    assert sorted(said.document["copied"]) == ["linux-64/host-1.0-h0_0.conda", ONE]
    assert said.document["snapshot"] is None, "there was no index before"
    again = run("publish", "--json").document
    assert (again["copied"], len(again["kept"]), again["snapshot"]) == ([], 2, None)
    for name in (ONE, f"{ONE}.intoto.jsonl"):
        found = place.store.read(name)
        assert found is not None
        assert found[0] == (channel.path / name).read_bytes()
    found = place.store.read("noarch/repodata.json")
    assert found is not None
    assert json.loads(found[0])["packages.conda"] == channel.index("noarch")


def test_published_bytes_are_never_replaced(
    channel: Channel, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    assert run("publish").code == 0
    before = place.store.read(ONE)
    shutil.copytree(channel.path.parent / "in", channel.path.parent / "old")
    build(channel, package(channel.path.parent / "new", "one", files={"x": b"other"}))
    said = run("publish")
    assert (said.code, f"other bytes are published as {ONE}" in said.err) == (5, True)
    assert "hint: increase the build number" in said.err
    assert place.store.read(ONE) == before
    # the same error, if an interrupted run copied other bytes but did not index them
    build(channel, package(channel.path.parent / "new", "two"))
    stray = channel.path.parent / "stray"
    stray.write_bytes(b"other")
    assert place.store.create("noarch/two-1.0-h0_0.conda", stray)
    build(channel, channel.path.parent / "old/one-1.0-h0_0.conda")
    said = run("publish")
    assert "other bytes are published as noarch/two-1.0-h0_0.conda" in said.err
    assert place.names() == {"linux-64/host-1.0-h0_0.conda", ONE}


def test_an_interrupted_run_is_continued(
    channel: Channel, place: Place, run: Callable[..., Any]
) -> None:
    assert place.store.create(ONE, channel.path / ONE)
    assert place.names() == set(), "what is not indexed is not visible"
    said = run("publish", "--json")
    assert ONE in said.document["copied"]
    assert ONE in place.names()


def test_a_rollback_restores_the_index_and_a_second_one_undoes_it(
    channel: Channel, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    assert (run("rollback").code, run("rollback", "--list").code) == (3, 0)
    run("publish")
    first = place.names()
    build(channel, package(channel.path.parent / "in", "two"))
    snapshot = run("publish", "--json").document["snapshot"]
    both = place.names()
    assert both - first == {"noarch/two-1.0-h0_0.conda"}
    assert run("rollback", "--list").out.split() == [snapshot]
    said = run("rollback", "--json").document
    assert said["removed"] == ["noarch/two-1.0-h0_0.conda"]
    assert place.names() == first
    assert run("rollback", "--json").document["added"] == ["noarch/two-1.0-h0_0.conda"]
    assert place.names() == both
    assert run("rollback", "--to", snapshot).code == 0
    assert place.names() == first
    assert run("rollback", "--to", "20200101").code == 2


class Racing:
    """A store in which another run changes an index just before this run replaces it."""

    def __init__(self, store: Store, meanwhile: Callable[[], None], times: int) -> None:
        self.store, self.meanwhile, self.times = store, meanwhile, times

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def replace(self, path: str, data: bytes, version: str | None) -> bool:
        if path.endswith("noarch/repodata.json") and self.times:
            self.times -= 1
            self.meanwhile()
        return self.store.replace(path, data, version)


@pytest.mark.parametrize(("times", "code"), [(1, 0), (99, 4)])
def test_two_runs_at_once_lose_nothing(
    channel: Channel, place: Place, package: Callable[..., Path], times: int, code: int
) -> None:
    from nybforge.errors import BusyError
    from nybforge.publishing import publish as module

    others = iter(range(99))

    def meanwhile() -> None:
        other = Channel(channel.path.parent / "other")
        build(other, package(channel.path.parent / "in", f"other{next(others)}"))
        if place.text.startswith("s3:"):
            module.publish(other, place.store, print)
        else:  # the folder's lock is held, so write the index like a program that ignores the lock
            lines = other.lines("noarch")
            data = module.encoded("noarch", lines)
            (Path(place.text) / "noarch").mkdir(exist_ok=True)
            (Path(place.text) / "noarch/repodata.json").write_bytes(data)

    store: Any = Racing(place.store, meanwhile, times)
    if code:
        with pytest.raises(BusyError, match="again and again"):
            module.publish(channel, store, print)
        return
    module.publish(channel, store, print)
    assert place.names() >= {ONE, "noarch/other0-1.0-h0_0.conda"}


def test_a_reader_never_sees_half_an_index(
    channel: Channel, tmp_path: Path, package: Callable[..., Path]
) -> None:
    """Read the index of a folder continuously while packages are published into the folder."""
    import threading

    from nybforge.publishing.publish import publish

    target = tmp_path / "published"
    store = open_store(str(target), tmp_path, {})
    publish(channel, store, print)
    over, wrong = threading.Event(), []

    def read() -> None:
        while not over.is_set():
            try:
                document = json.loads((target / "noarch/repodata.json").read_bytes())
                for name in document["packages.conda"]:
                    assert (target / "noarch" / name).is_file()
            except Exception as error:
                wrong.append(error)

    reader = threading.Thread(target=read)
    reader.start()
    for number in range(10):
        build(channel, package(tmp_path / "in", f"more{number}"))
        publish(channel, store, print)
    over.set()
    reader.join()
    assert wrong == []


def test_only_a_whole_and_signed_channel_is_published(
    channel: Channel, place: Place, run: Callable[..., Any], tmp_path: Path
) -> None:
    make_key(tmp_path / "lab.key", "lab", 30)
    certificate = tmp_path / "lab.key.crt"
    said = run("publish", "--key", certificate)
    assert (said.code, "the attestation is not signed" in said.err) == (5, True)
    for file in channel.path.glob("*/*.conda"):
        sign(file, signed_with(read_key(tmp_path / "lab.key")))
    assert run("publish", "--key", certificate).code == 0
    (channel.path / ONE).write_bytes(b"damaged")
    said = run("publish")
    assert (said.code, "error[NF410]" in said.err) == (5, True)


def test_a_later_signature_is_published(
    channel: Channel, place: Place, run: Callable[..., Any], tmp_path: Path
) -> None:
    import os
    import time

    run("publish")
    make_key(tmp_path / "lab.key", "lab", 30)
    sign(channel.path / ONE, signed_with(read_key(tmp_path / "lab.key")))
    later = time.time() + 5
    os.utime(channel.path / f"{ONE}.intoto.jsonl", (later, later))
    run("publish")
    found = place.store.read(f"{ONE}.intoto.jsonl")
    assert found is not None
    assert found[0] == (channel.path / f"{ONE}.intoto.jsonl").read_bytes()


def test_a_damaged_index_is_one_error_and_a_rollback_restores_it(
    channel: Channel, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    run("publish")
    before = place.names()
    build(channel, package(channel.path.parent / "new", "two"))
    run("publish")
    found = place.store.read("noarch/repodata.json")
    assert found is not None
    assert place.store.replace("noarch/repodata.json", found[0][:100], found[1])
    for words in (("publish",), ("prune", "--keep", "1", "--apply")):
        said = run(*words)
        assert (said.code, "the published index cannot be read" in said.err) == (5, True)
        assert "hint: to restore an earlier one: nybforge channel rollback" in said.err
    assert run("rollback").code == 0
    assert place.names() == before
    assert run("publish").code == 0


def builds(channel: Channel, folder: Path, package: Callable[..., Path], *rows: str) -> None:
    """Publish packages. Each row is "name version build" and an optional dependency."""
    for row in rows:
        name, version, text, *depends = row.split(" ", 3)
        number = int(text.rpartition("_")[2])
        made = package(folder, name, version, text, build_number=number, depends=depends)
        with channel.lock(print):
            channel.publish(made, f"{name}-{version}-{text}", row, {})


def test_pruning_keeps_the_newest_of_each_variant_and_what_they_need(
    tmp_path: Path, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    channel = Channel(tmp_path / "channel")
    rows = (
        "kernels 0.9 cuda122_h1_0",
        "kernels 0.10 cuda122_h2_0",
        "kernels 0.10 cuda122_h2_1",
        "kernels 0.9 cuda130_h1_0",
        "lib 0.9 h1_0",
        "lib 0.10 h2_0",
        "lib 0.11 h3_0",
        "app 1.0 pyh1_0 lib ==0.9",
    )
    builds(channel, tmp_path / "in", package, *rows)
    run("publish")
    before = place.names()
    dry = run("prune", "--keep", "1", "--json").document
    expected = {
        "noarch/kernels-0.9-cuda122_h1_0.conda",
        "noarch/kernels-0.10-cuda122_h2_0.conda",
        "noarch/lib-0.10-h2_0.conda",
    }
    assert ({each["file"] for each in dry["removed"]}, dry["applied"]) == (expected, False)
    assert place.names() == before, "nothing is removed without --apply"
    assert run("prune", "--keep", "1", "--apply").code == 0
    assert place.names() == before - expected
    assert not expected & {f"noarch/{name}" for name in place.store.files("noarch")}
    again = run("prune", "--keep", "1", "--apply")
    assert again.out == "nothing to remove\n"
    said = run("rollback")
    assert "is in the earlier index, but not in the store" in said.err
    assert place.names() == before - expected


def test_only_old_files_without_index_entry_are_pruned(
    channel: Channel, place: Place, run: Callable[..., Any]
) -> None:
    import time

    run("publish")
    assert place.store.create("noarch/left-1.0-0.conda", channel.path / ONE)
    assert chosen(place.store, 1) == [], "another run may be about to index it"
    tomorrow = time.time() + 2 * 86400
    assert [each.file for each in chosen(place.store, 1, tomorrow)] == ["noarch/left-1.0-0.conda"]


def test_a_foreign_folder_gets_no_index(
    channel: Channel, tmp_path: Path, nybforge: Callable[..., Any]
) -> None:
    """Only platform folders that have an index, or packages to publish, are changed."""
    (tmp_path / "published/photos").mkdir(parents=True)
    assert nybforge("channel", "publish", tmp_path / "published").code == 0
    assert not list((tmp_path / "published/photos").iterdir())


def test_no_link_out_of_the_folder_is_followed(
    channel: Channel, tmp_path: Path, nybforge: Callable[..., Any]
) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "published").mkdir()
    (tmp_path / "published/noarch").symlink_to(tmp_path / "elsewhere")
    said = nybforge("channel", "publish", tmp_path / "published")
    assert (said.code, "'noarch' is a symlink" in said.err) == (5, True)
    assert not list((tmp_path / "elsewhere").iterdir())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ftp://host/x", "not a place to publish to"),
        ("channel", "a channel cannot be published into itself"),
        ("quetz+http://127.0.0.1:1/lab", "QUETZ_API_KEY is not set"),
        ("prefix+http:///lab", "no channel is named"),
    ],
)
def test_a_wrong_destination_is_one_error(
    channel: Channel, nybforge: Callable[..., Any], text: str, said: str
) -> None:
    answer = nybforge("channel", "publish", text)
    assert (answer.code, answer.err.count("error["), said in answer.err) == (2, 1, True)


def test_a_wrong_login_names_the_variables_and_shows_no_secret(
    channel: Channel, nybforge: Callable[..., Any]
) -> None:
    pytest.importorskip("obstore", reason="missing: obstore")
    env = {
        "AWS_ENDPOINT": "http://127.0.0.1:9",
        "AWS_ALLOW_HTTP": "true",
        "AWS_ACCESS_KEY_ID": "me",
        "AWS_SECRET_ACCESS_KEY": "a-secret-key",
        "NYBFORGE_RETRIES": "0",
    }
    said = nybforge("channel", "publish", "s3://bucket/x", env=env)
    assert (said.code, "AWS_ACCESS_KEY_ID" in said.err) == (4, True)
    assert "a-secret-key" not in said.err
