"""Compile the 4-bit product with a user's decode or epilogue at run time."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from nybble import compat
from nybble.cuda import devices, kernels
from nybble.cuda.backend import Decision, choose_backend
from nybble.cuda.cache import key_of
from nybble.cuda.errors import LinkError
from nybble.cuda.inputs import Input
from nybble.cuda.kernel_sets import find_sets
from nybble.cuda.libraries import driver_version, include_folders, version_of
from nybble.cuda.linker import Linker
from nybble.cuda.program import Program
from nybble.cuda.tables import Version, text_of
from nybble.errors import CudaError

# the functions that a user may define
PROTOTYPES = {
    "decode": "float decode(unsigned code)",
    "epilogue": "float epilogue(float value, unsigned row, unsigned column)",
}
# the product's kernel families, which are compiled into one image with the user's functions
FAMILIES = ("gemm4", "gemm4_gemv", "gemm4_wgmma", "gemm4_wgmma_dgrad")
_SOURCE = "gemm4_user.cu"
_TEXT = "".join(f'#include "gemm4/device/{family}.cu"\n' for family in FAMILIES)
_PRELUDE = "nybble_user.cuh"
_FIRST = "gemm4_simt_f32"  # a small kernel that calls all of the user's functions


class _NotCached(Exception):
    """No entry of the cache has the image."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Part:
    """A user function: its name, its source text, and the file name for errors."""

    what: str
    text: str
    name: str

    @property
    def macro(self) -> str:
        return f"-DNYBBLE_USER_{self.what.upper()}"


def _part(what: str, given: str | Path) -> _Part:
    if isinstance(given, Path):
        text, name = given.read_text("utf-8"), str(given)
    else:
        text, name = given, f"{what}.cu"
    if re.search(rf"\b{what}\s*\(", text) is None:
        raise ValueError(f"{name}: the source does not define `{PROTOTYPES[what]}`")
    if "\0" in text:
        raise ValueError(f"{name}: the source contains a NUL character")
    return _Part(what=what, text=text, name=name)


class Gemm4Source:
    """The user functions of a nybble.cuda.Gemm4, which this class compiles for an architecture."""

    def __init__(
        self, *, decode: str | Path | None = None, epilogue: str | Path | None = None
    ) -> None:
        given = {"decode": decode, "epilogue": epilogue}
        self._user = tuple(_part(what, text) for what, text in given.items() if text is not None)
        if not self._user:
            raise ValueError("decode and epilogue are both None: at least one must be given")
        self.has_decode = decode is not None
        self.has_epilogue = epilogue is not None
        texts = {part.what: [part.name, part.text] for part in self._user}
        self.family = f"gemm4.{key_of({'user': texts})[:16]}"
        self.handles: dict[int, int] = {}  # device -> libnybble's handle
        self._codes: dict[str, tuple[bytes, ...]] = {}  # architecture -> LTO IR

    def _parts(self, owner: compat.KernelSet) -> dict[str, object]:
        """Return the inputs that an image is compiled from, except compiler and architecture.
        owner: a kernel set that contains sources."""
        return {**kernels.parts_of(owner), "user": {p.what: [p.name, p.text] for p in self._user}}

    def compilers(self, owner: compat.KernelSet, environ: Mapping[str, str]) -> list[Version]:
        """Return NVRTC's version; without NVRTC, the versions that compiled the cached images."""
        whole = self._parts(owner)
        first = {**whole, "kernel": _FIRST}
        found = (kernels.compilers(parts, environ) for parts in (whole, first))
        return sorted({version for versions in found for version in versions}, reverse=True)

    def decide(self, arch: str) -> Decision | LinkError:
        """Return choose_backend's decision for this machine, or the LinkError that it raised."""
        ltoir = Input(kind="ltoir", producer=version_of("nvrtc"), name=_SOURCE)
        driver = driver_version()
        try:
            return choose_backend(
                driver=driver, nvjitlink=version_of("nvjitlink"), inputs=(ltoir,), lto=True,
                arch=arch, load=driver is not None,
            )  # fmt: skip
        except LinkError as error:
            return error

    def compile(self, arch: str, owner: compat.KernelSet | None = None) -> compat.KernelSet:
        """Return a kernel set with an image for `arch` ("sm_90", "compute_90"), cached or compiled.

        NVRTC compiles the product's source and the user's functions to LTO IR, and nvJitLink links
        it. For PTX, or if choose_backend finds no linker for LTO IR, NVRTC instead compiles the
        product and the functions as one source. Raises CudaError if NVRTC or a set with source is
        missing. Raises CompileError if the source does not compile; its text has the user's file
        and line. Also raises LinkError and CacheError.
        """
        return self._set(arch, self._parts(owner or source_set(os.environ)), os.environ)

    def attach(self, index: int, arch: str, owner: compat.KernelSet) -> str:
        """Attach the product to a device, and return its family for nybble_gemm4_kernels_get.

        If the cache has no image of all kernels, and LTO IR can be linked, then each kernel is
        linked at its first use, because all of them take a minute. Errors as for `compile`: linking
        the first kernel finds the errors in the user's functions.
        """
        environ, parts = dict(os.environ), self._parts(owner)
        whole: compat.KernelSet | None = None
        with suppress(_NotCached, CudaError):
            whole = self._set(arch, parts, environ, cached=True)
        together = arch.startswith("compute_") or isinstance(self.decide(arch), LinkError)
        if whole is not None or (together and version_of("nvrtc") is not None):
            devices.attach_more(index, whole or self._set(arch, parts, environ))
            return self.family
        devices.attach_more(index, self._set(arch, parts, environ, _FIRST))
        family = f"{self.family}."
        devices.make_with(index, family, lambda kernel: self._set(arch, parts, environ, kernel))
        return family

    def _set(
        self,
        arch: str,
        parts: Mapping[str, object],
        environ: Mapping[str, str],
        kernel: str | None = None,
        *,
        cached: bool = False,
    ) -> compat.KernelSet:
        """Return a set with an image of all kernels, or of one. cached: do not compile; raise
        _NotCached."""
        if kernel is not None:
            parts = {**parts, "kernel": kernel}
        sources: dict[str, str] = parts["sources"]  # type: ignore[assignment]  # made above
        ptx = arch.startswith("compute_")
        folders = [f"-I{folder}" for folder in include_folders(environ)[:1]]

        def linked() -> bool:
            return not ptx and isinstance(self.decide(arch), Decision)

        def more() -> dict[str, object]:
            nvjitlink = text_of(version_of("nvjitlink")) if linked() else "none"
            return {"nvjitlink": nvjitlink, "includes": folders}

        def make() -> dict[str, tuple[str, bytes]]:
            if cached:
                raise _NotCached
            if not linked():
                code = self._together(sources, arch, folders)
                return {self.family: ("ptx" if ptx else "cubin", code)}
            code = self._link(self._compiled(sources, arch, folders), arch, kernel)
            return {f"{self.family}.{kernel}" if kernel else self.family: ("cubin", code)}

        return kernels.compiled(parts, arch, environ, make, more)

    def _compiled(
        self, sources: Mapping[str, str], arch: str, folders: list[str]
    ) -> tuple[bytes, ...]:
        """Compile the product and each user function separately to LTO IR; keep the results."""
        if arch in self._codes:
            return self._codes[arch]
        codes = []
        # the user's code is compiled first, because only this code may have errors
        for part in self._user:
            prelude = f"__device__ {PROTOTYPES[part.what]};\n"
            with Program(part.text, name=part.name, headers={_PRELUDE: prelude}) as program:
                options = ["-default-device", f"-include={_PRELUDE}", *folders]
                codes.append(program.compile(arch, kind="ltoir", options=options))
        with Program(_TEXT, name=_SOURCE, headers=sources) as program:
            options = [part.macro for part in self._user]
            codes.insert(0, program.compile(arch, kind="ltoir", options=options))
        self._codes[arch] = tuple(codes)
        return self._codes[arch]

    def _link(self, codes: tuple[bytes, ...], arch: str, kernel: str | None) -> bytes:
        """Link LTO IR: all kernels, or one."""
        names = [_SOURCE, *(part.name for part in self._user)]
        options = [f"-kernels-used={kernel}"] if kernel else []
        try:
            load = driver_version() is not None
            return Linker(
                *codes, arch=arch, names=names, lto=True, load=load, options=options
            ).link()
        except LinkError as error:
            wanted = ", ".join(f"`{PROTOTYPES[part.what]}`" for part in self._user)
            hint = f"define exactly {wanted}, without `static`"
            raise type(error)(str(error), hint=hint) from error

    def _together(self, sources: Mapping[str, str], arch: str, folders: list[str]) -> bytes:
        """Compile all sources as one text; #line directives keep the user's line numbers."""
        pieces = [_TEXT]
        for part in self._user:
            quoted = part.name.replace("\\", "\\\\").replace('"', '\\"')
            pieces += [f'#line 1 "{quoted}"', part.text]
        kind = "ptx" if arch.startswith("compute_") else "cubin"
        options = ["-default-device", *(part.macro for part in self._user), *folders]
        with Program("\n".join(pieces) + "\n", name=_SOURCE, headers=sources) as program:
            code = program.compile(arch, kind=kind, options=options)
        return code.rstrip(b"\0") if kind == "ptx" else code


def source_set(environ: Mapping[str, str]) -> compat.KernelSet:
    """Return the first kernel set that has intact sources of the 4-bit product.

    Raises CudaError if there is none.
    """
    refusal: CudaError | None = None
    families = {*FAMILIES}
    for one in find_sets(environ).sets:
        if one.has_sources and one.kernel_abi == compat.KERNEL_ABI and families <= {*one.families}:
            try:
                kernels.sources_of(Path(one.folder))
            except CudaError as error:
                refusal = error
            else:
                return one
    raise refusal or CudaError(
        "no kernel set with the source of the 4-bit product was found",
        hint="install nybble-kernels, or set NYBBLE_KERNELS_PATH to a folder of kernel sets",
    )
