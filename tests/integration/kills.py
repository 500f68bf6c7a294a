"""Kill operations at random moments and check that nothing is lost.

    python -m tests.integration.kills [COUNT] [NAME ...]

Each operation (install, install from a cache, env create, bundle, mirror, publish, build) runs
until SIGKILL ends all its processes at a random moment. Then the previous files must be complete,
and the next run must finish the work and leave no other files. Only kills that ended a running
process count; a kill that comes too late is repeated.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.integration.bundles import make
from tests.integration.tiny import make_tiny
from tests.unit.environments.packages import (
    Made,
    make_channel,
    module_package,
    python_package,
    tool_package,
)

from nybforge.channel import Channel
from nybforge.environments.prefix import damaged_files, read_prefix

ROOT = Path(__file__).resolve().parents[2]
DONE = "done"
BUILDS = 20  # builds are slow, so only one kill in 20 kills a build
PUBLISH = """\
import sys
from pathlib import Path
from nybforge.channel import Channel
channel = Channel(Path(sys.argv[1]))
with channel.lock(lambda text: None):
    channel.settle()
    for each in sys.argv[2:]:
        channel.publish(Path(each), Path(each).parts[-3], "key", {})
"""


@dataclass(frozen=True, kw_only=True)
class Operation:
    """An operation to kill, and the checks that nothing is lost."""

    command: list[str]
    env: dict[str, str]
    after_kill: Callable[[], object]  # raises AssertionError for partial results
    finished: Callable[[], object]  # like after_kill, but called after the next run
    again: Callable[[], object]  # restores the state before the operation


def _env(work: Path) -> dict[str, str]:
    (work / "tmp").mkdir(exist_ok=True)
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    return {
        **kept,
        "HOME": str(work),
        "TMPDIR": str(work / "tmp"),
        "NYBFORGE_ROOT": str(ROOT),
        "NYBFORGE_BUILD": str(work / "build"),
        "NYBFORGE_OUTPUT": str(work / "none"),
        "NYBFORGE_PYTHON": sys.executable,
        "PYTHONPATH": str(ROOT / "pkg"),  # the modules of this tree, not installed ones
    }


def _whole(prefix: Path) -> None:
    assert list(damaged_files(prefix, read_prefix(prefix), deep=True)) == []
    assert len(read_prefix(prefix)) == 3
    left = [each.name for each in prefix.parent.glob(f"{prefix.name}*") if each != prefix]
    assert not left, left


def _remove(path: Path) -> None:
    subprocess.run(["rm", "-rf", str(path)], check=True)


def _packages() -> tuple[Made, ...]:
    big = {f"share/big/{number}": os.urandom(40_000) for number in range(50)}
    tool = tool_package()
    tool.files.update(big)
    return python_package(""), tool, module_package()


def install(work: Path, cached: bool = False) -> Operation:
    """Return the installation of a bundle."""
    bundle, prefix, scratch = make(ROOT, work, "lab", *_packages()), work / "env", work / "tmp"
    more = ["--cache", str(work / "cache")] if cached else []

    def after_kill() -> None:
        assert list(scratch.iterdir()) == [], "the killed installer left something in TMPDIR"
        if prefix.exists():
            assert list(damaged_files(prefix, read_prefix(prefix), deep=True)) == []

    def finished() -> None:
        _whole(prefix)
        if cached:
            assert not [each for each in (work / "cache").iterdir() if ".half-" in each.name]

    command = ["sh", str(bundle), "--prefix", str(prefix), *more]
    return Operation(
        command=command,
        env=_env(work),
        after_kill=after_kill,
        finished=finished,
        again=lambda: _remove(prefix),
    )


def cache(work: Path) -> Operation:
    """Return the installation of a bundle with a cache."""
    return install(work, cached=True)


def _nybforge(*words: str) -> list[str]:
    return [sys.executable, "-m", "nybforge", *words]


def create(work: Path) -> Operation:
    """Return `env create`."""
    channel, prefix = make_channel(work / "channel", *_packages()), work / "env"
    words = ["env", "create", "--no-toolchain", "--prefix", str(prefix), "-c", str(channel)]

    def after_kill() -> str:
        done = (prefix / "conda-meta/history").exists()
        if not done or (prefix / ".nybforge-unfinished").exists():
            return ""
        _whole(prefix)
        return DONE  # the kill came too late, and the second run rejects the existing result

    return Operation(
        command=_nybforge(*words, "python", "tool", "module"),
        env=_env(work),
        after_kill=after_kill,
        finished=lambda: _whole(prefix),
        again=lambda: _remove(prefix),
    )


def bundle(work: Path) -> Operation:
    """Return `bundle` with an output file that already exists."""
    channel, out = make_channel(work / "channel", *_packages()), work / "out/lab.sh"
    names = "[python, tool, module]"
    (work / "lab.yml").write_text(f"name: lab\nchannels: [{channel}]\ndependencies: {names}\n")
    out.parent.mkdir()
    seen: set[str] = set()

    def whole() -> None:
        seen.add(hashlib.sha256(out.read_bytes()).hexdigest())
        assert len(seen) == 1, "the bundle is half-written"

    words = ["bundle", "-f", str(work / "lab.yml"), "-o", str(out), "--platform", "linux-64"]
    return Operation(
        command=_nybforge(*words),
        env=_env(work),
        after_kill=whole,
        finished=whole,
        again=lambda: None,
    )


def mirror(work: Path) -> Operation:
    """Return `channel mirror`."""
    channel, folder = make_channel(work / "channel", *_packages()), work / "mirror"
    names = "[python, tool, module]"
    (work / "lab.yml").write_text(f"name: lab\nchannels: [{channel}]\ndependencies: {names}\n")

    def finished() -> None:
        (found,) = {path.parent.parent for path in folder.rglob("repodata.json")}
        assert Channel(found).disagreements() == ()
        assert sum(len(Channel(found).files(each)) for each in Channel(found).subdirs()) == 3

    words = ["channel", "mirror", "-f", str(work / "lab.yml"), "-o", str(folder)]
    return Operation(
        command=_nybforge(*words),
        env=_env(work),
        after_kill=lambda: None,
        finished=finished,
        again=lambda: _remove(folder),
    )


def publish(work: Path) -> Operation:
    """Return the publication of packages into a channel that already has a package."""
    channel = Channel(work / "output")
    kept = make_channel(work / "kept", Made(name="kept", files={"share/kept": b"kept"}))
    paths = [next(kept.glob("*/*.tar.bz2"))]
    with channel.lock(lambda text: None):
        channel.publish(paths[0], "kept", "key", {})
    for number in range(2):
        files = {"share/new": os.urandom(400_000)}
        new = make_channel(work / f"new{number}", Made(name=f"new{number}", files=files))
        paths.append(next(new.glob("*/new*.tar.bz2")))

    def after_kill() -> None:
        record = channel.record("kept")
        assert record is not None
        assert channel.holds(record)
        Channel(channel.path).settle()
        assert channel.disagreements() == ()
        assert channel.holds(record), "a published package is lost"

    def finished() -> None:
        after_kill()
        assert len(channel.files("linux-64")) == 3

    def again() -> None:
        for each in channel.path.glob("linux-64/new*"):
            each.unlink()
        channel.settle()

    command = [sys.executable, "-c", PUBLISH, str(channel.path), *map(str, paths[1:])]
    return Operation(
        command=command, env=_env(work), after_kill=after_kill, finished=finished, again=again
    )


def build(work: Path) -> Operation:
    """Return the build of a small checkout."""
    tiny = make_tiny(work)

    def finished() -> None:
        assert Channel(tiny.output).disagreements() == ()
        assert len(list(tiny.output.glob("*/*.conda"))) == 7

    command = tiny.command("build", "--toolchain", "conda-forge", "cuda122")
    return Operation(
        command=command,
        env={**_env(work), **tiny.env},
        after_kill=lambda: None,
        finished=finished,
        again=lambda: _remove(tiny.output),
    )


OPERATIONS = (install, cache, create, bundle, mirror, publish, build)


def _runs(operation: Operation) -> float:
    """Run the operation to its end; return the seconds it took."""
    start = time.monotonic()
    done = subprocess.run(operation.command, env=operation.env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    operation.finished()
    return time.monotonic() - start


def _killed(operation: Operation, delay: float) -> bool:
    """Start the operation and kill it after the delay; return whether it was still running."""
    child = subprocess.Popen(
        operation.command,
        env=operation.env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    time.sleep(delay)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    return child.wait() == -signal.SIGKILL


def kill(make_one: Callable[[Path], Operation], work: Path, count: int) -> int:
    """Kill the operation `count` times while it runs; return how many other kills came too late."""
    operation = make_one(work)
    took, late, left = _runs(operation), 0, count
    while left:
        operation.again()
        delay = random.uniform(0, took)
        met = _killed(operation, delay)
        done = operation.after_kill() == DONE
        if met:
            left -= 1
            took = took if done else _runs(operation)
        else:
            late += 1
            assert late <= 10 + 3 * count, "nearly every kill comes too late"
            took = delay  # the operation is now faster than when it was measured
    return late


def main(words: list[str]) -> int:
    """Divide COUNT kills among the operations, and print the results."""
    count = int(words[0]) if words else 200
    chosen = [each for each in OPERATIONS if not words[1:] or each.__name__ in words[1:]]
    shares = {each: count // len(chosen) for each in chosen}
    if build in shares and len(chosen) > 1:
        shares[build] = max(1, count // BUILDS)
    shares[chosen[0]] += count - sum(shares.values())
    for each, share in shares.items():
        with tempfile.TemporaryDirectory() as folder:
            late = kill(each, Path(folder), share)
        met = f"{share} kills of a running process"
        print(f"{each.__name__}: {met}, {late} more came too late, nothing lost", flush=True)
    print(f"{count} kills of a running process, nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
