"""Calls by record: Python's numbers and formats are those of the C headers."""

from __future__ import annotations

import re
from pathlib import Path

from nybble import _native

INCLUDE = Path(__file__).resolve().parents[3] / "csrc/include/nybble"


def test_the_numbers_are_call_h_s() -> None:
    text = (INCLUDE / "call.h").read_text("utf-8")
    found = re.findall(r"NYBBLE_CALL_(\w+) = (\d+)", text)
    assert [(name.lower(), int(number)) for name, number in found] == [
        (name, number) for number, name in enumerate(_native.RECORDS)
    ]


def test_the_formats_are_the_declarations_of_nybble_h() -> None:
    text = (INCLUDE / "nybble.h").read_text("utf-8")
    for name, form in _native.RECORDS.items():
        declared = re.search(rf"nybble_{name}\(([^)]*)\)", text)
        assert declared is not None, name
        arguments = [one.strip() for one in declared[1].split(",")]
        wanted = "".join("d" if one.startswith("float ") else "q" for one in arguments)
        assert form == wanted, name
