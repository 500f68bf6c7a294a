"""The tools that builds need, such as numpy for each Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from nybforge.errors import InputError
from nybforge.toolchain.model import Host, Wanted
from nybforge.toolchain.plan import plan_from, wheels_for
from nybforge.toolchain.sources import Sources, read_sources

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("python", ["3.10", "3.11", "3.12", "3.13", "3.14"])
def test_each_python_gets_its_numpy(python: str, sources: Sources) -> None:
    wheels = wheels_for(sources, "linux-64", python, [])
    numpy = [wheel for wheel in wheels if wheel.name == "numpy"]
    assert {tag.interpreter for wheel in numpy for tag in wheel.tags} == {
        f"cp{python.replace('.', '')}"
    }


def test_a_python_without_numpy_is_an_error(root: Path, host: Callable[..., Host]) -> None:
    machine = host("12.2.0")
    odd = replace(machine, python=replace(machine.python, version="3.99.0"))
    with pytest.raises(InputError, match=r"no pinned numpy wheel for Python 3\.99"):
        plan_from(read_sources(root), odd, [Wanted(target="cpu")])
