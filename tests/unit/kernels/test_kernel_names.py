"""The kernels in the images of each family, by name, as the C preprocessor sees them. Each image
has the kernels that launchers request from its family, and not more than the budget."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from nybble.cuda.gemm4 import FAMILIES as PRODUCT

ROOT = Path(__file__).resolve().parents[3]
SOURCES = {file.stem: file for file in (ROOT / "csrc").glob("*/device/*.cu")}
# Kernels per family in the images of each architecture. A kernel has 5 to 150 KB and takes 0.1 to
# 4 s to compile and assemble, for each of the targets. Before raising a number, measure the benefit
# of the additional kernels. A run-time parameter is enough for many kernels, but not for all.
BUDGET = {
    "blockwise": {"700": 30, "800": 30, "900": 30, "900a": 30},
    "embedding": {"700": 9, "800": 9, "900": 9, "900a": 9},
    "gemm4": {"700": 10, "800": 12, "900": 34, "900a": 34},
    "gemm4_grouped": {"700": 6, "800": 18, "900": 17, "900a": 17},
    "gemm4_grouped_tma": {"700": 0, "800": 0, "900": 0, "900a": 6},
    "gemm4_grouped_wgmma": {"700": 0, "800": 0, "900": 0, "900a": 24},
    "gemm4_gemv": {"700": 0, "800": 12, "900": 16, "900a": 12},
    "gemm4_wgmma": {"700": 0, "800": 0, "900": 0, "900a": 39},
    "gemm4_wgmma_dgrad": {"700": 0, "800": 0, "900": 0, "900a": 20},
    "int8": {"700": 19, "800": 19, "900": 19, "900a": 19},
    "int8_fused": {"700": 0, "800": 9, "900": 9, "900a": 9},
    "int8_grouped": {"700": 13, "800": 19, "900": 19, "900a": 19},
    "int8_grouped_wgmma": {"700": 0, "800": 0, "900": 0, "900a": 6},
    "int8_tensor": {"700": 0, "800": 16, "900": 22, "900a": 22},
    "int8_wgmma": {"700": 0, "800": 0, "900": 0, "900a": 14},
    "moe": {"700": 5, "800": 5, "900": 5, "900a": 5},
    "moe_4bit": {"700": 0, "800": 0, "900": 12, "900a": 12},
    "moe_8bit": {"700": 0, "800": 0, "900": 4, "900a": 4},
    "optim": {"700": 32, "800": 32, "900": 32, "900a": 32},
}


@functools.cache
def preprocessed(file: Path, *options: str) -> str:
    """Return the file's text after the preprocessor."""
    compiler = shutil.which("c++") or shutil.which("g++") or pytest.skip("missing: c++")
    command = [compiler, "-E", "-P", "-x", "c++", "-I.", *options, str(file)]
    done = subprocess.run(command, cwd=ROOT / "csrc", capture_output=True, text=True, check=True)
    return done.stdout


def kernels(family: str, arch: str, *defines: str) -> set[str]:
    """Return the names of the kernels that the family has for `arch`."""
    number = arch.rstrip("a")
    words = [f"__CUDA_ARCH__={number}", *defines]
    if arch.endswith("a"):
        words.append(f"__CUDA_ARCH_FEAT_SM{number[:2]}_ALL")
    text = preprocessed(SOURCES[family], *(f"-D{word}" for word in words))
    found = re.findall(r'extern\s+"C"\s+__global__\s+void\s.*?\b(\w+)\s*\(\s*const', text)
    assert len(found) == len(set(found))
    return set(found)


def everywhere(family: str, *defines: str) -> set[str]:
    """Return the names of the kernels that the family has for any architecture."""
    return {name for arch in BUDGET[family] for name in kernels(family, arch, *defines)}


def requested() -> set[tuple[str, str]]:
    """Return the family and the name of each kernel that the launchers request."""
    found = set()
    for file in sorted((ROOT / "csrc").glob("*/launch*.cc")):
        text = preprocessed(file, "-Iinclude", "-Istubs/include").replace('" "', "")
        for word, family in {**{f'"{name}"': name for name in SOURCES}, **variables()}.items():
            found |= {(family, name) for name in re.findall(rf'{word}, "(\w+)"', text)}
    return {(family, name) for family, name in found if name not in SOURCES}


def variables() -> dict[str, str]:
    """Return the parameters in gemm4/kernels.h that name a family."""
    names = ("family", "gemv_family", "wgmma_family", "dgrad_family")
    return {f"(?<!_){name}": of for name, of in zip(names, PRODUCT, strict=True)}


@pytest.mark.slow
def test_every_kernel_is_one_that_a_launcher_requests_from_its_family() -> None:
    assert set(BUDGET) == set(SOURCES)
    made = {(family, name) for family in SOURCES for name in everywhere(family)}
    asked = requested()
    assert made - asked == set()
    # gemm4_values is only in images with a user's functions. float32 has no kernel of 256 columns,
    # and none that lists outlier columns. Only sm_120a and sm_120f have the kernels mma_mxfp4, and
    # only sm_100a and sm_100f have tcgen05_mxfp4.
    absent = {("gemm4", "gemm4_values"), ("int8_wgmma", "int8_outliers_wgmma_f32_256")}
    absent |= {("int8_tensor", f"int8_{what}_listed_f32") for what in ("outliers", "quantize")}
    fp4 = {"gemm4_mma_mxfp4_32", "gemm4_mma_mxfp4_64", "gemm4_tcgen05_mxfp4_128"}
    absent |= {("gemm4_gemv", name) for name in fp4}
    assert asked - made == absent
    for arch, names in (("1000", {max(fp4)}), ("1200", fp4 - {max(fp4)})):
        family = kernels("gemm4_gemv", arch, f"__CUDA_ARCH_FAMILY_SPECIFIC__={arch}")
        assert fp4 & family == names
        assert not fp4 & kernels("gemm4_gemv", arch)


def test_what_a_users_image_leaves_out() -> None:
    made = {name for family in PRODUCT for name in everywhere(family)}
    decodes, finishes = (
        {name for family in PRODUCT for name in everywhere(family, f"NYBBLE_USER_{what}")}
        for what in ("DECODE", "EPILOGUE")
    )
    # These images are compiled at run time. wgmma kernels get dequantized nested scales and scales
    # of MXFP4, there is no cluster split-K with tiles of 256, and an epilogue has no gradient.
    # mma tiles of 16 columns have slower replacements, as have mma and the skinny GEMM for MXFP4.
    without = {name for name in made if re.search("nested|microscaled|_splitk$", name)}
    without = {name for name in without if "wgmma" in name}
    without |= {name for name in made if re.search("(skinny|mma)_micro|mma_b?f16_16", name)}
    assert made - decodes == without
    assert made - finishes == without | kernels("gemm4_wgmma_dgrad", "900a")


@pytest.mark.parametrize("family", BUDGET)
def test_images_have_no_more_kernels_than_their_budget(family: str) -> None:
    assert {arch: len(kernels(family, arch)) for arch in BUDGET[family]} == BUDGET[family]


def test_families_with_kernels_for_sm_90a_only_are_separate() -> None:
    """sm_90a shares the PTX of sm_90 if no source of the family tests for features of sm_90a."""
    names = [f for f in BUDGET if kernels(f, "900a") != kernels(f, "900")]
    assert names == [
        "gemm4_grouped_tma", "gemm4_grouped_wgmma", "gemm4_gemv", "gemm4_wgmma",
        "gemm4_wgmma_dgrad", "int8_grouped_wgmma", "int8_wgmma",
    ]  # fmt: skip
    for family in set(BUDGET) - set(names):
        assert "SM90_ALL" not in closure(SOURCES[family]), family


def closure(file: Path) -> str:
    """Return the text of the file and of all files that it includes."""
    seen: dict[Path, str] = {}
    todo = [file]
    while todo:
        path = todo.pop()
        if path in seen:
            continue
        seen[path] = path.read_text(encoding="utf-8")
        todo += [ROOT / "csrc" / name for name in re.findall(r'#include "(.+)"', seen[path])]
    return "".join(seen.values())


def test_waits_for_the_previous_kernel_are_not_predicated() -> None:
    """A wait whose predicate is false waits too, so a condition must remain a branch. `pdl_wait_if`
    is one; ptxas of CUDA 12.1 to 12.3 replaces the branch of a plain `if`."""
    sources = [*(ROOT / "csrc").rglob("*.cuh"), *SOURCES.values()]
    text = {path.name: path.read_text("utf-8") for path in sources}
    assert sum(each.count("pdl_wait_if(") for each in text.values()) > 10
    plain = re.compile(r"\bif \(.*\)\s+pdl_wait\(\);")
    assert [name for name, each in text.items() if plain.search(each)] == []
