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
    nvcc,
    packages,
    parts,
    symbols,
    visible,
    wheels,
)

CAUSES: tuple[Cause, ...] = (
    *compilers.CAUSES,
    *nvcc.CAUSES,
    *architectures.CAUSES,
    *parts.CAUSES,
    *host.CAUSES,
    *cmake.CAUSES,
    *drivers.CAUSES,
    *devices.CAUSES,
    *visible.CAUSES,
    *libraries.CAUSES,
    *glibc.CAUSES,
    *symbols.CAUSES,
    *bitsandbytes.CAUSES,
    *memory.CAUSES,
    *packages.CAUSES,
    *wheels.CAUSES,
    *cluster.CAUSES,
)
