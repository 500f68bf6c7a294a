"""All causes a log can show, one file a family."""

from __future__ import annotations

from nybforge.diagnose.log.cause import Cause
from nybforge.diagnose.log.families import (
    architectures,
    bitsandbytes,
    cluster,
    cmake,
    compilers,
    devices,
    drivers,
    glibc,
    host,
    libraries,
    memory,
    network,
    nvcc,
    packages,
    parts,
    start,
    symbols,
    tools,
    torch,
    visible,
    wheels,
)

CAUSES: tuple[Cause, ...] = (
    *compilers.CAUSES,
    *nvcc.CAUSES,
    *architectures.CAUSES,
    *parts.CAUSES,
    *host.CAUSES,
    *tools.CAUSES,
    *cmake.CAUSES,
    *drivers.CAUSES,
    *start.CAUSES,
    *devices.CAUSES,
    *visible.CAUSES,
    *libraries.CAUSES,
    *glibc.CAUSES,
    *symbols.CAUSES,
    *torch.CAUSES,
    *bitsandbytes.CAUSES,
    *memory.CAUSES,
    *packages.CAUSES,
    *network.CAUSES,
    *wheels.CAUSES,
    *cluster.CAUSES,
)
