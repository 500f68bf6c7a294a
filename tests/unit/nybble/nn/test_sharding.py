"""FSDP with two real processes (gloo, CPU): 4-bit weights as in QLoRA, and optimizer states."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch.distributed")


# FSDP 1 is last, because it may leave its process in a state that FSDP 2 does not expect.
VERSIONS = ("2", "2-policy", "1")
OPTIMIZERS = (
    *("AdamW8bit", "AdamW4bit", "AdEMAMix32bit", "Muon8bit"),
    *("AdamWScheduleFree8bit", "CAME8bit"),
)


@pytest.fixture(scope="module")
def seen(
    two_processes: Callable[..., dict[str, Any]], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    """Return the results of each FSDP version, which one pair of processes runs in turn."""
    return two_processes("sharded", tmp_path_factory.mktemp("sharded"), *VERSIONS)


@pytest.fixture(scope="module")
def stepped(
    two_processes: Callable[..., dict[str, Any]], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    """Return the results of each optimizer, which one pair of processes runs in turn."""
    return two_processes("sharded_optimizer", tmp_path_factory.mktemp("sharded"), *OPTIMIZERS)


@pytest.mark.torch("2.13")
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_an_optimizer_steps_dtensors_and_its_states_are_saved_and_loaded(
    name: str, stepped: dict[str, Any]
) -> None:
    found = stepped[name]
    # Shards have other blocks of 8-bit values, and a last loss is a twentieth of the first.
    least = 0.01 * found["alone"][0]
    assert found["together"] == pytest.approx(found["alone"], rel=0.1, abs=least)
    assert found["together"][-1] < 0.3 * found["together"][0]
    for way in ("of shards", "of the whole", "of the flat"):
        assert found[way], way  # training continues with the same bits
    assert found["of one"][0] == pytest.approx(found["of one"][1], rel=1e-2)
    if "8bit" in name or "4bit" in name:
        assert "saved with a different sharding (here: whole blocks)" in found["other parts"]
        assert "a different sharding (here: 2 parts of (64, 9))" in found["not cut"]
    else:
        assert (found["other parts"], found["not cut"]) == ("", "")
    assert "the norm of a sharded parameter is not" in found["a norm"]


@pytest.mark.torch("2.13")
def test_came_and_muon_step_shards_of_any_dimension(
    two_processes: Callable[..., dict[str, float]], tmp_path: Path
) -> None:
    found = two_processes("sharded_dimensions", tmp_path)
    came = 2 * 3 + 3 * 6 + 4 * 6  # placements and tensors of each shape
    assert len(found) == came + 2 * (3 + 3 + 4)
    assert {name: far for name, far in found.items() if not far < 1e-5} == {}


@pytest.mark.torch("2.10")
@pytest.mark.parametrize("version", VERSIONS)
def test_each_process_has_half_and_trains_as_one_process(
    version: str, seen: dict[str, Any]
) -> None:
    found = seen[version]
    assert found["local bytes"] <= 0.6 * found["all bytes"]
    assert found["together"] == pytest.approx(found["alone"], rel=1e-3)
    assert found["together"][-1] < found["together"][0]


# without FSDP 1, because torch 2.13 crashes when FSDP 1 gathers layers on the CPU
@pytest.mark.torch("2.10")
@pytest.mark.parametrize("version", VERSIONS[:2])
def test_the_gathered_state_dict_is_the_unsharded_one(version: str, seen: dict[str, Any]) -> None:
    found = seen[version]
    assert (found["names"], found["changed"], found["reload"]) == ([], [], 0.0)


def test_a_shard_is_saved_as_the_plain_tensor_it_holds(libnybble: Path, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from nybble import nn

    weight = nn.Linear4bit(64, 64, quant_type="nf4").to("cpu").weight
    shard = weight.new_zeros(weight.shape)
    shard.narrow(0, 0, weight.shape[0]).copy_(weight)
    torch.save({"shard": shard.cpu()}, tmp_path / "shard.pt")
    saved = torch.load(tmp_path / "shard.pt", weights_only=True)["shard"]
    assert type(saved) is torch.Tensor
    assert torch.equal(saved, weight.data)


@pytest.mark.torch("2.13")
def test_dtensors_of_another_checkpoint_load_into_an_fsdp_2_model(
    two_processes: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    found = two_processes("sharded_load", tmp_path, "int8", "nf4", "bf16")
    assert len(found) == 6
    assert max(found.values()) < 1e-5, found
