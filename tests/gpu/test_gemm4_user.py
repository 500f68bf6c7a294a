"""A user's decode and epilogue in the 4-bit product on a GPU, against float64."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
cuda = import_module("nybble.cuda")
F = import_module("nybble.functional")

Make = Callable[..., Any]

TOLERANCE = import_module("gpu.exact").TOLERANCE
AFFINE = "float decode(unsigned code) { return 0.125f * (int(code) - 8) + 0.03125f; }"
VALUES = [0.125 * (code - 8) + 0.03125 for code in range(16)]
GELU = """
float epilogue(float value, unsigned row, unsigned column) {
  return 0.625f * value * 0.5f * (1.0f + erff(value * 0.70710678f));
}
"""
PLACE = """
float epilogue(float value, unsigned row, unsigned column) {
  return float(row % 16 * 16 + column % 16);
}
"""
ROWS = [1, 8, 9, 16, 33, 64, 100, 200]  # every path of the launcher


def gelu(x: Any) -> Any:
    return 0.625 * torch.nn.functional.gelu(x)


def weight(make: Make, n: int, k: int, block: int, nested: bool) -> tuple[Any, Any, Any]:
    """Return packed bytes, a state, and the float64 weight that AFFINE decodes from them."""
    values = make(n * k, torch.float32, "normal").view(n, k)
    packed, state = F.quantize_4bit(
        values, blocksize=block, quant_type="nf4", compress_statistics=nested
    )
    scales = state.absmax
    if nested:
        scales = F.dequantize_blockwise(state.absmax, state.state2) + state.offset
    codes = torch.stack([packed.view(-1) >> 4, packed.view(-1) & 15], 1).view(-1).long()
    book = torch.tensor(VALUES, device="cuda", dtype=torch.float64)
    exact = (book[codes].view(-1, block) * scales.double().view(-1, 1)).view(n, k)
    return packed, state, exact


def error(got: Any, want: Any) -> float:
    assert not bool(got.isnan().any())
    return float((got.double() - want).norm() / want.norm())


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("m", ROWS)
def test_a_code_book_of_ones_own(make: Make, dtype: Any, m: int, nested: bool) -> None:
    packed, state, exact = weight(make, 1000, 2048, 64, nested)
    a = make(m * 2048, dtype, "normal", seed=1).view(m, 2048)
    bias = make(1000, dtype, "normal", seed=2)
    product = cuda.Gemm4(decode=AFFINE)
    with torch.no_grad():
        got = product(a, packed, state, bias=bias)
    assert error(got, a.double() @ exact.t() + bias.double()) < TOLERANCE[dtype]


@pytest.mark.parametrize("m", ROWS)
def test_an_epilogue_sees_the_sum_with_its_bias(make: Make, dtype: Any, m: int) -> None:
    packed, state, exact = weight(make, 1000, 2048, 64, False)
    a = make(m * 2048, dtype, "normal", seed=1).view(m, 2048) * 0.05
    bias = make(1000, dtype, "normal", seed=2)
    product = cuda.Gemm4(decode=AFFINE, epilogue=GELU)
    with torch.no_grad():
        got = product(a, packed, state, bias=bias)
    want = gelu(a.double() @ exact.t() + bias.double())
    assert error(got, want) < 2 * TOLERANCE[dtype]


@pytest.mark.parametrize("shape", [(512, 4096), (33, 96)], ids=str)
@pytest.mark.parametrize("m", ROWS)
def test_an_epilogue_receives_row_and_column(
    make: Make, dtype: Any, m: int, shape: tuple[int, int]
) -> None:
    n, k = shape
    packed, state = F.quantize_4bit(make(n * k, dtype, "normal").view(n, k), quant_type="fp4")
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    with torch.no_grad():
        got = cuda.Gemm4(epilogue=PLACE)(a, packed, state)
    rows, columns = torch.arange(m, device="cuda") % 16, torch.arange(n, device="cuda") % 16
    assert torch.equal(got.float(), (rows[:, None] * 16 + columns).float())


@pytest.mark.parametrize("m", [1, 7, 128])
def test_gradients_read_the_weight_by_the_same_code(make: Make, dtype: Any, m: int) -> None:
    packed, state, exact = weight(make, 1024, 768, 64, True)
    a = make(m * 768, dtype, "normal", seed=1).view(m, 768).requires_grad_()
    grad = make(m * 1024, dtype, "normal", seed=3).view(m, 1024)
    cuda.Gemm4(decode=AFFINE)(a, packed, state).backward(grad)
    assert error(a.grad, grad.double() @ exact) < TOLERANCE[dtype]
    with pytest.raises(ValueError, match="which user epilogues do not support"):
        cuda.Gemm4(decode=AFFINE, epilogue=GELU)(a, packed, state)


@pytest.mark.parametrize("m", [1, 48, 300])
def test_products_are_captured_in_graphs(make: Make, m: int) -> None:
    packed, state, _ = weight(make, 1024, 4096, 64, False)
    a = make(m * 4096, torch.bfloat16, "normal").view(m, 4096)
    product = cuda.Gemm4(decode=AFFINE, epilogue=GELU)
    with torch.no_grad():
        want = product(a, packed, state)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            got = product(a, packed, state)
        got.zero_()
        graph.replay()
    assert torch.equal(got, want)


def test_the_example_of_the_manual_runs(root: Path, make: Make) -> None:
    text = (root / "docs/cuda-libraries.md").read_text("utf-8")
    (example,) = (b for b in re.findall(r"```python\n(.*?)```", text, re.S) if "Gemm4(" in b)
    values = make(256 * 512, torch.float32, "normal").view(256, 512)
    packed, state = F.quantize_4bit(values, quant_type="nf4")
    names = {"a": make(3 * 512, torch.bfloat16, "normal").view(3, 512)}
    names |= {"packed": packed, "state": state}
    with torch.no_grad():
        exec(example, names)
    assert names["out"].shape == (3, 256)
    assert bool((names["out"] >= 0).all())
