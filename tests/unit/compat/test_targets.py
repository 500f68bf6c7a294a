"""The host compilers and capabilities of a target, and the check of a variant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybble.compat import (
    CudaVersion,
    UnknownArchError,
    UnknownToolkitError,
    accepts,
    archs,
    check_variant,
    conda_gcc_max,
    gcc_max,
    newest_accepted,
    parse_capability,
    tables,
    toolkit_of,
    toolkits_accepting,
)

TOOLKITS = [str(CudaVersion(*key)) for key in tables.toolkits()]


@given(st.sampled_from(TOOLKITS), st.integers(6, 20), st.integers(0, 9))
def test_a_compiler_is_accepted_exactly_up_to_the_limit(
    toolkit: str, major: int, minor: int
) -> None:
    assert accepts(toolkit, f"{major}.{minor}.0") == (major <= gcc_max(toolkit))


@given(st.integers(6, 20))
def test_toolkits_accepting_agrees_with_accepts(major: int) -> None:
    names = toolkits_accepting(f"{major}.1.0")
    assert [name for name in TOOLKITS if accepts(name, f"{major}.1.0")] == list(names)


def test_conda_forge_is_stricter_for_cuda_12_4() -> None:
    assert gcc_max("12.4") == 13
    assert conda_gcc_max("12.4") == 12


def test_newest_installed_compiler_that_is_accepted_is_picked() -> None:
    assert newest_accepted("12.2", ["9.4.0", "12.10.0", "12.3.0", "13.2.0"]) == "12.10.0"
    assert newest_accepted("12.2", ["13.2.0"]) is None


def test_target_names_and_versions_mean_the_same() -> None:
    assert toolkit_of("cuda122") == toolkit_of("122") == toolkit_of("12.2.140")


def test_unknown_toolkit_lists_the_known() -> None:
    with pytest.raises(UnknownToolkitError, match=r"12\.7.*known are 11\.8"):
        toolkit_of("12.7")


def test_good_variant_has_no_problem() -> None:
    capabilities = ["60-real", "72-real", "87-real", "90-real", "90-virtual"]
    assert check_variant(toolkit="12.2.140", gcc="12.3.0", capabilities=capabilities) == ()


@pytest.mark.parametrize(
    ("toolkit", "gcc", "capabilities", "key", "says"),
    [
        ("12.2", "13.2.0", ["86-real"], "gcc", "13.2.0 is outside"),
        ("12.4", "13.2.0", ["86-real"], "gcc", "conda-forge"),
        ("12.2", "new", ["86-real"], "gcc", "not a GCC version"),
        ("12.2", "12.3.0", ["120-real"], "capabilities", "does not know sm_120"),
        ("13.0", "15.1.0", ["70-real"], "capabilities", "does not know sm_70"),
        ("12.8", None, ["110-real"], "capabilities", "does not know sm_110"),
        ("12.2", "12.3.0", ["86-both"], "capabilities", "real or virtual"),
        ("12.2", "12.3.0", ["90", "90-virtual"], "capabilities", "twice"),
        ("12.2", "12.3.0", [], "capabilities", "no compute capability"),
        ("12.7", "12.3.0", ["86"], "toolkit", "not in the tables"),
    ],
)
def test_each_wrong_pin_is_one_problem(
    toolkit: str, gcc: str | None, capabilities: list[str], key: str, says: str
) -> None:
    problems = check_variant(toolkit=toolkit, gcc=gcc, capabilities=capabilities)
    assert [problem.key for problem in problems] == [key]
    assert says in problems[0].what
    assert problems[0].hint


@given(st.sampled_from(TOOLKITS))
def test_everything_a_toolkit_knows_passes_its_check(toolkit: str) -> None:
    capabilities = [f"{item.number}-real" for item in archs(toolkit)]
    assert check_variant(toolkit=toolkit, gcc=None, capabilities=capabilities) == ()


def test_capability_without_dash_means_both_kinds() -> None:
    assert parse_capability("90a-virtual")[1] == {"ptx"}
    assert parse_capability("90")[1] == {"cubin", "ptx"}
    with pytest.raises(UnknownArchError):
        parse_capability("90-")
