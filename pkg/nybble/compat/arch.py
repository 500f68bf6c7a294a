"""CUDA versions, architectures and devices as values that compare and print."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Literal, NamedTuple

from nybble.compat import tables
from nybble.compat.errors import CompatError, UnknownArchError

Suffix = Literal["", "a", "f"]

_ARCH = re.compile(r"(?:sm_|compute_|lto_)?(\d{1,2})(\d)([af]?)$")


class CudaVersion(NamedTuple):
    """The major and minor version of a toolkit, or of the newest CUDA that a driver supports."""

    major: int
    minor: int

    @classmethod
    def parse(cls, text: str) -> CudaVersion:
        """Return the version that a text contains; a patch number is dropped.

        >>> CudaVersion.parse("12.2.140")
        CudaVersion(major=12, minor=2)
        """
        match = re.match(r"(\d+)\.(\d+)(?:\.|$)", text.strip())
        if match is None:
            raise CompatError(f"{text!r} is not a CUDA version; write it as 12.2")
        return cls(int(match[1]), int(match[2]))

    @classmethod
    def from_driver(cls, number: int) -> CudaVersion:
        """Return the version for a number from cuDriverGetVersion.

        >>> str(CudaVersion.from_driver(12020))
        '12.2'
        """
        return cls(number // 1000, number % 1000 // 10)

    @classmethod
    def of(cls, value: CudaVersion | tuple[int, int] | int | str) -> CudaVersion:
        """Return the version written as "12.2", 12020 or (12, 2)."""
        if isinstance(value, str):
            return cls.parse(value)
        if isinstance(value, int):
            return cls.from_driver(value)
        return cls(*value)

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Arch:
    """A compute capability as a compiler target, with its suffix."""

    major: int
    minor: int
    suffix: Suffix = ""

    @classmethod
    @functools.lru_cache(maxsize=1024)
    def parse(cls, text: str) -> Arch:
        """Return the architecture that a text names; sm_90a, compute_90a and 90a mean the same.

        >>> Arch.parse("sm_120f").number
        '120f'
        """
        match = _ARCH.match(text.strip())
        if match is None:
            raise UnknownArchError(f"{text!r} is not an architecture; write it as sm_86 or 90a")
        suffix: Suffix = "a" if match[3] == "a" else "f" if match[3] == "f" else ""
        return cls(major=int(match[1]), minor=int(match[2]), suffix=suffix)

    @property
    def cc(self) -> tuple[int, int]:
        """The compute capability, without the suffix."""
        return (self.major, self.minor)

    @property
    def number(self) -> str:
        """The number as in compiler options, with the suffix, for example 90a."""
        return f"{self.major}{self.minor}{self.suffix}"

    @property
    def tegra(self) -> bool:
        """Return whether this is the architecture of a Tegra chip (Jetson)."""
        return self.cc in tables.tegra_capabilities()

    def __str__(self) -> str:
        return f"sm_{self.number}"


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Device:
    """A GPU: its compute capability, and whether it is part of a Tegra chip."""

    cc: tuple[int, int]
    tegra: bool
    name: str = ""

    @property
    def sm(self) -> str:
        """The architecture with exactly this device's compute capability: sm_87."""
        return f"sm_{self.cc[0]}{self.cc[1]}"

    def __str__(self) -> str:
        what = f"{self.cc[0]}.{self.cc[1]}{' Tegra' if self.tegra else ''}"
        return f"{self.name} ({what})" if self.name else f"compute capability {what}"


def device(cc: str | tuple[int, int], name: str = "") -> Device:
    """Return the device with this compute capability; a table says whether it is a Tegra chip.

    >>> device("8.7").tegra
    True
    """
    if isinstance(cc, str):
        version = CudaVersion.parse(cc)
        cc = (version.major, version.minor)
    return Device(cc=(cc[0], cc[1]), tegra=cc in tables.tegra_capabilities(), name=name)
