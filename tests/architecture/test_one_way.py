"""Imports in pkg/nybble, including those inside functions, have no cycles."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from syntax import name_of, nodes, tree


def _name(path: Path, package: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _statements(node: ast.AST, is_package: bool, calls: bool) -> Iterator[ast.AST]:
    """Yield the nodes of a module that can run at import or in a call; without `calls`, only the
    statements, because a walk through all expressions takes ten times as long.

    Skip code for type checkers, and names that a package imports lazily in `__getattr__`. Such
    names are in higher modules, and the second test checks that lower modules do not use them.
    """
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        if is_package and isinstance(child, ast.FunctionDef) and child.name == "__getattr__":
            continue
        if calls or isinstance(child, (ast.stmt, ast.excepthandler, ast.match_case)):
            yield child
            yield from _statements(child, is_package, calls)


def _targets(statement: ast.AST, modules: set[str]) -> Iterator[str]:
    """Yield the modules of nybble that a statement imports."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names if alias.name in modules)
    elif isinstance(statement, ast.ImportFrom) and statement.module in modules:
        for alias in statement.names:
            whole = f"{statement.module}.{alias.name}"
            yield whole if whole in modules else statement.module
    elif isinstance(statement, ast.Call) and name_of(statement.func).endswith("import_module"):
        given = statement.args[0]
        if isinstance(given, ast.Constant):
            yield given.value


def _arrows(package: Path) -> dict[str, set[str]]:
    paths = {_name(path, package): path for path in package.rglob("*.py")}
    arrows: dict[str, set[str]] = {}
    for name, path in paths.items():
        is_package = path.name == "__init__.py"
        found = arrows.setdefault(name, set())
        calls = "import_module" in path.read_text("utf-8")
        for statement in _statements(tree(path), is_package, calls):
            for target in _targets(statement, set(paths)):
                found.add(target)
                # An import also imports the parent packages. The parent packages of this module do
                # not count.
                outer = target.rpartition(".")[0]
                while outer and not f"{name}.".startswith(f"{outer}."):
                    found.add(outer)
                    outer = outer.rpartition(".")[0]
        found.discard(name)
    return arrows


def test_imports_of_nybble_go_one_way(root: Path) -> None:
    arrows = _arrows(root / "pkg/nybble")
    assert len(arrows) > 50
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        pytest.fail("a circle of imports: " + " <- ".join(error.args[1]))


@pytest.mark.parametrize("package", ["nybble", "nybble.cuda"])
def test_submodules_do_not_import_lazy_names_of_their_package(root: Path, package: str) -> None:
    home = root / "pkg" / package.replace(".", "/")
    served = {
        alias.asname or alias.name
        for node in nodes(home / "__init__.py")
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in node.body
        if isinstance(inner, ast.ImportFrom)
        for alias in inner.names
        if not (home / f"{alias.name}.py").is_file() and not (home / alias.name).is_dir()
    }
    assert served
    wrong = [
        f"{path.relative_to(root)}:{node.lineno}: {alias.name}"
        for path in (root / "pkg/nybble").rglob("*.py")
        if path != home / "__init__.py"
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom) and node.module == package
        for alias in node.names
        if alias.name in served
    ]
    assert not wrong
