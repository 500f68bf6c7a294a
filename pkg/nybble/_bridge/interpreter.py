"""Refuse unsupported interpreters: those without the GIL, and subinterpreters."""

from __future__ import annotations

import importlib
import sys


def refusal(has_gil: bool, is_main: bool) -> str | None:
    """Return why this interpreter cannot import nybble; None if it can.

    nybble's pools and caches rely on the GIL, and its native functions serve one interpreter.
    """
    if not has_gil:
        return (
            "nybble does not support CPython without the GIL\n"
            "hint: set PYTHON_GIL=1, or use a CPython that is not free-threaded"
        )
    if not is_main:
        return (
            "nybble does not support subinterpreters\n"
            "hint: import it in the main interpreter; use processes instead of subinterpreters"
        )
    return None


def _is_main() -> bool:
    for name in ("_interpreters", "_xxsubinterpreters"):  # CPython 3.13, and before
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        return bool(module.get_current() == module.get_main())
    return True  # without subinterpreters there is only the main interpreter


def check() -> None:
    """Raise ImportError if nybble cannot be imported."""
    why = refusal(getattr(sys, "_is_gil_enabled", lambda: True)(), _is_main())
    if why is not None:
        raise ImportError(why)


check()
