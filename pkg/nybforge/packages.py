"""The packages that nybforge builds. A new package needs a recipe, and a row of the table here.

Only light modules are imported, because `--help` lists the optional packages.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import NamedTuple

__all__ = ["EXTRAS", "PACKAGES", "Package"]

# The toolchain packages that a package is built with, as name prefixes.
HOST_TOOLS = ("gcc", "gxx", "binutils", "sysroot", "lib", "cmake", "ninja")
PYTHON_TOOLS = ("python", "pip", "hatchling", "packaging", "pathspec", "pluggy", "trove", "tomli")
CUDA_TOOLS = ("cuda", "libnv")
# Device code is data for the host library, so a change to device code builds the images again, but
# not the library. A change to the library must not build every image again. A test checks that
# these lists include every file that nvrtcc includes.
NVRTCC_ONLY = (
    "csrc/CMakeLists.txt",
    "csrc/tools/CMakeLists.txt",
    "csrc/tools/nvrtcc/*",
    "csrc/glibc/*",
    "csrc/include/*",
    "csrc/core/lz4.*",
    "csrc/core/sha256.*",
)
DEVICE_ONLY = (
    "csrc/*/device/*.cu",
    "csrc/*device/*.cuh",
    "csrc/*/README.md",
    "csrc/tests/*",
    "csrc/bench/*",
)
DEVICE_CODE = ("csrc/device/*", "csrc/*/device/*")


class Package(NamedTuple):
    """How a package is built, besides what its recipe says.

    Its sources are the recipe's folder and the paths that the recipe copies. `without` are patterns
    of paths to exclude. If `only` has patterns, only files below csrc/ that match one of these
    patterns are included. The package contains the files that match `ships`; comments in other C++
    files do not change the package.
    """

    folder: str  # the recipe's folder
    tools: tuple[str, ...] = HOST_TOOLS
    after: tuple[str, ...] = ()  # packages that are built first
    optional: bool = False  # built only with --package
    cuda: bool = False  # built only if a target has CUDA
    per_target: bool = False  # built for each CUDA target
    without: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    ships: tuple[str, ...] = ("*",)

    @property
    def recipe(self) -> str:
        """The path of the recipe in the checkout."""
        return f"{self.folder}/recipe.yaml"

    @property
    def noarch(self) -> bool:
        """Whether one package serves all platforms, because no host compiler makes it."""
        return self.tools is not HOST_TOOLS

    def takes(self, name: str) -> bool:
        """Return whether the file is an input of the package."""
        if any(fnmatchcase(name, pattern) for pattern in self.without):
            return False
        if not self.only or not name.startswith("csrc/"):
            return True
        return any(fnmatchcase(name, pattern) for pattern in self.only)

    def contains(self, name: str) -> bool:
        """Return whether the package contains the file."""
        return any(fnmatchcase(name, pattern) for pattern in self.ships)


# Each package depends only on earlier ones. Feedstocks are built in this order too.
PACKAGES: Mapping[str, Package] = {
    "libnybble": Package(
        "recipe/libnybble", without=(*DEVICE_ONLY, "csrc/tools/*/*"), ships=("csrc/include/*",)
    ),
    "nvrtcc": Package("recipe/libnybble", cuda=True, only=NVRTCC_ONLY, ships=()),
    "nybble-kernels": Package(
        "recipe/nybble-kernels",
        tools=CUDA_TOOLS,
        after=("nvrtcc",),
        cuda=True,
        per_target=True,
        only=DEVICE_CODE,
    ),
    # a shell script, which is built without tools
    "nybble-lab": Package("recipe/nybble-lab", tools=(), cuda=True, per_target=True),
    # contains no files; the build for CPUs belongs to no CUDA target
    "nybble-proc": Package("recipe/nybble-proc", tools=(), per_target=True),
    "nybble": Package("recipe/nybble", tools=PYTHON_TOOLS, after=("libnybble", "nybble-proc")),
    "nybble-bitsandbytes": Package(
        "recipe/nybble-bitsandbytes", tools=PYTHON_TOOLS, after=("nybble",), optional=True
    ),
    "nybble-cuda-stubs": Package("recipe/nybble-cuda-stubs", optional=True),
    "nybble-trace": Package(
        "recipe/libnybble", optional=True, without=(*DEVICE_ONLY, "csrc/tools/nvrtcc/*"), ships=()
    ),
}
# Packages that are built only on request.
EXTRAS = tuple(name for name, one in PACKAGES.items() if one.optional)
