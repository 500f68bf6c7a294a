"""The install script for Arm servers: it falls back to other sources, verifies, and can run
again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fake_programs import program

from nybforge.sbsa.matrix import CUDAS, load_matrix, recommend
from nybforge.sbsa.script import install_script

FAKE_PYTHON = """#!/bin/sh
# A python that keeps a list of installed packages and fails where it is told to.
state="$FAKE/installed"; touch "$state"
[ "$1" != -I ] || shift
case "$1 $2 $3" in
  "-m venv "*) mkdir -p "$3/bin"; cp "$0" "$3/bin/python"; exit 0 ;;
  "-m pip show") for last; do :; done; grep -qx "$last" "$state"; exit $? ;;
  "-m pip install")
    echo "$*" >> "$FAKE/pip.log"
    for last; do :; done
    case "$*" in
      *--only-binary*) if grep -qx "$last" "$FAKE/no-wheel"; then exit 1; fi ;;
      *) if grep -qx "$last" "$FAKE/no-source"; then exit 1; fi ;;
    esac
    echo "$last" >> "$state"; exit 0 ;;
  "- "*|"-  "*|"-") cat > "$FAKE/verified"; exit "$(cat "$FAKE/verify-code")" ;;
esac
echo "unexpected: $*" >&2; exit 99
"""


@pytest.fixture
def node(tmp_path: Path) -> dict[str, str]:
    """An aarch64 server. Its python, apt and dpkg are fakes that remember what was installed."""
    tools, fake = tmp_path / "bin", tmp_path / "fake"
    tools.mkdir()
    fake.mkdir()
    for name in ("no-wheel", "no-source", "apt.log", "pip.log"):
        (fake / name).write_text("")
    (fake / "no-wheel").write_text("tokenizers\ndeepspeed\n")
    (fake / "verify-code").write_text("0")
    programs = {
        "python3": FAKE_PYTHON,
        "uname": "#!/bin/sh\necho aarch64\n",
        "id": "#!/bin/sh\necho 0\n",
        "apt-get": '#!/bin/sh\necho "$*" >> "$FAKE/apt.log"\n',
        "dpkg-query": '#!/bin/sh\ngrep -q "^install" "$FAKE/apt.log" && '
        "printf 'install ok installed'\n",
    }
    for name, body in programs.items():
        program(tools / name, body)
    for name in ("sh", "cp", "mkdir", "touch", "grep", "cat", "env"):
        found = shutil.which(name)
        assert found
        (tools / name).symlink_to(found)
    return {"PATH": str(tools), "HOME": str(tmp_path), "FAKE": str(fake)}


def _script(tmp_path: Path, cuda: str) -> Path:
    path = tmp_path / f"install-{cuda}.sh"
    path.write_text(install_script(load_matrix(), recommend(None, cuda)))
    return path


def _run(script: Path, node: dict[str, str], **more: str) -> subprocess.CompletedProcess[str]:
    argv = [shutil.which("sh") or "sh", str(script), str(script.parent / "venv")]
    return subprocess.run(argv, env=node | more, capture_output=True, text=True)


def _log(node: dict[str, str], name: str) -> list[str]:
    return Path(node["FAKE"], name).read_text().splitlines()


@pytest.mark.parametrize("cuda", CUDAS)
def test_the_script_is_shellcheck_clean(tmp_path: Path, cuda: str) -> None:
    tool = Path(sys.executable).parent / "shellcheck"
    done = subprocess.run([tool, _script(tmp_path, cuda)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("cuda", CUDAS)
def test_the_script_installs_with_fallbacks_and_verifies(
    tmp_path: Path, node: dict[str, str], cuda: str
) -> None:
    done = _run(_script(tmp_path, cuda), node)
    assert done.returncode == 0, done.stderr
    pip, apt = _log(node, "pip.log"), _log(node, "apt.log")
    index = f"cu{cuda.replace('.', '')}"
    assert index in next(line for line in pip if line.endswith(" torch"))
    tokenizers = [line for line in pip if line.endswith(" tokenizers")]
    assert ["--only-binary" in line for line in tokenizers] == [True, False], "wheel, then source"
    assert any("cargo" in line for line in apt), "building tokenizers needs Rust"
    assert any("build-essential" in line for line in apt)
    assert any(line.endswith("--no-cache-dir deepspeed") for line in pip)
    assert not any("flash-attn" in line for line in pip), "experimental: only when asked for"
    assert pip.index(tokenizers[-1]) < next(
        i for i, line in enumerate(pip) if line.endswith(" transformers")
    )
    assert f'wanted = "{cuda}"' in Path(node["FAKE"], "verified").read_text()


def test_running_it_again_installs_nothing(tmp_path: Path, node: dict[str, str]) -> None:
    script = _script(tmp_path, "13.0")
    assert _run(script, node).returncode == 0
    before = (_log(node, "pip.log"), _log(node, "apt.log"))
    assert _run(script, node).returncode == 0
    assert (_log(node, "pip.log"), _log(node, "apt.log")) == before


def test_one_failure_does_not_stop_the_rest_and_is_named(
    tmp_path: Path, node: dict[str, str]
) -> None:
    Path(node["FAKE"], "no-source").write_text("deepspeed\n")
    done = _run(_script(tmp_path, "12.8"), node)
    assert done.returncode == 1
    assert "error: these packages are not installed: deepspeed" in done.stderr
    assert "onnxruntime" in _log(node, "installed")
    Path(node["FAKE"], "no-source").write_text("")
    assert _run(_script(tmp_path, "12.8"), node).returncode == 0


def test_a_wrong_result_of_the_verification_is_a_failure(
    tmp_path: Path, node: dict[str, str]
) -> None:
    Path(node["FAKE"], "verify-code").write_text("1")
    done = _run(_script(tmp_path, "12.8"), node)
    assert done.returncode == 1
    assert "verification" in done.stderr


def test_another_processor_is_refused(tmp_path: Path, node: dict[str, str]) -> None:
    Path(node["PATH"], "uname").write_text("#!/bin/sh\necho x86_64\n")
    done = _run(_script(tmp_path, "12.8"), node)
    assert done.returncode == 2
    assert "this machine is x86_64" in done.stderr
    assert _log(node, "pip.log") == []


def test_a_dry_run_changes_nothing(tmp_path: Path, node: dict[str, str]) -> None:
    done = _run(_script(tmp_path, "13.0"), node, DRY_RUN="1")
    assert done.returncode == 0, done.stderr
    assert "+ " in done.stderr
    assert (_log(node, "pip.log"), _log(node, "apt.log")) == ([], [])
    assert not os.path.exists(tmp_path / "venv")


def test_experimental_packages_come_when_asked_for(tmp_path: Path, node: dict[str, str]) -> None:
    done = _run(_script(tmp_path, "12.8"), node, WITH_FLASH_ATTN="1", WITH_DEEPSPEED="0")
    assert done.returncode == 0, done.stderr
    assert any(line.endswith(" flash-attn") for line in _log(node, "pip.log"))
    assert not any("deepspeed" in line for line in _log(node, "pip.log"))
