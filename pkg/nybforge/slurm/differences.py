"""Finds the differences between a cluster's machines, from the doctor's facts about each. Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["Difference", "differences"]

# Facts that differ from run to run, or that repeat other facts.
VOLATILE = ("probes", "schema", "system.disk_free_gib", "system.container")
NAMES = ("name", "soname", "kind", "target", "nvcc")  # keys that name an item of a list


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A fact that differs, and the nodes with each of its values."""

    fact: str
    values: tuple[tuple[str, tuple[str, ...]], ...]  # (value, nodes), the commonest first

    def to_json(self) -> dict[str, Any]:
        """Return the difference as JSON data."""
        return {
            "fact": self.fact,
            "values": [{"value": value, "nodes": list(nodes)} for value, nodes in self.values],
        }

    def lines(self) -> list[str]:
        """Return the difference as lines."""
        values = [f"  {value}: {', '.join(nodes)}" for value, nodes in self.values]
        return [f"differs: {self.fact}", *values]


def differences(facts: Mapping[str, Mapping[str, Any]]) -> tuple[Difference, ...]:
    """Return each fact that is not the same on all nodes (node → facts).

    >>> found = differences({"n1": {"driver": {"cuda": "12.2"}}, "n2": {"driver": {"cuda": None}}})
    >>> [(each.fact, each.values) for each in found]
    [('driver.cuda', (('12.2', ('n1',)), ('none', ('n2',))))]
    """
    flat = {node: _flat(each) for node, each in facts.items()}
    names = dict.fromkeys(name for each in flat.values() for name in each)
    found = []
    for name in names:
        nodes: dict[str, list[str]] = {}
        for node, each in flat.items():
            nodes.setdefault(each.get(name, "none"), []).append(node)
        if len(nodes) > 1:
            ordered = sorted(nodes.items(), key=lambda pair: -len(pair[1]))
            values = tuple((value, tuple(of)) for value, of in ordered)
            found.append(Difference(fact=name, values=values))
    return tuple(found)


def _flat(facts: Mapping[str, Any]) -> dict[str, str]:
    """Return fact → value. For an item of a list, the fact contains the item's name; items with
    equal names are joined."""
    out: dict[str, str] = {}
    for section, value in facts.items():
        if isinstance(value, Mapping):
            out |= {f"{section}.{key}": _text(each) for key, each in value.items()}
        elif isinstance(value, (list, tuple)):
            out |= _items(section, value)
        else:
            out[section] = _text(value)
    gone = [name for name in out if name.split(" ")[0] in VOLATILE]
    return {name: value for name, value in out.items() if name not in gone}


def _items(section: str, items: Sequence[Any]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for item in items:
        fields = dict(item) if isinstance(item, Mapping) else {"value": item}
        name = next((str(fields.pop(key)) for key in NAMES if key in fields), "")
        values = [_text(each) for each in fields.values() if each not in (None, "", [], (), False)]
        found.setdefault(f"{section} {name}".rstrip(), []).append(" ".join(values) or "yes")
    return {name: "; ".join(sorted(values)) for name, values in found.items()}


def _text(value: Any) -> str:
    if value is None or value == "":
        return "none"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
