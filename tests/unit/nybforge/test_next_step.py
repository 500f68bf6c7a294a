"""The command that a build prints at the end installs the built packages into an unused folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from nybforge.cli.build import _next
from nybforge.plan import Plan


def plan(*packages: str) -> Plan:
    steps = []
    for each in packages:
        package, _, target = each.partition(":")
        steps.append(SimpleNamespace(package=package, target=target or "cpu"))
    return Plan(targets=(), steps=tuple(steps), compilers={})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("packages", "wanted"),
    [
        (["libnybble", "nybble"], "nybble cpu"),
        (["nybble", "nybble-kernels:cuda122"], "nybble cuda122"),
        (["nybble", "nybble-kernels:cuda122", "nybble-kernels:cuda118"], "nybble TARGET"),
        (["nybble", "nybble-bitsandbytes"], "nybble cpu nybble-bitsandbytes"),
    ],
)
def test_the_next_command_installs_what_was_built(
    packages: list[str], wanted: str, tmp_path: Path
) -> None:
    said = _next(plan(*packages), None, tmp_path, {})
    assert said.endswith(f"nybforge env create --prefix ./env {wanted}")


def test_the_folder_it_names_is_not_there_yet(tmp_path: Path) -> None:
    (tmp_path / "env").mkdir()
    (tmp_path / "env2").symlink_to("nowhere")
    assert "--prefix ./env3 " in _next(plan("nybble"), None, tmp_path, {})


def test_after_a_build_in_a_container_the_program_is_the_checkouts(tmp_path: Path) -> None:
    env = {"NYBFORGE_PROGRAM": str(tmp_path / ".venv/bin/nybforge")}
    said = _next(plan("nybble"), None, tmp_path, env)
    assert said.startswith(".venv/bin/nybforge env create ")


def test_the_channel_it_names_is_the_one_built_into(tmp_path: Path) -> None:
    assert "--output elsewhere --prefix" in _next(plan("nybble"), "elsewhere", tmp_path, {})


def test_an_optional_package_is_named_with_its_build_command(
    nybforge: Callable[..., object], package: Callable[..., Path], tmp_path: Path
) -> None:
    channel = tmp_path / "channel"
    for subdir, name in (("linux-64", "libnybble"), ("noarch", "nybble")):
        package(channel / subdir, name, "0.1.0", subdir=subdir)
        index = {"info": {"subdir": subdir}, "packages": {}, "packages.conda": {}}
        (channel / subdir / "repodata.json").write_text(json.dumps(index))
    argv = ("env", "create", "--no-toolchain", "--prefix", str(tmp_path / "env"))
    answer = nybforge(*argv, "nybble", "nybble-bitsandbytes")
    assert answer.code == 3  # type: ignore[attr-defined]
    said = answer.err  # type: ignore[attr-defined]
    assert "nybble-bitsandbytes is not built yet" in said
    assert f"hint: nybforge build --output {channel} cpu --package nybble-bitsandbytes" in said
