"""The scripts of the GitHub workflow and action: matrix, build, and install with its fallbacks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from real import Real

from nybforge.channel import Channel
from nybforge.platforms import host_platform

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / ".github/scripts"
TARGET = "cpu"
NAME = f"nybble-{TARGET}-{host_platform()}"
Install = Callable[..., subprocess.CompletedProcess[str]]


def script(name: str, *argv: str | Path, **env: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a script as a workflow step does, outside the checkout."""
    own = {name: str(value) for name, value in env.items()}
    kept = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
    return subprocess.run(
        [SCRIPTS / name, *argv], env={**kept, **own}, capture_output=True, text=True, cwd="/"
    )


@pytest.fixture(scope="module")
def artifact(real: Real, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that build.sh writes for the target. Packages that other tests have built are not
    built again."""
    real.run("build", TARGET, "--package", "nybble-bitsandbytes")
    folder = tmp_path_factory.mktemp("artifacts") / NAME
    with Channel(real.channel).lock(print):  # other tests publish into this channel
        shutil.copytree(real.channel, folder / "channel")
    done = script("build.sh", TARGET, folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def install(real: Real, tmp_path: Path) -> Install:
    """Run install.sh for the target into a new prefix."""

    def run(target: str = TARGET, **env: str | Path) -> subprocess.CompletedProcess[str]:
        files = {"GITHUB_OUTPUT": tmp_path / "out", "GITHUB_STEP_SUMMARY": tmp_path / "summary"}
        files["NYBFORGE_OUTPUT"] = real.channel
        return script("install.sh", target, tmp_path / "new env", **files, **env)

    return run


def outputs(folder: Path) -> dict[str, str]:
    """Return the outputs of the step."""
    return dict(line.split("=", 1) for line in (folder / "out").read_text("utf-8").splitlines())


def works(prefix: Path) -> bool:
    """Return whether the environment's nybble runs."""
    code = "import numpy, nybble; nybble.functional.quantize_4bit(numpy.ones((64, 64), 'f4'))"
    return subprocess.run([prefix / "bin/python", "-c", code]).returncode == 0


def test_the_matrix_is_an_output_of_the_step(tmp_path: Path) -> None:
    done = script("matrix.sh", "cuda122", "cpu", GITHUB_OUTPUT=tmp_path / "out")
    assert done.returncode == 0, done.stderr
    jobs = json.loads(outputs(tmp_path)["include"])
    assert [job["target"] for job in jobs] == ["cpu", "cpu", "cuda122"]
    wrong = script("matrix.sh", "cuda999", GITHUB_OUTPUT=tmp_path / "wrong")
    assert wrong.returncode == 2
    assert wrong.stderr.count("error") == 1
    assert not (tmp_path / "wrong").exists()


def test_a_build_has_packages_wheels_report_and_checksums(artifact: Path) -> None:
    lines = (artifact / "SHA256SUMS").read_text("utf-8").splitlines()
    named = {line.split("  ", 1)[1] for line in lines}
    files = {str(p.relative_to(artifact)) for p in artifact.rglob("*") if p.is_file()}
    assert named == files - {"SHA256SUMS"}
    assert any(name.startswith("wheels/nybble-") for name in named)
    assert "report.html" in named
    assert not {name for name in named if name.endswith(("/lock", "/sources"))}
    check = ["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"]
    assert subprocess.run(check, cwd=artifact).returncode == 0


def test_the_newest_artifact_is_installed(artifact: Path, install: Install, tmp_path: Path) -> None:
    folder = tmp_path / "artifacts"
    shutil.copytree(artifact, folder / f"{NAME}-1")
    shutil.copytree(artifact, folder / f"{NAME}-2")
    (folder / "nybble-other-linux-64").mkdir()
    os.utime(folder / f"{NAME}-1", (1e9, 1e9))
    done = install(ARTIFACTS=folder, CHANNEL="/no/such")
    assert done.returncode == 0, done.stderr
    assert outputs(tmp_path) == {"source": "artifact", "prefix": str(tmp_path / "new env")}
    assert f"{NAME}-2" in (tmp_path / "summary").read_text("utf-8")
    assert works(tmp_path / "new env")


def test_a_damaged_artifact_falls_back_to_the_channel(
    artifact: Path, install: Install, tmp_path: Path
) -> None:
    shutil.copytree(artifact, tmp_path / "artifacts" / NAME)
    package = next((tmp_path / "artifacts" / NAME).glob("channel/noarch/nybble-0*.conda"))
    package.write_bytes(package.read_bytes()[:-1] + b"x")
    done = install(ARTIFACTS=tmp_path / "artifacts", CHANNEL=artifact / "channel")
    assert done.returncode == 0, done.stderr
    assert outputs(tmp_path)["source"] == "channel"
    assert "::warning" in done.stdout
    assert "damaged" in done.stdout
    assert f"is installed from the channel {artifact}/channel" in done.stdout


def test_without_artifact_and_channel_it_builds(
    artifact: Path, install: Install, tmp_path: Path
) -> None:
    """The packages are up to date, so the build is quick."""
    (tmp_path / "empty").mkdir()
    done = install(ARTIFACTS=tmp_path / "empty", CHANNEL=tmp_path / "empty")
    assert done.returncode == 0, done.stderr
    assert outputs(tmp_path)["source"] == "build"
    assert f"no artifact {NAME}" in done.stdout
    assert "has no packages for cpu" in done.stdout


# --- artifacts of GitHub ----------------------------------------------------------------------


@pytest.fixture
def github(artifact: Path, tmp_path: Path) -> dict[str, str | Path]:
    """Provide two good artifacts and three that must not be used. Return the environment variables
    of a step that reads them."""
    if shutil.which("jq") is None:
        pytest.skip("missing: jq (apt-get install jq)")
    rows = []
    for run, day, changes in (
        (1, "01", {}),
        (2, "02", {}),
        (3, "03", {"expired": True}),
        (4, "04", {"head_branch": "topic"}),
        (5, "05", {"head_repository_id": 8}),
    ):
        where = {"id": run, "head_branch": "main", "repository_id": 7, "head_repository_id": 7}
        row = {"expired": False, "created_at": f"2026-11-{day}T00:00:00Z"}
        row |= {key: value for key, value in changes.items() if key in row}
        row["workflow_run"] = {**where, **{k: v for k, v in changes.items() if k in where}}
        rows.append(row)
    (tmp_path / "artifacts.json").write_text(json.dumps({"artifacts": rows}))
    shutil.copytree(artifact, tmp_path / "runs/2" / NAME)
    (tmp_path / "attested").write_text((artifact / "SHA256SUMS").read_text("utf-8"))
    bin = tmp_path / "bin"
    bin.mkdir()
    shutil.copy(ROOT / "tests/fakes/gh", bin)
    path = f"{bin}:{os.environ['PATH']}"
    return {"PATH": path, "FAKE_GITHUB": tmp_path, "REPOSITORY": "someone/nybble"}


def test_the_newest_artifact_of_the_default_branch_is_downloaded(
    github: dict[str, str | Path], install: Install, tmp_path: Path
) -> None:
    done = install(**github)
    assert done.returncode == 0, done.stderr + done.stdout
    assert outputs(tmp_path)["source"] == "artifact"


def test_an_artifact_without_attestation_is_not_used(
    github: dict[str, str | Path], artifact: Path, install: Install, tmp_path: Path
) -> None:
    (tmp_path / "attested").write_text("")
    done = install(**github, CHANNEL=artifact / "channel")
    assert done.returncode == 0, done.stderr
    assert "not attested" in done.stdout
    assert outputs(tmp_path)["source"] == "channel"


def test_a_repository_that_cannot_be_read_falls_back(
    github: dict[str, str | Path], artifact: Path, install: Install, tmp_path: Path
) -> None:
    (tmp_path / "artifacts.json").unlink()
    done = install(**github, CHANNEL=artifact / "channel")
    assert done.returncode == 0, done.stderr
    assert outputs(tmp_path)["source"] == "channel"


# --- errors -----------------------------------------------------------------------------------


def test_an_unknown_target_is_one_error(install: Install, tmp_path: Path) -> None:
    done = install("cuda999", ARTIFACTS=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("error") == 1
    assert "unknown target 'cuda999'" in done.stderr


def test_a_prefix_with_files_is_refused_before_any_work(install: Install, tmp_path: Path) -> None:
    (tmp_path / "new env").mkdir()
    (tmp_path / "new env/mine").touch()
    done = install(ARTIFACTS=tmp_path)
    assert done.returncode == 2
    assert "the prefix is not empty" in done.stderr


def test_a_missing_folder_of_artifacts_is_one_error(install: Install, tmp_path: Path) -> None:
    done = install(ARTIFACTS=tmp_path / "unmounted")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: the folder of artifacts does not exist: ")
    assert done.stderr.count("hint:") == 1


@pytest.mark.parametrize("name", ["build.sh", "install.sh"])
def test_wrong_arguments_show_the_usage(name: str) -> None:
    done = script(name)
    assert (done.returncode, done.stderr.startswith("usage: ")) == (2, True)
