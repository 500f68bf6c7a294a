"""The index has one line for each package, and a change keeps the other lines."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybforge.repodata import encoded, line_of, lines_of, parsed

NAMES = st.from_regex(r"[a-zé\"' {},]{1,12}-1-0\.(conda|tar\.bz2)", fullmatch=True)
VALUES = st.recursive(
    st.none() | st.integers() | st.text(), lambda each: st.lists(each, max_size=3), max_leaves=5
)
ENTRIES = st.dictionaries(NAMES, st.dictionaries(st.text(), VALUES, max_size=4), max_size=6)


@given(ENTRIES)
def test_lines_and_entries_are_the_same_index(entries: dict[str, dict[str, object]]) -> None:
    data = encoded("noarch", {name: line_of(entry) for name, entry in entries.items()})
    assert parsed(data) == entries
    document = json.loads(data)
    assert document["info"] == {"subdir": "noarch"}
    assert set(document["packages"]) == {name for name in entries if name.endswith("bz2")}
    lines = lines_of(data, hashlib.sha256(data).hexdigest())
    assert lines == lines_of(data)
    assert encoded("noarch", lines) == data


def test_an_index_that_others_wrote_is_parsed() -> None:
    document = {"packages": {}, "packages.conda": {"a-1-0.conda": {"size": 1}}}
    data = json.dumps(document, indent=4).encode()
    assert lines_of(data, "another digest") == {"a-1-0.conda": b'{"size": 1}'}
    with pytest.raises(TypeError):
        lines_of(b'{"packages": {}, "packages.conda": {"a-1-0.conda": []}}')
    with pytest.raises(ValueError, match="unsafe path"):
        lines_of(b'{"packages": {}, "packages.conda": {"../a-1-0.conda": {}}}')
