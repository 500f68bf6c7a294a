"""The documentation site builds without a warning, its links resolve, and it works offline."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest


class Page(HTMLParser):
    """The links, loaded files and anchors of one page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        elif "src" in found or (tag == "link" and found.get("rel") != "canonical"):
            self.loads.add(found.get("src") or found.get("href", ""))


@pytest.fixture(scope="module")
def site(root: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    folder = tmp_path_factory.mktemp("site")
    argv = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(argv, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return {path: Page(path) for path in sorted(folder.rglob("*.html"))}


def test_links_and_anchors_exist(site: dict[Path, Page]) -> None:
    wrong, seen = [], 0
    for path, page in site.items():
        for link in page.links:
            target, anchor = urldefrag(unquote(link))
            if re.match(r"[a-z]+:", target) or path.name == "404.html":
                continue
            seen += 1
            there = (path.parent / target).resolve() if target else path
            there = there / "index.html" if there.is_dir() else there
            if not there.exists() or (
                anchor and there in site and anchor not in site[there].anchors
            ):
                wrong.append(f"{path.name}: {link}")
    assert not wrong
    assert seen > 500


def test_pages_load_nothing_from_other_servers(site: dict[Path, Page]) -> None:
    loads = {load for page in site.values() for load in page.loads}
    assert loads
    assert [load for load in sorted(loads) if re.match(r"(https?:)?//", load)] == []


@pytest.mark.parametrize(
    ("page", "anchor"),
    [
        ("api.html", "nybble.functional.quantize_4bit"),
        ("api.html", "nybble.nn.Linear4bit"),
        ("api.html", "nybble.optim.AdamW8bit"),
        ("api.html", "nybble.cuda.Gemm4"),
        ("cli.html", "nybforge-env-create"),
        ("errors.html", "nf101"),
    ],
)
def test_the_reference_has_its_entries(site: dict[Path, Page], page: str, anchor: str) -> None:
    assert any(anchor in one.anchors for path, one in site.items() if path.name == page)
