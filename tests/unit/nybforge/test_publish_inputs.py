"""Wrong names and files for the commands that sign and publish: one error, and nothing is made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nybforge.attestation.keys import make_key


@pytest.mark.parametrize(
    "words", [("rollback",), ("prune", "--keep=1", "--apply"), ("sign", "--key=lab.key")]
)
def test_a_mistyped_channel_is_an_error_and_not_made(
    tmp_path: Path, nybforge: Callable[..., Any], words: tuple[str, ...]
) -> None:
    make_key(tmp_path / "lab.key", "lab", 30)
    said = nybforge("channel", *words, tmp_path / "typo")
    assert (said.code, said.err.count("error[NF200]")) == (3, 1)
    assert not (tmp_path / "typo").exists()
