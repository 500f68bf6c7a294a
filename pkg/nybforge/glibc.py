"""Computes which glibc an ELF file needs. The result depends only on the versions of the file's
symbols."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from packaging.version import Version

__all__ = ["LOWEST", "Needs", "read_needs", "requirement"]

LOWEST = "2.17"  # the baseline of conda's and pip's platforms
# Symbol versions that stand for a feature of the loader, and the glibc release that introduced it.
FEATURES = {"GLIBC_ABI_DT_RELR": "2.36", "GLIBC_ABI_GNU_TLS": "2.42", "GLIBC_ABI_GNU2_TLS": "2.42"}
# Functions that glibc 2.34 moved from libdl and libpthread into libc. A file that was linked with
# 2.34 names libc as their library. The loaders before 2.30 refuse such a file, because their libc
# does not have the function.
MOVED = re.compile(
    r"dl(addr|addr1|close|error|info|mopen|open|sym|vsym)|sem_\w+|__pthread_\w+|pthread_"
    r"(?!attr_(destroy|init|[gs]et(detachstate|inheritsched|sched\w+|scope))$|cond_(?!clockwait)|"
    r"condattr_(destroy|init)$|equal$|exit$|[gs]etschedparam$|mutex_(destroy|init|lock|unlock)$|"
    r"self$|setcancel)\w+"
)
CHECKED_UNTIL = "2.30"
# x86-64 and aarch64; other ELF files, such as cubins, are skipped
MACHINES = (b"\x3e\x00", b"\xb7\x00")


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """The libraries that a file needs, and the glibc version of each of its undefined symbols."""

    libraries: tuple[str, ...]
    symbols: tuple[tuple[str, str], ...]  # ("dlopen", "2.2.5")
    features: tuple[str, ...]  # the glibc releases that introduced the required loader features

    @property
    def glibc(self) -> str:
        """The lowest glibc that has every symbol."""
        return max((*(v for _, v in self.symbols), *self.features, LOWEST), key=Version)

    def above(self, pin: str) -> list[str]:
        """Return readable names of the symbols that are newer than `pin`."""
        limit = Version(pin)
        found = [f"{name}@GLIBC_{v}" for name, v in self.symbols if Version(v) > limit]
        return found + [f"a loader of glibc {v}" for v in self.features if Version(v) > limit]


def requirement(needs: Iterable[Needs]) -> str:
    """Return the lowest glibc that all the files can run with."""
    return max((each.glibc for each in needs), key=Version, default=LOWEST)


def read_needs(data: bytes) -> Needs | None:
    """Return the requirements of a 64-bit little-endian ELF file. Return None for any other file
    and for a file without dynamic linking. Raise ValueError for a truncated or damaged file."""
    if data[:6] != b"\x7fELF\x02\x01" or data[18:20] not in MACHINES:
        return None
    from elftools.common.exceptions import ELFError

    try:
        return _read(data)
    # pyelftools follows the offsets in a damaged header without checking them
    except (ELFError, ArithmeticError, LookupError, ValueError, AttributeError, TypeError) as error:
        raise ValueError(f"damaged ELF file ({error})") from None


def _read(data: bytes) -> Needs | None:
    from elftools.elf.elffile import ELFFile

    by_kind: dict[str, Any] = {}
    for section in ELFFile(io.BytesIO(data)).iter_sections():
        if section["sh_type"] != "SHT_NOBITS" and section["sh_offset"] + section["sh_size"] > len(
            data
        ):
            raise ValueError("truncated")
        by_kind[str(section["sh_type"])] = section
    if "SHT_DYNAMIC" not in by_kind:
        return None
    tags = by_kind["SHT_DYNAMIC"].iter_tags("DT_NEEDED")
    versions = dict(_versions(by_kind["SHT_GNU_verneed"])) if "SHT_GNU_verneed" in by_kind else {}
    return Needs(
        libraries=tuple(tag.needed for tag in tags),
        symbols=tuple(sorted(_symbols(by_kind, versions))) if versions else (),
        features=tuple(FEATURES[name] for name, _ in versions.values() if name in FEATURES),
    )


def _versions(section: Any) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield the number of each required symbol version, its name and its library."""
    for library, parts in section.iter_versions():
        yield from ((part["vna_other"], (part.name, library.name)) for part in parts)


def _symbols(
    by_kind: dict[str, Any], versions: dict[int, tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """Yield the name and the glibc version of each undefined symbol that has a version."""
    marks, none = by_kind["SHT_GNU_versym"], ("", "")
    for index, symbol in enumerate(by_kind["SHT_DYNSYM"].iter_symbols()):
        number = marks.get_symbol(index)["ndx"]
        name, library = versions.get(number & 0x7FFF, none) if isinstance(number, int) else none
        match = re.fullmatch(r"GLIBC_(\d+(?:\.\d+)+)", name)
        if symbol["st_shndx"] == "SHN_UNDEF" and match:
            moved = library.startswith("libc.so") and MOVED.fullmatch(symbol.name)
            yield symbol.name, max(match[1], CHECKED_UNTIL, key=Version) if moved else match[1]
