"""Steps of a plan, for tests of code that reads only some of their fields."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from nybforge.plan import Step

WHERE = Path("/nowhere")
STEP = Step(
    job="", package="", target="cpu", platform="linux-64", recipe=WHERE, variant=WHERE,
    overrides={}, inputs={}, key="", after=(), build=True, reason="",
)  # fmt: skip


def step_of(package: str, job: str = "", **changes: Any) -> Step:
    """Return a step that builds the package, by default for linux-64 and the target cpu."""
    return replace(STEP, package=package, job=job or f"{package}-linux-64", **changes)
