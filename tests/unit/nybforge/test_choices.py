"""Each toolchain and each optional package that options accept has its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.choices import EXTRAS, TOOLCHAINS
from nybforge.inputs import SOURCES
from nybforge.settings import read_settings


@pytest.mark.parametrize("package", EXTRAS)
def test_each_optional_package_has_a_recipe_and_is_named_in_it(package: str, root: Path) -> None:
    recipe = root / SOURCES[package].recipe
    assert f"name: {package}\n" in recipe.read_text("utf-8")


@pytest.mark.parametrize("name", TOOLCHAINS)
def test_each_toolchain_has_its_file_and_can_be_set(name: str, root: Path, tmp_path: Path) -> None:
    assert (root / f"recipe/toolchains/{name}.yaml").is_file()
    (tmp_path / "nybforge.toml").write_text(f'toolchain = "{name}"\n')
    assert read_settings(tmp_path, tmp_path).toolchain == name
