"""Probes tested on fakes: small executables, file trees that look like machines, a fake driver."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeDevice
from probed_machine import Machine

from nybforge.doctor.facts import Facts
from nybforge.doctor.probes import PROBES, gather
from nybforge.doctor.probes.compilers import probe_compilers
from nybforge.doctor.probes.driver import probe_libcuda, probe_smi
from nybforge.doctor.probes.host import Host
from nybforge.doctor.probes.libraries import newest_glibcxx, probe_libraries
from nybforge.doctor.probes.packages import (
    probe_bitsandbytes,
    probe_kernel_sets,
    probe_packages,
    probe_torch,
)
from nybforge.doctor.probes.system import probe_jetson, probe_pci, probe_system
from nybforge.doctor.probes.toolkits import probe_toolkits


@pytest.fixture
def machine(weird_tmp_path: Path) -> Machine:
    made = Machine(weird_tmp_path)
    made.env["PATH"] = f"{weird_tmp_path}/usr/bin"
    return made


def test_every_compiler_is_found_with_its_true_version(machine: Machine) -> None:
    machine.gcc("/usr/bin/g++", "13.2.0")
    machine.gcc("/usr/bin/g++-12", "12.3.0")
    machine.gcc("/usr/bin/aarch64-linux-gnu-g++", "11.4.0", "aarch64-linux-gnu")
    machine.gcc("/usr/bin/clang++-18", "18.1.3")
    machine.program("/usr/bin/g++-99", "exit 1")
    machine.program("/usr/bin/g++filt", "echo 1")
    found = {item.path.rpartition("/")[2]: item for item in probe_compilers(machine.host())}
    assert {name: item.version for name, item in found.items()} == {
        "g++": "13.2.0",
        "g++-12": "12.3.0",
        "aarch64-linux-gnu-g++": "11.4.0",
        "clang++-18": "18.1.3",
    }
    assert [name for name, item in found.items() if item.default] == ["g++"]
    assert found["clang++-18"].kind == "clang"


def test_one_compiler_under_two_names_is_listed_once(machine: Machine) -> None:
    machine.gcc("/usr/bin/g++-12", "12.3.0")
    (machine.root / "usr/bin/g++").symlink_to("g++-12")
    assert len(probe_compilers(machine.host())) == 1


def test_cxx_names_the_default_compiler(machine: Machine) -> None:
    machine.gcc("/usr/bin/g++", "13.2.0")
    machine.gcc("/opt/gcc/bin/g++", "12.3.0")
    machine.env["CXX"] = "/opt/gcc/bin/g++"
    assert probe_compilers(machine.host())[0].version == "12.3.0"


def test_every_nvcc_is_found_and_path_comes_first(machine: Machine) -> None:
    machine.nvcc("/usr/bin/nvcc", "12.0.140")
    machine.nvcc("/usr/local/cuda-12.2/bin/nvcc", "12.2.140")
    machine.nvcc("/opt/cuda/bin/nvcc", "11.8.89")
    machine.file(
        "/usr/local/cuda-13.0/version.json", json.dumps({"cuda_nvcc": {"version": "13.0.88"}})
    )
    machine.program("/usr/local/cuda-13.0/bin/nvcc", "exit 1")
    machine.env["CUDA_HOME"] = "/opt/cuda"
    found = [(item.version, item.found_via) for item in probe_toolkits(machine.host())]
    assert found == [
        ("12.0.140", "PATH"),
        ("11.8.89", "CUDA_HOME"),
        ("12.2.140", "/usr/local/cuda-12.2"),
        ("13.0.88", "/usr/local/cuda-13.0"),
    ]


def test_broken_nvcc_is_left_out(machine: Machine) -> None:
    machine.program("/usr/bin/nvcc", "echo Segmentation fault >&2; exit 139")
    assert probe_toolkits(machine.host()) == ()


@pytest.mark.parametrize(
    ("release", "l4t", "jetpack"),
    [
        ("# R35 (release), REVISION: 4.1, GCID: 1, BOARD: t186ref", "R35.4.1", "5"),
        ("# R36 (release), REVISION: 4.0, GCID: 1, BOARD: generic", "R36.4.0", "6.1"),
        ("# R36 (release), REVISION: 4.3, GCID: 1, BOARD: generic", "R36.4.3", "6.2"),
        ("# R39 (release), REVISION: 2, GCID: 1", "R39.2", "7.2"),
    ],
)
def test_jetpack_is_recognized_by_the_release_file(
    machine: Machine, release: str, l4t: str, jetpack: str
) -> None:
    machine.file("/etc/nv_tegra_release", release + "\n")
    machine.file("/proc/device-tree/model", "NVIDIA Jetson AGX Orin\0")
    found = probe_jetson(machine.host("aarch64"))
    assert found is not None
    assert (found.l4t, found.jetpack, found.model) == (l4t, jetpack, "NVIDIA Jetson AGX Orin")


def test_without_release_file_and_board_it_is_not_a_jetson(machine: Machine) -> None:
    machine.file("/proc/device-tree/compatible", "raspberrypi,5-model-b\0brcm,bcm2712\0")
    machine.file("/proc/version", "Linux version 6.6.31+rpt-rpi-2712 (gcc) #1 SMP\n")
    assert probe_jetson(machine.host()) is None


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/proc/device-tree/compatible", "nvidia,p3701-0000\0nvidia,tegra234\0"),
        ("/proc/version", "Linux version 5.15.148-tegra (gcc) #1 SMP PREEMPT\n"),
    ],
    ids=["device tree", "kernel, as in a container"],
)
def test_a_jetson_without_release_file_is_one_by_its_board(
    machine: Machine, path: str, text: str
) -> None:
    machine.file(path, text)
    found = probe_jetson(machine.host("aarch64"))
    assert found is not None
    assert (found.l4t, found.jetpack) == ("", None)


def test_musl_and_glibc_are_distinguished(machine: Machine) -> None:
    machine.program(
        "/usr/bin/ldd", 'echo "musl libc (x86_64)" >&2; echo "Version 1.2.5" >&2; exit 1'
    )
    assert (probe_system(machine.host()).libc, probe_system(machine.host()).libc_version) == (
        "musl",
        "1.2.5",
    )
    machine.program("/usr/bin/ldd", 'echo "ldd (Ubuntu GLIBC 2.35-0ubuntu3.8) 2.35"')
    assert (probe_system(machine.host()).libc, probe_system(machine.host()).libc_version) == (
        "glibc",
        "2.35",
    )


def test_wsl_container_and_room_are_read_from_files(machine: Machine) -> None:
    machine.file("/proc/version", "Linux version 5.15.153.1-microsoft-standard-WSL2 (root@x)")
    machine.file("/.dockerenv")
    machine.file("/proc/meminfo", "MemTotal:       32768000 kB\n")
    machine.file("/sys/fs/cgroup/memory.max", str(4 << 30))
    machine.file("/proc/cpuinfo", "processor\t: 0\nprocessor\t: 1\n")
    machine.file("/etc/os-release", 'PRETTY_NAME="Ubuntu 22.04.4 LTS"\n')
    system = probe_system(machine.host("aarch64"))
    assert (system.wsl, system.container, system.cores) == (True, "docker", 2)
    assert system.memory_gib == 4.0
    assert (system.subdir, system.distro) == ("linux-aarch64", "Ubuntu 22.04.4 LTS")


def test_nvidia_display_controller_on_the_bus(machine: Machine) -> None:
    assert probe_pci(machine.host()) is None
    machine.file("/sys/bus/pci/devices/0000:00:02.0/vendor", "0x8086\n")
    machine.file("/sys/bus/pci/devices/0000:00:02.0/class", "0x030000\n")
    assert probe_pci(machine.host()) is False
    machine.file("/sys/bus/pci/devices/0000:01:00.0/vendor", "0x10de\n")
    machine.file("/sys/bus/pci/devices/0000:01:00.0/class", "0x030200\n")
    assert probe_pci(machine.host()) is True


def test_nvidia_smi_says_the_release_or_its_problem(machine: Machine) -> None:
    assert probe_smi(machine.host()) == (None, None, None)
    machine.program("/usr/bin/nvidia-smi", "echo 535.183.01")
    assert probe_smi(machine.host())[1] == "535.183.01"
    machine.program(
        "/usr/bin/nvidia-smi",
        'echo "Failed to initialize NVML: Driver/library version mismatch"; exit 18',
    )
    assert "version mismatch" in str(probe_smi(machine.host())[2])


@pytest.mark.parametrize("text", ["rocm", "12", "", "x.y"])
def test_a_version_that_no_rule_can_compare_is_unknown(machine: Machine, text: str) -> None:
    machine.env["CONDA_PREFIX"] = "/opt/env"
    site = "/opt/env/lib/python3.12/site-packages"
    machine.file(f"{site}/torch/version.py", f"__version__ = '2.9'\ncuda = '{text}'\n")
    torch = probe_torch(machine.host())
    assert torch is not None
    assert torch.cuda is None
    machine.program("/usr/local/cuda/bin/nvcc", "echo release 12.2, V12.2.140")
    machine.file("/usr/local/cuda/version.json", json.dumps({"cuda_nvcc": {"version": text}}))
    (toolkit,) = probe_toolkits(machine.host())
    assert toolkit.version == "12.2.140"


def test_torch_and_bitsandbytes_are_read_without_importing_them(machine: Machine) -> None:
    site = "/opt/env/lib/python3.12/site-packages"
    machine.env["CONDA_PREFIX"] = "/opt/env"
    machine.file(
        f"{site}/torch/version.py",
        "__version__ = '2.4.0+cu124'\ndebug = False\ncuda: Optional[str] = '12.4'\n",
    )
    machine.file(f"{site}/torch/__init__.py", "raise SystemExit('imported')")
    for name in ("cuda121", "cuda124"):
        machine.file(f"{site}/bitsandbytes/libbitsandbytes_{name}.so")
    machine.file(f"{site}/bitsandbytes-0.50.2.dist-info/METADATA")
    machine.file(f"{site}/nvidia_cublas_cu12-12.4.5.8.dist-info/METADATA")
    machine.file(f"{site}/requests-2.0.dist-info/METADATA")
    machine.file("/opt/env/conda-meta/cuda-nvcc-12.4.131-h1_0.json", "{}")
    machine.file("/opt/env/conda-meta/state.json", "{}")  # not the record of a package
    host = machine.host()
    torch, bnb = probe_torch(host), probe_bitsandbytes(host)
    assert torch is not None
    assert (torch.version, torch.cuda) == ("2.4.0+cu124", "12.4")
    assert bnb is not None
    assert (bnb.version, bnb.binaries) == ("0.50.2", ("cuda121", "cuda124"))
    names = [(item.manager, item.name, item.version) for item in probe_packages(host)]
    assert names == [
        ("conda", "cuda-nvcc", "12.4.131"),
        ("pip", "bitsandbytes", "0.50.2"),
        ("pip", "nvidia-cublas-cu12", "12.4.5.8"),
    ]


def test_kernel_sets_are_found_in_the_environment(machine: Machine) -> None:
    machine.env["CONDA_PREFIX"] = "/opt/env"
    machine.file("/opt/env/share/nybble/kernels/cuda122/manifest.json", '{"schema": 1}')
    (found,) = probe_kernel_sets(machine.host())
    assert (found.target, found.manifest) == ("cuda122", '{"schema": 1}')


def test_kernel_sets_that_pip_installed_are_found_too(machine: Machine) -> None:
    machine.env["VIRTUAL_ENV"] = "/opt/env"
    site = "/opt/env/lib/python3.12/site-packages"
    machine.file(f"{site}/nybble_kernels_cuda122/manifest.json", '{"schema": 1}')
    machine.file(f"{site}/other/manifest.json", "{}")
    (found,) = probe_kernel_sets(machine.host())
    assert (found.target, found.path) == ("cuda122", f"{site}/nybble_kernels_cuda122")


def test_ld_library_path_comes_before_the_environment(machine: Machine) -> None:
    machine.env["CONDA_PREFIX"] = "/opt/env"
    machine.env["LD_LIBRARY_PATH"] = f"{machine.root}/sw/cuda/lib64"
    machine.file("/sw/cuda/lib64/libnvJitLink.so.12", "old")
    machine.file("/opt/env/lib/libnvJitLink.so.12", "new")
    (found,) = [
        item for item in probe_libraries(machine.host()) if item.soname == "libnvJitLink.so.12"
    ]
    assert (found.path, found.found_via) == (
        "/sw/cuda/lib64/libnvJitLink.so.12",
        "LD_LIBRARY_PATH",
    )
    assert "/opt/env/lib/libnvJitLink.so.12" in found.others


def test_loader_cache_comes_before_the_environment(machine: Machine) -> None:
    machine.env["CONDA_PREFIX"] = "/opt/env"
    machine.file("/opt/env/lib/libnvrtc.so.13", "new")
    cached = machine.file("/usr/local/cuda/targets/lib/libnvrtc.so.13", "cached")
    (machine.root / "usr/local/cuda/lib64").symlink_to("targets/lib")
    line = f"\tlibnvrtc.so.13 (libc6,x86-64) => {cached}"
    machine.program("/usr/bin/ldconfig", f"printf '%s\\n' 'header' '{line}'")
    (found,) = [item for item in probe_libraries(machine.host()) if item.soname == "libnvrtc.so.13"]
    assert found.found_via == "loader cache"
    assert found.others == ("/opt/env/lib/libnvrtc.so.13",)


def test_newest_glibcxx_is_read_from_the_library_that_comes_first(machine: Machine) -> None:
    machine.env["LD_LIBRARY_PATH"] = f"{machine.root}/old"
    machine.file("/old/libstdc++.so.6", b"\0GLIBCXX_3.4\0GLIBCXX_3.4.9\0GLIBCXX_3.4.21\0")
    host = machine.host()
    assert newest_glibcxx(host, probe_libraries(host)) == "3.4.21"


def test_driver_and_devices_are_asked_in_a_child(
    machine: Machine, fake_cuda: Callable[..., Any]
) -> None:
    cuda = fake_cuda(
        devices=[FakeDevice(capability="8.7", name="Orin", integrated=True)], driver=12060
    )
    machine.env = {**cuda.env, "PATH": machine.env["PATH"]}
    driver, gpus = probe_libcuda(machine.host())
    assert (driver.cuda, driver.init_code) == ("12.6", 0)
    assert driver.library is not None
    assert driver.library.endswith("libcuda.so.1")
    assert [(gpu.name, gpu.cc, gpu.integrated) for gpu in gpus] == [("Orin", "8.7", True)]
    children = {line["pid"] for line in cuda.calls("cuInit")}
    assert children
    assert os.getpid() not in children


def test_driver_without_device_says_code_100(
    machine: Machine, fake_cuda: Callable[..., Any]
) -> None:
    cuda = fake_cuda(devices=[], driver=12020)
    machine.env = {**cuda.env, "PATH": machine.env["PATH"]}
    driver, gpus = probe_libcuda(machine.host())
    assert (driver.init_code, gpus) == (100, ())


def test_driver_that_crashes_takes_only_the_child(machine: Machine, tmp_path: Path) -> None:
    (tmp_path / "libcuda.so.1").write_text("not a library")
    machine.env["LD_LIBRARY_PATH"] = str(tmp_path)
    driver, _ = probe_libcuda(machine.host())
    assert driver.cuda is None
    assert driver.problem


@pytest.mark.slow  # the test waits for seconds
def test_a_hanging_probe_is_stopped_and_reported(tmp_path: Path) -> None:
    told = threading.Event()

    def hangs(host: Host) -> None:
        told.wait()

    probes = {"jetson": PROBES["jetson"], "nvidia_smi": hangs}
    # the other probe takes milliseconds, but a busy machine may stop it for longer than the limit
    facts = gather(Machine(tmp_path).host(), limit=3, probes=probes)
    told.set()
    runs = {run.name: run for run in facts.probes}
    assert runs["nvidia_smi"].cut_off
    assert "cut off after 3 s" in str(runs["nvidia_smi"].problem)
    assert runs["jetson"].problem is None


def test_probe_that_fails_is_reported_and_the_rest_stands(machine: Machine) -> None:
    def fails(host: Host) -> None:
        raise RuntimeError("no such thing")

    facts = gather(machine.host(), probes={"torch": fails, "nvidia_pci": PROBES["nvidia_pci"]})
    (run,) = [run for run in facts.probes if run.name == "torch"]
    assert "RuntimeError: no such thing (test_probes.py:" in str(run.problem)
    assert not run.cut_off


def test_program_that_hangs_does_not_hang_its_probe(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.program("/usr/bin/nvidia-smi", "exec /bin/sleep 60")
    _, release, problem = probe_smi(machine.host(patience=1))
    assert release is None
    assert "timed out" in str(problem)


@pytest.mark.slow  # the test waits for seconds
def test_a_hanging_compiler_is_reported_and_the_others_are_listed(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.env["PATH"] = f"{tmp_path}/usr/bin"
    machine.gcc("/usr/bin/g++", "12.3.0")
    machine.program("/usr/bin/g++-13", "exec /bin/sleep 60")
    probes = {"compilers": PROBES["compilers"]}
    facts = gather(machine.host(patience=3), limit=60, probes=probes)
    assert [item.version for item in facts.compilers] == ["12.3.0"]
    (run,) = facts.probes
    assert run.silent == ("/usr/bin/g++-13 -dumpfullversion -dumpversion",)


def test_all_probes_together_on_an_empty_machine(machine: Machine) -> None:
    facts = gather(machine.host(), limit=60)
    assert isinstance(facts, Facts)
    assert {run.name for run in facts.probes} == set(PROBES)
    assert [run for run in facts.probes if run.problem] == []
