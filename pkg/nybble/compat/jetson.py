"""Which Jetson Linux (L4T) release a machine runs, and the JetPack it belongs to. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

# files of the machine, below its root
RELEASE = "etc/nv_tegra_release"
TREE = "proc/device-tree/compatible"  # of the board, its words parted by zeros
GET_DRIVER = "sudo apt-get install --reinstall nvidia-l4t-cuda"  # it brings libcuda.so.1

# L4T branch -> JetPack, the first that fits (developer.nvidia.com/embedded/jetson-linux-archive)
JETPACKS = (
    ("R32.", "4"),
    ("R34.", "5"),
    ("R35.", "5"),
    ("R36.2", "6.0"),
    ("R36.3", "6.0"),
    ("R36.4.0", "6.1"),
    ("R36.4", "6.2"),
    ("R36.", "6"),
    ("R38.", "7"),
    ("R39.", "7.2"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class L4T:
    """Jetson Linux as it names itself."""

    release: str  # "R36.4.0"
    jetpack: str | None  # "6.1"; None for a branch that is not in the table

    def __str__(self) -> str:
        known = f"JetPack {self.jetpack}" if self.jetpack else "a JetPack not known here"
        return f"L4T {self.release}, {known}"


def parse_release(text: str) -> L4T | None:
    """Return what /etc/nv_tegra_release says, or None when it is no such file.

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
    """Return whether /proc/device-tree/compatible is that of a Jetson's chip.

    >>> is_tegra("nvidia,p3737-0000+p3701-0000\\0nvidia,tegra234\\0")
    True
    """
    return "nvidia,tegra" in tree
