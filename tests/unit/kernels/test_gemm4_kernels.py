"""The kernels in the images of the 4-bit product, by name, as the C preprocessor sees them. Each
image has the kernels that launchers request from its family, and not more than the budget."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
FAMILIES = ("gemm4", "gemm4_wgmma", "gemm4_wgmma_dgrad")
# Kernels per family in the images of each architecture. sm_90a's images are the largest: a kernel
# has 35 to 150 KB and takes 0.5 to 4 s to compile and assemble, for each of seven targets. Before
# raising a number, measure the benefit of the additional kernels.
BUDGET = {"700": (10, 0, 0), "800": (16, 0, 0), "900": (38, 0, 0), "900a": (38, 31, 20)}


def preprocessed(file: str, *options: str) -> str:
    """Return the file's text after the preprocessor."""
    compiler = shutil.which("c++") or shutil.which("g++") or pytest.skip("missing: c++")
    command = [compiler, "-E", "-P", "-x", "c++", "-I.", *options, file]
    done = subprocess.run(command, cwd=ROOT / "csrc", capture_output=True, text=True, check=True)
    return done.stdout


def kernels(family: str, arch: str, *defines: str) -> set[str]:
    """Return the names of the kernels that the family has for `arch`."""
    number = arch.rstrip("a")
    words = [f"__CUDA_ARCH__={number}", *defines]
    if arch.endswith("a"):
        words.append(f"__CUDA_ARCH_FEAT_SM{number[:2]}_ALL")
    text = preprocessed(f"gemm4/device/{family}.cu", *(f"-D{word}" for word in words))
    found = re.findall(r'extern\s+"C"\s+__global__\s+void\s.*?\b(gemm4_\w+)\s*\(\s*const', text)
    assert len(found) == len(set(found))
    return set(found)


def everywhere(family: str, *defines: str) -> set[str]:
    """Return the names of the kernels that the family has for any architecture."""
    return {name for arch in BUDGET for name in kernels(family, arch, *defines)}


def test_every_kernel_is_one_that_a_launcher_asks_its_family_for() -> None:
    text = preprocessed("gemm4/kernels.h", "-Iinclude", "-Istubs/include")
    text = text.replace('" "', "")  # joins names that consist of several literals
    words = {"family": "gemm4", "wgmma_family": "gemm4_wgmma"}
    words["dgrad_family"] = "gemm4_wgmma_dgrad"
    asked = {(words[of], name) for of, name in re.findall(r'(\w+), "(gemm4_\w+)"', text)}
    made = {(family, name) for family in FAMILIES for name in everywhere(family)}
    assert asked - made == {("gemm4", "gemm4_values")}  # only in a user's image
    assert made <= asked


def test_what_a_users_image_leaves_out() -> None:
    made = {name for family in FAMILIES for name in everywhere(family)}
    decodes, finishes = (
        {name for family in FAMILIES for name in everywhere(family, f"NYBBLE_USER_{what}")}
        for what in ("DECODE", "EPILOGUE")
    )
    # These images are compiled at run time. Nested scales are dequantized before the product, there
    # is no cluster split-K with tiles of 256, and an epilogue has no gradient.
    without = {name for name in made if "nested" in name or name.endswith("_splitk")}
    assert made - decodes == without
    assert made - finishes == without | kernels("gemm4_wgmma_dgrad", "900a")


@pytest.mark.parametrize("arch", BUDGET)
def test_images_have_no_more_kernels_than_their_budget(arch: str) -> None:
    assert tuple(len(kernels(family, arch)) for family in FAMILIES) == BUDGET[arch]
