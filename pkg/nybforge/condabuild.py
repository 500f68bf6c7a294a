"""Turns a rendered recipe into a meta.yaml for conda-build versions that do not know the v1 format.

Remove this module when conda-build 26 is the oldest supported version, because conda-build 26 reads
recipe.yaml itself.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nybforge.variants import Variant

__all__ = ["Meta", "meta_of", "rendered_outputs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Meta:
    """One meta.yaml. Every value is final, so conda-build computes no build string of its own."""

    name: str
    document: Mapping[str, Any]
    script: Path | None  # the script is written as build.sh beside meta.yaml
    test_folders: tuple[Path, ...]  # these folders are copied beside meta.yaml


def rendered_outputs(recipe: Path, variant: Variant, platform: str) -> list[dict[str, Any]]:
    """Return the recipe's outputs for a target, rendered by the engine."""
    from rattler_build import Stage0Recipe, VariantConfig
    from rattler_build.render import RenderConfig
    from rattler_build.tool_config import PlatformConfig

    config = VariantConfig.from_files([variant.path])
    rendering = RenderConfig(platform=PlatformConfig(target_platform=platform))
    outputs = Stage0Recipe.from_file(str(recipe)).render(config, rendering)
    return [output.recipe.to_dict() for output in outputs]


def meta_of(output: Mapping[str, Any], recipe: Path, variant: Variant, folder: Path) -> Meta:
    """Convert the output to a meta.yaml that will be written into `folder`."""
    words = {**variant.values, **output.get("context", {})}
    needs, about = output.get("requirements", {}), output.get("about", {})
    built, file = _build(output, words)
    requirements = {
        section: [str(each) for each in needs[ours]]
        for section, ours in (
            ("build", "build"),
            ("host", "host"),
            ("run", "run"),
            ("run_constrained", "run_constraints"),
        )
        if needs.get(ours)
    }
    test, folders = _tests(output.get("tests", []), words, recipe.parent)
    document: dict[str, Any] = {
        "package": {key: str(output["package"][key]) for key in ("name", "version")},
        "source": [_source(each, recipe.parent, folder) for each in output.get("source", [])],
        "build": built,
        "requirements": requirements,
        "test": test,
        "about": {
            key: about[key] for key in ("license", "license_file", "summary") if key in about
        },
    }
    return Meta(
        name=document["package"]["name"],
        document=document,
        script=None if file is None else recipe.parent / file,
        test_folders=folders,
    )


def _build(
    output: Mapping[str, Any], words: Mapping[str, str]
) -> tuple[dict[str, Any], str | None]:
    """Return the build section, and the script file if the build uses one."""
    build, needs = output["build"], output.get("requirements", {})
    built: dict[str, Any] = {"number": build["number"], "string": build["string"]}
    if "noarch" in build:
        built["noarch"] = build["noarch"]
    if build.get("noarch") == "generic":
        # A cubin is an ELF file: conda-build would search it for library paths, and fail.
        built["binary_relocation"] = False
    lines, env, file = _script(build.get("script") or {})
    if lines:
        built["script"] = [_filled(line, words) for line in lines]
    if env:
        built["script_env"] = [f"{name}={value}" for name, value in env.items()]
    ignored = needs.get("ignore_run_exports", {}).get("by_name", [])
    if ignored:
        built["ignore_run_exports"] = list(ignored)
    if needs.get("run_exports"):
        built["run_exports"] = {
            kind: [_exported(each, output["package"]) for each in specs]
            for kind, specs in needs["run_exports"].items()
        }
    return built, file


def _script(script: Any) -> tuple[list[str], dict[str, str], str | None]:
    if isinstance(script, str):
        return [script], {}, None
    if isinstance(script, list):
        return list(script), {}, None
    content = script.get("content") or script.get("script") or []
    lines = content.splitlines() if isinstance(content, str) else list(content)
    return lines, dict(script.get("env", {})), script.get("file")


def _exported(spec: Any, package: Mapping[str, Any]) -> str:
    """Return a run-export with pin_subpackage expanded, because conda-build would render it without
    bounds.

    >>> pin = {"pin_subpackage": {"name": "a", "upper_bound": "x.x"}}
    >>> _exported(pin, {"name": "a", "version": "0.1.0"})
    'a >=0.1.0,<0.2.0a0'
    """
    if isinstance(spec, str):
        return spec
    from rattler import Version

    pin, version = spec["pin_subpackage"], str(package["version"])
    assert pin["name"] == package["name"], "pin_subpackage on another output is not supported"
    above = Version(version).extend_to_length(3).with_segments(0, pin["upper_bound"].count("x"))
    return f"{pin['name']} >={version},<{above.bump_last().with_alpha()}"


def _source(source: Mapping[str, Any], recipe: Path, folder: Path) -> dict[str, str]:
    path = os.path.relpath((recipe / source["path"]).resolve(), folder.resolve())
    entry = {"path": path}
    if "target_directory" in source:
        entry["folder"] = source["target_directory"]
    return entry


def _tests(
    tests: Sequence[Mapping[str, Any]], words: Mapping[str, str], recipe: Path
) -> tuple[dict[str, list[str]], tuple[Path, ...]]:
    """Return conda-build's test section; file checks become commands."""
    commands: list[str] = []
    requires: list[str] = []
    folders: list[Path] = []
    for test in tests:
        contents = test.get("package_contents", {})
        commands += [f"ls -d $PREFIX/{_filled(name, words)}" for name in contents.get("files", [])]
        commands += [f"test -x $PREFIX/bin/{name}" for name in contents.get("bin", [])]
        lines, _, _ = _script(test.get("script", []))
        commands += [_filled(line, words) for line in lines]
        for name in test.get("python", {}).get("imports", []):
            commands.append(f'python -I -c "import {name}"')
        for section in test.get("requirements", {}).values():
            requires += [str(each) for each in section if not str(each).startswith("${{")]
        for name in test.get("files", {}).get("recipe", []):
            folders.append(recipe / name.rstrip("/"))
    found: dict[str, list[str]] = {"commands": commands}
    if requires:
        found["requires"] = sorted(set(requires))
    if folders:
        found["files"] = [f"{folder.name}/*" for folder in folders]
    return found, tuple(folders)


def _filled(text: str, words: Mapping[str, str]) -> str:
    """Fill in the variables that the engine left unexpanded, and return the text.

    >>> _filled("a ${{ target }}", {"target": "cuda122"})
    'a cuda122'
    """
    from jinja2 import Environment

    templates = Environment(variable_start_string="${{", variable_end_string="}}", autoescape=False)
    return templates.from_string(text).render(**words)
