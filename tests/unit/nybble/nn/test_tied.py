"""Checkpoints of quantized layers that share their weight, as torch's layers do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
files = pytest.importorskip("safetensors.torch")

from nybble import nn  # noqa: E402

KINDS: dict[str, Callable[[], Any]] = {
    "nf4": lambda: nn.Linear4bit(64, 64, quant_type="nf4", compress_statistics=False),
    "nested": lambda: nn.Linear4bit(64, 64, quant_type="fp4"),
    "int8": lambda: nn.Linear8bitLt(64, 64, has_fp16_weights=False),
}
X = torch.linspace(-1, 1, 192).reshape(3, 64)


class Tied(torch.nn.Module):
    """Two layers that are the same module or share a weight, tied before or after quantization."""

    def __init__(self, kind: str, tie: str) -> None:
        super().__init__()
        self.a = KINDS[kind]()
        self.b = self.a if tie == "layer" else KINDS[kind]()
        if tie == "before":
            self._share()
        self.to("cpu")
        if tie == "after":
            self._share()

    def _share(self) -> None:
        self.b.weight, self.b.bias = self.a.weight, self.a.bias

    def outputs(self) -> list[Any]:
        with torch.no_grad():
            return [self.b(X), self.a(X)]


def same(one: Tied, other: Tied) -> None:
    wanted = one.outputs()
    assert torch.equal(*wanted)
    for ours in other.outputs():
        assert torch.equal(ours, wanted[0])
    assert other.a.weight is other.b.weight


@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize("tie", ["layer", "before", "after"])
@pytest.mark.parametrize("kind", list(KINDS))
def test_models_with_tied_layers_are_saved_and_loaded(
    kind: str, tie: str, called: bool, tmp_path: Path
) -> None:
    saved, by_file, by_state = (Tied(kind, tie) for _ in range(3))
    if called:
        for model in (saved, by_file, by_state):
            model.outputs()
    files.save_model(saved, str(tmp_path / "model"))
    assert files.load_model(by_file, str(tmp_path / "model")) == (set(), [])
    same(saved, by_file)
    assert str(by_state.load_state_dict(saved.state_dict())) == "<All keys matched successfully>"
    same(saved, by_state)


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_floating_checkpoint_is_quantized_once_for_both(kind: str) -> None:
    plain = torch.nn.Linear(64, 64)
    model = Tied(kind, "after")
    given = {f"a.{name}": value for name, value in plain.state_dict().items()}
    missing = model.load_state_dict(given, strict=False).missing_keys
    assert all(name.startswith("b.") for name in missing), missing
    fresh = KINDS[kind]()
    fresh.load_state_dict(plain.state_dict())
    fresh.to("cpu")
    with torch.no_grad():
        wanted = fresh(X)
    for ours in model.outputs():
        assert torch.equal(ours, wanted)


@pytest.mark.parametrize("kind", list(KINDS))
def test_missing_items_of_a_checkpoint_are_named(kind: str) -> None:
    layer = KINDS[kind]().to("cpu")
    names = list(layer.state_dict())
    assert sorted(layer.load_state_dict({}, strict=False).missing_keys) == sorted(names)
    bytes_alone = {name: layer.state_dict()[name] for name in ("weight", "bias")}
    lacking = layer.load_state_dict(bytes_alone, strict=False).missing_keys
    assert set(lacking) == ({"SCB"} if kind == "int8" else {*names} - {"weight", "bias"})
    assert KINDS[kind]().load_state_dict({}, strict=False).missing_keys == ["weight", "bias"]


def test_the_weight_of_another_int8_layer_is_used_with_its_scales() -> None:
    one, other = (KINDS["int8"]().to("cpu") for _ in range(2))
    other.bias = one.bias
    for called in (False, True):
        if called:
            one(X)
        other.weight = one.weight
        assert torch.equal(other.state_dict()["SCB"], one.state_dict()["SCB"])
        assert torch.equal(other(X), one(X))
