"""Examine the driver and its devices: which images each device loads, and why."""

from __future__ import annotations

import json
from collections.abc import Mapping

from nybble import _native, compat, errors
from nybble.check.jetson import missing_driver
from nybble.check.problems import Facts, problem
from nybble.cuda import devices as _devices
from nybble.cuda.kernel_sets import Found

NO_DEVICE = "CUDA_ERROR_NO_DEVICE"  # the error of a driver without a device


def examine_gpus(
    lib: _native.Library, facts: Facts, environ: Mapping[str, str], found: Found
) -> None:
    """Add facts about the driver and its devices, and add their problems."""
    try:
        version = _devices.driver_version()
    except (errors.NoDriver, errors.Unsupported) as error:  # Unsupported: no CUDA in libnybble
        facts["driver"] = {"version": None, "why": str(error).rstrip()}
        wanted = isinstance(error, errors.NoDriver) and not facts["wish"]["disabled"]
        if wanted and facts["jetson"] is not None:
            facts["problems"].append(missing_driver(facts["jetson"]))
        return
    except errors.NybbleError as error:
        facts["driver"] = {"version": None, "why": str(error).rstrip()}
        facts["problems"].append(problem("driver", error))
        return
    facts["driver"] = {
        "version": str(compat.CudaVersion.from_driver(version)),
        "libraries": json.loads(lib.libraries_json() or "{}"),
    }
    try:
        count = _devices.device_count()
    except errors.NybbleError as error:
        if NO_DEVICE in str(error):  # a login node, or CUDA_VISIBLE_DEVICES="": not a problem
            facts["driver"]["why"] = str(error)
        else:
            facts["problems"].append(problem("driver", error))
        return
    for index in range(count):
        facts["devices"].append(_examine_device(lib, index, found, facts, environ))


def _examine_device(
    lib: _native.Library, index: int, found: Found, facts: Facts, environ: Mapping[str, str]
) -> Facts:
    """Return the facts of one device, after running the kernels chosen for it."""
    where = f"cuda:{index}"
    device: Facts = {"index": index, "works": False}
    try:
        about = _devices.facts(index)
        device |= {
            "name": about.name.decode(errors="replace"),
            "capability": f"{about.major}.{about.minor}",
            "memory": int(about.memory),
            "multiprocessors": about.multiprocessors,
        }
        choice = _devices.choose_for(index, environ, found)
    except (errors.NybbleError, compat.CompatError) as error:
        facts["problems"].append(problem(where, error, _forced_step(error)))
        return device
    device |= _describe(choice)
    if choice.how == "cpu":
        if not facts["wish"]["disabled"]:
            step = choice.hint or "install nybble-kernels for this device"
            facts["problems"].append({"where": where, "what": choice.why, "next": step})
        return device
    try:
        _devices.attach_choice(index, choice, found.sets)
        lib.check(lib.cuda_load(index, None) or lib.cuda_self_test(index))
    except errors.NybbleError as error:
        facts["problems"].append(problem(where, error))
    else:
        device["works"] = True
    return device


def _forced_step(error: BaseException) -> str | None:
    if isinstance(error, compat.ForcedSetError):
        return "unset NYBBLE_CUDA_VERSION (and BNB_CUDA_VERSION), or force a set that fits"
    return None


def _describe(choice: compat.Choice) -> Facts:
    """Return a choice as JSON: the images that load, and why the others do not."""

    def fields(item: object, *names: str) -> Facts:
        return {name: getattr(item, name) for name in names}

    images = [fields(item, "family", "how", "arch", "why") for item in choice.images]
    refused = [
        {"image": f"{item.family}.{item.arch}", **fields(item, "target", "kind", "why", "usable")}
        for item in choice.refused
    ]
    more = {"images": images, "missing": list(choice.missing), "refused": refused}
    return {**fields(choice, "how", "why", "target"), **more}
