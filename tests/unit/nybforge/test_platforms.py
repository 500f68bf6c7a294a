"""The conda platforms and their names."""

from __future__ import annotations

from nybforge.platforms import platform_of


def test_platform_names() -> None:
    assert [platform_of(word) is not None for word in ("x86_64", "linux-aarch64", "win")] == [
        True,
        True,
        False,
    ]
