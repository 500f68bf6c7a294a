"""Downloads pinned wheels, by package name, through pip; the only place that uses the network."""

from __future__ import annotations

import contextlib
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from nybforge.errors import (
    DownloadError,
    HostLacksTool,
    NybforgeError,
    StorageError,
    raise_all,
)
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.model import Wheel
from nybforge.toolchain.wheelhouse import Wheelhouse, digest, locked

__all__ = ["fetch"]

PARALLEL = 3
RESUME = 5  # times pip takes up a broken download where it stopped
FILL_HINT = (
    "on a machine with a network run `nybforge channel toolchain --download-only TARGET`, "
    "then copy its cache folder here (NYBFORGE_CACHE names it)"
)


def fetch(
    wheels: Sequence[Wheel], house: Wheelhouse, runner: Runner, report: Report
) -> dict[str, Path]:
    """Return the path of every wheel, by sha256, after downloading those that are missing.

    A file whose bytes are not the pinned ones is fetched again once, then an error.
    """
    missing = [wheel for wheel in dict.fromkeys(wheels) if not house.verified(wheel)]
    if missing:
        total = sum(wheel.size or 0 for wheel in missing)
        _room(house, total)
        name = f"toolchain download {len(missing)} wheels, {total / 1e6:.0f} MB"
        with report.step(name), report.progress("downloading", len(missing)) as advance:
            _download_all(missing, house, runner, advance)
    return {wheel.sha256: house.place(wheel) for wheel in wheels}


def _download_all(
    missing: Sequence[Wheel], house: Wheelhouse, runner: Runner, advance: Callable[[int], None]
) -> None:
    """Download in parallel; the first that cannot be had stops the rest: no network, most often."""
    stop = threading.Event()

    def one(wheel: Wheel) -> NybforgeError | None:
        if stop.is_set():
            return _unreachable(wheel, "not tried after the first failure", ())
        try:
            _download(wheel, house, runner)
        except NybforgeError as error:
            stop.set()
            return error
        advance(1)
        return None

    pool = ThreadPoolExecutor(PARALLEL)
    try:
        results = list(pool.map(one, sorted(missing, key=lambda wheel: -(wheel.size or 0))))
    except BaseException:  # Ctrl-C: end the pips that still run
        stop.set()
        runner.end_all()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    raise_all(_joined([error for error in results if error is not None]))


def _joined(errors: list[NybforgeError]) -> list[NybforgeError]:
    """Return one error for several wheels that could not be had."""
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


def _download(wheel: Wheel, house: Wheelhouse, runner: Runner) -> None:
    with locked(house.lock(wheel)):
        if house.verified(wheel):  # another process fetched it meanwhile
            return
        problem = ""
        for _attempt in range(2):
            with _scratch(house) as folder:
                said = _pip(wheel, folder, runner)
                found = folder / wheel.file
                if said.good and found.is_file():
                    if digest(found) == wheel.sha256:
                        _keep(found, wheel, house)
                        return
                    problem = f"got sha256 {digest(found)}, {found.stat().st_size} bytes"
                elif said.damaged:
                    problem = "pip refused the bytes it got"
                else:
                    raise _failed(wheel, said, house)
        raise DownloadError(
            f"{wheel.file} is damaged or not the pinned file",
            where=house.place(wheel),
            why=f"{problem}; pinned is {wheel.sha256}",
            hint="check the mirror or proxy that pip uses: `pip config list`",
        )


@contextlib.contextmanager
def _scratch(house: Wheelhouse) -> Iterator[Path]:
    try:
        folder = Path(tempfile.mkdtemp(dir=house.scratch()))
    except OSError as error:
        raise _storage(house, error.strerror or str(error)) from error
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _keep(found: Path, wheel: Wheel, house: Wheelhouse) -> None:
    try:
        house.adopt(found, wheel)
    except OSError as error:
        raise _storage(house, error.strerror or str(error)) from error


@dataclass(frozen=True, slots=True)
class _Said:
    """How a pip run ended and what it printed."""

    good: bool
    text: str

    @property
    def lines(self) -> list[str]:
        told = [line for line in self.text.splitlines() if line.strip()]
        return [line for line in told if not line.startswith(("$ ", "WARNING: Location"))]

    @property
    def damaged(self) -> bool:
        return "DO NOT MATCH THE HASHES" in self.text or "is not a zip file" in self.text


def _pip(wheel: Wheel, folder: Path, runner: Runner) -> _Said:
    python, abi, platforms = wheel.tags
    requirements = folder / "requirements.txt"
    requirements.write_text(wheel.requirement + "\n", encoding="utf-8")
    words = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:"]
    words += ["--require-hashes", "--no-input", "--disable-pip-version-check", "--no-cache-dir"]
    words += ["--progress-bar", "off", "--dest", str(folder), "-r", str(requirements)]
    if platforms != ("any",):
        for each in platforms:
            words += ["--platform", each]
    match = re.fullmatch(r"cp(\d)(\d+)", python)
    if match:
        version = f"{match[1]}.{match[2]}"
        words += ["--python-version", version, "--implementation", "cp", "--abi", abi]
    words += ["--resume-retries", str(RESUME)]
    # pip writes its scratch where TMPDIR says: beside the cache, not on a small /tmp
    env = {**runner.env, "TMPDIR": str(folder)}
    log = folder / "pip.log"
    try:
        done = runner.logged(words, log=log, env=env)
        return _Said(good=done.returncode == 0, text=log.read_text(encoding="utf-8"))
    except OSError as error:
        return _Said(good=False, text=error.strerror or str(error))


def _failed(wheel: Wheel, said: _Said, house: Wheelhouse) -> NybforgeError:
    if "No space left" in said.text or "Errno 28" in said.text:
        return _storage(house, "the disk is full")
    if "No module named pip" in said.text or "no such option" in said.text:
        return HostLacksTool(
            f"{sys.executable} has no pip, or one too old",
            why=said.lines[-1],
            hint="./build_all.sh makes a .venv with the pinned pip",
        )
    why = "pip found no way to it: no network, a proxy, or a mirror that lacks the file"
    return _unreachable(wheel, why, said.lines[-4:])


def _unreachable(wheel: Wheel, why: str, detail: Sequence[str]) -> DownloadError:
    what = f"{wheel.name} {wheel.version} ({wheel.file}) could not be fetched"
    return DownloadError(what, why=why, hint=FILL_HINT, detail=detail)


def _room(house: Wheelhouse, needed: int) -> None:
    """Raise StorageError before downloading when the disk cannot hold it."""
    try:
        house.folder.mkdir(parents=True, exist_ok=True)
        free = shutil.disk_usage(house.folder).free
    except OSError as error:
        raise _storage(house, error.strerror or str(error)) from error
    if free < needed:
        raise _storage(house, f"{needed / 1e6:.0f} MB needed, {free / 1e6:.0f} MB free")


def _storage(house: Wheelhouse, why: str) -> StorageError:
    return StorageError(
        "downloads cannot be stored",
        where=house.folder,
        why=why,
        hint="make room (`nybforge channel clean`) or set NYBFORGE_CACHE to another folder",
    )
