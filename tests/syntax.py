"""Parses the Python files of this project once in each process, for all tests of their syntax."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree(path)))


@cache
def imports(path: Path) -> tuple[tuple[int, str], ...]:
    """Return (line, dotted module) for each import in `path`, also those inside functions."""
    found: list[tuple[int, str]] = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found += ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.append((node.lineno, node.module))
            found += ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
    return tuple(found)


@cache
def calls(path: Path) -> tuple[tuple[ast.Call, str], ...]:
    """Return each call with the text of the function that it calls."""
    found = (node for node in nodes(path) if isinstance(node, ast.Call))
    return tuple((node, name_of(node.func)) for node in found)


def name_of(node: ast.AST) -> str:
    """Return the text of an expression. For names and texts, this is faster than ast.unparse."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{name_of(node.value)}.{node.attr}"
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return repr(node.value)
    return ast.unparse(node)
