"""Post-link scripts of a bundle run only on request, and in the final folder: all or none."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest
from tests.integration.bundles import make
from tests.unit.environments.packages import linked_package

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="missing: an x86-64 machine")

SCRIPT = """\
# as packages write them: the prefix by name, a message for the user
printf '%s\\n' "$PREFIX" "$PKG_NAME $PKG_VERSION $PKG_BUILDNUM" > "$PREFIX/share/wrote"
echo "linked says hello" >> "$PREFIX/.messages.txt"
"""


def _install(bundle: Path, prefix: Path, *more: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": "/usr/bin:/bin", "NYBFORGE_PYTHON": sys.executable, "TMPDIR": str(prefix.parent)}
    argv = ["sh", str(bundle), "--prefix", str(prefix), *more]
    return subprocess.run(argv, env=env, capture_output=True, text=True)


def test_a_link_script_is_listed_and_not_run(root: Path, tmp_path: Path) -> None:
    bundle = make(root, tmp_path, "quiet", linked_package(SCRIPT))
    done = _install(bundle, tmp_path / "env")
    assert done.returncode == 0, done.stderr
    assert "not run: bin/.linked-post-link.sh (--run-link-scripts)" in done.stderr
    assert not (tmp_path / "env/share/wrote").exists()


def test_a_script_that_is_asked_for_sees_the_finished_place(
    root: Path, weird_tmp_path: Path
) -> None:
    bundle = make(root, weird_tmp_path, "linked", linked_package(SCRIPT))
    prefix = weird_tmp_path / "env"
    done = _install(bundle, prefix, "--run-link-scripts")
    assert done.returncode == 0, done.stderr
    assert (prefix / "share/wrote").read_text() == f"{prefix}\nlinked 1.0 3\n"
    assert "linked says hello" in done.stderr
    assert not (prefix / ".messages.txt").exists()
    assert "already exists" in _install(bundle, prefix, "--run-link-scripts").stderr


def test_a_script_that_fails_leaves_no_prefix_and_the_next_run_goes_on(
    root: Path, tmp_path: Path
) -> None:
    script = f'test -e "{tmp_path}/mended" || exit 3\n{SCRIPT}'
    bundle = make(root, tmp_path, "failing", linked_package(script))
    prefix = tmp_path / "env"
    done = _install(bundle, prefix, "--run-link-scripts")
    assert done.returncode == 2
    assert "error: bin/.linked-post-link.sh failed" in done.stderr
    assert not prefix.exists()
    (tmp_path / "mended").touch()
    assert _install(bundle, prefix, "--run-link-scripts").returncode == 0
    assert (prefix / "share/wrote").read_text().startswith(f"{prefix}\n")
    assert not (tmp_path / "env.partial").exists()


def test_an_installer_killed_among_the_scripts_is_not_taken_for_done(
    root: Path, tmp_path: Path
) -> None:
    flag = tmp_path / "killed"
    script = f'[ -e "{flag}" ] || {{ : > "{flag}"; kill -9 "$PPID"; sleep 1; }}\n{SCRIPT}'
    bundle = make(root, tmp_path, "killer", linked_package(script))
    prefix = tmp_path / "env"
    assert _install(bundle, prefix, "--run-link-scripts").returncode != 0
    done = _install(bundle, prefix, "--run-link-scripts")
    assert done.returncode == 0, done.stderr
    assert "is ready" in done.stderr
    assert (prefix / "share/wrote").exists()
