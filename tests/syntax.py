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
def calls(path: Path) -> tuple[tuple[ast.Call, str], ...]:
    """Return each call with the text of the function that it calls."""
    found = (node for node in nodes(path) if isinstance(node, ast.Call))
    return tuple((node, ast.unparse(node.func)) for node in found)
