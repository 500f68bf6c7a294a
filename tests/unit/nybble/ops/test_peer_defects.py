"""bitsandbytes 0.50.2 has these defects on the CPU; nybble does not have them."""

from __future__ import annotations

import logging
import subprocess
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from nybble import functional, nn  # noqa: E402
from nybble.ops import codebooks  # noqa: E402

Python = Callable[..., subprocess.CompletedProcess[str]]


def _layer(k: int, n: int, **settings: Any) -> Any:
    torch.manual_seed(11)
    return nn.Linear4bit(k, n, **settings).to("cpu")


def _dense(layer: Any) -> Any:
    return functional.dequantize_4bit(layer.weight.data, layer.weight.quant_state)


@pytest.mark.parametrize("nested", [False, True])
def test_a_forward_in_eval_mode_changes_nothing_that_is_saved(nested: bool) -> None:
    layer = _layer(128, 64, compress_statistics=nested, quant_type="nf4")
    before = {key: value.clone() for key, value in layer.state_dict().items()}
    layer.eval()(torch.randn(4, 128, dtype=torch.bfloat16))
    after = layer.state_dict()
    assert list(after) == list(before)
    for key, value in before.items():
        assert after[key].dtype == value.dtype, key
        assert torch.equal(after[key], value), key


def test_gradients_work_after_eval_and_train() -> None:
    layer = _layer(128, 64, quant_type="nf4").eval()
    x = torch.randn(4, 128)
    layer(x)
    x.requires_grad_()
    layer.train()(x).sum().backward()
    wanted = _dense(layer).sum(0).expand(4, 128)
    torch.testing.assert_close(x.grad, wanted, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("n", [1, 48, 50, 100])
@pytest.mark.parametrize("k", [64, 96, 100, 130])
def test_any_shape_runs_in_eval_mode(k: int, n: int) -> None:
    layer = _layer(k, n, quant_type="nf4").eval()
    x = torch.randn(3, k)
    wanted = torch.nn.functional.linear(x, _dense(layer), layer.bias)
    torch.testing.assert_close(layer(x), wanted, rtol=1e-5, atol=1e-5)


def test_float32_is_computed_in_float32() -> None:
    layer = _layer(1024, 64, compute_dtype=torch.float32, quant_type="nf4").eval()
    x = torch.randn(5, 1024)
    exact = x.double() @ _dense(layer).double().T + layer.bias.double()
    error = (layer(x).double() - exact).abs().max() / exact.abs().max()
    assert error < 1e-6  # bfloat16 would give 3e-3


def test_gemv_takes_ordinary_packed_weights() -> None:
    layer = _layer(256, 64, quant_type="nf4")
    x = torch.randn(1, 256)
    result = functional.gemv_4bit(x, layer.weight.data, state=layer.weight.quant_state)
    torch.testing.assert_close(result, x @ _dense(layer).T, rtol=1e-5, atol=1e-5)


def test_the_first_input_does_not_fix_the_compute_dtype() -> None:
    layer = _layer(64, 32).eval()
    layer(torch.randn(1, 64, dtype=torch.bfloat16))
    x = torch.randn(1, 64)
    wanted = torch.nn.functional.linear(x, _dense(layer), layer.bias)
    torch.testing.assert_close(layer(x), wanted, rtol=1e-5, atol=1e-5)


def test_a_half_precision_input_does_not_convert_the_stored_bias() -> None:
    layer = _layer(64, 32)
    bias = layer.bias.detach().clone()
    layer(torch.randn(1, 64, dtype=torch.float16))
    assert layer.bias.dtype == torch.float32
    assert torch.equal(layer.bias, bias)


def test_out_works_on_the_cpu() -> None:
    a = torch.randn(128, 64)
    packed, state = functional.quantize_4bit(a, quant_type="nf4")
    out = torch.empty(128, 64)
    assert functional.dequantize_4bit(packed, state, out=out) is out
    assert torch.equal(out, functional.dequantize_4bit(packed, state))
    codes, state = functional.quantize_blockwise(a)
    assert functional.dequantize_blockwise(codes, state, out=out) is out
    assert torch.equal(out, functional.dequantize_blockwise(codes, state))
    turned = torch.empty(64, 128).t()  # not dense
    functional.dequantize_blockwise(codes, state, out=turned)
    assert torch.equal(turned, out)


def test_double_quantization_of_activations_works_on_the_cpu() -> None:
    a = torch.randn(16, 32)
    row, column, row_max, column_max, outliers = functional.int8_double_quant(a)
    assert outliers is None
    assert torch.equal(row_max, a.abs().amax(1))
    assert torch.equal(column_max, a.abs().amax(0))
    assert ((row * row_max[:, None] / 127 - a).abs() <= row_max[:, None] / 253).all()
    assert ((column * column_max / 127 - a).abs() <= column_max / 253).all()


def test_int8_accepts_bfloat16_beyond_float16_without_a_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    layer = nn.Linear8bitLt(64, 32, bias=False, has_fp16_weights=False).to("cpu").eval()
    x = torch.randn(4, 64, dtype=torch.bfloat16) * 1e6
    with caplog.at_level(logging.DEBUG):
        result = layer(x)
    assert torch.isfinite(result).all()
    assert not caplog.records


@pytest.mark.parametrize("signed", [True, False])
def test_the_8bit_quantizer_is_exact(signed: bool) -> None:
    """All 256 values and zero are kept exactly, and every value gets a nearest code."""
    code = codebooks.dynamic_map(signed)
    codes, _ = functional.quantize_blockwise(code, code=code, blocksize=256)
    assert codes.tolist() == list(range(256))
    generator = np.random.default_rng(5)
    values = generator.standard_normal(4096).astype(np.float32) ** (1 if signed else 2)
    values[::17] = 0.0
    found, state = functional.quantize_blockwise(values, code=code, blocksize=256)
    scaled = values.reshape(-1, 256) * (np.float32(1) / state.absmax[:, None])
    distance = abs(scaled[..., None].astype(np.float64) - code.astype(np.float64))
    mine = abs(scaled - code[found.reshape(-1, 256)])
    assert (mine <= distance.min(-1) + 1e-7).all()
    assert (functional.dequantize_blockwise(found, state)[::17] == 0).all()


def test_one_dimension_stays_one_dimension() -> None:
    a = torch.randn(4096)
    assert functional.dequantize_4bit(*functional.quantize_4bit(a)).shape == (4096,)


@pytest.mark.parametrize(("shape", "blocksize"), [((64, 33), 64), ((8, 1024), 4096), ((5, 1), 32)])
def test_odd_and_large_blocks_dequantize_without_a_compiler(
    in_fork: Python, shape: tuple[int, int], blocksize: int
) -> None:
    done = in_fork(
        "import sys, torch, nybble.functional as f\n"
        f"p, s = f.quantize_4bit(torch.randn{shape}, blocksize={blocksize})\n"
        f"assert f.dequantize_4bit(p, s).shape == {shape}\n"
        "print([m for m in sys.modules if m in ('torch._dynamo', 'torch._inductor')])"
    )
    assert done.stdout.strip() == "[]", done.stderr


def test_import_loads_no_compiler_and_no_network_module(python: Python) -> None:
    done = python(
        "import torch, sys, time\n"
        "before = set(sys.modules)\n"
        "import nybble, nybble.nn, nybble.optim\n"
        "new = set(sys.modules) - before\n"
        "heavy = ('torch._dynamo', 'torch._inductor', 'scipy', 'triton', 'kernels', 'urllib')\n"
        "print(sorted(m for m in new if m.startswith(heavy)))"
    )
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def test_int4_is_a_code_book() -> None:
    assert functional.get_4bit_type("int4")[0] == 1.0


def test_packed_bytes_in_a_float_dtype_are_not_converted() -> None:
    layer = _layer(64, 32, quant_type="nf4", quant_storage=torch.bfloat16)
    x = torch.randn(2, 64)
    wanted = layer(x)
    for move in (lambda m: m.float(), lambda m: m.half().float(), lambda m: m.to(torch.float64)):
        moved = move(layer)
        assert moved.weight.dtype == torch.bfloat16
        torch.testing.assert_close(moved(x), wanted, rtol=1e-3, atol=1e-3)


# The thresholds in bitsandbytes' CUDA code; its CPU code computes different thresholds.
# The thresholds are strings, because C rounds a float literal once, but Python would round twice.
NF4_EDGES = """-0.8480964004993439 -0.6106329262256622 -0.4599952697753906 -0.33967943489551544
    -0.23460740596055984 -0.13791173323988914 -0.045525018125772476 0.03979014977812767
    0.1202552504837513 0.2035212516784668 0.2920137718319893 0.3893125355243683
    0.5016634166240692 0.6427869200706482 0.8614784181118011"""
FP4_EDGES = "0.00260417 0.0859375 0.20833333 0.29166667 0.4166667 0.583333 0.8333333"
FP4_CODES = [0, 1, 6, 7, 4, 5, 2, 3]  # in the order of ascending magnitudes


def _floats(texts: str) -> Any:
    """Return the float32 values nearest to decimal numbers."""
    found = []
    for text in texts.split():
        near = np.float32(float(text))
        around = (near, *(np.nextafter(near, np.float32(end)) for end in (-2, 2)))
        found.append(min(around, key=lambda one: abs(Fraction(float(one)) - Fraction(text))))
    return np.array(found, np.float32)


def _codes(values: Any, quant_type: str) -> list[int]:
    """Return the codes of values in a block whose largest magnitude is 1."""
    block = np.zeros(64, np.float32)
    block[: len(values)], block[-1] = values, 1.0
    packed, _ = functional.quantize_4bit(block, quant_type=quant_type)
    codes = np.stack([packed.reshape(-1) >> 4, packed.reshape(-1) & 15], 1).reshape(-1)
    return [int(code) for code in codes[: len(values)]]


def test_ties_between_two_codes_are_broken_as_in_cuda() -> None:
    edges = _floats(NF4_EDGES)
    assert _codes(edges, "nf4") == list(range(15))
    assert _codes(np.nextafter(edges, np.float32(2)), "nf4") == list(range(1, 16))
    edges = _floats(FP4_EDGES)
    assert _codes(edges, "fp4") == FP4_CODES[:-1]
    assert _codes(np.nextafter(edges, np.float32(2)), "fp4") == FP4_CODES[1:]
    assert _codes([0.0, -0.0, 1e-30], "fp4") == [0, 0, 0]  # not code 8, negative zero
