"""The rules for one image: a test per sentence of NVIDIA's text, and properties of all pairs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybble.compat import (
    Arch,
    CompatError,
    CudaVersion,
    Device,
    UnknownArchError,
    compiles_for,
    cubin_fits,
    device,
    ptx_fits,
    set_fits,
    tables,
)

CAPABILITIES = sorted(tables.device_rows())
devices = st.sampled_from(CAPABILITIES).map(device)
arches = st.sampled_from(
    sorted({number for row in tables.toolkits().values() for number in row["archs"]})
).map(Arch.parse)
versions = st.sampled_from([tables.pair(row["cuda"]) for row in tables.rows("ptx_isa")]).map(
    lambda pair: CudaVersion(*pair)
)
isas = st.sampled_from([tables.pair(row["ptx_isa"]) for row in tables.rows("ptx_isa")])


@pytest.mark.parametrize(
    ("arch", "runs_on", "not_on"),
    [
        ("80", ["8.0", "8.6", "8.9"], ["7.5", "8.7", "9.0"]),
        ("86", ["8.6", "8.9"], ["8.0", "8.7"]),
        ("87", ["8.7"], ["8.6", "8.9"]),
        ("70", ["7.0", "7.5"], ["7.2", "8.0"]),
        ("72", ["7.2"], ["7.5"]),
        ("90", ["9.0"], ["10.0"]),
        ("90a", ["9.0"], ["10.0", "12.0"]),
        ("100", ["10.0", "10.3"], ["10.1", "11.0", "12.0"]),
        ("100f", ["10.0", "10.3", "10.7"], ["11.0", "12.0"]),
        ("101", ["10.1"], ["10.3", "11.0"]),
        ("110", ["11.0"], ["12.0"]),
        ("120f", ["12.0", "12.1"], ["10.0"]),
        ("121f", ["12.1"], ["12.0"]),
        ("120a", ["12.0"], ["12.1"]),
    ],
)
def test_cubin_runs_where_the_guide_says(arch: str, runs_on: list[str], not_on: list[str]) -> None:
    parsed = Arch.parse(arch)
    assert [cc for cc in runs_on if cubin_fits(parsed, device(cc)).ok] == runs_on
    assert [cc for cc in not_on if cubin_fits(parsed, device(cc)).ok] == []


def test_sm_80_on_orin_is_unsupported_but_disputed() -> None:
    verdict = cubin_fits(Arch.parse("80"), device("8.7"))
    assert not verdict.ok
    assert verdict.disputed
    assert "reports about it conflict" in verdict.why


def test_newer_or_tegra_binaries_on_a_tegra_are_not_disputed() -> None:
    assert not cubin_fits(Arch.parse("89"), device("8.7")).disputed
    assert cubin_fits(Arch.parse("86"), device("8.8")).disputed
    assert not cubin_fits(Arch.parse("87"), device("8.8")).disputed


@pytest.mark.parametrize(("toolkit", "why"), [("12.2", "the driver supports"), ("12.4", "its PTX")])
def test_only_a_toolkit_beyond_the_driver_has_ptx_that_it_does_not_know(
    toolkit: str, why: str
) -> None:
    verdict = set_fits(CudaVersion.parse(toolkit), CudaVersion.parse("12.2"))
    assert verdict.ok
    assert why in verdict.why


@given(arches, devices)
def test_cubins_never_cross_majors_or_go_down(arch: Arch, here: Device) -> None:
    verdict = cubin_fits(arch, here)
    if verdict.ok:
        assert arch.major == here.cc[0]
        assert arch.cc <= here.cc
        assert not verdict.disputed


@given(devices)
def test_the_exact_architecture_always_fits(here: Device) -> None:
    exact = Arch.parse(here.sm)
    assert cubin_fits(exact, here).ok


@given(arches, isas, devices, versions, versions)
def test_a_newer_driver_never_loses_ptx(
    arch: Arch, isa: tuple[int, int], here: Device, one: CudaVersion, other: CudaVersion
) -> None:
    old, new = sorted((one, other))
    if ptx_fits(arch, isa, here, old).ok:
        assert ptx_fits(arch, isa, here, new).ok


@given(arches, isas, devices, versions)
def test_ptx_is_never_taken_by_an_older_device(
    arch: Arch, isa: tuple[int, int], here: Device, driver: CudaVersion
) -> None:
    if ptx_fits(arch, isa, here, driver).ok:
        assert arch.cc <= here.cc


def test_ptx_too_new_for_the_driver_names_error_222_and_a_driver_that_would_do() -> None:
    verdict = ptx_fits(Arch.parse("90"), (8, 7), device("9.0"), CudaVersion(12, 4))
    assert not verdict.ok
    assert "222" in verdict.why
    assert "12.8" in verdict.why


def test_ptx_reaches_tegra() -> None:
    assert ptx_fits(Arch.parse("80"), (8, 2), device("8.7"), CudaVersion(12, 2)).ok


def test_driver_12_7_knows_ptx_8_6() -> None:
    assert tables.driver_ptx_isa((12, 7)) == (8, 6)


def test_unknown_future_driver_is_given_the_newest_known_ptx() -> None:
    newest = max(tables.pair(row["ptx_isa"]) for row in tables.rows("ptx_isa"))
    assert tables.driver_ptx_isa((14, 3)) == newest


@given(versions, versions)
def test_a_set_is_usable_exactly_up_to_the_drivers_major(
    toolkit: CudaVersion, driver: CudaVersion
) -> None:
    verdict = set_fits(toolkit, driver)
    assert verdict.ok == (toolkit.major <= driver.major)
    assert verdict.ok or "error 35" in verdict.why


def test_nvrtc_compiles_for_the_device_where_it_supports_it() -> None:
    arch, _ = compiles_for(CudaVersion(12, 2), device("8.7"), CudaVersion(12, 2))
    assert arch == "sm_87"


@pytest.mark.parametrize(("nvrtc", "arch"), [((11, 8), "sm_90"), ((12, 2), "sm_90a")])
def test_nvrtc_compiles_hopper_instructions_where_it_supports_them(
    nvrtc: tuple[int, int], arch: str
) -> None:
    assert compiles_for(CudaVersion(*nvrtc), device("9.0"), CudaVersion(13, 0))[0] == arch


def test_nvrtc_compiles_ptx_for_a_device_newer_than_itself() -> None:
    arch, _ = compiles_for(CudaVersion(12, 2), device("12.0"), CudaVersion(12, 8))
    assert arch == "compute_90"


def test_ptx_of_an_nvrtc_newer_than_the_driver_does_not_load() -> None:
    arch, why = compiles_for(CudaVersion(13, 0), device("9.0"), CudaVersion(12, 8))
    assert arch is None
    assert "13.0" in why


@given(arches)
def test_an_architecture_reads_back_as_written(arch: Arch) -> None:
    assert Arch.parse(str(arch)) == arch
    assert Arch.parse(f"compute_{arch.number}") == arch


@pytest.mark.parametrize("text", ["", "sm_", "8.6", "sm_8", "ampere", "sm_86x", "-86"])
def test_an_invalid_architecture_is_refused(text: str) -> None:
    with pytest.raises(UnknownArchError):
        Arch.parse(text)


@given(versions)
def test_driver_numbers_decode(version: CudaVersion) -> None:
    number = 1000 * version.major + 10 * version.minor
    assert CudaVersion.from_driver(number) == version
    assert CudaVersion.of(number) == version


@pytest.mark.parametrize("text", ["", "12", "twelve", "12.x"])
def test_an_invalid_version_is_refused(text: str) -> None:
    with pytest.raises(CompatError):
        CudaVersion.parse(text)
