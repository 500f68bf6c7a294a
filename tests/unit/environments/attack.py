"""Helpers of the attack tests: a command line, the content of a folder, a hostile server."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from local_server import Quiet, serving

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

    class Handler(Quiet):
        def do_GET(self) -> None:
            self.answer(200, data)

        do_HEAD = do_GET

    with serving(Handler) as url:
        yield url
