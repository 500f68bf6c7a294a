"""The fast path of a call on torch tensors: one native builtin checks, allocates and computes.

A builtin handles the plain case (torch's own tensor types, dense, nothing traced, transformed or
intercepted) and returns None for every other one. The caller then takes the general path, which
does the work or raises. Without CPython or torch 2.10's C exchange all calls take it.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping
from typing import Any

from nybble import _native

BOOKS = {"nf4": 0, "fp4": 1, "dynamic": 2}
RECORDERS = {"4bit": 0, "8bit": 1}
CAPSULE = b"dlpack_exchange_api"


def _none(*arguments: Any) -> Any:
    """Stand in for a builtin that is not available."""
    return None


def _not_traced() -> bool:
    return False


# checked before each builtin: torch.compile must not trace into one
is_traced: Callable[[], bool] = _not_traced

quantize_4bit: Callable[..., Any] = _none
dequantize_4bit: Callable[..., Any] = _none
quantize_blockwise: Callable[..., Any] = _none
dequantize_blockwise: Callable[..., Any] = _none
gemm_4bit: Callable[..., Any] = _none
gemm_4bit_grad: Callable[..., Any] = _none
linear_4bit: Callable[..., Any] = _none
int8_vectorwise_quant: Callable[..., Any] = _none
int8_linear_matmul: Callable[..., Any] = _none
int8_mm_dequant: Callable[..., Any] = _none
int8_scaled_mm: Callable[..., Any] = _none
linear_8bit: Callable[..., Any] = _none
int8_linear: Callable[..., Any] = _none
int8_grad: Callable[..., Any] = _none
embedding_4bit: Callable[..., Any] = _none
embedding_8bit: Callable[..., Any] = _none
optimizer_read: Callable[..., Any] = _none
optimizer_step: Callable[..., Any] = _none
optimizer_update_32bit: Callable[..., Any] = _none
optimizer_update_8bit: Callable[..., Any] = _none

_OPERATIONS = tuple(name for name, value in list(globals().items()) if value is _none)[1:]
# what was registered, for builtins that are opened later
_registered: list[tuple[str, tuple[Any, ...]]] = []
_builtins: dict[str, Callable[..., Any]] = {}  # the builtins, kept while the fast path is shut


def _register(name: str, *arguments: Any) -> None:
    _registered.append((name, arguments))
    if name in _builtins:
        _builtins[name](*arguments)


def accept(kind: type) -> None:
    """Register a subclass whose tensors the builtins read as plain packed bytes."""
    _register("accept", kind)


def attached(device: int) -> None:
    """Register a CUDA device whose images are attached."""
    _register("attached", device)


def keep_book(kind: str, device: int, book: Any) -> None:
    """Register the code book that all states on a device share; device -1: the CPU."""
    if kind in BOOKS:
        _register("keep_book", BOOKS[kind], device, book)


def make_states(kind: type) -> None:
    """Register the type of the states that quantizations return."""
    _register("make_states", kind)


def record_with(kind: str, apply: Callable[..., Any]) -> None:
    """Register apply(A, bias, weight, (product,)), which gives products of a kind their gradients.

    weight: the packed bytes and their state, or the int8 rows and their absmax.
    """
    _register("record_with", RECORDERS[kind], apply)


def expect(objects: Mapping[str, Any], traced: Callable[[], bool], pooled: int) -> None:
    """Prepare the first call to open the builtins.

    objects: torch's, by the names of nybble_python_objects; traced: whether torch.compile is at
    work; pooled: CPU results of that many bytes are not the builtins'.
    """
    if os.environ.get("NYBBLE_FAST_PATH", "") == "0":
        return

    def open_first(*call: Any) -> Any:
        if traced():  # this trace began before is_traced was set
            return None
        _install(_none)
        _builtins.update(_open(objects, pooled))
        for name, arguments in _registered:
            if name in _builtins:
                _builtins[name](*arguments)
        unshut()

    global is_traced
    is_traced = traced
    _install(open_first)


def _install(function: Callable[..., Any]) -> None:
    for name in _OPERATIONS:
        globals()[name] = function


def shut() -> None:
    """Take the general path from now on (for tests)."""
    _install(_none)


def unshut() -> None:
    """Take the fast path again, where there is one."""
    for name in _OPERATIONS:
        globals()[name] = _builtins.get(name, _none)


def is_open() -> bool:
    """Return whether calls take the fast path."""
    return quantize_4bit is not _none


def _open(objects: Mapping[str, Any], pooled: int) -> dict[str, Callable[..., Any]]:
    """Return libnybble's builtins by name; none where the interpreter or torch has no support."""
    capsule = getattr(objects["Tensor"], "__dlpack_c_exchange_api__", None)
    api = getattr(ctypes, "pythonapi", None)
    if type(capsule).__name__ != "PyCapsule" or api is None or None in objects.values():
        return {}
    binding = ctypes.PyDLL(str(_native.library().path))
    if not hasattr(binding, "nybble_python_open"):  # an older libnybble
        return {}
    for ask in (binding.nybble_python_functions, binding.nybble_python_objects):
        ask.restype = ctypes.c_char_p
    names = binding.nybble_python_objects().decode().split()
    known: dict[str, Any] = {
        "None": None,
        "True": True,
        "False": False,
        "int": int,
        "str": str,
        "float": float,
    }
    known |= {"tuple": tuple, **objects}
    wanted = binding.nybble_python_functions().decode().split()
    if not all(hasattr(api, name) for name in wanted) or not known.keys() >= set(names):
        return {}
    python = [ctypes.cast(getattr(api, name), ctypes.c_void_p).value for name in wanted]
    kind = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    exchange = kind(("PyCapsule_GetPointer", api))
    opener = binding.nybble_python_open
    opener.restype = ctypes.py_object
    try:
        found = opener(
            (ctypes.c_void_p * len(python))(*python),
            (ctypes.py_object * len(names))(*(known[name] for name in names)),
            ctypes.c_void_p(exchange(capsule, CAPSULE)),
            ctypes.c_int64(pooled),
        )
    except ValueError:  # ctypes raises it for NULL: an exchange of another version
        return {}
    return {one.__name__: one for one in found}
