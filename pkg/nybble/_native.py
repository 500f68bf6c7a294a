"""The ctypes binding of libnybble: find it, check its ABI, declare its functions."""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Callable
from ctypes import POINTER, byref, c_char, c_char_p, c_float, c_int32, c_int64, c_uint64, c_void_p
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from nybble import errors
from nybble._bridge import interpreter as _interpreter  # noqa: F401  # first: may refuse

ABI_VERSION = 1  # NYBBLE_ABI_VERSION of nybble.h
CPU = -1  # NYBBLE_CPU
SONAME = "libnybble.so.1"


def _fields(kind: type[Any], *names: str) -> tuple[tuple[str, type[Any]], ...]:
    return tuple((name, kind) for name in names)


class Absmax(ctypes.Structure):
    """struct nybble_absmax: the scales of a 4-bit array."""

    _fields_ = (
        *_fields(c_void_p, "values", "codes", "code", "offset"),
        *_fields(c_int32, "block_size"),
    )


class DeviceFacts(ctypes.Structure):
    """struct nybble_device_facts."""

    _fields_ = (
        *(("name", c_char * 256), ("uuid", c_char * 64)),
        *_fields(c_int32, "major", "minor", "integrated", "multiprocessors"),
        *(("memory", c_uint64), ("l2_bytes", c_int32)),
    )


class Image(ctypes.Structure):
    """struct nybble_image."""

    _fields_ = (
        *(("family", c_char_p), ("path", c_char_p), ("size", c_uint64), ("sha256", c_char_p)),
        *_fields(c_int32, "kernel_abi"),
    )


class Gemm4Choice(ctypes.Structure):
    """struct nybble_gemm4_choice: how a device computes a 4-bit product."""

    _fields_ = (
        *_fields(c_int64, "m", "n", "k"),
        *_fields(c_int32, "dtype", "block_size", "nested", "cluster_k"),
        *_fields(c_int64, "clusters", "splits", "streamk_tiles"),
        *(("form", c_int32), ("path", c_char * 20)),
    )


class Hyperparameters(ctypes.Structure):
    """struct nybble_hyperparameters."""

    _fields_ = (
        *_fields(c_float, "lr", "beta1", "beta2", "beta3", "alpha", "eps", "weight_decay"),
        *_fields(c_float, "gnorm_scale", "max_unorm"),
        *_fields(c_int32, "skip_zeros", "stochastic_rounding"),
    )


class Parameter(ctypes.Structure):
    """struct nybble_parameter."""

    _fields_ = (
        *_fields(c_void_p, "p", "g", "state1", "state2", "absmax1", "absmax2", "norm"),
        *(("n", c_int64), ("step", c_int32)),
    )


class Came(ctypes.Structure):
    """struct nybble_came: a step of CAME."""

    _fields_ = (
        *_fields(c_void_p, "p", "g", "m", "absmax", "code", "row", "col", "scale"),
        *_fields(c_void_p, "res_row", "res_col", "row_sums", "col_sums"),
        *_fields(c_int64, "matrices", "rows", "cols", "strips"),
        *_fields(c_float, "beta1", "lr", "weight_decay"),
        *_fields(c_int32, "dtype"),
        *_fields(c_void_p, "sq_row", "sq_col", "res_sq_row", "res_sq_col"),
        *_fields(c_float, "beta2", "beta3", "eps", "res_eps", "clip_threshold"),
    )


MAKE_IMAGE = ctypes.CFUNCTYPE(c_int32, c_int32, c_char_p)  # nybble_make_image

_V, _I, _L = c_void_p, c_int32, c_int64
_END = (_I, _V)  # device, stream

# the argument types of every function that returns a status
_STATUS_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "nybble_call": (c_char_p,),
    "nybble_cpu_force": (c_char_p,),
    "nybble_cuda_driver_version": (POINTER(_I),),
    "nybble_cuda_device_count": (POINTER(_I),),
    "nybble_cuda_device_facts": (_I, POINTER(DeviceFacts)),
    "nybble_cuda_attach": (_I, POINTER(Image), _I),
    "nybble_cuda_load": (_I, c_char_p),
    "nybble_cuda_make_images_with": (MAKE_IMAGE,),
    "nybble_cuda_self_test": (_I,),
    "nybble_cuda_gemm4_candidates": (_V, POINTER(Gemm4Choice), _I, POINTER(_I), *_END),
    "nybble_cuda_gemm4_measure": (POINTER(Gemm4Choice), _I, POINTER(c_float), *_END),
    "nybble_cuda_gemm4_use": (POINTER(Gemm4Choice), _I, _I),
    "nybble_gemm4_kernels_get": (c_char_p, _I, _I, POINTER(_V)),
    "nybble_gemm_4bit_user": (_V, _V, _I, _L, _L, _L, _V, _V, _I, _I, _V, _V, _V, *_END),
    "nybble_gemm_4bit_grad_user": (_V, _V, _I, _L, _L, _L, _V, _V, _I, _I, _V, _V, *_END),
}


class Library:
    """The loaded libnybble. Each C function is an attribute, named without the `nybble_` prefix.

    The functions return a status; `check` raises the exception for a status other than 0.
    """

    def __init__(self, path: Path, how: str) -> None:
        self.path, self.how = path, how
        self._dll = dll = ctypes.CDLL(str(path))
        for name in ("nybble_abi_version", "nybble_version", "nybble_last_error"):
            if not hasattr(dll, name):
                raise errors.LibraryMissing(f"{path} is not libnybble: it has no {name}")
        self.abi = int(dll.nybble_abi_version())
        if self.abi != ABI_VERSION:
            raise errors.LibraryMissing(
                f"{path} has C ABI {self.abi}, but this nybble needs C ABI {ABI_VERSION}: "
                "install libnybble and nybble of the same version"
            )
        for name in ("version", "last_error", "cpu_active", "libraries_json", "operations"):
            getattr(dll, f"nybble_{name}").restype = c_char_p
        dll.nybble_cpu_name.restype = c_char_p
        dll.nybble_cpu_name.argtypes = (c_int32, POINTER(c_int32))

    def __getattr__(self, name: str) -> Any:
        """Bind a C function at its first use."""
        arguments = _STATUS_FUNCTIONS.get(f"nybble_{name}")
        if arguments is None:
            raise AttributeError(f"libnybble has no function nybble_{name}")
        try:
            function = getattr(self._dll, f"nybble_{name}")
        except AttributeError:
            raise errors.LibraryMissing(
                f"{self.path} has no function nybble_{name}: install libnybble and nybble of the "
                "same version"
            ) from None
        function.argtypes = arguments
        setattr(self, name, function)
        return function

    def fail(self, status: int) -> NoReturn:
        """Raise the exception for a status other than 0, with the library's error text."""
        text = (self._dll.nybble_last_error() or b"").decode("utf-8", "replace")  # has paths
        raise errors.from_status(status, text)

    def check(self, status: int) -> None:
        """Raise the exception for a status other than 0."""
        if status:
            self.fail(status)

    @property
    def version(self) -> str:
        return str(self._dll.nybble_version().decode())

    @property
    def operations(self) -> str:
        """One line per function that nybble_call can call: its name and its argument formats."""
        return str(self._dll.nybble_operations().decode())

    @property
    def cpu_active(self) -> str:
        """The name of the CPU implementation in use."""
        name = self._dll.nybble_cpu_active()
        if name is None:
            self.fail(1)
        return str(name.decode())

    def cpu_implementations(self) -> list[tuple[str, bool]]:
        """Return the name of each implementation and whether this machine can run it, best
        first."""
        found = []
        for index in range(self._dll.nybble_cpu_count()):
            supported = c_int32(0)
            name = self._dll.nybble_cpu_name(index, byref(supported))
            found.append((str(name.decode()), bool(supported.value)))
        return found

    def libraries_json(self) -> str:
        """Return where the lazy stubs found libcuda and the other libraries, as JSON text."""
        return str((self._dll.nybble_libraries_json() or b"{}").decode("utf-8", "replace"))


def _places() -> list[tuple[Path, str]]:
    """Return every path where libnybble may be, in search order, each with its search rule."""
    named = os.environ.get("NYBBLE_LIBRARY")
    if named:
        # the path is absolute, because the loader searches its own folders for a name without a
        # slash
        return [(Path(named).absolute(), "NYBBLE_LIBRARY")]
    return [
        (Path(sys.prefix) / "lib" / SONAME, "the environment's lib folder"),
        (Path(__file__).resolve().parent / SONAME, "beside the Python package"),
    ]


def _load() -> Library:
    tried = []
    for path, how in _places():
        if not path.is_file():
            what = "not a file" if path.exists() else "no such file"
            tried.append(f"  {path} ({how}): {what}")
            continue
        try:
            if _is_truncated(path):  # the loader would end the process with SIGBUS
                raise OSError("the file is truncated")
            return Library(path, how)
        except OSError as error:
            tried.append(f"  {path} ({how}): {error}")
    raise errors.LibraryMissing(
        "libnybble was not found or cannot be loaded; tried in order\n"
        + "\n".join(tried)
        + "\nhint: install the package libnybble into this environment, or set NYBBLE_LIBRARY to "
        "the file libnybble.so.1"
    )


def _is_truncated(path: Path) -> bool:
    """Return whether an ELF file ends before its last part, the table of sections."""
    with path.open("rb") as file:
        head = file.read(64)
    if len(head) < 64 or not head.startswith(b"\x7fELF"):
        return False  # the loader reports the error
    (offset,) = struct.unpack_from("<Q", head, 40)
    entry_size, count = struct.unpack_from("<HH", head, 58)
    return int(offset) + int(entry_size) * int(count) > path.stat().st_size


_library: Library | None = None


def library() -> Library:
    """Return libnybble, loading it at the first call."""
    global _library
    if _library is None:
        _library = _load()
    return _library


def _packer(name: str) -> Callable[..., bytes]:
    """Return the function that packs an operation's arguments into a record."""
    for number, line in enumerate(library().operations.splitlines()):
        known, formats = line.split(" ")
        if known == name:
            return partial(struct.Struct(f"=q{formats}").pack, number)
    raise errors.LibraryMissing(
        f"{library().path} has no function nybble_{name}: install libnybble and nybble of the same "
        "version"
    )


def operation(name: str) -> Callable[..., None]:
    """Return a function that calls nybble_<name> and raises if the status is an error.

    For a pointer argument, 0 means NULL. The first call of the function loads the library.
    """
    ready: tuple[Callable[..., bytes], Callable[[bytes], int]] | None = None

    def run(*arguments: object) -> None:
        nonlocal ready
        if ready is None:
            ready = _packer(name), library().call
        pack, call = ready
        status = call(pack(*arguments))
        if status:  # checked here: a call of `check` would cost 0.1 us
            library().fail(status)

    return run
