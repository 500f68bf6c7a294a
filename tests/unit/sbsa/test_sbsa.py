"""The SBSA guide as data: the matrix, what is recommended for a device, the install script."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nybforge.__main__ import main
from nybforge.errors import InputError, UsageError
from nybforge.sbsa.matrix import CUDAS, load_matrix, recommend
from nybforge.sbsa.script import install_script

GUIDE = (
    "PyTorch torchvision torchaudio bitsandbytes transformers tokenizers accelerate peft deepspeed "
    "flash-attn xformers diffusers opencv onnxruntime"
)


def test_every_package_of_the_guide_has_a_row_with_a_source() -> None:
    rows = {row.shown: row for row in load_matrix()}
    assert set(rows) == set(GUIDE.split())
    for row in rows.values():
        assert any("2026" in source for source in row.sources), row.name
        assert any("guide" in source for source in row.sources), row.name


def test_a_word_outside_the_legend_is_named_with_its_line(tmp_path: Path) -> None:
    import nybforge.sbsa.matrix as module

    text = Path(module.__file__).with_name("matrix.yaml").read_text()
    path = tmp_path / "matrix.yaml"
    path.write_text(text.replace("cuda13: unknown", "cuda13: maybe", 1))
    with pytest.raises(InputError) as caught:
        load_matrix(path)
    assert caught.value.what == "cuda13 is 'maybe'"
    assert "matrix.yaml:" in str(caught.value.where)


@pytest.mark.parametrize(
    ("capability", "cuda"),
    [
        *(("8.0", "12.8"), ("9.0", "12.8"), ("10.0", "12.8"), ("12.0", "12.8")),
        *(("10.3", "13.0"), ("11.0", "13.0"), ("12.1", "13.0")),
    ],
)
def test_the_recommended_cuda_has_code_for_the_device(capability: str, cuda: str) -> None:
    assert recommend(capability, None).cuda == cuda


def test_what_is_asked_for_must_run_on_the_device() -> None:
    assert recommend("12.1", "12.8").cuda == "12.8"  # by the cubin for 12.0
    assert recommend(None, "13.0").why == "asked for"
    with pytest.raises(UsageError, match=r"has no code for compute capability 11\.0"):
        recommend("11.0", "12.8")
    with pytest.raises(UsageError, match=r"CUDA 14\.7 is not in the tables"):
        recommend(None, "14.7")
    with pytest.raises(UsageError, match="not recorded"):
        recommend(None, "11.8")


@pytest.mark.parametrize("capability", ["7.2", "8.7"])
def test_a_jetson_is_told_that_these_packages_are_not_for_it(capability: str) -> None:
    with pytest.raises(UsageError, match="a Jetson's") as caught:
        recommend(capability, None)
    assert "docs/jetson.md" in (caught.value.hint or "")


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
    """An aarch64 server whose python, apt and dpkg are fakes with a memory."""
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
        (tools / name).write_text(body)
        (tools / name).chmod(0o755)
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
    assert "error: not all of it is there: deepspeed" in done.stderr
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


def _compat(root: Path, *argv: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main(["compat", *argv], {"NYBFORGE_ROOT": str(root)}, out, err, root)
    return code, out.getvalue(), err.getvalue()


def test_compat_prints_the_matrix_and_the_recommendation(root: Path) -> None:
    code, out, err = _compat(root, "--platform", "linux-aarch64", "--cuda", "13.0", "--json")
    assert code == 0, err
    document = json.loads(out)
    assert document["kind"] == "compat-platform"
    assert {row["name"]: row["on"] for row in document["packages"]}["flash-attn"] == "not stable"
    assert all(row["sources"] for row in document["packages"])
    code, out, _ = _compat(root, "--platform", "linux-aarch64", "--device", "12.1")
    assert "take CUDA 13.0: sm_121 came after 12.8; 13.0 has its own code" in out.splitlines()


def test_compat_writes_the_script(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "install.sh"
    argv = ["--platform", "linux-aarch64", "--cuda", "13.0", "--script", str(path)]
    assert _compat(root, *argv)[0] == 0
    assert os.access(path, os.X_OK)
    code, out, _ = _compat(root, *argv[:-1])
    assert (code, out) == (0, path.read_text())
    code, _, err = _compat(root, "--platform", "linux-64")
    assert code == 2
    assert "there is a package matrix for linux-aarch64 alone" in err
    assert _compat(root, "--script")[0] == 2
