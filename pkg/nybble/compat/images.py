"""The sets of images in kernel packages, read from manifest.json."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from nybble.compat.arch import Arch, CudaVersion
from nybble.compat.errors import CompatError

Kind = Literal["cubin", "ptx", "ltoir"]
KERNEL_ABI = 1  # NYBBLE_KERNEL_ABI
SCHEMAS = (1, 2)  # schemas of manifest.json; since schema 2, images may be compressed
COMPRESSIONS = (None, "lz4")  # compressions that libnybble reads; None: not compressed


@dataclass(frozen=True, slots=True, kw_only=True)
class Image:
    """One file of device code: a kernel family for one architecture."""

    family: str
    kind: Kind
    arch: Arch
    file: str = ""
    size: int = 0
    sha256: str = ""
    uncompressed_size: int = 0  # 0: the file is not compressed

    @property
    def loaded_size(self) -> int:
        """The bytes of device code in the file."""
        return self.uncompressed_size or self.size

    @property
    def label(self) -> str:
        """The architecture with the prefix of its kind: sm_86 or compute_60."""
        prefix = {"cubin": "sm", "ptx": "compute", "ltoir": "lto"}[self.kind]
        return f"{prefix}_{self.arch.number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelSet:
    """All images of one target."""

    target: str
    toolkit: CudaVersion
    ptx_isa: tuple[int, int]
    images: tuple[Image, ...]
    kernel_abi: int = KERNEL_ABI
    folder: str = ""
    has_sources: bool = False

    @property
    def families(self) -> tuple[str, ...]:
        """The kernel families, sorted."""
        return tuple(sorted({image.family for image in self.images}))


def parse_manifest(text: str, folder: str) -> KernelSet:
    """Return the set in `folder`, from the text of the folder's manifest.json."""
    try:
        manifest = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CompatError(
            f"{folder}/manifest.json is not JSON ({error}); reinstall nybble-kernels"
        ) from error
    if not isinstance(manifest, dict):
        raise CompatError(f"{folder}/manifest.json is not a JSON object; reinstall nybble-kernels")
    return _from_manifest(manifest, folder)


def _from_manifest(manifest: Mapping[str, Any], folder: str) -> KernelSet:
    """Return the set of a manifest.json; raise CompatError for a missing or wrong field."""
    if manifest.get("schema") not in SCHEMAS:
        raise CompatError(
            f"{folder}/manifest.json has schema {manifest.get('schema')!r}, but this nybble "
            f"reads only the schemas {SCHEMAS[0]} and {SCHEMAS[1]}; install nybble and "
            "nybble-kernels of the same release"
        )
    try:
        images = tuple(map(_image, manifest["images"]))
        isa = CudaVersion.parse(manifest["ptx_isa"])
        return KernelSet(
            target=str(manifest["target"]),
            toolkit=CudaVersion.parse(manifest["toolkit"]),
            ptx_isa=(isa.major, isa.minor),
            images=images,
            kernel_abi=int(manifest["kernel_abi"]),
            folder=folder,
            has_sources=bool(manifest.get("sources")),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise CompatError(
            f"{folder}/manifest.json cannot be read ({type(error).__name__}: {error}); "
            "reinstall nybble-kernels"
        ) from error


def _image(row: Mapping[str, Any]) -> Image:
    """Return the image of a manifest's row."""
    compression = row.get("compression")
    if compression not in COMPRESSIONS:
        raise CompatError(
            f"image compression {compression!r} is not supported: must be lz4; install nybble and "
            "nybble-kernels of the same release"
        )
    return Image(
        family=str(row["family"]),
        kind=_kind(row["kind"]),
        arch=Arch.parse(row["arch"]),
        file=file_in_set(row["file"]),
        size=int(row["size"]),
        sha256=str(row["sha256"]),
        uncompressed_size=int(row["uncompressed_size"]) if compression else 0,
    )


def file_in_set(name: object) -> str:
    """Return a file name from a manifest; raise ValueError unless it is a plain relative path.

    >>> file_in_set("sm_80/gemm.cubin")
    'sm_80/gemm.cubin'
    """
    if not isinstance(name, str) or not re.fullmatch(r"\w[\w.+-]*(/\w[\w.+-]*)*", name):
        raise ValueError(f"unsafe file name {name!a}: expected a plain relative path")
    return name


def _kind(text: str) -> Kind:
    if text not in ("cubin", "ptx", "ltoir"):
        raise CompatError(f"image kind {text!r} is not supported: must be cubin, ptx or ltoir")
    return cast(Kind, text)
