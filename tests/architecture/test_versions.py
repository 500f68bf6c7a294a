"""Modules of nybforge parse versions with packaging or rattler, not by splitting strings."""

from __future__ import annotations

import re
from pathlib import Path

# A bundle's installer runs on the node's Python, without packages.
WITHOUT_PACKAGES = "environments/bundle_installer/"
BY_HAND = re.compile(r"""\bint\([^()]*\.split\(b?["']\.|for \w+ in \w+\.split\(b?["']\.["']\)""")
MAPPED = re.compile(r"""map\(int, [^()]*\.split\(b?["']\.""")


def test_no_module_splits_a_version_into_numbers(root: Path) -> None:
    found = []
    for path in sorted((root / "pkg/nybforge").rglob("*.py")):
        name = path.relative_to(root / "pkg/nybforge").as_posix()
        text = re.sub(r"'int\(torch.*'", "", path.read_text())  # runs in the user's Python
        if not name.startswith(WITHOUT_PACKAGES) and (BY_HAND.search(text) or MAPPED.search(text)):
            found.append(name)
    assert found == []


def test_the_pattern_finds_the_usual_ways() -> None:
    for line in (
        'int(version.split(".")[0])',
        'tuple(int(part) for part in text.split("."))',
        'tuple(map(int, item.version.split(".")))',
    ):
        assert BY_HAND.search(line) or MAPPED.search(line), line
