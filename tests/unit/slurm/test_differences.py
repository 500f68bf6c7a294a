"""Differences between the nodes of a cluster."""

from __future__ import annotations

import dataclasses

from nybforge import doctor
from nybforge.doctor import Facts
from nybforge.slurm.differences import differences


def facts(**changes: object) -> dict[str, object]:
    return doctor.to_json(dataclasses.replace(Facts(), **changes))


def with_gpu(count: int, release: str) -> dict[str, object]:
    """Return the facts of a node with GPUs."""
    plain = facts()
    gpu = {"name": "NVIDIA A10", "cc": "8.6", "memory_gib": 22.0, "integrated": False}
    return {**plain, "gpus": [gpu] * count, "driver": {**plain["driver"], "release": release}}


def test_equal_nodes_have_no_differences() -> None:
    assert differences({"n1": facts(), "n2": facts()}) == ()
    assert differences({"n1": facts()}) == ()
    assert differences({}) == ()


def test_each_value_is_shown_with_its_nodes_the_commonest_first() -> None:
    nodes = {"n1": with_gpu(1, "535"), "n2": with_gpu(2, "535"), "n3": with_gpu(2, "550")}
    found = {each.fact: each.values for each in differences(nodes)}
    assert found == {
        "driver.release": (("535", ("n1", "n2")), ("550", ("n3",))),
        "gpus NVIDIA A10": (
            ("8.6 22.0; 8.6 22.0", ("n2", "n3")),
            ("8.6 22.0", ("n1",)),
        ),
    }


def test_a_missing_item_is_none_and_free_disk_space_is_no_difference() -> None:
    plain = facts()
    other = facts()
    other["system"]["disk_free_gib"] = 3.5  # type: ignore[index]
    other["probes"] = [{"name": "gpus", "seconds": 1.0}]
    other["packages"] = [{"manager": "pip", "name": "torch", "version": "2.13"}]
    (found,) = differences({"n1": plain, "n2": other})
    assert found.fact == "packages torch"
    assert dict(found.values) == {"none": ("n1",), "pip 2.13": ("n2",)}
