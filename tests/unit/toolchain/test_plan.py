"""The plan: data of every toolkit holds together, names and constraints are conda-forge's."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from nybble.compat import gcc_max
from nybforge.errors import HostLacksTool, InputError, Problems
from nybforge.platforms import platform_of
from nybforge.toolchain.cuda import cuda_packages
from nybforge.toolchain.model import Compiler, Files, Host, Link, PackagePlan, Text, Wanted
from nybforge.toolchain.plan import plan_from, plan_toolchain, taken, wheels_for
from nybforge.toolchain.sources import Sources, read_sources
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]
TOOLKITS = tuple(read_sources(ROOT).toolkits)
VIRTUAL = {"__glibc", "__cuda", "__linux"}


@pytest.fixture(scope="module")
def sources() -> Sources:
    """The checkout's own data."""
    return read_sources(ROOT)


def packages(sources: Sources, toolkit: str) -> dict[str, PackagePlan]:
    """Return the toolkit's packages by name."""
    return {p.name: p for p in cuda_packages(sources, toolkit, "linux-64", complete=True)}


def test_every_target_has_its_toolkit_pinned(root: Path, sources: Sources) -> None:
    wanted = {variant.cuda for variant in load_targets(root)} - {None}
    assert wanted == set(sources.toolkits)


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


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_a_real_nvcc_is_offered_only_where_a_wheel_has_it(toolkit: str, sources: Sources) -> None:
    has = "cuda-nvcc_linux-64" in packages(sources, toolkit)
    assert has == (toolkit == "13.0")
    limit = f"gcc_impl_linux-64 >=6,<{gcc_max(toolkit) + 1}.0a0"
    # NVIDIA's label of CUDA 11 has ptxas in cuda-nvcc.
    ptxas = "cuda-nvcc" if toolkit == "11.8" else "cuda-nvcc-tools"
    assert packages(sources, toolkit)[ptxas].constrains == (limit,)


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


def test_what_no_build_needs_is_left_out_of_a_build(sources: Sources) -> None:
    needed = {p.name for p in cuda_packages(sources, "12.2", "linux-64", complete=False)}
    assert "libnvjitlink" not in needed
    assert {"cuda-nvrtc", "cuda-cudart-dev", "cuda-crt-dev_linux-64"} <= needed


def test_asking_for_more_changes_no_package(sources: Sources) -> None:
    few = {p.name: p.key for p in cuda_packages(sources, "13.0", "linux-64", complete=False)}
    many = {p.name: p.key for p in cuda_packages(sources, "13.0", "linux-64", complete=True)}
    assert few.items() <= many.items()


def test_compilers_are_offered_all_and_one_is_picked(root: Path, host: Callable[..., Host]) -> None:
    wanted = [Wanted(target="cuda122", toolkit="12.2", device_compiler="nvcc")]
    plan = plan_toolchain(root, host("13.2.0", "12.3.0", "11.4.0"), wanted)
    offered = {p.version for p in plan.packages if p.name == "gcc_linux-64"}
    assert offered == {"13.2.0", "12.3.0", "11.4.0"}
    assert plan.overrides["cuda122"] == {
        "c_compiler_version": "12.3.0",
        "cxx_compiler_version": "12.3.0",
        "c_stdlib_version": "2.36",
        "python_min": "3",
    }
    assert "12.3.0" in plan.reasons["cuda122"]
    gxx = next(p for p in plan.packages if p.name == "gxx_linux-64" and p.version == "12.3.0")
    assert gxx.run_exports == {"strong": ("libstdcxx >=12", "libgcc >=12")}


def test_a_cross_gcc_is_offered_under_its_platforms_name(
    root: Path, host: Callable[..., Host], compiler: Callable[..., Compiler]
) -> None:
    native = host("12.2.0")
    both = (*native.compilers, compiler("12.3.0", platform="linux-aarch64"))
    plan = plan_toolchain(root, replace(native, compilers=both), [Wanted(target="cpu")])
    cross = next(p for p in plan.packages if p.name == "gxx_linux-aarch64")
    assert cross.subdir == "linux-64"
    gcc = next(p for p in plan.packages if p.name == "gcc_linux-aarch64")
    script = next(p for p in gcc.content if isinstance(p, Text) and "/activate.d/" in p.path)
    assert "-DCMAKE_SYSTEM_PROCESSOR=aarch64" in script.text
    assert "sysroot_linux-aarch64" in {p.name for p in plan.packages}
    runtimes = {(p.name, p.version) for p in plan.packages if p.subdir == "linux-aarch64"}
    assert runtimes == {(name, "12.3.0") for name in ("libgcc", "libgomp", "libstdcxx")}


def test_a_changed_compiler_changes_the_plans_key_and_keeps_the_rest(
    root: Path, host: Callable[..., Host]
) -> None:
    old = plan_toolchain(root, host("12.2.0"), [Wanted(target="cpu")])
    new = plan_toolchain(root, host("12.3.0"), [Wanted(target="cpu")])
    assert old.key != new.key
    cmake = [{p.name: p.file for p in plan.packages}["cmake"] for plan in (old, new)]
    assert cmake[0] == cmake[1]
    gone = {p.file for p in old.packages if p.name == "gcc_linux-64"}
    assert not gone & new.valid


def test_all_that_is_wrong_is_said_at_once(root: Path, host: Callable[..., Host]) -> None:
    wanted = [
        Wanted(target="cuda99", toolkit="9.9"),
        Wanted(target="cuda122", toolkit="12.2", device_compiler="nvcc"),
    ]
    with pytest.raises(Problems) as caught:
        plan_toolchain(root, host("14.2.0"), wanted)
    assert [type(each) for each in caught.value.errors] == [InputError, HostLacksTool]


def test_what_all_targets_lack_is_said_once(root: Path, host: Callable[..., Host]) -> None:
    wanted = [
        Wanted(target="cpu"),
        Wanted(target="cuda122", toolkit="12.2", device_compiler="nvrtc"),
    ]
    with pytest.raises(HostLacksTool, match="GCC 9 or newer"):
        plan_toolchain(root, host(), wanted)


def test_a_toolkit_without_wheels_for_the_platform_is_an_error(sources: Sources) -> None:
    with pytest.raises(InputError, match=r"no wheels of CUDA 12\.2 for linux-aarch64"):
        list(cuda_packages(sources, "12.2", "linux-aarch64", complete=False))


def test_every_target_that_this_platform_lacks_is_told(
    root: Path, host: Callable[..., Host]
) -> None:
    wanted = [
        Wanted(target=t, toolkit=t, device_compiler="nvrtc") for t in ("12.1", "12.2", "12.4")
    ]
    with pytest.raises(Problems) as caught:
        plan_toolchain(root, host("12.2.0", platform="linux-aarch64"), wanted)
    assert [each.what for each in caught.value.errors] == [
        "no wheels of CUDA 12.1 for linux-aarch64",
        "no wheels of CUDA 12.2 for linux-aarch64",
    ]


@pytest.mark.parametrize("toolkit", ["11.8", "12.4", "12.6", "12.8", "12.9", "13.0"])
def test_aarch64_wheels_are_pinned_where_they_exist(toolkit: str, sources: Sources) -> None:
    wheels = wheels_for(sources, "linux-aarch64", "3.12", [toolkit])
    platforms = {tag.platform for wheel in wheels for tag in wheel.tags} - {"any"}
    assert platforms
    assert all("aarch64" in tag for tag in platforms)


@pytest.mark.parametrize("python", ["3.10", "3.11", "3.12", "3.13", "3.14"])
def test_each_python_gets_its_numpy(python: str, sources: Sources) -> None:
    wheels = wheels_for(sources, "linux-64", python, [])
    numpy = [wheel for wheel in wheels if wheel.name == "numpy"]
    assert {tag.interpreter for wheel in numpy for tag in wheel.tags} == {
        f"cp{python.replace('.', '')}"
    }


def test_a_python_without_numpy_is_an_error(root: Path, host: Callable[..., Host]) -> None:
    machine = host("12.2.0")
    odd = replace(machine, python=replace(machine.python, version="3.99.0"))
    with pytest.raises(InputError, match=r"no pinned numpy wheel for Python 3\.99"):
        plan_from(read_sources(root), odd, [Wanted(target="cpu")])


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("embedded", "sha256:", "sha265:", "unknown key 'sha265'"),
        ("embedded", 'sha256: "', 'sha256: "zz', "64 hexadecimal digits"),
        ("embedded", "tools:", "tool:", "unknown key 'tool'"),
        ("embedded", "sha256:", 'size: "x"\n        sha256:', "a size is a number of bytes"),
        ("embedded", "    nvrtc:", "    nvrct:", "the key 'nvrtc' is missing"),
        ("packages", "from: ", "form: ", "the key 'from' is missing"),
        ("packages", "component: ", "optional: ", "files of no component"),
        ("packages", 'activate: "nvcc"', 'activate: "ncvv"', "no group 'ncvv'"),
        ("activation", "nvcc:", "ncvv:", "unknown key 'ncvv'"),
        ("activation", "nvcc:", "gcc2: {}\nnvcc:", "unknown key 'gcc2'"),
    ],
)
def test_a_mistake_in_the_pins_is_told_with_its_line(
    checkout: Path, name: str, old: str, new: str, message: str
) -> None:
    path = checkout / f"recipe/toolchains/{name}.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises((InputError, Problems)) as caught:
        read_sources(checkout)
    lines = "\n".join(caught.value.lines())
    assert message in lines
    assert re.search(rf"{name}\.yaml:\d+", lines)


def test_platform_names() -> None:
    assert [platform_of(word) is not None for word in ("x86_64", "linux-aarch64", "win")] == [
        True,
        True,
        False,
    ]


def test_a_build_takes_nothing_of_other_compilers(
    sources: Sources, host: Callable[..., Host], compiler: Callable[..., Compiler]
) -> None:
    """An installed cross compiler, or an older GCC, is no reason to build anything again."""
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
