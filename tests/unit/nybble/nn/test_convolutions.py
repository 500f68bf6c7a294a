"""A parametrization stores the weight of a convolution in 4 bits, as the documentation says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble.nn import parametrize  # noqa: E402

LAYERS: list[tuple[Any, tuple[int, ...]]] = [
    (lambda: torch.nn.Conv1d(16, 32, 3), (2, 16, 40)),
    (lambda: torch.nn.Conv2d(16, 32, 3, padding=1), (2, 16, 8, 8)),
    (lambda: torch.nn.Conv2d(64, 64, 1), (2, 64, 8, 8)),
    (lambda: torch.nn.ConvTranspose2d(16, 8, 3), (2, 16, 8, 8)),
]


@pytest.mark.parametrize(("make", "shape"), LAYERS)
def test_a_convolution_has_a_4_bit_weight(
    make: Any, shape: tuple[int, ...], tmp_path: Path
) -> None:
    layer, x = make(), torch.randn(shape)
    before, wide = layer(x).detach(), layer.weight.nbytes
    parametrize.replace_parameter_4bit(layer, "weight", quant_type="nf4")
    stored = layer.parametrizations.weight.original
    assert stored.nbytes * 8 == wide
    after = layer(x)
    assert (after - before).norm() < 0.15 * before.norm()
    after.sum().backward()
    assert layer.bias.grad is not None
    torch.save(layer.state_dict(), tmp_path / "saved.pt")
    saved = torch.load(tmp_path / "saved.pt", weights_only=True)
    assert torch.equal(saved["weight"], stored)
