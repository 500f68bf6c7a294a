"""The CUDA packages of each toolkit: names, versions and constraints match conda-forge's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rattler import MatchSpec, Version, VersionSpec

from nybble.compat import gcc_max
from nybforge.toolchain.cuda import cuda_packages
from nybforge.toolchain.model import Files, Link, PackagePlan
from nybforge.toolchain.sources import Sources
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]


# the toolkits of the targets, because reading the pins takes 0.3 s in each process of pytest
TOOLKITS = sorted({target.cuda for target in load_targets(ROOT) if target.cuda})


def packages(sources: Sources, toolkit: str) -> dict[str, PackagePlan]:
    """Return the toolkit's packages by name."""
    return {p.name: p for p in cuda_packages(sources, toolkit, "linux-64", complete=True)}


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_no_mark_of_a_template_is_left(toolkit: str, sources: Sources) -> None:
    for plan in packages(sources, toolkit).values():
        words = [plan.name, plan.version, *plan.depends, *plan.constrains]
        words += [spec for specs in plan.run_exports.values() for spec in specs]
        for part in plan.content:
            if isinstance(part, Files):
                words += [part.pattern, part.to, part.strip, part.link or ""]
            elif isinstance(part, Link):
                words += [part.path, part.target]
            else:
                words.append(part.path)
        assert [word for word in words if re.search(r"[{}]", word)] == []


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_a_real_nvcc_is_offered_only_where_a_wheel_has_it(toolkit: str, sources: Sources) -> None:
    has = "cuda-nvcc_linux-64" in packages(sources, toolkit)
    assert has == (toolkit >= "13")
    limit = f"gcc_impl_linux-64 >=6,<{gcc_max(toolkit) + 1}.0a0"
    # NVIDIA's label of CUDA 11 has ptxas in cuda-nvcc.
    ptxas = "cuda-nvcc" if toolkit == "11.8" else "cuda-nvcc-tools"
    assert packages(sources, toolkit)[ptxas].constrains == (limit,)


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_the_packages_of_a_toolkit_fit_together(toolkit: str, sources: Sources) -> None:
    """The parts of a toolkit have different versions: in 13.3, nvcc is 13.3.73, cudart 13.3.29."""
    plans = packages(sources, toolkit)
    wrong = []
    for plan in plans.values():
        for text in plan.depends:
            spec = MatchSpec(text)
            name = spec.name.normalized if spec.name else ""
            there = plans.get(name)
            if there is not None and spec.version is not None:
                fits = VersionSpec(str(spec.version)).matches(Version(there.version))
                wrong += [] if fits else [f"{plan.name}: {text}, but {there.version}"]
    assert wrong == []


def test_jitlink_is_missing_from_118_alone(sources: Sources) -> None:
    without = [each for each in TOOLKITS if "libnvjitlink" not in packages(sources, each)]
    assert without == ["11.8"]


def test_versions_and_run_exports_are_conda_forges(sources: Sources) -> None:
    found = packages(sources, "12.2")
    assert found["cuda-nvrtc"].version == "12.2.140"
    assert found["cuda-version"].version == "12.2"
    assert set(found["cuda-version"].constrains) == {"cudatoolkit 12.2.*", "__cuda >=12"}
    assert found["cuda-nvrtc-dev"].run_exports == {"weak": ("cuda-nvrtc >=12.2.140,<13.0a0",)}
    assert found["cuda-cudart-dev"].run_exports == {"weak": ("cuda-cudart >=12.2.140,<13.0a0",)}
    assert "cuda-version >=12.2,<12.3.0a0" in found["cuda-nvrtc"].depends


def test_packages_that_no_build_needs_are_not_made(sources: Sources) -> None:
    needed = {p.name for p in cuda_packages(sources, "12.2", "linux-64", complete=False)}
    assert "libnvjitlink" not in needed
    assert {"cuda-nvrtc", "cuda-cudart-dev", "cuda-crt-dev_linux-64"} <= needed


def test_asking_for_more_changes_no_package(sources: Sources) -> None:
    few = {p.name: p.key for p in cuda_packages(sources, "13.0", "linux-64", complete=False)}
    many = {p.name: p.key for p in cuda_packages(sources, "13.0", "linux-64", complete=True)}
    assert few.items() <= many.items()
