"""The lab of each CUDA target: its packages, its GCC and its compute capabilities."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from nybforge.environments.labs import load_labs
from nybforge.errors import InputError


def test_upstreams_capabilities_leave_jetson_out(root: Path) -> None:
    lab = next(lab for lab in load_labs(root) if lab.short == "122")
    assert lab.compute_capability == "60;61;70;75;80;86;90"  # devices of 8.9 run the code for 8.6
    assert lab.compute_capability_arm == lab.compute_capability


def test_from_cuda_13_on_an_arm_lab_serves_jetsons_too(root: Path) -> None:
    lab = next(lab for lab in load_labs(root) if lab.short == "130")
    assert "110" not in lab.compute_capability.split(";")
    assert "110" in lab.compute_capability_arm.split(";"), "Thor uses the servers' toolkit"


def test_a_label_and_a_variant_of_different_releases_are_an_error(
    root: Path, tmp_path: Path
) -> None:
    for part in ("variants", "toolchains"):
        shutil.copytree(root / "recipe" / part, tmp_path / "recipe" / part)
    variant = tmp_path / "recipe/variants/cuda122.yaml"
    variant.write_text(variant.read_text().replace("12.2.140", "12.2.128"))
    with pytest.raises(InputError) as caught:
        load_labs(tmp_path)
    assert "cuda122 pins nvcc 12.2.128" in caught.value.what
