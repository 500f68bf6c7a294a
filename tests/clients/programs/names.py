"""Find the bitsandbytes names that the installed clients' sources use, and resolve them here.

    python names.py FILE     the names are written to the file, or read from it if it exists

Prints the existing and the missing names as JSON.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import sys
from collections.abc import Iterator
from functools import reduce
from pathlib import Path

CLIENTS = ("transformers", "peft", "accelerate")
IMPORTED = re.compile(r"^\s*from (bitsandbytes[\w.]*) import ([\w, ]+)", re.M)
NAMED = re.compile(r"\b(?:bnb|bnb_opt|bitsandbytes)((?:\.[A-Za-z_]\w*)+)")


def texts() -> Iterator[str]:
    for client in CLIENTS:
        found = importlib.util.find_spec(client)
        assert found is not None
        assert found.origin is not None
        for path in Path(found.origin).parent.rglob("*.py"):
            data = path.read_bytes()
            if b"import bitsandbytes" in data or b"from bitsandbytes" in data:
                yield data.decode().replace("bnb_opt.", "bitsandbytes.optim.")


def names() -> set[str]:
    """Return the dotted names below the module that a source uses."""
    found = set()
    for text in texts():
        found |= {name.removeprefix(".") for name in NAMED.findall(text)}
        for module, imported in IMPORTED.findall(text):
            stem = module.removeprefix("bitsandbytes").removeprefix(".")
            found |= {f"{stem}.{one.strip()}".strip(".") for one in imported.split(",")}
    return found


def is_there(name: str) -> bool:
    try:
        reduce(getattr, name.split("."), importlib.import_module("bitsandbytes"))
    except AttributeError:
        return False
    return True


if __name__ == "__main__":
    file = Path(sys.argv[1])
    if not file.exists():
        file.write_text(json.dumps([*names()]), "utf-8")
    found = set(json.loads(file.read_text("utf-8")))
    there = sorted(filter(is_there, found))
    json.dump({"there": there, "missing": sorted(found - set(there))}, sys.stdout)
