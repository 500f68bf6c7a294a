"""The constants in the device code, compared with an independent derivation."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the import takes a third of a second in each worker of pytest
    import numpy as np

NUMBER = re.compile(r"-?\d[\d.]*(?:e-?\d+)?f")


def floats(root: Path, file: str, name: str) -> np.ndarray:
    import numpy as np

    text = (root / "csrc" / "device" / file).read_text(encoding="utf-8")
    body = text[text.index(name) :]
    body = body[body.index("{") : body.index("}")]
    return np.array([float(word[:-1]) for word in NUMBER.findall(body)], np.float32)


def digest(values: np.ndarray) -> str:
    return hashlib.sha256(values.astype("<f4").tobytes()).hexdigest()[:16]


def test_the_dynamic_maps_are_the_published_ones(root: Path) -> None:
    import numpy as np

    half = floats(root, "dynamic_map.h", "kDynamicSigned")
    whole = np.concatenate([-half[127:0:-1], half])
    assert digest(whole) == "e732639a65f497b4"
    assert digest(floats(root, "dynamic_map.h", "kDynamicUnsigned")) == "305f002cc11278fb"


def test_bfloat16_needs_no_compare_with_the_fixed_words(root: Path) -> None:
    """For all quotients of bfloat16 values, the words give the same codes as the thresholds."""
    import numpy as np

    scale, centre = np.float32(0.96), np.float32(2.98)
    thresholds = floats(root, "codebook.h", "NYBBLE_NF4_THRESHOLDS")
    text = (root / "csrc" / "device" / "code4.cuh").read_text(encoding="utf-8")
    body = text[text.index("kNf4Fixed[32]") :]
    found = re.findall(r"0x[0-9a-f]{8}", body[: body.index("};")])
    words = np.array([int(word, 16) for word in found], np.uint32)
    assert len(thresholds) == 15
    assert len(words) == 32
    significands = np.arange(128, 256, dtype=np.float32)
    inverse = (np.float32(1) / significands).astype(np.float32)
    for exponent in range(9):
        x = significands * np.float32(2.0**-exponent)
        inside = x[:, None] <= significands[None, :]
        v = (x[:, None] * inverse[None, :]).astype(np.float32)[inside]
        for signed in (v, -v):
            y = (signed.astype(np.float64) * float(scale) + float(centre)).astype(np.float32)
            bits = y.view(np.uint32)
            word = words[(bits >> 18) & 31]
            code = ((bits << np.uint32(9)) + word) >> np.uint32(28)
            want = (signed[:, None] > thresholds[None, :]).sum(1)
            assert np.array_equal(code, want)
