"""The cause where CMake does not find a package that another program installed: torch, pybind11."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.machine.distributions import install

# Those that Python's packages bring: how the interpreter tells where.
_OF_PYTHON = {
    "torch": "-DCMAKE_PREFIX_PATH=\"$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')\"",
    "pybind11": '-Dpybind11_DIR="$(python -m pybind11 --cmakedir)"',
    "nanobind": '-Dnanobind_DIR="$(python -m nanobind --cmake_dir)"',
}
# Those of distributions: Debian's package, Fedora's, conda-forge's.
_OF_SYSTEM = {
    "eigen3": ("libeigen3-dev", "eigen3-devel", "eigen"),
    "opencv": ("libopencv-dev", "opencv-devel", "libopencv"),
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


def _why_package(hit: Hit) -> str:
    name = hit.get("package")
    if _package(hit) in _OF_PYTHON:
        return f"CMake looks for {name}Config.cmake in its own folders; a Python package keeps it inside of itself, and only its interpreter knows where (if it is installed there at all)"
    return f"CMake finds no {name}Config.cmake: the development package of {name} is not installed, or lies in a prefix that CMAKE_PREFIX_PATH does not name"


def _show_package(hit: Hit, facts: Facts) -> tuple[str, ...]:
    name = _package(hit)
    if name in _OF_PYTHON:
        return (
            f"cmake {_OF_PYTHON[name]} …   # by the python of the environment that you build for",
            f"python -m pip install {name}   # if that python has none; then an empty build folder",
        )
    apt, dnf, conda = _OF_SYSTEM[name]
    return (
        install(facts, apt=apt, dnf=dnf),
        f'without root: conda install -c conda-forge {conda} && cmake -DCMAKE_PREFIX_PATH="$CONDA_PREFIX" …',
    )


_NAMES = (
    "Torch|Caffe2|pybind11|nanobind|Eigen3|OpenCV|fmt|spdlog|glog|gflags|nlohmann_json|GTest|absl"
)

CMAKE_PACKAGE_MISSING = Cause(
    id="cmake_package_missing",
    title="CMake does not find a package",
    why=_why_package,
    fix=_show_package,
    signs=(
        # a warning says the same of what a project can do without
        sign(
            "package configuration file provided by",
            rf"package configuration file provided by\s+\"(?P<package>{_NAMES})\"",
            nearby=r"CMake Error at [^\n]*\((?:find_package|_?find_dependency)\):\n(?:[^\n]*\n){0,3}[^\n]*provided by",
        ),
    ),
    examples=(
        'CMake Error at CMakeLists.txt:5 (find_package):\n  By not providing "FindTorch.cmake" in CMAKE_MODULE_PATH this project has\n  asked CMake to find a package configuration file provided by "Torch", but\n  CMake did not find one.',
        'CMake Error at CMakeLists.txt:9 (find_package):\n  Could not find a package configuration file provided by "pybind11" with any\n  of the following names:',
    ),
    counter_examples=(
        'CMake Warning at CMakeLists.txt:5 (find_package):\n  By not providing "FindGTest.cmake" in CMAKE_MODULE_PATH this project has\n  asked CMake to find a package configuration file provided by "GTest", but\n  CMake did not find one.',
        'CMake Error at CMakeLists.txt:9 (find_package):\n  Could not find a package configuration file provided by "OurOwnThing" with any\n  of the following names:',
    ),
)

CAUSES = (CMAKE_PACKAGE_MISSING,)
