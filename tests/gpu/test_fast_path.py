"""The fast path on a GPU gives the general path's bits, uses the caller's stream, and can be
captured in graphs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
    pytest.skip("missing: torch's C exchange (torch 2.10)", allow_module_level=True)

from nybble import autograd, nn, optim  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble._torch import fast_path  # noqa: E402
from nybble.ops.optim import calls as updates  # noqa: E402

TOLERANCE = import_module("gpu.exact").TOLERANCE


def _cases(dtype: Any) -> dict[str, Callable[[], Any]]:
    torch.manual_seed(5)
    a, x = (torch.randn(n, 256, device="cuda", dtype=dtype) for n in (128, 3))
    for _ in range(2):  # afterwards, images are attached and code books are registered
        packed, state = F.quantize_4bit(a, quant_type="nf4")
        packed2, nested = F.quantize_4bit(a, quant_type="fp4", compress_statistics=True)
        codes, state8 = F.quantize_blockwise(a, blocksize=256)
    q, rows, _ = F.int8_vectorwise_quant(a)
    q2, rows2, _ = F.int8_vectorwise_quant(x)
    sums = F.int8_linear_matmul(q2, q)
    layer = nn.Linear4bit(256, 128, quant_type="nf4").to(dtype).to("cuda").eval()
    int8 = nn.Linear8bitLt(256, 128, has_fp16_weights=False).to(dtype).to("cuda").eval()
    int8(x)
    out = torch.empty_like(a)
    return {
        "quantize_4bit": lambda: F.quantize_4bit(a, quant_type="nf4")[0],
        "dequantize_4bit": lambda: F.dequantize_4bit(packed, state),
        "dequantize_4bit out=": lambda: F.dequantize_4bit(packed, state, out=out).clone(),
        "dequantize_4bit nested": lambda: F.dequantize_4bit(packed2, nested),
        "gemv_4bit": lambda: F.gemv_4bit(x, packed, state=state),
        "matmul_4bit": lambda: autograd.matmul_4bit(x, packed2, nested),
        "quantize_blockwise": lambda: F.quantize_blockwise(a, blocksize=256)[0],
        "dequantize_blockwise": lambda: F.dequantize_blockwise(codes, state8),
        "int8_vectorwise_quant": lambda: F.int8_vectorwise_quant(x)[0],
        "int8_linear_matmul": lambda: F.int8_linear_matmul(q2, q),
        "int8_mm_dequant": lambda: F.int8_mm_dequant(sums, rows2, rows, dtype=dtype),
        "int8_scaled_mm": lambda: F.int8_scaled_mm(q2, q, rows2, rows, dtype=dtype),
        "Linear4bit": lambda: layer(x),
        "Linear8bitLt": lambda: int8(x),
    }


def _watched(patch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects the names of the fast path's functions that give a result."""
    answered: list[str] = []

    def watch(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            result = function(*arguments)
            answered.extend([name] if result is not None else [])
            return result

        return call

    for name in fast_path._OPERATIONS:
        patch.setattr(fast_path, name, watch(name, getattr(fast_path, name)))
    return answered


def test_both_paths_give_the_same_bits(dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, call in _cases(dtype).items():
        with torch.no_grad():
            with monkeypatch.context() as patch:
                answered = _watched(patch)
                fast = call()
            assert answered, f"{name}: the fast path was not taken"
            with fast_path.general_path():
                general = call()
        assert torch.equal(fast, general), name


def test_the_fast_path_is_taken() -> None:
    cases = _cases(torch.bfloat16)
    assert cases
    assert fast_path.is_open()
    a = torch.randn(8, 64, device="cuda")
    packed, state = fast_path.quantize_4bit(a, None, None, 64, "nf4", None)
    absmax = state.absmax
    assert packed.device == absmax.device == state.code.device == a.device
    assert fast_path.quantize_4bit(a, absmax.cpu(), None, 64, "nf4", None) is None
    assert fast_path.dequantize_4bit(packed.cpu(), state, None) is None
    assert fast_path.gemm_4bit(a.cpu(), packed, state, None, None, None) is None


# torch warns once per process if a leaf's gradient does not come from the default stream.
@pytest.mark.filterwarnings("ignore:The AccumulateGrad node's stream")
@pytest.mark.parametrize("kind", ["Linear4bit", "Linear8bitLt"])
def test_gradients_are_those_of_the_general_path(kind: str, dtype: Any) -> None:
    torch.manual_seed(3)
    extra = {"quant_type": "nf4"} if kind == "Linear4bit" else {"has_fp16_weights": False}
    layer = getattr(nn, kind)(256, 128, **extra).to(dtype).to("cuda")
    x, ends = torch.randn(5, 256, device="cuda", dtype=dtype), []
    for path in (nullcontext(), fast_path.general_path()):
        needs = x.clone().requires_grad_()
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with path, torch.cuda.stream(side):  # the gradient runs on its product's stream
            result = layer(needs)
            result.square().sum().backward()
        torch.cuda.synchronize()
        ends.append((result, needs.grad))
    (result, grad), (other, general) = ends
    assert torch.equal(result, other)
    # for int8, the general path rounds the weight, but the fast path rounds grad times its scale
    most = 0.0 if kind == "Linear4bit" else 2 * TOLERANCE[dtype]
    assert float((grad.double() - general.double()).norm()) <= most * float(grad.double().norm())


def test_functions_are_captured_in_a_graph() -> None:
    for name, call in _cases(torch.bfloat16).items():
        with torch.no_grad():
            wanted = call().clone()
            graph = torch.cuda.CUDAGraph()
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                call()
            torch.cuda.current_stream().wait_stream(side)
            with torch.cuda.graph(graph):
                result = call()
            result.zero_()
            graph.replay()
            torch.cuda.synchronize()
        assert torch.equal(result, wanted), name


def test_memory_that_is_freed_early_is_not_overwritten() -> None:
    """torch's caching allocator owns the results, so record_stream can register other streams."""
    a = torch.randn(256, 256, device="cuda")
    packed, state = F.quantize_4bit(a, quant_type="nf4")
    wanted = F.dequantize_4bit(packed, state).sum().item()
    side, sums = torch.cuda.Stream(), []
    for _ in range(20):
        result = F.dequantize_4bit(packed, state)
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            torch.cuda._sleep(100_000)
            sums.append(result.sum())
        result.record_stream(side)
        del result
        torch.full((256, 256), float("nan"), device="cuda")
    torch.cuda.synchronize()
    assert [round(one.item(), 2) for one in sums] == [round(wanted, 2)] * 20


def test_a_sharded_state_on_the_gpu_finds_itself_again() -> None:
    layer = nn.Linear4bit(256, 128, quant_type="nf4").to("cuda").eval()
    x = torch.randn(2, 256, device="cuda")
    wanted = layer(x)
    pieces = torch.chunk(layer.weight, 4)
    assert all(type(piece) is nn.Params4bit and piece.is_cuda for piece in pieces)
    whole = torch.cat([piece.data for piece in pieces])
    # a plain parameter, as FSDP returns it
    layer.weight = torch.nn.Parameter(whole, requires_grad=False)
    assert torch.equal(layer(x), wanted)
    saved = layer.state_dict()
    fresh = nn.Linear4bit(256, 128, quant_type="nf4").to("cuda").eval()
    fresh.load_state_dict(saved)
    assert torch.equal(fresh(x), wanted)
    there_and_back = fresh.to("cpu").to("cuda")
    assert torch.equal(there_and_back(x), wanted)


@pytest.mark.parametrize(
    "name",
    [
        *("AdamW8bit", "AdamW32bit", "PagedAdamW8bit", "PagedLion32bit", "LAMB8bit"),
        *("AdEMAMix8bit", "AdamW4bit", "AdamWScheduleFree8bit"),
    ],
)
def test_steps_in_one_piece_give_the_bits_of_the_general_path(name: str, dtype: Any) -> None:
    ends = []
    for path in (nullcontext(), fast_path.general_path()):
        torch.manual_seed(3)
        shapes = [(70, 65)] * 40 + [(400, 300), (5,)]
        ps = [torch.nn.Parameter(torch.randn(s, device="cuda", dtype=dtype)) for s in shapes]
        optimizer = getattr(optim, name)(ps, lr=1e-2)
        if hasattr(optimizer, "train"):  # Schedule-Free
            optimizer.train()
        with path:
            for step in range(4):
                for index, p in enumerate(ps):
                    p.grad = None if index == step else torch.randn_like(p)
                optimizer.step()
        torch.cuda.synchronize()
        states = [optimizer.state[p] for p in ps]
        ends.append([*ps, *(v.cpu() for s in states for v in s.values() if torch.is_tensor(v))])
    assert all(torch.equal(one, other) for one, other in zip(*ends, strict=True))


@pytest.mark.parametrize("name", sorted(updates.OPTIMIZERS))
def test_optimizers_functions_give_the_same_bits(name: str, dtype: Any) -> None:
    many, two, ends = 1 + (name == "ademamix"), name in updates._TWO_STATES, []
    maps = [F.create_dynamic_map(signed).cuda() for signed in (True, False)]
    for path in (nullcontext(), fast_path.general_path()):
        torch.manual_seed(11)
        p, g = (torch.randn(5000, device="cuda", dtype=dtype) for _ in range(2))
        codes = [torch.randint(128, 256, (n, 5000), device="cuda").byte() for n in (many, 1)]
        tops = [torch.rand(n, 20, device="cuda") for n in (many, 1)]
        wide = [torch.rand(n, 5000, device="cuda") for n in (many, 1)]
        second = (codes[1], wide[1], tops[1]) if two else (None, None, None)
        with path:
            F.optimizer_update_8bit_blockwise(
                *(name, g, p, codes[0], second[0], 0.9, 0.99, 0.999, 5, 1e-8, 7, 1e-2),
                *(*maps, tops[0], second[2], 0.1, 0.5, True),
            )
            for most in (0.02, 0.0):
                F.optimizer_update_32bit(
                    *(name, g, p, wide[0], 0.9, 1e-8, 7, 1e-2, second[1], 0.99, 0.999),
                    *(5.0, 0.1, 1.0, None, most, False),
                )
        ends.append([p, *codes, *tops, *wide])
    for one, other in zip(*ends, strict=True):
        assert torch.equal(one, other)


def test_a_step_of_all_parameters_is_captured_in_a_graph() -> None:
    ps = [torch.nn.Parameter(torch.randn(64, 64, device="cuda")) for _ in range(40)]
    for p in ps:
        p.grad = torch.randn_like(p)
    optimizer = optim.Lion8bit(ps, lr=1e-2)  # Lion's step does not depend on the step count
    optimizer.step()
    optimizer.step()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    before = [p.detach().clone() for p in ps]
    with torch.cuda.graph(graph):
        optimizer.step()
    assert all(torch.equal(p, old) for p, old in zip(ps, before, strict=True))
    graph.replay()
    torch.cuda.synchronize()
    assert not any(torch.equal(p, old) for p, old in zip(ps, before, strict=True))
