"""VERSION is the only source of the version; files that cannot read it have equal copies."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import nybble
import nybforge

ROOT = Path(__file__).resolve().parents[2]
RECIPES = sorted(ROOT.glob("recipe/*/recipe.yaml"))
RECIPES.remove(ROOT / "recipe/nybble-lab/recipe.yaml")  # has the CUDA version of a target
# A v1 recipe can read a file only with --experimental, which users of rattler-build need not pass.
# Pages show the output of programs. `pytest --update-golden` rewrites these copies after a release.
COPIES = {
    **dict.fromkeys(
        (path.relative_to(ROOT).as_posix() for path in RECIPES), r'^(  version: ")([^"]+)(")'
    ),
    "docs/pip.md": r"(\bnybble(?:_\w+)?-|\+nybble\.)(\d+\.\d+\.\d+)()",
    "docs/bitsandbytes.md": r"(\b0\.50\.2\+nybble\.)([\d.]+\d)()",
}


@pytest.mark.parametrize("name", sorted(COPIES))
def test_copies_are_the_version(root: Path, name: str, request: pytest.FixtureRequest) -> None:
    version = (root / "VERSION").read_text("ascii").strip()
    path = root / name
    text = path.read_text("utf-8")
    wanted, count = re.subn(COPIES[name], rf"\g<1>{version}\g<3>", text, flags=re.MULTILINE)
    assert count
    if request.config.getoption("--update-golden"):
        path.write_text(wanted, "utf-8")
    assert path.read_text("utf-8") == wanted, "rewrite with pytest --update-golden"


def test_the_programs_read_it(root: Path) -> None:
    version = (root / "VERSION").read_text("ascii").strip()
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert nybble.__version__ == nybforge.__version__ == version


def test_no_other_file_contains_the_version(root: Path) -> None:
    version = (root / "VERSION").read_text("ascii").strip()
    argv = [
        "git",
        "grep",
        "-lwF",
        version,
        "--",
        "pkg",
        "csrc",
        "recipe",
        "docs",
        "*.toml",
        "*.md",
        ":!tests",
    ]
    said = subprocess.run(argv, cwd=root, capture_output=True, text=True, check=False)
    examples = {"pkg/nybforge/condabuild.py", "CHANGELOG.md"}  # a doctest; the list of releases
    assert set(said.stdout.split()) - set(COPIES) - examples == set()
