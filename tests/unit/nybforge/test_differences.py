"""The differences between packages and index lines are found from the folder's files alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from nybforge.differences import differences
from nybforge.package import index_entry
from nybforge.repodata import line_of
from nybforge.verified import Verified


def test_each_file_has_at_most_one_difference(tmp_path: Path, package: Callable[..., Path]) -> None:
    good, changed, new = (package(tmp_path, name) for name in ("good", "changed", "new"))
    lines = {path.name: line_of(index_entry(path)) for path in (good, changed)}
    lines["gone-1.0-h0_0.conda"] = b'{"size": 1}'
    changed.write_bytes(changed.read_bytes() + b"x")
    found = list(differences("noarch", [good, changed, new], lines, True, Verified(), None))
    assert [(each.file, each.kind) for each in found] == [
        ("noarch/gone-1.0-h0_0.conda", "missing"),
        ("noarch/changed-1.0-h0_0.conda", "changed"),
        ("noarch/new-1.0-h0_0.conda", "unindexed"),
    ]


def test_a_shallow_check_compares_sizes_only(tmp_path: Path, package: Callable[..., Path]) -> None:
    path = package(tmp_path, "one")
    lines = {path.name: line_of(index_entry(path))}
    data = bytearray(path.read_bytes())
    data[60] ^= 1
    path.write_bytes(data)
    assert not list(differences("noarch", [path], lines, False, Verified(), None))
    deep = list(differences("noarch", [path], lines, True, Verified(), None))
    assert [each.kind for each in deep] == ["changed"]
