"""Lists the wheels in pip's indexes, and reads small wheels. This is a program; `listed` runs it.

Only names, versions, hashes and sizes are read. unearth finds the files, as for a download.
"""

from __future__ import annotations

import io
import json
import re
import sys
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nybble.compat.children import python_command
from nybforge.errors import DownloadError
from nybforge.toolchain.download import packages, session_of, show_warnings
from nybforge.toolchain.wheelhouse import digest

if TYPE_CHECKING:
    from unearth.fetchers import PyPIClient

    from nybforge.run import Runner

__all__ = ["Listed", "listed", "metadata_of", "sizes_of"]

TIMEOUT_S = 300.0
UNREACHABLE = "no network, a proxy, or a mirror without these packages: pip config list"


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A wheel in an index. sha256 is None if the index does not have it."""

    name: str
    version: str
    file: str
    url: str
    sha256: str | None


def listed(names: Sequence[str], runner: Runner) -> tuple[Listed, ...]:
    """Return the wheels of these distributions. Raise DownloadError if no index has any of them."""
    answer = _asked({"list": list(names)}, runner)
    found = tuple(Listed(**row) for row in answer["files"])
    # an index that does not have a package answers 404
    problems = [line for line in answer["problems"] if "Client Error(404)" not in line]
    if not found:
        raise DownloadError(
            "pip's indexes have none of these packages",
            why=UNREACHABLE,
            hint="set pip's index (PIP_INDEX_URL), or run the command again with a network",
            detail=[*names[:3], *problems[:4]],
        )
    for line in problems:
        runner.report.note(f"note: an index or a page was not read: {line}")
    return found


def metadata_of(wheel: Listed, runner: Runner) -> str:
    """Download the whole wheel and return its METADATA."""
    return str(_asked({"read": [wheel.url]}, runner)["texts"][0])


def sizes_of(wheels: Sequence[Listed], runner: Runner) -> dict[str, int | None]:
    """Return file -> size in bytes. A size is None if the server does not report it."""
    sizes = _asked({"size": [wheel.url for wheel in wheels]}, runner)["sizes"]
    return {wheel.file: size for wheel, size in zip(wheels, sizes, strict=True)}


def _asked(request: Mapping[str, Any], runner: Runner) -> dict[str, Any]:
    """Return the child's answer.

    "problems" has a line for each page that the child could not read.
    """
    from nybforge.toolchain.fetch import pip_settings, without_unearth

    words = python_command("nybforge.toolchain.listing")
    text = json.dumps({**request, "settings": pip_settings(runner)})
    done = runner.capture(words, timeout=TIMEOUT_S, stdin=text)
    lines = (done.problem or done.stderr).strip().splitlines()
    try:
        return {**json.loads(done.stdout), "problems": lines}
    except ValueError:
        raise without_unearth(lines) or DownloadError(
            "the package index cannot be read",
            why=UNREACHABLE,
            hint="run the command again with a network",
            detail=lines[-4:],
        ) from None


def _list(
    session: PyPIClient, settings: Mapping[str, str], names: Sequence[str]
) -> list[dict[str, str | None]]:
    files: dict[str, dict[str, str | None]] = {}
    for each in packages(session, settings, names, allow_yanked=False):
        link = each.link
        if not link.is_wheel or link.filename in files:
            continue
        # the hash comes from the JSON index, or from the URL fragment in the HTML index
        known = next(iter((link.hash_option or {}).get("sha256", [])), None)
        files[link.filename] = {
            "name": each.name,
            "version": str(each.version),
            "file": link.filename,
            "url": str(link.url_without_fragment),
            "sha256": digest(link.file_path) if link.is_file else known,
        }
    return list(files.values())


def _read(session: PyPIClient, url: str) -> str:
    answer = session.get(url)
    answer.raise_for_status()
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        name = next(each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        return archive.read(name).decode()


def _size(session: PyPIClient, url: str) -> int | None:
    import httpx2

    try:
        answer = session.head(url)
        answer.raise_for_status()
    except (httpx2.HTTPError, OSError):
        return None
    length = answer.headers.get("Content-Length", "")
    return int(length) if re.fullmatch(r"[1-9]\d*", length) else None


def main(request: Mapping[str, Any]) -> dict[str, object]:
    """Answer a request: {"settings", and "list" (names), "read" or "size" (URLs)}."""
    settings = request["settings"]
    session = session_of(settings)
    if "list" in request:
        return {"files": _list(session, settings, request["list"])}
    if "read" in request:
        return {"texts": [_read(session, url) for url in request["read"]]}
    return {"sizes": [_size(session, url) for url in request["size"]]}


if __name__ == "__main__":
    show_warnings()
    print(json.dumps(main(json.load(sys.stdin))))
