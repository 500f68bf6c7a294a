"""Check that a weight without scales has the layer's own values, by comparing a sample of bytes.

torch.func.functional_call, FSDP and tracers replace a quantized parameter with a plain tensor. The
layer's scales apply to this tensor only if it has the layer's values.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from nybble._torch import bridge, private
from nybble.errors import InvalidArgument, Unsupported

_SAMPLE = 256  # bytes


def fingerprint_of(codes: Tensor) -> Tensor | None:
    """Return evenly spaced bytes of quantized values; None if the values cannot be read."""
    codes = codes.data
    if codes.is_meta or not bridge.eager(codes):
        return None
    flat = codes.contiguous().view(-1).view(torch.uint8)
    return flat[:: flat.numel() // _SAMPLE or 1].clone()


def check_fingerprint(module: torch.nn.Module, weight: Tensor, owner: Any) -> None:
    """Raise InvalidArgument if a weight without scales differs from the layer's own.

    owner._fingerprint identifies the layer's own values. A weight that cannot be read, or that FSDP
    has gathered, counts as the layer's own. Raises Unsupported under vmap.
    """
    if bridge.is_traced() or private.is_fsdp_managed(module):
        return
    kind = type(module).__name__
    if private.is_batched(weight):
        raise Unsupported(f"{kind}: vmap over quantized weights is not supported")
    own = owner._fingerprint
    if own is None or own.device != weight.device:
        return
    if own.is_cuda and torch.cuda.is_current_stream_capturing():
        return  # comparing would synchronize, which a CUDA graph capture forbids
    found = fingerprint_of(weight)
    if found is not None and not torch.equal(found, own):
        dense = getattr(owner, "shape", weight.shape)  # an embedding's int8 codes have this shape
        if weight.is_floating_point() and weight.shape == dense:
            raise InvalidArgument(
                f"{kind}: the weight is {weight.dtype} {tuple(weight.shape)}: must be quantized, "
                "because the layer's weight was\n"
                "hint: assign a Params4bit or Int8Params, and move it with .to(device)"
            )
        raise InvalidArgument(
            f"{kind}: the quantized weight belongs to another layer and has no scales: pass the "
            "parameter of that layer (from named_parameters), not only the parameter's data"
        )
