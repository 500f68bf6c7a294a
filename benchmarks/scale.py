"""Measure how the time of a command grows with its input.

python benchmarks/scale.py [--only NAME…] [--targets N…] [--packages N…] [--out FILE]

Each number is the processor time of a child process in seconds. `growth` is the exponent of the
growth between the two largest inputs: 1 is linear, 2 is quadratic. Before `growth` is computed, the
time for an empty input (the time of the start) is subtracted.

- `plan`: `nybforge plan` in a checkout that has N additional targets. Each is a copy of cuda122
  with its own name.
- `channel`: adding one package to a channel of N packages; publishing one package into a folder of
N packages; `nybforge channel verify` of N packages, in three cases: nothing changed since the last
check, one package changed, and `--all`.
- `start`: the minimum of several runs of `nybforge --version`, of `nybforge --help`, of a
  completion, and of a Python program that does nothing.
"""

from __future__ import annotations

import argparse
import io
import json
import math
import os
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Any

import zstandard
from origin import ROOT, origin, result_file

from nybforge.channel import Channel
from nybforge.verified import SETTLED_S

SHARED = ("envs", "csrc", "pkg")  # folders that the copied checkout shares with this one
MOST_GROWTH = 1.2  # the growth of n log n, plus noise
STARTS = 15


def checkout(folder: Path, targets: int) -> None:
    """Make a checkout in `folder` that has this many additional targets."""
    shutil.copytree(ROOT / "recipe", folder / "recipe")
    for name in SHARED:
        (folder / name).symlink_to(ROOT / name)
    for name in ("VERSION", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    variants = folder / "recipe/variants"
    text = (variants / "cuda122.yaml").read_text("utf-8")
    for number in range(targets):
        own = f'{text}\ntarget_suffix:\n  - "n{number}"\n'
        (variants / f"cuda122n{number}.yaml").write_text(own, "utf-8")


def measured(*argv: str, **env: str) -> tuple[float, str]:
    """Run a command. Return its processor seconds and its output; stop if it fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(argv, env={**os.environ, **env}, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"{argv}: exit code {done.returncode}:\n{done.stdout[-2000:]}{done.stderr}")
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, done.stdout


def cpu_seconds(*argv: str, **env: str) -> float:
    return measured(*argv, **env)[0]


def plan_seconds(targets: int) -> float:
    """Return the processor seconds of `nybforge plan` with this many additional targets."""
    with tempfile.TemporaryDirectory() as name:
        checkout(Path(name), targets)
        seconds, text = measured(sys.executable, "-m", "nybforge", "plan", NYBFORGE_ROOT=name)
    shown = text.count("nybble-kernels-cuda122n")
    if shown != targets:
        sys.exit(f"plan showed {shown} of {targets} targets:\n{text[-2000:]}")
    return seconds


def package(folder: Path, name: str) -> Path:
    """Write a small package."""
    path = folder / f"{name}-1.0-h0_0.conda"
    index = {
        "name": name, "version": "1.0", "build": "h0_0", "build_number": 0, "subdir": "noarch",
        "noarch": "generic", "timestamp": 1, "license": "Apache-2.0",
        "depends": ["libnybble ==1.0", "numpy >=1.24", "python >=3.10"],
    }  # fmt: skip
    text = json.dumps(index).encode()
    member = tarfile.TarInfo("info/index.json")
    member.size = len(text)
    info = io.BytesIO()
    with tarfile.open(fileobj=info, mode="w") as tar:
        tar.addfile(member, io.BytesIO(text))
    with zipfile.ZipFile(path, "w") as outer:
        outer.writestr("metadata.json", '{"conda_pkg_format_version": 2}')
        packed = zstandard.ZstdCompressor(level=1).compress(info.getvalue())
        outer.writestr(f"info-{path.stem}.tar.zst", packed)
    return path


ADD = """
import sys, time
from pathlib import Path
from nybforge.channel import Channel
channel = Channel(Path(sys.argv[1]))
with channel.lock(print):
    before = time.process_time()
    channel.publish(Path(sys.argv[2]), sys.argv[3], "key", {})
    print(time.process_time() - before)
"""


PUBLISH = """
import sys, time
from pathlib import Path
from nybforge.channel import Channel
from nybforge.publishing.publish import publish
from nybforge.publishing.store import Folder
before = time.process_time()
publish(Channel(Path(sys.argv[1])), Folder(Path(sys.argv[2])), print)
print(time.process_time() - before)
"""


def publish_seconds(channel: Path, folder: Path) -> float:
    """Return the processor seconds of publishing one package into a folder that has the channel's
    packages."""

    def published(source: Path) -> float:
        argv = [sys.executable, "-c", PUBLISH, str(source), str(folder / "published")]
        return float(subprocess.run(argv, capture_output=True, text=True, check=True).stdout)

    published(channel)
    seconds = []
    for number in range(3):
        one = Channel(folder / f"one{number}")
        (one.path / "noarch").mkdir(parents=True)
        package(one.path / "noarch", f"published{number}")
        with one.lock(print):
            one.reindex("noarch")
        seconds.append(published(one.path))
    return min(seconds)


def channel_seconds(count: int) -> dict[str, Any]:
    """Return the costs of adding a package to a channel of this many packages, and of verifying
    it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        place, new = folder / "channel/noarch", folder / "new"
        place.mkdir(parents=True)
        new.mkdir()
        for number in range(count):
            package(place, f"package{number}")
        channel = Channel(folder / "channel")
        with channel.lock(print):
            channel.reindex("noarch")
        added = []
        for number in range(3):
            words = [str(channel.path), str(package(new, f"new{number}")), f"job{number}"]
            done = subprocess.run(
                [sys.executable, "-c", ADD, *words], capture_output=True, text=True, check=True
            )
            added.append(float(done.stdout))
        published = publish_seconds(channel.path, folder)
        time.sleep(SETTLED_S + 0.1)  # only older files count as unchanged
        env = {"NYBFORGE_OUTPUT": str(channel.path), "NYBFORGE_CACHE": str(folder / "cache")}
        verify = [sys.executable, "-m", "nybforge", "channel", "verify"]
        first = cpu_seconds(*verify, "--all", **env)
        again = min(cpu_seconds(*verify, **env) for _ in range(3))
        (place / "package0-1.0-h0_0.conda").touch()
        changed = cpu_seconds(*verify, **env)
    return {
        "packages": count,
        "add_cpu_s": round(min(added), 4),
        "publish_cpu_s": round(published, 4),
        "verify_all_cpu_s": round(first, 2),
        "verify_unchanged_cpu_s": round(again, 2),
        "verify_one_changed_cpu_s": round(changed, 2),
    }


COMPLETE = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_SHELL": "bash", "COMP_TYPE": "9"}


def start_seconds() -> dict[str, float]:
    """Return the minimum processor time, in seconds, of commands that only start and exit."""
    program = str(Path(sys.executable).with_name("nybforge"))
    with tempfile.NamedTemporaryFile() as answer:
        line = {"COMP_LINE": "nybforge bui", "COMP_POINT": "12", "_ARGCOMPLETE_IFS": " "}
        line["_ARGCOMPLETE_STDOUT_FILENAME"] = answer.name
        commands: dict[str, tuple[list[str], dict[str, str]]] = {
            "python": ([sys.executable, "-c", "pass"], {}),
            "--version": ([program, "--version"], {}),
            "--help": ([program, "--help"], {}),
            "completion": ([program], {**COMPLETE, **line}),
        }
        found = {
            name: round(min(cpu_seconds(*argv, **env) for _ in range(STARTS)), 3)
            for name, (argv, env) in commands.items()
        }
        if not answer.read().startswith(b"build"):
            sys.exit("the completion answered nothing")
    return found


def growth(rows: list[dict[str, Any]], unit: str, seconds: str, empty: float = 0.0) -> float:
    """Return the exponent of the growth between the two largest inputs."""
    (n, t), (m, u) = ((row[unit], row[seconds] - empty) for row in rows[-2:])
    if n <= 0 or t <= 0 or u <= 0:
        raise SystemExit(f"--{unit}: too few for a measurable time: expected larger numbers")
    return round(math.log(u / t) / math.log(m / n), 2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    names = ("plan", "channel", "start")
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME")
    parser.add_argument("--targets", type=int, nargs="+", default=[100, 300, 1000], metavar="N")
    parser.add_argument("--packages", type=int, nargs="+", default=[1000, 10000], metavar="N")
    parser.add_argument("--out", type=result_file, help="write the results as JSON")
    options = parser.parse_args()
    if min(*options.packages, *options.targets) < 1:
        parser.error("--packages, --targets: expected numbers of 1 or more")
    document: dict[str, Any] = origin()
    most = [0.0]
    if "plan" in options.only:
        empty = plan_seconds(0)
        rows = [
            {"targets": n, "cpu_s": round(plan_seconds(n), 2)} for n in sorted({*options.targets})
        ]
        document["plan"] = {"empty_cpu_s": round(empty, 2), "rows": rows}
        if len(rows) > 1:
            document["plan"]["growth"] = growth(rows, "targets", "cpu_s", empty)
            most.append(document["plan"]["growth"])
    if "channel" in options.only:
        rows = [channel_seconds(n) for n in sorted({*options.packages})]
        document["channel"] = {"rows": rows}
        if len(rows) > 1:
            document["channel"]["growth"] = growth(rows, "packages", "add_cpu_s")
            most.append(document["channel"]["growth"])
    if "start" in options.only:
        document["start"] = start_seconds()
    print(json.dumps(document, indent=1))
    if options.out:
        options.out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    return int(max(most) > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
