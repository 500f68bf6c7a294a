"""The toolkit of an nvcc is found. Small programs print the same output as nvcc."""

from __future__ import annotations

from pathlib import Path

import pytest
from probed_machine import Machine

from nybforge.doctor.probes.compilers import probe_compilers
from nybforge.doctor.probes.toolkits import probe_toolkits

REAL = "/opt/nvidia hpc/cuda-12.2/bin/nvcc"


@pytest.fixture
def machine(weird_tmp_path: Path) -> Machine:
    made = Machine(weird_tmp_path)
    made.env["PATH"] = f"{weird_tmp_path}/usr/bin"
    made.toolkit(REAL, "12.2.140")
    return made


def test_a_wrapper_leads_to_the_toolkit_that_it_starts(machine: Machine) -> None:
    machine.program("/usr/bin/nvcc", f'exec "{machine.root}{REAL}" "$@"')
    (found,) = probe_toolkits(machine.host())
    assert (found.version, found.found_via, found.nvcc) == ("12.2.140", "PATH", "/usr/bin/nvcc")
    assert (found.home, found.lost) == ("/opt/nvidia hpc/cuda-12.2", False)
    assert found.compiler == REAL


def test_a_wrapper_of_a_wrapper_does_too(machine: Machine) -> None:
    machine.program("/opt/module/bin/nvcc", f'exec "{machine.root}{REAL}" "$@"')
    machine.program("/usr/bin/nvcc", f'exec "{machine.root}/opt/module/bin/nvcc" "$@"')
    (found,) = probe_toolkits(machine.host())
    assert found.home == "/opt/nvidia hpc/cuda-12.2"


def test_a_dangling_link_is_followed_and_reported(machine: Machine) -> None:
    (machine.root / "usr/bin").mkdir(parents=True)
    (machine.root / "usr/bin/nvcc").symlink_to(machine.root / REAL[1:])
    (found,) = probe_toolkits(machine.host())
    assert (found.home, found.lost) == ("/opt/nvidia hpc/cuda-12.2", True)


def test_an_nvcc_of_a_distribution_is_found_with_its_headers(machine: Machine) -> None:
    machine.file("/usr/include/cuda_runtime.h")
    machine.program("/usr/bin/nvcc", f'exec "{machine.root}{REAL}" "$@"')
    (found,) = probe_toolkits(machine.host())
    assert (found.home, found.top) == ("/usr", "")


def test_an_nvcc_that_names_its_own_folder_is_not_a_wrapper(machine: Machine) -> None:
    machine.toolkit("/usr/bin/nvcc", "12.2.140")
    (machine.root / "usr/bin/nvcc.profile").rename(machine.root / "usr/bin/elsewhere.profile")
    script = (
        (machine.root / "usr/bin/nvcc").read_text().replace("nvcc.profile", "elsewhere.profile")
    )
    machine.file("/usr/bin/nvcc", script)
    (found,) = probe_toolkits(machine.host())
    assert (found.home, found.top) == ("/usr", "")


def test_a_wrapper_that_says_nothing_is_taken_as_it_stands(machine: Machine) -> None:
    machine.nvcc("/usr/bin/nvcc", "12.2.140")
    (found,) = probe_toolkits(machine.host())
    assert (found.home, found.compiler) == ("/usr", "/usr/bin/nvcc")


def test_one_nvcc_is_known_by_all_its_paths(machine: Machine) -> None:
    machine.toolkit("/usr/local/cuda-12.2/bin/nvcc", "12.2.140")
    (machine.root / "usr/local/cuda").symlink_to("cuda-12.2")
    machine.env["PATH"] = f"{machine.root}/usr/local/cuda-12.2/bin"
    machine.env["CUDA_HOME"] = "/usr/local/cuda"
    (found,) = probe_toolkits(machine.host())
    assert found.found_via == "PATH"
    assert found.is_in("/usr/local/cuda/")
    assert found.is_in("/usr/local/cuda-12.2")
    assert not found.is_in("/usr/local/cuda-12")


def test_cudacxx_may_be_a_command(machine: Machine) -> None:
    machine.toolkit("/usr/bin/nvcc-12", "12.4.131")
    machine.env["CUDACXX"] = "nvcc-12"
    (found,) = probe_toolkits(machine.host())
    assert (found.version, found.found_via) == ("12.4.131", "CUDACXX")


@pytest.mark.parametrize("said", ["ccache g++-12", "/usr/bin/g++-12 -m64", "g++-12"])
def test_cxx_may_have_a_cache_and_flags(machine: Machine, said: str) -> None:
    machine.gcc("/usr/bin/g++", "13.2.0")
    machine.gcc("/usr/bin/g++-12", "12.3.0")
    machine.env["CXX"] = said
    first = probe_compilers(machine.host())[0]
    assert (first.version, first.default) == ("12.3.0", True)
