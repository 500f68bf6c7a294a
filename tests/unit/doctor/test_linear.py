"""The doctor's patterns find what the patterns of re2 find."""

from __future__ import annotations

import pytest
import re2

from nybforge.doctor.log import linear


@pytest.mark.parametrize("pattern", [r"(?P<name>\w+): (?:no|‘(\w+)’)", r"^x|é+", r"$"])
@pytest.mark.parametrize("text", ["", "a: no", "é: ‘gcc’ é", "nothing", "x éé"])
def test_search_and_match_find_what_re2_finds(pattern: str, text: str) -> None:
    own, theirs = linear.compile(pattern), re2.compile(pattern)
    for method in ("search", "match", "fullmatch"):
        found, expected = getattr(own, method)(text), getattr(theirs, method)(text)
        assert (found is None) == (expected is None), method
        if found is not None:
            assert (found.span(), found.groups()) == (expected.span(), expected.groups())
            assert found.groupdict() == expected.groupdict()


def test_a_search_may_start_later() -> None:
    found = linear.compile("a").search("aéa", 1)
    assert found is not None
    assert found.start() == 2


def test_bytes_are_searched_too() -> None:
    found = linear.compile_bytes("é").search("aé".encode())
    assert found is not None
    assert found.span() == (1, 3)


def test_a_pattern_that_takes_more_than_linear_time_is_an_error_when_it_is_used() -> None:
    pattern = linear.compile("(?=a)")
    with pytest.raises(re2.error):
        pattern.search("a")
