"""A step of a plan, for tests of code that reads only its package and job."""

from __future__ import annotations

from pathlib import Path

from nybforge.plan import Step


def step_of(package: str) -> Step:
    where = Path("/nowhere")
    return Step(
        job=f"{package}-linux-64",
        package=package,
        target="cpu",
        platform="linux-64",
        recipe=where,
        variant=where,
        overrides={},
        inputs={},
        key="",
        after=(),
        build=True,
        reason="",
    )
