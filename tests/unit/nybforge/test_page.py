"""The pages are well formed, need no other file, and are complete without JavaScript."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from built_channel import ENTRY, make_channel

from nybforge import matrix
from nybforge.buildreport.page import matrix_page, size
from nybforge.journal import Failure, write_entry
from nybforge.variants import load_targets

VOID = {"meta", "input", "br"}


class Page(HTMLParser):
    """Parses a page and collects its text, ids, links, and attributes that name other files."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.headings: list[int] = []
        self.text = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert not {"src", "data", "action"} & values.keys()
        if tag not in VOID:
            self.open.append(tag)
        if tag[0] == "h" and tag[1:].isdecimal():
            self.headings.append(int(tag[1:]))
        self.ids += [values["id"]] if values.get("id") else []
        self.links += [values["href"]] if values.get("href") else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.text += data


@pytest.fixture
def text(nybforge, tmp_path: Path, package: Callable[..., Path]) -> str:
    make_channel(tmp_path, package)
    answer = nybforge("report")
    assert answer.code == 0, answer.err
    assert answer.out == f"{tmp_path}/report.html\n"
    return (tmp_path / "report.html").read_text("utf-8")


def test_the_page_is_whole_and_alone(text: str) -> None:
    page = Page(text)
    assert len(page.ids) == len(set(page.ids))
    assert page.links
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert not re.search(r"@import|url\(|https?://", text)
    assert page.headings[0] == 1
    assert all(b - a <= 1 for a, b in zip(page.headings, page.headings[1:], strict=False))


def test_all_data_are_in_the_text_of_the_page(text: str) -> None:
    said = Page(text).text
    for words in (
        "nybble-kernels", "12.3.0", "c0ffee", "commands", "passed",
        "3.0 MiB", "50 %", "gemm4.sm_80.cubin", "cubin 86", "unsupported GNU version",
        "error[NF400]: nybble-kernels-cuda118-noarch: the build failed",
        "conda install -c", "nybforge env create",
    ):  # fmt: skip
        assert words in said, words


def test_text_from_logs_is_not_markup(nybforge, tmp_path: Path, package) -> None:
    channel = make_channel(tmp_path, package)
    error = Failure(id="NF400", what="<script>alert(1)</script>", hint='"><img src=x>')
    entry = replace(ENTRY, job="x", outcome="failed", errors=(error,))
    write_entry(channel, entry)
    assert nybforge("report", "-o", "page.html").code == 0
    page = Page((tmp_path / "page.html").read_text("utf-8"))
    assert "<script>alert(1)</script>" in page.text
    assert '"><img src=x>' in page.text


def test_the_page_of_compat_has_every_cell_with_its_reason(root: Path) -> None:
    targets = load_targets(root)
    rows, limits = matrix.matrix(targets), matrix.limits(targets)
    text = matrix_page(matrix.to_json(rows, limits))
    said = Page(text).text
    assert text.count("data-how=") == sum(len(row.cells) for row in rows)
    assert all(cell.why in said and cell.text in said for row in rows for cell in row.cells)
    _, body = matrix.limits_table(limits)
    assert all(f"<td>{cell}</td>" in text for row in body for cell in row[1:])


def test_a_size_has_the_unit_that_people_read() -> None:
    assert [size(n) for n in (0, 1023, 1024, 1 << 30)] == ["0 B", "1023 B", "1.0 KiB", "1024.0 MiB"]
