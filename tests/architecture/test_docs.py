"""The manual agrees with the program: links lead somewhere, commands parse, variables exist."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

from nybforge.cli import build_parser
from nybforge.errors import UsageError
from nybforge.report import Report

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
IDS = [page.stem for page in PAGES]
VARIABLE = re.compile(r"\bNYB(?:BLE|FORGE)_[A-Z][A-Z0-9_]*\b")
# Set by one of our programs for another, and by nobody else.
INTERNAL = re.compile(r"NYBFORGE_IMAGE_CACHE|NYBBLE_TRACE_\w+|NYBBLE_LAB_(OLD_\w*|PREFIX)")


def commands(text: str) -> list[str]:
    """Return what stands behind `nybforge` in console blocks and in words set as code."""
    lines = [
        line.removeprefix("$ ").split("  #")[0]
        for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL)
        for line in block.splitlines()
        if line.startswith("$ ")
    ]
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    lines += [code.replace("\n", " ") for code in re.findall(r"`([^`]+)`", prose)]
    parts = [part for line in lines for part in re.split(r"&&|;|\|", line)]
    called = [re.search(r"(?:^|\s|bin/)nybforge ([a-z].*)", part) for part in parts]
    return [match[1].strip() for match in called if match]


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_commands_of_the_manual_are_the_programs() -> None:
    parser = build_parser(Report(stdout=io.StringIO(), stderr=io.StringIO()))
    wrong, seen = [], 0
    for page in PAGES:
        for command in commands(page.read_text("utf-8")):
            seen += 1
            words = shlex.split(command)
            try:
                parser.parse_args(words[: words.index("--")] if "--" in words else words)
            except UsageError as error:
                if not re.search("required|expected", error.what):  # prose leaves arguments out
                    wrong.append(f"{page.name}: nybforge {command}: {error.what}")
    assert not wrong
    assert seen > 50


def test_the_manual_names_every_variable_and_no_other() -> None:
    said = {name for page in PAGES for name in VARIABLE.findall(page.read_text("utf-8"))}
    read: set[str] = set()
    for folder, kinds in (("pkg", ("py",)), ("csrc", ("cc", "h")), ("recipe", ("sh", "yaml"))):
        for path in (path for kind in kinds for path in (ROOT / folder).rglob(f"*.{kind}")):
            if "tests" in path.parts[len(ROOT.parts) :]:
                continue
            quoted = re.findall(r"[\"'](NYB\w+)[\"']|\$\{(NYB\w+)", path.read_text("utf-8"))
            read |= {name for pair in quoted for name in pair if VARIABLE.fullmatch(name)}
    assert said <= read, "named and read nowhere"
    assert [name for name in sorted(read - said) if not INTERNAL.fullmatch(name)] == []
