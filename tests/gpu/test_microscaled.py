"""MXFP4 and NVFP4 weights on a GPU: the same values as on the CPU, exact products, CUDA graphs.

With NYBBLE_FP4_TENSOR_CORES=1 and images for sm_100a, sm_100f, sm_120a or sm_120f, the tests of
bf16 products of MXFP4 weights test the kernels for FP4 tensor cores.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
exact = import_module("gpu.exact")
nybble = import_module("nybble")
F = import_module("nybble.functional")
nn = import_module("nybble.nn")

BLOCK = {"mxfp4": 32, "nvfp4": 16}
TYPES = list(BLOCK)
DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
SHAPES = [  # n, k
    (4096, 4096),
    (333, 2048),
    (1100, 4096 + 256),
    (100, 512 + 64),  # a row's scales do not fill whole cp.async copies
    (333, 2880),  # odd rows of MXFP4 scales start in the middle of a word
    (2100, 4096 + 128),
    (17, 96),
    (16, 28672),
    (6000, 2048 + 256),  # the skinny GEMM
    (4200, 14336),  # the same, with two blocks that share K
]


def checkpoint(n: int, k: int, quant_type: str, every: bool = False) -> tuple[Any, ...]:
    """Return the tensors of a random weight. With `every`, its scales have all valid values."""
    generator = torch.Generator().manual_seed(n * k)
    packed = torch.randint(0, 256, (n, k // 2), dtype=torch.uint8, generator=generator)
    low, high = (0, 255) if every else (117, 123)
    scales = torch.randint(
        low, high, (n, k // BLOCK[quant_type]), dtype=torch.uint8, generator=generator
    )
    if quant_type == "nvfp4":
        scales = scales.where(scales % 128 != 127, 0) if every else scales - 64
        return packed, scales, torch.tensor(0.375)
    return packed, scales


def loaded(tensors: Any, quant_type: str, dtype: Any, device: str = "cuda") -> tuple[Any, Any]:
    load = F.from_mxfp4 if quant_type == "mxfp4" else F.from_nvfp4
    return load(*(one.to(device) for one in tensors), dtype=dtype)


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_dequantized_values_have_the_cpus_bits(quant_type: str, dtype: Any) -> None:
    for n, k in ((256, 8192), (33, 96)):  # the first shape combines every scale with every code
        tensors = checkpoint(n, k, quant_type, every=True)
        found, wanted = (
            F.dequantize_4bit(*loaded(tensors, quant_type, dtype, device))
            for device in ("cuda", "cpu")
        )
        width = {2: torch.int16, 4: torch.int32}[dtype.itemsize]
        same = found.cpu().view(width) == wanted.view(width)
        assert bool((same | (found.cpu().isnan() & wanted.isnan())).all())


@pytest.mark.parametrize("quant_type", TYPES)
def test_quantized_bytes_are_the_cpus(quant_type: str) -> None:
    generator = torch.Generator().manual_seed(0)
    a = torch.randn(512, 4096, generator=generator) * torch.exp2(
        torch.randint(-20, 20, (512, 1), generator=generator)
    )
    a[3, 5], a[7, 100], a[9] = torch.nan, -torch.inf, 0.0
    found, state = F.quantize_4bit(a.cuda(), quant_type=quant_type)
    wanted, of_cpu = F.quantize_4bit(a, quant_type=quant_type)
    assert torch.equal(found.cpu(), wanted)
    assert torch.equal(state.absmax.cpu(), of_cpu.absmax)
    assert torch.equal(state.state2.absmax.cpu(), of_cpu.state2.absmax)


@pytest.mark.parametrize("quant_type", TYPES)
def test_quantization_is_captured_in_a_graph(quant_type: str) -> None:
    first, second = (torch.randn(64, 4096, device="cuda") for _ in range(2))

    def values(a: Any) -> Any:
        return F.dequantize_4bit(*F.quantize_4bit(a, quant_type=quant_type))

    wanted = values(second)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        found = values(first)
    first.copy_(second)
    graph.replay()
    assert torch.equal(found, wanted)


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize(("n", "k"), SHAPES)
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_products_and_gradients(quant_type: str, n: int, k: int, dtype: Any) -> None:
    packed, state = loaded(checkpoint(n, k, quant_type), quant_type, torch.float32)
    w = F.dequantize_4bit(packed, state).double()
    generator = torch.Generator(device="cuda").manual_seed(n)
    bias = torch.randn(n, device="cuda", generator=generator).to(dtype)
    for m in (1, 2, 8, 9, 16, 17, 32, 64, 300):
        a = torch.randn(m, k, device="cuda", generator=generator).to(dtype).requires_grad_()
        found = nybble.matmul_4bit(a, packed, state, bias=bias)
        assert exact.error(found.detach(), a.detach(), w.T, bias) < exact.TOLERANCE[dtype]
        grad = torch.randn(m, n, device="cuda", generator=generator).to(dtype)
        found.backward(grad)
        assert a.grad is not None
        assert exact.error(a.grad, grad, w) < exact.TOLERANCE[dtype]


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_rows_with_a_single_one_select_exact_columns(quant_type: str, dtype: Any) -> None:
    """Every scale is combined with every code. A sum of one product is rounded only once.

    Kernels for many rows multiply weights by scales in the 16-bit type. Most scales of MXFP4 exceed
    float16.
    """
    rows = (1, 8, 16) if (quant_type, dtype) == ("mxfp4", torch.float16) else (1, 8, 16, 32, 64)
    for n, k in ((256, 8192), (6400, 4096)):  # the second shape uses the skinny GEMM
        tensors = checkpoint(n, k, quant_type, every=True)
        packed, state = loaded(tensors, quant_type, dtype)
        w = F.dequantize_4bit(packed, state)
        for m in rows:
            for start in range(0, k, 512):
                columns = torch.arange(start, start + m, device="cuda") * 31 % k
                a = torch.zeros(m, k, dtype=dtype, device="cuda")
                a[torch.arange(m), columns] = 1
                found = F.gemv_4bit(a, packed, state=state)
                wanted = w[:, columns].T
                row = wanted.isfinite() & (w.float().abs().amax(1) < torch.inf)[None]
                assert torch.equal(found[row], wanted[row])


@pytest.mark.parametrize("k", [4096, 2880])
@pytest.mark.parametrize("rows", [1, 8, 16, 32, 64])
def test_scales_of_nan_make_a_row_nan(rows: int, k: int) -> None:
    packed, state = loaded(checkpoint(6000, k, "mxfp4"), "mxfp4", torch.bfloat16)
    scales = state.absmax.view(6000, k // 32)
    scales[77, 0] = scales[78, 70] = scales[5998, -1] = 255
    a = torch.randn(rows, k, device="cuda", dtype=torch.bfloat16)
    found = F.gemv_4bit(a, packed, state=state).isnan()
    assert bool(found[:, [77, 78, 5998]].all())
    assert int(found.sum()) == 3 * rows


@pytest.mark.parametrize(("n", "k"), [(4096, 4096), (333, 2880), (100, 512 + 64), (17, 64)])
def test_fp4_tensor_cores(n: int, k: int) -> None:
    packed, scales = checkpoint(n, k, "mxfp4")
    packed |= 0x11  # no zeros
    packed, state = loaded((packed, scales), "mxfp4", torch.float32)
    w = F.dequantize_4bit(packed, state).double()
    generator = torch.Generator(device="cuda").manual_seed(n)
    bias = torch.randn(n, device="cuda", generator=generator).bfloat16()
    tcgen05 = torch.cuda.get_device_capability()[0] == 10
    for m in (65, 100, 128, 129, 300) if tcgen05 else (6, 17, 32, 33, 64, 65, 100, 128):
        a = torch.randn(m, k, device="cuda", generator=generator)
        exponents = torch.randint(-14, 1, a.shape, device="cuda", generator=generator)
        a = torch.ldexp(a, exponents).bfloat16()
        a[5] = 0.0
        found = nybble.matmul_4bit(a, packed, state, bias=bias)
        assert exact.error(found, a, w.T, bias) < exact.TOLERANCE[torch.bfloat16]
        a[3, 40] = torch.inf  # these kernels give NaN for infinity, others give infinity
        a[m - 1, 0] = torch.nan
        found = nybble.matmul_4bit(a, packed, state, bias=bias).isnan().sum(1)
        if found[3] == 0:
            pytest.skip("missing: NYBBLE_FP4_TENSOR_CORES=1, and kernels for sm_100f or sm_120f")
        wanted = torch.zeros_like(found)
        wanted[[3, m - 1]] = n
        assert torch.equal(found, wanted)


@pytest.mark.parametrize("quant_type", TYPES)
def test_experts_embeddings_and_layers(quant_type: str) -> None:
    w = torch.randn(4, 96, 256, device="cuda", dtype=torch.bfloat16)
    packed, state = F.quantize_experts_4bit(w, quant_type=quant_type)
    dense = F.dequantize_experts_4bit(packed, state).float()
    for rows in (6, 200):
        a = torch.randn(rows, 256, device="cuda", dtype=torch.bfloat16)
        ids = torch.arange(rows, device="cuda") % 4
        found = F.grouped_matmul_4bit(a, packed, state, expert_ids=ids).float()
        wanted = torch.einsum("rk,rnk->rn", a.float(), dense[ids])
        assert float((found - wanted).norm() / wanted.norm()) < 1e-2
    table = nn.Embedding4bit(100, 96, dtype=torch.bfloat16, quant_type=quant_type).cuda()
    some = torch.tensor([3, 99, 0, 3], device="cuda")
    values = F.dequantize_4bit(table.weight.data, table.weight.quant_state)
    assert torch.equal(table(some), values[some])
    layer = nn.Linear4bit(256, 64, quant_type=quant_type, device="cpu").cuda()
    x = torch.randn(3, 256, device="cuda")
    weight = F.dequantize_4bit(layer.weight.data, layer.weight.quant_state)
    wanted = torch.nn.functional.linear(x.double(), weight.double(), layer.bias.double())
    found = layer(x).detach().double()
    assert float((found - wanted.detach()).norm() / wanted.detach().norm()) < 1e-5


@pytest.mark.parametrize("shape", [(80, 2880), (1536, 2048), (34, 320), (128, 5760)], ids=str)
@pytest.mark.parametrize("name", ["float16", "bfloat16"])
def test_experts_of_a_few_rows(name: str, shape: tuple[int, int]) -> None:
    dtype = getattr(torch, name)
    counts = [1, 0, 9, 3, 16, 40, 0, 2] * 3
    w = torch.randn(len(counts), *shape, device="cuda", dtype=dtype)
    packed, state = F.quantize_experts_4bit(w, quant_type="mxfp4")
    state.absmax.view(len(counts), shape[0], -1)[3, 7] = 255  # NaN in one row of an expert
    dense = F.dequantize_experts_4bit(packed, state).float()
    a = torch.randn(sum(counts), shape[1], device="cuda", dtype=dtype)
    offsets = torch.tensor(counts, device="cuda").cumsum(0).to(torch.int32)
    found = F.grouped_matmul_4bit(a, packed, state, offsets=offsets).float()
    start = 0
    for e, count in enumerate(counts):
        own = slice(start, start + count)
        start += count
        wanted, ours = a[own].float() @ dense[e].T, found[own]
        if e == 3:
            assert bool(ours[:, 7].isnan().all())
            wanted[:, 7] = ours[:, 7] = 0
        if count:
            assert float((ours - wanted).norm() / wanted.norm()) < 1e-2


@pytest.mark.parametrize("quant_type", TYPES)
def test_graphs_capture_products(quant_type: str) -> None:
    packed, state = loaded(checkpoint(512, 4096, quant_type), quant_type, torch.bfloat16)
    a = torch.randn(4, 4096, device="cuda", dtype=torch.bfloat16)
    wanted = F.gemv_4bit(a, packed, state=state)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        first = F.gemv_4bit(a, packed, state=state)
        second = F.gemv_4bit(a, packed, state=state)
    for _ in range(3):
        graph.replay()
    torch.cuda.synchronize()
    assert torch.equal(first, wanted)
    assert torch.equal(second, wanted)
