"""Each toolchain that options accept has its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.choices import TOOLCHAINS
from nybforge.settings import read_settings


@pytest.mark.parametrize("name", TOOLCHAINS)
def test_each_toolchain_has_its_file_and_can_be_set(name: str, root: Path, tmp_path: Path) -> None:
    assert (root / f"recipe/toolchains/{name}.yaml").is_file()
    (tmp_path / "nybforge.toml").write_text(f'toolchain = "{name}"\n')
    assert read_settings(tmp_path, tmp_path).toolchain == name
