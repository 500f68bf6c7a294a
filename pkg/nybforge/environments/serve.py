"""Serves a channel folder over HTTP on this machine's loopback address, for tests of channel
clients.

The server is not reachable from other machines and serves only a channel's files.
"""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from nybforge.safepath import UnsafePath, url_path

__all__ = ["Server", "channel_file"]

NAMES = re.compile(
    r"(?:repodata(?:_from_packages)?\.json|[^/]+\.(?:conda|tar\.bz2)(?:\.intoto\.jsonl)?)$"
)
RANGE = re.compile(r"bytes=(\d+)-(\d*)$")


def channel_file(root: Path, address: str) -> Path | None:
    """Return the channel file that a URL path names, or None. Never return a hidden file or a file
    outside `root`.

    >>> channel_file(Path("/nowhere"), "/linux-64/../../etc/passwd") is None
    True
    """
    try:
        parts = url_path(address).split("/")
    except UnsafePath:
        return None
    if any(part.startswith(".") for part in parts):
        return None
    path = root.joinpath(*parts)
    try:
        inside = path.resolve().is_relative_to(root.resolve())
        there = bool(NAMES.search(path.name)) and inside and os.access(path, os.R_OK)
        return path if there and path.is_file() else None
    except (OSError, ValueError):  # the name is too long, or contains a NUL
        return None


@dataclass(slots=True, kw_only=True)
class Server:
    """A channel at http://127.0.0.1:PORT. A thread serves it while the context is active."""

    root: Path
    port: int = 0  # 0 means any free port
    log: Callable[[str], None] = field(default=lambda text: None)
    _http: _Http | None = None

    def __enter__(self) -> Server:
        handler = partial(_Handler, self.root, self.log)
        self._http = _Http(("127.0.0.1", self.port), handler)
        self._http.log = self.log
        threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._http is not None
        self._http.shutdown()
        self._http.server_close()

    @property
    def url(self) -> str:
        """The channel's address."""
        assert self._http is not None
        return f"http://127.0.0.1:{self._http.server_address[1]}"


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    log: Callable[[str], None]

    def handle_error(self, request: object, client_address: object) -> None:
        """Log that a response was interrupted, for example because the client disconnected."""
        self.log(f"cut off: {sys.exc_info()[1]}")


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, root: Path, log: Callable[[str], None], *args: object) -> None:
        self.root, self.log = root, log
        super().__init__(*args)  # type: ignore[arg-type]

    def do_HEAD(self) -> None:
        """Send the headers of the file."""
        self._answer(body=False)

    def do_GET(self) -> None:
        """Send the file, or the requested range."""
        self._answer(body=True)

    def _answer(self, *, body: bool) -> None:
        path = channel_file(self.root, self.path)
        if path is None:
            self._head(HTTPStatus.NOT_FOUND, 0)
            return
        status = path.stat()
        tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
        if self.headers.get("If-None-Match") == tag:
            self._head(HTTPStatus.NOT_MODIFIED, 0, ETag=tag)
            return
        first, last, code = 0, status.st_size - 1, HTTPStatus.OK
        wanted = RANGE.match(self.headers.get("Range", ""))
        extra = {"ETag": tag, "Accept-Ranges": "bytes"}
        if wanted:
            first = int(wanted.group(1))
            last = min(int(wanted.group(2) or last), last)
            if first > last:
                extra["Content-Range"] = f"bytes */{status.st_size}"
                self._head(HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE, 0, **extra)
                return
            extra["Content-Range"] = f"bytes {first}-{last}/{status.st_size}"
            code = HTTPStatus.PARTIAL_CONTENT
        length = last - first + 1
        self._head(code, length, **extra)
        if body:
            self._send(path, first, length)

    def _head(self, code: HTTPStatus, length: int, **headers: str) -> None:
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if code is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(length))
        kind = "application/json" if self.path.endswith(".json") else "application/octet-stream"
        self.send_header("Content-Type", kind)
        self.end_headers()

    def _send(self, path: Path, first: int, length: int) -> None:
        with path.open("rb") as file:
            file.seek(first)
            while length:
                block = file.read(min(length, 1 << 20))
                if not block:
                    # the file was truncated while it was sent; the client detects this by the
                    # length
                    return
                self.wfile.write(block)
                length -= len(block)

    def log_message(self, format: str, *args: object) -> None:
        """Log the request line."""
        self.log(format % args)
