"""On the CPU a float32 layer computes in float32, or in bfloat16 if that is its compute dtype."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import functional, nn  # noqa: E402


def _error(compute_dtype: Any, rows: int, dtype: Any = torch.float32) -> float:
    """Return the relative RMS error of a layer's product with its decoded weight."""
    generator = torch.Generator().manual_seed(rows)
    layer = nn.Linear4bit(4096, 48, bias=False, compute_dtype=compute_dtype, quant_type="nf4")
    layer.weight.data = torch.randn(48, 4096, generator=generator)
    layer = layer.to("cpu").eval()
    x = torch.randn(rows, 4096, generator=generator).to(dtype)
    out = layer(x)
    assert out.dtype is dtype
    decoded = functional.dequantize_4bit(layer.weight.data, layer.weight.quant_state)
    right = x.double() @ decoded.double().T
    return float((out.double() - right).norm() / right.norm())


@pytest.mark.parametrize("rows", [1, 2, 3, 7, 16, 40])
def test_a_float32_layer_computes_in_float32_unless_bfloat16_is_its_compute_dtype(
    rows: int,
) -> None:
    assert _error(None, rows) < 5e-7
    assert _error(torch.float32, rows) < 5e-7
    assert 1e-4 < _error(torch.bfloat16, rows) < 4e-3


@pytest.mark.parametrize("rows", [1, 2, 3, 7, 16, 40])
def test_bfloat16_layers_have_the_error_of_a_rounded_weight(rows: int) -> None:
    assert _error(None, rows, torch.bfloat16) < 4e-3
