"""All causes a log can show, one file a family."""

from __future__ import annotations

from nybforge.diagnose.log.cause import Cause
from nybforge.diagnose.log.families import (
    bitsandbytes,
    cmake,
    compilers,
    devices,
    drivers,
    libraries,
    memory,
    nvcc,
    packages,
    symbols,
)

CAUSES: tuple[Cause, ...] = (
    *compilers.CAUSES,
    *nvcc.CAUSES,
    *cmake.CAUSES,
    *drivers.CAUSES,
    *devices.CAUSES,
    *libraries.CAUSES,
    *symbols.CAUSES,
    *bitsandbytes.CAUSES,
    *memory.CAUSES,
    *packages.CAUSES,
)
