"""Layers with MXFP4 and NVFP4 weights: quantize, save, load, copy, compile, train."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest
import safetensors.torch
import torch

import nybble
from nybble import functional as F
from nybble.errors import InvalidArgument
from nybble.nn import ClampedSwiGLU, Embedding4bit, Experts4bit, Linear4bit
from nybble.nn.parametrize import replace_parameter_4bit

pytestmark = pytest.mark.usefixtures("libnybble")
TYPES = ["mxfp4", "nvfp4"]
BLOCK = {"mxfp4": 32, "nvfp4": 16}


def _randn(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def _layer(quant_type: str, **settings: Any) -> Linear4bit:
    torch.manual_seed(1)
    return Linear4bit(96, 48, quant_type=quant_type, **settings).to("cpu")


def _dense(layer: Linear4bit) -> torch.Tensor:
    return F.dequantize_4bit(layer.weight.data, layer.weight.quant_state)


@pytest.mark.parametrize("quant_type", TYPES)
def test_a_linear_layer_multiplies_its_dequantized_weight(quant_type: str) -> None:
    layer = _layer(quant_type)
    state = layer.weight.quant_state
    assert state is not None
    assert (state.quant_type, state.blocksize) == (quant_type, BLOCK[quant_type])
    assert state.absmax.dtype is torch.uint8
    assert state.absmax.numel() * BLOCK[quant_type] == 96 * 48
    assert repr(state).startswith(f"QuantState({quant_type}, shape=")
    assert "double quantized" not in repr(state)
    x = _randn(5, 96)
    exact = torch.nn.functional.linear(x, _dense(layer), layer.bias)
    torch.testing.assert_close(layer(x), exact, rtol=1e-5, atol=1e-5)
    torch.manual_seed(1)
    plain = torch.nn.Linear(96, 48)
    weight = plain.weight.detach()
    error = (_dense(layer) - weight).norm() / weight.norm()
    assert float(error) < 0.13


@pytest.mark.parametrize("quant_type", TYPES)
@pytest.mark.parametrize("storage", [torch.uint8, torch.bfloat16])
def test_saved_layers_load_with_the_same_bytes(
    quant_type: str, storage: torch.dtype, tmp_path: Path
) -> None:
    layer = _layer(quant_type, quant_storage=storage)
    x = _randn(3, 96)
    safetensors.torch.save_file(layer.state_dict(), tmp_path / "layer.safetensors")
    saved = safetensors.torch.load_file(tmp_path / "layer.safetensors")
    assert f"weight.quant_state.bitsandbytes__{quant_type}" in saved
    for made in (
        Linear4bit(96, 48, quant_storage=storage).to("cpu"),
        Linear4bit(96, 48, quant_type=quant_type, device="meta"),
    ):
        made.load_state_dict(saved, assign=made.weight.is_meta)
        assert torch.equal(made(x), layer(x))
        assert made.weight.quant_state == layer.weight.quant_state
        assert made.weight.quant_type == quant_type
    for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
        assert torch.equal(other(x), layer(x))
    layer.load_state_dict({"weight": _randn(48, 96), "bias": layer.bias.data}, strict=False)
    again = F.quantize_4bit(_randn(48, 96), quant_type=quant_type)
    assert torch.equal(_dense(layer), F.dequantize_4bit(*again))  # quantized in the same format


@pytest.mark.parametrize("quant_type", TYPES)
def test_gradients_are_those_of_the_dequantized_weight(quant_type: str) -> None:
    layer = _layer(quant_type)
    x = _randn(4, 96).requires_grad_()
    layer(x).square().sum().backward()
    y = x.detach().clone().requires_grad_()
    torch.nn.functional.linear(y, _dense(layer), layer.bias).square().sum().backward()
    assert x.grad is not None
    assert y.grad is not None
    torch.testing.assert_close(x.grad, y.grad, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("quant_type", TYPES)
def test_functions_and_layers_compile_to_a_full_graph(quant_type: str) -> None:
    layer = _layer(quant_type)

    def call(a: torch.Tensor, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        packed, state = F.quantize_4bit(a, quant_type=quant_type)
        return packed, F.dequantize_4bit(packed, state), nybble.matmul_4bit(x, packed, state)

    compiled: Any = torch.compile(call, fullgraph=True, backend="aot_eager")
    a, x = _randn(48, 96), _randn(3, 96, seed=2)
    for found, wanted in zip(compiled(a, x), call(a, x), strict=True):
        assert torch.equal(found, wanted)
    traced: Any = torch.compile(layer, fullgraph=True, backend="aot_eager")
    assert torch.equal(traced(x), layer(x))


@pytest.mark.parametrize("quant_type", TYPES)
def test_embeddings_and_other_parameters(quant_type: str) -> None:
    table = Embedding4bit(10, 96, quant_type=quant_type).to("cpu")
    ids = torch.tensor([[3, 0], [9, 3]])
    values = F.dequantize_4bit(table.weight.data, table.weight.quant_state)
    assert torch.equal(table(ids), values[ids])
    module = torch.nn.Linear(96, 48)
    weight = module.weight.detach().clone()
    replace_parameter_4bit(module, "weight", quant_type=quant_type)
    wanted = F.dequantize_4bit(*F.quantize_4bit(weight, quant_type=quant_type))
    assert torch.equal(module.weight, wanted)


@pytest.mark.parametrize("quant_type", TYPES)
def test_packed_tensors_of_a_checkpoint_make_a_layer(quant_type: str) -> None:
    scales = torch.randint(100, 126, (48, 96 // BLOCK[quant_type]), dtype=torch.uint8)
    packed = torch.randint(0, 256, (48, 48), dtype=torch.uint8)
    if quant_type == "mxfp4":
        found = F.from_mxfp4(packed, scales, torch.float32)
    else:
        found = F.from_nvfp4(packed, scales, torch.tensor(0.5), torch.float32)
    bias = _randn(48)
    layer = Linear4bit.from_packed(*found, bias=bias)
    x = _randn(3, 96)
    exact = torch.nn.functional.linear(x, F.dequantize_4bit(*found), bias)
    torch.testing.assert_close(layer(x), exact, rtol=1e-4, atol=1e-3)
    other = Linear4bit(96, 48, quant_type=quant_type).to("cpu")
    other.load_state_dict(layer.state_dict())
    assert torch.equal(other(x), layer(x))
    found[1].shape = torch.Size((2, 24, 96))
    with pytest.raises(InvalidArgument, match=r"must be \[out, in\]"):
        Linear4bit.from_packed(*found)


def test_widths_that_are_no_multiple_of_the_block_are_refused() -> None:
    for layer in (Linear4bit(40, 8, quant_type="mxfp4"), Embedding4bit(8, 40, quant_type="mxfp4")):
        with pytest.raises(InvalidArgument, match=r"^weight\.shape=\(8, 40\): the last dimension"):
            layer.to("cpu")
    module = torch.nn.ParameterDict({"experts": _randn(2, 8, 40)})
    with pytest.raises(InvalidArgument, match=r"^experts\.shape=\(2, 8, 40\): the last dimension"):
        replace_parameter_4bit(module, "experts", quant_type="mxfp4")
    with pytest.raises(InvalidArgument, match=r"^A\.shape=\(2, 8, 40\): the last dimension"):
        F.quantize_experts_4bit(_randn(2, 8, 40), quant_type="mxfp4")


@pytest.mark.parametrize(("hidden", "inner"), [(40, 64), (64, 40)])
@pytest.mark.parametrize("quant_type", TYPES)
def test_every_way_to_make_experts_checks_their_widths(
    quant_type: str, hidden: int, inner: int
) -> None:
    name = "gate_up_proj" if hidden == 40 else "down_proj"
    wanted = rf"_dim=40, the last dimension of {name}: must be a multiple of {BLOCK[quant_type]},"
    up, down = _randn(2, 2 * inner, hidden), _randn(2, hidden, inner)
    packed = F.quantize_experts_4bit(up), F.quantize_experts_4bit(down)
    for _, state in packed:  # functions of nybble do not return such states
        state.quant_type, state.blocksize = quant_type, BLOCK[quant_type]
    with pytest.raises(InvalidArgument, match=wanted):
        Experts4bit(2, hidden, inner, quant_type=quant_type)
    with pytest.raises(InvalidArgument, match=wanted):
        Experts4bit.from_float(up, down, quant_type=quant_type)
    with pytest.raises(InvalidArgument, match=wanted):
        Experts4bit.from_packed(*packed)


@pytest.mark.parametrize("wrong", [None, "packed", ("packed", None), (None, "state")])
def test_packed_experts_without_their_state_are_refused(wrong: Any) -> None:
    right = F.quantize_experts_4bit(_randn(2, 64, 64))
    parts = {"packed": right[0], "state": right[1], None: None}
    given = tuple(parts[one] for one in wrong) if isinstance(wrong, tuple) else parts[wrong]
    for name, pair in (("gate_up", (given, right)), ("down", (right, given))):
        with pytest.raises(InvalidArgument, match=rf"^{name} is a .*tuple \(packed tensor, Q"):
            Experts4bit.from_packed(*pair, has_gate=False)


@pytest.mark.parametrize("quant_type", TYPES)
def test_experts(quant_type: str) -> None:
    up, down = _randn(3, 64, 32), _randn(3, 32, 32, seed=1)
    layer = Experts4bit.from_float(up, down, quant_type=quant_type)
    x, ids = _randn(6, 32, seed=2), torch.tensor([[0, 2], [1, 0], [2, 1], [0, 1], [2, 0], [1, 2]])
    weights = torch.full((6, 2), 0.5)
    dense = [
        torch.stack([F.dequantize_4bit(*F.quantize_4bit(w, quant_type=quant_type)) for w in one])
        for one in (up, down)
    ]
    assert torch.equal(layer.dequantized("gate_up", torch.float32), dense[0])
    assert torch.equal(layer.dequantized("down", torch.float32), dense[1])
    gate, linear = torch.einsum("th,eoh->teo", x, dense[0]).chunk(2, dim=-1)
    each = torch.einsum("tei,ehi->teh", torch.nn.functional.silu(gate) * linear, dense[1])
    wanted = each[torch.arange(6)[:, None], ids].mul(0.5).sum(1)
    found = layer(x, ids, weights)
    torch.testing.assert_close(found, wanted, rtol=1e-4, atol=1e-3)
    other = Experts4bit(3, 32, 32, quant_type=quant_type, compute_dtype=torch.float32)
    other.load_state_dict(layer.state_dict())
    assert torch.equal(other(x, ids, weights), found)
    parts = [layer.shard(rank, 2)(x, ids, weights) for rank in range(2)]
    torch.testing.assert_close(parts[0] + parts[1], found, rtol=1e-4, atol=1e-3)


def test_experts_of_a_checkpoint_like_gpt_oss() -> None:
    blocks = torch.randint(0, 256, (2, 64, 1, 16), dtype=torch.uint8)
    scales = torch.randint(120, 126, (2, 64, 1), dtype=torch.uint8)
    up = F.from_mxfp4(blocks, scales, torch.float32)
    down = F.from_mxfp4(blocks[:, :32], scales[:, :32], torch.float32)
    biases = _randn(2, 64), _randn(2, 32)
    layer = Experts4bit.from_packed(
        up, down, gate=ClampedSwiGLU(), gate_up_proj_bias=biases[0], down_proj_bias=biases[1]
    )
    x, ids = _randn(4, 32), torch.tensor([[0], [1], [1], [0]])
    found = layer(x, ids, torch.ones(4, 1))
    dense = [F.dequantize_experts_4bit(*one) for one in (up, down)]
    rows = []
    for row, expert in zip(x, ids[:, 0].tolist(), strict=True):
        inner = ClampedSwiGLU()(dense[0][expert] @ row + biases[0][expert])
        rows.append(dense[1][expert] @ inner + biases[1][expert])
    torch.testing.assert_close(found, torch.stack(rows), rtol=1e-4, atol=1e-3)
    with pytest.raises(InvalidArgument, match="down_proj_bias: give both or neither"):
        Experts4bit.from_packed(up, down, down_proj_bias=biases[1])
    with pytest.raises(InvalidArgument, match=r"gate_up is QuantState.*must be 'mxfp4' of shape"):
        Experts4bit.from_packed(down, down)


def test_projections_with_different_formats_are_refused() -> None:
    weight = _randn(2, 64, 64)
    down = F.quantize_experts_4bit(weight)
    for other in ({"blocksize": 128}, {"compress_statistics": True}, {"quant_type": "fp4"}):
        up = F.quantize_experts_4bit(weight, **other)
        with pytest.raises(InvalidArgument, match=r"gate_up is QuantState.*must be 'nf4'"):
            Experts4bit.from_packed(up, down, has_gate=False)
    with pytest.raises(InvalidArgument, match=r"down\.shape=\(64, 64\): must be \[experts, hidden"):
        Experts4bit.from_packed(down, F.quantize_4bit(weight[0]))
    Experts4bit.from_packed(down, down, has_gate=False)
    short = down[0][:, :-1], down[1]
    for up, text in (
        (short, r"gate_up: B has 4094 bytes: 2 experts"),
        ((down[0].flatten(), down[1]), r"gate_up\.shape=\(4096,\): must be \[experts, bytes\]"),
    ):
        with pytest.raises(InvalidArgument, match=text):
            Experts4bit.from_packed(up, down, has_gate=False)
    down[1].absmax = down[1].absmax[:, 1:]
    with pytest.raises(InvalidArgument, match=r"gate_up: absmax has 126 elements"):
        Experts4bit.from_packed(down, down, has_gate=False)
