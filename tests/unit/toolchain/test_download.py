"""Interrupted downloads resume where they stopped, within a run and after a kill."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from local_server import Quiet, serving

from nybforge.errors import DownloadError
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.fetch import fetch
from nybforge.toolchain.wheelhouse import Wheelhouse

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index


@dataclass
class Shaky:
    """A local index whose connections end early. It records where each request starts."""

    data: bytes = b""
    file: str = ""
    ranges: bool = True  # whether the server supports the header Range
    # how many bytes each of the first answers sends; later answers are complete
    cuts: list[int] = field(default_factory=list)
    # an answer that was cut waits for this event
    held: threading.Event = field(default_factory=threading.Event)
    asked: list[int] = field(default_factory=list)  # the number of the first byte in each request
    url: str = ""

    def answer(self, handler: Quiet) -> None:
        """Answer one request."""
        if not handler.path.endswith(".whl"):
            page = f'<a href="/files/{self.file}">{self.file}</a>'.encode()
            handler.answer(200, page, {"Content-Type": "text/html"})
            return
        match = re.fullmatch(r"bytes=(\d+)-", handler.headers.get("Range", ""))
        start = int(match[1]) if match and self.ranges else 0
        self.asked.append(start)
        if start >= len(self.data):
            handler.answer(416, headers={"Content-Range": f"bytes */{len(self.data)}"})
            return
        body = self.data[start:]
        handler.send_response(206 if start else 200)
        if start:
            place = f"bytes {start}-{len(self.data) - 1}/{len(self.data)}"
            handler.send_header("Content-Range", place)
        handler.send_header("Content-Type", "application/octet-stream")
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        cut = self.cuts.pop(0) if self.cuts else None
        handler.wfile.write(body[:cut])
        if cut is not None:
            handler.wfile.flush()
            self.held.wait(60)


@pytest.fixture
def shaky(index: Index) -> Iterator[Shaky]:
    """The running index. Its wheel contains 3 MB of bytes without repetitions."""
    made = Shaky()
    made.held.set()

    class Handler(Quiet):
        def do_GET(self) -> None:
            made.answer(self)

    text = "".join(f"{number * 7919 % 1000003:07d}" for number in range(450_000))
    wheel = index.add("demo", "1.0", {"demo/data.txt": text})
    made.file, made.data = wheel.file, (index.folder / wheel.file).read_bytes()
    assert len(made.data) > 3_000_000
    with serving(Handler) as url:
        made.url = f"{url}/simple"
        yield made
        made.held.set()


@pytest.fixture
def over(shaky: Shaky, env: dict[str, str]) -> dict[str, str]:
    """Environment variables that make pip use that index."""
    closed = {k: v for k, v in env.items() if k not in ("PIP_NO_INDEX", "PIP_FIND_LINKS")}
    return {**closed, "PIP_INDEX_URL": shaky.url, "NO_PROXY": "*"}


def wait_until(reached: Callable[[], bool]) -> None:
    """Wait until the condition holds, for a minute at most."""
    given_up = time.monotonic() + 60
    while not reached():
        assert time.monotonic() < given_up, "it was not reached within a minute"
        time.sleep(0.05)


def test_a_broken_download_resumes_where_it_stopped(
    shaky: Shaky, index: Index, over: dict[str, str], house: Wheelhouse, report: Report
) -> None:
    shaky.cuts = [500_000, 400_000, 300_000]
    wheel = index.wheels["demo"]
    fetch([wheel], house, Runner(report=report, env=over), report)
    assert shaky.asked == [0, 500_000, 900_000, 1_200_000]
    assert house.place(wheel).read_bytes() == shaky.data
    assert list((house.folder / "partial").iterdir()) == []


def test_a_killed_download_goes_on_in_the_next_run(
    shaky: Shaky,
    index: Index,
    over: dict[str, str],
    house: Wheelhouse,
    report: Report,
    fetching: Callable[..., subprocess.Popen[bytes]],
) -> None:
    wheel = index.wheels["demo"]
    shaky.cuts = [2_000_000]
    shaky.held.clear()
    killed = fetching(wheel, over)
    wait_until(lambda: house.fetched(wheel) > 1_500_000)  # the file is written in large pieces
    killed.kill()
    killed.wait(60)
    came = house.fetched(wheel)
    assert 1_500_000 < came <= 2_000_000
    fetch([wheel], house, Runner(report=report, env=over), report)
    assert shaky.asked == [0, came]
    assert house.place(wheel).read_bytes() == shaky.data


def test_ctrl_c_ends_downloads_that_wait(
    shaky: Shaky,
    index: Index,
    over: dict[str, str],
    house: Wheelhouse,
    fetching: Callable[..., subprocess.Popen[bytes]],
) -> None:
    wheel = index.wheels["demo"]
    shaky.cuts = [2_000_000]
    shaky.held.clear()  # so pip waits until it times out and retries
    interrupted = fetching(wheel, over)
    wait_until(lambda: bool(shaky.asked))
    interrupted.send_signal(signal.SIGINT)
    assert interrupted.wait(120) != 0
    assert shaky.asked == [0]
    assert not house.verified(wheel)


def test_processes_that_fetch_at_once_download_once(
    shaky: Shaky,
    index: Index,
    over: dict[str, str],
    house: Wheelhouse,
    fetching: Callable[..., subprocess.Popen[bytes]],
) -> None:
    wheel = index.wheels["demo"]
    children = [fetching(wheel, over) for _ in range(3)]
    assert [child.wait(120) for child in children] == [0, 0, 0]
    assert shaky.asked == [0]
    assert house.verified(wheel)


@pytest.mark.parametrize("kind", ["another file", "complete", "too much"])
def test_a_partial_download_is_kept_only_if_it_is_the_file(
    kind: str, shaky: Shaky, index: Index, over: dict[str, str], house: Wheelhouse, report: Report
) -> None:
    wheel, data = index.wheels["demo"], shaky.data
    parts = {"another file": b"something else", "complete": data, "too much": data + b"more"}
    (house.partial(wheel) / wheel.file).write_bytes(parts[kind])
    fetch([wheel], house, Runner(report=report, env=over), report)
    assert shaky.asked == [len(parts[kind]), *([] if kind == "complete" else [0])]
    assert house.verified(wheel)


@pytest.mark.parametrize("left", [1_000_000, 10_000_000], ids=["part", "too much"])
def test_a_server_without_ranges_sends_all_of_it_again(
    left: int,
    shaky: Shaky,
    index: Index,
    over: dict[str, str],
    house: Wheelhouse,
    report: Report,
) -> None:
    shaky.ranges = False
    wheel = index.wheels["demo"]
    (house.partial(wheel) / wheel.file).write_bytes((shaky.data * 4)[:left])
    fetch([wheel], house, Runner(report=report, env=over), report)
    assert shaky.asked == [0]
    assert house.verified(wheel)


WITHOUT_LOCKS = """
import errno, fcntl, sys
def flock(*_):
    raise OSError(errno.ENOLCK, "No locks available")
fcntl.flock = flock
from nybforge.toolchain.download import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_cache_on_a_file_system_without_locks_is_filled(
    shaky: Shaky, over: dict[str, str], tmp_path: Path
) -> None:
    settings = json.dumps({"index-url": shaky.url})
    argv = [sys.executable, "-c", WITHOUT_LOCKS, str(tmp_path / shaky.file), "demo", settings]
    done = subprocess.run(argv, env=over, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / shaky.file).read_bytes() == shaky.data


def test_a_failed_download_is_an_error_that_names_the_partial_file(
    shaky: Shaky, index: Index, over: dict[str, str], house: Wheelhouse, said: io.StringIO
) -> None:
    shaky.cuts = [700_000, 0, 0, 0, 0]
    wheel = index.wheels["demo"]
    report = Report(stdout=io.StringIO(), stderr=said)
    with pytest.raises(DownloadError) as caught:
        fetch([wheel], house, Runner(report=report, env=over), report)
    assert "700000 bytes are kept" in (caught.value.why or "")
    assert "continue the download" in (caught.value.hint or "")
    fetch([wheel], house, Runner(report=report, env=over), report)
    assert shaky.asked[-1] == 700_000
    sizes = re.findall(r"1 wheel, (\d) MB", said.getvalue())
    assert list(dict.fromkeys(sizes)) == ["3", "2"], "received bytes are not counted"
