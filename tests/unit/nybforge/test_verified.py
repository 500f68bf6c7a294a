"""A check reads only the files that changed since the last check."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nybforge import differences, verified
from nybforge.channel import Channel
from nybforge.verified import Verified, facts_of


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The packages whose bytes were read. With this fixture, new files count as unchanged
    immediately."""
    names: list[str] = []
    real = differences.difference

    def difference(path: Path, entry: dict[str, Any], deep: bool) -> str | None:
        names.append(path.name)
        return real(path, entry, deep)

    monkeypatch.setattr(differences, "difference", difference)
    monkeypatch.setattr(verified, "SETTLED_S", -10)
    return names


def test_only_changed_packages_are_read_again(
    tmp_path: Path, package: Callable[..., Path], nybforge: Callable[..., Any], read: list[str]
) -> None:
    channel = Channel(tmp_path / "channel")
    with channel.lock(print):
        for name in ("one", "two"):
            channel.publish(package(tmp_path / "in", name), name, "key", {})
    assert nybforge("channel", "verify").code == 0
    assert len(read) == 2
    assert nybforge("channel", "verify").code == 0
    assert len(read) == 2, "nothing changed"
    path = channel.path / "noarch/one-1.0-h0_0.conda"
    before = path.stat()
    data = bytearray(path.read_bytes())
    data[60] ^= 1
    path.write_bytes(data)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    for _ in range(2):
        assert nybforge("channel", "verify").code == 5, "a fault is not remembered as verified"
    assert read[2:] == ["one-1.0-h0_0.conda"] * 2
    del read[:]
    assert nybforge("channel", "verify", "--all").code == 5
    assert sorted(read) == ["one-1.0-h0_0.conda", "two-1.0-h0_0.conda"]


def test_a_changed_index_entry_is_read_again(
    tmp_path: Path, package: Callable[..., Path], nybforge: Callable[..., Any], read: list[str]
) -> None:
    channel = Channel(tmp_path / "channel")
    with channel.lock(print):
        channel.publish(package(tmp_path / "in", "one", depends=["a"]), "one", "key", {})
    assert nybforge("channel", "verify").code == 0
    index = channel.path / "noarch/repodata.json"
    index.write_text(index.read_text().replace('["a"]', '["b"]'))
    said = nybforge("channel", "verify")
    assert (said.code, "the index says depends" in said.out) == (5, True)


def test_a_file_that_has_just_changed_is_not_remembered(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("x")
    found = Verified(tmp_path / "verified")
    found.add("file", facts_of(path))
    assert found.new == {}


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1}', "{"])
def test_a_damaged_memory_is_empty(tmp_path: Path, text: str) -> None:
    (tmp_path / "verified").write_text(text)
    assert Verified.read(tmp_path / "verified").old == {}
