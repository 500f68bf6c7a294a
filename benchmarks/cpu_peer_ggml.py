"""Serve a product of ggml (llama.cpp) to benchmarks/cpu_peers.py; argument: Q4_0 or Q4_K.

NYBBLE_BENCH_GGML is the folder of a build of ggml with shared libraries. The weight is in the first
extra buffer type that accepts it (AMX, repacked), as in llama.cpp.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from collections.abc import Mapping
from ctypes import c_bool, c_char_p, c_int, c_int64, c_size_t, c_void_p
from pathlib import Path
from typing import Any

import numpy as np
from cpu_peer import THREADS, copies_for
from peers_worker import Absent, Floats, Product, serve, weight_of

TYPES = {"F32": 0, "Q4_0": 2, "Q4_K": 12}


class _Parameters(ctypes.Structure):
    _fields_ = (("mem_size", c_size_t), ("mem_buffer", c_void_p), ("no_alloc", c_bool))


SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "ggml_init": (c_void_p, [_Parameters]),
    "ggml_new_tensor_2d": (c_void_p, [c_void_p, c_int, c_int64, c_int64]),
    "ggml_mul_mat": (c_void_p, [c_void_p, c_void_p, c_void_p]),
    "ggml_new_graph": (c_void_p, [c_void_p]),
    "ggml_build_forward_expand": (None, [c_void_p, c_void_p]),
    "ggml_quantize_chunk": (
        c_size_t,
        [c_int, c_void_p, c_void_p, c_int64, c_int64, c_int64, c_void_p],
    ),
    "ggml_row_size": (c_size_t, [c_int, c_int64]),
    "ggml_backend_alloc_ctx_tensors_from_buft": (c_void_p, [c_void_p, c_void_p]),
    "ggml_backend_tensor_set": (None, [c_void_p, c_void_p, c_size_t, c_size_t]),
    "ggml_backend_tensor_get": (None, [c_void_p, c_void_p, c_size_t, c_size_t]),
    "ggml_backend_graph_compute": (c_int, [c_void_p, c_void_p]),
    "ggml_backend_buft_name": (c_char_p, [c_void_p]),
    "ggml_backend_cpu_init": (c_void_p, []),
    "ggml_backend_cpu_reg": (c_void_p, []),
    "ggml_backend_cpu_buffer_type": (c_void_p, []),
    "ggml_backend_cpu_set_n_threads": (None, [c_void_p, c_int]),
    "ggml_backend_reg_dev_get": (c_void_p, [c_void_p, c_size_t]),
    "ggml_backend_reg_get_proc_address": (c_void_p, [c_void_p, c_char_p]),
    "ggml_backend_dev_supports_op": (c_bool, [c_void_p, c_void_p]),
    "ggml_version": (c_char_p, []),
    "dequantize_row_q4_0": (None, [c_void_p, c_void_p, c_int64]),
    "dequantize_row_q4_K": (None, [c_void_p, c_void_p, c_int64]),
}


class _Library:
    """ggml's functions, and its CPU backend."""

    def __init__(self, folder: Path) -> None:
        base = ctypes.CDLL(str(folder / "src/libggml-base.so"), ctypes.RTLD_GLOBAL)
        cpu = ctypes.CDLL(str(folder / "src/libggml-cpu.so"), ctypes.RTLD_GLOBAL)
        for name, (result, arguments) in SIGNATURES.items():
            function = getattr(cpu if "_cpu_" in name else base, name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name.removeprefix("ggml_"), function)
        self.backend = self.backend_cpu_init()
        self.backend_cpu_set_n_threads(self.backend, THREADS)
        registry = self.backend_cpu_reg()
        self.device = self.backend_reg_dev_get(registry, 0)
        address = self.backend_reg_get_proc_address(registry, b"ggml_backend_dev_get_extra_bufts")
        extra = ctypes.CFUNCTYPE(ctypes.POINTER(c_void_p), c_void_p)(address)(self.device)
        self.buffer_types = [self.backend_cpu_buffer_type()]
        for index in range(8):
            if not extra[index]:
                break
            self.buffer_types.insert(index, extra[index])

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def context(self) -> Any:
        """Return a context for tensors without data."""
        return self.init(_Parameters(1 << 20, None, True))


def _address(array: Any) -> int:
    return int(array.ctypes.data)


class _Weight:
    """A copy of the weight, in the first buffer type that supports its product."""

    def __init__(self, ggml: _Library, kind: int, packed: Any, n: int, k: int) -> None:
        for buffer_type in ggml.buffer_types:
            context, rest = ggml.context(), ggml.context()
            self.tensor = ggml.new_tensor_2d(context, kind, k, n)
            ggml.backend_alloc_ctx_tensors_from_buft(context, buffer_type)
            rows = ggml.new_tensor_2d(rest, TYPES["F32"], k, 1)
            if ggml.backend_dev_supports_op(ggml.device, ggml.mul_mat(rest, self.tensor, rows)):
                break
        self.buffer = ggml.backend_buft_name(buffer_type).decode()
        ggml.backend_tensor_set(self.tensor, _address(packed), 0, packed.nbytes)


class _Call:
    """A product of a weight and rows, as a graph."""

    def __init__(self, ggml: _Library, weight: _Weight, n: int, x: Floats) -> None:
        self._ggml, self._shape = ggml, (len(x), n)
        context = ggml.context()
        rows = ggml.new_tensor_2d(context, TYPES["F32"], x.shape[1], len(x))
        self._out = ggml.mul_mat(context, weight.tensor, rows)
        self._graph = ggml.new_graph(context)
        ggml.build_forward_expand(self._graph, self._out)
        ggml.backend_alloc_ctx_tensors_from_buft(context, ggml.backend_cpu_buffer_type())
        ggml.backend_tensor_set(rows, _address(x), 0, x.nbytes)

    def __call__(self) -> None:
        self._ggml.backend_graph_compute(self._ggml.backend, self._graph)

    def output(self) -> Floats:
        """Return the product."""
        self()
        out = np.empty(self._shape, np.float32)
        self._ggml.backend_tensor_get(self._out, _address(out), 0, out.nbytes)
        return out


@functools.lru_cache(maxsize=1)
def _weights(n: int, k: int, name: str) -> tuple[_Library, list[_Weight], Floats]:
    """Return copies of the quantized weight, and the decoded weight."""
    folder = os.environ.get("NYBBLE_BENCH_GGML")
    if not folder:
        raise Absent("NYBBLE_BENCH_GGML does not name a build of ggml")
    ggml, weight, kind = _Library(Path(folder)), weight_of(n, k), TYPES[name]
    packed = np.empty(n * ggml.row_size(kind, k), np.uint8)
    ggml.quantize_chunk(kind, _address(weight), _address(packed), 0, n, k, None)
    decoded = np.empty_like(weight)
    decode = ggml.dequantize_row_q4_0 if name == "Q4_0" else ggml.dequantize_row_q4_K
    decode(_address(packed), _address(decoded), n * k)
    copies = copies_for(packed.nbytes)
    return ggml, [_Weight(ggml, kind, packed, n, k) for _ in range(copies)], decoded


def prepare(case: Mapping[str, Any], _weight: Floats, x: Floats) -> Product:
    """Prepare the product of a case."""
    name = sys.argv[1]
    ggml, weights, decoded = _weights(case["n"], case["k"], name)
    calls = [_Call(ggml, weight, case["n"], x) for weight in weights]
    facts = {
        "activations": "int8",
        "weights": f"{name}, groups of 32",
        "version": f"{ggml.version().decode()} {weights[0].buffer}",
    }
    return Product(calls=calls, output=calls[0].output, decoded=decoded, facts=facts)


if __name__ == "__main__":
    serve(prepare)
