"""No file in the working folder, in PYTHONPATH or in relative entries of PATH is run."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from fake_programs import program
from tests.integration.bundles import make
from tests.unit.environments.packages import (
    make_channel,
    module_package,
    python_package,
    tool_package,
)

from nybble.compat.children import find_program, python_command
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.indexing import index_channel

# The modules that Python, the installer and nybforge's children import.
PLANTED = (
    *("argparse", "asyncio", "bz2", "compileall", "hashlib", "importlib", "json", "logging"),
    *("nybforge", "os", "re", "runpy", "shutil", "signal", "site", "sitecustomize", "tarfile"),
    *("rattler", "usercustomize", "zipfile"),
)
PROGRAMS = ("python", "python3", "sh", "wc", "dirname", "gcc", "tar", "uname", "bash", "tail")


@pytest.fixture
def trap(tmp_path: Path) -> Path:
    """A folder of modules and programs that report when they run."""
    folder = tmp_path / "trap"
    folder.mkdir()
    for name in PLANTED:
        (folder / f"{name}.py").write_text(
            f"open({str(tmp_path / 'ran')!r}, 'a').write('{name} ')\n"
        )
    for name in PROGRAMS:
        program(folder / name, f"#!/bin/sh\necho {name} >> '{tmp_path}/ran'\nexit 3\n")
    return folder


def _environ(trap: Path) -> dict[str, str]:
    found = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    path = f":.:trap:{os.path.dirname(sys.executable)}:/usr/bin:/bin:"
    home = {"PYTHONUSERBASE": str(trap), "PYTHONSTARTUP": str(trap / "site.py")}
    return {**found, "PATH": path, "PYTHONPATH": f"{trap}:.:", **home}


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("nybforge.engine", "IndexError"),
        ("nybforge.toolchain.indexing", "IndexError"),
        ("nybforge.toolchain.download", "IndexError"),
        ("nybble.bench", "usage"),
    ],
)
def test_child_processes_import_nothing_from_the_working_folder(
    trap: Path, module: str, said: str
) -> None:
    words = ["--help"] if module == "nybble.bench" else []
    watched, ours = os.pipe()  # the engine and the download end when this pipe closes
    done = subprocess.run(
        python_command(module, *words),
        env=_environ(trap),
        cwd=trap,
        stdin=subprocess.DEVNULL if module == "nybble.bench" else watched,
        capture_output=True,
        text=True,
        timeout=120,
        start_new_session=True,
    )
    os.close(watched)
    os.close(ours)
    assert said in done.stdout + done.stderr
    assert not (trap.parent / "ran").exists()


def test_a_channel_is_indexed_where_modules_lie_about(
    trap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = make_channel(trap.parent / "channel", tool_package())
    (channel / "linux-64/repodata.json").unlink()
    monkeypatch.chdir(trap)
    report = Report(stdout=io.StringIO(), stderr=io.StringIO(), env={})
    index_channel(channel, Runner(report=report, env=_environ(trap)))
    assert "tool-1.0-0.tar.bz2" in (channel / "linux-64/repodata.json").read_text()
    assert not (trap.parent / "ran").exists()


def test_a_program_of_the_working_folder_is_not_found(
    trap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(trap)
    report = Report(stdout=io.StringIO(), stderr=io.StringIO(), env={})
    for path in ("", ":", ".", "./", "trap", "../trap", ":.:/usr/bin:/bin"):
        said = Runner(report=report, env={"PATH": path}).capture(["uname"])
        assert (said.returncode, said.stdout) == (0, "Linux\n")
        assert find_program("python3.0", {"PATH": path}) is None
    assert not (trap.parent / "ran").exists()


@pytest.mark.parametrize("form", [".sh", ".tar"])
def test_a_bundle_installs_where_modules_lie_about(root: Path, trap: Path, form: str) -> None:
    work = trap.parent / "work"
    work.mkdir()
    packages = (python_package(""), tool_package(), module_package())
    bundle = make(root, work, "lab", *packages, suffix=form)
    script = bundle
    if form == ".tar":
        script = trap / "install.sh"  # files beside an unpacked bundle are not run either
        subprocess.run(["tar", "-x", "-C", str(trap), "-f", str(bundle)], check=True)
        (trap / "installer/tarfile.py").write_text((trap / "tarfile.py").read_text())
    scratch = trap.parent / "scratch"
    scratch.mkdir()
    argv = ["/bin/sh", str(script), "--prefix", str(trap.parent / "env")]
    environ = {**_environ(trap), "TMPDIR": str(scratch)}
    done = subprocess.run(argv, env=environ, cwd=trap, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (trap.parent / "env/activate.sh").is_file()
    assert not (trap.parent / "ran").exists()
    assert list(scratch.iterdir()) == []
