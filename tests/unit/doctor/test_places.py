"""Needles are found in the same lines however a piece is searched."""

from __future__ import annotations

import random

import pytest

from nybforge.doctor.log import places
from nybforge.doctor.log.needles import Needles
from nybforge.doctor.log.places import Places

WORDS = ("no device", "driver is", "error\n", "out of memory", "ok", "| 200 |", "x" * 9000, "")


def text(seed: int) -> bytes:
    """Return lines of needles and other words."""
    chosen = random.Random(seed)
    rows = (
        " ".join(chosen.choices(("plain", "│", *WORDS), k=chosen.randrange(6))) for _ in "x" * 90
    )
    return "\n".join(rows).encode()


@pytest.mark.parametrize("seed", range(20))
def test_blocks_contain_what_the_whole_piece_contains(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, needles = text(seed), [word for word in WORDS if word.strip("x")]
    whole = Places(data, Needles(needles))
    found = {needle: whole.of(needle) for needle in needles}
    monkeypatch.setattr(places, "MANY", 0)
    blocks = Places(data, Needles(needles))
    assert {needle: blocks.of(needle) for needle in needles} == found
    assert sum(map(len, found.values())) > len(needles)


def test_a_needle_across_two_lines_does_not_join_them_for_other_needles() -> None:
    data = b"the driver is too\n  old for it\n"
    found = Places(data, Needles(["driver is", "too old"]))
    assert found.of("too old") == [(0, 30)]
    assert found.of("driver is") == [(0, 17)]
    assert (found.line(0), found.line(18)) == (0, 1)
