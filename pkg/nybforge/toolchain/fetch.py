"""Downloads pinned wheels into the cache. Downloads run in parallel, are resumed and are
verified."""

from __future__ import annotations

import json
import re
import shutil
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from nybble.compat.children import python_command
from nybforge.errors import (
    DownloadError,
    HostLacksTool,
    NybforgeError,
    StorageError,
    raise_all,
)
from nybforge.platforms import host_platform
from nybforge.report import Report, counted
from nybforge.run import Finished, Runner
from nybforge.storage import full, locked, storage_errors
from nybforge.toolchain.model import Wheel
from nybforge.toolchain.wheelhouse import Wheelhouse, digest, remove
from nybforge.waits import in_order

__all__ = ["amount", "fetch", "pip_settings", "without_unearth"]

PARALLEL = 3


def fetch(
    wheels: Sequence[Wheel],
    house: Wheelhouse,
    runner: Runner,
    report: Report,
    *,
    targets: Sequence[str] = (),
    platform: str | None = None,
    python: str | None = None,
) -> dict[str, Path]:
    """Download the missing wheels; return the path of every wheel by its sha256.

    A file that does not match its pin is downloaded once more; a second mismatch is an error.
    Without a network, the error names the command to run on a connected machine. The command
    includes the options for `targets` (none means all targets), `platform` and `python` (None means
    this machine's Python).
    """
    missing = [wheel for wheel in dict.fromkeys(wheels) if not house.verified(wheel)]
    if missing:
        total = sum(max(0, (wheel.size or 0) - house.fetched(wheel)) for wheel in missing)
        _room(house, total)
        name = f"toolchain download {amount([wheel.size for wheel in missing], total)}"
        with report.step(name), report.progress("downloading", _weight(missing)) as advance:
            fill = _fill_hint(targets, platform, python)
            _download_all(missing, house, runner, advance, fill)
    return {wheel.sha256: house.place(wheel) for wheel in wheels}


def _weight(wheels: Sequence[Wheel]) -> int:
    """Return the number of bytes to download, for the progress display. A wheel of unknown size
    counts as 1."""
    return sum(wheel.size or 1 for wheel in wheels)


def amount(sizes: Sequence[int | None], total: int) -> str:
    """Describe the amount to download. The sizes of some wheels are not recorded.

    >>> amount([2_000_000, None], 2_000_000)
    '2 wheels, 2 MB and 1 of unknown size'
    """
    unknown = f" and {sizes.count(None)} of unknown size" if None in sizes else ""
    return f"{counted(len(sizes), 'wheel')}, {total / 1e6:.0f} MB{unknown}"


def _download_all(
    missing: Sequence[Wheel],
    house: Wheelhouse,
    runner: Runner,
    advance: Callable[[int], None],
    fill: str,
) -> None:
    """Download in parallel. After the first failure no further download starts, because usually the
    network is the cause."""
    stop = threading.Event()

    def one(wheel: Wheel) -> NybforgeError | None:
        if stop.is_set():
            return _unreachable(wheel, "not tried after the first failure", (), fill)
        try:
            _download(wheel, house, runner, fill)
        except NybforgeError as error:
            stop.set()
            return error
        advance(_weight([wheel]))
        return None

    pool = ThreadPoolExecutor(PARALLEL)
    try:
        results = in_order(pool, one, sorted(missing, key=lambda wheel: -(wheel.size or 0)))
    except BaseException:  # Ctrl-C: stop the running downloads
        stop.set()
        runner.end_all()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    raise_all(_joined([error for error in results if error is not None]))


def _joined(errors: list[NybforgeError]) -> list[NybforgeError]:
    """Return one error in place of several failed downloads."""
    alike = [each for each in errors if isinstance(each, DownloadError)]
    if len(alike) < 2:
        return errors
    first = next((each for each in alike if each.detail), alike[0])
    joined = DownloadError(
        f"{len(alike)} wheels could not be fetched",
        where=first.where,
        why=first.why,
        hint=first.hint,
        detail=[*(each.what for each in alike), *first.detail],
    )
    return [joined, *(each for each in errors if each not in alike)]


def _download(wheel: Wheel, house: Wheelhouse, runner: Runner, fill: str) -> None:
    with locked(house.lock(wheel)), storage_errors(house.folder):
        if house.verified(wheel):  # another process has fetched the file meanwhile
            return
        problem = ""
        for _attempt in range(2):
            place = house.partial(wheel) / wheel.file
            done = _fetched(wheel, place, runner)
            if done.returncode != 0:  # received bytes are kept: the next run resumes after them
                raise _failed(wheel, done, house, fill)
            found = digest(place)
            if found == wheel.sha256:
                house.adopt(wheel)
                return
            problem = f"got sha256 {found}"
            remove(place.parent)
        raise DownloadError(
            f"{wheel.file} is damaged or not the pinned file",
            where=house.place(wheel),
            why=f"{problem}; pinned is {wheel.sha256}",
            hint="check the mirror or proxy that pip uses: `pip config list`",
        )


def _fetched(wheel: Wheel, place: Path, runner: Runner) -> Finished:
    """Run the child process that completes the file."""
    words = python_command("nybforge.toolchain.download", str(place), wheel.name)
    words += [json.dumps(pip_settings(runner))]
    return runner.logged(words, log=place.parent / "log", watched=True)


@cache  # pip takes half a second, and a run downloads many wheels
def pip_settings(runner: Runner) -> Mapping[str, str]:
    """Return the settings of pip for `pip download`, from its files and PIP_ variables."""
    said = runner.capture([sys.executable, "-I", "-m", "pip", "config", "list"], timeout=60)
    found: dict[str, dict[str, str]] = {}
    for line in said.stdout.splitlines():
        match = re.fullmatch(r"(global|download|:env:)\.([\w-]+)='(.*)'", line)
        if match:
            found.setdefault(match[1], {})[match[2]] = match[3].replace("\\n", " ")
    # later settings override earlier ones, as in pip
    return {
        k: v for part in ("global", "download", ":env:") for k, v in found.get(part, {}).items()
    }


def _failed(wheel: Wheel, done: Finished, house: Wheelhouse, fill: str) -> NybforgeError:
    # the module download also runs as a program, so it is not imported at the top
    from nybforge.toolchain.download import CUT_OFF

    lines = [line for line in done.tail if line.strip()]
    why = full(house.folder, "\n".join(lines))
    if why is not None:
        return _storage(house, why)
    if lacking := without_unearth(lines):
        return lacking
    if done.returncode == CUT_OFF:
        kept = f"the connection broke repeatedly; {house.fetched(wheel)} bytes are kept"
        return _unreachable(
            wheel, kept, lines[-4:], "run the command again to continue the download"
        )
    why = (
        "not available from pip's indexes and folders: no network, a proxy, or a mirror without it"
    )
    return _unreachable(wheel, why, lines[-2:], fill)


def without_unearth(lines: Sequence[str]) -> HostLacksTool | None:
    """Return an error if the last lines of a child process show that unearth is missing, else
    None."""
    if not any("No module named 'unearth" in line for line in lines):
        return None
    return HostLacksTool(
        f"{sys.executable} has no unearth",
        why=lines[-1],
        hint="./build_all.sh installs the pinned requirements into .venv",
    )


def _unreachable(wheel: Wheel, why: str, detail: Sequence[str], hint: str) -> DownloadError:
    what = f"{wheel.name} {wheel.version} ({wheel.file}) could not be fetched"
    return DownloadError(what, why=why, hint=hint, detail=detail)


def _fill_hint(targets: Sequence[str], platform: str | None, python: str | None) -> str:
    platform = platform or host_platform()
    python = python or f"{sys.version_info.major}.{sys.version_info.minor}"
    words = ["--platform", platform, "--python", python, *targets]
    return (
        f"on a machine with a network run `nybforge channel toolchain --download-only "
        f"{' '.join(words)}`, "
        "then copy its cache folder here (NYBFORGE_CACHE); see docs/toolchain.md"
    )


def _room(house: Wheelhouse, needed: int) -> None:
    """Raise StorageError before the download if there is not enough disk space."""
    with storage_errors(house.folder):
        house.folder.mkdir(parents=True, exist_ok=True)
        free = shutil.disk_usage(house.folder).free
    if free < needed:
        raise _storage(house, f"{needed / 1e6:.0f} MB needed, {free / 1e6:.0f} MB free")


def _storage(house: Wheelhouse, why: str) -> StorageError:
    return StorageError(
        "downloads cannot be stored",
        where=house.folder,
        why=why,
        hint="free disk space (`nybforge channel clean`) or set NYBFORGE_CACHE to another folder",
    )
