"""List the names and keyword arguments of bitsandbytes that the sources of other projects use.

    python tests/clients/downstream.py NAME=CHECKOUT… > tests/data/clients/downstream.toml

The table is data of tests/unit/nybble/test_bitsandbytes_names.py. Sources of tests are left out.
Nothing is fetched, and nothing of the checkouts but the names is written.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SUFFIXES = (".py", ".yaml", ".yml")
# helper functions that import the module bind these names too
ROOTS = {"bnb": "", "bitsandbytes": ""}
Uses = defaultdict[str, set[str]]
IN_STRING = re.compile(r"bitsandbytes\.((?:\w+\.)*[A-Z]\w+)")


def _bindings(tree: ast.AST) -> dict[str, str]:
    """Return {local name: dotted name in bitsandbytes} of a module's imports."""
    found = dict(ROOTS)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            head, _, home = (node.module or "").partition(".")
            if head != "bitsandbytes" or node.level:
                continue
            for one in node.names:
                found[one.asname or one.name] = ".".join(filter(None, (home, one.name)))
        elif isinstance(node, ast.Import):
            for one in node.names:
                head, _, rest = one.name.partition(".")
                if head == "bitsandbytes" and one.asname:
                    found[one.asname] = rest
    return found


def _dotted(node: ast.AST, bindings: dict[str, str]) -> str:
    """Return the name in bitsandbytes that an expression refers to, or ''."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name) or node.id not in bindings:
        return ""
    return ".".join(filter(None, (bindings[node.id], *reversed(parts))))


def _trees(text: str) -> Iterator[ast.AST]:
    """Yield the syntax tree of a source, and of sources in its strings."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return
    yield tree
    for node in ast.walk(tree):
        value = getattr(node, "value", None) if isinstance(node, ast.Constant) else None
        if isinstance(value, str) and "bitsandbytes" in value and "import" in value:
            yield from _trees(value)


def _in_strings(tree: ast.AST) -> Iterator[str]:
    """Yield names in strings: "bitsandbytes.optim.Adam"; "bitsandbytes.optim", "Adam"."""
    for node in ast.walk(tree):
        nodes = node.args if isinstance(node, ast.Call) else [node]
        words = [one.value for one in nodes if isinstance(one, ast.Constant)]
        text = ".".join(one for one in words if isinstance(one, str))
        if match := IN_STRING.fullmatch(text):
            yield match[1]


def used(text: str) -> Uses:
    """Return {name: keyword arguments} of a source or a configuration."""
    found: Uses = defaultdict(set)
    if "import" not in text:
        return found | {name: set() for name in IN_STRING.findall(text)}
    for tree in _trees(text):
        bindings = _bindings(tree)
        for name in {*bindings.values(), *_in_strings(tree)} - {"", "*"}:
            found[name]
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and (name := _dotted(node, bindings)):
                found[name]
            elif isinstance(node, ast.Call) and (name := _dotted(node.func, bindings)):
                found[name] |= {one.arg for one in node.keywords if one.arg}
    return found


def sources(checkout: Path) -> Iterator[str]:
    for path in checkout.rglob("*"):
        parts = path.relative_to(checkout).parts
        if path.suffix in SUFFIXES and not any(part.startswith("test") for part in parts):
            text = path.read_text("utf-8", errors="replace")
            if "bitsandbytes" in text:
                yield text


def table(name: str, checkout: Path) -> str:
    """Return the TOML table of a project."""
    found: Uses = defaultdict(set)
    for text in sources(checkout):
        for one, keywords in used(text).items():
            found[one] |= keywords
    # names that are only the beginning of a longer dotted name are left out
    longer = {one.rpartition(".")[0] for one in found}
    rows = {one: sorted(words) for one, words in found.items() if words or one not in longer}
    git = ["git", "-C", str(checkout), "log", "-1", "--format=%h %cs"]
    commit = subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    lines = [f"[{json.dumps(name)}]", f'"commit" = "{commit}"']
    return "\n".join(lines + [f'"{one}" = {json.dumps(rows[one])}' for one in sorted(rows)])


def main(given: list[str]) -> int:
    print("# Written by tests/clients/downstream.py: names of bitsandbytes and keyword arguments.")
    for one in sorted(given, key=str.lower):
        name, _, checkout = one.partition("=")
        print(f"\n{table(name, Path(checkout))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
