"""Read the fact tables in data/: one JSON file per table, with the source of each row."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"

NAMES = (
    *("devices", "drivers", "families", "host_compilers", "platforms", "ptx_isa", "toolkits"),
    "wheels",
)


def pair(text: str) -> tuple[int, int]:
    """Return the two numbers of a version such as '12.2'; drop a third number.

    >>> pair("12.9.86")
    (12, 9)
    """
    major, minor = text.split(".")[:2]
    return (int(major), int(minor))


@cache
def document(name: str) -> dict[str, Any]:
    """Return the whole content of a table's file."""
    loaded: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def rows(name: str) -> tuple[dict[str, Any], ...]:
    """Return the rows of a table, in the order of the file."""
    return tuple(document(name)["rows"])


@cache
def toolkits() -> dict[tuple[int, int], dict[str, Any]]:
    """Return the rows of toolkits by version, oldest first."""
    return {pair(row["cuda"]): row for row in rows("toolkits")}


@cache
def host_compilers() -> dict[tuple[int, int], dict[str, Any]]:
    """Return the rows of host compilers by toolkit version."""
    return {pair(row["cuda"]): row for row in rows("host_compilers")}


@cache
def tegra_capabilities() -> frozenset[tuple[int, int]]:
    """Return the compute capabilities of Tegra chips."""
    return frozenset(pair(row["cc"]) for row in rows("devices") if row["tegra"])


@cache
def device_rows() -> dict[tuple[int, int], dict[str, Any]]:
    """Return the rows of devices by compute capability."""
    return {pair(row["cc"]): row for row in rows("devices")}


@cache
def family_members() -> dict[tuple[int, int], frozenset[tuple[int, int]]]:
    """Return the devices that run the images of each family-specific target."""

    def cc(number: str) -> tuple[int, int]:
        return (int(number[:-1]), int(number[-1]))

    return {
        cc(row["arch"].rstrip("f")): frozenset(cc(member) for member in row["runs_on"])
        for row in rows("families")
    }


def driver_ptx_isa(driver: tuple[int, int]) -> tuple[int, int] | None:
    """Return the newest PTX version that every driver of a CUDA version supports.

    For a version that is not in the table, the nearest older row counts.
    """
    known = [row for row in rows("ptx_isa") if pair(row["cuda"]) <= driver]
    return max((pair(row["ptx_isa"]) for row in known), default=None)


def driver_for_ptx(isa: tuple[int, int]) -> str | None:
    """Return the oldest CUDA version whose driver supports that PTX version."""
    known = [pair(row["cuda"]) for row in rows("ptx_isa") if pair(row["ptx_isa"]) >= isa]
    return "{}.{}".format(*min(known)) if known else None


def toolkit_ptx_isa(toolkit: tuple[int, int]) -> tuple[int, int] | None:
    """Return the newest PTX version that a toolkit generates; None for an unknown toolkit."""
    row = toolkits().get(toolkit)
    return pair(row["ptx_isa"]) if row else None


def family_driver(major: int) -> str | None:
    """Return the oldest driver release that runs device binaries of a CUDA major version."""
    for row in document("drivers")["families"]:
        if row["major"] == major:
            return str(row["driver"])
    return None


def toolkit_driver(toolkit: tuple[int, int]) -> str | None:
    """Return the driver release that was delivered with the first release of a toolkit."""
    fits = [row["driver"] for row in rows("drivers") if pair(row["toolkit"]) == toolkit]
    return str(fits[0]) if fits else None
