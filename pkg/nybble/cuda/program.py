"""Program: compile source text to a cubin, PTX or LTO IR with NVRTC."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from ctypes import byref, c_char_p, c_uint64, c_void_p

from nybble.cuda.backend import check_arch
from nybble.cuda.errors import CompileError
from nybble.cuda.libraries import last_error, native
from nybble.errors import CudaError

KINDS = {"cubin": "sm", "ptx": "compute", "ltoir": "sm"}


def texts(items: Sequence[str]) -> ctypes.Array[c_char_p]:
    """Return a C array of strings that keeps the bytes of the strings alive."""
    return (c_char_p * len(items))(*(item.encode() for item in items))


class Program:
    """Compiles one source text; `headers` maps names of #include files to their texts.

    Use it as a context manager, or call close(). Only one thread at a time may use it.
    """

    def __init__(
        self, source: str, *, name: str = "program.cu", headers: Mapping[str, str] | None = None
    ) -> None:
        if "\0" in source:
            raise ValueError(f"{name}: the source contains a NUL character")
        self.name = name
        self._handle = c_void_p()
        headers = headers or {}
        names, contents = texts(list(headers)), texts(list(headers.values()))
        if native().nybble_program_create(
            *(source.encode(), name.encode(), names, contents, len(headers), byref(self._handle))
        ):
            raise CudaError(last_error(), hint="install nvidia-cuda-nvrtc, or cuda-nvrtc (conda)")

    def compile(self, arch: str, *, kind: str = "cubin", options: Sequence[str] = ()) -> bytes:
        """Return the code for `arch` ("sm_86"); a CompileError contains NVRTC's log."""
        if kind not in KINDS:
            raise ValueError(f"kind: '{kind}' is none of {', '.join(KINDS)}")
        if not self._handle:
            raise ValueError(f"{self.name}: this program is closed")
        words = [f"-arch={KINDS[kind]}_{check_arch(arch)}", "-std=c++17"]
        if kind == "ltoir":
            words += ["-dlto", "-rdc=true"]
        words += options
        if native().nybble_program_compile(self._handle, texts(words), len(words)):
            raise CompileError(f"{last_error()}\noptions: {' '.join(words)}")
        data, size = c_void_p(), c_uint64()
        if native().nybble_program_code(self._handle, kind.encode(), byref(data), byref(size)):
            raise CudaError(last_error(), hint="report this")
        return ctypes.string_at(data.value or 0, size.value)

    @property
    def log(self) -> str:
        """NVRTC's messages from the last compilation, including warnings."""
        text: bytes = native().nybble_program_log(self._handle)
        return text.decode("utf-8", "replace")

    def close(self) -> None:
        native().nybble_program_destroy(self._handle)
        self._handle = c_void_p()

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
