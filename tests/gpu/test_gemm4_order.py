"""4-bit products whose launches overlap see everything that earlier kernels wrote, in any order."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
F = import_module("nybble.functional")
less = import_module("gpu.less")

Make = Callable[..., Any]
N, K, TURNS = (512, 4096, 2) if less.LESS else (2048, 4096, 12)


class Weights:
    """Packed weights with scales (nested: 8-bit codes), and buffers that receive one of them."""

    def __init__(self, make: Make, count: int, n: int, k: int, nested: bool) -> None:
        made = [
            F.quantize_4bit(
                make(n * k, torch.bfloat16, "normal", seed=i).view(n, k),
                quant_type="nf4",
                compress_statistics=nested,
            )
            for i in range(count)
        ]
        self.sources = [(packed, state.absmax.clone()) for packed, state in made]
        self.packed, self.state = made[0][0].clone(), made[0][1]

    def write(self, i: int) -> None:
        packed, absmax = self.sources[i % len(self.sources)]
        self.packed.copy_(packed)
        self.state.absmax.copy_(absmax)

    def product(self, a: Any) -> Any:
        return nybble.matmul_4bit(a, self.packed, self.state)

    def expected(self, a: Any, i: int) -> Any:
        self.write(i)
        torch.cuda.synchronize()
        result = self.product(a)
        torch.cuda.synchronize()
        return result


def captured(body: Callable[[], list[Any]]) -> tuple[Any, list[Any]]:
    """Return a graph of `body` and the results after each replay."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream), torch.no_grad():
        body()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph), torch.no_grad():
        results = body()
    return graph, results


def replays_give(graph: Any, results: list[Any], wanted: list[Any], times: int) -> None:
    for _ in range(1 if less.LESS else times):
        for result in results:
            result.fill_(float("nan"))
        graph.replay()
        torch.cuda.synchronize()
        for i, (result, want) in enumerate(zip(results, wanted, strict=True)):
            assert torch.equal(result, want), i


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("m", [1, 16, 64])
def test_a_graphs_products_see_weights_written_one_and_two_kernels_ahead(
    make: Make, m: int, nested: bool
) -> None:
    ahead, fixed = Weights(make, 3, N, K, nested), Weights(make, 1, N, K, nested)
    a = make(m * K, torch.bfloat16, "normal", seed=9).view(m, K)

    def body() -> list[Any]:
        results = []
        for turn in range(TURNS):
            ahead.write(turn)
            results.append(ahead.product(a))  # the previous kernel wrote the weight
            results.append(ahead.product(a))  # the kernel before the previous one wrote it
            ahead.write(turn + 1)
            results.append(fixed.product(a))
            results.append(ahead.product(a))  # written before, with a product in between
        return results

    wanted = []
    with torch.no_grad():
        for turn in range(TURNS):
            now = ahead.expected(a, turn)
            wanted += [now, now, fixed.expected(a, 0), ahead.expected(a, turn + 1)]
    replays_give(*captured(body), wanted, 25)


def test_a_graphs_products_see_their_inputs_and_a_weight_that_is_a_products_result(
    make: Make,
) -> None:
    """A chain of products; the last product uses a result's bytes as its packed weight."""
    square = Weights(make, 1, 4096, 4096, False)
    first = make(4096, torch.bfloat16, "normal", seed=3).view(1, 4096) / 64
    packed, state = F.quantize_4bit(
        make(16 * 1024, torch.bfloat16, "normal", seed=4).view(16, 1024), quant_type="nf4"
    )
    assert packed.numel() == 4096 * 2
    short = make(1024, torch.bfloat16, "normal", seed=5).view(1, 1024)

    def body() -> list[Any]:
        x, results = first, []
        for _ in range(TURNS):
            x = square.product(x)
            results.append(x)
            bits = x.view(torch.uint8).view(packed.shape)
            results.append(nybble.matmul_4bit(short, bits, state))
        return results

    wanted = []
    x = first
    with torch.no_grad():
        for _ in range(TURNS):
            x = square.expected(x, 0)
            bits = x.view(torch.uint8).view(packed.shape).clone()
            torch.cuda.synchronize()
            wanted += [x, nybble.matmul_4bit(short, bits, state)]
    replays_give(*captured(body), wanted, 50)


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("m", [1, 16, 40, 128, 300, 512])
def test_a_graphs_products_see_inputs_written_one_and_two_kernels_ahead(
    make: Make, m: int, nested: bool
) -> None:
    """The memory of a result must not be memory that the previous product still reads."""
    n = 1024 if less.LESS else 2048
    first, second = (Weights(make, 1, n, n, nested) for _ in range(2))
    sources = [make(m * n, torch.bfloat16, "normal", seed=i).view(m, n) / 64 for i in range(3)]
    x, place, other = sources[0].clone(), sources[0].clone(), sources[2].flip(0).contiguous()

    def body(between: Callable[[], None] = lambda: None) -> list[Any]:
        results = []

        def product(weights: Weights, a: Any, out: Any = None) -> Any:
            result = nybble.matmul_4bit(a, weights.packed, weights.state, out=out)
            between()
            if out is None:
                results.append(result)
            return result

        for turn in range(1 if less.LESS else TURNS):
            x.copy_(sources[turn % 3])
            between()
            product(first, other)
            product(second, x)  # x was written by the kernel before the previous one
            y = product(first, x)
            z = product(second, y)
            product(first, y)
            product(first, z)
            product(second, x, out=place)
            product(first, place)
            product(second, other, out=place)
            product(first, x)
            product(first, place)
        return results

    with torch.no_grad():
        wanted = [result.clone() for result in body(torch.cuda.synchronize)]
    replays_give(*captured(body), wanted, 25)


@pytest.mark.parametrize("m", [1, 64])
def test_a_graphs_products_see_codes_meaning_that_is_a_products_result(make: Make, m: int) -> None:
    """A product uses a result's bytes as the code book of its nested scales."""
    ahead, nested = Weights(make, 1, 512, K, False), Weights(make, 1, N, K, True)
    x = make(K, torch.bfloat16, "normal", seed=3).view(1, K)
    a = make(m * K, torch.bfloat16, "normal", seed=9).view(m, K)

    def body(between: Callable[[], None] = lambda: None) -> list[Any]:
        results = []
        for _ in range(TURNS):
            results.append(ahead.product(x))
            nested.state.state2.code = results[-1].view(torch.float32).view(256)
            between()
            results.append(nested.product(a))
            between()
        return results

    with torch.no_grad():
        wanted = body(torch.cuda.synchronize)
    replays_give(*captured(body), wanted, 25)


def test_products_of_two_streams_joined_in_a_graph_are_right(make: Make) -> None:
    ahead, a = Weights(make, 2, N, K, False), make(K, torch.bfloat16, "normal", seed=9).view(1, K)
    side = torch.cuda.Stream()

    def body() -> list[Any]:
        here, results = torch.cuda.current_stream(), []
        for turn in range(TURNS):
            results.append(ahead.product(a))  # with the weight of the previous turn
            side.wait_stream(here)
            with torch.cuda.stream(side):
                ahead.write(turn)
            here.wait_stream(side)
            results.append(ahead.product(a))
        return results

    with torch.no_grad():
        wanted = [ahead.expected(a, turn) for turn in range(TURNS)]
    graph, results = captured(body)
    for _ in range(1 if less.LESS else 25):
        ahead.write(TURNS - 1)
        graph.replay()
        torch.cuda.synchronize()
        for turn, want in enumerate(wanted):
            assert torch.equal(results[2 * turn], wanted[turn - 1])
            assert torch.equal(results[2 * turn + 1], want)


@pytest.mark.parametrize("m", [1, 16])
def test_products_on_a_stream_see_weights_written_just_before(make: Make, m: int) -> None:
    ahead, fixed = Weights(make, 3, N, K, False), Weights(make, 1, N, K, False)
    a = make(m * K, torch.bfloat16, "normal", seed=9).view(m, K)
    with torch.no_grad():
        wanted = [ahead.expected(a, i) for i in range(3)]
        for start in range(0, 4 if less.LESS else 300, 30):
            results = []
            for turn in range(start, start + (4 if less.LESS else 30)):
                fixed.product(a)
                ahead.write(turn)
                results.append(ahead.product(a))
                fixed.product(a)
                results.append(ahead.product(a))
            torch.cuda.synchronize()
            for i, result in enumerate(results):
                assert torch.equal(result, wanted[(start + i // 2) % 3]), start + i
