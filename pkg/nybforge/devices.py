"""Converts the names of devices to compute capabilities, and limits targets to these devices.

A device is named by compute capability (8.6, sm_86), by product (h100, rtx4090, jetson-orin) or by
"auto", which means this machine's GPUs.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from nybble import compat
from nybble.compat import tables
from nybforge.errors import NybforgeError, RuleError, UsageError, raise_all
from nybforge.run import Runner
from nybforge.toolchain.jetpack import board_capability
from nybforge.variants import Variant

__all__ = ["for_devices", "not_compiled", "resolve"]

QUERY = ("nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader")
ROOT = Path("/")
Capability = tuple[int, int]


def resolve(names: Sequence[str], runner: Runner) -> tuple[Capability, ...]:
    """Return the compute capabilities of the named devices, lowest first; raise errors for all
    unknown names.

    A name may hold several devices, separated by commas.
    """
    found: set[Capability] = set()
    errors: list[NybforgeError] = []
    for name in (word.strip() for each in names for word in each.split(",")):
        try:
            found.update(_this_machine(runner) if name == "auto" else [_named(name)])
        except NybforgeError as error:
            errors.append(error)
    raise_all(errors)
    return tuple(sorted(found))


def _this_machine(runner: Runner) -> set[Capability]:
    """Return the compute capabilities of this machine's GPUs, as its driver reports them."""
    done = runner.capture(QUERY)
    found = {tables.pair(text) for text in re.findall(r"^\s*(\d+\.\d)\s*$", done.stdout, re.M)}
    if not found and (board := board_capability(ROOT)):  # on older Jetsons, nvidia-smi lists no GPU
        found = {_named(board)}
    if not found:
        said = (
            done.problem or (done.stderr or done.stdout).strip()[:200] or "the program lists no GPU"
        )
        raise UsageError(
            "--device auto: this machine's GPUs cannot be listed",
            why=f"{QUERY[0]}: {said}",
            hint="give the name of a device, for example --device sm_86 (nybforge compat "
            "lists the names)",
        )
    return found


def _named(name: str) -> Capability:
    """Return the compute capability of a device name; raise UsageError if the name is unknown."""
    known = tables.device_rows()
    number = re.fullmatch(r"(?:sm_?|compute_?|cc)?(\d{1,2})\.?(\d)a?", name, re.ASCII | re.I)
    if number and (int(number[1]), int(number[2])) in known:
        return int(number[1]), int(number[2])
    words = _words(name)
    found = [
        cc
        for cc, row in known.items()
        if words and any(_is_called(words, product) for product in row["products"])
    ]
    if len(found) == 1:
        return found[0]
    if not found:
        raise UsageError(
            f"unknown device {name!r}",
            hint="allowed are auto, a compute capability (sm_86) or a product (h100, "
            "rtx4090); nybforge compat lists the devices",
        )
    each = ", ".join(f"sm_{a}{b} ({known[a, b]['products'][0]})" for a, b in found)
    raise UsageError(
        f"{name!r} is the name of several devices",
        why=each,
        hint="give the architecture (sm_NN) of one of them",
    )


def _words(name: str) -> list[str]:
    """Return the words of a product's name; a number of four digits is a word of its own.

    >>> _words("jetson-orin"), _words("RTX4090")
    (['jetson', 'orin'], ['rtx', '4090'])
    """
    return re.findall(r"[a-z]+(?=\d{4})|\w+", name.lower())


def _is_called(words: Iterable[str], product: str) -> bool:
    """Return whether every word is in the product's name. "40xx" in a product's name matches 4000
    to 4099.

    >>> _is_called(_words("rtx4090"), "RTX 40xx"), _is_called(_words("rtx4090"), "RTX 30xx")
    (True, False)
    """
    patterns = [re.escape(word).replace("xx", r"\d\d") for word in _words(product)]
    return all(any(re.fullmatch(each, word) for each in patterns) for word in words)


def for_devices(variants: Sequence[Variant], devices: Sequence[Capability]) -> tuple[Variant, ...]:
    """Return the targets, changed so that they have only images for these devices, and no PTX.
    Raise RuleError for each device for which a toolkit cannot compile. The CPU target is returned
    unchanged.
    """
    found: list[Variant] = []
    errors: list[NybforgeError] = []
    for variant in variants:
        try:
            found.append(_narrowed(variant, devices))
        except NybforgeError as error:
            errors.append(error)
    raise_all(errors)
    return tuple(found)


def _narrowed(variant: Variant, devices: Sequence[Capability]) -> Variant:
    if variant.toolkit is None or not devices:
        return variant
    raise_all([_not_compiled(variant, each) for each in not_compiled(variant, devices)])
    known = {arch.number for arch in compat.archs(variant.toolkit)}
    # lowest first, because the recipe takes __cuda_arch from the first capability
    numbers = [f"{major}{minor}" for major, minor in sorted(devices)]
    # Hopper's kernels use wgmma, which only sm_90a has.
    exact = ["90a" if each == "90" and "90a" in known else each for each in numbers]
    values = {"compute_capabilities": " ".join(f"{each}-real" for each in exact)}
    return dataclasses.replace(variant, values={**variant.values, **values}, chosen=values)


def not_compiled(variant: Variant, devices: Sequence[Capability]) -> list[str]:
    """Return the architectures of these devices that the target's toolkit does not know."""
    if variant.toolkit is None:
        return []
    known = {arch.number for arch in compat.archs(variant.toolkit)}
    numbers = [f"{major}{minor}" for major, minor in sorted(devices)]
    return [each for each in numbers if each not in known]


def _not_compiled(variant: Variant, number: str) -> RuleError:
    return RuleError(
        f"{variant.target} cannot compile for sm_{number}",
        why=f"CUDA {variant.cuda} does not support this architecture",
        hint=f"nybforge compat --device {number[:-1]}.{number[-1]} lists targets that support it",
    )
