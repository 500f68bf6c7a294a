"""A package in a bundle's list."""

from __future__ import annotations

from typing import Any


def listed(name: str = "package", **more: Any) -> dict[str, Any]:
    row = {"name": name, "version": "1", "build": "0", "file": f"{name}-1-0.tar.bz2", "size": 1000}
    row |= {"original": {"url": f"file:///channel/noarch/{name}-1-0.conda", "sha256": ""}}
    return row | more
