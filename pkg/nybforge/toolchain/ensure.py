"""Makes the toolchain channel match a plan: downloads wheels, assembles packages and indexes
them."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from nybforge.locks import confirm
from nybforge.places import cache_folder
from nybforge.platforms import PLATFORMS
from nybforge.report import Report, counted
from nybforge.run import Runner
from nybforge.scratch import claim
from nybforge.storage import locked, storage_errors
from nybforge.toolchain.assemble import assemble
from nybforge.toolchain.choose import check_works
from nybforge.toolchain.fetch import fetch
from nybforge.toolchain.indexing import ENDINGS, entries, index_channel
from nybforge.toolchain.model import PackagePlan
from nybforge.toolchain.plan import ToolchainPlan
from nybforge.toolchain.wheelhouse import Wheelhouse, remove
from nybforge.waits import in_order

__all__ = ["Toolchain", "channel_folder", "ensure_toolchain", "missing_packages"]

SUBDIRS = ("noarch", *(platform.name for platform in PLATFORMS))


@dataclass(frozen=True, slots=True, kw_only=True)
class Toolchain:
    """The channel, ready for use."""

    path: Path
    made: tuple[str, ...]  # identifiers of the packages that this run assembled

    @property
    def url(self) -> str:
        """The channel's file:// address."""
        return self.path.as_uri()


def channel_folder(build: Path) -> Path:
    """Return the toolchain channel's path below the build folder."""
    return build / "toolchain"


def missing_packages(plan: ToolchainPlan, channel: Path) -> list[PackagePlan]:
    """Return the plan's packages that are missing from the channel."""
    return [each for each in plan.packages if not (channel / each.file).is_file()]


def ensure_toolchain(
    plan: ToolchainPlan, *, build: Path, env: Mapping[str, str], runner: Runner, report: Report
) -> Toolchain:
    """Return the channel with every package of the plan. Missing packages are built.

    Two runs at once are safe, because the second run waits. A kill is safe: a package appears only
    when it is complete, and the index lists only packages that exist.
    """
    claim(build)
    channel = channel_folder(build)
    with locked(channel / ".lock", report.note) as lock:
        _remove_damaged(channel)
        missing = missing_packages(plan, channel)
        stale = _stale(plan, channel)
        indexed = (channel / "noarch/repodata.json").is_file()
        if not missing and not stale and indexed and _index_matches(channel):
            return Toolchain(path=channel, made=())
        _check_new_compilers(plan, missing, runner)
        house = Wheelhouse(cache_folder(env))
        needed = [wheel for each in missing for wheel in each.wheels]
        wheels = fetch(needed, house, runner, report, targets=plan.targets)
        _leftovers(channel)
        work = f"assemble {counted(len(missing), 'package')}" if missing else "index"
        with report.step(f"toolchain {work}") as step:
            with storage_errors(channel):
                _assemble_all(missing, wheels, channel, runner, report)
                _index(channel, stale, missing, runner, lock)
            step.remark = f"{len(stale)} stale removed" if stale else ""
    return Toolchain(path=channel, made=tuple(each.identifier for each in missing))


def _check_new_compilers(
    plan: ToolchainPlan, missing: Sequence[PackagePlan], runner: Runner
) -> None:
    """Test each selected compiler whose package will be built. Each compiler is tested only
    once."""
    new = {each.version for each in missing if each.name.startswith("gxx_impl_")}
    for compiler in plan.compilers:
        if compiler.version in new:
            check_works(compiler, runner, plan.distribution)


def _weight(package: PackagePlan) -> int:
    """Return the amount of work for the progress display: the bytes of the wheels plus a
    constant."""
    return 100_000 + sum(wheel.size or 0 for wheel in package.wheels)


def _assemble_all(
    missing: Sequence[PackagePlan],
    wheels: Mapping[str, Path],
    channel: Path,
    runner: Runner,
    report: Report,
) -> None:
    channel.mkdir(parents=True, exist_ok=True)
    largest_first = sorted(missing, key=_weight, reverse=True)
    with (
        tempfile.TemporaryDirectory(prefix=".assemble-", dir=channel) as folder,
        _engine_temporaries(folder, runner.env),
        report.progress("assembling", sum(map(_weight, missing))) as advance,
        ThreadPoolExecutor(max(1, min(4, os.cpu_count() or 1))) as pool,
    ):

        def one(plan: PackagePlan) -> None:
            assemble(plan, wheels, channel, runner)
            advance(_weight(plan))

        in_order(pool, one, largest_first)


@contextlib.contextmanager
def _engine_temporaries(folder: str, env: Mapping[str, str]) -> Iterator[None]:
    """Make the engine put its temporary files into the folder. Otherwise a killed run would leave
    them in /tmp under anonymous names.

    The engine reads TMPDIR from the C environment, so Python's os.environ stays unchanged.
    """
    os.putenv("TMPDIR", folder)
    try:
        yield
    finally:
        if "TMPDIR" in env:
            os.putenv("TMPDIR", env["TMPDIR"])
        else:
            os.unsetenv("TMPDIR")


def _stale(plan: ToolchainPlan, channel: Path) -> list[Path]:
    """Return the packages that no current target builds, because the GCC, the Python or a pin has
    changed."""
    valid = plan.valid()
    return [
        path
        for folder in SUBDIRS
        for path in sorted((channel / folder).glob("*"))
        if path.name.endswith(ENDINGS) and f"{folder}/{path.name}" not in valid
    ]


def _index(
    channel: Path, stale: Sequence[Path], made: Sequence[PackagePlan], runner: Runner, lock: int
) -> None:
    """Write an index without the stale packages before they are removed, so that the index is
    always valid."""
    confirm(channel / ".lock")
    aside = channel / ".stale"
    for path in stale:
        place = aside / path.parent.name
        place.mkdir(parents=True, exist_ok=True)
        os.replace(path, place / path.name)
    index_channel(channel, runner, [each.file for each in made], [lock])
    remove(aside)


def _leftovers(channel: Path) -> None:
    """Remove the leftovers of a killed run.

    This process holds the lock, so no other process uses these files.
    """
    for pattern in (".assemble-*", ".index-*", ".stale"):
        for path in channel.glob(pattern):
            remove(path)


def _remove_damaged(channel: Path) -> None:
    """Remove packages whose size differs from the index, so that they are built again."""
    for folder in SUBDIRS:
        for name, size in entries(channel / folder).items():
            path = channel / folder / name
            if path.is_file() and path.stat().st_size != size:
                path.unlink()


def _index_matches(channel: Path) -> bool:
    """Return whether the index of each folder lists exactly the packages in that folder."""
    for folder in SUBDIRS:
        place = channel / folder
        if not place.is_dir():
            continue
        there = {path.name for path in place.iterdir() if path.name.endswith(ENDINGS)}
        if not (place / "repodata.json").is_file() or there != set(entries(place)):
            return False
    return True
