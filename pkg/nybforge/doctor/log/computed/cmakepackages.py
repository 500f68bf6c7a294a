"""Compute values for the doctor's texts about packages that CMake does not find."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.distributions import install

# CMake packages that are part of Python packages, each with the CMake option that names its folder.
_OF_PYTHON = {
    "torch": "-DCMAKE_PREFIX_PATH=\"$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')\"",
    "pybind11": '-Dpybind11_DIR="$(python -m pybind11 --cmakedir)"',
    "nanobind": '-Dnanobind_DIR="$(python -m nanobind --cmake_dir)"',
}


# Names of other CMake packages in Debian, Fedora and conda-forge.
_OF_SYSTEM = {
    "eigen3": ("libeigen3-dev", "eigen3-devel", "eigen"),
    "fmt": ("libfmt-dev", "fmt-devel", "fmt"),
    "spdlog": ("libspdlog-dev", "spdlog-devel", "spdlog"),
    "glog": ("libgoogle-glog-dev", "glog-devel", "glog"),
    "gflags": ("libgflags-dev", "gflags-devel", "gflags"),
    "nlohmann_json": ("nlohmann-json3-dev", "json-devel", "nlohmann_json"),
    "gtest": ("libgtest-dev", "gtest-devel", "gtest"),
    "absl": ("libabsl-dev", "abseil-cpp-devel", "libabseil"),
}


def _package(hit: Hit) -> str:
    name = hit.get("package").lower()
    return {"caffe2": "torch"}.get(name, name)


def show_package(hit: Hit, facts: Facts) -> tuple[str, ...]:
    name = _package(hit)
    if name in _OF_PYTHON:
        return (
            f"cmake {_OF_PYTHON[name]} …   # with the python of the target environment",
            f"python -m pip install {name}   # if that python does not have it; then use an empty build folder",
        )
    apt, dnf, conda = _OF_SYSTEM[name]
    return (
        install(facts, apt=apt, dnf=dnf),
        f'without root: conda install -c conda-forge {conda} && cmake -DCMAKE_PREFIX_PATH="$CONDA_PREFIX" …',
    )


def is_of_python(hit: Hit) -> bool:
    """Return whether the CMake package is part of a Python package."""
    return _package(hit) in _OF_PYTHON
