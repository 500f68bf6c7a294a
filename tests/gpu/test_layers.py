"""Layers and optimizers on a GPU: equality with the CPU, CUDA graphs, moves, paged states."""

from __future__ import annotations

import copy
import ctypes
import gc
import pickle
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nn = import_module("nybble.nn")

from nybble import functional, optim  # noqa: E402


def _layer(kind: str, dtype: Any = torch.bfloat16, place: str = "cuda") -> Any:
    torch.manual_seed(7)
    if kind == "4bit":
        return nn.Linear4bit(256, 128, quant_type="nf4").to(dtype).to(place).eval()
    threshold = 6.0 if kind == "outliers" else 0.0
    layer = nn.Linear8bitLt(256, 128, has_fp16_weights=False, threshold=threshold)
    return layer.to(dtype).to(place).eval()


def _input() -> Any:
    generator = torch.Generator().manual_seed(3)
    x = torch.randn(4, 256, generator=generator)
    x[:, 11] *= 20
    return x.to(torch.bfloat16).cuda()


KINDS = pytest.mark.parametrize("kind", ["4bit", "8bit", "outliers"])


@KINDS
def test_the_gpu_gives_the_cpu_s_numbers(kind: str) -> None:
    layer, x = _layer(kind), _input()
    on_gpu = layer(x).float().cpu()
    assert layer(x).float().cpu().equal(on_gpu)  # the fast path
    on_cpu = copy.deepcopy(layer).to("cpu")(x.cpu()).float()
    torch.testing.assert_close(on_gpu, on_cpu, rtol=2e-2, atol=2e-2)
    back = copy.deepcopy(layer).to("cpu").to("cuda")
    assert back(x).float().cpu().equal(on_gpu)


@KINDS
def test_a_layer_that_was_quantized_on_the_cpu_moves_before_its_first_call(kind: str) -> None:
    layer, x = _layer(kind, place="cpu"), _input()
    wanted = copy.deepcopy(layer)(x.cpu()).float()
    torch.testing.assert_close(layer.to("cuda")(x).float().cpu(), wanted, rtol=2e-2, atol=2e-2)


def test_an_int8_table_that_was_quantized_on_the_cpu_moves() -> None:
    table, rows = nn.Embedding8bit(32, 64).to("cpu"), torch.arange(32)
    wanted = table(rows)
    got = table.to("cuda")(rows.cuda()).cpu()
    # the GPU multiplies by 1/127, as bitsandbytes' kernel does, which rounds twice
    torch.testing.assert_close(got, wanted, rtol=2**-22, atol=0)


@KINDS
def test_a_cuda_graph_replays_the_layer(kind: str) -> None:
    layer, x = _layer(kind), _input()
    with torch.no_grad():
        wanted = layer(x).clone()
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            layer(x)
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            result = layer(x)
        other = _input() * 0.5
        expected = layer(other).clone()
        for value, answer in ((x.clone(), wanted), (other, expected)):
            x.copy_(value)
            graph.replay()
            torch.testing.assert_close(result, answer, rtol=2e-2, atol=2e-2)


@KINDS
def test_gradients_reach_the_input(kind: str) -> None:
    layer, x = _layer(kind).train(), _input().requires_grad_()
    layer(x).float().sum().backward()
    if kind == "4bit":
        weight = functional.dequantize_4bit(layer.weight.data, layer.weight.quant_state)
    else:
        state = layer.state
        weight = functional.int8_vectorwise_dequant(state.CB, state.SCB)
    wanted = weight.float().sum(0).expand(4, 256)
    torch.testing.assert_close(x.grad.float(), wanted, rtol=3e-2, atol=3e-2)


def test_compile_on_the_gpu() -> None:
    layer, x = _layer("4bit"), _input()
    model = torch.compile(layer, fullgraph=True, backend="aot_eager")
    assert torch.equal(model(x), layer(x))
    torch._dynamo.reset()


@pytest.mark.parametrize(
    "name", ["AdamW8bit", "Lion8bit", "AdamW32bit", "AdEMAMix8bit", "LAMB8bit"]
)
def test_steps_match_the_cpu(name: str) -> None:
    torch.manual_seed(1)
    start = torch.randn(300, 64)
    ends = []
    for device in ("cpu", "cuda"):
        p = torch.nn.Parameter(start.clone().to(device))
        optimizer = getattr(optim, name)([p], lr=1e-2)
        for step in range(5):
            p.grad = torch.sin(start * (step + 1)).to(device)
            optimizer.step()
        ends.append(p.detach().cpu())
    torch.testing.assert_close(ends[0], ends[1], rtol=1e-3, atol=1e-3)


def _is_managed(address: int) -> bool:
    """Return whether an address is managed memory. The driver refuses addresses that are freed."""
    answer, attribute = ctypes.c_uint(0), 8  # CU_POINTER_ATTRIBUTE_IS_MANAGED
    ask = ctypes.CDLL("libcuda.so.1").cuPointerGetAttribute
    return ask(ctypes.byref(answer), attribute, ctypes.c_uint64(address)) == 0 and bool(answer)


def test_paged_states_are_managed_memory_and_freed() -> None:
    p = torch.nn.Parameter(torch.randn(512, 512, device="cuda"))
    q = torch.nn.Parameter(p.detach().clone())
    paged, plain = optim.PagedAdamW8bit([p]), optim.AdamW8bit([q])
    for _ in range(3):
        p.grad = torch.ones_like(p)
        q.grad = torch.ones_like(q)
        paged.step()
        plain.step()
    state = paged.state[p]["state1"]
    assert state.is_paged
    torch.cuda.synchronize()
    assert torch.equal(p, q)
    assert torch.equal(state, plain.state[q]["state1"].cpu())
    saved = paged.state_dict()
    other = optim.PagedAdamW8bit([torch.nn.Parameter(p.detach().clone())])
    other.load_state_dict(saved)
    for copied in (copy.deepcopy, lambda both: pickle.loads(pickle.dumps(both))):
        p2, again = copied((p, paged))
        assert _is_managed(again.state[p2]["state1"].data_ptr())
        assert torch.equal(again.state[p2]["state1"], state)
        p2.grad = torch.ones_like(p2)
        again.step()
        torch.cuda.synchronize()
        assert not torch.equal(p2, p)
    address = state.data_ptr()
    assert _is_managed(address)
    del paged, other, state, saved, again, p2
    gc.collect()  # the finalizer must not wait for the GPU; the next paged call frees the memory
    import_module("nybble.optim.paged").prefetch()
    assert not _is_managed(address)


def test_wrong_devices_are_named() -> None:
    packed, state = functional.quantize_4bit(torch.randn(8, 64, device="cuda"))
    with pytest.raises(ValueError, match="is on cuda:0: must be on cpu"):
        functional.gemv_4bit(torch.randn(1, 64), packed, state=state)
