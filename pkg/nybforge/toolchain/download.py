"""Downloads one pinned wheel in a child process. The next run resumes an interrupted download.

unearth finds the file in the indexes and folders that pip's settings name, and unearth's session
downloads it. `pip download` (26.3) is not used, because it discards an interrupted download.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import logging
import os
import ssl
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from unearth import Package, PackageFinder
    from unearth.fetchers import PyPIClient

__all__ = ["CUT_OFF", "NOT_FOUND", "main"]

NOT_FOUND, CUT_OFF = 3, 4
PAUSES_S = (0.5, 1, 2)  # the pauses before retries if attempts make no progress


def session_of(settings: Mapping[str, str]) -> PyPIClient:
    """Return a session with pip's certificates, proxy, trusted hosts and time limit, and with the
    credentials from the index's address, netrc or keyring."""
    from unearth.auth import MultiDomainBasicAuth
    from unearth.fetchers import PyPIClient

    bundle = settings.get("cert") or os.environ.get("REQUESTS_CA_BUNDLE")
    more: dict[str, Any] = {"proxy": settings["proxy"]} if settings.get("proxy") else {}
    return PyPIClient(
        trusted_hosts=settings.get("trusted-host", "").split(),
        verify=ssl.create_default_context(cafile=bundle) if bundle else True,
        cert=settings.get("client-cert"),
        timeout=float(settings.get("timeout") or settings.get("default-timeout") or 15),
        auth=MultiDomainBasicAuth(prompting=False, index_urls=indexes(settings)),
        follow_redirects=True,
        **more,
    )


def indexes(settings: Mapping[str, str]) -> list[str]:
    """Return the URLs of pip's indexes; return the default index if none is configured."""
    from unearth import PackageFinder

    if settings.get("no-index", "").lower() in ("1", "true", "yes", "on"):
        return []
    own = settings.get("index-url", "").split()
    default = [str(source["url"]) for source in PackageFinder().sources]
    return (own or default) + settings.get("extra-index-url", "").split()


def finders(session: PyPIClient, settings: Mapping[str, str]) -> Iterator[PackageFinder]:
    """Yield a separate finder for each folder and index, so that the other indexes work if one is
    unreachable."""
    from unearth import PackageFinder

    # Any, because the session of unearth 0.19 does not match unearth's own protocol type
    fetcher: Any = session
    for place in settings.get("find-links", "").split():
        yield PackageFinder(fetcher, find_links=[place], ignore_compatibility=True)
    for url in indexes(settings):
        yield PackageFinder(fetcher, index_urls=[url], ignore_compatibility=True)


def packages(
    session: PyPIClient, settings: Mapping[str, str], names: Sequence[str], *, allow_yanked: bool
) -> Iterator[Package]:
    """Yield the files of these distributions. An index or folder that cannot be read is reported on
    stderr and skipped."""
    import httpx2

    for finder in finders(session, settings):
        for name in names:
            try:
                yield from finder.find_all_packages(name, allow_yanked=allow_yanked)
            except (httpx2.HTTPError, OSError, ValueError) as error:  # ValueError: no such folder
                print(f"{finder.sources[0]['url']}: {error}", file=sys.stderr, flush=True)
                break


def found(name: str, file: str, settings: Mapping[str, str]) -> tuple[PyPIClient, str] | None:
    """Return the session and the URL of the file, or None."""
    session = session_of(settings)
    for each in packages(session, settings, [name], allow_yanked=True):
        if each.link.filename == file:
            return session, str(each.link.url_without_fragment)
    return None


def show_warnings() -> None:
    """Print to stderr unearth's warnings about pages that cannot be read."""
    logging.basicConfig(format="%(message)s")


class CutOff(Exception):
    """The connection ended before the whole file was received."""


def go_on(session: PyPIClient, url: str, sink: BinaryIO) -> None:
    """Append the missing bytes. If the server sends the whole file, write the file again."""
    import httpx2

    have = sink.seek(0, os.SEEK_END)
    headers = {"Accept-Encoding": "identity"}
    if have:
        headers["Range"] = f"bytes={have}-"
    try:
        with session.get_stream(url, headers=headers) as response:
            sent = response.headers.get("Content-Range", "")
            if response.status_code == 416 and sent == f"bytes */{have}":
                return  # the file is complete, although the previous run was killed
            elsewhere = response.status_code == 206 and not sent.startswith(f"bytes {have}-")
            if response.status_code == 416 or elsewhere:
                sink.truncate(0)
                raise CutOff("the server cannot continue the interrupted download")
            response.raise_for_status()
            if response.status_code != 206:
                sink.truncate(0)
                sink.seek(0)
            else:
                print(f"resuming at byte {have}", flush=True)
            for piece in response.iter_raw():  # without buffering
                sink.write(piece)
                sink.flush()  # received bytes stay in the file, even if this process is killed
    except httpx2.TransportError as error:
        raise CutOff(str(error)) from error


def fetched(session: PyPIClient, url: str, sink: BinaryIO) -> bool:
    """Download the complete file. Retry until retries make no more progress."""
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
    """Start a thread that exits this process when the parent process, which holds this process's
    stdin open, has ended."""

    def wait() -> None:
        while os.read(0, 4096):
            pass
        os._exit(CUT_OFF)

    threading.Thread(target=wait, daemon=True).start()


def main(argv: list[str]) -> int:
    """Download a wheel of the distribution argv[1] into the file argv[0], whose name is the wheel's
    name. argv[2] contains pip's settings as JSON."""
    path, name, settings = Path(argv[0]), argv[1], json.loads(argv[2])
    place = found(name, path.name, settings)
    if place is None:
        print(f"not found in pip's indexes and folders: {path.name}", file=sys.stderr)
        return NOT_FOUND
    with path.open("ab") as sink:
        with contextlib.suppress(OSError):  # a file system without locks
            # a download whose parent has died may still be running for a moment
            fcntl.flock(sink, fcntl.LOCK_EX)
        return 0 if fetched(*place, sink) else CUT_OFF


if __name__ == "__main__":
    end_with_parent()
    show_warnings()
    try:
        code = main(sys.argv[1:])
    except Exception as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        code = 1
    raise SystemExit(code)
