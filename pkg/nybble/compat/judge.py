"""Find how one kernel set would load each kernel family on one device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from nybble.compat.arch import Arch, CudaVersion, Device
from nybble.compat.images import Image, KernelSet
from nybble.compat.rules import Verdict, compiles_for, image_fits, owner_fits

How = Literal["cubin", "ptx", "compile", "cpu"]

ORDER: dict[How, int] = {"cubin": 0, "ptx": 1, "compile": 2, "cpu": 3}


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """How one kernel family is loaded; image is None if the family's source is compiled."""

    family: str
    how: How
    arch: str
    image: Image | None
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The images that one set would load on one device."""

    owner: KernelSet
    picked: tuple[Picked, ...]
    missing: tuple[str, ...]
    verdicts: tuple[tuple[Image, Verdict], ...]

    def rank(self, driver: CudaVersion) -> tuple[int, ...]:
        """Return the sort key; the best plan has the smallest key.

        Criteria, in this order: the fewest missing families, the fastest way of loading, the newest
        architectures, a toolkit that is not newer than the driver, and the newest toolkit.
        """
        worst = max((ORDER[item.how] for item in self.picked), default=9)
        archs = [Arch.parse(item.arch) for item in self.picked]
        oldest = min((arch.major * 10 + arch.minor for arch in archs), default=0)
        version = self.owner.toolkit
        beyond = int(version > driver)
        return len(self.missing), worst, -oldest, beyond, -version.major, -version.minor


def judge(
    owner: KernelSet, families: Sequence[str], device: Device, driver: CudaVersion,
    nvrtc: CudaVersion | None, only: Arch | None = None, disputed: bool = False,
) -> Plan:  # fmt: skip
    """Return how the set would load each family.

    only: consider images of this architecture alone, and do not compile. disputed: if no other
    image fits, also use images that the rules reject but that work according to some reports.
    """
    verdicts = tuple((image, image_fits(image, owner, device, driver)) for image in owner.images)
    usable = owner_fits(owner, driver).ok
    picked: list[Picked] = []
    missing: list[str] = []
    for family in families:
        mine = [item for item in verdicts if item[0].family == family]
        if only is not None:
            mine = [item for item in mine if item[0].arch == only]
        fits = [item for item in mine if item[1].ok]
        if not fits and disputed and usable:
            fits = [item for item in mine if item[1].disputed]
        if fits:
            image, verdict = min(fits, key=lambda item: _nearest(item[0]))
            picked.append(_pick(image, verdict))
            continue
        compiled = _compile(owner, family, device, driver, nvrtc) if only is None else None
        if compiled is not None:
            picked.append(compiled)
        else:
            missing.append(family)
    return Plan(owner=owner, picked=tuple(picked), missing=tuple(missing), verdicts=verdicts)


def _nearest(image: Image) -> tuple[int, int, int, int]:
    """Return the sort key: cubins first, then the newest architecture and most specific suffix."""
    kind = {"cubin": 0, "ptx": 1, "ltoir": 2}[image.kind]
    return (kind, -image.arch.major, -image.arch.minor, "af".find(image.arch.suffix or "x") % 3)


def _pick(image: Image, verdict: Verdict) -> Picked:
    how: How = "cubin" if image.kind == "cubin" else "ptx"
    return Picked(family=image.family, how=how, arch=image.label, image=image, why=verdict.why)


def _compile(
    owner: KernelSet, family: str, device: Device, driver: CudaVersion, nvrtc: CudaVersion | None
) -> Picked | None:
    if nvrtc is None or not owner.has_sources:
        return None
    arch, why = compiles_for(nvrtc, device, driver)
    if arch is None:
        return None
    return Picked(family=family, how="compile", arch=arch, image=None, why=why)
