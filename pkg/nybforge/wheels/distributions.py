"""Converts a build's packages to wheels and their dependencies. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from email.message import Message
from email.parser import Parser

from nybforge.errors import ChannelError
from nybforge.glibc import read_needs, requirement
from nybforge.platforms import platform_of
from nybforge.wheels.content import Content
from nybforge.wheels.wheel import Wheel, normalised

__all__ = ["bitsandbytes_wheels", "kernel_wheels", "library_wheel"]

LIBRARY = "libnybble.so.1"
TEXT = """\
# {name}

{summary}.

{more}

`docs/pip.md` of the source tree describes the wheels, their conflicts, and how to check them.
"""


def library_wheel(library: Content, package: Content, targets: Sequence[str]) -> Wheel:
    """Return nybble's wheel for the platform of `library`: the Python package with the library
    inside it."""
    given = _metadata(package)
    found = library.below("lib")
    data = next(d for name, d in found.items() if name.startswith("libnybble.so."))
    needs = read_needs(data)
    platform = platform_of(str(library.index["subdir"]))
    if needs is None or platform is None:
        raise ChannelError("unexpected package content", where=library.file, why="no ELF library")
    glibc = requirement([needs]).replace(".", "_")
    version, summary = package.version, str(given["Summary"])
    extras = {target: [f"nybble-kernels-{target}=={version}"] for target in targets}
    more = "Extras: GPU images (`nybble[cuda122]`), module bitsandbytes (`nybble[bitsandbytes]`)."
    return Wheel(
        name="nybble",
        version=version,
        summary=summary,
        text=TEXT.format(name="nybble", summary=summary, more=more),
        tag=f"py3-none-manylinux_{glibc}_{platform.machine}",
        requires=given.get_all("Requires-Dist", []),
        extras={
            **extras,
            "bitsandbytes": [f"nybble-bitsandbytes=={version}"],
            "torch": ["torch>=2.4"],
        },
        files={**_python(package, "nybble"), f"nybble/{LIBRARY}": data},
        programs=(f"nybble/{LIBRARY}",),
        licenses={**package.licenses, **library.licenses},
    )


def kernel_wheels(package: Content, target: str, cuda: str) -> Iterator[Wheel]:
    """Yield the wheels for one target's images: a wheel with the images, and a marker. The marker
    keeps pip from installing a second set for the same CUDA major version. pip does not support
    conflicts, but it installs only one version of a distribution. The marker's version contains the
    target, because several targets may have the same CUDA version."""
    major = cuda.partition(".")[0]
    version, mark = package.version, f"{cuda}+{target}"
    summary = f"GPU images of nybble for CUDA {cuda}"
    images = package.below(f"share/nybble/kernels/{target}")
    name = f"nybble-kernels-{target}"
    yield Wheel(
        name=name,
        version=f"{version}+{target}",
        summary=summary,
        text=TEXT.format(
            name=name,
            summary=summary,
            more="They work with every processor architecture. "
            f"`BNB_CUDA_VERSION={target.removeprefix('cuda')}` selects this set if several are "
            "installed.",
        ),
        requires=[f"nybble=={version}", f"nybble-cuda{major}=={mark}"],
        files={f"{normalised(name)}/{file}": data for file, data in images.items()},
        licenses=package.licenses,
    )
    summary = f"Lets pip install only one set of nybble's images for CUDA {major}"
    yield Wheel(
        name=f"nybble-cuda{major}",
        version=mark,
        summary=summary,
        text=TEXT.format(name=f"nybble-cuda{major}", summary=summary, more="It holds no files."),
        licenses=package.licenses,
    )


def bitsandbytes_wheels(package: Content) -> Iterator[Wheel]:
    """Yield two wheels. The first wheel contains the module bitsandbytes, and the second requires
    the first. The first wheel is a version of the distribution bitsandbytes, so installing the
    original bitsandbytes removes it, and vice versa.
    """
    given = _metadata(package)
    version, summary = str(given["Version"]), str(given["Summary"])
    yield Wheel(
        name="bitsandbytes",
        version=version,
        summary=summary,
        text=TEXT.format(
            name="bitsandbytes",
            summary=summary,
            more="It is not upstream's bitsandbytes, but has its names and data formats.",
        ),
        requires=given.get_all("Requires-Dist", []),
        files=_python(package, "bitsandbytes"),
        licenses=package.licenses,
    )
    name = "nybble-bitsandbytes"
    yield Wheel(
        name=name,
        version=package.version,
        summary=summary,
        text=TEXT.format(name=name, summary=summary, more=f"It requires bitsandbytes {version}."),
        requires=[f"bitsandbytes=={version}"],
        licenses=package.licenses,
    )


def _python(package: Content, module: str) -> dict[str, bytes]:
    files = package.below(f"site-packages/{module}")
    return {f"{module}/{name}": data for name, data in files.items() if not name.endswith(".pyc")}


def _metadata(package: Content) -> Message:
    """Return the METADATA of the distribution in the package."""
    for name, data in package.below("site-packages").items():
        if name.endswith(".dist-info/METADATA"):
            return Parser().parsestr(data.decode("utf-8"))
    raise ChannelError("unexpected package content", where=package.file, why="no METADATA")
