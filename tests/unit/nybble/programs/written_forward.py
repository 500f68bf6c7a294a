"""The product of a 4-bit layer, written as in InvokeAI and unsloth_zoo."""

from __future__ import annotations

import bitsandbytes as bnb
import torch

fix = bnb.nn.modules.fix_4bit_weight_quant_state_from_module


def forward(layer: torch.nn.Module, x: torch.Tensor) -> torch.Tensor:
    """Return the product, with the layer's state and the bias in the input's dtype."""
    fix(layer)
    if not layer.compute_type_is_set:
        layer.set_compute_type(x)
        layer.compute_type_is_set = True
    inner = x if layer.compute_dtype is None else x.to(layer.compute_dtype)
    bias = layer.bias.to(layer.compute_dtype)
    weight = layer.weight.data.t()
    state = layer.weight.quant_state
    return bnb.matmul_4bit(inner, weight, bias=bias, quant_state=state).to(x.dtype)


def refusal(layer: torch.nn.Module) -> str:
    """Return the exception that `fix` raises."""
    try:
        fix(layer)
    except ValueError as error:
        return str(error)
    return "nothing"


layer = bnb.nn.LinearNF4(64, 32).to("cpu")
layer.set_compute_type(torch.ones(1, 64, dtype=torch.float16))
print("float16 decides", layer.compute_dtype)
for dtype in (
    torch.float32,
    torch.bfloat16,
):  # the first input sets the compute dtype permanently, as in bitsandbytes
    x = torch.linspace(-1, 1, 192).view(3, 64).to(dtype)
    mine = bnb.nn.Linear4bit.forward(layer, x)
    print(dtype, torch.allclose(forward(layer, x), mine, atol=4e-2), layer.compute_dtype)

x = torch.linspace(-1, 1, 192).view(3, 64)
whole = forward(layer, x)
# a parameter without a state, as under FSDP
layer.weight = torch.nn.Parameter(layer.weight.data, requires_grad=False)
print("plain", torch.equal(forward(layer, x), whole), type(layer.weight).__name__)
print(layer.weight.quant_type, layer.weight.blocksize, layer.weight.bnb_quantized)
print("column", refusal(bnb.nn.LinearNF4(1, 32)))
print("floating", refusal(bnb.nn.LinearNF4(64, 32)))
