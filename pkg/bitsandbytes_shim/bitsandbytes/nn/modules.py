"""bitsandbytes.nn.modules: where some libraries import the layers from."""

from typing import Any

from nybble import nn as _nn
from nybble.nn import *  # noqa: F403  # the names are nybble.nn's, kept in one place
from nybble.nn.linear4bit import state_of as _state_of

__all__ = [name for name in _nn.__all__ if name != "parametrize"]


def fix_4bit_weight_quant_state_from_module(module: Any) -> None:
    """Give a 4-bit weight the state that its layer kept; forwards that others write call it.

    nybble's own do not need it. Raises InvalidArgument for a layer that is not quantized yet; a
    column that is none's packed bytes is left as it is.
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
