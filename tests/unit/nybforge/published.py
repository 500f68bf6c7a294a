"""Fixtures: places to publish to, a channel to publish, and the commands that publish it."""

from __future__ import annotations

import logging
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.unit.nybforge.attested import publish as build

from nybforge import shards
from nybforge.channel import Channel
from nybforge.publishing.indexes import read_indexes
from nybforge.publishing.store import Store, open_store

ONE = "noarch/one-1.0-h0_0.conda"

__all__ = ["ONE", "Place", "channel", "object_store", "place", "run"]


@dataclass(frozen=True, kw_only=True)
class Place:
    """A place to publish to: its command-line argument, and the environment variables for its
    login."""

    text: str
    env: Mapping[str, str]

    @property
    def store(self) -> Store:
        return open_store(self.text, Path("/"), self.env)

    def names(self) -> set[str]:
        """Return the indexed packages."""
        found = read_indexes(self.store)
        for subdir, index in found.items():
            assert self.sharded(subdir) == index.lines
        return {f"{subdir}/{name}" for subdir, index in found.items() for name in index.lines}

    def sharded(self, subdir: str) -> dict[str, bytes]:
        """Return the lines in the shards to which the platform's sharded index refers."""
        index = self.store.read(f"{subdir}/{shards.INDEX}")
        names = shards.parsed_index(index[0])[0] if index else {}
        lines: dict[str, bytes] = {}
        for sha256 in names.values():
            found = self.store.read(shards.path_of(subdir, sha256))
            assert found is not None
            lines |= shards.lines_of(found[0])
        return lines


@pytest.fixture(scope="session")
def object_store() -> Iterator[str]:
    """The address of a real S3 server on loopback."""
    server = pytest.importorskip("moto.server", reason="missing: moto[server]")
    pytest.importorskip("obstore", reason="missing: obstore")
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    running = server.ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    running.start()
    yield "http://{}:{}".format(*running.get_host_and_port())
    running.stop()


@pytest.fixture(params=["folder", pytest.param("s3", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "folder":
        return Place(text=str(tmp_path / "published"), env={})
    url = request.getfixturevalue("object_store")
    bucket = f"bucket-{abs(hash(tmp_path)):x}"
    urllib.request.urlopen(urllib.request.Request(f"{url}/{bucket}", method="PUT")).close()
    env = {
        "AWS_ENDPOINT": url,
        "AWS_ALLOW_HTTP": "true",
        "AWS_REGION": "us-east-1",
        "AWS_ACCESS_KEY_ID": "me",
        "AWS_SECRET_ACCESS_KEY": "a-secret",
        "AWS_PROFILE": "lab",  # obstore does not know this variable
    }
    return Place(text=f"s3://{bucket}/our/channel", env=env)


@pytest.fixture
def channel(tmp_path: Path, package: Callable[..., Path]) -> Channel:
    """A channel with a noarch package and a linux-64 package."""
    made = Channel(tmp_path / "channel")
    host = package(tmp_path / "in", "host", subdir="linux-64", noarch=None)
    build(made, package(tmp_path / "in", "one"), host)
    return made


@pytest.fixture
def run(place: Place, nybforge: Callable[..., Any]) -> Callable[..., Any]:
    """Run `channel VERB DEST` with the login."""
    return lambda verb, *words: nybforge("channel", verb, place.text, *words, env=place.env)
