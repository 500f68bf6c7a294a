"""The environment files other than the labs also agree with the compatibility tables."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, write_channel

from nybble.compat import accepts, device
from nybforge.environments.labs import load_labs
from nybforge.environments.solve import Request, solve_environment, virtual_packages
from nybforge.environments.specs import EnvironmentFile, read_environment
from nybforge.load import read


def _read(root: Path, name: str) -> tuple[EnvironmentFile, dict[str, str]]:
    """Return the file, and a mapping of package name -> the rest of its spec."""
    file = read_environment(root / f"envs/{name}.yml")
    return file, {spec.name: spec.plain[len(spec.name) :] for spec in file.specs}


@pytest.mark.parametrize("short", ["128", "130", "132"])
def test_an_arm_servers_file_has_the_parts_of_one_toolkit(root: Path, short: str) -> None:
    file, specs = _read(root, f"sbsa-cu{short}")
    lab = next(each for each in load_labs(root) if each.short == short)
    gcc = specs["gcc_linux-aarch64"].removeprefix("=")
    assert specs["gxx_linux-aarch64"] == f"={gcc}"
    assert accepts(lab.nvcc, gcc)
    assert specs["cuda-version"] == f"={lab.cuda}"
    parts = lab.label.parts
    for name in ("cuda-nvcc", "cuda-cudart-dev"):
        assert specs[name] == f"={parts[name]}"
    for name in ("libcublas", "libcusparse", "cuda-nvrtc"):
        assert specs[f"{name}-dev"] == f"={parts[name]}"
    assert specs["arm-variant"] == "=*=sbsa"
    assert not any(spec.endswith("_linux-64") for spec in specs)
    assert file.channels[1:] == ("conda-forge",)


def test_the_forge_lab_is_of_one_toolkit_and_a_gcc_it_takes(root: Path) -> None:
    file, specs = _read(root, "bnb122lab-forge")
    lab = next(each for each in load_labs(root) if each.short == "122")
    assert file.channels[1:] == ("conda-forge",)
    assert accepts(lab.nvcc, specs["gcc_linux-64"].removeprefix("="))
    for name, version in lab.label.parts.items():
        if name in specs:
            assert specs[name] == f"={version}", name


@pytest.mark.parametrize("board", ["jetson-xavier", "jetson-orin"])
def test_a_jetsons_file_has_a_gcc_that_its_toolkits_take(root: Path, board: str) -> None:
    file, specs = _read(root, board)
    rows = read(root / "recipe/toolchains/boards.yaml")
    row = next(
        each.mapping()
        for each in rows.require("boards").items()
        if each.mapping()["name"].text() == board
    )
    sm = row["sm"].text()
    assert device(f"{sm[0]}.{sm[1]}").tegra
    gcc = specs["gcc_linux-aarch64"].removeprefix("=")
    assert specs["gxx_linux-aarch64"] == f"={gcc}"
    # the targets' CUDA versions in the range of JetPack versions that this file accepts
    low, high = specs["jetpack-cuda"].removeprefix(">=").split(",<")
    numbers = [tuple(map(int, each.split("."))) for each in (low, high)]
    inside = [
        each.cuda
        for each in load_labs(root)
        if numbers[0] <= tuple(map(int, each.cuda.split("."))) < numbers[1]
    ]
    assert inside
    assert all(accepts(cuda, gcc) for cuda in inside)
    assert not any(name.startswith(("cuda-", "libcu")) for name in specs), "L4T's own, not sbsa's"
    assert float(specs["sysroot_linux-aarch64"].removeprefix("=2.")) <= float(
        row["glibc"].text().removeprefix("2.")
    )
    assert file.channels == ("conda-forge", "./build/toolchain")


@pytest.mark.parametrize("name", ["cpu", "cuda118", "cuda122", "cuda124", "cuda128", "cuda130"])
def test_a_runtime_file_keeps_the_driver_family_of_its_images(root: Path, name: str) -> None:
    file, specs = _read(root, f"runtime-{name}")
    assert file.channels[0] == "./output"
    assert "nybble" in specs
    if name == "cpu":
        assert "pytorch-cpu" in specs
        assert not any("cuda" in each or each == "nybble-kernels" for each in specs)
        return
    lab = next(each for each in load_labs(root) if each.variant.target == name)
    major = int(lab.cuda.split(".")[0])
    assert specs["cuda-version"] == f">={lab.cuda},<{major + 1}"
    assert specs["nybble-kernels"] == f"=*={name}_*"
    assert "pytorch-gpu" in specs


def _arm(name: str, version: str, variant: str) -> Row:
    """Return one of the two Arm builds that conda-forge has of a CUDA library."""
    build, needs = f"{variant}_0", (f"arm-variant * {variant}", "cuda-version >=12.9,<12.10.0a0")
    return Row(name=name, version=version, build=build, depends=needs, subdir="linux-aarch64")


@pytest.mark.parametrize("asked", [True, False], ids=["as written", "without arm-variant"])
def test_an_orin_gets_the_libraries_for_jetson(root: Path, tmp_path: Path, asked: bool) -> None:
    file, specs = _read(root, "runtime-jetson-orin")
    assert file.channels == ("./output", "conda-forge")
    lab = next(each for each in load_labs(root) if each.variant.target == "cuda129")
    assert "87-real" in lab.variant.capabilities
    assert specs["nybble-kernels"] == "=*=cuda129_*"
    assert not any("torch" in name for name in specs), "conda-forge's depends on arm-variant sbsa"
    libraries = {"cuda-nvrtc": "12.9.86", "libcublas": "12.9.1.4"}
    rows = [_arm(*pair, variant) for pair in libraries.items() for variant in ("sbsa", "tegra")]
    # conda-forge gives priority to sbsa
    for variant, feature in (("sbsa", None), ("tegra", "arm_tegra")):
        name = "arm-variant"
        rows.append(Row(name=name, version="1.2.0", build=variant, track_features=feature))
    rows.append(Row(name="cuda-version", version="12.9", constrains=["__cuda >=12"]))
    rows.append(Row(name="nybble-kernels", version="0.1.0", build="cuda129_h0_0"))
    plain = {"nybble": "0.1.0", "numpy": "2.1", "pip": "26.0", "python": "3.10.1"}
    rows += [Row(name=name, version=version) for name, version in plain.items()]
    rows = [row if row.depends else replace(row, subdir="noarch") for row in rows]
    request = Request(
        specs=tuple(spec for spec in file.specs if asked or spec.name != "arm-variant"),
        channels=(write_channel(tmp_path, rows).as_uri(),),
        platform="linux-aarch64",
        virtual=virtual_packages("linux-aarch64", ["__cuda=12.6"]),
    )
    found = {record.name.normalized: str(record.build) for record in solve_environment(request)}
    assert {found[name] for name in libraries} == {"tegra_0" if asked else "sbsa_0"}


def test_the_developers_file_has_the_compilers_of_the_cpu_target(root: Path) -> None:
    _, specs = _read(root, "dev")
    cpu = read(root / "recipe/variants/cpu.yaml")
    wanted = cpu.require("cxx_compiler_version").items()[0].text()
    assert specs["gcc_linux-64"] == specs["gxx_linux-64"] == f"={wanted}"
