"""Compile and link device code at run time; tune 4-bit products for a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble.cuda.backend import Decision, check_arch, choose_backend
from nybble.cuda.cache import Cache
from nybble.cuda.errors import CacheError, CompileError, LinkError
from nybble.cuda.gemm4 import source_set
from nybble.cuda.inputs import Input, inspect
from nybble.cuda.kernels import compile_set, compilers_of, prepare
from nybble.cuda.libraries import driver_version, libraries, nvrtc_architectures, version_of
from nybble.cuda.linker import Linker
from nybble.cuda.program import Program
from nybble.cuda.tuning import tune
from nybble.errors import CudaError

if TYPE_CHECKING:  # for type checkers; at run time __getattr__ provides these names
    from nybble.ops.gemm4.user import Gemm4

__all__ = [
    "Cache", "CacheError", "CompileError", "CudaError", "Decision", "Gemm4", "Input", "LinkError",
    "Linker", "Program", "check_arch", "choose_backend", "compile_set", "compilers_of",
    "driver_version", "inspect", "libraries", "nvrtc_architectures", "prepare", "source_set",
    "tune", "version_of",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name != "Gemm4":
        raise AttributeError(f"module 'nybble.cuda' has no attribute {name!r}")
    # imported on first use, because nybble.ops depends on this package
    from nybble.ops.gemm4 import user as gemm_user

    return gemm_user.Gemm4


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
