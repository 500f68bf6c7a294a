"""The fact tables: conditions that every row must meet, instead of copies of the rows."""

from __future__ import annotations

import itertools

import pytest

from nybble.compat import Arch, CudaVersion, archs, device, gcc_max, tables


@pytest.mark.parametrize("name", tables.NAMES)
def test_every_row_has_a_source(name: str) -> None:
    rows = tables.rows(name)
    assert rows
    assert all(row["source"].strip() for row in rows)


def test_every_table_file_is_known_by_name() -> None:
    assert {path.stem for path in tables.DATA.glob("*.json")} == set(tables.NAMES)


def test_limits_never_fall_from_one_toolkit_to_the_next() -> None:
    limits = [gcc_max(str(CudaVersion(*key))) for key in sorted(tables.toolkits())]
    assert limits == sorted(limits)


def test_conda_is_never_laxer_than_the_header() -> None:
    for row in tables.rows("host_compilers"):
        assert row["conda_gcc_max"] is None or row["conda_gcc_max"] <= row["gcc_max"]


def test_toolkits_and_host_compilers_cover_the_same_versions() -> None:
    assert tables.toolkits().keys() == tables.host_compilers().keys()


def test_an_architecture_once_dropped_never_returns() -> None:
    history = [set(row["archs"]) for _, row in sorted(tables.toolkits().items())]
    gone: set[str] = set()
    for before, after in itertools.pairwise(history):
        gone |= before - after
        assert not gone & after


def test_suffixed_architectures_have_their_base() -> None:
    for version in tables.toolkits():
        known = archs(str(CudaVersion(*version)))
        for arch in known:
            assert Arch(major=arch.major, minor=arch.minor) in known


def test_every_buildable_architecture_is_a_known_device() -> None:
    for version, row in tables.toolkits().items():
        for number in row["archs"]:
            cc = Arch.parse(number).cc
            assert cc in tables.device_rows() or cc[0] < 5, (version, number)


def test_ptx_versions_grow_with_the_driver() -> None:
    rows = [(tables.pair(r["cuda"]), tables.pair(r["ptx_isa"])) for r in tables.rows("ptx_isa")]
    assert rows == sorted(rows)


def test_toolkit_and_driver_of_the_same_version_agree_on_ptx() -> None:
    for version in tables.toolkits():
        assert tables.toolkit_ptx_isa(version) == tables.driver_ptx_isa(version)


def test_family_members_are_devices_of_the_same_major() -> None:
    for head, members in tables.family_members().items():
        assert head in members
        assert all(member[0] == head[0] and member >= head for member in members)


def test_jetsons_are_tegra_and_servers_are_not() -> None:
    assert device("8.7").tegra
    assert device("11.0").tegra
    assert not device("9.0").tegra
    assert not device("12.1").tegra
