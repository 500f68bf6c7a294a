"""The fast path of a call on torch tensors: libnybble's builtins, which do it in one piece.

A builtin does the plain case (torch's own tensor types, dense, nothing traced, transformed or
intercepted) and returns None for every other one; the caller then goes the general path, which does
the work or says what is wrong. Without CPython or torch 2.10's C exchange there is only that one.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping
from typing import Any

from nybble import _native

__all__ = [
    "accept",
    "attached",
    "expect",
    "is_open",
    "keep_book",
    "make_states",
    "record_with",
    "shut",
]

BOOKS = {"nf4": 0, "fp4": 1, "dynamic": 2}
RECORDERS = {"4bit": 0, "8bit": 1}
CAPSULE = b"dlpack_exchange_api"


def _none(*arguments: Any) -> Any:
    """What a builtin is while there is none."""
    return None


def _not_traced() -> bool:
    return False


# torch.compile must not look into a builtin: ask first
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
_told: list[tuple[str, tuple[Any, ...]]] = []  # what the builtins have to know, also later ones
_made: dict[str, Callable[..., Any]] = {}  # the builtins, also while they are shut


def _tell(name: str, *arguments: Any) -> None:
    _told.append((name, arguments))
    if name in _made:
        _made[name](*arguments)


def accept(kind: type) -> None:
    """Packed bytes may come as tensors of this type, whose memory means nothing else."""
    _tell("accept", kind)


def attached(device: int) -> None:
    """Say that a CUDA device has its images."""
    _tell("attached", device)


def keep_book(kind: str, device: int, book: Any) -> None:
    """Hand over the code book that all states on a device share; device -1: the CPU."""
    if kind in BOOKS:
        _tell("keep_book", BOOKS[kind], device, book)


def make_states(kind: type) -> None:
    """Quantizations return their scales in objects of this type."""
    _tell("make_states", kind)


def record_with(kind: str, apply: Callable[..., Any]) -> None:
    """Products with weights of that kind get their gradients by apply(A, bias, weight, (product,)).

    weight: the packed bytes and their state, or the int8 rows and their absmax.
    """
    _tell("record_with", RECORDERS[kind], apply)


def expect(objects: Mapping[str, Any], traced: Callable[[], bool], pooled: int) -> None:
    """Have the builtins opened by the first call.

    objects: torch's, by the names of nybble_python_objects; traced: whether torch.compile is at
    work; pooled: CPU results of that many bytes are not the builtins'.
    """
    if os.environ.get("NYBBLE_FAST_PATH", "") == "0":
        return

    def open_first(*arguments: Any) -> Any:
        if traced():  # a trace that brought torch's side here still has the answer of before
            return None
        _install(_none)
        _made.update(_open(objects, pooled))
        for name, told in _told:
            if name in _made:
                _made[name](*told)
        unshut()

    global is_traced
    is_traced = traced
    _install(open_first)


def _install(function: Callable[..., Any]) -> None:
    for name in _OPERATIONS:
        globals()[name] = function


def shut() -> None:
    """Go the general path from now on (tests)."""
    _install(_none)


def unshut() -> None:
    """Go the fast path again, where there is one."""
    for name in _OPERATIONS:
        globals()[name] = _made.get(name, _none)


def is_open() -> bool:
    """Return whether calls go the fast path."""
    return quantize_4bit is not _none


def _open(objects: Mapping[str, Any], pooled: int) -> dict[str, Callable[..., Any]]:
    """Return libnybble's builtins for this interpreter by name; none where something is missing."""
    capsule = getattr(objects["Tensor"], "__dlpack_c_exchange_api__", None)
    api = getattr(ctypes, "pythonapi", None)
    if type(capsule).__name__ != "PyCapsule" or api is None or None in objects.values():
        return {}
    door = ctypes.PyDLL(str(_native.library().path))
    if not hasattr(door, "nybble_python_open"):  # an older libnybble
        return {}
    for ask in (door.nybble_python_functions, door.nybble_python_objects):
        ask.restype = ctypes.c_char_p
    names = door.nybble_python_objects().decode().split()
    known: dict[str, Any] = {
        "None": None,
        "True": True,
        "False": False,
        "int": int,
        "str": str,
        "float": float,
    }
    known |= {"tuple": tuple, **objects}
    wanted = door.nybble_python_functions().decode().split()
    if not all(hasattr(api, name) for name in wanted) or not known.keys() >= set(names):
        return {}
    python = [ctypes.cast(getattr(api, name), ctypes.c_void_p).value for name in wanted]
    kind = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    exchange = kind(("PyCapsule_GetPointer", api))
    opener = door.nybble_python_open
    opener.restype = ctypes.py_object
    try:
        found = opener(
            (ctypes.c_void_p * len(python))(*python),
            (ctypes.py_object * len(names))(*(known[name] for name in names)),
            ctypes.c_void_p(exchange(capsule, CAPSULE)),
            ctypes.c_int64(pooled),
        )
    except ValueError:  # what ctypes makes of NULL: an exchange of another version
        return {}
    return {one.__name__: one for one in found}
