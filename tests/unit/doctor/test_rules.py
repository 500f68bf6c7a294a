"""Every rule about machines: a machine that has the problem, and one that almost has it."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import pytest
from tests.unit.doctor.test_machines import ids, machine

from nybforge.doctor.facts import (
    Compiler,
    Driver,
    Facts,
    Gpu,
    Jetson,
    KernelPackage,
    Library,
    ProbeRun,
    System,
    Toolkit,
    Torch,
)
from nybforge.doctor.finding import judge
from nybforge.doctor.machine import RULES
from nybforge.doctor.machine.compilers import install_gxx
from nybforge.doctor.machine.driver import install_driver

# rule, a machine with the problem, the change that removes the problem
RECORDED: list[tuple[str, str, Mapping[str, object]]] = [
    ("unsupported_gcc", "workstation_cuda122_gcc13", {"toolkits": ()}),
    ("driver_too_old", "a100_old_driver", {"torch": Torch(version="2.3.1+cu118", cuda="11.8")}),
    ("no_kernel_image", "orin_jetpack5", {"kernel_sets": ()}),
    ("named_symbol_not_found", "orin_jetpack6_sbsa_wheels", {"jetson": None}),
    ("unsupported_gpu_arch", "dgx_spark", {"gpus": (Gpu(name="GB200", cc="10.0"),)}),
    ("container_without_driver", "container_without_driver", {"nvidia_pci": None, "variables": {}}),
    ("conda_channel_unreachable", "login_node_air_gapped", {"channels": ()}),
    ("undefined_symbol", "hpc_module_toolkit", {"libraries": ()}),
    ("musl_libc", "alpine_musl", {"system": System(libc="glibc", libc_version="2.36")}),
    ("probe_cut_off", "hanging_nvidia_smi", {"probes": ()}),
    ("bnb_missing_binary", "bnb_forced_wrong", {"variables": {"BNB_CUDA_VERSION": "121"}}),
    ("oom_killed", "small_vm", {"system": System(memory_gib=8.0)}),
    ("no_gpu", "laptop_without_gpu", {"nvidia_pci": True}),
]


NVCC = Toolkit(version="12.2.140", nvcc="/usr/local/cuda-12.2/bin/nvcc", found_via="PATH")
WRAPPED = dataclasses.replace(NVCC, nvcc="/usr/local/bin/nvcc", top="/usr/local/cuda-12.2")
LINKED = dataclasses.replace(NVCC, others=("/usr/local/cuda/bin/nvcc",))
HIDDEN = dataclasses.replace(NVCC, found_via="/usr/local/cuda-12.2")
GCC13 = Compiler(kind="gcc", version="13.3.0", path="/usr/bin/g++", default=True)
GCC12 = dataclasses.replace(GCC13, version="12.3.0")
FORCED = {"NVCC_PREPEND_FLAGS": "-allow-unsupported-compiler"}
LIBCUDA = "/usr/lib/libcuda.so.1"
GPU = Gpu(name="NVIDIA A100", cc="8.0")
SET = KernelPackage(target="cuda122", path="/env/share", manifest="{")


def libraries(soname: str, path: str) -> tuple[Library, ...]:
    return (Library(soname=soname, path=path, found_via="LD_LIBRARY_PATH"),)


def glibc(version: str, glibcxx: str | None = None) -> System:
    return System(libc="glibc", libc_version=version, glibcxx=glibcxx)


def driver(cuda: str = "12.2", code: int = 0, smi: str | None = None) -> Driver:
    return Driver(library=LIBCUDA, cuda=cuda, init_code=code, smi_problem=smi)


VISIBLE = "NVIDIA_VISIBLE_DEVICES"

# rule, facts with the problem, facts that almost have it
WRITTEN: list[tuple[str, Facts, Facts]] = [
    ("low_disk", Facts(system=System(disk_free_gib=4.9)), Facts(system=System(disk_free_gib=5.0))),
    (
        "doctor_failed",
        Facts(probes=(ProbeRun(name="torch", problem="OSError: no"),)),
        Facts(probes=(ProbeRun(name="torch", problem="cut off after 3.5 s", cut_off=True),)),
    ),
    (
        "probe_cut_off",
        Facts(probes=(ProbeRun(name="compilers", silent=("/usr/bin/g++-12 -dumpversion",)),)),
        Facts(probes=(ProbeRun(name="compilers"),)),
    ),
    (
        "no_driver",
        Facts(nvidia_pci=True),
        Facts(nvidia_pci=True, system=System(container="docker")),
    ),
    (
        "no_driver",
        Facts(nvidia_pci=True),
        Facts(nvidia_pci=True, system=System(wsl=True)),  # in WSL, Windows provides the driver
    ),
    ("no_driver", Facts(jetson=Jetson(l4t="R36.4.0")), Facts()),
    ("no_gpu", Facts(), Facts(jetson=Jetson(l4t=""))),
    (
        "container_without_driver",
        Facts(system=System(container="docker"), jetson=Jetson(l4t="")),
        Facts(system=System(container="docker")),
    ),
    *(
        (
            "container_without_driver",
            Facts(system=System(container="docker"), variables={VISIBLE: "all"}),
            Facts(system=System(container="docker"), variables={VISIBLE: nothing}),
        )
        for nothing in ("void", "none", "")
    ),
    ("driver_mismatch", Facts(driver=driver(code=803)), Facts(driver=driver(code=100))),
    (
        "driver_mismatch",
        Facts(driver=driver(smi="Failed to initialize NVML: Driver/library version mismatch")),
        Facts(driver=driver(smi="No devices were found")),
    ),
    (
        "stub_driver",
        Facts(libraries=libraries("libcuda.so.1", "/usr/local/cuda/lib64/stubs/libcuda.so.1")),
        Facts(libraries=libraries("libcudart.so.12", "/usr/local/cuda/lib64/stubs/libcudart.so")),
    ),
    (
        "ptx_jit",
        Facts(driver=driver("12.2"), torch=Torch(version="2.5.1+cu124", cuda="12.4")),
        Facts(driver=driver("12.4"), torch=Torch(version="2.5.1+cu124", cuda="12.4")),
    ),
    ("driver_init_failed", Facts(driver=driver(code=999)), Facts(driver=driver(code=100))),
    ("no_gpu_visible", Facts(driver=driver(code=100)), Facts(driver=driver(code=0), gpus=(GPU,))),
    (
        "broken_kernel_set",
        Facts(kernel_sets=(SET,)),
        Facts(kernel_sets=machine("orin_jetpack5").kernel_sets),
    ),
    ("jetpack_too_old", Facts(jetson=Jetson(l4t="R32.7.1")), Facts(jetson=Jetson(l4t="R35.4.1"))),
    (
        "driver_below_every_target",
        Facts(driver=driver("10.2")),
        Facts(driver=driver("11.0")),
    ),
    (
        "no_compiler",
        Facts(compilers=(dataclasses.replace(GCC12, target="aarch64-linux-gnu"),)),
        Facts(compilers=(dataclasses.replace(GCC12, target="x86_64-linux-gnu"),)),
    ),
    (
        "nvcc_version_mismatch",
        Facts(toolkits=(NVCC,), torch=Torch(version="2.1+cu118", cuda="11.8")),
        Facts(toolkits=(NVCC,), torch=Torch(version="2.3+cu121", cuda="12.1")),
    ),
    ("cuda_home_unset", Facts(toolkits=(HIDDEN,)), Facts(toolkits=(NVCC,))),
    (
        "cuda_home_wrong",
        Facts(toolkits=(NVCC,), variables={"CUDA_HOME": "/usr/local/cuda-12"}),
        Facts(toolkits=(NVCC,), variables={"CUDA_HOME": "/usr/local/cuda-12.2"}),
    ),
    (
        "cuda_home_wrong",
        Facts(toolkits=(WRAPPED, NVCC), variables={"CUDA_HOME": "/usr/local"}),
        Facts(toolkits=(WRAPPED, NVCC), variables={"CUDA_HOME": "/usr/local/cuda-12.2/"}),
    ),
    (
        "cuda_home_wrong",
        Facts(toolkits=(NVCC,), variables={"CUDA_HOME": "/usr/local/cuda"}),
        Facts(toolkits=(LINKED,), variables={"CUDA_HOME": "/usr/local/cuda"}),
    ),
    (
        "nvcc_lost",
        Facts(toolkits=(dataclasses.replace(WRAPPED, lost=True),)),
        Facts(toolkits=(WRAPPED,)),
    ),
    (
        "float32_headers",
        Facts(toolkits=(NVCC,), compilers=(GCC13,), variables=FORCED),
        Facts(toolkits=(NVCC,), compilers=(GCC12,), variables=FORCED),
    ),
    ("glibc_too_old", Facts(system=glibc("2.12")), Facts(system=glibc("2.28"))),
    (
        "libstdcxx_too_old",
        Facts(system=glibc("2.35", "3.4.25"), libraries=libraries("libstdc++.so.6", "/old/l.so")),
        Facts(system=glibc("2.35", "3.4.30"), libraries=libraries("libstdc++.so.6", "/old/l.so")),
    ),
    (
        "wsl_driver",
        Facts(system=System(wsl=True), libraries=libraries("libcuda.so.1", LIBCUDA)),
        Facts(
            system=System(wsl=True), libraries=libraries("libcuda.so.1", "/usr/lib/wsl/lib/libcuda")
        ),
    ),
    (
        "forced_set_missing",
        Facts(kernel_sets=(SET,), variables={"NYBBLE_CUDA_VERSION": "124"}),
        Facts(kernel_sets=(SET,), variables={"NYBBLE_CUDA_VERSION": "122"}),
    ),
    (
        "gpu_paths_disabled",
        Facts(variables={"NYBBLE_DISABLE": "1"}),
        Facts(variables={"NYBBLE_DISABLE": "0"}),
    ),
]


@pytest.mark.parametrize(("rule", "name", "change"), RECORDED)
def test_recorded_near_miss_is_no_finding(
    rule: str, name: str, change: Mapping[str, object]
) -> None:
    facts = machine(name)
    assert rule in ids(facts)
    assert rule not in ids(dataclasses.replace(facts, **change))  # type: ignore[arg-type]


@pytest.mark.parametrize(("rule", "shows", "nearly"), WRITTEN, ids=[row[0] for row in WRITTEN])
def test_written_near_miss_is_no_finding(rule: str, shows: Facts, nearly: Facts) -> None:
    assert rule in ids(shows)
    assert rule not in ids(nearly)


def test_every_rule_has_a_positive_and_a_near_miss() -> None:
    covered = {row[0] for row in RECORDED} | {row[0] for row in WRITTEN}
    assert covered == {rule.id for rule in RULES}


def test_a_failed_probe_is_not_reported_as_timed_out() -> None:
    for cut_off, what in ((True, "timed out"), (False, "failed")):
        run = ProbeRun(name="torch", problem="no", cut_off=cut_off)
        (found,) = (f for f in judge(Facts(probes=(run,)), RULES) if "probe torch" in f.what)
        assert f"probe torch {what}, so" in found.what


def test_the_limit_is_that_of_the_host_compiler() -> None:
    clang = Compiler(kind="clang", version="19.1.0", path="/usr/bin/clang++", default=True)
    for compiler, limit in ((clang, "clang up to 16"), (GCC13, "GCC up to 12")):
        facts = Facts(toolkits=(NVCC,), compilers=(compiler,))
        (found,) = (found for found in judge(facts, RULES) if found.id == "unsupported_gcc")
        assert f"supports {limit}, but the host compiler is {compiler.kind}" in found.what


@pytest.mark.parametrize("toolkit", [WRAPPED, NVCC])
def test_the_proposed_toolkit_matches_nvcc(toolkit: Toolkit) -> None:
    facts = Facts(toolkits=(toolkit,), variables={"CUDA_HOME": "/nowhere"})
    (fix,) = next(found.fix for found in judge(facts, RULES) if found.id == "cuda_home_wrong")
    home = "/usr/local/cuda-12.2"
    assert fix == f'export CUDA_HOME={home} CUDACXX={home}/bin/nvcc PATH={home}/bin:"$PATH"'


@pytest.mark.parametrize(
    ("distro", "gxx", "driver"),
    [
        ("Ubuntu 24.04.1 LTS", "sudo apt-get install g++", "sudo ubuntu-drivers install"),
        ("Debian GNU/Linux 12", "sudo apt-get install g++", "sudo apt-get install nvidia-driver"),
        ("Rocky Linux 9.4", "sudo dnf install gcc-c++", "sudo dnf install nvidia-driver nvidia-"),
        ("Alpine Linux v3.20", "apk add g++", "install NVIDIA's driver package"),
        ("Arch Linux", "sudo pacman -S gcc", "install NVIDIA's driver package"),
        ("openSUSE Leap 15.6", "sudo zypper install gcc-c++", "install NVIDIA's driver package"),
        ("NixOS 25.05", "conda install -c conda-forge gxx", "install NVIDIA's driver package"),
    ],
)
def test_each_distribution_gets_its_own_commands(distro: str, gxx: str, driver: str) -> None:
    facts = Facts(system=System(distro=distro))
    assert install_gxx(facts) == gxx
    assert install_driver(facts)[0].startswith(driver)
