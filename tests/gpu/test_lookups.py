"""Look-ups in quantized tables on a GPU equal the rows of the dequantized table bit by bit."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nn = import_module("nybble.nn")
F = import_module("nybble.functional")
lookup = import_module("nybble.ops.embedding.calls")

Make = Callable[..., Any]

TABLES = ((1000, 4096), (33, 64), (9, 60), (17, 129), (5, 8), (2, 65600))
INDICES = ((1,), (700,), (3, 5), (0,), ())


def table_of(make: Make, kind: Any, rows: int, columns: int, dtype: Any, **options: Any) -> Any:
    layer = kind(rows, columns, dtype=dtype, **options)
    layer.weight.data = make(rows * columns, dtype, "normal").view(rows, columns).cpu()
    return layer


def indices_of(shape: tuple[int, ...], rows: int, dtype: Any) -> Any:
    return torch.randint(0, rows, shape, device="cuda", dtype=dtype)


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
def test_rows_of_a_4bit_table(make: Make, dtype: Any, quant_type: str, nested: bool) -> None:
    for rows, columns in TABLES:
        layer = table_of(make, nn.Embedding4bit, rows, columns, dtype, quant_type=quant_type)
        layer.weight.compress_statistics = nested
        layer.cuda()
        state = layer.weight.quant_state
        assert state.nested is nested
        table = F.dequantize_4bit(layer.weight.data, state)
        for shape in INDICES:
            for kind in (torch.int64, torch.int32):
                indices = indices_of(shape, rows, kind)
                assert torch.equal(layer(indices), torch.nn.functional.embedding(indices, table))


def test_rows_of_an_int8_table(make: Make, dtype: Any) -> None:
    for rows, columns in TABLES:
        layer = table_of(make, nn.Embedding8bit, rows, columns, dtype).cuda()
        table = (layer.weight.CB * (layer.weight.SCB.view(-1, 1) / 127.0)).to(dtype)
        for shape in INDICES:
            for kind in (torch.int64, torch.int32):
                indices = indices_of(shape, rows, kind)
                assert torch.equal(layer(indices), torch.nn.functional.embedding(indices, table))


def test_4bit_layers_look_up_as_bitsandbytes_does(make: Make, dtype: Any) -> None:
    peer = pytest.importorskip("bitsandbytes.nn")
    ours, theirs = (
        table_of(make, kind, 300, 1024, dtype).cuda()
        for kind in (nn.EmbeddingNF4, peer.EmbeddingNF4)
    )
    indices = indices_of((64,), 300, torch.int64)
    assert torch.equal(ours(indices), theirs(indices))


def test_int8_rows_are_bitsandbytes_s_of_the_same_codes(make: Make, dtype: Any) -> None:
    """bitsandbytes makes the codes. Its quantization divides differently, so some codes differ by
    one."""
    peer = pytest.importorskip("bitsandbytes.nn")
    theirs = table_of(make, peer.Embedding8bit, 300, 1024, dtype).cuda()
    indices = indices_of((64,), 300, torch.int64)
    codes = theirs.weight.data.as_subclass(torch.Tensor)
    got = lookup.embedding_8bit(indices, codes, theirs.weight.SCB, dtype)
    assert torch.equal(got, theirs(indices))


@pytest.mark.parametrize("kind", ["EmbeddingNF4", "Embedding8bit"])
def test_a_cuda_graph_replays_a_look_up_with_other_indices(make: Make, kind: str) -> None:
    layer = table_of(make, getattr(nn, kind), 100, 256, torch.bfloat16).cuda()
    indices = indices_of((20,), 100, torch.int64)
    layer(indices)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        captured = layer(indices)
    for _ in range(2):
        indices.copy_(indices_of((20,), 100, torch.int64))
        graph.replay()
        assert torch.equal(captured, layer(indices))


@pytest.mark.parametrize("kind", ["EmbeddingNF4", "Embedding8bit"])
@pytest.mark.parametrize("index", [-1, 10, 2**40])
def test_what_is_no_row_is_an_assertion_as_in_torch(
    failing: Callable[[str], Any], kind: str, index: int
) -> None:
    text = (
        f"import torch; from nybble import nn; layer = nn.{kind}(10, 64).cuda()\n"
        f"layer(torch.tensor([1, {index}], device='cuda')); torch.cuda.synchronize()"
    )
    done = failing(text)
    assert "device-side assert triggered" in done.stderr
    assert "0 <= index < num_embeddings" in done.stdout + done.stderr
