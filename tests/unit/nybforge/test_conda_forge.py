"""conda-forge's pinning file is enough to render the recipes, and conda-forge's linter reports
nothing."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest
from fake_programs import program
from jinja2 import DebugUndefined
from jinja2.sandbox import SandboxedEnvironment
from ruamel.yaml import YAML
from tests.unit.nybforge.conda_forge import PINNING, SMITHY, lint, rendered, strings

from nybforge.feedstock import WITHOUT
from nybforge.load import Value, parse, read
from nybforge.packages import PACKAGES
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]
RECIPES = sorted(path.parent for path in (ROOT / "recipe").glob("*/recipe.yaml"))
ORDER = ["schema_version", "context", "recipe", "package", "source", "build", "requirements"]
ORDER += ["outputs", "tests", "about", "extra"]


def test_conda_forges_pinning_alone_renders_every_recipe() -> None:
    found = rendered("--recipe-dir", "recipe", "-m", str(PINNING))
    names = strings(found)
    # the pinning file has two compilers, and no CUDA; nybble-proc has a build without CUDA too
    counts = {name: 1 if one.noarch else 2 for name, one in PACKAGES.items()} | {"nybble-proc": 2}
    assert {name: len(set(each)) for name, each in names.items()} == counts
    (kernels,) = [each for each in found if each["recipe"]["package"]["name"] == "nybble-kernels"]
    assert kernels["recipe"]["build"]["string"].startswith("cuda129_")
    assert "cuda-nvrtc ==12.9.86" in kernels["recipe"]["requirements"]["build"]
    (nybble,) = [each["recipe"] for each in found if each["recipe"]["package"]["name"] == "nybble"]
    assert "python 3.10.*" in nybble["requirements"]["host"]
    assert nybble["tests"][0]["python"]["python_version"] == ["3.10.*", "*"]


def test_the_defaults_beside_a_recipe_are_the_values_of_the_pinnings_cuda() -> None:
    pinned = [item.text() for item in read(PINNING).require("cuda_compiler_version").items()]
    (target,) = [each for each in load_targets(ROOT) if each.cuda in pinned]
    paths = [folder / "variants.yaml" for folder in RECIPES if (folder / "variants.yaml").exists()]
    assert [path.parent.name for path in paths] == ["nybble-kernels", "nybble-lab", "nybble-proc"]
    for path in paths:
        for key, value in read(path).mapping().items():
            # nybble-proc has a build without CUDA too
            wanted = pinned if key == "cuda_compiler_version" else [target.values[key]]
            assert [item.text() for item in value.items()] == wanted, key


def test_conda_smithy_offers_cuda_to_the_recipes_that_read_its_version() -> None:
    """It offers the pinning's CUDA only if a line of the recipe has compiler('cuda'). Other recipes
    name the versions themselves."""
    for folder in RECIPES:
        text = (folder / "recipe.yaml").read_text()
        if "cuda_compiler_version" in text and folder.name not in WITHOUT:
            beside = folder / "variants.yaml"
            named = beside.exists() and "cuda_compiler_version" in read(beside).mapping()
            assert named or re.search(r"^[^#\n]*compiler\('cuda'\)", text, re.MULTILINE), folder


@pytest.mark.parametrize("target", [pytest.param("cuda122", marks=pytest.mark.slow), "cuda130"])
def test_a_targets_values_replace_the_defaults(target: str) -> None:
    argv = ("--recipe-dir", "recipe", "-m", f"recipe/variants/{target}.yaml")
    assert strings(rendered(*argv)) == strings(rendered(*argv, "--ignore-recipe-variants"))


@pytest.mark.parametrize("folder", RECIPES, ids=lambda folder: folder.name)
def test_a_recipe_has_the_form_that_conda_forge_expects(folder: Path) -> None:
    recipe = read(folder / "recipe.yaml")
    keys = list(recipe.mapping())
    assert keys == [key for key in ORDER if key in keys]
    about = recipe.require("about").mapping()
    assert {"homepage", "license", "license_file", "summary"} <= set(about)
    assert recipe.require("extra").require("recipe-maintainers").texts()
    text = (folder / "recipe.yaml").read_text()
    for section in re.findall(r"^ +requirements:\n(?: +build:\n)((?: {4,}- .*\n)+)", text, re.M):
        assert "compiler('c" not in section or "stdlib('c')" in section
    if "noarch: " in text:
        assert "- if:" not in text.partition("\ntests:")[0], "a noarch package has no selectors"
    if "noarch: python" in text:
        assert "    - python ${{ python_min }}.*\n" in text
        assert "    - python >=${{ python_min }}," in text
    for tests in [each.get("tests") for each in (recipe, *outputs(recipe))]:
        for test in () if tests is None else tests.items():
            if python := test.get("python"):
                newest = {"if": 'python_min != "3"', "then": "*"}
                found = python.require("python_version").plain()
                assert found == ["${{ python_min }}.*", newest]


def outputs(recipe: Value) -> tuple[Value, ...]:
    found = recipe.get("outputs")
    return () if found is None else found.items()


class Unknown(DebugUndefined):
    """A name without a value. It stays in the text."""

    def __str__(self) -> str:
        return f"${super().__str__()}"


@pytest.mark.parametrize("folder", RECIPES, ids=lambda folder: folder.name)
def test_the_linter_can_read_a_recipe_without_a_target(folder: Path) -> None:
    """conda-smithy's linter renders the whole text with the values of context only, and loads the
    result as YAML. Where the linter is not installed, this test does the same."""
    path = folder / "recipe.yaml"
    env = SandboxedEnvironment(
        variable_start_string="${{", variable_end_string="}}", undefined=Unknown
    )
    env.filters["split"] = lambda text, separator: text.split(separator)
    values: dict[str, object] = {
        **dict.fromkeys(("compiler", "stdlib", "pin_subpackage"), lambda name, **_: name),
        "env": SimpleNamespace(get=lambda name, default: default),
    }
    for key, value in read(path).require("context").mapping().items():
        text = env.from_string(value.text()).render(values)
        values[key] = text if value.quoted else YAML(typ="safe").load(text)
    parse(env.from_string(path.read_text()).render(values), path)


def test_a_release_archive_and_the_checkout_give_the_same_images(tmp_path: Path) -> None:
    """build.sh compiles only files that the recipe takes from a checkout."""
    work = tmp_path / "work"
    shutil.copytree(ROOT / "csrc", work / "csrc")
    prefix = tmp_path / "build_prefix"
    (prefix / "include").mkdir(parents=True)
    (prefix / "include/cuda_fp16.h").touch()
    program(prefix / "bin/nvrtcc", "#!/bin/sh\nfind csrc -type f | sort\n")
    env = {
        "PATH": f"{prefix}/bin:/usr/bin:/bin",
        "BUILD_PREFIX": str(prefix),
        "PREFIX": str(tmp_path / "prefix"),
        **dict.fromkeys(("TARGET", "TOOLKIT", "ARCHS"), "x"),
        "DEVICE_COMPILER": "nvcc",
    }
    argv = ["bash", str(ROOT / "recipe/nybble-kernels/build.sh")]
    done = subprocess.run(argv, cwd=work, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    wanted = [path for path in (ROOT / "csrc").rglob("*") if path.is_file()]
    wanted = [path for path in wanted if "device" in path.relative_to(ROOT / "csrc").parts[:-1]]
    assert done.stdout.splitlines() == sorted(str(path.relative_to(ROOT)) for path in wanted)


@SMITHY
def test_conda_smithys_linter_finds_nothing() -> None:
    assert lint(*RECIPES) == {str(folder): [[], []] for folder in RECIPES}


@SMITHY
def test_the_only_rule_that_is_switched_off_is_the_skip_of_noarch(tmp_path: Path) -> None:
    bare = []
    for name in ("nybble-kernels", "nybble-lab"):
        bare.append(tmp_path / name)
        bare[-1].mkdir()
        shutil.copy(ROOT / "recipe" / name / "recipe.yaml", bare[-1])
    found = lint(*bare)
    assert len(found) == 2
    for lints, hints in found.values():
        assert ([each[:45] for each in lints], hints) == (
            ["`noarch` packages can't have skips with selec"],
            [],
        )
