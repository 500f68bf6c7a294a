"""A backend of a device "toy" whose kernels bitsandbytes' operators use; its memory is the CPU's.

python other_device.py     prints what the functions and layers compute there, as JSON
"""

from __future__ import annotations

import json
from typing import Any

import bitsandbytes as bnb
import torch
from torch.utils import backend_registration
from torch.utils._pytree import tree_map_only

backend_registration._setup_privateuseone_for_python_backend("toy")
called: list[str] = []


def raw(tensor: Any) -> Any:
    return getattr(tensor, "raw", tensor)


def wrapped(values: Any) -> Any:
    made = torch._C._acc.create_empty_tensor(values.shape, values.dtype)
    made.raw = values
    return made


def fallback(op: Any, *arguments: Any, **named: Any) -> Any:
    """Run an operator of torch on the memory of its tensors."""
    if op is torch.ops.aten._copy_from.default:
        raw(arguments[1]).copy_(raw(arguments[0]))
        return arguments[1]
    known = {
        id(raw(one)): one for one in (*arguments, *named.values()) if isinstance(one, torch.Tensor)
    }
    if named.get("device") is not None:
        named["device"] = torch.device("cpu")
    cpu, more = tree_map_only(torch.Tensor, raw, (arguments, named))
    found = op(*cpu, **more)

    def shown(one: Any) -> Any:
        return known[id(one)] if id(one) in known else wrapped(one)

    return tree_map_only(torch.Tensor, shown, found)


LIBRARY = torch.library.Library("_", "IMPL")
LIBRARY.fallback(fallback, "PrivateUse1")


def kernel(name: str) -> None:
    """Register a kernel of the toy device that computes with nybble's on the CPU."""
    operator = getattr(torch.ops.bitsandbytes, name).default

    @torch.library.register_kernel(f"bitsandbytes::{name}", "toy")
    def run(*arguments: Any, **named: Any) -> Any:
        called.append(name)
        cpu, more = tree_map_only(torch.Tensor, raw, (arguments, named))
        return tree_map_only(torch.Tensor, wrapped, operator(*cpu, **more))


for name in ("quantize_4bit", "dequantize_4bit", "gemm_4bit", "int8_vectorwise_quant"):
    kernel(name)


def same(ours: Any, wanted: Any) -> bool:
    return bool(torch.allclose(raw(ours), wanted, atol=1e-5)) and "toy" in str(ours.device)


def used(compute: Any) -> list[Any]:
    called.clear()
    return [compute(), sorted({*called})]


torch.manual_seed(0)
W, X, Y = torch.randn(32, 64), torch.randn(3, 64), torch.randn(3, 32)
packed, state = bnb.functional.quantize_4bit(W.to("toy"), quant_type="nf4")
expected = bnb.functional.quantize_4bit(W, quant_type="nf4")


def gradient(x: Any, weight: Any, quant_state: Any) -> Any:
    x.requires_grad_(True)
    return torch.autograd.grad(bnb.matmul_4bit(x, weight, quant_state), x, Y.to(x.device))[0]


def int8(device: str) -> Any:
    state = bnb.MatmulLtState(has_fp16_weights=False, threshold=2.0)
    state.CB, state.SCB, _ = bnb.functional.int8_vectorwise_quant(W.to(device))
    return bnb.matmul(X.to(device), state.CB, state=state)


print(
    json.dumps(
        {
            "quantized": torch.equal(raw(packed), expected[0]),
            "dequantized": used(
                lambda: same(
                    bnb.functional.dequantize_4bit(packed, state),
                    bnb.functional.dequantize_4bit(*expected),
                )
            ),
            "product": used(
                lambda: same(
                    bnb.matmul_4bit(X.to("toy"), packed, state), bnb.matmul_4bit(X, *expected)
                )
            ),
            "gradient": used(
                lambda: same(gradient(X.to("toy"), packed, state), gradient(X.clone(), *expected))
            ),
            "int8": used(lambda: same(int8("toy"), int8("cpu"))),
            # no kernel of the device: computed on the CPU
            "blockwise": used(
                lambda: same(
                    bnb.functional.dequantize_blockwise(
                        *bnb.functional.quantize_blockwise(W.to("toy"))
                    ),
                    bnb.functional.dequantize_blockwise(*bnb.functional.quantize_blockwise(W)),
                )
            ),
        }
    )
)
