"""The arrows of DESIGN: who may import whom, and where effects have their address."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nybforge.doctor

# An effect, the names that have it, and the only places in pkg/nybforge that may use them.
EFFECT_HOMES = {
    "starting processes": (("subprocess", "pty"), ("run.py",)),
    "opening YAML": (("ruamel.yaml", "ruamel", "yaml"), ("load.py",)),
    "the terminal": (("rich",), ("report.py", "report/")),
    "network access": (
        ("socket", "urllib.request", "http.client", "pip", "rattler.networking"),
        ("serve.py", "probes/", "download.py", "packing.py"),
    ),
}
# The same effects by calls that need no import of their own.
EFFECT_CALLS = {
    "starting processes": (
        r"os\.(fork\w*|exec\w+|spawn\w+|posix_spawn\w*|system|popen)",
        # the engine's worker (it keeps Python's lock while it builds); what a bundle carries
        ("engine.py", "carried/"),
    ),
    "the terminal": (
        r"print",
        # and programs of their own, that ours starts
        ("report.py", "ask_driver.py", "ask_nvrtc.py", "download.py"),
    ),
}


def _sources(folder: Path) -> Iterator[Path]:
    yield from sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, dotted module) for each import in `path`, also those inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def _under(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def test_nybforge_sees_of_nybble_only_compat(root: Path) -> None:
    wrong = [
        f"{path.relative_to(root)}:{line}: {module}"
        for path in _sources(root / "pkg/nybforge")
        for line, module in _imports(path)
        if _under(module, "nybble")
        and not _under(module, "nybble.compat")
        # `from nybble import compat` names the package first
        and not (module == "nybble" and "from nybble import compat" in path.read_text("utf-8"))
    ]
    assert not wrong


def test_nybble_never_imports_nybforge(root: Path) -> None:
    wrong = [
        f"{path.relative_to(root)}:{line}: {module}"
        for path in _sources(root / "pkg/nybble")
        for line, module in _imports(path)
        if _under(module, "nybforge")
    ]
    assert not wrong


def test_compat_is_pure(root: Path) -> None:
    banned = ("subprocess", "ctypes", "socket", "torch", "numpy", "nybble._native")
    wrong = [
        f"{path.relative_to(root)}:{line}: {module}"
        for path in _sources(root / "pkg/nybble/compat")
        for line, module in _imports(path)
        if any(_under(module, name) for name in banned)
    ]
    assert not wrong


@pytest.mark.parametrize("effect", sorted(EFFECT_HOMES))
def test_effects_have_one_address(root: Path, effect: str) -> None:
    modules, homes = EFFECT_HOMES[effect]
    package = root / "pkg/nybforge"
    wrong = [
        f"{path.relative_to(root)}:{line}: {module} ({effect} belongs in {', '.join(homes)})"
        for path in _sources(package)
        for line, module in _imports(path)
        if any(_under(module, name) for name in modules)
        and not {path.name, f"{path.parent.name}/"} & set(homes)
    ]
    assert not wrong


@pytest.mark.parametrize("effect", sorted(EFFECT_CALLS))
def test_calls_that_have_effects_have_their_address_too(root: Path, effect: str) -> None:
    names, homes = EFFECT_CALLS[effect]
    used, wrong = set(), []
    for path in _sources(root / "pkg/nybforge"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if not isinstance(node, ast.Call) or not re.fullmatch(names, ast.unparse(node.func)):
                continue
            home = {path.name, f"{path.parent.name}/"} & set(homes)
            used |= home
            if not home:
                wrong.append(f"{path.relative_to(root)}:{node.lineno}: {ast.unparse(node.func)}")
    assert not wrong
    assert used == set(homes), "an address where nothing happens any more"


def test_nothing_reaches_around_the_doctors_door(root: Path) -> None:
    """What lies below nybforge.doctor is its own; its __init__ exports what others may use."""
    room = root / "pkg/nybforge/doctor"
    door = {"nybforge.doctor", *(f"nybforge.doctor.{name}" for name in nybforge.doctor.__all__)}
    wrong = [
        f"{path.relative_to(root)}:{line}: {module}"
        for path in _sources(root / "pkg")
        if room not in path.parents
        for line, module in _imports(path)
        if _under(module, "nybforge.doctor") and module not in door
    ]
    assert not wrong


def test_native_code_knows_no_python_and_links_no_cuda(root: Path) -> None:
    sources = [
        path
        for path in (root / "csrc").rglob("*")
        if path.suffix in {".c", ".cc", ".h", ".cu", ".cuh", ".txt", ".cmake"}
        # read by derive.py alone, and a program built with nvcc as a user of the stubs would
        and "shims" not in path.parts
        and path.name != "stubs_gpu.cu"
    ]
    assert sources
    wrong = [
        f"{path.relative_to(root)}: {match.group(0)}"
        for path in sources
        for match in re.finditer(
            r"#include\s*[<\"](?:Python\.h|cuda_runtime[^>\"]*|cublas[^>\"]*|nvrtc\.h|cuda\.h)[>\"]"
            r"|\bfind_package\(CUDA|\bCUDA::\w+|enable_language\(CUDA",
            path.read_text(encoding="utf-8", errors="replace"),
        )
    ]
    assert not wrong


# Which rooms of csrc each room includes from, itself and the public headers aside.
NATIVE_ARROWS: dict[str, set[str]] = {
    "kernels": set(),
    "stubs": set(),
    "cpu": {"runtime"},  # the headers below alone
    "runtime": {"cpu", "kernels", "stubs"},
    "link": {"runtime", "stubs"},
    "python": {"runtime"},
    "tools": {"runtime", "stubs"},
    "bench": {"stubs"},
}
# What dispatch and the CPU's kernels share: arguments, errors, checks of what is met on the way.
FROM_DISPATCH = {"runtime/operations.h", "runtime/error.h", "runtime/check.h"}


def test_rooms_of_csrc_include_from_those_below_them(root: Path) -> None:
    found: dict[str, set[str]] = {}
    from_runtime = set()
    for room in NATIVE_ARROWS:
        names = set()
        for path in (root / "csrc" / room).rglob("*"):
            if path.suffix in {".c", ".cc", ".h", ".cu", ".cuh"}:
                text = path.read_text(encoding="utf-8", errors="replace")
                names |= set(re.findall(r'#include "(\w+/[^"]+)"', text))
        found[room] = {name.split("/")[0] for name in names} & set(NATIVE_ARROWS) - {room}
        if room == "cpu":
            from_runtime = {name for name in names if name.startswith("runtime/")}
    assert found == NATIVE_ARROWS
    assert from_runtime == FROM_DISPATCH


def test_no_file_is_two_rooms(root: Path) -> None:
    """A hand-written source file stays within 400 lines (DESIGN/STYLE); generated ones say so."""
    long = []
    for folder in ("pkg", "csrc", "tests", "benchmarks"):
        for path in (root / folder).rglob("*"):
            if path.suffix not in {".py", ".cc", ".h", ".c", ".cu", ".cuh", ".sh"}:
                continue
            text = path.read_text(encoding="utf-8", errors="replace")
            if "generated" in text.split("\n", 1)[0].lower():
                continue
            lines = text.count("\n")
            if lines > 400:
                long.append(f"{path.relative_to(root)}: {lines} lines")
    assert not long
