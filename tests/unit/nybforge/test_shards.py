"""The sharded index has the same records as repodata.json, and a real client reads it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st
from local_server import Quiet, serving
from tests.unit.nybforge.attested import publish as build
from tests.unit.nybforge.test_repodata import entries

from nybforge import shards
from nybforge.channel import Channel
from nybforge.package import index_entry
from nybforge.publishing.publish import publish
from nybforge.publishing.store import open_store
from nybforge.repodata import line_of

SHA256 = "ab" * 32


@given(entries(st.integers(-(2**63), 2**63 - 1)))
def test_a_shard_has_the_lines_of_the_index(index: dict[str, dict[str, object]]) -> None:
    lines = {name: line_of({**entry, "sha256": SHA256}) for name, entry in index.items()}
    data, sha256 = shards.shard(lines.items())
    assert shards.lines_of(data) == lines
    assert sha256 == hashlib.sha256(data).digest()


def test_a_number_that_msgpack_cannot_store_is_an_error() -> None:
    with pytest.raises(ValueError, match="out of range"):
        shards.shard([("a-1-0.conda", b'{"size": %d}' % 2**64)])


def test_a_file_that_is_too_large_unpacked_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "MOST_BYTES", 1 << 20)
    with pytest.raises(ValueError, match="the unpacked shard has more than 1 MiB"):
        shards.parsed_index(zstandard.ZstdCompressor().compress(bytes(2 << 20)))


@pytest.mark.parametrize("data", [b"", b"x", shards.shard([])[0]])
def test_a_file_that_is_not_an_index_of_shards(data: bytes) -> None:
    with pytest.raises(shards.FAULTS):
        shards.parsed_index(data)


@pytest.fixture
def published(tmp_path: Path, package: Callable[..., Path]) -> Path:
    """A published folder with the packages `one` 1.0, `one` 2.0 (which depends on `two`) and `two`
    1.0."""
    channel = Channel(tmp_path / "channel")
    build(channel, package(tmp_path / "in", "one"), package(tmp_path / "in", "two"))
    newer = package(tmp_path / "in", "one", version="2.0", depends=["two"])
    with channel.lock(print):
        channel.publish(newer, "newer-noarch", "key", {})
    publish(channel, open_store(str(tmp_path / "published"), tmp_path, {}), print)
    return tmp_path / "published"


@pytest.fixture
def requests(published: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of a server of the folder, and the files that it served."""
    served: list[str] = []

    class Handler(Quiet, SimpleHTTPRequestHandler):
        def log_request(self, code: object = "-", size: object = "-") -> None:
            if code == 200:
                served.append(self.path)

    with serving(partial(Handler, directory=str(published))) as url:
        yield url, served


def test_a_client_reads_the_shards_of_the_names_that_it_needs(
    published: Path, requests: tuple[str, list[str]], tmp_path: Path
) -> None:
    from rattler import Channel as Source
    from rattler import Gateway, Subdir, solve

    url, served = requests
    gateway = Gateway(cache_dir=tmp_path / "cache")
    solved = asyncio.run(
        solve([Source(url)], ["one"], gateway=gateway, platforms=[Subdir("noarch")])
    )
    assert {f"{each.name.normalized} {each.version}" for each in solved} == {"one 2.0", "two 1.0"}
    for each in solved:
        entry = index_entry(published / "noarch" / each.file_name)
        assert each.url == f"{url}/noarch/{each.file_name}"
        hashes = (each.sha256 or b"").hex(), (each.md5 or b"").hex()
        assert hashes == (entry["sha256"], entry["md5"])
        assert each.depends == entry["depends"]
    names, _ = shards.parsed_index((published / "noarch" / shards.INDEX).read_bytes())
    expected = {f"/{shards.path_of('noarch', names[name])}" for name in ("one", "two")}
    assert set(served) == {f"/noarch/{shards.INDEX}", *expected}


def test_verify_compares_the_shards_and_repair_removes_wrong_ones(
    published: Path, nybforge: Callable[..., Any]
) -> None:
    verify = partial(nybforge, "channel", "verify", "--output", str(published))
    assert verify().code == 0
    index = published / "noarch" / shards.INDEX
    names, origin = shards.parsed_index(index.read_bytes())
    del names["two"]
    index.write_bytes(shards.encoded_index("noarch", names, str(origin), ""))
    said = verify()
    assert (said.code, "it differs from repodata.json: two-1.0-h0_0.conda" in said.out) == (5, True)
    (published / shards.path_of("noarch", names["one"])).write_bytes(b"x")
    assert "the shard of one was changed" in verify().out
    (published / shards.path_of("noarch", names["one"])).unlink()
    assert "No such file" in verify().out
    index.write_bytes(b"x")
    assert "it cannot be read" in verify().out
    verify("--repair")
    assert not index.exists()
    assert verify().code == 0


def test_a_folder_that_another_program_indexed_is_verified_and_published_into(
    tmp_path: Path, package: Callable[..., Path], nybforge: Callable[..., Any]
) -> None:
    from rattler.index import index_fs

    folder = tmp_path / "published"
    package(folder / "noarch", "one")
    asyncio.run(index_fs(folder, write_zst=False, write_shards=True, force=True))
    before, origin = shards.parsed_index((folder / "noarch" / shards.INDEX).read_bytes())
    assert (set(before), origin) == ({"one"}, None)
    assert nybforge("channel", "verify", str(folder)).code == 0
    channel = Channel(tmp_path / "channel")
    build(channel, package(tmp_path / "in", "two"))
    publish(channel, open_store(str(folder), tmp_path, {}), print)
    after, origin = shards.parsed_index((folder / "noarch" / shards.INDEX).read_bytes())
    assert (set(after), len(origin or "")) == ({"one", "two"}, 64)
    assert nybforge("channel", "verify", str(folder)).code == 0
