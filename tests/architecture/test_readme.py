"""README's generated tables agree with the code: verbs and exit codes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nybforge.cli import VERBS, load_verb
from nybforge.errors import EXIT_CODE_MEANING


def tables() -> dict[str, str]:
    """Return what stands between each pair of markers."""
    verbs = ["| verb | what it does |", "| --- | --- |"]
    for verb in VERBS:
        summary = (load_verb(verb).__doc__ or "").strip().split("\n")[0].rstrip(".")
        verbs.append(f"| `{verb}` | {summary} |")
    codes = ["| exit code | meaning |", "| --- | --- |"]
    codes += [f"| {int(code)} | {meaning} |" for code, meaning in EXIT_CODE_MEANING.items()]
    return {"verbs": "\n".join(verbs), "exit codes": "\n".join(codes)}


def render(text: str) -> str:
    for name, table in tables().items():
        text = re.sub(
            rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)",
            lambda match, table=table: f"{match[1]}{table}\n{match[2]}",
            text,
            flags=re.DOTALL,
        )
    return text


def test_tables_are_those_of_the_code(root: Path, request: pytest.FixtureRequest) -> None:
    readme = root / "README.md"
    text = readme.read_text("utf-8")
    if request.config.getoption("--update-golden"):
        readme.write_text(render(text), "utf-8")
    assert readme.read_text("utf-8") == render(text), "rewrite with pytest --update-golden"
    assert all(f"<!-- {name} -->" in text for name in tables())


def test_readme_is_short(root: Path) -> None:
    assert (root / "README.md").read_text("utf-8").count("\n") <= 150
