"""The data that nybforge report collects from a channel, and its errors."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from built_channel import ENTRY, make_channel
from tests.unit.nybforge.attested import attested

from nybforge.channel import Channel
from nybforge.journal import Failure, write_entry
from nybforge.package import attestation_path

Make = Callable[..., Path]


@pytest.fixture
def channel(tmp_path: Path, package: Make) -> Channel:
    return make_channel(tmp_path, package)


def document(nybforge: Callable[..., Any], *argv: str) -> Any:
    answer = nybforge("report", "--json", *argv)
    assert answer.code == 0, answer.err
    return answer.document


def by(rows: list[Any], key: str = "job") -> dict[str, Any]:
    return {row[key]: row for row in rows}


def test_packages_say_from_what_and_how_they_were_built(nybforge, channel: Channel) -> None:
    report = document(nybforge)
    library = by(report["packages"])["libnybble-linux-64"]
    assert (library["platform"], library["target"]) == ("linux-64", "cpu")
    assert library["made_from"]["files"] == {"VERSION": "0a", "csrc/core/error.cc": "5e"}
    assert library["made_from"]["variant"] == {"c_compiler_version": "12.3.0"}
    assert library["built"]["began"] == "2026-11-28 10:00:00 UTC"
    assert library["built"]["commit"] == "c0ffee"
    assert library["built"]["tests"] == [{"name": "commands", "passed": True}]
    kernels = by(report["packages"])["nybble-kernels-cuda122-noarch"]
    assert kernels["made_from"]["packages"] == {"nvrtcc-linux-64": "1"}
    assert kernels["size"] == (channel.path / kernels["file"]).stat().st_size


def test_the_build_environment_is_that_of_the_attestation(nybforge, channel: Channel) -> None:
    library = channel.path / "linux-64/libnybble-0.1.0-h0_0.conda"
    attestation_path(library).write_bytes(attested(library, "libnybble"))
    made = by(document(nybforge)["packages"])["libnybble-linux-64"]["made_from"]
    assert [(each["name"], each["version"]) for each in made["environment"]] == [
        ("cuda-nvcc", "12.2"),
        ("gcc", "12.4.0"),
    ]
    assert made["environment"][1]["purl"].startswith("pkg:conda/gcc@12.4.0")


def test_sizes_devices_and_commands_are_those_of_the_built_targets(
    nybforge, channel: Channel
) -> None:
    report = document(nybforge)
    assert report["targets"] == ["cpu", "cuda122", "cuda130"]
    assert [each["target"] for each in report["sizes"]] == ["cuda122", "cuda130"]
    archs = by(report["sizes"][0]["archs"], "label")
    assert archs["sm_80"]["share"] == 0.5
    assert [each["target"] for each in report["matrix"]["targets"]] == ["cuda122", "cuda130"]
    assert all(cell["why"] for row in report["matrix"]["devices"] for cell in row["cells"])
    cells = {
        row["cc"]: row["cells"][0]["how"] for row in report["matrix"]["devices"] if row["cells"]
    }
    assert (cells["8.6"], cells["9.0"]) == ("cubin", "ptx")  # the built images decide this
    commands = by(by(report["install"], "target")["cuda122"]["commands"], "tool")
    assert "nybble-kernels=*=cuda122_*" in commands["conda"]["lines"][0]
    assert commands["pip"]["lines"][1] == "pip install 'nybble[cuda122]' --find-links dist"


def test_a_failed_job_has_its_error_and_the_cause_in_its_log(nybforge, channel: Channel) -> None:
    report = document(nybforge)
    (failure,) = report["failures"]
    assert (failure["job"], failure["target"]) == ("nybble-kernels-cuda118-noarch", "cuda118")
    assert failure["errors"][0]["id"] == "NF400"
    assert [finding["id"] for finding in failure["findings"]] == ["unsupported_gcc"]
    Path(failure["log"]).unlink()
    assert document(nybforge)["failures"][0]["findings"] == []


def test_targets_select_their_packages_and_the_shared_ones(nybforge, channel: Channel) -> None:
    report = document(nybforge, "cuda122")
    assert [each["job"] for each in report["packages"]] == [
        "libnybble-linux-64",
        "nybble-kernels-cuda122-noarch",
    ]
    assert report["failures"] == []
    assert [each["target"] for each in report["sizes"]] == ["cuda122"]


def test_a_package_whose_last_build_failed_is_that_of_the_build_before(
    nybforge, channel: Channel
) -> None:
    job = "libnybble-linux-64"
    write_entry(channel, replace(ENTRY, job=job, key="2", outcome="failed"))
    report = document(nybforge)
    assert by(report["packages"])[job]["built"] is None
    assert job in by(report["failures"])


def test_packages_of_an_older_nybforge_have_no_times(nybforge, channel: Channel) -> None:
    for path in (channel.path / ".nybforge/journal").iterdir():
        path.unlink()
    report = document(nybforge)
    assert [each["built"] for each in report["packages"]] == [None] * 3
    assert report["timelines"] == []


def test_secrets_are_removed(nybforge, channel: Channel, tmp_path: Path) -> None:
    error = Failure(id="NF400", what="curl -H 'Authorization: Bearer abcdefghijklmnop'")
    write_entry(channel, replace(ENTRY, job="x", outcome="failed", errors=(error,)))
    page = tmp_path / "page.html"
    assert nybforge("report", "-o", page).code == 0
    assert "abcdefghijklmnop" not in page.read_text("utf-8")


# --- errors -----------------------------------------------------------------------------------


def refused(answer: Any, code: int, *words: str) -> None:
    assert answer.code == code, answer.err
    assert answer.out == ""
    assert answer.err.count("error[") == 1
    assert answer.err.count("hint:") == 1
    for word in words:
        assert word in answer.err


def test_without_builds_the_next_command_is_named(nybforge, tmp_path: Path) -> None:
    refused(nybforge("report"), 3, "the channel has no built targets yet", "/channel cuda122\n")
    assert not (tmp_path / "report.html").exists()


def test_a_target_that_is_not_built_and_an_unknown_one(nybforge, channel: Channel) -> None:
    refused(nybforge("report", "cuda124"), 3, "not built yet: cuda124", "/channel cuda124\n")
    refused(nybforge("report", "cuda999"), 2, "unknown target 'cuda999'")


@pytest.mark.parametrize("name", ["libnybble-linux-64.json", "journal/libnybble-linux-64.json"])
def test_a_damaged_record_is_one_error_with_its_path(nybforge, channel: Channel, name: str) -> None:
    path = channel.path / ".nybforge" / name
    for damaged in (b"{", b"[]", b"null", b'{"key": 1}', b"\xff"):
        path.write_bytes(damaged)
        refused(nybforge("report"), 2, str(path), "cannot be read")


def test_an_attestation_of_other_bytes(nybforge, channel: Channel) -> None:
    kernels = next(channel.path.glob("noarch/*cuda122*.conda"))
    library = channel.path / "linux-64/libnybble-0.1.0-h0_0.conda"
    attestation_path(library).write_bytes(attested(kernels, "libnybble"))
    refused(nybforge("report"), 2, str(attestation_path(library)), "the attestation is for")
    attestation_path(library).write_text("{}")
    refused(nybforge("report"), 2, "an attestation cannot be used", "cannot be read")


@pytest.mark.parametrize("entries", ["{}", '{"libnybble-0.1.0-h0_0.conda": {}}'])
def test_a_package_that_is_gone_from_the_index(nybforge, channel: Channel, entries: str) -> None:
    index = f'{{"packages": {{}}, "packages.conda": {entries}}}'
    (channel.path / "linux-64/repodata.json").write_text(index)
    refused(nybforge("report"), 2, "libnybble", "channel verify --repair")


def test_a_package_that_is_gone_from_the_folder(nybforge, channel: Channel) -> None:
    next(channel.path.glob("noarch/*cuda122*.conda")).unlink()
    refused(nybforge("report"), 2, "nybble-kernels", "channel verify --repair", " cuda122\n")


@pytest.mark.parametrize("name", ["no/such/page.html", "folder"])
def test_a_page_that_cannot_be_written(
    nybforge, channel: Channel, tmp_path: Path, name: str
) -> None:
    (tmp_path / "folder").mkdir()
    refused(nybforge("report", "-o", name), 4, "cannot be written", name)


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_folder_without_permission(nybforge, channel: Channel, tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    refused(nybforge("report", "-o", "locked/x.html"), 4, "cannot be written")
