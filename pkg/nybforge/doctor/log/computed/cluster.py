"""Causes in batch jobs: a module that cannot be loaded, an environment not activated, a job refused."""

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def module(hit: Hit) -> str:
    """Return the module's name; Lmod writes it into the next line."""
    below = linear.match(r'\s*"([^"\n]+)"', hit.after)
    return hit.get("module") or (below[1] if below else "")


def find_module(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("shell"):
        return (
            "first line of the job script: #!/bin/bash -l",
            "or in it: source /etc/profile.d/modules.sh   # Lmod: /etc/profile.d/lmod.sh",
        )
    name = shlex.quote(module(hit).partition("/")[0] or "cuda")
    return (
        f"module avail {name}",
        f"module spider {name}   # Lmod: says what must be loaded before it",
        "without modules: nybforge env create --help   # an environment that brings its own",
    )
