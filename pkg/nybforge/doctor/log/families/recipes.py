"""The cause where a recipe's check of what its libraries link to ends the build: rattler-build's, conda-build's."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.cuda_packages import conda_package

_OF_DRIVER = ("libcuda.so", "libnvidia-ml")


def _library(hit: Hit) -> str:
    return hit.get("library").rpartition("/")[2]


def _why_link(hit: Hit) -> str:
    if _library(hit).startswith(_OF_DRIVER):
        return f"{_library(hit)} is the driver's, which no package brings: the check must be told that the machine has it"
    return f"the built file links to {_library(hit) or 'a library'}, and no package that the recipe names to run with brings it"


def _allow(hit: Hit, facts: Facts) -> tuple[str, ...]:
    library = _library(hit)
    name = library.partition(".so")[0]
    if library.startswith(_OF_DRIVER):
        dev = "cuda-driver-dev" if name == "libcuda" else "cuda-nvml-dev"
        return (
            f'rattler-build, in recipe.yaml: build: dynamic_linking: missing_dso_allowlist: ["**/{name}.so*"]',
            f'conda-build, in meta.yaml: build: missing_dso_whitelist: ["*/{name}.so*"]',
            f"requirements, host: - {dev}   # the stub to link with; it must not go to run",
            "or without the link: dlopen it at run time (cudaGetDriverEntryPoint), as this project does",
        )
    package = conda_package(name.removeprefix("lib"))
    return (
        f"requirements, host: - {package if package != 'cuda-toolkit' else 'PACKAGE'}   # the package with its headers: what it exports comes to run by itself (run_exports)",
        "a library that the code does not call: LDFLAGS=-Wl,--as-needed",
        f'one that the machine has: rattler-build: build: dynamic_linking: missing_dso_allowlist: ["**/{library or "LIBRARY"}"]',
    )


LINK_CHECK = Cause(
    id="link_check_failed",
    title="A recipe's link check finds a library of no package",
    why=_why_link,
    fix=_allow,
    signs=(
        sign(
            "overlinking against",
            r"(?i)error:? overlinking against:? [\"'`]?(?P<library>[^\s\"'`(]+)",
        ),
        sign(
            "not found in packages, sysroot",
            r"ERROR \([^)]*\): (?:\$RPATH/)?(?P<library>\S+) not found in packages, sysroot\(s\) nor the missing_dso_(?:white|allow)list",
        ),
        sign("overlinkingerror: ", r"OverLinkingError: overlinking check failed", "likely"),
    ),
    examples=(
        '× error Overlinking against "libcuda.so.1" for "lib/libpool.so"',
        "  ERROR (pool,lib/libpool.so): $RPATH/libcuda.so.1 not found in packages, sysroot(s) nor the missing_dso_whitelist.",
    ),
    counter_examples=(
        '⚠ warning Overlinking against "libcuda.so.1" for "lib/libpool.so"',
        "WARNING (pool,lib/libpool.so): $RPATH/libcuda.so.1 not found in packages, sysroot(s) nor the missing_dso_whitelist.",
    ),
)

CAUSES = (LINK_CHECK,)
