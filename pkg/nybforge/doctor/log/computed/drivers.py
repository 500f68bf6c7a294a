"""Compute values for the doctor's texts about the driver's version."""

from __future__ import annotations

from nybble.compat import CudaVersion, tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.driver import install_driver


def needed(hit: Hit) -> str:
    """Return the CUDA version that the program needs, with the release of the driver that was
    published with it."""
    version = hit.get("cuda")
    if not version:
        return "the CUDA runtime it uses"
    known = linear.match(r"\d+\.\d", version)
    release = tables.toolkit_driver(tables.pair(version)) if known else None
    return f"CUDA {version} (released with driver {release})" if release else f"CUDA {version}"


def supported(hit: Hit) -> str:
    """Return the newest CUDA version that the driver supports, or "" if the log does not state
    it."""
    found = linear.search(r"found version (\d{4,5})", hit.quote)
    return str(CudaVersion.from_driver(int(found[1]))) if found else ""


def cuda_here(hit: Hit, facts: Facts) -> str:
    """Return the newest CUDA version that the driver supports. It is read from the output of
    nvidia-smi in the log, or from the facts of this machine if the log has no such output."""
    # from release 610 on, drivers print "CUDA UMD Version" (UMD is the user-mode driver)
    shown = linear.search(r"\bCUDA (?:UMD )?Version: (\d+\.\d+)", hit.before + hit.after)
    # the PTX version in a message of the driver's ptxas
    reads = linear.search(r"current version is '([\d.]{1,9})'", hit.text)
    if not shown and reads:
        rows = [row["cuda"] for row in tables.toolkits().values() if row["ptx_isa"] == reads[1]]
        return str(rows[-1]) if rows else ""
    return shown[1] if shown else facts.driver.cuda or ""


def gcc_of_kernel(hit: Hit) -> str:
    """Return the GCC with which the Linux kernel was built (gcc-12), or "" if the log does not name
    it."""
    found = linear.search(r"kernel was built by: [^\n]*?\b(gcc-\d{1,2})\b", hit.text)
    return found[1] if found else ""


def install_driver_here(facts: Facts) -> tuple[str, ...]:
    """Return the commands that install or update the driver on this machine."""
    return install_driver(facts)


def driver_for_ptx(hit: Hit) -> str:
    """Return the CUDA version of the first driver that can compile PTX of the version in the log.
    Return "" if it is unknown."""
    isa = hit.get("isa") or next(
        iter(linear.findall(r"Unsupported \.version ([\d.]{1,9})", hit.text)), ""
    )
    return str(tables.driver_for_ptx(tables.pair(isa)) or "") if isa else ""
