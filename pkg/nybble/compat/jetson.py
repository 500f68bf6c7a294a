"""Parse the release of Jetson Linux (L4T) and find its JetPack. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

# paths below the machine's root
RELEASE = "etc/nv_tegra_release"
TREE = "proc/device-tree/compatible"  # strings separated by NUL bytes
GET_DRIVER = "sudo apt-get install --reinstall nvidia-l4t-cuda"  # installs libcuda.so.1

# L4T branch -> JetPack; the first match counts (developer.nvidia.com/embedded/jetson-linux-archive)
JETPACKS = (
    *(("R32.", "4"), ("R34.", "5"), ("R35.", "5"), ("R36.2", "6.0"), ("R36.3", "6.0")),
    *(("R36.4.0", "6.1"), ("R36.4", "6.2"), ("R36.", "6"), ("R38.", "7"), ("R39.", "7.2")),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class L4T:
    """A release of Jetson Linux."""

    release: str  # "R36.4.0"
    jetpack: str | None  # "6.1"; None for a branch that is not in the table

    def __str__(self) -> str:
        known = f"JetPack {self.jetpack}" if self.jetpack else "an unknown JetPack"
        return f"L4T {self.release}, {known}"


def parse_release(text: str) -> L4T | None:
    """Return the release that the text of /etc/nv_tegra_release names; None for other text.

    >>> str(parse_release("# R36 (release), REVISION: 4.0, GCID: 37537400, BOARD: generic"))
    'L4T R36.4.0, JetPack 6.1'
    """
    found = re.search(r"# R(\d+) \(release\), REVISION: ([\d.]+)", text)
    if found is None:
        return None
    release = f"R{found[1]}.{found[2]}"
    jetpack = next((name for start, name in JETPACKS if release.startswith(start)), None)
    return L4T(release=release, jetpack=jetpack)


def is_tegra(tree: str) -> bool:
    """Return whether the text of /proc/device-tree/compatible names a Tegra chip.

    >>> is_tegra("nvidia,p3737-0000+p3701-0000\\0nvidia,tegra234\\0")
    True
    """
    return "nvidia,tegra" in tree
