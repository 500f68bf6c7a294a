"""Repacks the packages of a plan as wheels in a folder. The packages are in the channel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from nybforge.channel import Channel
from nybforge.context import Context
from nybforge.errors import ChannelError
from nybforge.package import digest
from nybforge.plan import Plan, Step
from nybforge.variants import load_targets
from nybforge.wheels.content import Content, read_package
from nybforge.wheels.distributions import bitsandbytes_wheels, kernel_wheels, library_wheel
from nybforge.wheels.wheel import Wheel

__all__ = ["Made", "make_wheels"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A wheel that was written."""

    wheel: Wheel
    path: Path
    size: int
    sha256: str


def make_wheels(plan: Plan, context: Context, folder: Path) -> list[Made]:
    """Write a wheel for each package of the plan that pip can install. Return the wheels."""
    channel = Channel(context.output)
    cuda = {each.target: each.cuda for each in load_targets(context.root) if each.cuda is not None}
    packages = {step.job: (step, _content(step, channel)) for step in plan.steps}
    by_name = {step.package: content for step, content in packages.values()}
    wheels: list[tuple[Wheel, int]] = []

    def add(made: Iterable[Wheel], content: Content) -> None:
        wheels.extend((wheel, content.epoch) for wheel in made)

    for step, content in packages.values():
        if step.package == "libnybble":
            add([library_wheel(content, by_name["nybble"], sorted(cuda))], content)
        elif step.package == "nybble-kernels":
            add(kernel_wheels(content, step.target, str(cuda[step.target])), content)
        elif step.package == "nybble-bitsandbytes":
            add(bitsandbytes_wheels(content), content)
    made = []
    for wheel, epoch in sorted(wheels, key=lambda pair: pair[0].file):
        path = wheel.write(folder, epoch)
        size, sha256, _ = digest(path)
        made.append(Made(wheel=wheel, path=path, size=size, sha256=sha256))
    return made


def _content(step: Step, channel: Channel) -> Content:
    record = channel.record(step.job)
    if record is None:
        raise ChannelError(f"{step.job} is not in the channel", where=channel.path)
    return read_package(channel.path / record.file)
