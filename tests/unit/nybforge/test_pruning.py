"""Pruning removes old builds and unused shards of a published channel, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.unit.nybforge.published import Place

from nybforge.channel import Channel
from nybforge.publishing.prune import apply, chosen

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
