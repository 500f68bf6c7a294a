"""An HTTP server on this machine's loopback address."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import MappingProxyType


class Quiet(BaseHTTPRequestHandler):
    """A handler that does not log the requests."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def answer(
        self, code: int, body: bytes = b"", headers: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Send a complete answer."""
        self.send_response(code)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


@contextmanager
def serving(handler: Callable[..., BaseHTTPRequestHandler]) -> Iterator[str]:
    """Run a server with this handler; yield its URL."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
