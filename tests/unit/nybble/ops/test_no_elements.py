"""Operations on empty arrays return empty results, and statistics of 0 instead of old memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import autograd, nn  # noqa: E402
from nybble import functional as F  # noqa: E402

NONE = torch.zeros(0, 64)


def soil() -> None:
    """Allocate memory of the statistics' size, fill it with 7, and free it."""
    for size in (64, 5):
        kept = [torch.full((size,), 7.5) for _ in range(8)]
        kept += [torch.full((size,), 7, dtype=torch.uint8) for _ in range(8)]
        del kept


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("quantize", [F.quantize_4bit, F.quantize_blockwise])
def test_empty_arrays_are_quantized(quantize: Callable[..., Any], nested: bool) -> None:
    is_4bit = quantize is F.quantize_4bit
    codes, state = quantize(NONE, **{"compress_statistics" if is_4bit else "nested": nested})
    assert codes.numel() == state.absmax.numel() == 0
    back = (F.dequantize_4bit if is_4bit else F.dequantize_blockwise)(codes, state)
    assert back.shape == NONE.shape


@pytest.mark.parametrize("threshold", [0.0, 3.0])
def test_rows_without_elements_have_statistics_of_0(threshold: float) -> None:
    soil()
    q, rows, outliers = F.int8_vectorwise_quant(torch.zeros(5, 0), threshold)
    assert q.shape == (5, 0)
    assert rows.tolist() == [0.0] * 5
    assert outliers is None or outliers.numel() == 0
    soil()
    *both, rows, columns, outliers = F.int8_double_quant(NONE, threshold=threshold)
    assert all(one.shape == (0, 64) for one in both)
    assert rows.numel() == 0
    assert columns.tolist() == [0.0] * 64
    assert outliers is None or outliers.numel() == 0


def test_products_without_elements_are_zero_or_empty() -> None:
    packed, state = F.quantize_4bit(torch.randn(8, 64))
    x = NONE.clone().requires_grad_()
    result = autograd.matmul_4bit(x, packed, state, bias=torch.zeros(8))
    result.sum().backward()
    assert result.shape == (0, 8)
    assert x.grad is not None
    assert x.grad.shape == (0, 64)
    q = torch.zeros(8, 64, dtype=torch.int8)
    rows, columns = torch.zeros(0), torch.zeros(8)
    assert F.int8_linear_matmul(q[:0], q).shape == (0, 8)
    assert F.int8_scaled_mm(q[:0], q, rows, columns).shape == (0, 8)
    assert F.int8_mm_dequant(torch.zeros(0, 8, dtype=torch.int32), rows, columns).shape == (0, 8)
    assert F.int8_vectorwise_dequant(q[:0], rows).shape == (0, 64)
    assert autograd.matmul(NONE, torch.randn(8, 64), threshold=3.0).shape == (0, 8)


def test_a_step_without_parameters_works() -> None:
    empty = [torch.zeros(0) for _ in range(4)]
    g, p, state1, state2 = empty
    F.optimizer_update_32bit("adam", g, p, state1, 0.9, 1e-8, 1, 0.1, state2=state2, beta2=0.99)


@pytest.mark.filterwarnings("ignore:Initializing zero-element")
@pytest.mark.parametrize("bias", [False, True])
def test_layers_without_input_features_return_their_bias(bias: bool) -> None:
    for layer in (nn.Linear4bit(0, 8, bias), nn.Linear8bitLt(0, 8, bias, has_fp16_weights=False)):
        wanted = 0 if layer.bias is None else layer.bias.detach().expand(2, 8)
        assert (layer.to("cpu")(torch.zeros(2, 0)).detach() == wanted).all()


@pytest.mark.parametrize("shape", [(1, 1, 2), (2, 1, 1), (1, 1, 1), (2,), ()])
@pytest.mark.parametrize("kind", [lambda a: a, lambda a: a.numpy()], ids=["torch", "numpy"])
def test_a_single_byte_is_not_transposed(shape: Any, kind: Any) -> None:
    values = kind(torch.ones(shape))
    back = F.dequantize_4bit(*F.quantize_4bit(values))
    assert back.shape == values.shape
