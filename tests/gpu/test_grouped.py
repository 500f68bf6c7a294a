"""Products with stacked 4-bit weights on a GPU equal the products of the single experts."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
F = import_module("nybble.functional")
nn = import_module("nybble.nn")
dense = import_module("nybble.ops.grouped.dense")
stacks = import_module("nybble.ops.grouped.stacks")
rows_of = import_module("nybble.ops.grouped.routing").experts_of_rows

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
SHAPES = [
    (96, 128, 64),
    (33, 192, 64),
    (1536, 2048, 64),
    (64, 256, 128),
    (80, 2880, 64),
    (80, 2880, 32),
    (48, 192, 32),
    (10, 36, 32),
    (64, 96, 32),
    (264, 512, 64),
    (1040, 768, 64),
    *[(n, k, name) for name in ("mxfp4", "nvfp4") for n, k in ((33, 192), (80, 2880), (264, 512))],
]
COUNTS = [
    [9, 0, 16, 17, 33],
    [130, 1, 0, 0, 64],
    [3, 0, 1, 20, 0],
    [0, 0, 0, 0, 1],
    [1, 1, 1, 1, 1],
    [0, 70, 0, 9, 17],
    [24, 32, 25, 8, 65],
]


def _case(
    shape: tuple[int, int, int | str], counts: list[int], dtype: Any, nested: bool, rest: int = 0
) -> tuple[Any, ...]:
    n, k, block = shape
    w = torch.randn(len(counts), n, k, device="cuda").to(dtype)
    if isinstance(block, str):  # MXFP4 or NVFP4; the tensors' scales differ
        w *= torch.arange(1, len(counts) + 1, device="cuda").view(-1, 1, 1) % 3 + 1
        packed, state = F.quantize_experts_4bit(w, quant_type=block)
    else:
        packed, state = F.quantize_experts_4bit(w, block, nested, "nf4")
    offsets = torch.tensor(counts, device="cuda").cumsum(0).to(torch.int32)
    a = torch.randn(sum(counts) + rest, k, device="cuda").to(dtype)
    return a, packed, state, offsets, F.dequantize_experts_4bit(packed, state).float()


def _wanted(a: Any, weights: Any, offsets: Any) -> Any:
    padded = torch.cat([weights, torch.zeros_like(weights[:1])])
    return torch.einsum("rk,rnk->rn", a.float(), padded[rows_of(offsets, a.shape[0])])


def _close(found: Any, wanted: Any, dtype: Any) -> None:
    found, wanted = found.detach().float(), wanted.detach()
    error = (found - wanted).norm() / wanted.norm().clamp(min=1e-20)
    assert float(error) < {torch.float32: 1e-5, torch.float16: 2e-3, torch.bfloat16: 1e-2}[dtype]


@pytest.mark.filterwarnings("ignore:Attempting to run cuBLAS")  # warns in autograd's new thread
@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_products_and_gradients(dtype: Any, shape: Any, counts: Any, nested: bool) -> None:
    a, packed, state, offsets, weights = _case(shape, counts, dtype, nested, rest=2)
    a.requires_grad_()
    found = F.grouped_matmul_4bit(a, packed, state, offsets=offsets)
    wanted = _wanted(a, weights, offsets)
    _close(found, wanted, dtype)
    assert not found[sum(counts) :].any()
    grad = torch.randn_like(found)
    (ours,) = torch.autograd.grad(found, a, grad)
    (theirs,) = torch.autograd.grad(wanted, a, grad.float())
    _close(ours, theirs, dtype)
    assert torch.equal(F.grouped_matmul_4bit(a, packed, state, offsets=offsets), found)


# The mean numbers of rows select every width of wgmma tiles. Some cases need several bands of
# tiles.
MANY = [
    [130, 0, 64, 1, 40],
    [300, 17, 0, 129, 16, 65],
    [700, 0, 1500, 513],
    [0, 5000, 255],
    [8] * 300,
    [0] * 290 + [70, 0, 200],
]


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("counts", MANY, ids=lambda c: f"{len(c)}x{sum(c)}")
@pytest.mark.parametrize(
    "shape",
    [
        *[(136, 320, 64), (520, 192, 64), (768, 512, 128), (520, 512, 64)],
        *[(136, 320, "mxfp4"), (520, 512, "mxfp4"), (136, 320, "nvfp4"), (520, 512, "nvfp4")],
    ],
)
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_many_rows_of_an_expert(name: str, shape: Any, counts: Any, nested: bool) -> None:
    dtype = DTYPES[name]
    a, packed, state, offsets, weights = _case(shape, counts, dtype, nested, rest=3)
    a.requires_grad_()
    found = F.grouped_matmul_4bit(a, packed, state, offsets=offsets)
    grad = torch.randn_like(found)
    (ours,) = torch.autograd.grad(found, a, grad)
    wanted, theirs = torch.zeros_like(found).float(), torch.zeros_like(ours).float()
    for e, (count, end) in enumerate(zip(counts, offsets.tolist(), strict=True)):
        own = slice(end - count, end)
        wanted[own] = a.detach()[own].float() @ weights[e].T
        theirs[own] = grad[own].float() @ weights[e]
        _close(found[own], wanted[own], dtype)
        _close(ours[own], theirs[own], dtype)
    assert not found[sum(counts) :].any()
    assert not ours[sum(counts) :].any()
    assert torch.equal(F.grouped_matmul_4bit(a, packed, state, offsets=offsets), found)


# On an H200, a single skinny GEMM computes these experts.
MODERATE = [9, 0, 16, 17, 33, 24, 8, 1, 25, 65, 32, 40]


@pytest.mark.parametrize(
    ("block", "nested"), [(64, False), (64, True), ("mxfp4", False), ("nvfp4", False)]
)
@pytest.mark.parametrize(
    ("shape", "counts"),
    [
        ((264, 512), MODERATE * 5),
        ((512, 1024), MODERATE * 5),
        ((1096, 512), MODERATE * 5),
        ((264, 4608), [5, 0, 12, 3] * 14),
        ((1032, 1536), [16] * 8 + [0] * 15 + [300] + MODERATE * 2),
    ],
)
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_moderate_numbers_of_rows(
    name: str, shape: tuple[int, int], counts: list[int], block: int | str, nested: bool
) -> None:
    dtype = DTYPES[name]
    a, packed, state, offsets, weights = _case((*shape, block), counts, dtype, nested, rest=3)
    found = F.grouped_matmul_4bit(a, packed, state, offsets=offsets)
    start = 0
    for e, count in enumerate(counts):
        own = slice(start, start + count)
        if count:
            _close(found[own], a[own].float() @ weights[e].T, dtype)
        start += count
    assert not found[start:].any()
    assert torch.equal(F.grouped_matmul_4bit(a, packed, state, offsets=offsets), found)


# The last two row tiles of these weights have rows in common.
@pytest.mark.parametrize("block", [64, "mxfp4", "nvfp4"])
@pytest.mark.parametrize(("n", "k"), [(264, 2880), (1032, 5120), (1032, 9216)])
@pytest.mark.parametrize("count", [3, 5, 12])
def test_repeated_products_are_equal(count: int, n: int, k: int, block: int | str) -> None:
    a, packed, state, offsets, _ = _case((n, k, block), [count, 0, 8, 3] * 14, torch.float16, False)
    first = F.grouped_matmul_4bit(a, packed, state, offsets=offsets)
    for _ in range(20):
        assert torch.equal(F.grouped_matmul_4bit(a, packed, state, offsets=offsets), first)


# Experts whose rows need every width of wgmma tiles, or several tiles; the mean number of rows
# selects the narrow or the wide widths.
WIDTHS = [
    [32, 33, 1, 48, 0, 49, 64, 17, 65, 16, 130],
    [64, 65, 0, 112, 113, 128, 1, 129, 144, 145, 160, 161, 330],
]


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("counts", WIDTHS, ids=["narrow", "wide"])
@pytest.mark.parametrize("shape", [(200, 320, 64), (392, 576, 128), (136, 1088, 64)])
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_tiles_of_every_width(name: str, shape: Any, counts: list[int], nested: bool) -> None:
    dtype = DTYPES[name]
    a, packed, state, offsets, weights = _case(shape, counts, dtype, nested, rest=5)
    bias = torch.randn(len(counts), shape[0], device="cuda").to(dtype)
    found = F.grouped_matmul_4bit(a, packed, state, offsets=offsets, bias=bias)
    start = 0
    for e, count in enumerate(counts):
        own = slice(start, start + count)
        if count:
            _close(found[own], a[own].float() @ weights[e].T + bias[e].float(), dtype)
        start += count
    assert not found[start:].any()
    again = F.grouped_matmul_4bit(a, packed, state, offsets=offsets, bias=bias)
    assert torch.equal(again, found)


@pytest.mark.parametrize("counts", [[1, 0], [1, 9, 0, 3], [16, 20, 2, 0, 8]], ids=str)
@pytest.mark.parametrize(
    "shape", [(84, 2880, 64), (96, 2880, 64), (40, 2048, 64), (20, 640, 64), (40, 640, 32)]
)
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_blocks_compute_parts_of_many_experts(name: str, shape: Any, counts: list[int]) -> None:
    dtype = DTYPES[name]
    a, packed, state, offsets, weights = _case(shape, counts * 80, dtype, False, rest=1)
    found = F.grouped_matmul_4bit(a, packed, state, offsets=offsets)
    start = 0
    for e, count in enumerate(counts * 80):
        own = slice(start, start + count)
        if count:
            _close(found[own], a[own].float() @ weights[e].T, dtype)
        start += count
    assert not found[start:].any()


@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_few_rows_of_experts_of_unequal_size(name: str) -> None:
    dtype, counts = DTYPES[name], [16, 20, 0, 2, 9, *([1, 0, 0] * 29)]
    a, packed, state, offsets, weights = _case((96, 2880, 64), counts, dtype, False)
    found = F.grouped_matmul_4bit(a, packed, state, offsets=offsets)
    _close(found, _wanted(a, weights, offsets), dtype)


@pytest.mark.parametrize(("n", "copies"), [(512, 4), (576, 5)])
def test_products_in_a_graph_see_what_was_written_before_them(n: int, copies: int) -> None:
    experts, k, turns = 32, n * copies, 12
    made = [_case((n, k, 64), [1] * experts, torch.bfloat16, False) for _ in range(3)]
    sources = [(packed, state.absmax) for _, packed, state, _, _ in made]
    a, packed, state, offsets, _ = _case((n, k, 64), [1] * experts, torch.bfloat16, False)
    others = [torch.randint(0, 2, (experts,), device="cuda").cumsum(0).int() for _ in range(3)]

    def write(i: int) -> None:
        packed.copy_(sources[i % 3][0])
        state.absmax.copy_(sources[i % 3][1])
        offsets.copy_(others[i % 3])

    def product(x: Any) -> Any:
        return F.grouped_matmul_4bit(x, packed, state, offsets=offsets)

    def body() -> list[Any]:
        results = []
        for i in range(turns):
            write(i)
            first = product(a)
            results += [first, product(torch.cat([first] * copies, 1)), product(a)]
        return results

    with torch.no_grad():
        wanted = []
        for i in range(turns):
            write(i)
            torch.cuda.synchronize()
            first = product(a)
            torch.cuda.synchronize()
            wanted += [first, product(torch.cat([first] * copies, 1)), first]
            torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            found = body()
        for _ in range(3):
            graph.replay()
            assert all(map(torch.equal, found, wanted))


@pytest.mark.parametrize("gradient", [False, True])
@pytest.mark.parametrize("limit", [1 << 30, 96 * 128 * 2 * 2])
def test_many_rows_give_the_same_as_the_kernels(
    monkeypatch: pytest.MonkeyPatch, limit: int, gradient: bool
) -> None:
    if dense._grouped_mm is None:
        pytest.skip("missing: torch.nn.functional.grouped_mm (torch 2.10)")
    monkeypatch.setattr(dense, "most_bytes", lambda a: limit)
    _, packed, state, offsets, weights = _case(
        (96, 128, 64), [40, 0, 100, 7, 0], torch.bfloat16, True
    )
    a = torch.randn(150, 96 if gradient else 128, device="cuda", dtype=torch.bfloat16)
    found = dense.grouped_product(a, packed, state, offsets, gradient)
    weights = weights.transpose(1, 2) if gradient else weights
    _close(found, _wanted(a, weights, offsets), torch.bfloat16)
    assert not found[147:].any()


@pytest.mark.parametrize("rows", [4, 40, 4000])
@pytest.mark.parametrize("offsets", ["[3, 1]", "[-1, 4]", "[2, 9999]"])
def test_wrong_offsets_stop_the_kernel(failing: Any, offsets: str, rows: int) -> None:
    n, k = (16384, 512) if rows == 40 else (128, 128)
    text = (
        "import torch; from nybble import functional as F\n"
        f"w = torch.randn(2, {n}, {k}, device='cuda').half()\n"
        "packed, state = F.quantize_experts_4bit(w)\n"
        f"a = torch.zeros({rows}, {k}, device='cuda').half()\n"
        f"offsets = torch.tensor({offsets}, device='cuda', dtype=torch.int32)\n"
        "F.grouped_matmul_4bit(a, packed, state, offsets=offsets)\n"
        "torch.cuda.synchronize()"
    )
    done = failing(text)
    errors = ("device-side assert triggered", "unspecified launch failure")
    assert any(error in done.stderr for error in errors), done.stderr


def test_a_graph_captures_a_layer_and_follows_its_routing() -> None:
    experts, hidden, inner, tokens = 8, 128, 192, 4
    layer = nn.Experts4bit.from_float(
        torch.randn(experts, 2 * inner, hidden, device="cuda", dtype=torch.bfloat16) / 8,
        torch.randn(experts, hidden, inner, device="cuda", dtype=torch.bfloat16) / 8,
        compress_statistics=True,
    )
    x = torch.randn(tokens, hidden, device="cuda", dtype=torch.bfloat16)
    ids = torch.randint(0, experts, (tokens, 2), device="cuda")
    weights = torch.rand(tokens, 2, device="cuda", dtype=torch.bfloat16)
    with torch.no_grad():
        layer(x, ids, weights)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            out = layer(x, ids, weights)
        for seed in range(3):
            torch.manual_seed(seed)
            ids.copy_(torch.randint(0, experts, (tokens, 2), device="cuda"))
            graph.replay()
            assert torch.equal(out, layer(x, ids, weights))


def test_the_layer_agrees_with_the_cpu() -> None:
    torch.manual_seed(1)
    layer = nn.Experts4bit.from_float(torch.randn(6, 384, 128) / 8, torch.randn(6, 128, 192) / 8)
    x, ids = torch.randn(9, 128), torch.randint(0, 6, (9, 2))
    weights = torch.rand(9, 2)
    wanted = layer(x, ids, weights)
    found = layer.to("cuda")(x.cuda(), ids.cuda(), weights.cuda())
    torch.testing.assert_close(found.cpu(), wanted, rtol=1e-4, atol=1e-4)
    eight = nn.Experts8bit.from_float(torch.randn(6, 384, 128) / 8, torch.randn(6, 128, 192) / 8)
    wanted = eight(x, ids, weights)
    found = eight.to("cuda")(x.cuda(), ids.cuda(), weights.cuda())
    torch.testing.assert_close(found.cpu(), wanted, rtol=1e-2, atol=2e-2)
