"""Compute values for the doctor's texts about files that this machine cannot load or run."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.scene import scene


def file(hit: Hit) -> str:
    return hit.get("file") or "FILE"


def right_platform(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("bits"):
        return (
            f"ldconfig -p | grep -F {hit.get('library') or 'LIBRARY'}; echo $LD_LIBRARY_PATH   # look for 32-bit copies (i386, /usr/lib32) that are found first",
            "remove that folder from LD_LIBRARY_PATH, or put the 64-bit folder before it",
        )
    container = (
        (
            "docker run --platform linux/amd64 …   # or use an image for linux/arm64: docker manifest inspect IMAGE",
        )
        if scene(hit, facts).engine or hit.quote.lstrip().startswith("exec ")
        else ()
    )
    return (
        *container,
        f"uname -m; file -L {file(hit)}   # both must name the same architecture",
        "install packages for this architecture: wheels of linux_aarch64, conda's linux-aarch64; do not copy build trees between architectures",
    )


def other_bits(hit: Hit) -> int:
    """Return 32 if the log names 64 bits, and 64 if it names 32 bits."""
    return 96 - int(hit.get("bits"))
