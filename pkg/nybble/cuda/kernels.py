"""Compiles a set's shipped kernel source for one device into the cache: a kernel set of its own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from nybble import compat
from nybble.cuda.backend import check_arch
from nybble.cuda.cache import Cache, default_folder, key_of
from nybble.cuda.errors import CompileError, CudaError
from nybble.cuda.libraries import include_folders, nvrtc_architectures, version_of
from nybble.cuda.program import Program
from nybble.cuda.tables import ptx_isa, text_of


def sources_of(folder: Path) -> dict[str, str]:
    """The set's sources by name, each checked against the manifest."""
    manifest = folder / "manifest.json"
    try:
        listed = json.loads(manifest.read_text("utf-8")).get("sources") or []
        texts = {}
        for row in listed:
            name = Path(row["file"])
            data = (folder / name).read_bytes()
            if hashlib.sha256(data).hexdigest() != row["sha256"]:
                raise CudaError(
                    f"{folder / name} is not the file its manifest lists",
                    hint="install nybble-kernels anew",
                )
            texts[name.name] = data.decode("utf-8")
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise CudaError(
            f"{manifest}: its sources cannot be read: {error}", hint="install nybble-kernels anew"
        ) from error
    if not any(name.endswith(".cu") for name in texts):
        raise CudaError(
            f"{folder} holds no kernel source", hint="install nybble-kernels of this release"
        )
    return texts


def _compile_all(
    sources: Mapping[str, str], arch: str, includes: list[Path], facts: Mapping[str, object]
) -> dict[str, bytes]:
    headers = {name: text for name, text in sources.items() if not name.endswith(".cu")}
    options = [f"-I{folder}" for folder in includes]
    ptx = arch.startswith("compute_")
    kind = "ptx" if ptx else "cubin"
    files: dict[str, bytes] = {}
    images = []
    for name, text in sources.items():
        if not name.endswith(".cu"):
            continue
        family = name.removesuffix(".cu")
        with Program(text, name=name, headers=headers) as program:
            try:
                code = program.compile(arch, kind=kind, options=options)
            except CompileError as error:
                raise CompileError(f"the shipped source {error}", hint="report this") from error
        code = code.rstrip(b"\0") if ptx else code
        file = f"{family}.{arch}.{kind}"
        files[file] = code
        digest = hashlib.sha256(code).hexdigest()
        row = {"family": family, "file": file, "kind": kind, "arch": arch}
        images.append({**row, "size": len(code), "sha256": digest})
    manifest = {"schema": 1, **facts, "images": images, "sources": []}
    files["manifest.json"] = (json.dumps(manifest, indent=2) + "\n").encode()
    return files


def compile_set(owner: compat.KernelSet, arch: str, environ: Mapping[str, str]) -> compat.KernelSet:
    """The set's sources compiled for `arch` ("sm_120", or "compute_120": PTX), cached.

    Raises CudaError (no NVRTC, no headers, an architecture NVRTC lacks), CompileError, CacheError.
    """
    number = check_arch(arch)
    nvrtc = version_of("nvrtc")
    plain = int(number.rstrip("af"))
    if plain not in nvrtc_architectures():  # raises when there is no NVRTC
        raise CudaError(
            f"NVRTC {text_of(nvrtc)} does not compile for {arch}",
            hint=f"install an NVRTC whose toolkit knows {arch}",
        )
    assert nvrtc is not None
    includes = include_folders(environ)[:1]
    if not includes:
        raise CudaError(
            "cuda_fp16.h was not found: the kernels' source needs the CUDA headers",
            hint="install nvidia-cuda-runtime (pip) or cuda-cudart-dev (conda), or set "
            "NYBBLE_CUDA_INCLUDE to the folder that holds it",
        )
    sources = sources_of(Path(owner.folder))
    isa = ptx_isa(nvrtc)
    facts: dict[str, object] = {
        "target": owner.target,
        "toolkit": text_of(nvrtc),
        "device_compiler": {"name": "nvrtc", "version": text_of(nvrtc)},
        "ptx_isa": f"{isa // 10}.{isa % 10}",
        "kernel_abi": owner.kernel_abi,
    }
    key = key_of({**facts, "arch": arch, "sources": sources, "options": ["-std=c++17"]})
    cache = Cache(folder=default_folder(environ) / "kernels")
    folder = cache.get(key, lambda: _compile_all(sources, arch, includes, facts))
    return compat.parse_manifest((folder / "manifest.json").read_text("utf-8"), str(folder))


def prepare(arch: str, environ: Mapping[str, str], sets: Iterable[compat.KernelSet]) -> list[Path]:
    """Compile every set's sources for `arch` ahead of time; the folders in the cache.

    For machines that have the GPU and no compiler, when the cache travels with the user.
    """
    owners = [one for one in sets if one.has_sources]
    if not owners:
        raise CudaError(
            "no kernel set with source was found",
            hint="install nybble-kernels, or set NYBBLE_KERNELS_PATH to a folder of kernel sets",
        )
    return [Path(compile_set(one, arch, environ).folder) for one in owners]
