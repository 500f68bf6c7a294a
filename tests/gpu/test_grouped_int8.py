"""Products with stacked int8 weights on a GPU equal the products of the single experts."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
F = import_module("nybble.functional")
nn = import_module("nybble.nn")
calls = import_module("nybble.ops.int8.calls")
dense = import_module("nybble.ops.grouped.dense")
int8 = import_module("nybble.ops.grouped.int8")

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
# Two shapes do not suit wgmma. Few rows of the last one take the GEMV kernel.
SHAPES = [(96, 128), (1536, 2048), (136, 320), (520, 192), (10, 48), (33, 50), (4096, 2048)]
COUNTS = [
    [9, 0, 16, 17, 33],
    [0, 0, 0, 0, 1],
    [1, 1, 1, 1, 1],
    [20, 0, 9, 0, 12],
    [130, 0, 64, 1, 40],
    [300, 5, 0, 100],
    [700, 0, 513, 20],
    [1] * 300,
    [0] * 290 + [70, 0, 200],
]


def _case(
    shape: tuple[int, int], counts: list[int], dtype: Any, rest: int = 0
) -> tuple[Any, Any, Any, Any]:
    n, k = shape
    weights = torch.randn(len(counts), n, k, device="cuda").half()
    codes, scales, _ = F.int8_vectorwise_quant(weights)
    offsets = torch.tensor(counts, device="cuda").cumsum(0).to(torch.int32)
    a = torch.randn(sum(counts) + rest, k, device="cuda").to(dtype)
    a[::7, 3] = 9.0  # outliers
    return a, codes, scales.view(len(counts), n), offsets


def _experts(counts: list[int]) -> Any:
    end = 0
    for expert, count in enumerate(counts):
        end += count
        if count:
            yield expert, slice(end - count, end)


def _error(found: Any, wanted: Any) -> float:
    return float((found.double() - wanted.double()).norm() / wanted.double().norm())


@pytest.mark.parametrize("threshold", [0.0, 6.0])
@pytest.mark.parametrize("counts", COUNTS, ids=lambda c: f"{len(c)}x{sum(c)}")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_products(dtype: Any, shape: Any, counts: Any, threshold: float) -> None:
    if len(counts) > 100 and shape[0] > 1000:
        pytest.skip("large; the other shapes have as many experts")
    a, codes, scales, offsets = _case(shape, counts, dtype, rest=2)
    found = F.grouped_matmul_8bit(a, codes, scales, offsets=offsets, threshold=threshold)
    assert not found[sum(counts) :].any()
    rounded = {torch.float32: 1e-6, torch.float16: 1e-3, torch.bfloat16: 8e-3}[dtype]
    exact = torch.zeros_like(found).double()
    for e, own in _experts(counts):
        single = calls.linear(a[own], codes[e], scales[e], threshold, None)
        if threshold:  # single products of many rows add outlier columns in another order
            assert _error(found[own], single) < rounded
        else:
            assert torch.equal(found[own], single)
        weight = codes[e].double() * (scales[e].double() / 127).unsqueeze(1)
        exact[own] = a[own].double() @ weight.T
    # of all rows together, because the error of a single row of 10 values varies much
    assert _error(found, exact) < (0.02 if threshold else 0.06)
    again = F.grouped_matmul_8bit(a, codes, scales, offsets=offsets, threshold=threshold)
    assert torch.equal(again, found)


@pytest.mark.filterwarnings("ignore:Attempting to run cuBLAS")  # in autograd's new thread
@pytest.mark.parametrize("counts", COUNTS[:7], ids=lambda c: f"{len(c)}x{sum(c)}")
@pytest.mark.parametrize("shape", [(96, 128), (136, 320), (33, 50), (520, 336)])
@pytest.mark.parametrize("name", DTYPES)
def test_gradients(name: str, shape: Any, counts: Any) -> None:
    a, codes, scales, offsets = _case(shape, counts, DTYPES[name], rest=3)
    a.requires_grad_()
    found = F.grouped_matmul_8bit(a, codes, scales, offsets=offsets)
    grad = torch.randn_like(found)
    (ours,) = torch.autograd.grad(found, a, grad)
    assert not ours[sum(counts) :].any()
    limit = {"f32": 1e-5, "f16": 2e-3, "bf16": 1e-2}[name]
    for e, own in _experts(counts):
        weight = codes[e].double() * (scales[e].double() / 127).unsqueeze(1)
        assert _error(ours[own], grad[own].double() @ weight) < limit
    (again,) = torch.autograd.grad(F.grouped_matmul_8bit(a, codes, scales, offsets), a, grad)
    assert torch.equal(again, ours)


@pytest.mark.parametrize("counts", COUNTS[:7], ids=lambda c: f"{len(c)}x{sum(c)}")
@pytest.mark.parametrize("name", DTYPES)
def test_gradients_in_parts(name: str, counts: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    _, codes, scales, offsets = _case((136, 320), counts, DTYPES[name])
    grad = torch.randn(sum(counts) + 3, 136, device="cuda").to(DTYPES[name])
    whole = int8.gradient(grad, codes, scales, offsets)
    monkeypatch.setattr(dense, "most_bytes", lambda a: 100 * 136 * a.element_size())
    limit = {"f32": 1e-6, "f16": 2e-3, "bf16": 1e-2}[name]
    assert _error(int8.gradient(grad, codes, scales, offsets), whole) < limit


@pytest.mark.parametrize(("name", "limit"), [("f32", 1e-6), ("f16", 1e-3)])
def test_gradients_of_large_and_small_values(name: str, limit: float) -> None:
    counts = [40, 0, 65]
    _, codes, scales, offsets = _case((136, 320), counts, DTYPES[name])
    scales *= torch.tensor([1e-3, 1, 10], device="cuda").unsqueeze(1)
    grad = torch.randn(105, 136, device="cuda")
    grad *= torch.tensor([1e-4, 1, 10], device="cuda").repeat(35).unsqueeze(1)
    grad[7, 5], grad[50, 9] = torch.nan, torch.inf
    grad = grad.to(DTYPES[name])
    a = torch.zeros(105, 320, device="cuda", dtype=DTYPES[name], requires_grad=True)
    found = F.grouped_matmul_8bit(a, codes, scales, offsets=offsets)
    (ours,) = torch.autograd.grad(found, a, grad)
    for e, own in _experts(counts):
        exact = grad[own].double() @ (codes[e].double() * (scales[e].double() / 127).unsqueeze(1))
        finite = exact.isfinite()
        assert torch.equal(ours[own].isfinite(), finite)
        error = (ours[own].double() - exact).where(finite, 0).norm(dim=1)
        subnormal = 1e-6 if name == "f16" else 0.0  # rounding of small results
        assert bool((error <= limit * exact.where(finite, 0).norm(dim=1) + subnormal).all())


@pytest.mark.parametrize("threshold", [0.0, 6.0])
@pytest.mark.parametrize("tokens", [4, 200, 700])
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_a_graph_captures_a_layer_and_its_gradient(
    dtype: Any, tokens: int, threshold: float
) -> None:
    experts, hidden, inner = 8, 128, 192
    layer = nn.Experts8bit.from_float(
        torch.randn(experts, 2 * inner, hidden, device="cuda", dtype=dtype) / 8,
        torch.randn(experts, hidden, inner, device="cuda", dtype=dtype) / 8,
        threshold=threshold,
    )
    x = torch.randn(tokens, hidden, device="cuda", dtype=dtype, requires_grad=True)
    ids = torch.randint(0, experts, (tokens, 2), device="cuda")
    weights = torch.rand(tokens, 2, device="cuda", dtype=dtype)

    def run() -> tuple[Any, Any]:
        out = layer(x, ids, weights)
        return out.detach(), torch.autograd.grad(out.sum(), x)[0]

    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())  # which makes the ids
    with torch.cuda.stream(stream):
        run()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            captured = run()
    stream.synchronize()
    for _ in range(3):
        ids.copy_(torch.randint(0, experts, (tokens, 2), device="cuda"))
        graph.replay()
        for one, other in zip(captured, run(), strict=True):
            assert torch.equal(one, other)


def test_a_layer_compiles_without_a_graph_break() -> None:
    layer = nn.Experts8bit.from_float(
        torch.randn(4, 64, 64, device="cuda"), torch.randn(4, 64, 32, device="cuda")
    )
    x, ids = torch.randn(5, 64, device="cuda"), torch.randint(0, 4, (5, 2), device="cuda")
    weights = torch.rand(5, 2, device="cuda")
    compiled = torch.compile(layer, fullgraph=True, backend="aot_eager")
    with torch.no_grad():
        torch.testing.assert_close(compiled(x, ids, weights), layer(x, ids, weights))


@pytest.mark.filterwarnings("ignore:Synchronization debug mode is a prototype")
@pytest.mark.parametrize("shape", [(96, 128), (33, 50)])
@pytest.mark.parametrize("counts", [COUNTS[0], COUNTS[6]], ids=["few", "many"])
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_the_host_does_not_wait_for_the_routing(dtype: Any, counts: Any, shape: Any) -> None:
    a, codes, scales, offsets = _case(shape, counts, dtype)
    a.requires_grad_()

    def run() -> None:
        found = F.grouped_matmul_8bit(a, codes, scales, offsets=offsets, threshold=6.0)
        torch.autograd.grad(found, a, torch.ones_like(found))

    run()  # the first call copies code books to the device
    torch.cuda.set_sync_debug_mode("error")
    try:
        run()
    finally:
        torch.cuda.set_sync_debug_mode("default")


@pytest.mark.parametrize("rows", [4, 400])
@pytest.mark.parametrize("offsets", ["[3, 1]", "[-1, 4]", "[2, 9999]"])
def test_wrong_offsets_stop_the_kernel(failing: Any, offsets: str, rows: int) -> None:
    text = (
        "import torch; from nybble import functional as F\n"
        "w = torch.randn(2, 128, 128, device='cuda').half()\n"
        "codes, scales, _ = F.int8_vectorwise_quant(w)\n"
        f"a = torch.ones({rows}, 128, device='cuda').half()\n"
        f"offsets = torch.tensor({offsets}, device='cuda', dtype=torch.int32)\n"
        "F.grouped_matmul_8bit(a, codes, scales.view(2, 128), offsets=offsets)\n"
        "torch.cuda.synchronize()"
    )
    done = failing(text)
    errors = ("device-side assert triggered", "unspecified launch failure")
    assert any(error in done.stderr for error in errors), done.stderr
