"""bitsandbytes.nn.modules: some libraries import the layers from this module."""

from typing import Any

from bitsandbytes.functional import has_avx512bf16 as has_avx512bf16
from bitsandbytes.utils import (
    INVERSE_LINEAR_8BIT_WEIGHTS_FORMAT_MAPPING as INVERSE_LINEAR_8BIT_WEIGHTS_FORMAT_MAPPING,
)
from nybble import nn as _nn
from nybble.nn import *  # noqa: F403  # the names are nybble.nn's, kept in one place
from nybble.nn.linear4bit import state_of as _state_of
from nybble.optim.manager import GlobalOptimManager as GlobalOptimManager
from nybble.state import QuantState

__all__ = [name for name in _nn.__all__ if name != "parametrize"]

# unsloth recognizes 4-bit layers and states by the __module__ of their class. After unsloth has
# loaded a model, it converts all other weights to a floating dtype.
for _name in __all__:
    getattr(_nn, _name).__module__ = __name__
QuantState.__module__ = "bitsandbytes.functional"


def fix_4bit_weight_quant_state_from_module(module: Any) -> None:
    """Restore a 4-bit weight's state from its layer. Other libraries call this function in their
    own forward methods.

    nybble's forward methods do not need it. Raises InvalidArgument for a layer that is not
    quantized yet. If a weight has one column and its layer has no state, the weight is left
    unchanged.
    """
    weight = module.weight
    if getattr(weight, "quant_state", None) is not None:
        return
    if module.quant_state is None and weight.shape[-1] == 1:
        return
    state = _state_of(module)
    if not isinstance(weight, _nn.Params4bit):
        module.weight = _nn.Params4bit(
            weight,
            blocksize=state.blocksize,
            compress_statistics=state.nested,
            quant_type=str(state.quant_type),
            quant_storage=module.quant_storage,
            module=module,
            bnb_quantized=True,
        )
    module.weight.quant_state = state


def maybe_rearrange_weight(
    state_dict: Any, prefix: Any, local_metadata: Any, strict: Any, missing_keys: Any,
    unexpected_keys: Any, error_msgs: Any,
) -> None:  # fmt: skip
    """Do nothing.

    The function exists because pickles of bitsandbytes' int8 layers name it as a load hook.
    """
