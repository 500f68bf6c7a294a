"""nybble: 4-bit and 8-bit quantization on CPUs and NVIDIA GPUs, over numpy and torch.

The formats are the same as in bitsandbytes. Importing nybble loads numpy, but not torch. nybble
imports torch at the first call with a tensor, and for `nybble.nn` and `nybble.optim`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for type checkers; at run time __getattr__ provides these names
    from nybble import autograd as autograd
    from nybble import compat as compat
    from nybble import cuda as cuda
    from nybble import errors as errors
    from nybble import functional, nn, optim
    from nybble.autograd import MatmulLtState, matmul, matmul_4bit

    __version__: str

_LAZY = ("MatmulLtState", "matmul", "matmul_4bit")  # names that import nybble.autograd
_MODULES = ("autograd", "compat", "cuda", "errors", "functional", "nn", "optim")

__all__ = ["MatmulLtState", "__version__", "functional", "matmul", "matmul_4bit", "nn", "optim"]


def _version() -> str:
    """Return the text of the file VERSION, which is beside this file or in the checkout's root."""
    from pathlib import Path  # slow to import

    here = Path(__file__).resolve()
    for file in (here.with_name("VERSION"), here.parents[2] / "VERSION"):
        if file.is_file():
            return file.read_text("ascii").strip()
    from importlib.metadata import version

    return version("nybble")


def __getattr__(name: str) -> object:
    if name == "__version__":
        globals()[name] = value = _version()
        return value
    if name in _LAZY:
        globals()[name] = value = getattr(importlib.import_module("nybble.autograd"), name)
        return value
    if name in _MODULES:
        return importlib.import_module(f"nybble.{name}")
    raise AttributeError(f"module 'nybble' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY, *_MODULES, "__version__"})
