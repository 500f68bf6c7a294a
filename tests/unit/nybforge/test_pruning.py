"""Pruning removes old builds and unused shards of a published channel, and nothing else."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.unit.nybforge.published import Place

from nybforge import shards
from nybforge.channel import Channel
from nybforge.publishing.prune import REMOVED, apply, chosen
from nybforge.publishing.publish import publish
from nybforge.publishing.rollback import rollback
from nybforge.publishing.store import Store

ONE = "noarch/one-1.0-h0_0.conda"


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


def test_a_dependency_is_recognized_in_every_form(
    tmp_path: Path, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    rows = ("lib 0.9 h1_0", "lib 0.10 h2_0", "app 1.0 pyh1_0 lib<0.10")
    builds(Channel(tmp_path / "channel"), tmp_path / "in", package, *rows)
    run("publish")
    assert run("prune", "--keep", "1", "--apply").out == "nothing to remove\n"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"version": None}, "version"),
        ({"version": "1..0"}, "1..0"),
        ({"build": ["h0_0"]}, "list"),
        ({"build_number": "one"}, "one"),
        ({"depends": "lib"}, "depends is not a list"),
        ({"depends": [""]}, ""),
        ({"name": "o/ne"}, "o/ne"),
    ],
    ids=str,
)
def test_an_invalid_index_entry_is_reported(
    channel: Channel, tmp_path: Path, nybforge: Callable[..., Any], changes: Any, why: str
) -> None:
    target = tmp_path / "published"
    assert nybforge("channel", "publish", str(target)).code == 0
    path = target / "noarch/repodata.json"
    index = json.loads(path.read_text())
    index["packages.conda"]["one-1.0-h0_0.conda"] |= changes
    path.write_text(json.dumps(index))
    said = nybforge("channel", "prune", str(target), "--keep", "1")
    assert said.code == 5, said.err
    assert "invalid entry for the package one-1.0-h0_0.conda" in said.err
    assert all(text in said.err for text in (str(path), why, "channel rollback")), said.err


def test_only_old_files_without_index_entry_are_pruned(
    channel: Channel, place: Place, run: Callable[..., Any]
) -> None:
    run("publish")
    assert place.store.create("noarch/left-1.0-0.conda", channel.path / ONE)
    assert chosen(place.store, 1) == [], "another run may be about to index it"
    tomorrow = time.time() + 2 * 86400
    assert [each.file for each in chosen(place.store, 1, tomorrow)] == ["noarch/left-1.0-0.conda"]


def test_a_shard_is_pruned_a_week_after_a_prune_found_it_unused(
    channel: Channel, place: Place, run: Callable[..., Any], package: Callable[..., Path]
) -> None:
    run("publish")
    first = set(place.store.files("noarch/shards"))
    more = package(channel.path.parent / "in", "one", version="1.1")
    with channel.lock(print):
        channel.publish(more, "more-noarch", "key", {})
    run("publish")
    (unused,) = first
    assert unused in place.store.files("noarch/shards")
    week = time.time() + 8 * 86400
    assert chosen(place.store, 9, week) == [], "a client may have an older index"
    assert run("prune", "--keep", "9", "--apply").out == "nothing to remove\n"
    expected = [f"noarch/shards/{unused}"]
    assert [each.file for each in chosen(place.store, 9, week)] == expected
    apply(place.store, 9, print, week)
    assert unused not in place.store.files("noarch/shards")
    assert len(place.names()) == 3


class Meanwhile:
    """A store in which another run acts just before the first call of `method` for a path."""

    def __init__(self, store: Store, method: str, path: str, action: Callable[[], object]) -> None:
        self.store, self.method, self.path = store, method, path
        self.actions = [action]

    def __getattr__(self, name: str) -> Any:
        original = getattr(self.store, name)
        if name != self.method:
            return original

        def call(path: str, *words: Any) -> Any:
            if path == self.path and self.actions:
                self.actions.pop()()
            return original(path, *words)

        return call


WEEK = time.time() + 8 * 86400


# Only an object store lets a prune and another run overlap. A folder's lock keeps other runs out.
without_locks = pytest.mark.parametrize(
    "place", [pytest.param("s3", marks=pytest.mark.slow)], indirect=True
)


def files_are_there(place: Place) -> bool:
    return all(place.store.read(file) is not None for file in place.names())


Run = Callable[[Any], object]


def overlap(place: Place, order: str, file: str, other: Run, written: str) -> None:
    """Run a prune that removes `file`, and another run that writes the index `written`.

    "other in prune": the other run is complete before the prune moves the file. "prune in other":
    the prune is complete before the other run writes the index. "both": the other run starts before
    the prune moves the file, and writes the sharded index when the prune is complete.
    """
    store, sharded = place.store, f"noarch/{shards.INDEX}"

    def prune(store: Any) -> None:
        apply(store, 9, print, WEEK)

    if order == "other in prune":
        prune(Meanwhile(store, "move", file, lambda: other(store)))
    elif order == "prune in other":
        other(Meanwhile(store, "replace", written, lambda: prune(store)))
    else:
        ready, over = threading.Event(), threading.Event()

        def wait() -> None:
            ready.set()
            assert over.wait(60)

        paused = Meanwhile(store, "replace", sharded, wait)
        thread = threading.Thread(target=other, args=(paused,))

        def start() -> None:
            thread.start()
            assert ready.wait(60)

        prune(Meanwhile(store, "move", file, start))
        over.set()
        thread.join()


ORDERS = ("other in prune", "prune in other", "both")


@without_locks
@pytest.mark.parametrize("order", ORDERS)
def test_a_shard_that_is_used_again_during_a_prune_stays(
    channel: Channel, place: Place, package: Callable[..., Path], order: str
) -> None:
    """While a prune removes a shard that was unused for a week, a rollback writes an index that
    refers to the shard."""
    publish(channel, place.store, print)
    (old,) = place.store.files("noarch/shards")
    more = package(channel.path.parent / "in", "one", version="1.1")
    with channel.lock(print):
        channel.publish(more, "more-noarch", "key", {})
    publish(channel, place.store, print)
    apply(place.store, 9, print)  # marks the shard as unused
    written = f"noarch/{shards.INDEX}"
    overlap(place, order, f"noarch/shards/{old}", lambda s: rollback(s, None, print), written)
    assert old in place.store.files("noarch/shards")
    assert place.names() == {ONE, "linux-64/host-1.0-h0_0.conda"}  # reads each shard
    assert place.store.files(f"{REMOVED}/noarch/shards") == {}


@without_locks
@pytest.mark.parametrize("order", ORDERS)
def test_a_package_that_is_published_again_during_a_prune_stays(
    channel: Channel, place: Place, order: str
) -> None:
    """An interrupted run left the package in the store. While a prune removes it, another run
    publishes it."""
    assert place.store.create(ONE, channel.path / ONE)
    empty = b'{"packages": {}, "packages.conda": {}}'
    assert place.store.replace("noarch/repodata.json", empty, None)
    written = "noarch/repodata.json"
    overlap(place, order, ONE, lambda s: publish(channel, s, print), written)
    assert ONE in place.names()
    assert files_are_there(place)
    assert place.store.files(f"{REMOVED}/noarch") == {}


def test_an_interrupted_prune_is_completed_by_the_next(channel: Channel, place: Place) -> None:
    publish(channel, place.store, print)
    place.store.move(ONE, f"{REMOVED}/{ONE}")  # the index refers to ONE
    place.store.replace(f"{REMOVED}/noarch/left-1.0-0.conda", b"x", None)
    assert apply(place.store, 9, print) == []
    assert files_are_there(place)
    assert place.store.files(f"{REMOVED}/noarch") == {}


def test_a_prune_reads_each_index_once(channel: Channel, place: Place) -> None:
    publish(channel, place.store, print)
    reads: list[str] = []

    class Counting(Meanwhile):
        def read(self, path: str) -> tuple[bytes, str] | None:
            reads.append(path)
            return self.store.read(path)

    counting: Any = Counting(place.store, "none", "", print)
    apply(counting, 9, print)
    assert reads.count("noarch/repodata.json") == 1
