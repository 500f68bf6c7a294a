"""Scratch memory of 4-bit products in captured graphs: concurrent products do not share it,
sequential products do, and a destroyed graph frees it."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
F = import_module("nybble.functional")
less = import_module("gpu.less")

Make = Callable[..., Any]
Body = Callable[[], list[Any]]
TURNS = 1 if less.LESS else 20

# (rows, n, k, nested): split-K and shared tiles on an H200, and one case without scratch memory
CASES = [
    (64, 4096, 4096, False),
    (256, 11008, 2048, False),
    (24, 1024, 8192, True),
    (300, 9000, 1024, True),
    (1024, 4096, 256, False),
]


class Product:
    """A weight, and the rows by which it is multiplied."""

    def __init__(self, make: Make, case: tuple[int, int, int, bool]) -> None:
        m, n, k, nested = case
        n = less.rows(n, k)
        values = make(n * k, torch.bfloat16, "normal").view(n, k)
        self.weight = F.quantize_4bit(values, quant_type="nf4", compress_statistics=nested)
        self.rows = make(m * k, torch.bfloat16, "normal", seed=7).view(m, k)

    def __call__(self) -> Any:
        with torch.no_grad():
            return nybble.matmul_4bit(self.rows, *self.weight)


@pytest.fixture(scope="module")
def products(make: Make) -> list[Product]:
    made = [Product(make, case) for case in CASES]
    for product in made:
        product()  # the first call does work that is not allowed in a capture
    torch.cuda.synchronize()
    return made


def captured(body: Body) -> tuple[Any, list[Any]]:
    """Return a graph of `body`, and the results, which each replay writes."""
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        results = body()
    return graph, results


def check(results: list[Any], wanted: list[Any]) -> None:
    torch.cuda.synchronize()
    for i, (result, want) in enumerate(zip(results, wanted, strict=True)):
        assert torch.equal(result, want), i
        result.fill_(float("nan"))
    torch.cuda.synchronize()


def in_a_row(products: list[Product], between: Callable[[Any], Any]) -> list[Any]:
    results = []
    for turn in range(1 if less.LESS else 3):
        for product in products if turn != 1 else reversed(products):
            results.append(product())
            between(results[-1])
    return results


@pytest.mark.parametrize("kernels_between", [0, 3])
def test_products_in_a_row_of_a_graph_are_right(
    products: list[Product], kernels_between: int
) -> None:
    def between(x: Any) -> None:
        for _ in range(kernels_between):
            x.float().sum()

    wanted = in_a_row(products, lambda x: None)
    graph, results = captured(lambda: in_a_row(products, between))
    for _ in range(TURNS):
        graph.replay()
        check(results, wanted)


def branches(products: list[Product], sides: list[Any]) -> list[Any]:
    """Run every product on all streams at once, join the streams, and do the same again."""
    here, results = torch.cuda.current_stream(), []
    for _ in range(2):
        for side in sides:
            side.wait_stream(here)
        for product in products:
            results.append(product())
            for side in sides:
                with torch.cuda.stream(side):
                    results.append(product())
        for side in sides:
            here.wait_stream(side)
    return results


def test_branches_of_a_graph_share_no_memory(products: list[Product]) -> None:
    sides = [torch.cuda.Stream() for _ in range(3)]
    wanted = [product() for _ in range(2) for product in products for _ in range(4)]
    graph, results = captured(lambda: branches(products, sides))
    for _ in range(TURNS):
        graph.replay()
        check(results, wanted)


def test_graphs_run_at_once_with_each_other_and_with_calls(products: list[Product]) -> None:
    wanted = [product() for product in products]
    made = [captured(lambda: [product() for product in products]) for _ in range(3)]
    streams = [torch.cuda.Stream() for _ in made]
    torch.cuda.synchronize()
    for _ in range(TURNS):
        for stream, (graph, _) in zip(streams, made, strict=True):
            with torch.cuda.stream(stream):
                graph.replay()
                graph.replay()
        called = [product() for product in products]
        torch.cuda.synchronize()
        check(called, wanted)
        for _, results in made:
            check(results, wanted)


def test_graphs_captured_while_one_that_is_gone_still_runs(products: list[Product]) -> None:
    wanted = [product() for product in products]
    stream = torch.cuda.Stream()
    for _ in range(TURNS):
        old, old_results = captured(lambda: [product() for product in products])
        with torch.cuda.stream(stream):
            for _ in range(5):
                old.replay()
        del old
        new, results = captured(lambda: [product() for product in products])
        new.replay()
        check(results, wanted)
        check(old_results, wanted)


def growth(action: Callable[[], Any], enough: int) -> int:
    """Return how many bytes of the device's free memory `action` used. The result is the minimum of
    several attempts, because other processes use the device."""
    least = 1 << 62
    for _ in range(5):
        before = torch.cuda.mem_get_info()[0]
        kept = action()
        gc.collect()
        torch.cuda.empty_cache()
        torch.cuda.synchronize()
        least = min(least, before - torch.cuda.mem_get_info()[0])
        del kept
        if least < enough:
            break
        time.sleep(1)  # other processes that are starting take memory for some seconds
    return least


def test_memory_of_deleted_graphs_is_freed(products: list[Product]) -> None:
    def again() -> None:
        for _ in range(40):
            graph, _ = captured(lambda: [product() for product in products])
            graph.replay()
            torch.cuda.synchronize()
            graph.reset()
            del graph
            time.sleep(0.01)  # a thread of the driver frees the memory

    again()
    assert growth(again, 200 << 20) < 200 << 20  # if not freed, 40 graphs use 700 MiB or more


def test_memory_does_not_grow_with_products_in_a_row(products: list[Product]) -> None:
    def long() -> Any:
        def body() -> list[Any]:
            last = products[1]()
            for _ in range(80):
                products[0]()
                last.add_(products[1]())
            return [last]

        return captured(body)

    long()
    assert growth(long, 200 << 20) < 200 << 20  # if not shared, 80 products use 1.4 GiB
