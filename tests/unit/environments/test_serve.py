"""The server serves the files of a channel folder, and only on the loopback address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from tests.unit.environments.packages import run

from nybforge.environments.serve import Server, channel_file
from nybforge.environments.solve import Request, solve_environment
from nybforge.environments.specs import Spec


def test_a_served_channel_solves_as_the_folder_does(host: Path) -> None:
    with Server(root=host / "host/forge") as server:
        assert server.url.startswith("http://127.0.0.1:")
        records = solve_environment(
            Request(
                specs=(Spec(text="module"),),
                channels=(server.url,),
                platform="linux-64",
                virtual={"__glibc": "2.28"},
            )
        )
    assert {r.name.normalized for r in records} == {"module", "python"}


def _get(url: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read(), dict(answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), dict(error.headers)


def test_the_server_answers_parts_and_unchanged_files(host: Path) -> None:
    index = host / "host/forge/linux-64/repodata.json"
    with Server(root=host / "host/forge") as server:
        url = f"{server.url}/linux-64/repodata.json"
        code, body, headers = _get(url)
        assert (code, body) == (200, index.read_bytes())
        assert _get(url, Range="bytes=5-9")[:2] == (206, body[5:10])
        assert _get(url, Range=f"bytes={len(body)}-")[0] == 416
        assert _get(url, **{"If-None-Match": headers["ETag"]})[:2] == (304, b"")


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/linux-64/",
        "/linux-64/../../../lab.yml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/secret.txt",
        "/linux-64/%00.conda",
        f"/{'long' * 100}.conda",
    ],
)
def test_the_server_gives_out_nothing_but_channel_files(host: Path, address: str) -> None:
    (host / "host/forge/secret.txt").write_text("x")
    (host / "host/forge/out.conda").symlink_to("/etc/hostname")
    assert channel_file(host / "host/forge", "/out.conda") is None
    with Server(root=host / "host/forge") as server:
        assert _get(server.url + address)[0] == 404


def test_a_reader_that_goes_away_is_a_line_of_the_log(
    host: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    index = host / "host/forge/noarch/repodata.json"
    index.write_bytes(bytes(32 << 20))  # more than the buffers of the sockets hold
    said: list[str] = []
    told = threading.Event()

    def log(text: str) -> None:
        said.append(text)
        if text.startswith("cut off: "):
            told.set()

    with Server(root=host / "host/forge", log=log) as server:
        port = int(server.url.rsplit(":", 1)[1])
        with socket.create_connection(("127.0.0.1", port)) as reader:
            reader.sendall(b"GET /noarch/repodata.json HTTP/1.1\r\nHost: x\r\n\r\n")
            reader.recv(1)
        assert told.wait(60), said
    assert capfd.readouterr().err == ""


def test_channel_serve_prints_its_address_and_stops_on_ctrl_c(root: Path, host: Path) -> None:
    argv = [sys.executable, "-m", "nybforge", "channel", "serve", str(host / "host/forge")]
    env = {**os.environ, "NYBFORGE_ROOT": str(root)}
    with subprocess.Popen(argv, stdout=subprocess.PIPE, env=env, text=True) as child:
        assert child.stdout is not None
        url = child.stdout.readline().strip()
        assert _get(f"{url}/noarch/repodata.json")[0] == 200
        child.send_signal(signal.SIGINT)
        try:
            assert child.wait(timeout=120) == 130
        finally:
            child.kill()


def test_a_taken_port_and_a_missing_channel_are_errors(root: Path, host: Path) -> None:
    with Server(root=host) as server:
        port = server.url.rsplit(":", 1)[1]
        code, _, err = run(root, "channel", "serve", str(host / "host"), "--port", port)
    assert code == 4
    assert f"error[NF330]: port {port} cannot be used" in err
    assert run(root, "channel", "serve", str(host / "nothing"))[0] == 3
    assert run(root, "channel", "serve", "/etc", "--seconds", "0")[0] == 3
