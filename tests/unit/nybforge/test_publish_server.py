"""The engine sends the package's bytes and the token to a channel server, once.

The server here is a fake. It records requests, and answers like the servers of prefix and Anaconda.
test_publish_servers.py publishes to a real server (Quetz).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from local_server import Quiet, serving
from tests.unit.nybforge.attested import publish

from nybforge.channel import Channel

pytestmark = pytest.mark.slow  # each command starts the engine

TOKEN = "a-token-of-the-server"


@dataclass
class Recorder:
    """Requests that were received, and the index that is served."""

    entries: dict[str, Any] = field(default_factory=dict)
    posted: list[tuple[str, str, bytes]] = field(default_factory=list)  # path, login, body
    url: str = ""


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    found = Recorder()

    class Handler(Quiet):
        def do_GET(self) -> None:
            if self.path.endswith("/noarch/repodata.json"):
                document = {"packages": {}, "packages.conda": found.entries}
                self.answer(200, json.dumps(document).encode())
            else:
                self.answer(404)

        do_HEAD = do_GET

        def do_POST(self) -> None:
            body = b"".join(self.chunks())
            login = self.headers.get("Authorization", "") + self.headers.get("X-API-Key", "")
            found.posted.append((self.path.split("?")[0], login, body))
            stage = {"post_url": "http://storage.example/put", "dist_id": "7", "form_data": {}}
            self.answer(200, json.dumps(stage).encode() if "/stage/" in self.path else b"{}")

        def chunks(self) -> Iterator[bytes]:
            length = self.headers.get("Content-Length")
            if length is not None:
                yield self.rfile.read(int(length))
                return
            while size := int(self.rfile.readline(), 16):
                yield self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()

    with serving(Handler) as found.url:
        yield found


def nybforge(channel: Channel, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command in another process, because the engine holds the GIL while it waits for the
    server."""
    own = {"NYBFORGE_OUTPUT": str(channel.path), "NYBFORGE_CACHE": str(channel.path / "../cache")}
    return subprocess.run(
        [sys.executable, "-m", "nybforge", *words],
        env={**os.environ, **own, **more},
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize("kind", ["quetz", "prefix"])
def test_a_package_is_sent_once_with_the_token(
    kind: str,
    recorder: Recorder,
    tmp_path: Path,
    package: Callable[..., Path],
) -> None:
    channel = Channel(tmp_path / "channel")
    publish(channel, package(tmp_path / "in", "one"))
    words = ("channel", "publish", f"{kind}+{recorder.url}/lab")

    def run() -> subprocess.CompletedProcess[str]:
        return nybforge(channel, *words, **{f"{kind.upper()}_API_KEY": TOKEN})

    said = run()
    assert (said.returncode, "1 copied" in said.stdout) == (0, True), said.stderr
    ((path, login, body),) = recorder.posted
    assert "lab" in path.split("/")
    assert TOKEN in login
    assert (channel.path / "noarch/one-1.0-h0_0.conda").read_bytes() in body
    assert TOKEN not in said.stdout + said.stderr
    recorder.entries |= channel.index("noarch")
    assert "0 copied, 1 already published" in run().stdout
    recorder.entries["one-1.0-h0_0.conda"]["sha256"] = "0" * 64
    said = run()
    assert (said.returncode, "a different file is already published" in said.stderr) == (5, True)
    assert len(recorder.posted) == 1


def test_anaconda_gets_the_package_from_its_upload_host(
    recorder: Recorder, tmp_path: Path, package: Callable[..., Path]
) -> None:
    """Anaconda takes uploads on api.HOST and serves channels from conda.HOST. The recorder is the
    proxy for both."""
    channel = Channel(tmp_path / "channel")
    publish(channel, package(tmp_path / "in", "one"))
    env = {"http_proxy": recorder.url, "ANACONDA_API_KEY": TOKEN}
    words = ("channel", "publish", "anaconda+http://api.server.example/lab")
    said = nybforge(channel, *words, **env)
    assert (said.returncode, "1 copied" in said.stdout) == (0, True), said.stderr
    api, file = "http://api.server.example", "lab/one/1.0/noarch/one-1.0-h0_0.conda"
    assert [path for path, *_ in recorder.posted] == [
        f"{api}/package/lab/one",
        f"{api}/release/lab/one/1.0",
        f"{api}/stage/{file}",
        "http://storage.example/put",
        f"{api}/commit/{file}",
    ]
    logins = [login for _, login, _ in recorder.posted]
    assert logins == [f"token {TOKEN}"] * 3 + ["", f"token {TOKEN}"], "storage gets no token"
    stage, stored, commit = (body for *_, body in recorder.posted[2:])
    sha256 = channel.index("noarch")["one-1.0-h0_0.conda"]["sha256"]
    assert json.loads(stage)["sha256"] == sha256
    assert (channel.path / "noarch/one-1.0-h0_0.conda").read_bytes() in stored
    assert json.loads(commit) == {"dist_id": "7"}
    recorder.entries |= channel.index("noarch")
    assert "0 copied, 1 already published" in nybforge(channel, *words, **env).stdout
    assert len(recorder.posted) == 5
