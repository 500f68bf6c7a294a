"""Quantized embeddings are saved and loaded with the keys of the linear layers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import nn  # noqa: E402

LAYERS: dict[str, Any] = {
    "fp4": nn.EmbeddingFP4,
    "nf4": nn.EmbeddingNF4,
    "nf4 in float32": lambda rows, width, **more: nn.Embedding4bit(
        rows, width, quant_type="nf4", quant_storage=torch.float32, **more
    ),
    "int8": nn.Embedding8bit,
}
IDS = torch.tensor([[0, 5], [9, 5]])


@pytest.mark.parametrize("kind", LAYERS)
@pytest.mark.parametrize("quantized", [False, True], ids=["into new", "into quantized"])
def test_a_checkpoint_gives_the_same_values(kind: str, quantized: bool, tmp_path: Path) -> None:
    layer = LAYERS[kind](10, 64).to("cpu")
    wanted = layer(IDS)
    torch.save(layer.state_dict(), tmp_path / "e.pt")
    other = LAYERS[kind](10, 64)
    other = other.to("cpu") if quantized else other
    other.load_state_dict(torch.load(tmp_path / "e.pt", weights_only=True))
    assert torch.equal(other.to("cpu")(IDS), wanted)
    assert other.state_dict().keys() == layer.state_dict().keys()


@pytest.mark.parametrize("kind", LAYERS)
def test_a_checkpoint_on_meta_and_by_assignment(kind: str) -> None:
    layer = LAYERS[kind](10, 64).to("cpu")
    made = LAYERS[kind](10, 64, device="meta")
    made.load_state_dict(layer.state_dict(), assign=True)
    assert torch.equal(made(IDS), layer(IDS))


def test_keys() -> None:
    four, eight = nn.EmbeddingNF4(10, 64).to("cpu"), nn.Embedding8bit(10, 64).to("cpu")
    assert sorted(four.state_dict()) == [
        *("weight", "weight.absmax", "weight.quant_map"),
        "weight.quant_state.bitsandbytes__nf4",
    ]
    assert sorted(eight.state_dict()) == ["SCB", "weight"]
    assert sorted(nn.EmbeddingNF4(10, 64).state_dict()) == ["weight"]


def test_incomplete_and_foreign_checkpoints_are_refused() -> None:
    eight = nn.Embedding8bit(10, 64).to("cpu")
    items = eight.state_dict()
    with pytest.raises(RuntimeError, match=r"Missing key.*SCB"):
        nn.Embedding8bit(10, 64).load_state_dict({"weight": items["weight"]})
    four = nn.EmbeddingNF4(10, 64).to("cpu")
    with pytest.raises(RuntimeError, match="size mismatch for weight"):
        nn.EmbeddingNF4(12, 64).load_state_dict(four.state_dict())
    with pytest.raises(RuntimeError, match=r"weight in the checkpoint.*items \['quant_map'\]"):
        nn.EmbeddingNF4(10, 64).load_state_dict(
            {k: v for k, v in four.state_dict().items() if k != "weight.quant_map"}
        )
