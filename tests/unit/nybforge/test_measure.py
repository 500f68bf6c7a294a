"""The tables are measured again with small headers and wheels, and compared with the result."""

from __future__ import annotations

import io
import resource
import shutil
import signal
import zipfile
from pathlib import Path

import pytest

from nybble.compat import CudaVersion, tables
from nybforge.__main__ import main
from nybforge.errors import InputError, StorageError
from nybforge.measure import HEADER, Measured, compare, extract, measure_header, measure_nvrtc
from nybforge.report import Report
from nybforge.run import Runner

HEADER_TEXT = """
#if !defined(__GNUC__)
#error unsupported compiler
#endif
#if __GNUC__ > 12
#error unsupported GNU version
#endif
#if defined(__clang__) && (__clang_major__ >= 17)
#error unsupported clang version
#endif
"""


@pytest.fixture
def runner() -> Runner:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    return Runner(report=report, env={"PATH": "/usr/bin:/bin"})


@pytest.fixture
def preprocessor() -> Path:
    found = shutil.which("gcc") or shutil.which("cc")
    if found is None:
        pytest.skip("missing: gcc")
    return Path(found)


def recorded(toolkit: str) -> Measured:
    version = tables.pair(toolkit)
    row = tables.toolkits()[version]
    return Measured(
        toolkit=toolkit,
        gcc_max=tables.host_compilers()[version]["gcc_max"],
        clang_max=tables.host_compilers()[version]["clang_max"],
        archs=tuple(row["archs"]),
        ptx_isa=row["ptx_isa"],
        version=toolkit,
    )


def test_limits_are_read_by_preprocessing_the_header(
    weird_tmp_path: Path, runner: Runner, preprocessor: Path
) -> None:
    header = weird_tmp_path / "host_config.h"
    header.write_text(HEADER_TEXT)
    assert measure_header(header, preprocessor, runner) == (12, 16)


def test_header_that_refuses_nothing_measures_nothing(
    tmp_path: Path, runner: Runner, preprocessor: Path
) -> None:
    header = tmp_path / "host_config.h"
    header.write_text("int accepted;\n")
    assert measure_header(header, preprocessor, runner) == (None, None)


@pytest.mark.parametrize("toolkit", [str(CudaVersion(*key)) for key in tables.toolkits()])
def test_the_recorded_facts_differ_in_nothing_from_themselves(toolkit: str) -> None:
    assert compare([recorded(toolkit)]) == ()


def test_every_fact_that_differs_is_named() -> None:
    measured = Measured(
        toolkit="12.2", gcc_max=13, clang_max=15, archs=("80",), ptx_isa="8.3", version="12.3"
    )
    drift = compare([measured])
    assert [one.fact for one in drift] == ["gcc_max", "clang_max", "archs", "ptx_isa", "version"]
    assert str(drift[0]) == "12.2 gcc_max: recorded 12, measured 13"


def test_a_missing_architecture_with_a_suffix_is_a_difference() -> None:
    archs = tuple(number for number in tables.toolkits()[(12, 9)]["archs"] if number != "120f")
    (drift,) = compare([Measured(toolkit="12.9", archs=archs)])
    assert "120f" in drift.recorded.split()
    assert "120f" not in drift.measured.split()


def test_a_missing_measurement_is_not_a_difference() -> None:
    assert compare([Measured(toolkit="12.2")]) == ()


def test_only_the_inner_header_is_taken_from_a_wheel(tmp_path: Path) -> None:
    wheel = tmp_path / "nvcc.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("nvidia/cuda_nvcc/include/crt/host_config.h", "inner")
        archive.writestr("nvidia/cuda_nvcc/include/host_config.h", "outer")
    found = extract(wheel, HEADER, tmp_path / "out")
    assert {name: path.read_text() for name, path in found.items()} == {"host_config.h": "inner"}


@pytest.mark.slow
def test_a_full_disk_is_not_reported_as_a_bad_wheel(tmp_path: Path) -> None:
    wheel = tmp_path / "nvcc.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("nvidia/cuda_nvcc/include/crt/host_config.h", "inner")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    old = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limit[1]))
    try:
        with pytest.raises(StorageError) as caught:
            extract(wheel, HEADER, tmp_path / "out")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        signal.signal(signal.SIGXFSZ, old)
    assert "file size limit" in (caught.value.why or "")


def test_a_target_selects_its_toolkit(root: Path) -> None:
    out, err = io.StringIO(), io.StringIO()
    env = {"PATH": "/nowhere", "NYBFORGE_ROOT": str(root)}
    assert main(["measure", "cuda122"], env, out, err, root) == 4
    assert "measuring needs a C preprocessor" in err.getvalue()


def test_broken_wheel_and_library_name_the_file(tmp_path: Path, runner: Runner) -> None:
    broken = tmp_path / "libnvrtc.so.12"
    broken.write_bytes(b"no library")
    with pytest.raises(InputError, match="cannot be read"):
        extract(broken, HEADER, tmp_path / "out")
    with pytest.raises(InputError, match="could not be queried") as caught:
        measure_nvrtc(broken, runner)
    assert "libnvrtc.so.12" in str(caught.value.where)
