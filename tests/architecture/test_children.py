"""Every Python that pkg/ starts is isolated, and only one function searches PATH for programs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from syntax import calls, name_of, nodes

INTERPRETER = re.compile(r"sys\.executable|.*\bpython[\d.]*'|.*interpreter")
OPTION = re.compile(r"'-.*|\*.*|program")
PATH_SEARCH = re.compile(r"shutil\.which|os\.(get_exec_path|execvpe?|spawnvpe?)")


def _sources(root: Path) -> list[Path]:
    return sorted((root / "pkg").rglob("*.py"))


def _commands(path: Path) -> Iterator[tuple[int, str, str]]:
    """Yield (line, first word, second word) of each list or tuple that may
    start an interpreter, except arguments of `quoted()`."""
    shown = {id(each) for call, name in calls(path) if name == "quoted" for each in call.args}
    for node in nodes(path):
        if isinstance(node, (ast.List, ast.Tuple)) and len(node.elts) > 1 and id(node) not in shown:
            first = name_of(node.elts[0])
            if INTERPRETER.fullmatch(first):
                yield node.lineno, first, ast.unparse(node.elts[1])


def test_every_interpreter_is_isolated(root: Path) -> None:
    starts, wrong = 0, []
    for path in _sources(root):
        for line, first, second in _commands(path):
            if OPTION.fullmatch(second):
                starts += 1
                if second not in ("'-I'", "*flags"):
                    wrong.append(f"{path.relative_to(root)}:{line}: [{first}, {second}, ...]")
    assert not wrong
    assert starts >= 4, "the search no longer finds where processes start"


def test_scripts_start_isolated_interpreters(root: Path) -> None:
    scripts = [*(root / "pkg").rglob("*.sh"), root / "build_all.sh", *(root / "pkg").rglob("*.j2")]
    start = re.compile(r'(?:"\$python"|"\$here"|"\$1"|/bin/python") -(?!I|-version|m pytest)')
    lines = [(path, line) for path in scripts for line in path.read_text("utf-8").splitlines()]
    wrong = [(path.relative_to(root), line) for path, line in lines if start.search(line)]
    assert not wrong
    assert sum('"$python" -I' in line for _, line in lines) >= 4


def test_path_is_searched_in_one_place(root: Path) -> None:
    home = root / "pkg/nybble/compat/children.py"
    found = [
        (path, f"{path.relative_to(root)}:{node.lineno}: {function}")
        for path in _sources(root)
        for node, function in calls(path)
        if PATH_SEARCH.fullmatch(function)
    ]
    wrong = [
        line
        for path, line in found
        # the bundle's shell scripts have cleaned PATH
        if path != home and "bundle_installer" not in path.parts
    ]
    assert not wrong
    assert home in [path for path, _ in found]
