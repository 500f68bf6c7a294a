"""The targets that a build without names includes, and what it reports before compiling."""

from __future__ import annotations

from pathlib import Path


def test_images_without_ptx_are_reported_before_they_are_compiled(
    nybforge, checkout: Path, root: Path
) -> None:
    text = (root / "recipe/variants/cuda122.yaml").read_text()
    capabilities = next(line for line in text.splitlines() if "60-real" in line)
    text = text.replace(capabilities, '  - "87-real"') + 'target_suffix:\n  - "orin"\n'
    (checkout / "recipe/variants/cuda122orin.yaml").write_text(text)
    env = {"NYBFORGE_ROOT": str(checkout)}
    words = ("plan", "--toolchain", "conda-forge")
    alone = nybforge(*words, "cuda122orin", env=env)
    assert alone.code == 0, alone.err
    assert "without PTX  cuda122orin: its images run only on devices" in alone.err
    assert "sm_87" in alone.err
    assert "without PTX" not in nybforge(*words, "cuda122", env=env).err


def test_a_build_without_names_has_the_targets_that_are_built_by_default(nybforge) -> None:
    plan = nybforge("plan", "--toolchain", "conda-forge", "--json").document
    listed = nybforge("list", "--json").document["targets"]
    wanted = [each["target"] for each in listed if each["built_by_default"]]
    assert plan["targets"] == wanted
    assert {"cuda130", "cuda134"} <= set(wanted)
    assert "cuda132" not in wanted
    named = nybforge("plan", "cuda132", "--toolchain", "conda-forge", "--json").document
    assert named["targets"] == ["cuda132"]
