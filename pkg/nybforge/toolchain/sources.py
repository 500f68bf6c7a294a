"""Reads recipe/toolchains/*.yaml into records. Reports every error in these files with file and
line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nybforge.errors import InputError
from nybforge.load import Value, closest, read, reject_unknown
from nybforge.safepath import UnsafePath, plain_name
from nybforge.toolchain.model import Wheel

__all__ = ["Sources", "Template", "Tool", "read_sources"]

SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Pin:
    """One wheel, and the platform and Python that it is for. Platform "any" and Python None match
    every platform and every Python."""

    wheel: Wheel
    platform: str
    python: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """One release of a program or a Python package. It has a wheel for each platform and Python."""

    name: str
    version: str
    pins: tuple[Pin, ...]
    # the number in its libraries' SONAME, if it differs from the major version
    so: str | None = None

    def wheel_for(self, platform: str, python: str) -> Wheel | None:
        """Return the wheel for the platform and Python, or None."""
        for pin in self.pins:
            if pin.platform in ("any", platform) and pin.python in (None, python):
                return pin.wheel
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """The layout and metadata of one CUDA package, for every toolkit that has the component."""

    name: str
    components: tuple[str, ...]  # the first component in this list that the toolkit has is used
    noarch: bool
    summary: str
    depends: tuple[str, ...]
    constrains: tuple[str, ...]
    run_exports: Mapping[str, tuple[str, ...]]
    files: tuple[Mapping[str, str], ...]
    links: tuple[Mapping[str, str], ...]
    only: frozenset[str]  # components that the toolkit must have
    without: frozenset[str]  # components that the toolkit must not have
    text: tuple[Mapping[str, str], ...]
    optional: bool  # skipped by default, because no target's build needs it


@dataclass(frozen=True, slots=True, kw_only=True)
class Sources:
    """The content of recipe/toolchains."""

    tools: tuple[Tool, ...]
    toolkits: Mapping[str, Mapping[str, Tool]]
    templates: tuple[Template, ...]
    activation: Mapping[str, Mapping[str, str]]

    def lacks(self, toolkit: str | None, platform: str) -> bool:
        """Return whether the toolkit is pinned and has wheels only for other platforms."""
        parts = self.toolkits.get(toolkit or "")
        return parts is not None and parts["nvrtc"].wheel_for(platform, "") is None


def read_sources(root: Path) -> Sources:
    """Return the content of the checkout's recipe/toolchains."""
    folder = root / "recipe/toolchains"
    pins = read(folder / "embedded.yaml")
    reject_unknown(pins, ("schema", "tools", "toolkits"))
    layout = read(folder / "packages.yaml")
    reject_unknown(layout, ("schema", "packages"))
    scripts = read(folder / "activation.yaml")
    reject_unknown(scripts, ("schema", *GROUPS))
    toolkits = {
        version: {
            name: _tool(part, None)
            for name, part in {**parts.mapping(), "nvrtc": parts.require("nvrtc")}.items()
        }
        for version, parts in pins.require("toolkits").mapping().items()
    }
    return Sources(
        tools=tuple(_tool(each, each.require("name")) for each in pins.require("tools").items()),
        toolkits=toolkits,
        templates=tuple(_template(each) for each in layout.require("packages").items()),
        activation={
            group: {name: v.text() for name, v in scripts.require(group).mapping().items()}
            for group in GROUPS
        },
    )


def toolkit_error(wanted: str, sources: Sources) -> InputError:
    """Return the error for a toolkit that recipe/toolchains/embedded.yaml does not have."""
    near = closest(wanted, sources.toolkits)
    known = ", ".join(sources.toolkits)
    return InputError(
        f"the embedded toolchain has no CUDA {wanted}",
        where="recipe/toolchains/embedded.yaml",
        why=f"the embedded toolchain has {known}"
        + (f"; closest: {', '.join(near)}" if near else ""),
        hint="add the toolkit's wheels to this file, or build with --toolchain conda-forge",
    )


def _tool(value: Value, name: Value | None) -> Tool:
    reject_unknown(value, ("name", "version", "so", "wheels"))
    called = (name or value.require("name")).text()
    version = value.require("version").text()
    pins = []
    for each in value.require("wheels").items():
        reject_unknown(each, ("platform", "python", "file", "sha256", "size"))
        python = each.get("python")
        pins.append(
            Pin(
                wheel=_wheel(each, called, version),
                platform=each.require("platform").text(),
                python=python.text() if python else None,
            )
        )
    so = value.get("so")
    return Tool(name=called, version=version, pins=tuple(pins), so=so.text() if so else None)


def _wheel(value: Value, name: str, version: str) -> Wheel:
    digest = value.require("sha256")
    if not SHA256.fullmatch(digest.text()):
        raise InputError("a sha256 must have 64 hexadecimal digits", where=digest.where)
    size = value.get("size")
    if size is not None and not size.text().isdecimal():
        raise InputError("a size must be a number of bytes", where=size.where)
    file = value.require("file")
    try:
        plain_name(file.text())
    except UnsafePath as error:
        raise InputError("not the file name of a wheel", where=file.where, why=error.why) from None
    return Wheel(
        name=name,
        version=version,
        file=file.text(),
        sha256=digest.text(),
        size=int(size.text()) if size else None,
    )


GROUPS = ("binutils", "gcc", "gxx", "nvcc", "jetpack")  # the groups in activation.yaml
TEMPLATE_KEYS = (
    *("name", "component", "noarch", "summary", "depends", "constrains", "run_exports"),
    *("files", "links", "only", "without", "text", "optional"),
)


def _template(value: Value) -> Template:
    reject_unknown(value, TEMPLATE_KEYS)
    component = value.get("component")
    exports = value.get("run_exports")
    if component is None and value.get("files") is not None:
        raise InputError("files without a component", where=value.where, hint="add component: NAME")
    return Template(
        name=value.require("name").text(),
        components=tuple(component.text().split()) if component else (),
        noarch=_flag(value, "noarch"),
        summary=value.require("summary").text(),
        depends=_texts(value, "depends"),
        constrains=_texts(value, "constrains"),
        run_exports={k: v.texts() for k, v in exports.mapping().items()} if exports else {},
        files=_rows(value, "files", "from", "to"),
        links=_rows(value, "links", "path", "target"),
        only=frozenset(_texts(value, "only")),
        without=frozenset(_texts(value, "without")),
        text=_rows(value, "text", "path"),
        optional=_flag(value, "optional"),
    )


def _flag(value: Value, key: str) -> bool:
    found = value.get(key)
    return found is not None and found.text() == "true"


def _texts(value: Value, key: str) -> tuple[str, ...]:
    found = value.get(key)
    return found.texts() if found else ()


def _rows(value: Value, key: str, *needed: str) -> tuple[Mapping[str, str], ...]:
    found = value.get(key)
    rows = found.items() if found is not None else ()
    for row in rows:
        for each in needed:
            row.require(each)
        group = row.get("activate") or row.get("deactivate")
        if key == "text" and group is None:
            row.require("value")
        if group is not None and group.text() not in GROUPS:
            raise InputError(f"activation.yaml has no group {group.text()!r}", where=group.where)
    return tuple({k: v.text() for k, v in row.mapping().items()} for row in rows)
