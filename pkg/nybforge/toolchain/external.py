"""Plans the external packages of the machine itself: C library, C++ runtime, Python."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nybforge.platforms import PLATFORMS
from nybforge.toolchain.model import Host, Interpreter, Link, PackagePlan, Text

__all__ = ["external", "machine_packages"]

LICENSE = "LicenseRef-external"


def external(
    name: str,
    version: str,
    subdir: str,
    summary: str,
    *,
    depends: tuple[str, ...] = (),
    constrains: tuple[str, ...] = (),
    run_exports: Mapping[str, tuple[str, ...]] | None = None,
    content: tuple[Text | Link, ...] = (),
) -> PackagePlan:
    """Return the plan of an external package, which describes software of this machine."""
    return PackagePlan(
        name=name,
        version=version,
        subdir=subdir,
        summary=f"{summary}. External package: it describes software of this machine.",
        license=LICENSE,
        depends=depends,
        constrains=constrains,
        run_exports=run_exports or {},
        content=content,
        external=True,
        build_prefix="external_",
    )


def machine_packages(host: Host) -> Iterator[PackagePlan]:
    """Yield the packages that describe the machine itself: its C library, runtimes and Python."""
    for platform in PLATFORMS:
        libc = _libc_for(platform.name, host)
        if libc is not None:
            yield external(
                f"sysroot_{platform.name}",
                libc,
                "noarch",
                f"The C library glibc {libc} that this machine's compilers link against",
                run_exports={"strong": (f"__glibc >={libc},<3.0.a0",)},
            )
    yield from _runtimes(host.platform, host.cxx_runtime)
    # if there is a cross compiler, its C library describes the target machine
    cross = {each.platform: each.version for each in reversed(host.compilers)}
    for name, version in sorted(cross.items()):
        if name != host.platform:
            yield from _runtimes(name, version)
    yield from _python_packages(host.python, host)


def _runtimes(platform: str, version: str) -> Iterator[PackagePlan]:
    for name, what in (
        ("libgcc", "GCC's support library"),
        ("libgomp", "GCC's OpenMP runtime"),
        ("libstdcxx", "The C++ library"),
    ):
        yield external(
            name,
            version,
            platform,
            f"{what} of this machine, from this GCC release or newer",
            depends=("__glibc >=2.17,<3.0.a0",),
        )


def _libc_for(platform: str, host: Host) -> str | None:
    if platform == host.platform:
        return host.libc
    found = [each.libc for each in host.compilers if each.platform == platform]
    return found[0] if found else None


def _python_packages(python: Interpreter, host: Host) -> Iterator[PackagePlan]:
    minor, digits = python.minor, python.minor.replace(".", "")
    home = python.executable.parent
    config = (
        f"home = {home}\n"
        "include-system-site-packages = false\n"
        f"version = {python.version}\n"
        f"executable = {python.executable}\n"
    )
    yield external(
        "python",
        python.version,
        host.platform,
        f"The Python interpreter {python.executable}, as a virtual environment over it",
        depends=("__glibc >=2.17,<3.0.a0",),
        constrains=(f"python_abi {minor}.* *_cp{digits}",),
        content=(
            Link(path=f"bin/python{minor}", target=str(python.executable)),
            Link(path="bin/python3", target=f"python{minor}"),
            Link(path="bin/python", target=f"python{minor}"),
            Text(path="pyvenv.cfg", text=config),
            # rattler and conda put the files of noarch packages into this folder and compile them;
            # Python's site module ignores the folder if it does not exist
            Text(path=f"lib/python{minor}/site-packages/README.txt", text=SITE_NOTE),
        ),
    )
    yield PackagePlan(
        name="python_abi",
        version=minor,
        subdir="noarch",
        summary="The Python ABI that extension modules are built for",
        license="BSD-3-Clause",
        constrains=(f"python {minor}.*",),
        build_suffix=f"cp{digits}",
        external=True,
    )


SITE_NOTE = "Packages of this environment are installed here.\n"
