"""Combinations that the solver must reject: nybble's bitsandbytes together with the real one, and
images together with a driver of an older major."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, row_of_recipe, write_channel

from nybforge.environments.solve import Request, solve_environment, virtual_packages
from nybforge.environments.specs import Spec
from nybforge.errors import SolveError
from nybforge.variants import load_targets, select


@pytest.fixture(scope="module")
def channel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    (target,) = select(load_targets(root), ["cpu"])
    shim = row_of_recipe("nybble-bitsandbytes", target)
    rows = [
        shim,
        Row(name="nybble", version=shim.version, depends=["python >=3.10"], subdir="noarch"),
        Row(name="python", version="3.11.9"),
        Row(name="pytorch", version="2.13.0", depends=["python"]),
        # conda-forge's versions: old and new versions, a local version and a development version
        *(
            Row(name="bitsandbytes", version=version, depends=["python", "pytorch"])
            for version in ("0.41.3", "0.46.1", "0.50.2", "0.50.2+cuda129", "0.51.0.dev0")
        ),
        Row(name="transformers", version="5.23.0", depends=["python"], subdir="noarch"),
        Row(name="trainer", version="1", depends=["bitsandbytes >=0.46"], subdir="noarch"),
    ]
    return write_channel(tmp_path_factory.mktemp("channel"), rows)


def _solve(channel: Path, *specs: str) -> set[str]:
    request = Request(
        specs=tuple(Spec(text=text) for text in specs),
        channels=(channel.as_uri(),),
        platform="linux-64",
        virtual=virtual_packages("linux-64", []),
    )
    return {record.name.normalized for record in solve_environment(request)}


def test_each_of_them_solves_alone(channel: Path) -> None:
    assert "nybble" in _solve(channel, "nybble-bitsandbytes", "pytorch", "transformers")
    assert "bitsandbytes" in _solve(channel, "bitsandbytes", "transformers")


@pytest.mark.parametrize(
    "other",
    ["bitsandbytes", "bitsandbytes 0.41.3", "bitsandbytes 0.51.0.dev0", "trainer"],
)
def test_no_environment_has_both(channel: Path, other: str) -> None:
    for specs in (("nybble-bitsandbytes", other), (other, "nybble-bitsandbytes")):
        with pytest.raises(SolveError) as caught:
            _solve(channel, *specs)
        assert "bitsandbytes" in str(vars(caught.value))  # the error contains the solver's message


def test_nothing_wanted_brings_neither(channel: Path) -> None:
    assert not {"bitsandbytes", "nybble-bitsandbytes"} & _solve(channel, "transformers", "nybble")


@pytest.fixture(scope="module")
def images(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rows = [
        Row(
            name="nybble-kernels",
            version="0.1.0",
            build=f"{target}_0",
            constrains=[f"__cuda >={major}"],
            subdir="noarch",
        )
        for target, major in (("cuda122", 12), ("cuda130", 13))
    ]
    return write_channel(tmp_path_factory.mktemp("images"), rows)


def _images(channel: Path, spec: str, *virtual: str) -> list[str]:
    request = Request(
        specs=(Spec(text=spec),),
        channels=(channel.as_uri(),),
        platform="linux-64",
        virtual=virtual_packages("linux-64", virtual),
        here=True,
    )
    return [str(record.build) for record in solve_environment(request)]


def test_a_machine_without_driver_takes_any_images_and_one_with_a_driver_those_it_runs(
    images: Path,
) -> None:
    assert _images(images, "nybble-kernels=*=cuda130_*") == ["cuda130_0"]
    assert _images(images, "nybble-kernels", "__cuda=12.2") == ["cuda122_0"]
    assert _images(images, "nybble-kernels=*=cuda130_*", "__cuda=13.0") == ["cuda130_0"]


def test_images_for_a_newer_driver_are_refused_with_a_fix(images: Path) -> None:
    with pytest.raises(SolveError) as caught:
        _images(images, "nybble-kernels=*=cuda130_*", "__cuda=12.2")
    assert caught.value.why == (
        "that machine's __cuda is 12.2; without this pin, the environment can be solved; "
        "the channels then give nybble-kernels 0.1.0 cuda122_0"
    )
    with pytest.raises(SolveError) as caught:
        _images(images, "nybble-kernels", "__cuda=11.8")
    assert "has no __cuda 1" in caught.value.what  # the solver may name either of the two packages
    assert "CONDA_OVERRIDE_CUDA=1" in str(caught.value.hint)
