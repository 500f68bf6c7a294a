"""Compute values for the doctor's texts about libraries that programs and linkers do not find. They
are libraries of CUDA and of the driver."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit, is_plain
from nybforge.doctor.log.computed.cuda_packages import (
    WITHOUT_NVML,
    cuda_of,
    jetpack_packages,
    library_packages,
    linking_steps,
    needed_steps,
)
from nybforge.doctor.log.computed.extensions import installed
from nybforge.doctor.log.scene import scene
from nybforge.doctor.machine.driver import get_jetson_driver

# Variables of the CMake module FindCUDA. CMake lists those that are not set below its error.
UNSET = r"\bCUDA_(CUDA|cu\w+|nv\w+)_LIBRARY\b"


def library(hit: Hit) -> str:
    """Return the file name of the library. cudarc prints the name without "lib" and ".so", so both
    are added."""
    name = hit.get("bare") or hit.get("library")
    # tensorflow names the libraries in earlier lines
    if "Cannot dlopen some GPU libraries" in hit.quote:
        named = linear.findall(r"load dynamic library '(lib[\w.-]+)'", hit.before)
        return named[-1] if named else ""
    if hit.get("nvml"):
        return "libnvidia-ml.so.1"
    if hit.get("runtime"):
        return "libcudart.so"
    # jax prints the name of the product (cuDNN) and not that of the file
    product = linear.fullmatch(r"cu[A-Z]+", name)
    return f"lib{name.lower() if product else name}.so" if hit.get("bare") or product else name


def link(hit: Hit) -> str:
    """Return the library's name in the form of an argument of the linker's option -l, or "" if the
    log has no such name."""
    if hit.get("unset"):
        return hit.get("unset").lower()
    if "set to NOTFOUND" in hit.quote and (unset := linear.search(UNSET, hit.after)):
        return unset[1].lower()
    return "cuda" if hit.get("driver") else hit.get("link")


def is_driver(hit: Hit) -> bool:
    """Return whether the library is part of the driver."""
    return bool(hit.get("libcuda")) or library(hit).startswith(
        ("libcuda.so", "libnvidia-ml", "libnvrm")
    )


def number(hit: Hit) -> str:
    """Return a phrase that explains the number in the library's file name, or "" if the name has no
    number."""
    if not linear.search(r"\.so\.\d", library(hit)):
        return ""
    cuda = cuda_of(library(hit))
    return (
        f"; its number means CUDA {cuda}" if cuda else "; its number is its own version, not CUDA's"
    )


def folder_here(hit: Hit, facts: Facts) -> str:
    """Return the folder of a copy of the library on this machine, or "" if there is no copy."""
    copies = [item for item in facts.libraries if item.soname == library(hit)]
    folder = copies[0].path.rpartition("/")[0] if copies else ""
    return folder if is_plain(folder.replace(" ", "")) else ""


def packages(hit: Hit) -> tuple[str, ...]:
    """Return the commands that install the library."""
    return library_packages(library(hit))


def other_torch(hit: Hit) -> str:
    """Return the CUDA major version of the log's torch if it differs from that of the library.
    Otherwise return ""."""
    torch = linear.search(
        r"\btorch(?:\S*| +\S{1,20}| *==? *\S{1,20})\+cu(\d\d)\d", hit.before + hit.after
    )
    cuda = cuda_of(library(hit))
    return torch[1] if torch and cuda and torch[1] != cuda else ""


def driver_steps(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the ways to make the linker find the driver library that another library needs."""
    return needed_steps(hit.get("driver"), facts)


def file(hit: Hit) -> str:
    """Return the file that FindCUDA did not find, as a path relative to the toolkit's library
    folder."""
    return f"{'stubs/' if link(hit) == 'cuda' else ''}lib{link(hit)}.so"


def linking(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the ways to make the linker find the library."""
    return linking_steps(link(hit), facts, hit.quote)


def last_linking_step(hit: Hit, facts: Facts) -> str:
    """Return the last of the ways to make the linker find the library."""
    return linking(hit, facts)[-1]


def without_nvml() -> tuple[str, ...]:
    """Return the alternatives to NVML on a Jetson."""
    return WITHOUT_NVML


def jetson_driver(facts: Facts) -> tuple[str, ...]:
    """Return the commands that make the driver library available on a Jetson."""
    return get_jetson_driver(facts)


def jetpack(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the ways to get the library from JetPack on a Jetson."""
    return jetpack_packages(library(hit), bool(scene(hit, facts).engine))


def of_jax(hit: Hit) -> bool:
    """Return whether the message about the library is from jax. The wheels of jax contain the
    library."""
    return bool(hit.get("runtime") or linear.fullmatch(r"cu[A-Z]+", hit.get("library")))


def cuda(hit: Hit) -> str:
    """Return the CUDA major version of the library, or "" if the number in its name does not
    determine the version."""
    return cuda_of(library(hit))


def toolkit(hit: Hit) -> str:
    """Return the CUDA major version of the toolkit or driver in the log, or "" if the log shows
    none."""
    found = linear.search(
        r"Cuda compilation tools, release (\d+)|CUDA Version: (\d+)|/usr/local/cuda-(\d+)", hit.text
    )
    return next(filter(None, found.groups())) if found else ""


def fitting_cupy(hit: Hit) -> str:
    """Return the name of the cupy package for the toolkit in the log. Return "" if the failing
    program is not cupy, or its CUDA version is that of the toolkit."""
    if not linear.search(r"(?i)\bcupy\b", hit.before[-2000:] + hit.quote):
        return ""
    other = cuda(hit) and toolkit(hit) not in ("", cuda(hit))
    return f"cupy-cuda{toolkit(hit)}x" if other else ""


def failing(hit: Hit) -> str:
    """Return the last installed package in the traceback before the error, or "" if the traceback
    names none. torch, jax, tensorflow and NVIDIA's packages do not count."""
    others = ("torch", "nvidia", "jax", "tensorflow")
    known = [name for name in installed(hit.before[-2000:]) if name not in others]
    return known[-1] if known else ""


def asks_other_build(hit: Hit) -> bool:
    """Return whether another build of the failing package may be for the installed CUDA version."""
    return bool(cuda(hit) and failing(hit)) and not other_torch(hit)
