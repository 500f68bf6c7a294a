"""Paths that other people wrote: every hostile form is refused, and plain paths pass unchanged."""

from __future__ import annotations

import doctest
import os
import random
from pathlib import Path

import pytest

from nybforge import safepath
from nybforge.safepath import (
    UnsafePath,
    inside,
    opened_parent,
    plain_name,
    plain_path,
    url_name,
    url_path,
)

PLAIN = (
    "a",
    "noarch/nybble-99.0-0.tar.bz2",
    "linux-64/_x86_64-microarch-level-4-2.conda",
    "lib/python3.12/site-packages/größe.py",
    "a..b/...c/d...",
    "1!2.0+local~x",
    "a b/it's",
    "100%/50%25",
    "x" * 255,
    "/".join(["y" * 250] * 16),
)
# text -> the rule that the refusal names
HOSTILE = {
    "": "empty",
    "/": "absolute",
    "/etc/passwd": "absolute",
    "//host/share": "absolute",
    ".": "'.'",
    "..": "'..'",
    "a/..": "'..'",
    "a/../b": "'..'",
    "../../x": "'..'",
    "./a": "'.'",
    "a/./b": "'.'",
    "a//b": "empty component",
    "a/": "empty component",
    "a\0b": "control",
    "a\nb": "control",
    "a\r": "control",
    "a\x1b[2J": "control",
    "a\x7f": "control",
    "a\x85b": "control",
    "a\u2028b": "control",
    "a\u202etxt.exe": "control",
    "a\\b": "backslash",
    "..\\x": "backslash",
    "\\\\host\\share": "backslash",
    "C:": "drive",
    "C:/x": "drive",
    "c:x": "drive",
    "a%2Fb": "percent",
    "a%2fb": "percent",
    "%2e%2e/x": "percent",
    "%2E%2E%2Fx": "percent",
    "a%5cb": "percent",
    "a%00": "percent",
    "a%0ab": "percent",
    "a%252fb": "percent",
    "a%25252e": "percent",
    "x" * 256: "255 bytes",
    "ö" * 128: "255 bytes",
    "a/" + "x" * 256 + "/b": "255 bytes",
    "/".join(["y" * 250] * 17): "4095 bytes",
    "a\ud800b": "UTF-8",
    "\udcff": "UTF-8",
}


@pytest.mark.parametrize("text", PLAIN)
def test_a_plain_path_passes_unchanged(text: str, tmp_path: Path) -> None:
    assert "/".join(plain_path(text)) == text
    if len(text) < 1000:
        assert inside(tmp_path, text) == tmp_path / text


@pytest.mark.parametrize(("text", "rule"), HOSTILE.items(), ids=ascii)
def test_a_hostile_path_is_refused_by_name(text: str, rule: str, tmp_path: Path) -> None:
    for check in (plain_path, plain_name, lambda each: inside(tmp_path, each)):
        with pytest.raises(UnsafePath, match=rule):
            check(text)
    with pytest.raises(UnsafePath, match=rule), opened_parent(tmp_path, text, make=True):
        pass
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("value", [None, 3, b"a", ["a"]], ids=repr)
def test_a_value_that_is_not_text_is_refused(value: object) -> None:
    with pytest.raises(UnsafePath, match="expected text"):
        plain_path(value)  # type: ignore[arg-type]


def test_a_refusal_prints_no_control_characters_and_is_short() -> None:
    with pytest.raises(UnsafePath) as caught:
        plain_path("a\x1b[2J\ud800" + "x" * 5000)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_names_in_packages_may_have_backslashes_and_percent_signs_but_no_way_out() -> None:
    for text in (r"lib/system-getty\x2dpre.slice", "share/a%2Fb", "c:x"):
        assert "/".join(plain_path(text, literal=True)) == text
    for text in ("../x", "/x", "a//b", "a\nb", "a\0"):
        with pytest.raises(UnsafePath):
            plain_path(text, literal=True)


def test_a_name_has_no_folder() -> None:
    assert plain_name("a-1-0.conda") == "a-1-0.conda"
    with pytest.raises(UnsafePath, match="without '/'"):
        plain_name("a/b")


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("https://h/a/b", "a/b"),
        ("http://u:p@h:8/t/x/a.whl?q#f", "t/x/a.whl"),
        ("https://h/a%2B1.whl", "a+1.whl"),
        ("https://h/g%C3%B6", "gö"),
    ],
)
def test_a_urls_path_is_decoded_once(url: str, path: str) -> None:
    assert url_path(url) == path
    assert url_name(url) == path.rsplit("/", 1)[-1]


@pytest.mark.parametrize(
    "url",
    [
        *("http://h//abs/path", "http://h/", "http://h", "http://h/a/../b", "http://h/a/%2e%2e/b"),
        *("http://h/%2fetc", "http://h/a%252f", "http://h/a%5Cb", "http://h/a%00", "http://h/%ff"),
        *("http://h/a\nb", "http://h/a\tb", "http://[h/a", "http://h/a//b", "file:////etc/x"),
        "http://h/" + "a" * 300,
    ],
)
def test_a_hostile_url_is_refused(url: str) -> None:
    with pytest.raises(UnsafePath):
        url_path(url)


def test_no_symlink_below_the_root_is_followed(tmp_path: Path) -> None:
    root, away = tmp_path / "root", tmp_path / "away"
    for folder in (root / "real", away):
        folder.mkdir(parents=True)
    (root / "link").symlink_to(away)
    (root / "inner").symlink_to("real")
    (root / "dangling").symlink_to("nowhere")
    (root / "file").write_text("x")
    for text in ("link/x", "inner/x", "dangling/x", "link", "file/x", "file/file", "link/link"):
        with pytest.raises(UnsafePath, match=r"symlink|not a folder"):
            inside(root, text)
    for text in ("link/x", "inner/x", "dangling/x", "file/x", "real/../link/x"):
        with pytest.raises(UnsafePath), opened_parent(root, text, make=True):
            pass
    assert not list(away.iterdir())


def test_the_root_itself_may_be_a_symlink(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "root").symlink_to("real")
    with opened_parent(tmp_path / "root", "a/b/c", make=True) as (folder, name):
        os.close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, dir_fd=folder))
    assert (tmp_path / "real/a/b/c").is_file()
    assert inside(tmp_path / "root", "a/b/c").is_file()


def test_a_folder_swapped_for_a_symlink_after_the_check_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "root/a").mkdir(parents=True)
    (tmp_path / "away").mkdir()
    with opened_parent(tmp_path / "root", "a/x") as (folder, name):
        (tmp_path / "root/a").rename(tmp_path / "root/old")
        (tmp_path / "root/a").symlink_to(tmp_path / "away")
        os.close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, dir_fd=folder))
    assert (tmp_path / "root/old/x").is_file()
    assert not list((tmp_path / "away").iterdir())


def test_missing_parents_are_made_only_when_asked_for(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), opened_parent(tmp_path, "a/b"):
        pass
    assert not list(tmp_path.iterdir())


def test_a_path_too_long_below_its_root_is_refused(tmp_path: Path) -> None:
    text = "/".join(["y" * 250] * 16)
    with pytest.raises(UnsafePath, match="4095"):
        inside(tmp_path / ("r" * 200), text)


def test_accepted_paths_are_inside_the_folder(tmp_path: Path) -> None:
    """Property: each random combination of dangerous pieces is either refused, or accepted and
    inside the folder."""
    pieces = ["..", ".", "/", "a", "\\", "%2f", "%2e", "\0", "\n", "C:", "~", " ", "é", "\ud800"]
    draw = random.Random(7)
    passed = refused = 0
    for _ in range(20_000):
        text = "".join(draw.choices(pieces, k=draw.randrange(1, 7)))
        try:
            path = inside(tmp_path, text)
        except UnsafePath:
            refused += 1
            continue
        passed += 1
        normal = os.path.normpath(path)
        assert normal == str(path)
        assert normal.startswith(f"{tmp_path}/")
    assert passed > 100
    assert refused > 100


def test_its_examples() -> None:
    assert doctest.testmod(safepath).failed == 0
