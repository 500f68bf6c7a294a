"""Helpers of the attack tests: a command line, the content of a folder, a hostile server."""

from __future__ import annotations

import http.server
import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nybforge.__main__ import main


def run(root: Path, folder: Path, *argv: str) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    env = {"NYBFORGE_ROOT": str(root), "NYBFORGE_BUILD": str(folder / "build")}
    return main(list(argv), env, out, err, folder), err.getvalue()


def tree(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@contextmanager
def answering(data: bytes) -> Iterator[str]:
    """Serve these bytes at every path, as an attacker's server would."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        do_HEAD = do_GET

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
