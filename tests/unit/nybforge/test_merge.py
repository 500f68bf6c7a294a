"""nybforge channel merge: the outputs of several builds become one channel with one index."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from nybforge.channel import Channel
from nybforge.errors import ChannelError, NothingSelected, UsageError
from nybforge.merge import merge

Make = Callable[..., Path]


def output(folder: Path, make: Make, jobs: dict[str, str], build: str = "h0_0") -> Channel:
    """Write a channel with a package for each job → key."""
    channel = Channel(folder)
    with channel.lock(print):
        for job, key in jobs.items():
            channel.publish(make(folder.parent / "in", job, build=build), job, key, {"source": key})
    return channel


def test_outputs_of_nodes_become_one_channel(nybforge, tmp_path: Path, package: Make) -> None:
    first = output(tmp_path / "n1", package, {"one": "1", "two": "2"})
    second = output(tmp_path / "n2", package, {"one": "1", "three": "3"})
    argv = ("channel", "merge", first.path, second.path, "--json")
    document = nybforge(*argv).document
    assert [each["job"] for each in document["copied"]] == ["one", "three", "two"]
    assert document["kept"] == []  # the second copy of "one" is the same build
    merged = Channel(tmp_path / "channel")
    assert merged.disagreements() == ()
    for job, key in (("one", "1"), ("two", "2"), ("three", "3")):
        record = merged.record(job)
        assert record is not None
        assert (record.key, record.inputs) == (key, {"source": key})
        assert merged.holds(record)
    again = nybforge(*argv).document
    assert (again["copied"], again["kept"]) == ([], ["one", "three", "two"])


def test_packages_of_two_platforms_may_have_the_same_file_name(
    tmp_path: Path, package: Make
) -> None:
    source, target = Channel(tmp_path / "n1"), Channel(tmp_path / "channel")
    platforms = ("linux-64", "linux-aarch64")
    with source.lock(print), target.lock(print):
        for subdir in platforms:
            built = package(tmp_path / subdir, "one", subdir=subdir)
            source.publish(built, f"one-{subdir}", subdir, {})
        target.settle()
        copied = merge(target, [source]).copied
    assert {job: each.file for job, each in copied.items()} == {
        f"one-{subdir}": f"{subdir}/one-1.0-h0_0.conda" for subdir in platforms
    }
    assert target.records() == copied
    assert target.disagreements() == ()


def test_two_builds_of_one_job_are_an_error_that_changes_nothing(
    tmp_path: Path, package: Make
) -> None:
    target = output(tmp_path / "channel", package, {"one": "1"})
    other = output(tmp_path / "other", package, {"one": "9", "two": "2"}, build="h9_0")
    before = (target.path / "noarch/repodata.json").read_bytes()
    with target.lock(print):
        with pytest.raises(UsageError, match="two different builds of one") as caught:
            merge(target, [other])
        assert caught.value.why == "source changed"
        assert (target.path / "noarch/repodata.json").read_bytes() == before
        assert target.record("two") is None
        done = merge(target, [other], replace=True)
    assert sorted(done.copied) == ["one", "two"]
    names = [path.name for path in target.files("noarch")]
    assert names == ["one-1.0-h9_0.conda", "two-1.0-h9_0.conda"]
    assert target.disagreements() == ()


def test_a_changed_package_is_not_merged(tmp_path: Path, package: Make) -> None:
    source = output(tmp_path / "n1", package, {"one": "1"})
    path = source.path / "noarch/one-1.0-h0_0.conda"
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    target = Channel(tmp_path / "channel")
    with target.lock(print), pytest.raises(ChannelError, match="does not match"):
        merge(target, [source])
    assert target.files("noarch") == ()


def test_a_package_that_was_damaged_in_the_target_is_copied_again(
    tmp_path: Path, package: Make
) -> None:
    source = output(tmp_path / "n1", package, {"one": "1"})
    target = output(tmp_path / "channel", package, {"one": "1"})
    (target.path / "noarch/one-1.0-h0_0.conda").write_bytes(b"damaged")
    with target.lock(print):
        assert list(merge(target, [source]).copied) == ["one"]
    assert target.disagreements() == ()


def test_wrong_folders_are_errors(nybforge, tmp_path: Path, package: Make) -> None:
    mirror = tmp_path / "mirror/noarch"
    mirror.mkdir(parents=True)
    index = {"packages": {}, "packages.conda": {}}
    (mirror / "repodata.json").write_text(json.dumps(index))
    target = Channel(tmp_path / "channel")
    with target.lock(print), pytest.raises(NothingSelected, match="no build records"):
        merge(target, [Channel(mirror.parent)])
    output(target.path, package, {"one": "1"})
    itself = nybforge("channel", "merge", tmp_path / "channel")
    assert (itself.code, "merged into itself" in itself.err) == (2, True)
