"""NYBBLE_BNB_STRICT=1: add bitsandbytes' errors, warnings and conversions that nybble omits.

By default, nybble accepts more inputs than bitsandbytes, converts no bias in place, and raises an
error for arguments that bitsandbytes ignores. Programs that depend on bitsandbytes' behavior set
this variable before they import the module. If the variable is set, layers are called through
torch's Module.__call__, so small products take longer.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import wraps
from typing import Any

import torch
from torch import Tensor

from nybble.compat.force import is_on
from nybble.errors import InvalidArgument, NybbleError
from nybble.nn import (
    Embedding4bit,
    Embedding8bit,
    EmbeddingFP4,
    EmbeddingNF4,
    Linear4bit,
    Linear8bitLt,
)
from nybble.ops import checks
from nybble.optim import LAMB8bit, RMSprop
from nybble.optim.base import Optimizer8bit
from nybble.state import QuantState

_modules = logging.getLogger("bitsandbytes.nn.modules")
_products = logging.getLogger("bitsandbytes.autograd._functions")
# bitsandbytes' optimizers ignore these arguments
_IGNORED = {"dampening", "bias_correction", "adam_w_mode"}


def is_strict() -> bool:
    """Return whether NYBBLE_BNB_STRICT requests bitsandbytes' behavior."""
    return is_on(os.environ, "NYBBLE_BNB_STRICT")


def _convert_bias(layer: Any, dtype: torch.dtype) -> None:
    if layer.bias is not None and layer.bias.dtype is not dtype:
        layer.bias.data = layer.bias.data.to(dtype)


def _forward_4bit(forward: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Wrap `forward`: set the compute dtype at the first input, and convert the bias in place."""

    @wraps(forward)
    def strict(self: Any, x: Tensor) -> Tensor:
        if not self.compute_type_is_set:
            if x.dtype is torch.float16 and self.compute_dtype in (None, torch.float32):
                use = "inference" if x.numel() == x.shape[-1] else "inference or training speed"
                _modules.warning(
                    "Input type into Linear4bit is torch.float16, but compute_dtype=%s. This will "
                    "lead to slow %s.", self.compute_dtype, use,
                )  # fmt: skip
            self.set_compute_type(x)
            self.compute_type_is_set = True
        _convert_bias(self, self.compute_dtype or x.dtype)
        return forward(self, x)

    return strict


def _forward_8bit(forward: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Wrap `forward`: convert the bias in place, and warn about inputs other than float16."""

    @wraps(forward)
    def strict(self: Any, x: Tensor) -> Tensor:
        if x.dtype is not torch.float16 and not torch.compiler.is_compiling():
            _products.warning(
                "MatMul8bitLt: inputs will be cast from %s to float16 during quantization", x.dtype
            )
        _convert_bias(self, x.dtype)
        return forward(self, x)

    return strict


def _load_8bit(load: Callable[..., None]) -> Callable[..., None]:
    """Wrap `load`: refuse an int8 checkpoint, unless the layer has an int8 weight that it has not
    used yet."""

    @wraps(load)
    def strict(self: Any, state_dict: dict[str, Any], prefix: str, *rest: Any) -> None:
        if f"{prefix}SCB" in state_dict and getattr(self.weight, "SCB", None) is None:
            raise InvalidArgument(
                "Loading a quantized checkpoint into non-quantized Linear8bitLt is not supported: "
                f"{prefix}SCB\nhint: call .to(device) or .cuda() on the layer first"
            )
        load(self, state_dict, prefix, *rest)

    return strict


def _warned_embedding(init: Callable[..., None]) -> Callable[..., None]:
    @wraps(init)
    def strict(self: Any, *arguments: Any, **named: Any) -> None:
        init(self, *arguments, **named)
        block = self.weight.blocksize
        if self.embedding_dim % block:
            _modules.warning(
                "Embedding size %s is not divisible by block size %s. This will lead to slow "
                "inference.", self.embedding_dim, block,
            )  # fmt: skip

    return strict


def _refuse(refuse: Callable[..., None]) -> Callable[..., None]:
    """Wrap `refuse`: do not raise an error for optimizer arguments that bitsandbytes ignores."""

    @wraps(refuse)
    def strict(self: Any, error: type[NybbleError], **cases: tuple[object, bool]) -> None:
        ignored = {*_IGNORED, *(["momentum"] if isinstance(self, RMSprop) else [])}
        if "8bit" not in type(self).__name__:
            ignored.add("amsgrad")
        refuse(self, error, **{name: case for name, case in cases.items() if name not in ignored})

    return strict


def _lamb_8bit(init: Callable[..., None]) -> Callable[..., None]:
    @wraps(init)
    def strict(self: Any, *arguments: Any, **named: Any) -> None:
        init(self, *arguments, **named)
        if self.args.max_unorm != 1.0:
            raise InvalidArgument(f"max_unorm={self.args.max_unorm}: LAMB8bit supports only 1.0")

    return strict


def _refuse_to_save(self: torch.nn.Module, *arguments: object) -> None:
    raise NotImplementedError(
        f"{type(self).__name__}: bitsandbytes cannot save quantized embeddings"
    )


def apply() -> None:
    """Replace the methods whose behavior differs from bitsandbytes; call this once."""
    four: Any = Linear4bit
    eight: Any = Linear8bitLt
    four.forward = _forward_4bit(four.forward)
    four._load_from_state_dict = torch.nn.Module._load_from_state_dict
    eight.forward = _forward_8bit(eight.forward)
    eight._load_from_state_dict = _load_8bit(eight._load_from_state_dict)
    for kind in (Embedding4bit, EmbeddingFP4, EmbeddingNF4):
        embedding: Any = kind
        embedding.__init__ = _warned_embedding(embedding.__init__)
    for table in (Embedding4bit, Embedding8bit):
        saved: Any = table
        saved._save_to_state_dict = _refuse_to_save
    base: Any = Optimizer8bit
    base.refuse = _refuse(base.refuse)
    lamb: Any = LAMB8bit
    lamb.__init__ = _lamb_8bit(lamb.__init__)
    for name in checks.MICROSCALED:
        del checks.QUANT_TYPES[name]
    QuantState.valid_quant_types = ("fp4", "nf4")
    QuantState.valid_qs_type_keys = [f"bitsandbytes__{name}" for name in ("fp4", "nf4")]
