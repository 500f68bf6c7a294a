"""Whether bytes that stand in a quantized parameter's place, without scales, are the layer's own.

torch.func.functional_call puts there what it is given, FSDP what it has gathered, tracers a plain
tensor. Scales of others are not known, so they are told by a few of the layer's own bytes.
"""

from __future__ import annotations

from typing import Any

import torch

from nybble._torch import bridge, private
from nybble.errors import InvalidArgument, Unsupported

__all__ = ["check_fingerprint", "fingerprint_of"]

_SAMPLE = 256  # bytes


def fingerprint_of(codes: torch.Tensor) -> torch.Tensor | None:
    """Return some bytes of quantized values, evenly spaced; None where there are none to read."""
    codes = codes.data
    if codes.is_meta or not bridge.eager(codes):
        return None
    flat = codes.contiguous().view(-1).view(torch.uint8)
    return flat[:: flat.numel() // _SAMPLE or 1].clone()


def check_fingerprint(module: torch.nn.Module, weight: torch.Tensor, owner: Any) -> None:
    """Raise for values without scales that differ from the layer's own (owner._fingerprint).

    What cannot be read, and what FSDP has gathered, is taken for the layer's own.
    """
    if bridge.is_traced() or private.is_fsdp_managed(module):
        return
    kind = type(module).__name__
    if private.is_batched(weight):
        raise Unsupported(f"{kind}: of quantized weights of a transform (vmap) no scales are known")
    own = owner._fingerprint
    if own is None or own.device != weight.device:
        return
    if own.is_cuda and torch.cuda.is_current_stream_capturing():
        return  # which may not wait for an answer
    found = fingerprint_of(weight)
    if found is not None and not torch.equal(found, own):
        raise InvalidArgument(
            f"{kind}: the quantized weight is another one than the layer's, and has no scales: "
            "give the other layer's parameter itself (of named_parameters), not its data"
        )
