"""The problems of an installation, each with the next step."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from nybble import errors
from nybble.compat.start import start_step

Facts: TypeAlias = dict[str, Any]  # a JSON object


def problem(where: str, error: BaseException, next_step: str | None = None) -> dict[str, str]:
    """Return an error as a problem; a hint in its text becomes the next step."""
    text, _, hint = str(error).partition("\nhint: ")
    return {"where": where, "what": text, "next": next_step or hint or _first_step(where, error)}


def _first_step(where: str, error: BaseException) -> str:
    if isinstance(error, errors.BadImage):
        return "reinstall nybble-kernels of this release"
    code = re.search(r"cuInit: .*\((\d+)\)", str(error))
    step = start_step(int(code.group(1))) if code else None
    if step is not None:
        return step
    if isinstance(error, errors.LibraryMissing):
        return "reinstall libnybble of this release, or unset NYBBLE_LIBRARY where it is set"
    if isinstance(error, errors.CudaError | errors.NoDriver):
        return "run nvidia-smi: if it fails too, repair the driver first"
    if isinstance(error, errors.InvalidArgument) and where == "cpu":
        return "unset NYBBLE_FORCE_CPU, or set it to one of the names above"
    return f"report this with the output of `python -m nybble --json` ({type(error).__name__})"
