"""Linker: link cubins, PTX and LTO IR into one cubin or PTX. choose_backend picks the linker."""

from __future__ import annotations

import ctypes
import warnings
from collections.abc import Sequence
from ctypes import byref, c_uint64, c_void_p

from nybble.cuda.backend import Decision, choose_backend
from nybble.cuda.errors import LinkError
from nybble.cuda.inputs import Input, inspect
from nybble.cuda.libraries import driver_version, last_error, native, version_of
from nybble.cuda.program import texts


class Linker:
    """Links the given inputs, with nvJitLink or with the driver; `decision` says with which one."""

    def __init__(
        self, *inputs: bytes, arch: str, names: Sequence[str] = (), lto: bool = False,
        output: str = "cubin", load: bool = True, options: Sequence[str] = (),
        policy: str = "verified",
    ) -> None:  # fmt: skip
        if len(names) not in (0, len(inputs)):
            raise ValueError(
                f"names has {len(names)} items for {len(inputs)} inputs: must have one name "
                "per input"
            )
        self.names = tuple(names) or tuple(f"input {i}" for i in range(len(inputs)))
        pairs = zip(inputs, self.names, strict=True)
        self.inputs: tuple[Input, ...] = tuple(inspect(data, name) for data, name in pairs)
        self.decision: Decision = choose_backend(
            driver=driver_version(), nvjitlink=version_of("nvjitlink"), inputs=self.inputs, lto=lto,
            output=output, arch=arch, load=load, policy=policy,
            split_compile=any("split-compile" in option for option in options),
        )  # fmt: skip
        for text in self.decision.warnings:
            warnings.warn(text, RuntimeWarning, stacklevel=2)
        self.info_log = self.error_log = ""
        self._data = inputs
        self._lto = lto or any(one.kind == "ltoir" for one in self.inputs)
        self._wanted = (arch, output, tuple(options))

    def link(self) -> bytes:
        """Return the linked code; raise a LinkError with the linker's logs."""
        arch, output, options = self._wanted
        handle = c_void_p()
        dll = native()
        lto = self._lto and self.decision.backend == "nvjitlink"
        words = (word.encode() for word in (self.decision.backend, arch, output))
        if dll.nybble_linker_create(*words, int(lto), texts(options), len(options), byref(handle)):
            raise LinkError(f"{last_error()}\n({self.decision.reason})")
        try:
            for data, name, what in zip(self._data, self.names, self.inputs, strict=True):
                kind = what.kind.encode()
                if dll.nybble_linker_add(handle, kind, data, len(data), name.encode()):
                    raise LinkError(f"{name}: {last_error()}\n({self.decision.reason})")
            out, size = c_void_p(), c_uint64()
            if dll.nybble_linker_complete(handle, byref(out), byref(size)):
                raise LinkError(f"{last_error()}\n({self.decision.reason})")
            return ctypes.string_at(out.value or 0, size.value)
        finally:
            self.info_log = dll.nybble_linker_info_log(handle).decode("utf-8", "replace")
            self.error_log = dll.nybble_linker_error_log(handle).decode("utf-8", "replace")
            dll.nybble_linker_destroy(handle)
