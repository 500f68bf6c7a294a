"""`python -m nybble` names Jetson Linux, its release and JetPack."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from nybble import diagnosis, report
from nybble.compat.jetson import parse_release

ORIN = "# R36 (release), REVISION: 4.0, GCID: 37537400, BOARD: generic, EABI: aarch64\n"


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


def test_the_report_names_l4t_and_jetpack(tmp_path: Path) -> None:
    path = tmp_path / "nv_tegra_release"
    path.write_text(ORIN)
    facts = diagnosis.examine({}) | {"jetson": diagnosis.jetson(path)}
    out = io.StringIO()
    report.write(facts, out)
    assert "jetson       L4T R36.4.0, JetPack 6.1" in out.getvalue().splitlines()


def test_any_other_machine_says_nothing_of_it(tmp_path: Path) -> None:
    assert diagnosis.jetson(tmp_path / "nothing") is None
    (tmp_path / "other").write_text("# something else\n")
    assert diagnosis.jetson(tmp_path / "other") is None
