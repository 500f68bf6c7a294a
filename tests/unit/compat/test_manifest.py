"""Reading a manifest.json into a set."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nybble.compat import KERNEL_ABI, CompatError, parse_manifest

GOOD: dict[str, Any] = {
    "schema": 1,
    "target": "cuda122",
    "toolkit": "12.2.140",
    "device_compiler": {"name": "nvrtc", "version": "12.2.140"},
    "ptx_isa": "8.2",
    "kernel_abi": KERNEL_ABI,
    "images": [
        {
            "family": "blockwise",
            "file": "blockwise.sm_86.cubin",
            "kind": "cubin",
            "arch": "sm_86",
            "size": 12,
            "sha256": "00",
        }
    ],
    "sources": [{"file": "blockwise.cu", "size": 1, "sha256": "00"}],
}


def test_manifest_becomes_a_set() -> None:
    owner = parse_manifest(json.dumps(GOOD), "/opt/share/cuda122")
    assert (owner.target, owner.ptx_isa, owner.has_sources) == ("cuda122", (8, 2), True)
    assert owner.folder == "/opt/share/cuda122"
    assert [image.label for image in owner.images] == ["sm_86"]


def changed(**fields: Any) -> str:
    return json.dumps({**GOOD, **fields})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON"),
        ("[]", "is not a JSON object"),
        (changed(schema=3), "schema 3, but this nybble reads only the schemas 1 and 2"),
        (changed(images=[{**GOOD["images"][0], "compression": "zstd"}]), "compression 'zstd'"),
        (changed(images=[{**GOOD["images"][0], "compression": "lz4"}]), "uncompressed_size"),
        (changed(toolkit="new"), "new"),
        (changed(images=[{"family": "gemm4"}]), "kind"),
        (changed(images=[{**GOOD["images"][0], "arch": "ampere"}]), "ampere"),
        (changed(images=[{**GOOD["images"][0], "kind": "elf"}]), "elf"),
        (changed(images=None), "None"),
        (changed(kernel_abi=None), "int"),
    ],
)
def test_broken_manifest_is_an_error_that_names_the_file(text: str, says: str) -> None:
    with pytest.raises(CompatError, match=r"/opt/share/cuda122/manifest\.json") as caught:
        parse_manifest(text, "/opt/share/cuda122")
    assert says in str(caught.value)
