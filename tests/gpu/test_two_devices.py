"""Two GPUs: calls on a device that is not current, threads and streams on both, moves, a graph."""

from __future__ import annotations

import copy
import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
if torch.cuda.device_count() < 2:
    pytest.skip("missing: a second CUDA device", allow_module_level=True)

nybble = import_module("nybble")
cuda = import_module("nybble.cuda")
nn = import_module("nybble.nn")
optim = import_module("nybble.optim")
F = import_module("nybble.functional")
operations = import_module("gpu.operations").operations
less = import_module("gpu.less")

Make = Callable[..., Any]
N, K = 256, 4096


def test_a_device_that_is_not_current_gets_the_results_of_the_other(make: Make) -> None:
    here, there = operations(make, "cuda:0"), operations(make, "cuda:1")
    gc.collect()
    before = torch.cuda.memory_allocated(0)
    for name, call in there.items():
        wanted = here[name]().cpu()
        for _ in range(3):  # the first call attaches the images; the second may take the fast path
            got = call()
            assert got.device.index == 1, name
            assert torch.equal(got.cpu(), wanted), name
        with torch.cuda.device(1):
            assert torch.equal(call().cpu(), wanted), name
            assert torch.equal(here[name]().cpu(), wanted), name
    assert torch.cuda.current_device() == 0
    del got
    gc.collect()
    assert torch.cuda.memory_allocated(0) == before


def test_two_threads_on_two_devices_do_not_disturb_one_another(make: Make) -> None:
    calls = [operations(make, f"cuda:{index}") for index in range(2)]
    expected = {name: call().cpu() for name, call in calls[0].items()}
    wrong: list[str] = []

    def work(index: int, own: bool) -> None:
        device = torch.cuda.device(index if own else 1 - index)
        stream = torch.cuda.Stream(index)
        with device, torch.cuda.stream(stream):
            for _ in range(1 if less.LESS else 15):
                for name, call in calls[index].items():
                    if not torch.equal(call().cpu(), expected[name]):
                        wrong.append(f"{name} on {index}")

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, (0, 0, 1, 1), (0, 1, 0, 1)))
    assert wrong == []


@pytest.mark.parametrize("kind", ["4bit", "8bit", "outliers"])
def test_a_layer_moves_from_device_to_device(make: Make, kind: str) -> None:
    if kind == "4bit":
        layer = nn.Linear4bit(K, N, quant_type="nf4", compress_statistics=True)
    else:
        threshold = 6.0 if kind == "outliers" else 0.0
        layer = nn.Linear8bitLt(K, N, has_fp16_weights=False, threshold=threshold)
    first = layer.to(torch.bfloat16).to("cuda:0").eval()
    x = make(4 * K, torch.bfloat16, "normal", seed=5).view(4, K)
    x[:, 11] *= 20
    with torch.no_grad():
        wanted = first(x)
        second = copy.deepcopy(first).to("cuda:1")
        for _ in range(2):
            got = second(x.to("cuda:1"))
            assert got.device.index == 1
            torch.testing.assert_close(got.cpu(), wanted.cpu(), rtol=0, atol=0)
        back = second.to("cuda:0")
        assert torch.equal(back(x), wanted)


@pytest.mark.parametrize("name", ["AdamW8bit", "PagedAdamW8bit", "AdEMAMix32bit", "LAMB"])
def test_one_optimizer_steps_parameters_of_both_devices(make: Make, name: str) -> None:
    start = make(400 * 300, torch.float32, "normal").view(400, 300)
    ps = [torch.nn.Parameter(start.clone().to(f"cuda:{i % 2}")) for i in range(4)]
    optimizer = getattr(optim, name)(ps, lr=1e-2)
    for step in range(4):
        for p in ps:
            p.grad = torch.sin(start * (step + 1)).to(p.device)
        optimizer.step()
    for index in range(2):
        torch.cuda.synchronize(index)
    for p in ps[1:]:
        torch.testing.assert_close(p.cpu(), ps[0].cpu(), rtol=1e-6, atol=1e-7)
    if name.startswith("Paged"):
        assert [optimizer.state[p]["state1"].page_deviceid for p in ps] == [0, 1, 0, 1]


def test_users_functions_run_on_both_devices(make: Make) -> None:
    decode = "float decode(unsigned code) { return 0.25f * int(code) - 2.0f; }"
    product = cuda.Gemm4(decode=decode)
    w = make(N * K, torch.bfloat16, "normal").view(N, K)
    a = make(8 * K, torch.bfloat16, "normal", seed=1).view(8, K)
    packed, state = F.quantize_4bit(w, quant_type="nf4")
    other = F.quantize_4bit(w.to("cuda:1"), quant_type="nf4")
    with torch.no_grad():
        wanted = product(a, packed, state).cpu()
        for _ in range(2):
            assert torch.equal(product(a.to("cuda:1"), *other).cpu(), wanted)


def test_tensors_of_two_devices_are_refused_by_name(make: Make) -> None:
    w = make(N * K, torch.bfloat16, "normal").view(N, K)
    packed, state = F.quantize_4bit(w, quant_type="nf4")
    a = w[:1].to("cuda:1")
    for _ in range(2):
        with pytest.raises(ValueError, match=r"cuda:[01]"):
            nybble.matmul_4bit(a, packed, state)
        with pytest.raises(ValueError, match=r"out is on cuda:1"):
            F.dequantize_4bit(packed, state, out=torch.empty_like(w, device="cuda:1"))


def test_a_graph_of_products_on_both_devices_keeps_their_order(make: Make) -> None:
    """A captured product may overlap an earlier product on its device, but not on another one."""
    made = [make(N * K, torch.bfloat16, "normal", seed=i).view(N, K) for i in range(2)]
    weights = [
        F.quantize_4bit(w.to(f"cuda:{i}"), quant_type="nf4") for i, w in enumerate(made)
    ]  # fmt: skip
    a = [make(K, torch.bfloat16, "normal", seed=9).view(1, K).to(f"cuda:{i}") for i in range(2)]
    streams = [torch.cuda.Stream(i) for i in range(2)]
    with torch.no_grad():
        wanted = [nybble.matmul_4bit(a[i], *weights[i]).clone() for i in range(2)]
        with torch.cuda.device(1), torch.cuda.stream(streams[1]):
            # allocates memory that a capture could not allocate
            nybble.matmul_4bit(a[1], *weights[1])
        for i in range(2):
            torch.cuda.synchronize(i)
        graph, results = torch.cuda.CUDAGraph(), []
        with torch.cuda.graph(graph, stream=streams[0]):
            for _ in range(6):
                results.append((0, nybble.matmul_4bit(a[0], *weights[0])))
                ahead = torch.cuda.Event()
                ahead.record(streams[0])
                with torch.cuda.device(1), torch.cuda.stream(streams[1]):
                    ahead.wait(streams[1])
                    results.append((1, nybble.matmul_4bit(a[1], *weights[1])))
                    done = torch.cuda.Event()
                    done.record(streams[1])
                done.wait(streams[0])
        for _ in range(10):
            for _, result in results:
                result.fill_(float("nan"))
            for i in range(2):
                torch.cuda.synchronize(i)
            graph.replay()
            torch.cuda.synchronize(0)
            for index, result in results:
                assert torch.equal(result, wanted[index])
