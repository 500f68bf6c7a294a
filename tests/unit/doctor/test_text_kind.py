"""Whole texts: documents that quote errors are told from the records of runs."""

from __future__ import annotations

import pytest

from doctor.score import DATA, Labelled, labelled
from doctor_logs import LOGS as OLD
from nybforge.doctor.log.text_kind import is_document

LOGS = [log for path in sorted(DATA.glob("fresh*.toml")) for log in labelled(path)]
WRITTEN = [log for log in LOGS if log.group in ("fresh25", "fresh27") and "document:" in log.name]
FAILED = [log for log in LOGS if log.any]
FAILED_BEFORE = [log for log in OLD if log.expected]


@pytest.mark.parametrize("log", WRITTEN, ids=lambda log: log.name)
def test_a_text_that_somebody_wrote_is_a_document(log: Labelled) -> None:
    assert is_document(log.data)


def test_no_labelled_failure_is_a_document() -> None:
    failed = [*FAILED, *FAILED_BEFORE]
    assert len(failed) > 1300
    assert [log.name for log in failed if is_document(log.data)] == []


PAGE = next(log.data.decode() for log in WRITTEN if "a wiki page" in log.name)


@pytest.mark.parametrize(
    "run",
    [
        "$ pip install torch\nRuntimeError: No CUDA GPUs are available\n",
        "INFO 06-11 worker.py:88] started\nRuntimeError: No CUDA GPUs are available\nKilled\n",
        "csrc/a.cu:10:2: error: unsupported GNU version\nninja: build stopped: failed.\n",
    ],
)
def test_a_run_after_a_document_makes_it_a_log(run: str) -> None:
    assert is_document(PAGE.encode())
    assert not is_document((PAGE + run).encode())


@pytest.mark.parametrize(
    "sentence", ["I get this on a new node.\n", "It is our cluster.\n", "We see it since May.\n"]
)
def test_a_report_of_an_own_failure_is_no_document(sentence: str) -> None:
    assert not is_document((sentence + PAGE).encode())


@pytest.mark.parametrize(
    "row",
    [
        '{"message": "RuntimeError: No CUDA GPUs are available", "level": "error"}\n',
        '{"text": "RuntimeError: No CUDA GPUs are available", "timestamp": 17}\n',
        '12:03:11,"RuntimeError: No CUDA GPUs are available"\n',
    ],
)
def test_rows_with_a_time_or_a_level_are_a_log(row: str) -> None:
    assert not is_document(row.encode() * 20)


def test_a_table_of_messages_is_a_document() -> None:
    assert is_document(b'7,"RuntimeError: No CUDA GPUs are available",driver\n' * 20)
