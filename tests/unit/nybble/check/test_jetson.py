"""`python -m nybble` reports Jetson Linux, its release and its JetPack."""

from __future__ import annotations

import io
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from nybble.check import diagnosis, report
from nybble.check.jetson import jetson
from nybble.compat.jetson import parse_release

Python = Callable[..., subprocess.CompletedProcess[str]]

ORIN = "# R36 (release), REVISION: 4.0, GCID: 37537400, BOARD: generic, EABI: aarch64\n"
TREE = "nvidia,p3737-0000+p3701-0000\0nvidia,p3701-0000\0nvidia,tegra234\0"
NO_DRIVER = {"NYBBLE_LIBCUDA": "/nonexistent/libcuda.so.1"}


@pytest.mark.parametrize(
    ("branch", "revision", "jetpack"),
    [
        *(("35", "4.1", "5"), ("36", "2.0", "6.0"), ("36", "4.0", "6.1")),
        *(("36", "4.3", "6.2"), ("39", "2.0", "7.2"), ("77", "1.0", None)),
    ],
)
def test_a_release_belongs_to_a_jetpack(branch: str, revision: str, jetpack: str | None) -> None:
    found = parse_release(f"# R{branch} (release), REVISION: {revision}, GCID: 1")
    assert found is not None
    assert (found.release, found.jetpack) == (f"R{branch}.{revision}", jetpack)


def board(root: Path, release: str = "", tree: str = "") -> Path:
    """Write, below root, the files that identify a Jetson."""
    for name, text in (("etc/nv_tegra_release", release), ("proc/device-tree/compatible", tree)):
        if text:
            (root / name).parent.mkdir(parents=True)
            (root / name).write_text(text)
    return root


def test_the_report_names_l4t_and_jetpack(tmp_path: Path) -> None:
    facts = diagnosis.examine({}, board(tmp_path, ORIN))
    out = io.StringIO()
    report.write(facts, out)
    assert "jetson       L4T R36.4.0, JetPack 6.1" in out.getvalue().splitlines()


def test_other_machines_do_not_mention_jetson(tmp_path: Path) -> None:
    assert jetson(tmp_path / "nothing") is None
    assert jetson(board(tmp_path, "# something else\n", "raspberrypi,5-model-b")) is None


@pytest.mark.parametrize(
    ("release", "tree", "named"),
    [(ORIN, "", "Jetson Linux R36.4.0"), ("", TREE, "a Jetson by its device tree")],
)
def test_a_jetson_without_libcuda_is_a_failure(
    release: str, tree: str, named: str, tmp_path: Path, python: Python
) -> None:
    board(tmp_path, release, tree)
    program = (
        "import io, os, sys, pathlib; from nybble.check import diagnosis, report\n"
        "facts = diagnosis.examine(os.environ, pathlib.Path(sys.argv[1]))\n"
        "report.write(facts, sys.stdout); sys.exit(not facts['success'])"
    )
    done = python("-c", program, str(tmp_path), env=NO_DRIVER)
    assert done.returncode == 1, done.stdout
    assert f"this is {named}" in done.stdout
    assert "nvidia-l4t-cuda   # in a container: docker run --runtime nvidia" in done.stdout
    done = python("-c", program, str(tmp_path), env=NO_DRIVER | {"NYBBLE_DISABLE": "1"})
    assert done.returncode == 0, done.stdout
