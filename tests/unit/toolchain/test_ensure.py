"""The channel is built once and repaired after any interruption. Stale packages are removed, and
errors are reported."""

from __future__ import annotations

import io
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nybforge.__main__ import main
from nybforge.channel import Channel
from nybforge.errors import StorageError
from nybforge.places import cache_folder
from nybforge.platforms import host_platform
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.storage import locked
from nybforge.toolchain.ensure import ensure_toolchain
from nybforge.toolchain.model import Host, Wanted
from nybforge.toolchain.plan import ToolchainPlan, plan_toolchain
from nybforge.toolchain.wheelhouse import Wheelhouse

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index

WANTED = [Wanted(target="cuda122", toolkit="12.2", device_compiler="nvrtc")]


@pytest.fixture
def filled(index: Index, checkout: Path, env: dict[str, str]) -> None:
    """Put every wheel into the cache, so that pip is not run."""
    house = Wheelhouse(cache_folder(env))
    for wheel in index.wheels.values():
        place = house.place(wheel)
        place.parent.mkdir(parents=True)
        shutil.copy(index.folder / wheel.file, place)


@pytest.fixture
def make(
    filled: None,
    checkout: Path,
    host: Callable[..., Host],
    env: dict[str, str],
    runner: Runner,
    report: Report,
    tmp_path: Path,
) -> Callable[..., tuple[Path, tuple[str, ...]]]:
    """Return a function that ensures the toolchain of a machine with these GCCs. It returns the
    channel and the packages that it made."""

    def ensure(*versions: str, folder: Path = tmp_path) -> tuple[Path, tuple[str, ...]]:
        plan = plan_toolchain(checkout, host(*versions), WANTED)
        chain = ensure_toolchain(
            plan, build=folder / "build", env=env, runner=runner, report=report
        )
        assert Channel(chain.path).disagreements() == ()
        return chain.path, chain.made

    return ensure


def names(channel: Path) -> set[str]:
    """Return the name-version strings of the indexed packages."""
    found = set()
    for path in channel.glob("*/repodata.json"):
        data = json.loads(path.read_text())
        for record in (*data["packages"].values(), *data["packages.conda"].values()):
            found.add(f"{record['name']}-{record['version']}")
    return found


def test_a_second_run_builds_nothing(
    make: Callable[..., tuple[Path, tuple[str, ...]]], weird_tmp_path: Path
) -> None:
    channel, made = make("12.2.0", folder=weird_tmp_path)
    assert len(made) == len(names(channel)) > 20
    assert make("12.2.0", folder=weird_tmp_path)[1] == ()


def test_nothing_lies_in_tmp_while_packages_are_assembled(
    make: Callable[..., tuple[Path, tuple[str, ...]]], tmp_path: Path
) -> None:
    """TMPDIR names a folder that does not exist, so nothing can be written there."""
    before = os.environ.get("TMPDIR")
    os.putenv("TMPDIR", str(tmp_path / "none"))
    try:
        channel, made = make("12.2.0")
    finally:
        os.putenv("TMPDIR", before) if before else os.unsetenv("TMPDIR")
    assert len(made) > 20
    assert not list(channel.glob(".assemble-*"))


def test_a_new_compiler_replaces_the_old_one_and_nothing_else(
    make: Callable[..., tuple[Path, tuple[str, ...]]],
) -> None:
    before = names(make("12.2.0")[0])
    channel, made = make("12.3.0")
    words = ("gcc_", "gxx_")
    assert made
    assert all(each.startswith(words) for each in made)
    assert {each for each in names(channel) if not each.startswith(words)} <= before
    assert "gcc_linux-64-12.2.0" not in names(channel)


def test_a_removed_package_is_made_again_and_a_foreign_one_is_dropped(
    make: Callable[..., tuple[Path, tuple[str, ...]]],
) -> None:
    channel, _ = make("12.2.0")
    package = next((channel / "linux-64").glob("cuda-nvrtc-12*"))
    shutil.copy(package, package.with_name("other-1-0.conda"))
    package.unlink()
    _, made = make("12.2.0")
    assert made == (package.name.removesuffix(".conda"),)
    assert not package.with_name("other-1-0.conda").exists()


def test_a_damaged_package_is_made_again(
    make: Callable[..., tuple[Path, tuple[str, ...]]],
) -> None:
    channel, _ = make("12.2.0")
    package = next((channel / "linux-64").glob("cuda-nvrtc-12*"))
    package.write_bytes(package.read_bytes()[:-7])
    assert make("12.2.0")[1] == (package.name.removesuffix(".conda"),)


def test_a_rebuilt_package_is_indexed_again(
    make: Callable[..., tuple[Path, tuple[str, ...]]],
) -> None:
    channel, _ = make("12.2.0")
    index = channel / "linux-64/repodata.json"
    data = json.loads(index.read_text())
    name = next(each for each in data["packages.conda"] if each.startswith("cuda-nvrtc-12"))
    # the hash of bytes that another engine would have written
    data["packages.conda"][name]["sha256"] = "0" * 64
    index.write_text(json.dumps(data))
    (channel / "linux-64" / name).unlink()
    make("12.2.0")  # this compares every byte with the index


@pytest.mark.parametrize("how", ["gone", "cut", "empty"])
def test_a_lost_index_is_written_again(
    how: str, make: Callable[..., tuple[Path, tuple[str, ...]]]
) -> None:
    channel, _ = make("12.2.0")
    index = channel / "linux-64/repodata.json"
    text = index.read_text()
    index.unlink()
    if how != "gone":
        index.write_text(text[:99] if how == "cut" else "")
    assert make("12.2.0")[1] == ()
    assert "cuda-nvrtc-12.2.140" in names(channel)


def cli(argv: list[str], env: dict[str, str], cwd: Path) -> tuple[int, str, str]:
    """Run the command line and return code, stdout, stderr."""
    out, err = io.StringIO(), io.StringIO()
    return main(argv, env, out, err, cwd), out.getvalue(), err.getvalue()


@pytest.fixture
def cli_env(
    env: dict[str, str], checkout: Path, tmp_path: Path, fake_gcc: Callable[..., Path]
) -> dict[str, str]:
    """The environment variables of a command line in the fake checkout. The only GCC is a fake that
    is newer than all others."""
    fake_gcc("gcc-12", "12.99.1")
    return {
        **env,
        "NYBFORGE_ROOT": str(checkout),
        "NYBFORGE_BUILD": str(tmp_path / "build"),
        "PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin",
    }


def test_the_verb_says_first_and_does_then(
    cli_env: dict[str, str], checkout: Path, tmp_path: Path
) -> None:
    words = ["channel", "toolchain", "cuda122", "--json"]
    code, out, _ = cli([*words, "--dry-run"], cli_env, checkout)
    said = json.loads(out)
    assert code == 0
    assert (said["version"], said["kind"], said["dry_run"]) == (1, "channel-toolchain", True)
    assert "accepts (GCC 12 at most)" in said["compilers"]["cuda122"]
    assert {row["state"] for row in said["downloads"]} == {"fetch"}
    assert not (tmp_path / "build").exists()
    code, out, _ = cli(words, cli_env, checkout)
    assert (code, json.loads(out)["packages"]) == (0, said["packages"])
    code, out, _ = cli(words, cli_env, checkout)
    assert {row["state"] for row in json.loads(out)["packages"]} == {"present"}


def test_download_only_fills_the_cache_for_a_machine_without_network(
    cli_env: dict[str, str], checkout: Path, tmp_path: Path
) -> None:
    code, out, _ = cli(["channel", "toolchain", "--download-only", "cuda122"], cli_env, checkout)
    assert code == 0
    assert "fetched  nvidia_cuda_nvrtc_cu12-12.2.140" in out
    assert not (tmp_path / "build/toolchain").exists()
    away = {**cli_env, "PIP_FIND_LINKS": "/nowhere"}
    assert cli(["channel", "toolchain", "cuda122"], away, checkout)[0] == 0


PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
ELSEWHERE = ["--download-only", "--platform", host_platform(), "--python", PYTHON, "cuda122"]


@pytest.mark.parametrize("words", [["cuda122"], ELSEWHERE])
def test_without_network_and_cache_the_error_says_how_to_fill_it(
    words: list[str], cli_env: dict[str, str], checkout: Path
) -> None:
    away = {**cli_env, "PIP_FIND_LINKS": "/nowhere"}
    code, _, err = cli(["channel", "toolchain", *words], away, checkout)
    assert code == 4
    assert "error[NF310]" in err
    assert "nvidia-cuda-nvrtc-cu12 12.2.140" in err
    assert f"`nybforge channel toolchain {' '.join(ELSEWHERE)}`" in " ".join(err.split())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["cuda122", "--platform", "win-64"], "unknown platform 'win-64'"),
        (["cuda122", "--python", "3.12"], "--python needs --download-only"),
        (["cuda221"], "unknown target 'cuda221'"),
    ],
)
def test_bad_arguments_are_errors(
    words: list[str], message: str, cli_env: dict[str, str], checkout: Path
) -> None:
    code, _, err = cli(["channel", "toolchain", *words], cli_env, checkout)
    assert code in (2, 3)
    assert message in err


def test_a_gcc_that_cannot_compile_is_an_error_before_any_build(
    cli_env: dict[str, str], checkout: Path, tmp_path: Path, fake_gcc: Callable[..., Path]
) -> None:
    message = "cc1plus: fatal error: stdlib.h: No such file or directory"
    fake_gcc("gcc-12", "12.99.1", compiles=f"echo '{message}' >&2; exit 1")
    code, _, err = cli(["channel", "toolchain", "cuda122"], cli_env, checkout)
    assert code == 4
    assert "cannot build a C++17 program" in err
    assert message in err
    assert not (tmp_path / "cache/wheels").exists()


def test_two_runs_at_once_make_one_channel(
    cli_env: dict[str, str], checkout: Path, tmp_path: Path
) -> None:
    children = [start(cli_env, checkout) for _ in range(2)]
    assert [child.wait(timeout=300) for child in children] == [0, 0]
    assert Channel(tmp_path / "build/toolchain").disagreements() == ()


def start(env: dict[str, str], checkout: Path) -> subprocess.Popen[bytes]:
    """Start the command in its own process group."""
    package = str(Path(__file__).resolve().parents[3] / "pkg")
    return subprocess.Popen(
        [sys.executable, "-m", "nybforge", "channel", "toolchain", "cuda122"],
        env={**env, "PYTHONPATH": package},
        cwd=checkout,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def test_a_run_killed_at_any_moment_is_made_good_by_the_next(
    filled: None, cli_env: dict[str, str], checkout: Path, tmp_path: Path
) -> None:
    channel = tmp_path / "build/toolchain"
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")
    moments = random.Random(seed)
    for _ in range(4):
        while (tmp_path / "build").exists():  # a child process may still be writing
            shutil.rmtree(tmp_path / "build", ignore_errors=True)
        child = start(cli_env, checkout)
        time.sleep(moments.uniform(0.2, 1.6))
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        if channel.exists():  # the indexer is still running, and holds the lock until it ends
            with locked(channel / ".lock"):
                pass
        for wrong in Channel(channel).disagreements(deep=True) if channel.exists() else ():
            assert wrong.kind in ("unindexed", "missing"), wrong
            assert wrong.kind != "missing" or wrong.file.endswith("repodata.json"), wrong
    assert cli(["channel", "toolchain", "cuda122"], cli_env, checkout)[0] == 0
    assert Channel(channel).disagreements() == ()
    assert [path.name for path in channel.iterdir() if path.name.startswith(".a")] == []


@pytest.fixture
def plan(checkout: Path, host: Callable[..., Host]) -> ToolchainPlan:
    """A toolchain plan for the fake checkout."""
    return plan_toolchain(checkout, host("12.2.0"), WANTED)


def test_a_build_folder_that_cannot_be_created_is_an_error(
    plan: ToolchainPlan, env: dict[str, str], runner: Runner, report: Report, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError) as caught:
        ensure_toolchain(plan, build=tmp_path / "file/build", env=env, runner=runner, report=report)
    assert "NYBFORGE_BUILD" in (caught.value.hint or "")


@pytest.mark.parametrize("full", ["build", "cache"])
def test_a_full_disk_is_reported_and_leaves_no_partial_package(
    full: str,
    cli_env: dict[str, str],
    checkout: Path,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    if full == "build":
        request.getfixturevalue("filled")
    package = str(Path(__file__).resolve().parents[3] / "pkg")
    disk = tmp_path / full
    disk.mkdir(exist_ok=True)
    # The fake wheels need a page each, about ten pages in total. A file system of 40k was sometimes
    # large enough.
    script = (
        f"mount -t tmpfs -o size=16k none '{disk}' || exit 77\n"
        f"'{sys.executable}' -m nybforge channel toolchain cuda122\n"
        f"code=$?; ls -a '{disk}'/*/* >&2; exit $code"
    )
    done = subprocess.run(
        ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script],
        env={**cli_env, "PYTHONPATH": package},
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode in (77, 1, 127) and "NF" not in done.stderr:
        pytest.skip(f"missing: mounting in a user namespace ({done.stderr.strip()[:80]})")
    assert done.returncode == 4, done.stderr
    assert "error[NF320]" in done.stderr
    assert "No space left" in done.stderr or "the disk is full" in done.stderr
    assert "repodata.json" not in done.stderr
