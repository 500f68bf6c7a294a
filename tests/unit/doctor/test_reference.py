"""The reference page is generated from rules and causes. --update-golden writes it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doctor.score import summary
from nybforge.doctor.log.causes import installed_causes
from nybforge.doctor.machine import RULES
from nybforge.doctor.reference import reference

CAUSES = installed_causes()


@pytest.fixture(scope="module")
def text() -> str:
    return reference(RULES, CAUSES, summary())


def test_the_reference_is_up_to_date(root: Path, text: str, request: pytest.FixtureRequest) -> None:
    page = root / "docs/findings.md"
    if request.config.getoption("--update-golden"):
        page.write_text(text, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == text


def test_every_finding_has_one_section_and_every_link_leads_to_one(text: str) -> None:
    sections = re.findall(r"(?m)^## (\w+)$", text)
    assert len(set(sections)) == len(sections)
    assert set(sections) == {rule.id for rule in RULES} | {cause.id for cause in CAUSES}
    assert set(re.findall(r"\]\(#(\w+)\)", text)) <= set(sections)
