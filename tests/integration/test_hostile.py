"""Every hostile input is refused with an error that names the fault, and changes nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.integration.hostile import Case, cases, run

# nybble loads the checkpoints
pytestmark = pytest.mark.usefixtures("libnybble")


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_hostile_input_is_refused_by_name(case: Case, tmp_path: Path) -> None:
    assert run(case, tmp_path) is None


def test_the_corpus_is_large() -> None:
    names = [case.name for case in cases()]
    assert len(set(names)) == len(names) >= 60
