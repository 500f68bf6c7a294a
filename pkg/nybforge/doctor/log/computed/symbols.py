"""Compute values for the doctor's texts about missing symbols."""

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.cuda_packages import conda_package, library_of
from nybforge.doctor.log.computed.extensions import package_of, rebuild


def unlinked(hit: Hit) -> str:
    """Return the CUDA library that defines the function which the linker or loader does not find.
    Return "" for other functions."""
    by_linker = linear.search(
        "undefined reference|indéfinie vers|Verweis auf|lld: error: undefined symbol", hit.quote
    )
    # a module outside the folders of installed packages was built by the user
    own = linear.search(r"(?:\.cpython-\S+|\.abi3)\.so: undefined symbol", hit.quote)
    built_here = own and not linear.search("(?:site|dist)-packages", hit.quote)
    return library_of(hit.get("symbol")) if by_linker or built_here else ""


def link_it(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the ways to link the library that defines the function."""
    name = unlinked(hit)
    target = {"cuda": "cuda_driver", "nvidia-ml": "nvml", "nvToolsExt": "nvtx3"}.get(name, name)
    first = f"-l{name}, after the objects and libraries that call it   # CMake: find_package(CUDAToolkit REQUIRED), target_link_libraries(TARGET PRIVATE CUDA::{target})"
    if name in ("cuda", "nvidia-ml"):
        homes = [item.home for item in facts.toolkits if item.home != "/usr"]
        stubs = f"{homes[0] if homes else '/usr/local/cuda'}/lib64/stubs"
        return (
            first,
            f"without a driver (docker build, a login node), use its stub: -L{stubs}   # conda: cuda-driver-dev, -L$CONDA_PREFIX/lib/stubs; do not put it into LD_LIBRARY_PATH",
            "or do not link it: cudaGetDriverEntryPoint finds the function at run time",
        )
    if name == "cudnn":
        first = "-lcudnn, after the objects and libraries that call it   # CMake: -DCUDNN_LIBRARY=…/libcudnn.so"
    return (
        first,
        f"if it is linked already, it is older than the headers: nm -D PATH/lib{name}.so | grep {hit.get('symbol')}   # the first -L folder with a copy is used",
        f"install headers and library of one toolkit: conda install -c conda-forge {conda_package(name)}   # of the same CUDA version as nvcc",
    )


def which_copy(hit: Hit) -> str:
    """Return the command that shows which copies of the CUDA libraries the failing file loads."""
    if hit.get("older"):
        return f"ldconfig -p | grep -i {hit.get('older')}; echo $LD_LIBRARY_PATH; module list   # shows the older copy"
    file = linear.search(r"(/[^\s:'\"]+\.so[\d.]*)", hit.quote)
    return f"ldd {shlex.quote(file[1]) if file else 'FILE'} | grep -i 'cu\\|nv'   # which copies are loaded"


def module_of_quote(hit: Hit) -> str:
    """Return the name of the Python module in the error, or "" if the error names none."""
    found = linear.search(r"(\w+)\.(?:cpython|abi3|so)", hit.quote)
    return found[1] if found else ""


def rebuild_package(hit: Hit) -> tuple[str, ...]:
    """Return the commands that rebuild the package of the failing file for the installed torch."""
    return rebuild(package_of(hit.quote), hit.quote)


def library_path_is_set(facts: Facts) -> bool:
    """Return whether LD_LIBRARY_PATH is set on the machine."""
    return bool(facts.variables.get("LD_LIBRARY_PATH"))
