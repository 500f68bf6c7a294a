"""Causes where a build finds no CUDA: CMake without nvcc, CUDA_HOME unset."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.meant import toolkit_for_torch
from nybforge.doctor.machine.toolkits import use_toolkit

# PATH's way of adding to a list, used for CUDA_HOME
_STRAY = linear.compile(r"(?:^|[\s'\"]):(/[^\s:'\"]+)/bin/nvcc\b")


# where conda-build and rattler-build build: in environments of the recipe's own
_RECIPE = linear.compile(r"/_build_env/|_h_env_placehold|/host_env_placehold|/bld/rattler-build_\w")


def find_toolkit(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how to name an installed toolkit, or how to get one."""
    if _test_program(hit):
        launcher = launcher_name(hit)
        first = (
            (
                f"cmake -DCMAKE_CUDA_COMPILER_LAUNCHER= …   # in an empty build folder: without {launcher}",
            )
            if launcher
            else ()
        )
        return (
            *first,
            "echo 'int main() {}' > t.cu && nvcc -v t.cu -o t   # says why, alone",
            "env | grep -i 'launcher\\|nvcc_\\|ccbin\\|^CUDA'   # what may change how nvcc is started",
        )
    if "library root" in hit.quote:
        return (
            'readlink -f "$(which nvcc)"   # a link or wrapper away from its toolkit is what CMake stumbles over',
            "export CUDACXX=/usr/local/cuda/bin/nvcc   # the toolkit's own; then an empty build folder",
        )
    if stray := _STRAY.search(hit.quote):
        return (f"export CUDA_HOME={stray[1]}   # one folder, without a colon",)
    if _RECIPE.search(hit.text):
        return (
            "in the recipe, requirements, build: - {{ compiler('cuda') }}   # rattler-build: - ${{ compiler('cuda') }}; or cuda-nvcc",
            "and in host: - cuda-cudart-dev   # a toolkit outside of the build is not looked for",
        )
    if of_torch := toolkit_for_torch(hit, facts):
        return of_torch
    if facts.toolkits:
        return (use_toolkit(facts.toolkits[0]),)
    return (
        "conda install -c conda-forge cuda-nvcc cuda-cudart-dev",
        'export CUDA_HOME="$CONDA_PREFIX" CUDACXX="$CONDA_PREFIX/bin/nvcc"',
        "the driver and wheels bring no nvcc; or: ./build_all.sh, which needs none",
    )


def find_headers(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how compilers other than nvcc get to CUDA's headers."""
    of_conda = "libcublas-dev" if "cublas" in hit.get("header") else "cuda-cudart-dev"
    cpu = "sbsa" if facts.system.subdir == "linux-aarch64" else "x86_64"
    out = [use_toolkit(facts.toolkits[0])] if facts.toolkits else []
    return (
        *out,
        f"in a conda environment: conda install -c conda-forge cuda-nvcc {of_conda}",
        f'and there: export CUDA_HOME="$CONDA_PREFIX" CPATH="$CONDA_PREFIX/targets/{cpu}-linux/include"',
    )


def _test_program(hit: Hit) -> bool:
    """Return whether nvcc is there and CMake's first program could not be built with it."""
    return "simple test program" in hit.quote or "identification source file" in hit.quote


def launcher_name(hit: Hit) -> str:
    """Return the compiler cache that CMake starts nvcc through and that failed."""
    found = linear.search(r"(?m)^\s*(sccache|ccache): (?:error|caused by)", hit.after)
    return found[1] if found else ""


def stray(hit: Hit) -> str:
    """Return the path that was added to CUDA_HOME as if it were a list."""
    found = _STRAY.search(hit.quote)
    return found[1] if found else ""


def toolkits_here(facts: Facts) -> bool:
    """Return whether the machine has a CUDA toolkit."""
    return bool(facts.toolkits)


def use_first_toolkit(facts: Facts) -> str:
    """Return the command after which builds take its first toolkit."""
    return use_toolkit(facts.toolkits[0])
