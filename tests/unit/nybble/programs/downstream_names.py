"""Print the parameter names of each dotted name that this interpreter's bitsandbytes has.

python downstream_names.py NAME…     prints {name: [parameter, "*args", "**named"] or null} as JSON
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
import warnings
from typing import Any

import torch


def found(name: str) -> Any:
    """Return the object; its modules are imported."""
    value = importlib.import_module("bitsandbytes")
    for part in name.split("."):
        if inspect.ismodule(value) and not hasattr(value, part):
            importlib.import_module(f"{value.__name__}.{part}")
        value = getattr(value, part)
    return value


def parameters(thing: Any) -> list[str]:
    if inspect.isclass(thing):
        thing = thing.__new__ if issubclass(thing, torch.nn.Parameter) else thing.__init__
    try:
        every = inspect.signature(thing).parameters.values()
    except (TypeError, ValueError):
        return []
    stars = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    return [stars.get(one.kind, "") + one.name for one in every]


def main(names: list[str]) -> dict[str, list[str] | None]:
    seen: dict[str, list[str] | None] = {}
    for name in names:
        try:
            seen[name] = parameters(found(name))
        except (AttributeError, ImportError):
            seen[name] = None
    return seen


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    print(json.dumps(main(sys.argv[1:])))
