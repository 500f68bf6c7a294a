"""Examine an installation: gather facts and run round trips."""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nybble import __version__, _native, compat, errors
from nybble.check.gpus import examine_gpus
from nybble.check.jetson import jetson
from nybble.check.problems import Facts, problem
from nybble.check.replaced import replaced_bitsandbytes
from nybble.compat.force import parse_force
from nybble.cuda.kernel_sets import Found, find_sets

BLOCK = 64  # block size of the round trip


def examine(environ: Mapping[str, str], root: Path = Path("/")) -> Facts:
    """Return all facts as one JSON document. `success` is the result, and `next` is the next step.

    `success` requires a driver and a GPU only on a Jetson, which always has both. The files below
    `root` show whether the machine is a Jetson.
    """
    facts: Facts = {
        "version": 1, "kind": "nybble-check", "nybble": __version__,
        "python": {
            "version": platform.python_version(), "executable": sys.executable,
            "prefix": sys.prefix, "machine": platform.machine(),
        },
        "jetson": jetson(root), "torch": _torch_version(), "library": None, "cpu": None, "sets": [],
        "set_folders": [], "set_problems": [], "driver": None, "devices": [], "wish": None,
        "problems": [], "next": None, "success": False,
    }  # fmt: skip
    problems: list[dict[str, str]] = facts["problems"]
    found = _examine_sets(facts, environ)
    replaced = replaced_bitsandbytes(Path(sys.prefix))
    if replaced is not None:
        problems.append(replaced)
    try:
        lib = _native.library()
    except errors.LibraryMissing as error:
        problems.append(problem("library", error))
    else:
        facts["library"] = {"path": str(lib.path), "how": lib.how}
        facts["library"] |= {"version": lib.version, "abi": lib.abi}
        _examine_cpu(lib, facts)
        wish = compat.wish(environ)
        facts["wish"] = {"force": wish.force, "disabled": wish.disabled, "source": wish.source}
        examine_gpus(lib, facts, environ, found)
        _examine_force(facts, wish, found)
    if problems:
        facts["next"] = problems[0]["next"]
    facts["success"] = not problems
    return facts


def _torch_version() -> Facts | None:
    """Return torch's version without importing torch."""
    from importlib import metadata

    try:
        version = metadata.version("torch")
    except metadata.PackageNotFoundError:
        return None
    return {"version": version}


def _examine_cpu(lib: _native.Library, facts: Facts) -> None:
    implementations = lib.cpu_implementations()
    facts["cpu"] = {
        "implementations": [{"name": name, "runs_here": runs} for name, runs in implementations],
        "active": None,
        "round_trip": None,
    }
    try:
        facts["cpu"]["active"] = lib.cpu_active
        wrong = _numpy_problem()
        if wrong is None:
            facts["cpu"]["round_trip"] = round_trip()
        else:
            facts["problems"].append(wrong)
    except errors.NybbleError as error:
        facts["problems"].append(problem("cpu", error))


def _numpy_problem() -> dict[str, str] | None:
    """Return the problem of a numpy that cannot be imported, or of another module of this name."""
    try:
        import numpy as np
    except Exception as error:
        what = f"numpy cannot be imported: {type(error).__name__}: {error}"
        step = "reinstall it: python -m pip install --force-reinstall numpy"
        return {"where": "numpy", "what": what, "next": step}
    if hasattr(np, "ndarray"):
        return None
    places = [np.__file__] if getattr(np, "__file__", None) else list(np.__path__)
    what = f"{', '.join(places)} is imported in place of numpy"
    return {"where": "numpy", "what": what, "next": "rename or remove it, or change the folder"}


def _largest(values: Any, block: int) -> Any:
    import numpy as np

    starts = range(0, values.size, block)
    return np.array([abs(values[start : start + block]).max() for start in starts])


def round_trip() -> str:
    """Quantize and dequantize on the CPU in each format; return the result as text, or raise an
    error."""
    import numpy as np

    from nybble import functional

    values = np.linspace(-3.0, 3.0, 1000, dtype=np.float32)
    bounds = {"nf4": 0.16, "fp4": 0.17, "8-bit": 0.01}  # half the widest gap of the code book
    for name, bound in bounds.items():
        if name == "8-bit":
            packed, state = functional.quantize_blockwise(values, blocksize=BLOCK)
            back = functional.dequantize_blockwise(packed, state)
        else:
            packed, state = functional.quantize_4bit(values, blocksize=BLOCK, quant_type=name)
            back = functional.dequantize_4bit(packed, state)
        scale = np.repeat(_largest(values, BLOCK), BLOCK)[: values.size]
        worst = float((abs(back - values) / scale).max())
        if not worst <= bound:
            raise errors.InternalError(
                f"{name} round trip on the CPU: error {worst:.3g} of the block's largest value; "
                f"expected at most {bound}"
            )
    return "nf4, fp4 and 8-bit values came back within the formats' bounds"


def _examine_sets(facts: Facts, environ: Mapping[str, str]) -> Found:
    found = find_sets(environ)
    facts["set_folders"] = list(found.folders)
    facts["set_problems"] = list(found.problems)
    facts["sets"] = [
        {
            "target": one.target,
            "toolkit": str(one.toolkit),
            "folder": one.folder,
            "images": [f"{image.family}.{image.label}" for image in one.images],
        }
        for one in found.sets
    ]

    def add(what: str, step: str) -> None:
        facts["problems"].append({"where": "kernel sets", "what": what, "next": step})

    for what in found.problems:
        add(what, "reinstall nybble-kernels")
    for one in found.sets:
        damaged = _damaged(one)
        if damaged:
            more = f" ({len(damaged) - 1} more)" if len(damaged) > 1 else ""
            what = f"{one.folder}: {damaged[0]}{more}"
            add(what, "reinstall nybble-kernels of this release")
    for folder in found.empty:
        what = f"NYBBLE_KERNELS_PATH names {folder}, which has no kernel set"
        add(what, "unset NYBBLE_KERNELS_PATH, or set it to a folder with TARGET/manifest.json")
    return found


def _damaged(one: compat.KernelSet) -> list[str]:
    """Return the images of a set that are missing or whose bytes differ from the manifest."""
    wrong = []
    for image in one.images:
        try:
            data = Path(one.folder, image.file).read_bytes()
        except OSError:
            wrong.append(f"{image.file} cannot be read")
        else:
            if hashlib.sha256(data).hexdigest() != image.sha256:
                wrong.append(f"{image.file} does not match its digest in manifest.json")
    return wrong


def _examine_force(facts: Facts, wish: compat.Wish, found: Found) -> None:
    """On a machine without a device, report a forced kernel set that is not installed."""
    if wish.force is None or facts["devices"] or not found.sets:
        return
    try:
        target, _ = parse_force(wish.force)
        if any(one.target == target for one in found.sets):
            return
        what = f"kernel set {target} is not installed"
    except compat.CompatError as error:
        what = str(error)
    what = f"{wish.source}={wish.force}: {what}"
    step = f"unset {wish.source}, or set it to one of {', '.join(one.target for one in found.sets)}"
    facts["problems"].append({"where": "kernel sets", "what": what, "next": step})
