"""The data files of causes: one file per cause, errors name file and line, all names resolve."""

from __future__ import annotations

import io
import itertools
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from nybforge import doctor
from nybforge.doctor.log.cause import Cause, Line
from nybforge.doctor.log.causes import FOLDER, PARTS, installed_causes, load_causes
from nybforge.doctor.log.terms import HOLE
from nybforge.errors import InputError

CAUSES = installed_causes()
FLUX = r"""
title = "The flux capacitor is not charged"
why = "the capacitor holds {{have}} gigawatts, and {{want|1.21}} are needed"
fix = [
  "drive at {{speed}} miles an hour",
  { when = ["on container"], line = "outside of the container" },
]
root_of = ["low_disk"]
examples = ["flux: error: 0.5 GW of 1.21 GW at 55 mph"]
counter_examples = ["flux: 1.21 GW of 1.21 GW"]

[parts]
have = '(?P<have>[\d.]+) GW'

[[cases]]
when = ["have ~ ^0$"]
why = "the capacitor is empty"
fix = ["charge it first: charge {{name}}"]

[[signs]]
needles = ["flux: error: "]
pattern = 'error: {{have}} of (?P<want>[\d.]+) GW(?: at (?P<speed>\d+))?.*?(?: in (?P<name>\S+))?$'
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "causes"))


def read(folder: Path, text: str) -> list[dict[str, object]]:
    facts = doctor.Facts()
    found = doctor.read_log(io.BytesIO(text.encode()), lambda: 0.0, lambda: facts, folder)
    return [dict(finding) for finding in found.findings]


def test_one_file_adds_a_cause(folder: Path) -> None:
    text = "OSError: [Errno 28] No space left on device\nflux: error: 0.5 GW of 1.21 GW at 55 mph\n"
    assert [finding["id"] for finding in read(folder, text)] == ["low_disk"]
    (folder / "flux_not_charged.toml").write_text(FLUX, encoding="utf-8")
    (finding,) = read(folder, text)
    assert finding == {
        "id": "flux_not_charged",
        "line": 2,
        "quote": "flux: error: 0.5 GW of 1.21 GW at 55 mph",
        "title": "The flux capacitor is not charged",
        "why": "the capacitor holds 0.5 gigawatts, and 1.21 are needed",
        "fix": ["drive at 55 miles an hour"],
        "page": "docs/findings.md#flux_not_charged",
    }
    (finding,) = read(folder, "flux: error: 0 GW of 1.21 GW in $(id)\n")
    assert finding["why"] == "the capacitor is empty"
    assert finding["fix"] == ["charge it first: charge NAME"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("title =", "titel =", "2: unknown key 'titel'"),
        ("title =", "# title =", "1: the key 'title' is missing"),
        ("[parts]", "[bits]", "12: unknown key 'bits'"),
        ('when = ["have', 'wenn = ["have', "16: unknown key 'wenn'"),
        ('when = ["on', 'wenn = ["on', "6: unknown key 'wenn'"),
        ("needles =", "needle =", "21: unknown key 'needle'"),
        (
            "\npattern =",
            "\nstrength = 'sure'\npattern =",
            "20: unknown strength 'sure': expected",
        ),
        ("{{have}} of", "{{has}} of", "20: unknown part 'has': expected one of newer_option, "),
        ("~ ^0$", "~ {{zero}}", "15: unknown part 'zero': expected one of newer_option, "),
        ('why = "the capacitor is', 'why = 3 # "the capacitor is', "17: why must be of type str"),
        ("low_disk", "low_disc", "root_of names no cause: low_disc"),
        ('= [\n  "drive', '= [[\n  "drive', "not valid TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    shutil.copy(FOLDER / "low_disk.toml", tmp_path)  # the root of the wrong cause
    path = tmp_path / "flux_not_charged.toml"
    path.write_text(FLUX.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError) as raised:
        load_causes(tmp_path)
    assert says in f"{raised.value.where}: {raised.value}"


def lines(cause: Cause) -> Iterator[Line]:
    for case in cause.cases:
        yield from case.fix or ()
        yield Line(text=case.why or "", when=case.when)


def names(cause: Cause) -> Iterator[str]:
    """Yield the names of values to which the cause's texts and conditions refer."""
    for line in lines(cause):
        for condition in line.when:
            if not (wanted := condition.removeprefix("not ")).startswith("on "):
                name, is_pattern, _ = wanted.partition(" ~ ")
                yield from [name] if is_pattern else name.split("|")
        if line.text.startswith("@"):
            yield line.text[1:]
        for hole in HOLE.finditer(line.text):
            *alternatives, last = hole[1].split("|")
            yield from alternatives or [last]


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.id)
def test_every_name_in_the_data_is_a_group_a_text_or_a_function(cause: Cause) -> None:
    groups = {name for one in cause.signs for name in one.pattern.groupindex}
    for name in names(cause):
        base = name.partition(":")[0]
        if "." in base:
            file, function = base.split(".")[:2]
            assert callable(
                getattr(import_module(f"nybforge.doctor.log.computed.{file}"), function)
            )
        elif not re.fullmatch(r"(?:quote|text|before|after|subdir)(?:\+.*)?", base):
            assert base in groups, name


def test_every_computed_function_is_used_by_the_data_or_by_another(root: Path) -> None:
    used = {name for cause in CAUSES for name in names(cause)}
    folder = root / "pkg/nybforge/doctor"
    words = Counter[str]()
    for path in folder.rglob("*.py"):
        words.update(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    for path in (folder / "log/computed").glob("*.py"):
        for name in re.findall(r"(?m)^def (\w+)\(", path.read_text(encoding="utf-8")):
            of_data = any(one.startswith(f"{path.stem}.{name}") for one in used)
            assert of_data or words[name] > 1, (path.name, name)


@pytest.mark.parametrize(
    ("option", "cause", "why"),
    [
        ("--split-compile=0", "nvcc_version_mismatch", "is an option of nvcc 12.1 and later"),
        ("-brief-diagnostics", "nvcc_version_mismatch", "it does not know -brief-diagnostics"),
        ("-fno-plt", "nvcc_option", "-fno-plt is an option of the host compiler"),
    ],
)
def test_an_option_of_a_newer_nvcc_is_told_from_one_of_gcc(
    option: str, cause: str, why: str
) -> None:
    (finding,) = read(FOLDER, f"nvcc fatal   : Unknown option '{option}'\n")
    assert finding["id"] == cause
    assert why in str(finding["why"])


def test_each_shared_part_is_used_by_several_causes() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*.toml")]
    names = re.findall(r"(?m)^(\w+) = ", PARTS.read_text(encoding="utf-8"))
    assert names
    for name in names:
        assert sum("{{" + name + "}}" in text for text in texts) > 1, name


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.id)
def test_no_needle_of_a_sign_contains_another(cause: Cause) -> None:
    """The longer needle would be redundant, because the shorter one finds all of its lines."""
    for one in cause.signs:
        pairs = itertools.permutations(one.needles, 2)
        assert [longer for longer, other in pairs if other in longer] == []
