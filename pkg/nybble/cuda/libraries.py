"""Find NVRTC, nvJitLink and the CUDA headers, and pass them to libnybble's stubs."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import platform
import sys
from collections.abc import Iterator, Mapping
from ctypes import POINTER, byref, c_char_p, c_int32, c_uint64, c_void_p
from pathlib import Path
from typing import Any

from nybble import _native
from nybble.cuda.errors import CudaError
from nybble.cuda.tables import Version

_S, _P, _T = c_char_p, c_void_p, POINTER(c_char_p)
# Functions of nybble/link.h that return a status.
_STATUS: dict[str, tuple[Any, ...]] = {
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
}
_TEXT = ("nybble_program_log", "nybble_linker_info_log", "nybble_linker_error_log")


def wheel_folders(path: list[str]) -> Iterator[Path]:
    """Folders of the import path that hold NVIDIA's wheels' libraries."""
    for entry in path:
        root = Path(entry or ".") / "nvidia"
        if not root.is_dir():
            continue
        for major in (13,):
            if (root / f"cu{major}" / "lib").is_dir():
                yield root / f"cu{major}" / "lib"
        for part in ("cuda_runtime", "cuda_nvrtc", "nvjitlink", "cublas"):
            if (root / part / "lib").is_dir():
                yield root / part / "lib"


@functools.cache
def native() -> ctypes.CDLL:
    """libnybble with the functions of link.h declared; told where this Python's wheels are."""
    library = _native.library()
    dll = ctypes.CDLL(str(library.path))
    if not hasattr(dll, "nybble_program_create"):
        raise CudaError(
            f"{library.path} was built without CUDA support", hint="reinstall libnybble"
        )
    for name, arguments in _STATUS.items():
        function = getattr(dll, name)
        function.argtypes = arguments
        function.restype = c_int32
    for name in _TEXT:
        getattr(dll, name).argtypes = (_P,)
        getattr(dll, name).restype = _S
    for name in ("nybble_program_destroy", "nybble_linker_destroy"):
        getattr(dll, name).argtypes = (_P,)
        getattr(dll, name).restype = None
    for name in ("nybble_last_error", "nybble_libraries_json"):
        getattr(dll, name).restype = _S
    for folder in wheel_folders(sys.path):
        dll.nybble_library_folder(os.fsencode(folder))
    return dll


def last_error() -> str:
    text: bytes = native().nybble_last_error()
    return text.decode("utf-8", "replace")


def version_of(library: str) -> Version | None:
    """Version of "nvrtc" or "nvjitlink"; None when there is no usable one."""
    found = c_int32(0)
    if native().nybble_library_version(library.encode(), byref(found)):
        return None
    return found.value // 1000, found.value % 1000 // 10


def file_size(library: str) -> int:
    """Bytes of the file that serves as `library`: tells patch releases of one version apart."""
    for one in libraries().get("libraries", ()):
        if one["library"] == library and one.get("path"):
            return Path(one["path"]).stat().st_size
    return 0


def driver_version() -> Version | None:
    """CUDA version of the driver; None when there is none."""
    library = _native.library()
    found = c_int32(0)
    if library.cuda_driver_version(byref(found)):
        return None
    return found.value // 1000, found.value % 1000 // 10


def nvrtc_architectures() -> tuple[int, ...]:
    """Compute capabilities this NVRTC compiles for, as in sm_86 -> 86."""
    count, room = c_int32(0), (c_int32 * 128)()
    if native().nybble_nvrtc_architectures(room, 128, byref(count)):
        raise CudaError(last_error(), hint="install nvidia-cuda-nvrtc, or cuda-nvrtc with conda")
    return tuple(room[: count.value])


def libraries() -> dict[str, Any]:
    """What was found where, and why not: the report of the lazy stubs."""
    text: bytes = native().nybble_libraries_json()
    return dict(json.loads(text.decode("utf-8", "replace")))


def include_folders(environ: Mapping[str, str]) -> list[Path]:
    """Folders that hold cuda_fp16.h, best first: wheels, the environment, a toolkit."""
    target = "sbsa-linux" if platform.machine() == "aarch64" else "x86_64-linux"
    places = []
    for entry in sys.path:
        root = Path(entry or ".") / "nvidia"
        places += [root / "cu13" / "include", root / "cuda_runtime" / "include"]
    prefix = Path(sys.prefix)
    places += [prefix / "targets" / target / "include", prefix / "include"]
    for name in ("CUDA_PATH", "CUDA_HOME"):
        if environ.get(name):
            places.append(Path(environ[name]) / "include")
    places.append(Path("/usr/local/cuda/include"))
    named = [
        Path(part) for part in environ.get("NYBBLE_CUDA_INCLUDE", "").split(os.pathsep) if part
    ]
    return [place for place in [*named, *places] if (place / "cuda_fp16.h").is_file()]
