"""Kernel sets with the real kernels' sources, and with images that newer devices cannot use."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nybble.compat import KERNEL_ABI
from nybble.cuda.gemm4 import FAMILIES as PRODUCT

CSRC = Path(__file__).resolve().parents[2] / "csrc"


def _row(file: str, data: bytes) -> dict[str, Any]:
    return {"file": file, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def make_set(
    folder: Path,
    families: Sequence[str] = PRODUCT,
    image: bytes = b"FAKECUBIN sm_50\nEND\n",
    replaced: tuple[bytes, bytes] = (b"", b""),
) -> Path:
    """Write `<folder>/cuda122` in the layout of the package nybble-kernels; return `folder`.

    image: the cubin of every family, in the fake driver's format. replaced: texts that the sources
    contain once, each with the text that is written instead.
    """
    arch = image.decode().split()[1]
    target = folder / "cuda122"
    (target / "src").mkdir(parents=True)
    sources, images = [], []
    found = 0
    for path in sorted([*CSRC.glob("device/*"), *CSRC.glob("*/device/*")]):
        if path.suffix == ".cu" and path.stem not in families:
            continue
        data, name = path.read_bytes(), path.relative_to(CSRC).as_posix()
        if replaced[0]:
            found += data.count(replaced[0])
            data = data.replace(*replaced)
        (target / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (target / "src" / name).write_bytes(data)
        sources.append(_row(name, data))
    assert found == bool(replaced[0]), f"{replaced[0]!r} occurs {found} times"
    for family in families:
        (target / f"{family}.{arch}.cubin").write_bytes(image)
        row = {"family": family, "kind": "cubin", "arch": arch}
        images.append({**row, **_row(f"{family}.{arch}.cubin", image)})
    manifest = {"schema": 1, "target": "cuda122", "toolkit": "12.2.140", "ptx_isa": "8.2"}
    manifest |= {
        "device_compiler": {"name": "nvrtc", "version": "12.2.140"},
        "kernel_abi": KERNEL_ABI,
    }
    manifest |= {"images": images, "sources": sources}
    (target / "manifest.json").write_text(json.dumps(manifest))
    return folder
