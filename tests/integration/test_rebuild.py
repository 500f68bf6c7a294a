"""Rebuilds are byte-identical, regardless of the folder, time, commit, umask, locale, time zone,
host name, user and number of jobs.

The engine's own `Package.rebuild` needs the recipe inside the package. nybforge leaves it out,
because it contains paths of the machine, so the builds are compared here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import chain
from pathlib import Path

import pytest
from tiny import make_tiny

# The umask (file modes), the locale (the order of a glob), the time zone and the times of the
# copied files affect the files that this script writes. Nevertheless, the packages must be
# identical.
SCRIPT = """\
mkdir -p "$PREFIX/share/nybble-kernels/made"
cp source/* "$PREFIX/share/nybble-kernels/"
echo '#!/bin/sh' > "$PREFIX/share/nybble-kernels/made/run"
chmod +x "$PREFIX/share/nybble-kernels/made/run"
touch "$PREFIX/share/nybble-kernels/made/b" "$PREFIX/share/nybble-kernels/made/A"
"""


@dataclass(frozen=True, kw_only=True)
class Machine:
    """The properties in which two machines differ."""

    folder: str = "a"
    umask: int = 0o022
    jobs: int = 1
    before: tuple[str, ...] = ()  # a prefix of the command
    sources_from: int = 1_700_000_000  # the time of the source files
    commit: str = ""  # the time of the commit with the sources; "" means that no commit has them
    env: Mapping[str, str] = field(default_factory=dict)


HOST = ("unshare", "--user", "--map-root-user", "--uts", "sh", "-c", 'hostname other; exec "$@"')
FIRST = Machine(env={"TZ": "UTC", "LC_ALL": "C", "USER": "one", "CPU_COUNT": "1"})
OTHERS = {
    "folder": Machine(folder="a longer folder"),
    "time": Machine(sources_from=1_800_000_000),
    "commit": Machine(commit="2026-05-01T00:00:00Z"),
    "umask": Machine(umask=0o077),
    "group umask": Machine(umask=0o002),
    "locale": Machine(env={"LC_ALL": "C.UTF-8", "LANG": "en_US.UTF-8"}),
    "time zone": Machine(env={"TZ": "Pacific/Kiritimati"}),
    "host name": Machine(before=(*HOST, "sh")),
    "user": Machine(env={"USER": "two", "LOGNAME": "two"}),
    "jobs": Machine(jobs=4, env={"CPU_COUNT": "4"}),
}

# The properties that change at the same time: one build for all takes less time than one for each.
TOGETHER = (
    ("folder", "time", "umask", "locale", "time zone", "user", "jobs"),
    ("commit", "group umask"),
    ("host name",),
)


def packages(folder: Path, machine: Machine, tools: Path) -> dict[str, bytes]:
    """Build the small checkout on the machine; return the packages and their attestations."""
    tiny = make_tiny(folder / machine.folder)
    tiny.script("nybble-kernels", SCRIPT)
    channels = tiny.root / "recipe/toolchains/conda-forge.yaml"
    channels.write_text(f'channels:\n  - "{tools.as_uri()}"\n')  # the channel's URL is an input
    for path in tiny.root.rglob("*"):
        os.utime(path, (machine.sources_from, machine.sources_from))
    if machine.commit:
        env = {**tiny.env, "GIT_COMMITTER_DATE": machine.commit}
        name = ("-c", "user.name=a", "-c", "user.email=a@b")
        for line in (["init", "-q"], ["add", "-A"], [*name, "commit", "-qm", "all"]):
            subprocess.run(["git", *line], cwd=tiny.root, env=env, check=True)
    words = tiny.command("build", "--toolchain", "conda-forge", "--jobs", str(machine.jobs))
    done = subprocess.run(
        [*machine.before, *words, "cuda122"],
        env={**tiny.env, **machine.env},
        cwd=tiny.root,
        umask=machine.umask,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return {path.name: path.read_bytes() for path in tiny.output.glob("*/*.conda*")}


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty channel, which the checkouts use as the toolchain's channel."""
    return make_tiny(tmp_path_factory.mktemp("tools")).root.parent / "tools"


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory, tools: Path) -> dict[str, bytes]:
    return packages(tmp_path_factory.mktemp("first"), FIRST, tools)


def together(names: Sequence[str]) -> Machine:
    """Return a machine that differs from the first machine in all the named properties."""
    made = Machine()
    for name in names:
        changed = {
            each.name: getattr(OTHERS[name], each.name)
            for each in fields(Machine)
            if getattr(OTHERS[name], each.name) != getattr(Machine(), each.name)
        }
        made = replace(made, **{**changed, "env": {**made.env, **OTHERS[name].env}})
    return made


@pytest.mark.parametrize("names", TOGETHER, ids=", ".join)
def test_a_rebuild_is_byte_identical(
    tmp_path: Path, first: dict[str, bytes], tools: Path, names: tuple[str, ...]
) -> None:
    machine = together(names)
    if machine.before and (
        shutil.which("unshare") is None or subprocess.run([*HOST, "sh", "true"]).returncode
    ):
        pytest.skip("missing: a name of the host for one process (unshare --uts)")
    found = packages(tmp_path, machine, tools)
    assert found.keys() == first.keys()
    if found != first:
        differ = [name for name in first if found[name] != first[name]]
        alone = [name for name in names if packages(tmp_path / name, OTHERS[name], tools) != first]
        pytest.fail(f"{differ} depend on {alone or names}")


def test_each_property_is_in_a_rebuild() -> None:
    assert sorted(chain(*TOGETHER)) == sorted(OTHERS)
