"""Test the rules of docs/design.md: allowed imports, and the modules that may have side effects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nybforge.doctor
from syntax import calls, imports

# Per side effect: the modules that cause it, and the only files in pkg/nybforge that may use them.
EFFECT_HOMES = {
    "starting processes": (("subprocess", "pty"), ("run.py",)),
    "opening YAML": (("ruamel.yaml", "ruamel", "yaml"), ("load.py",)),
    "the terminal": (("rich",), ("report.py", "report/")),
    "network access": (
        (
            "socket",
            "urllib.request",
            "http.client",
            "pip",
            "unearth",
            "httpx2",
            "obstore",
            "rattler.networking",
        ),
        ("serve.py", "probes/", "download.py", "listing.py", "packing.py", "publishing/"),
    ),
}
# Calls that cause the same effects without a special import.
EFFECT_CALLS = {
    "starting processes": (
        r"os\.(fork\w*|exec\w+|spawn\w+|posix_spawn\w*|system|popen)",
        # the engine's worker (holds the GIL while it builds), and code that bundles contain
        ("engine.py", "bundle_installer/"),
    ),
    "the terminal": (
        r"print",
        # all but report.py run as programs of their own
        ("report.py", "ask_driver.py", "ask_nvrtc.py", "download.py", "listing.py"),
    ),
}


def _sources(folder: Path) -> Iterator[Path]:
    yield from sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def _under(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def _imported(root: Path, folder: str, *packages: str) -> list[tuple[Path, str, str]]:
    """Return (file, module, text for an error) of each import of these packages in a folder."""
    return [
        (path, module, f"{path.relative_to(root)}:{line}: {module}")
        for path in _sources(root / folder)
        for line, module in imports(path)
        if any(_under(module, package) for package in packages)
    ]


def test_nybforge_sees_of_nybble_only_compat(root: Path) -> None:
    wrong = [
        text
        for path, module, text in _imported(root, "pkg/nybforge", "nybble")
        if not _under(module, "nybble.compat")
        # `from nybble import compat` also yields the package `nybble`
        and not (module == "nybble" and "from nybble import compat" in path.read_text("utf-8"))
    ]
    assert not wrong


def test_nybble_never_imports_nybforge(root: Path) -> None:
    assert not _imported(root, "pkg/nybble", "nybforge")


def test_compat_is_pure(root: Path) -> None:
    banned = ("subprocess", "ctypes", "socket", "torch", "numpy", "nybble._native")
    assert not _imported(root, "pkg/nybble/compat", *banned)


@pytest.mark.parametrize("effect", sorted(EFFECT_HOMES))
def test_effects_have_one_address(root: Path, effect: str) -> None:
    modules, homes = EFFECT_HOMES[effect]
    wrong = [
        f"{text} ({effect} belongs in {', '.join(homes)})"
        for path, _, text in _imported(root, "pkg/nybforge", *modules)
        if not {path.name, f"{path.parent.name}/"} & set(homes)
    ]
    assert not wrong


@pytest.mark.parametrize("effect", sorted(EFFECT_CALLS))
def test_calls_that_have_effects_have_their_address_too(root: Path, effect: str) -> None:
    names, homes = EFFECT_CALLS[effect]
    used, wrong = set(), []
    for path in _sources(root / "pkg/nybforge"):
        for node, function in calls(path):
            if not re.fullmatch(names, function):
                continue
            home = {path.name, f"{path.parent.name}/"} & set(homes)
            used |= home
            if not home:
                wrong.append(f"{path.relative_to(root)}:{node.lineno}: {function}")
    assert not wrong
    assert used == set(homes), "a listed file no longer has the side effect"


def test_other_packages_import_only_the_doctors_interface(root: Path) -> None:
    """Modules below nybforge.doctor are private; others may use only what its __init__ exports."""
    package = root / "pkg/nybforge/doctor"
    interface = {
        "nybforge.doctor",
        *(f"nybforge.doctor.{name}" for name in nybforge.doctor.__all__),
    }
    wrong = [
        text
        for path, module, text in _imported(root, "pkg", "nybforge.doctor")
        if package not in path.parents and module not in interface
    ]
    assert not wrong


def test_native_code_knows_no_python_and_links_no_cuda(root: Path) -> None:
    sources = [
        path
        for path in (root / "csrc").rglob("*")
        if path.suffix in {".c", ".cc", ".h", ".cu", ".cuh", ".txt", ".cmake"}
        and "shims" not in path.parts  # read only by derive.py
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


# For each folder of csrc: the other folders whose headers it includes, except the public headers.
# The CPU code (cpu/) and device code (device/) of a slice (one operation family) count as folders.
SLICE = {"core", "cuda", "device", "python"}
NATIVE_ARROWS: dict[str, set[str]] = {
    "device": set(),
    "stubs": set(),
    "core": {"cpu", "cuda"},
    "cpu": {"core", "device", "blockwise/cpu", "gemm4/cpu", "int8/cpu", "optim/cpu"},
    "cuda": {"core", "device", "stubs"},
    "python": {"core", "cuda"},
    "link": {"core", "stubs"},
    "tools": {"core", "stubs"},
    "bench": {"stubs"},
    "blockwise": SLICE,
    "blockwise/cpu": {"cpu"},
    "blockwise/device": {"device"},
    "embedding": SLICE | {"embedding/cpu"},
    "embedding/cpu": {"core", "cpu", "blockwise/cpu"},
    "embedding/device": {"blockwise/device", "device"},
    "gemm4": SLICE,
    "gemm4/cpu": {"cpu", "blockwise/cpu"},
    "gemm4/device": {"device"},
    "grouped": SLICE | {"gemm4", "grouped/cpu", "int8"},
    "grouped/cpu": {"core", "cpu"},
    "grouped/device": {"device", "gemm4/device", "int8/device"},
    "int8": SLICE | {"gemm4"},
    "int8/cpu": {"cpu"},
    "int8/device": {"device"},
    "optim": SLICE,
    "optim/cpu": {"cpu", "blockwise/cpu", "device"},  # the random bits of stochastic rounding
    "optim/device": {"device"},
}
# Headers of core/ that CPU code may include: arguments, errors, checks during a computation.
FROM_CORE = {"core/operations.h", "core/operations.def", "core/error.h", "core/check.h"}


def _folder(name: str) -> str:
    """Return the folder of NATIVE_ARROWS that a path relative to csrc belongs to."""
    first, second = (*name.split("/"), "")[:2]
    both = f"{first}/{second}"
    return both if both in NATIVE_ARROWS else first


def test_folders_of_csrc_include_from_those_below_them(root: Path) -> None:
    found: dict[str, set[str]] = {folder: set() for folder in NATIVE_ARROWS}
    from_core = set()
    for path in (root / "csrc").rglob("*"):
        folder = _folder(path.relative_to(root / "csrc").as_posix())
        if path.suffix not in {".c", ".cc", ".h", ".cu", ".cuh"} or folder == "tests":
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        names = set(re.findall(r'#include "(\w+/[^"]+)"', text))
        if folder in found:
            found[folder] |= {_folder(name) for name in names} - {folder}
        if folder.startswith("cpu") or folder.endswith("/cpu"):
            from_core |= {name for name in names if name.startswith("core/")}
    listed = {folder: names & set(NATIVE_ARROWS) for folder, names in found.items()}
    assert listed == NATIVE_ARROWS
    assert from_core == FROM_CORE


def test_files_have_at_most_400_lines(root: Path) -> None:
    """A source file has at most 400 lines, unless its first line says that it is generated."""
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
