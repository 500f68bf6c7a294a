"""nybforge writes no secrets into logs, errors, output, locks, bundles and packages."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.unit.environments.packages import make_channel, module_package

from nybforge.attestation import sigstored
from nybforge.environments.bundle import write_bundle
from nybforge.environments.lock import Lock, Locked
from nybforge.environments.lockforms import FORMS, lock_text
from nybforge.environments.packing import repacked
from nybforge.errors import BuildFailed, DownloadError
from nybforge.package import digest
from nybforge.publishing.server import Server
from nybforge.redact import public_url, redact
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.sbsa.matrix import load_matrix, recommend
from nybforge.sbsa.script import install_script

SECRET = "S3cr3t-v4lue"
LINES = (
    f"pip install --index-url https://ann:{SECRET}@host.example/simple x",
    f"CMAKE_ARGS=-DA=1 -DHUB_TOKEN={SECRET} -DB=2",
    f"NVCC_PREPEND_FLAGS='-DLICENSE_PASSWORD={SECRET}'",
    f"fetch https://host.example/t/{SECRET}/forge/noarch/a-1-0.conda",
    f"curl -H 'Authorization: Bearer {SECRET}' https://host.example",
)


def _report(*, json_wanted: bool = False) -> Report:
    return Report(stdout=io.StringIO(), stderr=io.StringIO(), json_wanted=json_wanted, verbose=True)


def _said(report: Report) -> str:
    return report.stdout.getvalue() + report.stderr.getvalue()  # type: ignore[attr-defined]


def test_secrets_are_removed_from_a_log_and_from_its_excerpt(tmp_path: Path) -> None:
    (tmp_path / "lines").write_text("\n".join(LINES) + "\n")
    report = _report()
    log = tmp_path / "log"
    runner = Runner(report=report, env=os.environ)
    argv = ["sh", "-c", 'cat "$1"; exit 3', "sh", str(tmp_path / "lines"), f"--token={SECRET}"]
    done = runner.logged(argv, log=log)
    assert done.returncode == 3
    assert "--token=(removed)" in log.read_text()
    assert SECRET not in log.read_text()
    assert SECRET not in _said(report)
    assert SECRET not in "\n".join(done.tail)
    assert "-DB=2" in log.read_text()


def _error_of_server(text: str) -> DownloadError:
    server = Server(kind="prefix", url="https://host.example", name="lab", upload=print)
    return server._failed("cannot be read", RuntimeError(text))


def _error_of_sigstore(text: str) -> DownloadError:
    with pytest.raises(DownloadError) as caught, sigstored._errors():
        raise RuntimeError(text)
    return caught.value


@pytest.mark.parametrize("failed", [_error_of_server, _error_of_sigstore])
def test_a_reason_is_redacted_before_it_is_cut(failed: Callable[[str], DownloadError]) -> None:
    for size in range(450, 500, 5):
        why = failed(f"{'x' * size} https://ann:{SECRET}@host.example/").why or ""
        assert SECRET[:4] not in why, why
        assert len(why) <= 500


@pytest.mark.parametrize("json_wanted", [False, True])
def test_an_error_an_answer_and_a_note(json_wanted: bool) -> None:
    report = _report(json_wanted=json_wanted)
    report.error(
        BuildFailed(LINES[0], where=LINES[3], why=LINES[1], hint=LINES[2], detail=list(LINES))
    )
    report.note(LINES[0])
    report.bug(ValueError(LINES[3]), "\n".join(LINES), debug=True)
    answer = _report(json_wanted=json_wanted)
    answer.answer("kind", {"args": list(LINES), "HF_TOKEN": SECRET, "n": 1}, LINES)
    for said in (_said(report), _said(answer)):
        assert SECRET not in said
        assert "host.example" in said
    if json_wanted:
        document = json.loads(answer.stdout.getvalue())  # type: ignore[attr-defined]
        assert (document["kind"], document["n"], document["HF_TOKEN"]) == ("kind", 1, "(removed)")


def test_a_channel_with_a_login_that_cannot_be_read(
    nybforge: Callable[..., Any], root: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "env.yml").write_text("name: x\nchannels: [forge]\ndependencies: [a]\n")
    alias = f"http://ann:{SECRET}@127.0.0.1:9/t/{SECRET}"
    argv = ["env", "lock", "env.yml", "--channel-alias", alias]
    for more in ([], ["--json"], ["--debug"]):
        done = nybforge(*argv, *more, env={"NYBFORGE_ROOT": str(root)})
        assert done.code == 4, done.err
        assert SECRET not in done.out + done.err + "".join(capfd.readouterr())
        assert "127.0.0.1:9" in done.err


def _locked(package: Path) -> Lock:
    channel = f"https://ann:{SECRET}@host.example/t/{SECRET}/forge"
    one = Locked(
        name="module",
        version="1.0",
        build="0",
        subdir="noarch",
        channel=channel,
        file_name=package.name,
        sha256=digest(package)[1],
        noarch="python",
    )
    return Lock(name="x", platform="linux-64", channels=(channel,), packages=(one,))


@pytest.fixture
def package(tmp_path: Path) -> Path:
    make_channel(tmp_path / "forge", module_package())
    return next((tmp_path / "forge").rglob("module-*.tar.bz2"))


@pytest.mark.parametrize("form", FORMS)
def test_a_lock_has_neither_login_nor_token(form: str, package: Path) -> None:
    text = lock_text(_locked(package), form)
    assert SECRET not in text
    assert "ann:" not in text
    assert "forge/noarch/module-1.0-0.tar.bz2" in text


def test_a_bundle_has_neither_login_nor_token(package: Path, tmp_path: Path) -> None:
    lock = _locked(package)
    packed = [repacked(lock.packages[0], package, tmp_path)]
    bundle = write_bundle(lock, packed, tmp_path / "x.tar")
    data = bundle.path.read_bytes()
    assert SECRET.encode() not in data
    assert b"https://host.example/forge/noarch/module" in data
    assert (bundle.sha256, bundle.size) == (digest(bundle.path)[1], len(data))


def test_text_without_a_secret_is_printed_unchanged() -> None:
    packages = load_matrix()
    script = install_script(packages, recommend(None, None))
    assert redact(script) == script
    file = "file:///srv/t/forge/noarch/a-1-0.conda"
    for url in ("https://h/forge/noarch/a-1-0.conda", file, "./envs/channel", "forge"):
        assert public_url(url) == url


def test_a_killed_run_leaves_nothing_in_tmp(
    root: Path, tmp_path: Path, package: Callable[..., Path]
) -> None:
    """The temporary files of the run are in the build folder, where the next run removes them."""
    temporary, checkout = tmp_path / "tmp", tmp_path / "tree"
    for folder in (temporary, checkout / "recipe/variants"):
        folder.mkdir(parents=True)
    program = (
        "import os, sys; from pathlib import Path\n"
        "from nybforge.environments import solve\n"
        "from nybforge.scratch import solver_scratch\n"
        "def killed(*_): os.kill(os.getpid(), 9)\n"
        "solve._solve = killed\n"
        "scratch = solver_scratch(Path(sys.argv[1]))\n"
        "request = solve.Request(specs=(), channels=(), platform='linux-64', virtual={})\n"
        "solve.solve_environment(request, scratch)\n"
    )
    env = {**os.environ, "TMPDIR": str(temporary)}
    argv = [sys.executable, "-c", program, str(checkout / "build")]
    assert subprocess.run(argv, env=env, check=False).returncode == -9
    assert not list(temporary.iterdir())
    (left,) = (checkout / "build/cache/solve").iterdir()
    assert subprocess.run(argv, env=env, check=False).returncode == -9
    (newer,) = (checkout / "build/cache/solve").iterdir()
    assert newer != left
