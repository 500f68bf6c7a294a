"""Package files: the same content gives the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import zstandard

from nybforge.package import PIECE, _compressed, normalise, read_index


def test_equal_content_gives_equal_bytes(tmp_path: Path, package: Callable[..., Path]) -> None:
    first = package(tmp_path / "a", "one", timestamp=1111)
    second = package(tmp_path / "b", "one", timestamp=2222)
    assert first.read_bytes() != second.read_bytes()
    for each in (first, second):
        normalise(each, 1700000000)
    assert first.read_bytes() == second.read_bytes()
    assert read_index(first)["timestamp"] == 1700000000000


def test_compressed_bytes_do_not_depend_on_the_number_of_cores() -> None:
    data = bytes(range(256)) * (2 * PIECE // 256)
    once, twice = _compressed(data, threads=1), _compressed(data, threads=3)
    assert once == twice
    assert zstandard.ZstdDecompressor().decompress(once) == data
