"""Replaced packages are found by the key of their inputs and checked. Only the newest few are
kept."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from nybforge.channel import Record
from nybforge.earlier import KEPT, Earlier

JOB = "nybble-noarch"


def published(channel: Path, key: str, data: bytes) -> Record:
    """Write a package, as a new file, into the channel and return its record."""
    file = channel / "noarch/a-1-0.conda"
    file.parent.mkdir(exist_ok=True)
    file.unlink(missing_ok=True)
    file.write_bytes(data)
    digest = hashlib.sha256(data).hexdigest()
    return Record(key=key, inputs={}, file="noarch/a-1-0.conda", sha256=digest)


def test_a_kept_package_survives_its_replacement_and_is_found_by_its_key(tmp_path: Path) -> None:
    earlier = Earlier(tmp_path / "build")
    earlier.keep(JOB, published(tmp_path, "k1", b"one"), tmp_path)
    published(tmp_path, "k2", b"two")
    found = earlier.find(JOB, "k1")
    assert found is not None
    assert (found.name, found.read_bytes()) == ("a-1-0.conda", b"one")
    assert earlier.find(JOB, "k2") is None
    assert earlier.find("other", "k1") is None


@pytest.mark.parametrize("damage", [b"others", b""])
def test_a_package_whose_bytes_changed_is_not_found(damage: bytes, tmp_path: Path) -> None:
    earlier = Earlier(tmp_path / "build")
    earlier.keep(JOB, published(tmp_path, "k1", b"one"), tmp_path)
    found = earlier.find(JOB, "k1")
    assert found is not None
    found.write_bytes(damage)
    assert earlier.find(JOB, "k1") is None
    found.unlink()
    assert earlier.find(JOB, "k1") is None


def test_only_the_newest_packages_are_kept(tmp_path: Path) -> None:
    earlier = Earlier(tmp_path / "build")
    for number in range(KEPT + 2):
        earlier.keep(JOB, published(tmp_path, f"k{number}", bytes([number])), tmp_path)
        folder = tmp_path / f"build/cache/packages/{JOB}/k{number}"
        os.utime(folder, (number, number))
    kept = [number for number in range(KEPT + 2) if earlier.find(JOB, f"k{number}")]
    assert kept == list(range(2, KEPT + 2))


def test_a_cache_that_cannot_be_written_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "build").write_text("not a folder")
    earlier = Earlier(tmp_path / "build")
    earlier.keep(JOB, published(tmp_path, "k1", b"one"), tmp_path)
    assert earlier.find(JOB, "k1") is None
