"""Kill each operation twice at random moments; nothing is lost. `kills.py` makes more kills."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.integration.kills import OPERATIONS, Operation, build, kill


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.__name__)
def test_a_kill_loses_nothing(operation: Callable[[Path], Operation], tmp_path: Path) -> None:
    kill(operation, tmp_path, 1 if operation is build else 2)
