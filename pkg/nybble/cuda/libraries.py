"""Find NVRTC, nvJitLink and the CUDA headers for libnybble's lazy stubs."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping
from ctypes import POINTER, byref, c_char_p, c_int32, c_uint64, c_void_p
from pathlib import Path
from typing import Any

from nybble import _native
from nybble.cuda.tables import Version
from nybble.errors import CudaError

_S, _P, _T = c_char_p, c_void_p, POINTER(c_char_p)
_TEXTS = ("nybble_program_log", "nybble_linker_info_log", "nybble_linker_error_log")
# the functions of nybble/link.h
_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "nybble_library_folder": (_S,),
    "nybble_library_file": (_S, _S),
    "nybble_library_version": (_S, POINTER(c_int32)),
    "nybble_nvrtc_architectures": (POINTER(c_int32), c_int32, POINTER(c_int32)),
    "nybble_program_create": (_S, _S, _T, _T, c_int32, POINTER(_P)),
    "nybble_program_compile": (_P, _T, c_int32),
    "nybble_program_code": (_P, _S, POINTER(_P), POINTER(c_uint64)),
    "nybble_linker_create": (_S, _S, _S, c_int32, _T, c_int32, POINTER(_P)),
    "nybble_linker_add": (_P, _S, _S, c_uint64, _S),
    "nybble_linker_complete": (_P, POINTER(_P), POINTER(c_uint64)),
    **dict.fromkeys((*_TEXTS, "nybble_program_destroy", "nybble_linker_destroy"), (_P,)),
}


def wheel_folders(path: list[str]) -> Iterator[Path]:
    """Yield the library folders of NVIDIA's wheels on the import path."""
    for entry in path:
        root = Path(entry or ".") / "nvidia"
        for part in ("cu13", "cuda_runtime", "cuda_nvrtc", "nvjitlink", "cublas"):
            if (root / part / "lib").is_dir():
                yield root / part / "lib"


@functools.cache
def native() -> ctypes.CDLL:
    """Return libnybble after declaring the functions of link.h and registering the folders of this
    Python's wheels."""
    library = _native.library()
    dll = ctypes.CDLL(str(library.path))
    if not hasattr(dll, "nybble_program_create"):
        raise CudaError(f"{library.path} has no CUDA support", hint="reinstall libnybble")
    for name, arguments in _FUNCTIONS.items():
        getattr(dll, name).argtypes = arguments
    for name in (*_TEXTS, "nybble_last_error", "nybble_libraries_json"):
        getattr(dll, name).restype = _S
    for folder in wheel_folders(sys.path):
        dll.nybble_library_folder(os.fsencode(folder))
    return dll


def last_error() -> str:
    text: bytes = native().nybble_last_error()
    return text.decode("utf-8", "replace")


def _version(function: Callable[..., int], *arguments: object) -> Version | None:
    found = c_int32(0)
    failed = function(*arguments, byref(found))
    return None if failed else (found.value // 1000, found.value % 1000 // 10)


def version_of(library: str) -> Version | None:
    """Return the version of "nvrtc" or "nvjitlink"; None if none is usable."""
    return _version(native().nybble_library_version, library.encode())


def file_size(library: str) -> int:
    """Return the size of a library's file, which distinguishes patch releases."""
    for one in libraries().get("libraries", ()):
        if one["library"] == library and one.get("path"):
            return Path(one["path"]).stat().st_size
    return 0


def driver_version() -> Version | None:
    """Return the CUDA version that the driver supports; None if there is no driver."""
    return _version(_native.library().cuda_driver_version)


def nvrtc_architectures() -> tuple[int, ...]:
    """Return the compute capabilities that NVRTC compiles for; 86 stands for sm_86."""
    count, buffer = c_int32(0), (c_int32 * 128)()
    if native().nybble_nvrtc_architectures(buffer, 128, byref(count)):
        raise CudaError(last_error(), hint="install nvidia-cuda-nvrtc, or cuda-nvrtc with conda")
    return tuple(buffer[: count.value])


def libraries() -> dict[str, Any]:
    """Return the report of the lazy stubs: where each library was found, or why it was not."""
    text: bytes = native().nybble_libraries_json()
    return dict(json.loads(text.decode("utf-8", "replace")))


def include_folders(environ: Mapping[str, str]) -> list[Path]:
    """Return the folders that contain cuda_fp16.h, best first: wheels, environment, toolkit."""
    target = "sbsa-linux" if platform.machine() == "aarch64" else "x86_64-linux"
    named = environ.get("NYBBLE_CUDA_INCLUDE", "").split(os.pathsep)
    places = [Path(part) for part in named if part]
    for entry in sys.path:
        root = Path(entry or ".") / "nvidia"
        places += [root / "cu13" / "include", root / "cuda_runtime" / "include"]
    prefix = Path(sys.prefix)
    places += [prefix / "targets" / target / "include", prefix / "include"]
    homes = [environ.get("CUDA_PATH"), environ.get("CUDA_HOME"), "/usr/local/cuda"]
    places += [Path(home) / "include" for home in homes if home]
    return [place for place in places if (place / "cuda_fp16.h").is_file()]
