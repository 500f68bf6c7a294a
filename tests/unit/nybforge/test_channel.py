"""The channel: packages and index agree, even after an interruption."""

from __future__ import annotations

import json
import multiprocessing
import os
import shlex
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from nybforge.channel import Channel
from nybforge.errors import ChannelError, StorageError
from nybforge.package import index_entry
from nybforge.storage import locked


@pytest.fixture
def channel(weird_tmp_path: Path, package: Callable[..., Path]) -> Channel:
    """A channel with two packages. The folder's name is plain, has a space or is not ASCII."""
    made = Channel(weird_tmp_path / "chan")
    with made.lock(print):
        for name in ("one", "two"):
            made.publish(package(weird_tmp_path / "in", name), f"{name}-noarch", name, {"a": name})
    return made


def test_a_published_package_is_indexed_and_recorded(channel: Channel) -> None:
    assert channel.disagreements() == ()
    record = channel.record("one-noarch")
    assert record is not None
    assert channel.holds(record)
    entry = channel.index("noarch")["one-1.0-h0_0.conda"]
    assert entry == index_entry(channel.path / record.file)
    assert entry["sha256"] == record.sha256


def test_the_solver_reads_the_index(channel: Channel) -> None:
    import asyncio

    from rattler import Channel as Source
    from rattler import Subdir, solve

    records = asyncio.run(
        solve([Source(channel.url)], ["two"], platforms=[Subdir("linux-64"), Subdir("noarch")])
    )
    assert [record.file_name for record in records] == ["two-1.0-h0_0.conda"]


def change_a_byte(channel: Channel) -> str:
    path = channel.path / "noarch/one-1.0-h0_0.conda"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    return "changed"


def cut_a_package(channel: Channel) -> str:
    path = channel.path / "noarch/one-1.0-h0_0.conda"
    path.write_bytes(path.read_bytes()[:-10])
    return "changed"


def remove_a_package(channel: Channel) -> str:
    (channel.path / "noarch/one-1.0-h0_0.conda").unlink()
    return "missing"


def add_a_stranger(channel: Channel) -> str:
    place = channel.path / "noarch/one-1.0-h0_0.conda"
    (channel.path / "noarch/three-1.0-h0_0.conda").write_bytes(place.read_bytes())
    return "unindexed"


def cut_the_index(channel: Channel) -> str:
    path = channel.path / "noarch/repodata.json"
    path.write_bytes(path.read_bytes()[:40])
    return "unreadable"


FAULTS = {
    change_a_byte: "removed",
    cut_a_package: "removed",
    remove_a_package: "delisted",
    add_a_stranger: "indexed",
    cut_the_index: "rewritten",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_and_repaired(channel: Channel, fault: Callable[[Channel], str]) -> None:
    kind = fault(channel)
    wrong = channel.disagreements()
    assert [each.kind for each in wrong] == [kind]
    with channel.lock(print):
        repairs = channel.repair(wrong)
    assert [(each.file, each.done) for each in repairs] == [(wrong[0].file, FAULTS[fault])]
    assert channel.disagreements() == ()
    two = channel.record("two-noarch")
    assert two is not None
    assert channel.holds(two), "what was good stays"


@pytest.mark.parametrize("fault", list(FAULTS)[:3])
def test_a_corrupt_package_is_not_up_to_date(
    channel: Channel, fault: Callable[[Channel], str]
) -> None:
    fault(channel)
    record = channel.record("one-noarch")
    assert record is not None
    assert not channel.holds(record)


@pytest.mark.parametrize("text", ["[]", '{"packages": []}', "{}", "3"])
def test_the_fix_for_a_foreign_index_is_a_command_to_paste(
    channel: Channel, nybforge: Callable[..., Any], text: str
) -> None:
    (channel.path / "noarch/repodata.json").write_text(text)
    said = nybforge("channel", "verify", channel.path)
    assert (
        said.out
        == "unreadable noarch/repodata.json: the JSON does not have the fields of a package index\n"
    )
    words = shlex.split(said.err.removeprefix("hint: "))
    assert nybforge(*words[1:]).code == 0
    assert channel.disagreements() == ()


def test_a_repair_reports_each_file_it_changed(
    channel: Channel, nybforge: Callable[..., Any]
) -> None:
    change_a_byte(channel)
    stranger = channel.path / "noarch/stray-1.0-h0_0.conda"
    stranger.write_bytes(b"no package")
    said = nybforge("channel", "verify", channel.path, "--repair")
    assert said.code == 0
    one, stray, _ = said.out.split("\n")
    assert one.startswith("removed    noarch/one-1.0-h0_0.conda: sha256 ")
    assert stray.startswith("removed    noarch/stray-1.0-h0_0.conda: not a readable conda package")
    assert "nybforge build or channel mirror" in said.err
    assert not stranger.exists()

    cut_the_index(channel)  # a damaged index does not show that the file is not a package
    stranger.write_bytes(b"no package")
    document = nybforge("channel", "verify", channel.path, "--repair", "--json").document
    assert {each["file"]: each["done"] for each in document["repairs"]} == {
        "noarch/repodata.json": "rewritten",
        "noarch/stray-1.0-h0_0.conda": "removed",
    }
    assert nybforge("channel", "verify", channel.path, "--json").document["repairs"] == []


@pytest.mark.parametrize("stands", ["index", "package", "platform"])
def test_an_obstacle_at_the_path_of_a_file_is_named(
    channel: Channel, nybforge: Callable[..., Any], stands: str
) -> None:
    index = channel.path / "noarch/repodata.json"
    place = {"index": index, "package": index.with_name("one-1.0-h0_0.conda")}
    if stands == "platform":
        shutil.rmtree(index.parent)
        index.parent.touch()
    else:
        place[stands].unlink()
        place[stands].mkdir()
    found = nybforge("channel", "verify", channel.path)
    assert (found.code, "a bug" in found.err) == (5, False), found.err
    repaired = nybforge("channel", "verify", channel.path, "--repair")
    assert repaired.code == (0 if stands == "package" else 4)
    if stands != "package":
        assert "error[NF320]: the folder cannot be written" in repaired.err
        assert "noarch" in repaired.err


def test_settle_finishes_the_work_of_a_killed_run(
    channel: Channel, package: Callable[..., Path]
) -> None:
    half = channel.path / "noarch/.three-1.0-h0_0.conda.0123456789ab.part"
    half.write_bytes(b"half")
    # the run was killed after it put the package and before it wrote the index
    package(channel.path / "noarch", "four")
    with channel.lock(print):
        repairs = channel.settle()
    assert [(each.done, each.file) for each in repairs] == [
        ("indexed", "noarch/four-1.0-h0_0.conda")
    ]
    assert not half.exists()
    assert "four-1.0-h0_0.conda" in channel.index("noarch")
    assert channel.disagreements() == ()


def test_a_new_channel_has_nothing_to_repair(tmp_path: Path) -> None:
    new = Channel(tmp_path / "new")
    with new.lock(print):
        assert new.settle() == ()
    assert new.disagreements() == ()


def test_the_removal_of_the_only_package_is_reported(tmp_path: Path) -> None:
    (tmp_path / "noarch").mkdir()
    (tmp_path / "noarch/one-1.0-h0_0.conda").write_bytes(b"half a package")
    channel = Channel(tmp_path)
    with channel.lock(print):
        (repair,) = channel.settle()
    assert (repair.file, repair.done) == ("noarch/one-1.0-h0_0.conda", "removed")


def test_a_new_build_replaces_the_old_one(
    channel: Channel, package: Callable[..., Path], tmp_path: Path
) -> None:
    newer = package(tmp_path / "new", "one", build="h1_0")
    with channel.lock(print):
        channel.publish(newer, "one-noarch", "key", {})
    names = sorted(channel.index("noarch"))
    assert names == ["one-1.0-h1_0.conda", "two-1.0-h0_0.conda"]
    assert channel.disagreements() == ()


def test_the_index_never_has_an_old_hash_beside_new_bytes(
    channel: Channel,
    package: Callable[..., Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copy, seen = shutil.copyfileobj, []

    def copyfileobj(source: BinaryIO, target: BinaryIO, length: int) -> None:
        seen.append(sorted(channel.index("noarch")))
        copy(source, target, length)

    monkeypatch.setattr(shutil, "copyfileobj", copyfileobj)
    with channel.lock(print):
        channel.publish(package(tmp_path / "new", "one"), "one-noarch", "key", {})
    assert seen == [["two-1.0-h0_0.conda"]]
    assert channel.disagreements() == ()


def test_old_formats_of_the_index_are_removed(
    channel: Channel, package: Callable[..., Path], tmp_path: Path
) -> None:
    folder = channel.path / "noarch"
    for name in ("repodata.json.zst", "repodata.json.bz2", "repodata_shards.msgpack.zst"):
        (folder / name).write_bytes(b"of before")
    with channel.lock(print):
        channel.publish(package(tmp_path / "new", "three"), "three-noarch", "key", {})
    assert [path.name for path in folder.glob("repodata*")] == ["repodata.json"]


def test_a_file_that_is_not_a_package_is_not_published(channel: Channel, tmp_path: Path) -> None:
    bad = tmp_path / "bad-1.0-h0_0.conda"
    bad.write_bytes(b"PK no")
    with pytest.raises(ChannelError, match="not a readable conda package"), channel.lock(print):
        channel.publish(bad, "bad-noarch", "key", {})
    assert channel.disagreements() == ()


@pytest.mark.parametrize("place", ["/proc/nybforge", "/dev/null/channel"])
def test_a_folder_that_cannot_be_written_is_one_clear_error(place: str) -> None:
    with pytest.raises(StorageError) as caught, Channel(Path(place)).lock(print):
        pass
    assert "--output" in (caught.value.hint or "")


def _hold(path: Path, started: object, finish: object) -> None:
    with locked(path, lambda _text: None):
        started.set()  # type: ignore[attr-defined]
        finish.wait(120)  # type: ignore[attr-defined]


def test_a_second_process_waits_and_says_for_whom(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    started, finish = spawn.Event(), spawn.Event()
    holder = spawn.Process(target=_hold, args=(tmp_path / "lock", started, finish))
    holder.start()
    said: list[str] = []

    def waiting(text: str) -> None:
        said.append(text)
        finish.set()

    assert started.wait(120)
    with locked(tmp_path / "lock", waiting):
        pass
    holder.join(120)
    assert said == [
        f"waiting for process {holder.pid} on {os.uname().nodename}, which is using {tmp_path}"
    ]


def test_a_lock_of_a_killed_process_is_free(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    started, finish = spawn.Event(), spawn.Event()
    holder = spawn.Process(target=_hold, args=(tmp_path / "lock", started, finish))
    holder.start()
    assert started.wait(120)
    holder.kill()
    holder.join(120)
    said: list[str] = []
    with locked(tmp_path / "lock", said.append):
        pass
    assert not said


def test_a_corrupt_record_counts_as_missing(channel: Channel) -> None:
    (channel.path / ".nybforge/one-noarch.json").write_text("{")
    assert channel.record("one-noarch") is None
    (channel.path / ".nybforge/one-noarch.json").write_text(json.dumps({"key": "x"}))
    assert channel.record("one-noarch") is None
