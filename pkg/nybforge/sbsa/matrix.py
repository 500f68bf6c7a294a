"""Reads the package matrix, and recommends a CUDA version for a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from nybble.compat import CompatError, Device, archs, device, toolkit_of
from nybforge.errors import InputError, UsageError
from nybforge.load import Value, read, reject_unknown

__all__ = ["CUDAS", "Package", "Recommendation", "load_matrix", "recommend"]

DATA = Path(__file__).with_name("matrix.yaml")
CUDAS = ("12.8", "13.0")
PLATFORM = "linux-aarch64"
WORDS = {
    "prebuilt": ("yes", "partial", "no"),
    "source": ("yes", "issues"),
    "cuda13": ("yes", "no", "unknown", "none"),
    "install": ("torch", "wheel", "wheel-or-source", "source", "never"),
}
KEYS = (*WORDS, "name", "shown", "group", "note", "sources")


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """One row of the guide."""

    name: str  # the package's name in pip
    shown: str
    group: str
    install: str
    prebuilt: str
    source: str
    cuda13: str
    note: str
    sources: tuple[str, ...]

    def on(self, cuda: str) -> str:
        """Return the package's status on this CUDA version."""
        if cuda.startswith("13") and self.cuda13 in ("no", "unknown"):
            return {"no": "not stable", "unknown": "unknown"}[self.cuda13]
        return {"yes": "wheel", "partial": "wheel, partly", "no": "from source"}[self.prebuilt]


@dataclass(frozen=True, slots=True, kw_only=True)
class Recommendation:
    """The recommended CUDA version, and the reason of the recommendation."""

    cuda: str
    why: str
    device: Device | None


def load_matrix(path: Path = DATA) -> tuple[Package, ...]:
    """Return the rows. InputError names the line of an unknown status."""
    document = read(path)
    reject_unknown(document, ("schema", "guide", "packages"))
    return tuple(_package(row) for row in document.require("packages").items())


def _package(row: Value) -> Package:
    reject_unknown(row, KEYS)
    for key, known in WORDS.items():
        if row.require(key).text() not in known:
            raise InputError(
                f"{key} is {row.require(key).text()!r}",
                where=row.require(key).where,
                hint=f"one of {', '.join(known)}",
            )
    texts = {key: row.require(key).text() for key in KEYS if key != "sources"}
    return Package(**texts, sources=row.require("sources").texts())


def recommend(capability: str | None, wanted: str | None) -> Recommendation:
    """Return the CUDA version for a device ("9.0"). The version is 12.8 if 12.8 has native code for
    the device, because 12.8 is better tested. For newer devices it is 13.0. If the device can run
    the version `wanted`, return that version.
    """
    if wanted is not None:
        wanted = _known(wanted)
    if capability is None:
        cuda = wanted or "12.8"
        why = "no device given: flash-attn and others are more stable on 12.8 than on 13.0"
        return Recommendation(cuda=cuda, why="requested" if wanted else why, device=None)
    chip = device(capability)
    number = capability.replace(".", "")
    if number in ("72", "87") and not (wanted or "").startswith("13"):
        raise UsageError(
            f"compute capability {capability} belongs to a Jetson; SBSA packages do not support "
            "L4T",
            why="up to JetPack 6, Jetsons need packages for L4T; from JetPack 7.2 on, a "
            "Jetson Orin uses SBSA packages",
            hint="see docs/jetson.md; for Orin with JetPack 7.2, use --cuda 13.0",
        )
    native = [cuda for cuda in CUDAS if number in _arch_numbers(cuda)]
    if wanted is not None:
        runs = wanted in native or any(_loads(number, each) for each in _arch_numbers(wanted))
        if not runs:
            raise UsageError(
                f"CUDA {wanted} has no code for compute capability {capability}",
                hint=f"--cuda {native[0]}" if native else f"--cuda {CUDAS[-1]}",
            )
        return Recommendation(
            cuda=wanted,
            why="this CUDA version was requested and has native code for the device",
            device=chip,
        )
    if not native:
        raise UsageError(
            f"neither CUDA {' nor '.join(CUDAS)} has code for compute capability {capability}",
            hint="`nybforge compat` lists the toolkits that support it",
        )
    if native[0] == "12.8":
        why = (
            f"12.8 has native code for sm_{number}, and flash-attn and others are more stable on it"
        )
    else:
        why = f"sm_{number} is newer than 12.8; 13.0 has native code for it"
    return Recommendation(cuda=native[0], why=why, device=chip)


def _known(wanted: str) -> str:
    hint = f"one of {', '.join(CUDAS)}"
    try:
        cuda = str(toolkit_of(wanted))
    except CompatError as error:
        raise UsageError(str(error), hint=hint) from None
    if cuda not in CUDAS:
        raise UsageError(f"no package data for CUDA {cuda}", hint=hint)
    return cuda


def _arch_numbers(cuda: str) -> Sequence[str]:
    return [arch.number for arch in archs(cuda)]


def _loads(number: str, arch: str) -> bool:
    """Return whether a cubin of `arch` loads on the device: same major, not newer."""
    return arch.isdigit() and arch[:-1] == number[:-1] and int(arch) <= int(number)
