"""The fast path for calls on torch tensors: one native builtin checks, allocates and computes.

A builtin handles the plain case: tensors are dense and of torch's own types, and nothing traces,
transforms or intercepts the call. In every other case it returns None, and the caller takes the
general path, which does the work or raises. There is no fast path without CPython, or with torch
before 2.10, which has no C functions for exchanging tensors.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from nybble import _native

BOOKS = {"nf4": 0, "fp4": 1, "dynamic": 2, "e8m0": 3, "e4m3": 4}
RECORDERS = {"4bit": 0, "8bit": 1}
CAPSULE = b"dlpack_exchange_api"


def _none(*arguments: object) -> Any:
    """Replace a missing builtin: return None, so that the caller takes the general path."""
    return None


def _not_traced() -> bool:
    return False


# Callers check is_traced before they call a builtin, because torch.compile must not trace a
# builtin.
is_traced: Callable[[], bool] = _not_traced

quantize_4bit = dequantize_4bit = quantize_blockwise = dequantize_blockwise = _none
gemm_4bit = gemm_4bit_grad = linear_4bit = embedding_4bit = embedding_8bit = _none
int8_vectorwise_quant = int8_linear_matmul = int8_mm_dequant = int8_scaled_mm = _none
linear_8bit = int8_linear = int8_grad = experts_4bit = experts_8bit = _none
optimizer_read = optimizer_step = optimizer_update_32bit = optimizer_update_8bit = _none

_OPERATIONS = tuple(name for name, value in list(globals().items()) if value is _none)[1:]
# Calls of the registration functions below; they are repeated when the builtins are loaded.
_registered: list[tuple[str, tuple[object, ...]]] = []
# the loaded builtins, which stay loaded in the context of general_path
_builtins: dict[str, Callable[..., object]] = {}


def _register(name: str, *arguments: object) -> None:
    _registered.append((name, arguments))
    if name in _builtins:
        _builtins[name](*arguments)


def accept(kind: type) -> None:
    """Register a subclass whose tensors the builtins read as plain packed bytes."""
    _register("accept", kind)


def attached(device: int) -> None:
    """Register a CUDA device whose images are attached."""
    _register("attached", device)


def keep_book(kind: str, device: int, book: object) -> None:
    """Register the code book that all states on a device share; device -1 is the CPU."""
    if kind in BOOKS:
        _register("keep_book", BOOKS[kind], device, book)


def make_states(kind: type) -> None:
    """Register the type of state that quantizing functions return."""
    _register("make_states", kind)


def record_with(kind: str, apply: Callable[..., object]) -> None:
    """Register the function that records a product for autograd: apply(A, bias, weight,
    (product,)).

    weight: the packed bytes and their state, or the int8 rows and their absmax.
    """
    _register("record_with", RECORDERS[kind], apply)


def expect(objects: Mapping[str, object], traced: Callable[[], bool], pooled: int) -> None:
    """Let the first call load the builtins.

    objects: torch's objects under their names in nybble_python_objects. traced: a function that
    returns whether torch.compile is tracing. pooled: CPU results of at least this many bytes are
    left to the general path.
    """
    if os.environ.get("NYBBLE_FAST_PATH"):
        from nybble.compat.force import is_on  # imported late: takes 26 ms

        if not is_on(os.environ, "NYBBLE_FAST_PATH", default=True):
            return

    def open_first(*call: object) -> None:
        if traced():  # the trace began before is_traced was set
            return
        _install(_none)
        _builtins.update(_open(objects, pooled))
        for name, arguments in _registered:
            if name in _builtins:
                _builtins[name](*arguments)
        globals().update({name: _builtins.get(name, _none) for name in _OPERATIONS})

    global is_traced
    is_traced = traced
    _install(open_first)


def _install(function: Callable[..., object]) -> None:
    for name in _OPERATIONS:
        globals()[name] = function


@contextmanager
def general_path() -> Iterator[None]:
    """Make all calls in the context take the general path (for tests)."""
    before = {name: globals()[name] for name in _OPERATIONS}
    _install(_none)
    try:
        yield
    finally:
        globals().update(before)


def is_open() -> bool:
    """Return whether calls take the fast path."""
    return quantize_4bit is not _none


def _open(objects: Mapping[str, Any], pooled: int) -> dict[str, Callable[..., object]]:
    """Return libnybble's builtins by name, or {} if the interpreter or torch is not supported."""
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
    builtin = {kind.__name__: kind for kind in (int, str, float, tuple)}
    known = {"None": None, "True": True, "False": False, **builtin, **objects}
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
    except ValueError:  # builtins are NULL if the exchange API has an unknown version
        return {}
    return {one.__name__: one for one in found}
