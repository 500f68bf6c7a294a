"""Print the names of the module bitsandbytes that this interpreter imports, with signatures.

python public_names.py     prints {module: {name: signature, or the kind of value}} as JSON

Names that bitsandbytes only imports from other projects are left out.
"""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import sys
import warnings
from typing import Any

import torch

SKIPPED = ("lib", "__main__")


def shown(default: Any) -> str:
    if isinstance(default, torch.dtype | str | int | float | bool | tuple | None):
        return repr(default)
    return type(default).__name__


def parameters(thing: Any) -> str:
    """Return the names and defaults of a callable's parameters."""
    if inspect.isclass(thing):
        made_anew = issubclass(thing, torch.nn.Parameter)
        thing = thing.__new__ if made_anew else thing.__init__
    try:
        found = inspect.signature(thing).parameters.values()
    except (TypeError, ValueError):
        return "callable"
    empty = inspect.Parameter.empty
    return ", ".join(
        f"{'*' * (one.kind is one.VAR_POSITIONAL)}{'**' * (one.kind is one.VAR_KEYWORD)}{one.name}"
        + ("" if one.default is empty else f"={shown(one.default)}")
        for one in found
    )


def members(thing: Any) -> dict[str, str]:
    """Return the methods and properties that a class defines, or its base classes in bitsandbytes
    and nybble."""
    found = {}
    for base in reversed(thing.__mro__):
        if base.__module__.split(".")[0] not in ("bitsandbytes", "nybble"):
            continue
        for name, value in vars(base).items():
            if name.startswith("__"):
                continue
            if callable(getattr(value, "__func__", value)):
                found[name] = parameters(getattr(thing, name))
            else:
                found[name] = "attribute"
    return found


def is_own(name: str, value: Any) -> bool:
    """Return whether a module defines a name, or takes it from another module of bitsandbytes."""
    if name.startswith("__") or inspect.ismodule(value):
        return False
    home = str(getattr(value, "__module__", None) or "")
    constant = isinstance(value, str | int | float | dict | set | torch.Tensor | torch.device)
    return home.split(".")[0] in ("bitsandbytes", "nybble") or constant


def names(module: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    inherited: dict[str, list[str]] = {}
    for name, value in sorted(vars(module).items()):
        if not is_own(name, value):
            continue
        if inspect.isclass(value):
            found[name] = {"": parameters(value), **members(value)}
            inherited[name] = dir(value)
        else:
            found[name] = parameters(value) if callable(value) else "value"
    return {**found, "inherited": inherited}


def main() -> dict[str, Any]:
    package = importlib.import_module("bitsandbytes")
    found = {package.__name__: names(package)}
    for one in pkgutil.walk_packages(package.__path__, "bitsandbytes."):
        if set(one.name.split(".")) & set(SKIPPED) or ".lib" in one.name:
            continue
        try:
            found[one.name] = names(importlib.import_module(one.name))
        except (ImportError, AttributeError) as error:  # a backend without its libraries
            found[one.name] = {"not imported": type(error).__name__}
    operators = torch.ops.bitsandbytes
    found["torch.ops.bitsandbytes"] = {
        name: str(getattr(getattr(operators, name.partition(".")[0]), tail)._schema)
        for name, tail in ((full, full.partition(".")[2] or "default") for full in registered())
    }
    return found


def registered() -> list[str]:
    every = torch._C._dispatch_get_all_op_names()
    return sorted(one.removeprefix("bitsandbytes::") for one in every if "bitsandbytes::" in one)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    print(json.dumps(main()), file=sys.stdout)
