"""The generated reference pages docs/cli.md and docs/errors.md match the code."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from nybforge.cli import VERBS
from nybforge.errors import EXIT_CODE_MEANING, error_classes
from nybforge.reference import cli_page, errors_page

PAGES: dict[str, Callable[[], str]] = {"docs/cli.md": cli_page, "docs/errors.md": errors_page}


@pytest.mark.parametrize("name", PAGES)
def test_each_module_has_its_reference_page(
    name: str, root: Path, request: pytest.FixtureRequest
) -> None:
    path = root / name
    if request.config.getoption("--update-golden"):
        path.write_text(PAGES[name](), "utf-8")
    assert path.read_text("utf-8") == PAGES[name](), "rewrite with pytest --update-golden"


def test_every_verb_exit_code_and_error_has_its_entry() -> None:
    cli, errors = cli_page(), errors_page()
    assert re.findall(r"^## nybforge (.+)$", cli, re.MULTILINE) == [*VERBS]
    assert all(f"| {int(code)} | {said} |" in cli for code, said in EXIT_CODE_MEANING.items())
    headings = re.findall(r"^## (NF\d{3})$", errors, re.MULTILINE)
    assert headings == [one.id for one in error_classes()]


def test_options_say_their_values_and_defaults() -> None:
    cli = cli_page()
    assert "| `--toolchain embedded\\|conda-forge` |" in cli
    assert "| `--jobs N` | number of packages that are built at once (default: 2) |" in cli
    assert cli.count("| `--json` |") == 1, "shared options are listed once"
