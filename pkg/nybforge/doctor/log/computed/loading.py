"""Values about files that this machine cannot load or run."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.scene import scene


def file(hit: Hit) -> str:
    return hit.get("file") or "FILE"


def right_platform(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("bits"):
        return (
            f"ldconfig -p | grep -F {hit.get('library') or 'LIBRARY'}; echo $LD_LIBRARY_PATH   # a folder of 32-bit copies (i386, /usr/lib32) comes first",
            "take that folder out of LD_LIBRARY_PATH, or put the 64-bit one before it",
        )
    container = (
        (
            "docker run --platform linux/amd64 …   # or an image that has linux/arm64: docker manifest inspect IMAGE",
        )
        if scene(hit, facts).engine or hit.quote.lstrip().startswith("exec ")
        else ()
    )
    return (
        *container,
        f"uname -m; file -L {file(hit)}   # x86-64, aarch64: both must be the same",
        "install the packages made for this processor: wheels of linux_aarch64, conda's linux-aarch64; build trees do not move between machines",
    )


def other_bits(hit: Hit) -> int:
    """Return 32 for 64, and 64 for 32."""
    return 96 - int(hit.get("bits"))
