"""`env verify` prints its list of checks item by item, and names each fault of a live lab."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.unit.environments.labs import (
    FORGE,
    TRIPLET,
    install_nybble_lab,
    lab_named,
    make_lab,
    program,
    record,
)

from nybforge.__main__ import main


@pytest.fixture
def lab(root: Path, weird_tmp_path: Path) -> Path:
    """A complete lab that contains nybble-lab's activation script."""
    prefix = make_lab(weird_tmp_path / "bnb122lab")
    install_nybble_lab(root, prefix, lab_named(root, "122"))
    return prefix


def _verify(
    root: Path, lab: Path, *argv: str, **env: str
) -> tuple[int, dict[str, dict[str, Any]], str]:
    out, err = io.StringIO(), io.StringIO()
    environ = {"PATH": "/usr/bin:/bin", "NYBFORGE_ROOT": str(root), **env}
    code = main(["env", "verify", str(lab), "--json", *argv], environ, out, err, lab.parent)
    document = json.loads(out.getvalue())
    return code, {item["name"]: item for item in document.get("items", [])}, err.getvalue()


def test_a_whole_lab_passes_every_item(root: Path, lab: Path) -> None:
    code, items, err = _verify(root, lab)
    assert code == 0, err
    assert items["nvcc prints 12.2.140"]["found"] == "release 12.2, V12.2.140"
    host = items["nvcc's host compiler is GCC 12 or older"]
    assert host["found"] == f"{lab}/bin/{TRIPLET}-g++ is GCC 12.3.0"
    assert items["CUDA parts come from one channel"]["found"].endswith("nvidia/label/cuda-12.2.2")
    assert items["variables point into the lab"]["status"] == "ok"
    assert items["python -m bitsandbytes"]["status"] == "skipped"
    assert items["performance smoke test"]["status"] == "skipped"


def test_a_wrong_nvcc_is_named_with_the_pin(root: Path, lab: Path) -> None:
    text = (lab / "bin/nvcc").read_text().replace("V12.2.140", "V12.2.91")
    (lab / "bin/nvcc").write_text(text)
    code, items, _ = _verify(root, lab)
    item = items["nvcc prints 12.2.140"]
    assert (code, item["status"], item["found"]) == (7, "wrong", "release 12.2, V12.2.91")
    assert item["hint"] == "pin nvidia/label/cuda-12.2.2::cuda-nvcc=12.2.140"


def test_a_host_compiler_that_nvcc_refuses_is_named(root: Path, lab: Path) -> None:
    system = program(lab.parent / "usr/bin/g++", "echo 13.3.0")
    program(
        lab / "bin/nvcc",
        (lab / "bin/nvcc").read_text().replace("$CUDAHOSTCXX", str(system)),
    )
    code, items, _ = _verify(root, lab)
    item = items["nvcc's host compiler is GCC 12 or older"]
    assert (code, item["status"]) == (7, "wrong")
    assert item["found"] == f"{system} is GCC 13.3.0"
    assert "gxx_linux-64=12.3.0" in item["hint"]


def test_a_path_changed_after_activation_names_the_leaked_tool(root: Path, lab: Path) -> None:
    outside = lab.parent / "outside"
    program(outside / "nvcc", "echo 'release 12.0, V12.0.140'")
    out = _activated(lab)
    changed = out | {"PATH": f"{outside}:{out['PATH']}"}
    code, items, _ = _verify(root, lab, **changed)
    item = items["no tool from outside"]
    assert (code, item["status"]) == (7, "wrong")
    assert item["found"] == f"nvcc is {outside}/nvcc, before {lab}/bin/nvcc"
    assert str(lab / "bin") in item["hint"]
    assert "install" not in item["hint"]
    # only running this nvcc shows its toolkit
    assert items["nvcc prints 12.2.140"]["found"] == "release 12.0, V12.0.140"


def test_a_missing_tool_gets_a_hint_to_install_it(root: Path, lab: Path) -> None:
    outside = lab.parent / "outside"
    (lab / "bin/ninja").unlink(missing_ok=True)
    program(outside / "ninja", "echo 1.11")
    out = _activated(lab)
    _, items, _ = _verify(root, lab, **(out | {"PATH": f"{out['PATH']}:{outside}"}))
    assert "this lab has none" in items["no tool from outside"]["found"]
    assert "ninja" in items["no tool from outside"]["hint"]
    assert "PATH" not in items["no tool from outside"]["hint"]


def test_an_activated_lab_is_judged_as_the_shell_is(root: Path, lab: Path) -> None:
    code, items, err = _verify(root, lab, **_activated(lab))
    assert code == 0, err
    assert all(item["status"] != "wrong" for item in items.values())
    code, items, _ = _verify(root, lab, **(_activated(lab) | {"CC": "/usr/bin/cc"}))
    assert code == 7
    found = items["variables point into the lab"]["found"]
    assert found == "CC is /usr/bin/cc, outside this lab"


def _activated(lab: Path) -> dict[str, str]:
    script = '. "$CONDA_PREFIX/etc/conda/activate.d/~nybble-lab_activate.sh"; env -0'
    env = {"PATH": f"{lab}/bin:/usr/bin:/bin", "CONDA_PREFIX": str(lab)}
    done = subprocess.run(["sh", "-c", script], env=env, check=True, capture_output=True)
    lines = done.stdout.decode().split("\0")
    return {name: value for name, _, value in (line.partition("=") for line in lines) if name}


def test_cuda_parts_of_two_channels_are_named(root: Path, lab: Path) -> None:
    record(lab, "libcublas", "12.2.5.6", FORGE, [])
    code, items, _ = _verify(root, lab)
    item = items["CUDA parts come from one channel"]
    assert (code, item["status"]) == (7, "wrong")
    assert "(conda-forge, nvidia/label/cuda-12.2.2): libcublas" in item["found"]


def test_a_missing_and_a_changed_file_are_named(root: Path, lab: Path) -> None:
    (lab / "bin/cmake").write_text("changed")
    code, items, _ = _verify(root, lab, "--deep")
    assert code == 7
    assert items["files are whole"]["found"] == "cmake: bin/cmake was changed"
    (lab / "bin/cmake").unlink()
    _, items, _ = _verify(root, lab)
    assert items["files are whole"]["found"] == "cmake: bin/cmake is missing"


def test_a_file_that_a_symlink_replaces_is_checked_too(root: Path, lab: Path) -> None:
    place, other = lab / "bin/cmake", lab / "other"
    place.rename(other)
    place.symlink_to(other)
    _, items, _ = _verify(root, lab, "--deep")
    assert items["files are whole"]["status"] == "ok"
    other.write_text("changed")
    _, items, _ = _verify(root, lab, "--deep")
    assert items["files are whole"]["found"] == "cmake: bin/cmake was changed"
    other.unlink()
    _, items, _ = _verify(root, lab)
    assert items["files are whole"]["found"] == "cmake: bin/cmake is missing"


def test_a_noarch_python_package_as_conda_records_it(root: Path, lab: Path) -> None:
    """The records of conda 26 list the installed files and, separately, the paths inside the
    package."""
    site = lab / "lib/python3.12/site-packages"
    site.mkdir(parents=True)
    (site / "a.py").write_text("x = 1\n")
    record(lab, "a", "1.0", FORGE, ["lib/python3.12/site-packages/a.py"])
    path = lab / "conda-meta/a-1.0-0.json"
    document = json.loads(path.read_text())
    document["paths_data"]["paths"][0]["_path"] = "site-packages/a.py"
    path.write_text(json.dumps(document))
    _, items, _ = _verify(root, lab, "--deep")
    assert items["files are whole"]["status"] == "ok"
    (site / "a.py").write_text("x = 2\n")
    _, items, _ = _verify(root, lab, "--deep")
    assert items["files are whole"]["found"] == f"a: {site.relative_to(lab)}/a.py was changed"


def test_a_lab_without_a_cuda_nvcc_is_known_by_its_nybble_lab(root: Path, lab: Path) -> None:
    (lab / "conda-meta/cuda-nvcc-12.2.140-0.json").unlink()
    assert "nvcc prints 12.2.140" not in _verify(root, lab)[1]
    record(lab, "nybble-lab", "12.2", "file:///x/channel", [])
    assert _verify(root, lab)[1]["nvcc prints 12.2.140"]["status"] == "ok"


def test_a_difference_from_the_lock_is_named(root: Path, lab: Path) -> None:
    lock = lab.parent / "lab.txt"
    sha = json.loads((lab / "conda-meta/cmake-4.4.2-0.json").read_text())["sha256"]
    lock.write_text(
        "# nybforge lock 1\n# platform: linux-64\n"
        f"conda-forge/linux-64/cmake-4.4.2-0.conda#sha256:{sha}\n"
        f"conda-forge/linux-64/ninja-1.13.2-0.conda#sha256:{sha}\n"
        f"conda-forge/linux-64/python-3.12.13-0.conda#sha256:{sha}\n"
    )
    code, items, _ = _verify(root, lab, "--lock", str(lock))
    found = items["packages match the lock"]["found"]
    assert code == 7
    assert "cuda-nvcc: 12.2.140 0 is not in the lock" in found
    assert "ninja: missing, the lock has 1.13.2 0" in found
    assert "python: 3.12.1 0, the lock has 3.12.13 0" in found
    assert "cmake" not in found


def test_a_lock_of_another_platform_is_refused(root: Path, lab: Path) -> None:
    lock = root / "envs/locks/sbsa-cu128.linux-aarch64.txt"
    code, _, err = _verify(root, lab, "--lock", str(lock))
    assert code == 2
    assert "error[NF710]: the lock is for linux-aarch64, not for linux-64" in err


def test_bitsandbytes_must_load_the_labs_library(root: Path, lab: Path) -> None:
    record(lab, "bitsandbytes", "0.49.0", FORGE, [])
    program(lab / "bin/python", 'echo "loaded libbitsandbytes_cuda124.so"; echo SUCCESS!')
    code, items, _ = _verify(root, lab)
    item = items["python -m bitsandbytes"]
    assert (code, item["status"], item["hint"]) == (7, "wrong", "BNB_CUDA_VERSION=122")
    program(lab / "bin/python", 'echo "loaded libbitsandbytes_cuda$BNB_CUDA_VERSION.so SUCCESS!"')
    code, items, _ = _verify(root, lab)
    assert items["python -m bitsandbytes"]["status"] == "ok"


def test_a_module_from_outside_is_not_the_environments(root: Path, lab: Path) -> None:
    """PYTHONPATH, the user's site-packages and the working folder come before the environment's."""
    record(lab, "nybble", "0.1.0", FORGE, [])
    minor = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    own, other = lab / f"lib/{minor}/site-packages/nybble", lab.parent / "else/nybble"
    for place in (own, other):
        place.mkdir(parents=True)
        (place / "__init__.py").touch()
        (place / "__main__.py").write_text("print('SUCCESS')")
    (lab / "bin/python").unlink()
    (lab / "bin/python").symlink_to(Path(sys.executable).resolve())
    (lab / "pyvenv.cfg").write_text(f"home = {Path(sys.executable).resolve().parent}\n")
    assert _verify(root, lab)[1]["python -m nybble"]["found"] == "SUCCESS"
    code, items, _ = _verify(root, lab, PYTHONPATH=str(other.parent))
    assert code == 7
    found = items["python -m nybble"]["found"]
    assert (
        found == f"python imports the module from outside of the environment: {other}/__init__.py"
    )


def test_verifying_imports_nothing_from_the_working_folder(
    root: Path, lab: Path, tmp_path: Path
) -> None:
    record(lab, "nybble", "0.1.0", FORGE, [])
    (lab / "bin/python").unlink()
    (lab / "bin/python").symlink_to(sys.executable)
    for name in ("site", "sitecustomize", "usercustomize", "json", "importlib", "os", "nybble"):
        text = f"open({str(tmp_path / 'ran')!r}, 'a').write({name!r})\n"
        (tmp_path / f"{name}.py").write_text(text)
    _verify(root, lab, PYTHONPATH=str(tmp_path), PYTHONUSERBASE=str(tmp_path))
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("echo no licence >&2; exit 3", "no licence"),
        ("exit 3", "an activation script exits with code 3"),
        ("then", "line 1: `then'"),
    ],
)
def test_a_failed_activation_is_reported(root: Path, lab: Path, script: str, found: str) -> None:
    (lab / "etc/conda/activate.d/zz.sh").write_text(f"{script}\n")
    code, items, err = _verify(root, lab)
    assert code == 7, err
    last = list(items)[-1]
    assert (last, items[last]["status"]) == ("activation", "wrong")
    assert items[last]["found"].endswith(found)
    assert not {"no tool from outside", "nvcc prints 12.2.140"} & set(items)


def test_a_file_that_became_a_folder_is_named(root: Path, lab: Path) -> None:
    (lab / "bin/cmake").unlink()
    (lab / "bin/cmake").mkdir()
    for more in ([], ["--deep"]):
        _, items, _ = _verify(root, lab, *more)
        assert items["files are whole"]["found"] == "cmake: bin/cmake is a folder"


def test_a_folder_without_packages_and_a_broken_record_are_errors(root: Path, lab: Path) -> None:
    code, _, err = _verify(root, lab.parent)
    assert code == 2
    assert "conda-meta" in err
    for text in ('{"name": "cmake"', "[]", '{"paths_data": 1}'):
        (lab / "conda-meta/cmake-4.4.2-0.json").write_text(text)
        code, _, err = _verify(root, lab)
        assert code == 7
        assert "error[NF720]" in err
        assert "incomplete" in err


def test_the_human_form_is_one_line_an_item(root: Path, lab: Path) -> None:
    out, err = io.StringIO(), io.StringIO()
    env = {"PATH": "/usr/bin:/bin", "NYBFORGE_ROOT": str(root)}
    assert main(["env", "verify", str(lab)], env, out, err, lab.parent) == 0
    lines = out.getvalue().splitlines()
    assert len(lines) == 10
    assert re.match(r"ok +nvcc prints 12\.2\.140 +release 12\.2, V12\.2\.140", lines[2])
