"""A channel is published to a real server of conda channels (Quetz), and read from it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.environments.packages import run
from tests.unit.nybforge.attested import publish
from tests.unit.nybforge.conftest import make_package

from nybforge.channel import Channel

CONFIG = """
[github]
client_id = ""
client_secret = ""
[sqlalchemy]
database_url = "sqlite:///./quetz.sqlite"
[session]
secret = "77bf839fdbef227c25399bd3f21d0d2b44681b7545e00c8bd774bca32ec99d6c"
https_only = false
[users]
default_role = "owner"
admins = ["dummy:alice", "dummy:bob", "dummy:carol", "dummy:dave"]
"""
START_S = 60


@pytest.fixture(scope="module")
def quetz(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a running server with a channel `lab`, and a token for it."""
    program = shutil.which("quetz")
    if program is None:
        pytest.skip("missing: quetz on PATH (quetz-server 0.10.4 with fastapi 0.109)")
    folder = tmp_path_factory.mktemp("quetz")
    (folder / "config.toml").write_text(CONFIG)
    words = [program, "create", "data", "--copy-conf", "config.toml", "--dev"]
    made = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=START_S)
    found = re.search(r"API key created for user .*: ([0-9a-f]{32})", made.stdout + made.stderr)
    assert found is not None, made.stderr
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [program, "start", ".", "--host", "127.0.0.1", "--port", str(port)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            words, cwd=folder / "data", stdout=log, stderr=log, start_new_session=True
        )
    try:
        url = f"http://127.0.0.1:{port}"
        _create_channel(url, found[1], server)
        yield url, found[1]
    finally:
        server.terminate()
        server.wait(timeout=START_S)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGKILL)  # the server's workers outlive the server


def _create_channel(url: str, token: str, server: subprocess.Popen[bytes]) -> None:
    body = json.dumps({"name": "lab", "private": False, "description": ""}).encode()
    headers = {"X-API-Key": token, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{url}/api/channels", body, headers)
    end = time.monotonic() + START_S
    while True:
        try:
            urllib.request.urlopen(request, timeout=5).close()
            return
        except (urllib.error.URLError, ConnectionError) as error:
            if isinstance(error, urllib.error.HTTPError) or time.monotonic() > end:
                raise
            assert server.poll() is None
            time.sleep(0.2)


def _published(url: str) -> set[str]:
    """Return the packages that the server has indexed. The server indexes packages in the
    background."""
    end = time.monotonic() + START_S
    while time.monotonic() < end:
        with urllib.request.urlopen(f"{url}/get/lab/noarch/repodata.json", timeout=5) as answer:
            found = set(json.load(answer)["packages.conda"])
        if found:
            return found
        time.sleep(0.2)
    return set()


def test_packages_are_uploaded_once_and_solved(
    quetz: tuple[str, str], root: Path, tmp_path: Path
) -> None:
    from rattler import Channel as Source
    from rattler import Subdir, solve

    url, token = quetz
    channel = Channel(tmp_path / "channel")
    publish(channel, make_package(tmp_path / "in", "one"))
    env = {"NYBFORGE_OUTPUT": str(channel.path), "NYBFORGE_CACHE": str(tmp_path / "cache")}
    words = ("channel", "publish", f"quetz+{url}/lab")
    code, out, err = run(root, *words, QUETZ_API_KEY=token, **env)
    assert (code, out) == (
        0,
        "copied    noarch/one-1.0-h0_0.conda\n1 copied, 0 already published\n",
    ), err
    assert _published(url) == {"one-1.0-h0_0.conda"}
    code, out, err = run(root, *words, QUETZ_API_KEY=token, **env)
    assert (code, out) == (0, "0 copied, 1 already published\n"), err
    records = asyncio.run(solve([Source(f"{url}/get/lab")], ["one"], platforms=[Subdir("noarch")]))
    sha256 = channel.index("noarch")["one-1.0-h0_0.conda"]["sha256"]
    assert [record.sha256 and record.sha256.hex() for record in records] == [sha256]
    publish(channel, make_package(tmp_path / "new", "one", files={"x": b"other"}))
    code, _, err = run(root, *words, QUETZ_API_KEY=token, **env)
    assert (code, "already published as noarch/one-1.0-h0_0.conda" in err) == (5, True)
    publish(channel, make_package(tmp_path / "in", "two"))
    shutil.copy(tmp_path / "in/one-1.0-h0_0.conda", channel.path / "noarch")
    with channel.lock(print):
        channel.repair(channel.disagreements())
    code, _, err = run(root, *words, QUETZ_API_KEY="0" * 32, **env)
    assert (code, "QUETZ_API_KEY" in err, "0" * 32 in err) == (4, True, False)
