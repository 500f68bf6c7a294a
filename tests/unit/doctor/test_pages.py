"""The docs pages are what the rules say; --update-golden writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.doctor.log.families import CAUSES
from nybforge.doctor.machine import RULES
from nybforge.doctor.pages import pages


def test_docs_pages_are_up_to_date(root: Path, request: pytest.FixtureRequest) -> None:
    folder = root / "docs/findings"
    texts = pages(RULES, CAUSES)
    if request.config.getoption("--update-golden"):
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.md"):
            old.unlink()
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
    assert {path.name for path in folder.glob("*.md")} == set(texts)
    for name, text in texts.items():
        assert (folder / name).read_text(encoding="utf-8") == text, name


def test_every_link_between_pages_leads_somewhere() -> None:
    texts = pages(RULES, CAUSES)
    for name, text in texts.items():
        for link in (part.split(")")[0] for part in text.split("](")[1:]):
            assert link in texts, (name, link)
