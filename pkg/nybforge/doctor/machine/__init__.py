"""Collects all rules about a machine in one tuple. Each family of rules has its own file."""

from __future__ import annotations

from nybforge.doctor.finding import Rule
from nybforge.doctor.machine import (
    compilers,
    devices,
    driver,
    environment,
    libraries,
    system,
    toolkits,
)

RULES: tuple[Rule, ...] = (
    *system.RULES,
    *driver.RULES,
    *devices.RULES,
    *compilers.RULES,
    *toolkits.RULES,
    *libraries.RULES,
    *environment.RULES,
)
