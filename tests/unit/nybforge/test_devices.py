"""Devices by name, and targets that have kernels only for the named devices."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fake_programs import program

from nybforge import devices
from nybforge.devices import for_devices, resolve
from nybforge.errors import Problems, RuleError, UsageError
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.variants import load_targets, select

ROOT = Path(__file__).resolve().parents[3]
TARGETS = load_targets(ROOT)


def runner(path: str = "") -> Runner:
    out = io.StringIO()
    return Runner(report=Report(stdout=out, stderr=out, env={}), env={"PATH": path})


@pytest.mark.parametrize(
    ("name", "capability"),
    [
        ("sm_86", (8, 6)),
        ("compute_90a", (9, 0)),
        ("8.7", (8, 7)),
        ("121", (12, 1)),
        ("h100", (9, 0)),
        ("H200", (9, 0)),
        ("rtx4090", (8, 9)),
        ("rtx-3060", (8, 6)),
        ("jetson-orin", (8, 7)),
        ("xavier", (7, 2)),
        ("dgx spark", (12, 1)),
    ],
)
def test_a_device_has_one_compute_capability(name: str, capability: tuple[int, int]) -> None:
    assert resolve([name], runner()) == (capability,)


def test_devices_are_sorted_and_each_is_there_once() -> None:
    assert resolve(["h100,sm_86", "a100", " h200 "], runner()) == ((8, 0), (8, 6), (9, 0))


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["geforce9000"], "unknown device 'geforce9000'"),
        (["sm_999"], "unknown device 'sm_999'"),
        (["8.5"], "unknown device '8.5'"),
        ([""], "unknown device ''"),
        (["h100,"], "unknown device ''"),
        (["rtx"], "'rtx' is the name of several devices"),
        (["jetson"], "'jetson' is the name of several devices"),
    ],
)
def test_a_name_of_no_device_or_of_several_is_an_error(names: list[str], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        resolve(names, runner())
    assert caught.value.what == message
    assert caught.value.hint


def test_every_unknown_name_is_reported() -> None:
    with pytest.raises(Problems) as caught:
        resolve(["one", "h100", "two"], runner())
    assert len(caught.value.errors) == 2


def nvidia_smi(folder: Path, text: str) -> str:
    program(folder / "nvidia-smi", f"#!/bin/sh\n{text}\n")
    return str(folder)


def test_auto_is_every_gpu_of_this_machine(tmp_path: Path) -> None:
    here = runner(nvidia_smi(tmp_path, "printf '9.0\\n8.6\\n9.0\\n'"))
    assert resolve(["auto"], here) == ((8, 6), (9, 0))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("echo NVIDIA-SMI has failed because it could not communicate; exit 9", "has failed"),
        (
            "echo compute_cap is not a valid field to query; exit 2",
            "not a valid field",
        ),
        ("true", "the program lists no GPU"),
        (None, "not found"),
    ],
)
def test_auto_without_an_answer_says_why_and_what_to_write(
    tmp_path: Path, text: str | None, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "ROOT", tmp_path / "none")
    here = runner(nvidia_smi(tmp_path, text) if text else "")
    with pytest.raises(UsageError, match="cannot be listed") as caught:
        resolve(["auto"], here)
    assert why in str(caught.value.why)
    assert "--device sm_86" in str(caught.value.hint)


def test_auto_on_a_jetson_reads_the_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = tmp_path / "proc/device-tree/compatible"
    board.parent.mkdir(parents=True)
    board.write_bytes(b"nvidia,p3737-0000+p3701-0000\0nvidia,tegra234\0")
    monkeypatch.setattr(devices, "ROOT", tmp_path)
    assert resolve(["auto"], runner()) == ((8, 7),)


def narrowed(target: str, *names: str) -> str:
    (variant,) = for_devices(select(TARGETS, [target]), resolve(names, runner()))
    assert dict(variant.chosen) in ({}, {"compute_capabilities": " ".join(variant.capabilities)})
    return " ".join(variant.capabilities)


def test_a_target_for_devices_has_their_cubins_alone() -> None:
    assert narrowed("cuda122", "sm_86", "h100") == "86-real 90a-real"
    assert narrowed("cuda118", "h100") == "90-real", "CUDA 11.8 has no 90a"
    assert narrowed("cuda130", "rtx4090,dgx spark") == "89-real 121-real"
    assert narrowed("cpu", "h100") == ""


def test_no_device_leaves_the_target_unchanged() -> None:
    assert for_devices(TARGETS, ()) == TARGETS


def test_a_toolkit_that_cannot_compile_for_a_device_is_an_error() -> None:
    with pytest.raises(RuleError) as caught:
        narrowed("cuda122", "rtx5090")
    assert caught.value.what == "cuda122 cannot compile for sm_120"
    assert caught.value.hint == "nybforge compat --device 12.0 lists targets that support it"
    with pytest.raises(Problems) as several:
        for_devices(select(TARGETS, ["cuda122", "cuda129", "cuda130"]), ((7, 0), (12, 1)))
    found = {getattr(error, "what", "") for error in several.value.errors}
    assert found == {"cuda122 cannot compile for sm_121", "cuda130 cannot compile for sm_70"}
