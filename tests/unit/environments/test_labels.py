"""NVIDIA's labels as data: what each toolkit release pins."""

from __future__ import annotations

import json
from pathlib import Path

from nybforge.environments.labels import load_labels


def test_a_flat_label_pins_everything_its_metapackages_ask_for(root: Path) -> None:
    bounds = json.loads((root / "tests/data/environments/nvidia_metapackages.json").read_text())
    for label in load_labels(root).values():
        if label.names == "split":
            continue
        asked = {part for name, parts in bounds.items() if name != "about" for part in parts}
        absent = asked - set(label.parts)
        # CUDA 11.8 has neither; all the rest is pinned
        assert absent <= ({"libnvjitlink", "libnvjitlink-dev", "cuda-opencl", "cuda-driver-dev"})
        assert not absent or label.cuda == "11.8"
