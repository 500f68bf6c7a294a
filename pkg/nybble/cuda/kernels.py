"""Compile a kernel set's shipped source for one architecture into the cache."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from nybble import compat
from nybble.compat.images import file_in_set
from nybble.compat.tables import pair
from nybble.cuda.backend import check_arch
from nybble.cuda.cache import Cache, default_folder, key_of
from nybble.cuda.errors import CacheError, CompileError
from nybble.cuda.libraries import (
    driver_version,
    file_size,
    last_error,
    nvrtc_architectures,
    version_of,
)
from nybble.cuda.program import Program
from nybble.cuda.tables import Version, ptx_isa, text_of
from nybble.errors import CudaError

Parts = Mapping[str, object]


def sources_of(folder: Path) -> dict[str, str]:
    """Return the sources in src/ by name, after checking each against the manifest."""
    manifest = folder / "manifest.json"
    try:
        listed = json.loads(manifest.read_text("utf-8")).get("sources") or []
        texts = {}
        for row in listed:
            path = folder / "src" / file_in_set(row["file"])
            data = path.read_bytes()
            if hashlib.sha256(data).hexdigest() != row["sha256"]:
                raise CudaError(
                    f"{path} was changed: its sha256 is not the one in the manifest",
                    hint="reinstall nybble-kernels",
                )
            texts[row["file"]] = data.decode("utf-8")
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise CudaError(
            f"{manifest}: its sources cannot be read: {error}", hint="reinstall nybble-kernels"
        ) from error
    if not any(name.endswith(".cu") for name in texts):
        raise CudaError(
            f"{folder} contains no kernel source", hint="install nybble-kernels of this release"
        )
    return texts


def parts_of(owner: compat.KernelSet) -> dict[str, object]:
    """Return the inputs for compiling a set, except compiler and architecture."""
    return {
        "target": owner.target,
        "kernel_abi": owner.kernel_abi,
        "sources": sources_of(Path(owner.folder)),
    }


def _cache(environ: Mapping[str, str]) -> Cache:
    return Cache(folder=default_folder(environ) / "kernels")


def compilers(parts: Parts, environ: Mapping[str, str]) -> list[Version]:
    """Return NVRTC's version; without NVRTC, the versions that compiled cached images, newest
    first."""
    found = version_of("nvrtc")
    if found is not None:
        return [found]
    ready = _cache(environ).find({"made_from": key_of(parts)})
    return sorted({pair(about["toolkit"]) for _, about in ready}, reverse=True)


def compilers_of(sets: Iterable[compat.KernelSet], environ: Mapping[str, str]) -> list[Version]:
    """Return the versions of NVRTC that can compile one of these sets, or that compiled a cached
    image of one of them, newest first. Sets with unreadable sources are skipped.

    Raises CacheError for a cache that is not safe to use.
    """
    found: set[Version] = set()
    for one in sets:
        if one.has_sources:
            try:
                found.update(compilers(parts_of(one), environ))
            except CacheError:
                raise
            except CudaError:
                continue
    return sorted(found, reverse=True)


def image_row(family: str, arch: str, kind: str, code: bytes) -> dict[str, object]:
    """Return the manifest's row of an image."""
    digest = hashlib.sha256(code).hexdigest()
    row = {"family": family, "file": f"{family}.{arch}.{kind}", "kind": kind, "arch": arch}
    return {**row, "size": len(code), "sha256": digest}


def _prepared(cache: Cache, about: Mapping[str, str], why: str) -> Path:
    """Return the newest cached entry that the driver can load; `why` says why NVRTC is missing.

    An entry for sm_90 is also used for sm_90a, because sm_90a only adds instructions.
    """
    driver = driver_version()
    ptx = about["arch"].startswith("compute_")
    ready: list[tuple[Version, Path]] = []
    for arch in dict.fromkeys((about["arch"], about["arch"].rstrip("a"))):
        for folder, known in () if ready else cache.find({**about, "arch": arch}):
            toolkit = pair(known["toolkit"])
            if driver is None or (toolkit <= driver if ptx else toolkit[0] <= driver[0]):
                ready.append((toolkit, folder))
    if not ready:
        raise CudaError(
            f"no kernels are prepared for {about['arch']} in {cache.folder}, and NVRTC was not "
            f"found: {why}",
            hint="install nvidia-cuda-nvrtc, or cuda-nvrtc (conda), or copy a cache from another "
            "machine (NYBBLE_CACHE)",
        )
    return max(ready)[1]


def compiled(
    parts: Parts,
    arch: str,
    environ: Mapping[str, str],
    make: Callable[[], Mapping[str, tuple[str, bytes]]],
    more: Callable[[], Mapping[str, object]] = dict,
) -> compat.KernelSet:
    """Return the kernel set of `parts` for `arch`, from the cache or built with `make`.

    make: returns (kind, code) for each family. more: returns further inputs of the cache's key; it
    is only called if NVRTC is available.
    """
    check_arch(arch)
    cache = _cache(environ)
    about = {"made_from": key_of(parts), "arch": arch}
    nvrtc = version_of("nvrtc")
    if nvrtc is None:
        return _set_in(_prepared(cache, about, last_error()))
    if int(check_arch(arch).rstrip("af")) not in nvrtc_architectures():
        raise CudaError(
            f"NVRTC {text_of(nvrtc)} does not compile for {arch}",
            hint=f"install an NVRTC whose toolkit knows {arch}",
        )
    facts: dict[str, object] = {
        "target": parts["target"],
        "toolkit": text_of(nvrtc),
        "device_compiler": {"name": "nvrtc", "version": text_of(nvrtc)},
        "ptx_isa": text_of(ptx_isa(nvrtc)),
        "kernel_abi": parts["kernel_abi"],
    }

    def files() -> dict[str, bytes]:
        made = make()
        rows = [image_row(family, arch, kind, code) for family, (kind, code) in made.items()]
        manifest = {"schema": 1, **facts, "images": rows, "sources": []}
        text = json.dumps(manifest, indent=2) + "\n"
        codes = {f"{family}.{arch}.{kind}": code for family, (kind, code) in made.items()}
        return {**codes, "manifest.json": text.encode()}

    key = key_of({**parts, **facts, **more(), "arch": arch, "compiler_bytes": file_size("nvrtc")})
    return _set_in(cache.get(key, files, {**about, "toolkit": text_of(nvrtc)}))


def _set_in(folder: Path) -> compat.KernelSet:
    return compat.parse_manifest((folder / "manifest.json").read_text("utf-8"), str(folder))


def _compile_families(
    sources: Mapping[str, str], arch: str, told: Callable[[str], None] | None
) -> dict[str, tuple[str, bytes]]:
    """Return (kind, code) for each family. Several families are compiled at the same time, because
    NVRTC's functions are called without the GIL."""
    from concurrent.futures import ThreadPoolExecutor  # its import takes 9 ms

    kind = "ptx" if arch.startswith("compute_") else "cubin"
    headers = {name: text for name, text in sources.items() if not name.endswith(".cu")}
    names = [name for name in sources if name.endswith(".cu")]

    def compile_one(name: str) -> bytes:
        with Program(sources[name], name=name, headers=headers) as program:
            try:
                code = program.compile(arch, kind=kind)
            except CompileError as error:
                raise CompileError(f"the shipped source {error}", hint="report this") from error
        return code.rstrip(b"\0") if kind == "ptx" else code

    made: dict[str, tuple[str, bytes]] = {}
    pool = ThreadPoolExecutor(min(len(names), len(os.sched_getaffinity(0))))
    try:
        for name, code in zip(names, pool.map(compile_one, names), strict=True):
            made[Path(name).stem] = (kind, code)
            if told is not None:
                told(f"{Path(name).stem} is compiled for {arch} ({len(made)} of {len(names)})")
    finally:  # after an error or Ctrl-C, wait only for running calls, which cannot be interrupted
        pool.shutdown(cancel_futures=True)
    return made


def compile_set(
    owner: compat.KernelSet,
    arch: str,
    environ: Mapping[str, str],
    told: Callable[[str], None] | None = None,
) -> compat.KernelSet:
    """Compile a set's sources for `arch` ("sm_120", or "compute_120" for PTX), or use the cache.

    told: gets a line of text when a family is compiled. Raises CudaError if the architecture is
    unknown, or if both NVRTC and a cached image are missing. Also raises CompileError and
    CacheError.
    """
    parts = parts_of(owner)
    sources: dict[str, str] = parts["sources"]  # type: ignore[assignment]  # made above
    return compiled(parts, arch, environ, lambda: _compile_families(sources, arch, told))


def prepare(
    arch: str,
    environ: Mapping[str, str],
    sets: Iterable[compat.KernelSet],
    told: Callable[[str], None] | None = None,
) -> list[Path]:
    """Compile the sources of all sets for `arch`; return the folders of the results in the cache.

    The cache can then be copied to a machine with a GPU and without a compiler. told: as for
    compile_set.
    """
    owners = [one for one in sets if one.has_sources]
    if not owners:
        raise CudaError(
            "no kernel set with kernel sources was found",
            hint="install nybble-kernels, or set NYBBLE_KERNELS_PATH to a folder of kernel sets",
        )
    return [Path(compile_set(one, arch, environ, told).folder) for one in owners]
