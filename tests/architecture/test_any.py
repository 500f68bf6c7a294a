"""The number of `Any` in pkg/nybble must not grow, because `Any` switches the type checker off."""

from __future__ import annotations

import ast
from pathlib import Path

from syntax import nodes

MOST = 225  # lower this when the number falls


def test_any_becomes_rarer(root: Path) -> None:
    uses = [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in sorted((root / "pkg/nybble").rglob("*.py"))
        for node in nodes(path)
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert len(uses) == MOST, f"{len(uses)} uses of Any, expected {MOST}: " + (
        "name the type" if len(uses) > MOST else f"set MOST to {len(uses)}"
    )
