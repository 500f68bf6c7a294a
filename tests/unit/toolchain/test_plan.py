"""The plan: the data of every toolkit is consistent, and names and constraints match
conda-forge's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from nybforge.errors import HostLacksTool, InputError, Problems
from nybforge.toolchain.cuda import cuda_packages
from nybforge.toolchain.model import Compiler, Host, Wanted
from nybforge.toolchain.plan import plan_from, plan_toolchain, taken
from nybforge.toolchain.sources import Sources
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]
TOOLKITS = sorted({target.cuda for target in load_targets(ROOT) if target.cuda})
VIRTUAL = {"__glibc", "__cuda", "__linux"}


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_every_dependency_is_in_the_channel(
    toolkit: str, root: Path, host: Callable[..., Host]
) -> None:
    wanted = Wanted(target="t", toolkit=toolkit, device_compiler="nvrtc")
    for complete in (False, True):
        plan = plan_toolchain(root, host("11.4.0"), [wanted], complete=complete)
        names = {package.name for package in plan.packages}
        for package in plan.packages:
            needed = {spec.split(" ")[0] for spec in package.depends} - VIRTUAL
            assert needed <= names, (package.name, complete)


def test_a_changed_compiler_changes_the_plans_key_and_keeps_the_rest(
    root: Path, host: Callable[..., Host]
) -> None:
    old = plan_toolchain(root, host("12.2.0"), [Wanted(target="cpu")])
    new = plan_toolchain(root, host("12.3.0"), [Wanted(target="cpu")])
    assert old.key != new.key
    cmake = [{p.name: p.file for p in plan.packages}["cmake"] for plan in (old, new)]
    assert cmake[0] == cmake[1]
    gone = {p.file for p in old.packages if p.name == "gcc_linux-64"}
    assert not gone & new.valid()


def test_all_errors_are_reported_at_once(root: Path, host: Callable[..., Host]) -> None:
    wanted = [
        Wanted(target="cuda99", toolkit="9.9"),
        Wanted(target="cuda122", toolkit="12.2", device_compiler="nvcc"),
    ]
    with pytest.raises(Problems) as caught:
        plan_toolchain(root, host("14.2.0"), wanted)
    assert [type(each) for each in caught.value.errors] == [InputError, HostLacksTool]


def test_what_all_targets_miss_is_reported_once(root: Path, host: Callable[..., Host]) -> None:
    wanted = [
        Wanted(target="cpu"),
        Wanted(target="cuda122", toolkit="12.2", device_compiler="nvrtc"),
    ]
    with pytest.raises(HostLacksTool, match="GCC 11 or newer"):
        plan_toolchain(root, host(), wanted)


def test_a_toolkit_without_wheels_for_the_platform_is_an_error(sources: Sources) -> None:
    with pytest.raises(InputError, match=r"CUDA 12\.2 has no pinned wheels for linux-aarch64"):
        list(cuda_packages(sources, "12.2", "linux-aarch64", complete=False))


def test_every_target_without_wheels_for_this_platform_is_reported(
    root: Path, host: Callable[..., Host]
) -> None:
    wanted = [
        Wanted(target=t, toolkit=t, device_compiler="nvrtc") for t in ("12.1", "12.2", "12.4")
    ]
    with pytest.raises(Problems) as caught:
        plan_toolchain(root, host("12.2.0", platform="linux-aarch64"), wanted)
    assert [each.what for each in caught.value.errors] == [
        "CUDA 12.1 has no pinned wheels for linux-aarch64",
        "CUDA 12.2 has no pinned wheels for linux-aarch64",
    ]


def test_a_build_takes_nothing_of_other_compilers(
    sources: Sources, host: Callable[..., Host], compiler: Callable[..., Compiler]
) -> None:
    """An installed cross compiler or an older GCC must not cause a rebuild."""
    wanted = Wanted(target="cpu")
    alone = host("12.2.0")
    cross = compiler("12.2.0", platform="linux-aarch64")
    crowd = replace(alone, compilers=(*alone.compilers, compiler("11.4.0"), cross))
    keys = [
        taken(plan_from(sources, each, [wanted]).packages, each, wanted, "12.2.0")
        for each in (alone, crowd)
    ]
    assert keys[0] == keys[1]
    assert "gxx_linux-64" in keys[0]
    over = Wanted(target="cpu@linux-aarch64", platform="linux-aarch64")
    arm = taken(plan_from(sources, crowd, [over]).packages, crowd, over, "12.2.0")
    assert "gxx_linux-aarch64" in arm
    assert "gxx_linux-64" not in arm
    assert arm["libgcc"] != keys[0]["libgcc"]
    assert arm["cmake"] == keys[0]["cmake"]


def test_a_target_costs_the_same_however_many_toolkits_are_pinned(
    sources: Sources, host: Callable[..., Host]
) -> None:
    """If each target read all toolkits, a plan for 1000 targets would take 431 s."""
    broken = replace(sources, toolkits={**sources.toolkits, "99.9": {}})  # reading 99.9 would fail
    wanted = Wanted(target="t", toolkit="12.2", device_compiler="nvrtc")
    plan = plan_from(broken, host("11.4.0"), [wanted])
    assert plan.packages == plan_from(sources, host("11.4.0"), [wanted]).packages
    with pytest.raises(KeyError):
        plan.valid()
