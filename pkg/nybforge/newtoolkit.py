"""Chooses the wheels of one CUDA toolkit from an index's listing. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from packaging.metadata import Metadata
from packaging.utils import parse_wheel_filename
from packaging.version import Version

from nybforge.errors import DownloadError, NothingSelected
from nybforge.load import closest
from nybforge.platforms import PLATFORMS
from nybforge.toolchain.listing import Listed

__all__ = ["METAPACKAGE", "OWN_NUMBERS", "Toolkit", "choose", "distributions", "newest_of_each"]

# The component names of recipe/toolchains/embedded.yaml, and NVIDIA's distributions. Up to CUDA 12,
# the distributions have a suffix (-cu12), and the last three of this table do not exist or are not
# needed.
PARTS = {
    "nvrtc": "nvidia-cuda-nvrtc",
    "runtime": "nvidia-cuda-runtime",
    "nvcc": "nvidia-cuda-nvcc",
    "nvjitlink": "nvidia-nvjitlink",
    "cccl": "nvidia-cuda-cccl",
    "nvvm": "nvidia-nvvm",
    "crt": "nvidia-cuda-crt",
}
FROM_13 = ("cccl", "nvvm", "crt")
# The distribution whose releases name the parts of each toolkit release.
METAPACKAGE = "cuda-toolkit"
OWN_NUMBERS = ("cccl",)
NEEDED = "linux-64"


@dataclass(frozen=True, slots=True, kw_only=True)
class Toolkit:
    """The newest wheels of one CUDA version, and the versions that NVIDIA's metapackage
    requires."""

    cuda: str  # "13.2"
    parts: Mapping[str, Mapping[str, Listed]]  # component -> platform -> wheel
    release: str  # the newest metapackage's version ("13.2.2"); "" if there is no metapackage
    required: Mapping[str, str]  # distribution without its suffix -> version in that release

    def version(self, part: str) -> str:
        """Return the version of a component."""
        return next(iter(self.parts[part].values())).version

    @property
    def wheels(self) -> tuple[Listed, ...]:
        """All wheels."""
        return tuple(wheel for found in self.parts.values() for wheel in found.values())

    @property
    def platforms(self) -> tuple[str, ...]:
        """The platforms that have wheels."""
        return tuple(self.parts["nvrtc"])


def distributions(cuda: str) -> dict[str, str]:
    """Return component -> distribution for a CUDA version.

    >>> distributions("12.5")["nvrtc"], distributions("13.2")["crt"]
    ('nvidia-cuda-nvrtc-cu12', 'nvidia-cuda-crt')
    """
    major = int(cuda.partition(".")[0])
    if major >= 13:
        return dict(PARTS)
    return {part: f"{name}-cu{major}" for part, name in PARTS.items() if part not in FROM_13}


def newest_of_each(files: Iterable[Listed], name: str) -> dict[str, str]:
    """Return CUDA version -> newest version of the distribution in the index, oldest first."""
    found: dict[str, str] = {}
    for version in sorted({Version(each.version) for each in files if each.name == name}):
        if not version.is_prerelease and version.major:
            found[f"{version.major}.{version.minor}"] = str(version)
    return found


def choose(cuda: str, files: Sequence[Listed], metadata: str | None) -> Toolkit:
    """Return the newest wheels of a CUDA version.

    `metadata` is the METADATA of the newest metapackage. The metapackage cannot select the parts:
    its range of nvJitLink versions (<14,>=13.4.92) also includes newer toolkits, and the
    metapackage of 12.5.1 names the parts of 12.5.0. Therefore this function takes the newest
    release of each part for the CUDA version. Only CCCL, which has version numbers of its own from
    13.3 on, gets the version that the metapackage requires.
    """
    names = distributions(cuda)
    known = newest_of_each(files, names["nvrtc"])
    if cuda not in known:
        near = closest(cuda, list(known)) or list(known)[-3:]
        raise NothingSelected(
            f"the index has no CUDA toolkit {cuda}",
            why=f"{names['nvrtc']} has {', '.join(known) or 'no release'}",
            hint=f"perhaps you meant {', '.join(near)}" if near else None,
        )
    release, required = _release(metadata)
    parts: dict[str, dict[str, Listed]] = {}
    for part, name in names.items():
        plain = PARTS[part]
        version = newest_of_each(files, name).get(cuda)
        if part in OWN_NUMBERS:
            version = required.get(plain, version)
        if version is not None:
            parts[part] = _wheels(name, version, files)
    _check(cuda, names, parts)
    return Toolkit(cuda=cuda, parts=parts, release=release, required=required)


def _release(metadata: str | None) -> tuple[str, dict[str, str]]:
    """Return the metapackage's release and the versions that it requires exactly."""
    if metadata is None:
        return "", {}
    read = Metadata.from_email(metadata, validate=False)
    required: dict[str, str] = {}
    for each in read.requires_dist or ():
        plain = re.sub(r"-cu\d+$", "", each.name)
        exact = re.fullmatch(r"==([\d.]+)\.\*", str(each.specifier))
        if exact:
            required[plain] = exact[1]
    # "13.1.2.0" is release 13.1.2
    return ".".join(str(read.version).split(".")[:3]), required


def _wheels(name: str, version: str, files: Sequence[Listed]) -> dict[str, Listed]:
    """Return platform -> wheel.

    If there are several wheels for a platform, return the last by name.
    """
    found: dict[str, Listed] = {}
    for wheel in sorted(files, key=lambda each: each.file):
        if wheel.name == name and wheel.version == version:
            tags = [tag.platform for tag in parse_wheel_filename(wheel.file)[3]]
            for platform in PLATFORMS:
                if any(t.startswith("manylinux") and t.endswith(platform.machine) for t in tags):
                    found[platform.name] = wheel
    return {each.name: found[each.name] for each in PLATFORMS if each.name in found}


def _check(cuda: str, names: Mapping[str, str], parts: Mapping[str, Mapping[str, Listed]]) -> None:
    """Raise an error if a wheel, a platform or a hash is missing."""
    platforms = list(parts.get("nvrtc", {}))
    missing = [
        f"{name}: no wheel for {platform}"
        for part, name in names.items()
        for platform in dict.fromkeys((NEEDED, *platforms))
        if platform not in parts.get(part, {})
    ]
    if missing:
        raise NothingSelected(
            f"the package index does not have all wheels of CUDA {cuda} that a target needs",
            detail=missing,
            hint="to list the toolkits in the package index, run: nybforge target check",
        )
    wheels = [wheel for found in parts.values() for wheel in found.values()]
    unknown = [wheel.file for wheel in wheels if wheel.sha256 is None]
    if unknown:
        raise DownloadError(
            "the package index has no sha256 for some wheels",
            detail=unknown,
            hint="use a package index with hashes; pip config list shows the current index",
        )
