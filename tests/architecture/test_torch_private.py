"""Only pkg/nybble/_torch/private.py uses private names of torch."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from syntax import nodes

HOME = "_torch/private.py"


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def _defined(path: Path) -> Iterator[str]:
    """Yield the names that a module defines: functions, classes, variables, attributes of self."""
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
        ):
            yield node.attr


def _foreign(path: Path, ours: set[str]) -> Iterator[tuple[int, str]]:
    for node in nodes(path):
        if isinstance(node, ast.Attribute):
            root: ast.expr = node
            while isinstance(root, ast.Attribute):
                root = root.value
            of_torch = isinstance(root, ast.Name) and root.id == "torch"
            if _is_private(node.attr) and (of_torch or node.attr not in ours):
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "torch":
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
            if any(map(_is_private, names)):
                yield node.lineno, ast.unparse(node)


def test_private_names_of_torch_have_one_place(root: Path) -> None:
    package = root / "pkg/nybble"
    paths = [*package.rglob("*.py")]
    ours = {name for path in paths for name in _defined(path) if _is_private(name)}
    ours |= {"_fields_", "_asdict"}  # names that ctypes and typing.NamedTuple define
    # names that transformers (fused experts, checkpoint conversion) and peft (custom layers) define
    ours |= {"_apply_gate", "_weight_conversions", "_register_custom_module"}
    wrong = [
        f"{path.relative_to(root)}:{line}: {text}"
        for path in paths
        if path != package / HOME
        for line, text in _foreign(path, ours)
    ]
    assert not wrong
    used = set(_foreign(package / HOME, ours))
    assert len(used) > 20, "the search no longer finds private names"
