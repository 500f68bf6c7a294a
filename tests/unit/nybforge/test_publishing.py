"""Publishing into a folder and into an object store is atomic and never replaces a package's bytes.
Rollback and pruning work too."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.unit.nybforge.attested import publish as build
from tests.unit.nybforge.published import Place

from nybforge import shards
from nybforge.attestation.check import sign, signed_with
from nybforge.attestation.keys import make_key, read_key
from nybforge.channel import Channel
from nybforge.publishing.indexes import SNAPSHOTS
from nybforge.publishing.store import Store, open_store
from nybforge.repodata import encoded

ONE = "noarch/one-1.0-h0_0.conda"


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
    assert (said.code, f"a different file is already published as {ONE}" in said.err) == (5, True)
    assert "hint: increase the build number" in said.err
    assert place.store.read(ONE) == before
    # the error is the same if an interrupted run copied other bytes but did not index them
    build(channel, package(channel.path.parent / "new", "two"))
    stray = channel.path.parent / "stray"
    stray.write_bytes(b"other")
    assert place.store.create("noarch/two-1.0-h0_0.conda", stray)
    build(channel, channel.path.parent / "old/one-1.0-h0_0.conda")
    said = run("publish")
    assert "a different file is already published as noarch/two-1.0-h0_0.conda" in said.err
    assert place.names() == {"linux-64/host-1.0-h0_0.conda", ONE}


def test_an_interrupted_run_is_continued(
    channel: Channel, place: Place, run: Callable[..., Any]
) -> None:
    assert place.store.create(ONE, channel.path / ONE)
    assert place.names() == set(), "what is not indexed is not visible"
    said = run("publish", "--json")
    assert ONE in said.document["copied"]
    assert ONE in place.names()


def test_the_sharded_index_is_completed_after_an_interruption(
    channel: Channel, place: Place, package: Callable[..., Path], run: Callable[..., Any]
) -> None:
    from nybforge.publishing.publish import publish

    def interrupt() -> None:
        raise KeyboardInterrupt

    run("publish")
    old = place.sharded("noarch")
    build(channel, package(channel.path.parent / "in", "two"))
    stopped: Any = Racing(place.store, interrupt, 1, shards.INDEX)
    with pytest.raises(KeyboardInterrupt):
        publish(channel, stopped, print)
    assert place.sharded("noarch") == old, "a client still reads the complete old index"
    assert run("publish", "--json").document["copied"] == []
    assert len(place.names()) == len(old) + 2
    # a channel from before there were shards gets them
    for subdir in ("noarch", "linux-64"):
        place.store.remove(f"{subdir}/{shards.INDEX}")
    run("publish")
    assert len(place.names()) == len(old) + 2


def test_a_rollback_restores_the_index_and_a_second_one_undoes_it(
    channel: Channel, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    assert (run("rollback").code, run("rollback", "--list").code) == (3, 3)
    run("publish")
    assert run("rollback", "--list").out == "the destination has no earlier index\n"
    said = run("rollback").err
    assert (f"channel verify {place.text} --repair\n" in said) == place.text.startswith("/")
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

    def __init__(
        self, store: Store, meanwhile: Callable[[], None], times: int, file: str = "repodata.json"
    ) -> None:
        self.store, self.meanwhile, self.times, self.file = store, meanwhile, times, file

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def replace(self, path: str, data: bytes, version: str | None) -> bool:
        if path == f"noarch/{self.file}" and self.times:
            self.times -= 1
            self.meanwhile()
        return self.store.replace(path, data, version)


@pytest.mark.parametrize(
    ("file", "times", "code"),
    [("repodata.json", 1, 0), ("repodata.json", 99, 4), (shards.INDEX, 1, 0)],
)
def test_two_runs_at_once_lose_nothing(
    channel: Channel, place: Place, package: Callable[..., Path], file: str, times: int, code: int
) -> None:
    if file == shards.INDEX and not place.text.startswith("s3:"):
        pytest.skip("programs that ignore a folder's lock do not write shards")
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
            data = encoded("noarch", lines)
            (Path(place.text) / "noarch").mkdir(exist_ok=True)
            (Path(place.text) / "noarch/repodata.json").write_bytes(data)

    store: Any = Racing(place.store, meanwhile, times, file)
    if code:
        with pytest.raises(BusyError, match="during every attempt"):
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


def test_a_damaged_snapshot_is_never_restored(
    channel: Channel, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    """A bit of the snapshot may change a character of a package's sha256."""
    run("publish")
    build(channel, package(channel.path.parent / "in", "two"))
    run("publish")
    before = place.names()
    (name,) = place.store.files(SNAPSHOTS)
    found = place.store.read(f"{SNAPSHOTS}/{name}")
    assert found is not None
    data, version = found
    for at in range(0, len(data), 19):
        wrong = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        assert place.store.replace(f"{SNAPSHOTS}/{name}", wrong, version)
        said = run("rollback")
        assert (said.code, "the earlier index cannot be read" in said.err) == (5, True), at
        assert f"nybforge channel rollback {place.text} --list\n" in said.err
        again = place.store.read(f"{SNAPSHOTS}/{name}")
        assert again is not None
        version = again[1]
    assert place.names() == before


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
        hint = f"hint: to restore an earlier index: nybforge channel rollback {place.text}\n"
        assert hint in said.err
    assert run("rollback").code == 0
    assert place.names() == before
    assert run("publish").code == 0


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
        ("ftp://host/x", "is not a supported destination"),
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
