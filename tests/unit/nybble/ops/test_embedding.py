"""Look-ups in a quantized table return exactly the same bits as the rows of the dequantized
table."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import functional, nn  # noqa: E402
from nybble.errors import InvalidArgument, InvalidIndex  # noqa: E402

DTYPES = (torch.float32, torch.float16, torch.bfloat16)
SHAPES = ((40, 64), (9, 128), (7, 60), (11, 129), (5, 8), (3, 4096))
INDICES = ((), (1,), (5,), (2, 3), (0,), (2, 0))


def indices_of(shape: tuple[int, ...], rows: int, dtype: Any) -> Any:
    return torch.randint(0, rows, shape, generator=torch.manual_seed(1), dtype=dtype)


@pytest.mark.usefixtures("each_path")
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
@pytest.mark.parametrize("nested", [False, True])
def test_rows_of_a_4bit_table(dtype: Any, quant_type: str, nested: bool) -> None:
    for rows, columns in SHAPES:
        layer = nn.Embedding4bit(rows, columns, dtype=dtype, quant_type=quant_type)
        layer.weight.compress_statistics = nested
        layer.to("cpu")
        state = layer.weight.quant_state
        assert state is not None
        assert state.nested is nested
        table = functional.dequantize_4bit(layer.weight.data, state)
        for shape in INDICES:
            for kind in (torch.int64, torch.int32):
                indices = indices_of(shape, rows, kind)
                assert torch.equal(layer(indices), torch.nn.functional.embedding(indices, table))


@pytest.mark.usefixtures("each_path")
def test_rows_have_the_layer_s_original_dtype() -> None:
    layer = nn.EmbeddingNF4(40, 64).half().to("cpu")
    assert layer.weight.quant_state.dtype is torch.float16
    assert layer(torch.arange(3)).dtype is torch.float32


@pytest.mark.usefixtures("each_path")
@pytest.mark.parametrize("dtype", DTYPES)
def test_rows_of_an_int8_table(dtype: Any) -> None:
    for rows, columns in SHAPES:
        layer = nn.Embedding8bit(rows, columns, dtype=dtype).to("cpu")
        codes, stats = layer.weight.CB, layer.weight.SCB
        table = (codes * (stats.view(-1, 1) / 127.0)).to(dtype)
        for shape in INDICES:
            for kind in (torch.int64, torch.int32):
                indices = indices_of(shape, rows, kind)
                assert torch.equal(layer(indices), torch.nn.functional.embedding(indices, table))


@pytest.mark.usefixtures("each_path")
def test_indices_that_are_not_dense_and_bytes_of_another_storage() -> None:
    layer = nn.EmbeddingNF4(30, 64, quant_storage=torch.bfloat16).to("cpu")
    indices = indices_of((4, 6), 30, torch.int64).t()
    assert torch.equal(layer(indices), layer(indices.contiguous()))


@pytest.mark.usefixtures("each_path")
@pytest.mark.parametrize("index", [-1, 10, 2**40, -(2**62)])
def test_an_index_out_of_range_is_an_index_error_that_names_it(index: int) -> None:
    for layer in (nn.EmbeddingNF4(10, 64).to("cpu"), nn.Embedding8bit(10, 64).to("cpu")):
        with pytest.raises(IndexError, match=rf"indices\[2\]: {index} .* 10, less one") as caught:
            layer(torch.tensor([0, 9, index]))
        assert isinstance(caught.value, InvalidIndex)


@pytest.mark.usefixtures("each_path")
def test_other_indices_are_refused() -> None:
    for layer in (nn.EmbeddingNF4(10, 64).to("cpu"), nn.Embedding8bit(10, 64).to("cpu")):
        for wrong in (
            torch.tensor([0.0]),
            torch.tensor([True]),
            torch.tensor([1], dtype=torch.uint8),
        ):
            with pytest.raises(InvalidArgument, match=r"indices.dtype=.*int32 and torch.int64"):
                layer(wrong)
