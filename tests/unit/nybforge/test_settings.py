"""nybforge.toml and [tool.nybforge]: the choice of the file, its effects, and errors in it."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from nybforge.context import Context, make_context
from nybforge.errors import InputError, Problems
from nybforge.places import cache_folder
from nybforge.report import Report
from nybforge.settings import KEYS, Settings, read_settings

ALL = """\
channels = ["./channel", "conda-forge"]
cache = "downloads"
jobs = 3
devices = ["sm_86", "jetson-orin"]
toolchain = "conda-forge"
compiler_cache = "sccache"
compiler_cache_folder = "objects"
slurm = { partition = "cpu", cpus-per-task = 8, retries = 2 }
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that contains a folder."""
    root = tmp_path / "checkout"
    (root / "recipe/variants").mkdir(parents=True)
    (root / "deep/er").mkdir(parents=True)
    return root


def context(cwd: Path, root: Path, **env: str) -> Context:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    return make_context(report, {"NYBFORGE_ROOT": str(root), **env}, cwd)


def test_every_setting_is_read(checkout: Path) -> None:
    (checkout / "nybforge.toml").write_text(ALL)
    assert read_settings(checkout, checkout) == Settings(
        channels=(str(checkout / "channel"), "conda-forge"),
        cache=str(checkout / "downloads"),
        jobs=3,
        devices=("sm_86", "jetson-orin"),
        toolchain="conda-forge",
        compiler_cache="sccache",
        compiler_cache_folder=str(checkout / "objects"),
        slurm=(("partition", "cpu"), ("cpus-per-task", 8), ("retries", 2)),
    )
    assert {line.split(" ")[0] for line in ALL.splitlines()} == set(KEYS)


def test_the_nearest_file_counts(checkout: Path, tmp_path: Path) -> None:
    def jobs(cwd: Path) -> int | None:
        return read_settings(cwd, checkout).jobs

    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert jobs(checkout / "deep/er") is None
    (tmp_path / "nybforge.toml").write_text("jobs = 9")  # a file above the checkout is ignored
    assert jobs(checkout / "deep/er") is None
    (checkout / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    assert jobs(checkout) is None
    (checkout / "pyproject.toml").write_text("[tool.nybforge]\njobs = 1\n")
    assert [jobs(each) for each in (checkout / "deep/er", checkout, elsewhere)] == [1, 1, 1]
    (checkout / "nybforge.toml").write_text("jobs = 2")
    assert jobs(checkout / "deep/er") == 2
    (checkout / "deep/nybforge.toml").write_text("jobs = 3")
    assert [jobs(each) for each in (checkout / "deep/er", checkout)] == [3, 2]
    (elsewhere / "nybforge.toml").write_text("jobs = 4")
    assert jobs(elsewhere) == 4


def test_the_command_line_wins_over_the_file_and_the_file_over_the_default() -> None:
    given = {"jobs": 5, "toolchain": "embedded", "channel": ["mine"], "device": ["sm_90"]}
    none = {"jobs": None, "toolchain": None, "channel": [], "device": []}
    file = Settings(channels=("theirs",), jobs=3, devices=("h100",), toolchain="conda-forge")

    def filled(settings: Settings, words: dict[str, object]) -> dict[str, object]:
        args = argparse.Namespace(**words)
        settings.fill(args)
        return vars(args)

    assert filled(file, given) == given
    said = {"jobs": 3, "toolchain": "conda-forge", "channel": ["theirs"], "device": ["h100"]}
    assert filled(file, none) == said
    assert filled(Settings(), none) == {**none, "jobs": 2, "toolchain": "embedded"}
    # a verb stays unchanged if it does not have the option, or has one of another kind
    assert filled(file, {"device": None, "channel": None}) == {"device": None, "channel": None}


def test_the_environment_wins_over_the_files_cache(checkout: Path) -> None:
    (checkout / "nybforge.toml").write_text('cache = "downloads"')
    assert cache_folder(context(checkout, checkout).env) == checkout / "downloads"
    own = context(checkout, checkout, NYBFORGE_CACHE="/somewhere")
    assert cache_folder(own.env) == Path("/somewhere")


@pytest.mark.parametrize(
    ("text", "says", "line", "hint"),
    [
        ("\njob = 3", "unknown key 'job'", 2, "perhaps you meant 'jobs'"),
        ("xyzzy = 3", "unknown key 'xyzzy'", 1, "known keys: channels, cache, jobs"),
        ("jobs = 0", "jobs must be a number from 1 up", 1, None),
        ("jobs = true", "jobs must be a number from 1 up", 1, None),
        ("jobs = '3'", "jobs must be a number from 1 up", 1, None),
        ("toolchain = 'nvcc'", "toolchain must be embedded or conda-forge", 1, None),
        ("channels = 'conda-forge'", 'channels must be a list of strings: ["…"]', 1, None),
        ("devices = [86]", 'devices must be a list of strings: ["…"]', 1, None),
        ("cache = ''", "cache must be a folder", 1, None),
        ("compiler_cache = 1", 'compiler_cache must be a program, or "none"', 1, None),
        ("compiler_cache_folder = 1", "compiler_cache_folder must be a folder", 1, None),
        ("slurm = 3", "slurm must be a table of sbatch's long options", 1, None),
        ("[slurm]\ntime = '1:00'", "slurm.time must be a number of minutes", 2, None),
        ("[slurm]\npartiton = 'gpu'", "perhaps you meant partition", 2, None),
        ("jobs = \n", "not valid TOML", 1, None),
    ],
)
@pytest.mark.parametrize("shared", [False, True])
def test_what_is_wrong_is_told_with_its_line(
    checkout: Path, text: str, says: str, line: int, hint: str | None, shared: bool
) -> None:
    name, head = ("pyproject.toml", "[tool.nybforge]\n") if shared else ("nybforge.toml", "")
    (checkout / name).write_text(head + text.replace("[s", "[tool.nybforge.s" if shared else "[s"))
    with pytest.raises(InputError) as caught:
        read_settings(checkout, checkout)
    error = caught.value
    assert says in error.what
    assert str(error.where).startswith(f"{checkout / name}:{line + shared}")
    assert error.hint is None if hint is None else str(error.hint).startswith(hint)


def test_all_wrong_keys_are_told_at_once(checkout: Path) -> None:
    (checkout / "nybforge.toml").write_text("a = 1\njobs = 0\n")
    with pytest.raises(Problems) as caught:
        read_settings(checkout, checkout)
    assert len(caught.value.errors) == 2


def test_a_verb_takes_the_files_devices(nybforge, tmp_path: Path) -> None:
    (tmp_path / "nybforge.toml").write_text('devices = ["sm_86", "h100"]\n')
    asked = ("plan", "cuda122", "--explain", "compute_capabilities", "--json")
    (row,) = nybforge(*asked).document["targets"]
    assert row["value"] == "86-real 90a-real"
    (row,) = nybforge(*asked, "--device", "sm_80").document["targets"]
    assert row["value"] == "80-real"


def test_a_verb_takes_the_files_toolchain(nybforge, tmp_path: Path) -> None:
    (tmp_path / "nybforge.toml").write_text('toolchain = "conda-forge"\n')
    assert "the file's pin, from conda-forge" in json.dumps(
        nybforge("plan", "cpu", "--json").document
    )
    given = nybforge("plan", "cpu", "--toolchain", "embedded", "--json")
    assert "the file's pin, from conda-forge" not in given.out
    (tmp_path / "nybforge.toml").write_text('toolchian = "conda-forge"\n')
    wrong = nybforge("plan", "cpu", "--json")
    assert (wrong.code, wrong.document["error"]["id"]) == (2, "NF101")
    assert "perhaps you meant 'toolchain'" in wrong.err
    assert nybforge("--help").code == 0
