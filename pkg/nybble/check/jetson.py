"""Detect a Jetson by its files, and report a missing libcuda."""

from __future__ import annotations

from pathlib import Path

from nybble.compat.jetson import GET_DRIVER, RELEASE, TREE, is_tegra, parse_release


def jetson(root: Path = Path("/")) -> dict[str, str | None] | None:
    """Return the release of Jetson Linux and its JetPack; None on other machines.

    If only the device tree identifies a Jetson, the release and the JetPack are None.
    """
    found = parse_release(_text(root / RELEASE))
    if found is not None:
        return {"l4t": found.release, "jetpack": found.jetpack}
    return {"l4t": None, "jetpack": None} if is_tegra(_text(root / TREE)) else None


def missing_driver(board: dict[str, str | None]) -> dict[str, str]:
    """Return the problem of a Jetson without the driver's library."""
    board_is = f"Jetson Linux {board['l4t']}" if board["l4t"] else "a Jetson by its device tree"
    return {
        "where": "driver",
        "what": f"this is {board_is}, and libcuda.so.1 of nvidia-l4t-cuda was not found",
        "next": f"{GET_DRIVER}   # in a container: docker run --runtime nvidia",
    }


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
