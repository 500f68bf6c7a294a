"""The child process that fetches one pinned wheel; if it is cut off, the next one goes on there.

pip finds the file, with the index settings, credentials, proxies and certificates its user has set
up, and its session fetches it. `pip download` itself (26.3) forgets what it has when it ends. Of
pip's internals only what stands in `found` is used; pip is pinned in pkg/requirements.txt. Drop
this when pip keeps broken downloads between runs.
"""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

__all__ = ["CUT_OFF", "NOT_FOUND", "main"]

NOT_FOUND, CUT_OFF = 3, 4
PAUSES_S = (0.5, 1, 2)  # before each try after one that brought nothing


def found(name: str, file: str, options: list[str]) -> tuple[Any, str] | None:
    """Return pip's session and the address it knows for the file, or None."""
    from pip._internal.cli.cmdoptions import make_target_python
    from pip._internal.commands import create_command

    command: Any = create_command("download")
    settings, _ = command.parse_args(options)
    session = command._build_session(settings)
    target = make_target_python(settings)
    finder = command._build_package_finder(settings, session, target, ignore_requires_python=True)
    for each in finder.find_all_candidates(name):
        if each.link.filename == file:
            return session, str(each.link.url_without_fragment)
    return None


class CutOff(Exception):
    """The connection ended before the file did."""


def pieces(response: Any) -> Iterator[bytes]:
    """Yield the body as it comes, undecoded; raise CutOff if it is not all there."""
    from pip._vendor.urllib3.exceptions import HTTPError

    try:
        yield from response.raw.stream(1 << 18, decode_content=False)
    except (HTTPError, OSError) as error:
        raise CutOff(str(error)) from error
    except AttributeError:  # file:// addresses
        while piece := response.raw.read(1 << 18):
            yield piece


def go_on(session: Any, url: str, sink: BinaryIO) -> None:
    """Append what is missing to the file, or write it anew if the server sends all of it."""
    have = sink.seek(0, os.SEEK_END)
    headers = {"Accept-Encoding": "identity"}
    if have:
        headers["Range"] = f"bytes={have}-"
    with session.get(url, headers=headers, stream=True) as response:
        sent = response.headers.get("Content-Range", "")
        if response.status_code == 416 and sent == f"bytes */{have}":
            return  # all of it is here: we were killed before anybody looked at it
        elsewhere = response.status_code == 206 and not sent.startswith(f"bytes {have}-")
        if response.status_code == 416 or elsewhere:
            sink.truncate(0)
            raise CutOff("the server has another idea of the file's length")
        response.raise_for_status()
        if response.status_code != 206:
            sink.truncate(0)
            sink.seek(0)
        else:
            print(f"going on at byte {have}", flush=True)
        for piece in pieces(response):
            sink.write(piece)
            sink.flush()  # what is here stays, even if this process is killed


def fetched(session: Any, url: str, sink: BinaryIO) -> bool:
    """Fetch the file to its end, with new tries as long as they bring more than there ever was."""
    tries = iter(PAUSES_S)
    most = sink.seek(0, os.SEEK_END)
    while True:
        try:
            go_on(session, url, sink)
            return True
        except CutOff as error:
            print(f"cut off: {error}", file=sys.stderr, flush=True)
        now = sink.seek(0, os.SEEK_END)
        if now > most:
            most, tries = now, iter(PAUSES_S)
            continue
        pause = next(tries, None)
        if pause is None:
            return False
        time.sleep(pause)


def end_with_parent() -> None:
    """End this process when the one that started it has gone: it holds our stdin open."""

    def wait() -> None:
        while os.read(0, 4096):
            pass
        os._exit(CUT_OFF)

    threading.Thread(target=wait, daemon=True).start()


def main(argv: list[str]) -> int:
    """Fetch the wheel of the distribution argv[1] into the file argv[0], which bears its name; the
    rest are options of `pip download`."""
    path, name, options = Path(argv[0]), argv[1], argv[2:]
    place = found(name, path.name, options)
    if place is None:
        print(f"no index or folder that pip looks at has {path.name}", file=sys.stderr)
        return NOT_FOUND
    with path.open("ab") as sink:
        with contextlib.suppress(OSError):  # a file system without locks
            fcntl.flock(sink, fcntl.LOCK_EX)  # one that lost its parent may still be ending
        return 0 if fetched(*place, sink) else CUT_OFF


if __name__ == "__main__":
    end_with_parent()
    logging.basicConfig(format="%(message)s")  # what pip warns of: retries, and why
    try:
        code = main(sys.argv[1:])
    except Exception as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        code = 1
    raise SystemExit(code)
