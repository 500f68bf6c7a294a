"""Int8 layers of 5 to 128 rows, whose product also quantizes the rows, give the same bits as the
separate steps."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
int8 = import_module("nybble.ops.int8.functional")
less = import_module("gpu.less")
calls = import_module("nybble.ops.int8.calls")

SHAPES = [  # m, n, k
    *((5, 16, 64), (8, 5000, 4800), (9, 77, 208), (12, 1024, 1024), (16, 1000, 4096)),
    *((17, 128, 64), (31, 1000, 1024), (33, 5000, 2048), (64, 16, 4096), (65, 1024, 4096)),
    *((100, 77, 16), (127, 128, 4800), (128, 4096, 1024)),
]
# Shapes for simultaneous layers. Under compute-sanitizer, only the small shapes are tested, because
# racecheck takes minutes for each larger float32 layer with outliers.
AT_ONCE = [each for each in SHAPES if not less.LESS or each[0] * each[1] * each[2] <= 80_000_000]


def layer_of(m: int, n: int, k: int, dtype: Any) -> tuple[Any, ...]:
    seed = torch.Generator(device="cuda").manual_seed(m + n + k)
    a = torch.randn(m, k, generator=seed, device="cuda").to(dtype)
    weight = torch.randn(n, k, generator=seed, device="cuda").half()
    codes, scales, _ = int8.int8_vectorwise_quant(weight)
    return a, codes, scales, torch.randn(n, generator=seed, device="cuda").to(dtype)


def by_parts(a: Any, codes: Any, scales: Any, bias: Any) -> Any:
    q, row, _ = int8.int8_vectorwise_quant(a)
    return int8.int8_scaled_mm(q, codes, row, scales, bias, a.dtype)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_layer_has_the_bits_of_its_parts(dtype: Any, shape: tuple[int, int, int]) -> None:
    a, codes, scales, bias = layer_of(*shape, dtype)
    want = by_parts(a, codes, scales, bias)
    for _ in (0, *less.again(2)):
        assert torch.equal(calls.linear(a, codes, scales, 0.0, bias), want)


def test_layers_of_several_streams_do_not_disturb_one_another(dtype: Any) -> None:
    """Each stream has its own quantized rows and counts, and each layer resets the counts."""
    layers = [layer_of(*shape, dtype) for shape in AT_ONCE]
    wanted = [[calls.linear(*layer[:3], t, layer[3]) for t in (0.0, 2.5)] for layer in layers]
    streams = [torch.cuda.Stream() for _ in range(3)]
    torch.cuda.synchronize()
    got = []
    for turn in range(1 if less.LESS else 12):
        for i, layer in enumerate(layers):
            with torch.cuda.stream(streams[(i + turn) % 3]):
                each = [calls.linear(*layer[:3], t, layer[3]) for t in (0.0, 2.5)]
            got.append((i, each))
    torch.cuda.synchronize()
    for i, each in got:
        assert torch.equal(each[0], wanted[i][0])
        assert torch.equal(each[1], wanted[i][1])


def test_threads_on_one_stream_do_not_disturb_one_another(dtype: Any) -> None:
    """A layer with outliers consists of two launches; no other launch may come between them."""
    layers = [layer_of(*shape, dtype) for shape in AT_ONCE if shape[0] <= 64]
    wanted = [calls.linear(*layer[:3], 2.5, layer[3]) for layer in layers]

    def work(start: int) -> bool:
        places = [(start + i) % len(layers) for i in range((1 if less.LESS else 20) * len(layers))]
        got = [calls.linear(*layers[i][:3], 2.5, layers[i][3]) for i in places]
        torch.cuda.synchronize()
        return all(torch.equal(each, wanted[i]) for i, each in zip(places, got, strict=True))

    threads = 2 if less.LESS else 4
    with ThreadPoolExecutor(threads) as pool:
        assert all(pool.map(work, range(threads)))
