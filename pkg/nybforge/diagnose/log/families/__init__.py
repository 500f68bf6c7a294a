"""All causes a log can show, one file a family."""

from __future__ import annotations

from nybforge.diagnose.log.cause import Cause
from nybforge.diagnose.log.families import (
    bitsandbytes,
    cmake,
    compilers,
    devices,
    libraries,
    memory,
    nvcc,
    packages,
)

CAUSES: tuple[Cause, ...] = (
    *compilers.CAUSES,
    *nvcc.CAUSES,
    *cmake.CAUSES,
    *devices.CAUSES,
    *libraries.CAUSES,
    *bitsandbytes.CAUSES,
    *memory.CAUSES,
    *packages.CAUSES,
)
