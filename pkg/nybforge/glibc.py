"""Computes which glibc an ELF file needs, from its symbol versions only."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["LOWEST", "Needs", "read_needs", "requirement", "version_of"]

LOWEST = "2.17"  # the baseline of conda's and pip's platforms
# Symbol versions that mark a loader feature, and the release that introduced it.
FEATURES = {"GLIBC_ABI_DT_RELR": "2.36", "GLIBC_ABI_GNU_TLS": "2.42", "GLIBC_ABI_GNU2_TLS": "2.42"}
MACHINES = (b"\x3e\x00", b"\xb7\x00")  # x86-64, aarch64; a cubin is an ELF file too
DYNAMIC, DYNSYM, VERNEED, VERSYM = 6, 11, 0x6FFFFFFE, 0x6FFFFFFF


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """The libraries a file needs, and its undefined symbols with the glibc version of each."""

    libraries: tuple[str, ...]
    symbols: tuple[tuple[str, str], ...]  # ("dlopen", "2.2.5")
    features: tuple[str, ...]  # glibc releases of the required loader features

    @property
    def glibc(self) -> str:
        """The lowest glibc that has every symbol."""
        return max((*(v for _, v in self.symbols), *self.features, LOWEST), key=version_of)

    def above(self, pin: str) -> list[str]:
        """Return readable names of the symbols newer than `pin`."""
        limit = version_of(pin)
        found = [f"{name}@GLIBC_{v}" for name, v in self.symbols if version_of(v) > limit]
        return found + [f"a loader of glibc {v}" for v in self.features if version_of(v) > limit]


def version_of(text: str) -> tuple[int, ...]:
    """Return a glibc version as numbers that compare.

    >>> version_of("2.9") < version_of("2.17")
    True
    """
    return tuple(int(part) for part in text.split("."))


def requirement(needs: Iterable[Needs]) -> str:
    """Return the lowest glibc that all the files run on."""
    return max((each.glibc for each in needs), key=version_of, default=LOWEST)


def read_needs(data: bytes) -> Needs | None:
    """Return the requirements of a 64-bit little-endian ELF file; None for any other file, or
    one without dynamic linking. Raise ValueError for a truncated or damaged file."""
    if data[:6] != b"\x7fELF\x02\x01" or data[18:20] not in MACHINES:
        return None
    try:
        return _read(data)
    except (struct.error, IndexError, KeyError) as error:
        raise ValueError(f"damaged ELF file ({error})") from None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Section:
    kind: int
    start: int
    size: int
    link: int


def _read(data: bytes) -> Needs | None:
    table, size, count = (*struct.unpack_from("<Q", data, 40), *struct.unpack_from("<HH", data, 58))
    if table + count * size > len(data):
        raise ValueError("damaged ELF file (truncated)")
    sections = []
    for index in range(count):
        _, kind, _, _, start, length, link = struct.unpack_from(
            "<IIQQQQI", data, table + index * size
        )
        # 8 is SHT_NOBITS, which has no bytes in the file
        if kind != 8 and start + length > len(data):
            raise ValueError("damaged ELF file (truncated)")
        sections.append(_Section(kind=kind, start=start, size=length, link=link))
    by_kind = {each.kind: each for each in sections}
    if DYNAMIC not in by_kind:
        return None
    dynamic = by_kind[DYNAMIC]
    names = sections[dynamic.link].start
    libraries = [
        _text(data, names + value)
        for tag, value in struct.iter_unpack("<QQ", data[dynamic.start :][: dynamic.size])
        if tag == 1
    ]
    versions = _versions(data, by_kind[VERNEED], sections) if VERNEED in by_kind else {}
    return Needs(
        libraries=tuple(libraries),
        symbols=tuple(_symbols(data, by_kind, sections, versions)),
        features=tuple(FEATURES[name] for name in versions.values() if name in FEATURES),
    )


def _versions(data: bytes, section: _Section, sections: list[_Section]) -> dict[int, str]:
    """Return number → name of each required symbol version."""
    names, found, entry = sections[section.link].start, {}, section.start
    while True:
        _, count, _, first, following = struct.unpack_from("<HHIII", data, entry)
        inner = entry + first
        for _ in range(count):
            _, _, number, name, step = struct.unpack_from("<IHHII", data, inner)
            found[number] = _text(data, names + name)
            inner += step
        if not following:
            return found
        entry += following


def _symbols(
    data: bytes, by_kind: dict[int, _Section], sections: list[_Section], versions: dict[int, str]
) -> list[tuple[str, str]]:
    found = []
    table = by_kind[DYNSYM]
    names = sections[table.link].start
    for index in range(table.size // 24 if versions else 0):
        name, _, _, defined = struct.unpack_from("<IBBH", data, table.start + index * 24)
        (number,) = struct.unpack_from("<H", data, by_kind[VERSYM].start + index * 2)
        match = re.fullmatch(r"GLIBC_(\d+(?:\.\d+)+)", versions.get(number & 0x7FFF, ""))
        if not defined and match:
            found.append((_text(data, names + name), match[1]))
    return sorted(found)


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode("ascii", "replace")
