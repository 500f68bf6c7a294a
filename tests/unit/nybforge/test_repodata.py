"""The index has one line for each package, and a change keeps the other lines."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybforge.repodata import encoded, line_of, lines_of, parsed

NAMES = st.from_regex(r"ab[a-zé\"' {},:]{1,12}-1-0\.(conda|tar\.bz2)", fullmatch=True)


def entries(
    integers: st.SearchStrategy[int],
) -> st.SearchStrategy[dict[str, dict[str, object]]]:
    """Return a strategy for the entries of an index."""
    values = st.recursive(
        st.none() | integers | st.text(), lambda each: st.lists(each, max_size=3), max_leaves=5
    )
    return st.dictionaries(NAMES, st.dictionaries(st.text(), values, max_size=4), max_size=6)


@given(entries(st.integers()))
def test_lines_and_entries_are_the_same_index(index: dict[str, dict[str, object]]) -> None:
    data = encoded("noarch", {name: line_of(entry) for name, entry in index.items()})
    assert parsed(data) == index
    document = json.loads(data)
    assert document["info"] == {"subdir": "noarch"}
    assert set(document["packages"]) == {name for name in index if name.endswith("bz2")}
    lines = lines_of(data, ours=True)
    assert lines == lines_of(data)
    assert encoded("noarch", lines) == data


def test_an_index_that_others_wrote_is_parsed() -> None:
    document = {"packages": {}, "packages.conda": {"a-1-0.conda": {"size": 1}}}
    data = json.dumps(document, indent=4).encode()
    assert lines_of(data) == {"a-1-0.conda": b'{"size": 1}'}
    with pytest.raises(TypeError):
        lines_of(b'{"packages": {}, "packages.conda": {"a-1-0.conda": []}}')
    with pytest.raises(ValueError, match="unsafe path"):
        lines_of(b'{"packages": {}, "packages.conda": {"../a-1-0.conda": {}}}')
