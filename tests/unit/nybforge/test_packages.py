"""The table of packages agrees with the recipes."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.condabuild import rendered_outputs
from nybforge.inputs import file_inputs
from nybforge.load import read
from nybforge.packages import PACKAGES
from nybforge.variants import load_targets, select

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_is_an_output_of_its_recipe(package: str) -> None:
    (variant,) = select(load_targets(ROOT), ["cuda122"])
    outputs = rendered_outputs(ROOT / PACKAGES[package].recipe, variant, "linux-64")
    (build,) = [each["build"] for each in outputs if each["package"]["name"] == package]
    assert ("noarch" in build) == PACKAGES[package].noarch


@pytest.mark.parametrize("package", PACKAGES)
def test_what_a_recipe_copies_is_an_input(package: str) -> None:
    recipe = ROOT / PACKAGES[package].recipe
    inputs = file_inputs(ROOT, PACKAGES[package])
    for source in read(recipe).require("source").items():
        path = (recipe.parent / source.require("path").text()).resolve()
        name = path.relative_to(ROOT).as_posix()
        assert any(each == name or each.startswith(name + "/") for each in inputs), name


def test_packages_depend_only_on_earlier_ones_that_are_always_built() -> None:
    names = list(PACKAGES)
    for name, package in PACKAGES.items():
        assert set(package.after) <= set(names[: names.index(name)]), name
        assert not any(PACKAGES[each].optional for each in package.after), name
