"""The test tree mirrors the source tree: each module has a test file with its name. Exceptions are
in a list, with the file that tests the module and the reason.
"""

from __future__ import annotations

from pathlib import Path

# Modules whose tests have another name: module, test file, reason. Do not add modules.
LISTED = Path(__file__).with_name("without_own_tests.txt")
# The test folders of each package. The doctor and nybble follow the same rule, but are not checked.
ROOMS = {
    "pkg/nybforge": ("tests/unit/nybforge", "tests/architecture"),
    "pkg/nybforge/buildreport": ("tests/unit/nybforge",),
    "pkg/nybforge/toolchain": ("tests/unit/toolchain",),
    "pkg/nybforge/sbsa": ("tests/unit/sbsa",),
    "pkg/nybforge/slurm": ("tests/unit/slurm",),
    "pkg/nybforge/environments": ("tests/unit/environments", "tests/integration"),
    "pkg/nybforge/environments/bundle_installer": ("tests/unit/environments/bundle_installer",),
    "pkg/nybforge/wheels": ("tests/unit/wheels",),
}


def without(root: Path) -> list[str]:
    """Return the modules that have no test file with their name."""
    return [
        module.relative_to(root).as_posix()
        for package, folders in ROOMS.items()
        for module in sorted((root / package).glob("*.py"))
        if not module.stem.startswith("__")
        and not any((root / folder / f"test_{module.stem}.py").is_file() for folder in folders)
    ]


def test_every_module_has_its_tests_or_is_listed(root: Path) -> None:
    found = without(root)
    lines = [line.split(maxsplit=2) for line in LISTED.read_text("utf-8").splitlines()[1:]]
    listed = [module for module, _, _ in lines]
    assert [name for name in found if name not in listed] == [], "add tests/unit/.../test_NAME.py"
    assert [name for name in listed if name not in found] == [], "take these out of the list"
    assert [test for _, test, _ in lines if not (root / test).is_file()] == []


def test_folders_of_unit_tests_are_those_of_the_code(root: Path) -> None:
    folders = {path.parent for path in (root / "tests/unit").glob("*/*.py")}
    packages = {path.parent.name for path in (root / "pkg").rglob("__init__.py")}
    native = {path.name for path in (root / "csrc").iterdir()}
    # tests of the doctor, and of the device code of all slices
    others = {"doctor", "kernels"}
    assert {path.name for path in folders} <= packages | native | others
