"""Wrong names and files for the commands that sign and publish: each gives one error, and nothing
is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.unit.nybforge.attested import publish

from nybforge.attestation.keys import make_key
from nybforge.channel import Channel
from nybforge.publishing.store import Folder


@pytest.mark.parametrize(
    "words", [("rollback",), ("prune", "--keep=1", "--apply"), ("sign", "--key=lab.key")]
)
def test_a_mistyped_channel_is_an_error_and_not_made(
    tmp_path: Path, nybforge: Callable[..., Any], words: tuple[str, ...]
) -> None:
    make_key(tmp_path / "lab.key", "lab", 30)
    said = nybforge("channel", *words, tmp_path / "typo")
    assert (said.code, said.err.count("error[NF200]")) == (3, 1)
    assert not (tmp_path / "typo").exists()


def test_a_wrong_key_is_an_error_that_says_what_it_is(
    tmp_path: Path, nybforge: Callable[..., Any]
) -> None:
    make_key(tmp_path / "lab.key", "lab", 30)
    (tmp_path / "cut.key").write_bytes((tmp_path / "lab.key").read_bytes()[:60])
    (tmp_path / "cut.crt").write_bytes((tmp_path / "lab.key.crt").read_bytes()[:200])
    for name, why in {
        "lab.key.crt": "expected an unencrypted private key in PEM format",
        "cut.key": "expected an unencrypted private key in PEM format",
        "typo.key": "No such file or directory",
    }.items():
        said = nybforge("channel", "sign", "--key", name)
        assert (said.code, why in said.err) == (2, True)
        assert "hint: name the file, without .crt" in said.err
    (tmp_path / "output/noarch").mkdir(parents=True)
    (tmp_path / "output/noarch/repodata.json").write_text("{}")
    for name in ("lab.key", "cut.crt", "typo.crt"):
        said = nybforge("channel", "verify", "output", "--key", name)
        assert (said.code, "hint: name the file KEY.crt" in said.err) == (2, True)


@pytest.mark.parametrize("name", ["x" * 65, "two\nlines"])
def test_a_key_needs_a_short_name(tmp_path: Path, nybforge: Callable[..., Any], name: str) -> None:
    said = nybforge("channel", "key", "lab.key", "--name", name)
    assert (said.code, "at most 64 printable characters" in said.err) == (2, True)
    assert not list(tmp_path.glob("lab.key*"))


def test_the_partial_files_of_a_killed_run_are_removed(
    tmp_path: Path, nybforge: Callable[..., Any], package: Callable[..., Path]
) -> None:
    publish(Channel(tmp_path / "output"), package(tmp_path / "in", "one"))
    folder = tmp_path / "published/linux-64"
    (folder / "shards").mkdir(parents=True)
    halves = [
        folder / ".one-1.0-h0_0.conda.0123456789ab.part",
        folder / "shards/.00.msgpack.zst.0123456789ab.part",
    ]
    mine = folder / ".notes.conda"
    for path in (*halves, mine):
        path.write_bytes(b"half")
    with pytest.raises(KeyboardInterrupt), Folder(tmp_path / "published").alone(print):
        raise KeyboardInterrupt
    said = nybforge("channel", "publish", tmp_path / "published", "--output", tmp_path / "output")
    assert said.code == 0, said.err
    assert [path for path in (*halves, mine) if path.exists()] == [mine]
    assert not (tmp_path / "published/.nybforge/changing").exists()


def test_a_bundle_whose_signature_cannot_be_written_is_not_made(
    tmp_path: Path, nybforge: Callable[..., Any]
) -> None:
    make_key(tmp_path / "lab.key", "lab", 30)
    (tmp_path / "x.sh.sha256.sig").mkdir()
    said = nybforge("bundle", "--lock", "lock.txt", "--key", "lab.key", "-o", "x.sh")
    assert (said.code, "x.sh.sha256.sig" in said.err) == (4, True)
    assert not (tmp_path / "x.sh").exists()
