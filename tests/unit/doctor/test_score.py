"""Fresh logs keep their answers, the history has each of them, and the score counts correctly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from doctor import score
from doctor.score import DATA, Labelled, answer, labelled, table
from doctor_logs import LOGS as OLD

FILES = sorted(DATA.glob("fresh*.toml"))
LOGS = [log for path in FILES for log in labelled(path)]


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_fresh_logs_are_answered_as_their_labels_say(path: Path) -> None:
    answers = {log.name: answer(log) for log in labelled(path)}
    assert {name: got for name, got in answers.items() if got.cause in "SWF"} == {}
    assert {name: got.said for name, got in answers.items() if got.fix == "N"} == {}


def test_the_history_has_the_first_answer_to_each_log() -> None:
    rows = {(row["set"], row["log"]): row for row in score.history()}
    assert {(log.group, log.name) for log in LOGS} <= rows.keys()
    assert len(rows) == len(score.history())
    assert {row["cause"] for row in rows.values()} <= {*"RSWF-"}


def test_a_quarter_of_the_fresh_logs_are_controls_and_no_name_is_used_twice() -> None:
    assert len({(log.group, log.name) for log in LOGS}) == len(LOGS)
    assert sum(not log.any for log in LOGS) * 4 >= len(LOGS)


def test_no_text_is_in_two_sets() -> None:
    texts = Counter(" ".join(log.data.decode("utf-8", "replace").split()) for log in [*LOGS, *OLD])
    assert [text for text, times in texts.items() if times > 1] == []


def log(text: str, *ids: str, fix: str = "") -> Labelled:
    return Labelled(group="g", name="n", data=text.encode(), any=ids, fix=fix)


DRIVER = "RuntimeError: CUDA error: CUDA driver version is insufficient for CUDA runtime version\n"


@pytest.mark.parametrize(
    ("case", "cause", "fix"),
    [
        (log(DRIVER, "driver_too_old", fix="nvidia-smi"), "R", "Y"),
        (log(DRIVER, "driver_too_old", fix="rm -rf"), "R", "N"),
        (log(DRIVER, "oom_killed", fix="nvidia-smi"), "W", "-"),
        (log(DRIVER), "F", "-"),
        (log("all is well\n"), "-", "-"),
        (log("all is well\n", "oom_killed"), "S", "-"),
        (log("all is well\n", "oom_killed", "silent"), "R", "-"),
    ],
)
def test_an_answer_is_judged_by_the_label(case: Labelled, cause: str, fix: str) -> None:
    got = answer(case)
    assert (got.cause, got.fix) == (cause, fix)


def test_the_table_has_one_row_for_each_day_and_set() -> None:
    row = {"date": "2026-01-01", "set": "a", "fix": "-"}
    causes = [("R", "Y"), ("R", "N"), ("S", "-"), ("-", "-"), ("F", "-")]
    rows = [{**row, "cause": cause, "fix": fix} for cause, fix in causes]
    assert table(rows)[2:] == ["| 2026-01-01 | a: 3 | 2 | 1 | 0 | 1 of 2 | 2 | 1 |"]


def test_folders_with_either_index_are_read(tmp_path: Path) -> None:
    head = "file\texpected_ids (any of)\tseen\n"
    (tmp_path / "index.tsv").write_text(head + "x1_a.txt\tSILENT\t-\nx2_b.txt\ta|SILENT\t-\n")
    (tmp_path / "x1_a.txt").write_text("one")
    (tmp_path / "x2_b.txt").write_text("two")
    assert [(one.name, one.any) for one in labelled(tmp_path)] == [
        ("x1_a", ()),
        ("x2_b", ("a", "silent")),
    ]
    (tmp_path / "index.tsv").unlink()
    (tmp_path / "index.yaml").write_text(
        "[{file: x1_a.txt, class: ok}, {file: x2_b.txt, class: a}]"
    )
    assert [one.any for one in labelled(tmp_path)] == [(), ("a",)]
