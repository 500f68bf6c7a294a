"""Order tests for a tool that may not finish: tests that differ most from each other come first."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterable

SEED = 0


def kinds(name: str) -> tuple[set[tuple[str, ...]], set[tuple[str, ...]]]:
    """Return the kinds of a test: its function with each parameter value, and with each pair."""
    function, _, rest = name.partition("[")
    values = [f"{i} {value}" for i, value in enumerate(re.split("-", rest.rpartition("]")[0]))]
    singles: set[tuple[str, ...]] = {(function, value) for value in values}
    return singles, {(function, *pair) for pair in itertools.combinations(values, 2)}


def ranked(names: Iterable[str]) -> dict[str, int]:
    """Rank the tests. Tests of rank 0 together cover every value of every parameter of every test
    function. Tests of rank 1 cover the remaining pairs of values. All other tests have rank 2."""
    mixed = sorted(names)
    random.Random(SEED).shuffle(mixed)
    ranks: dict[str, int] = {}
    for rank in range(2):
        seen = {kind for name in ranks for kind in kinds(name)[rank]}
        for name in mixed:
            if name not in ranks and not kinds(name)[rank] <= seen:
                ranks[name] = rank
                seen |= kinds(name)[rank]
    return {name: ranks.get(name, 2) for name in mixed}
