"""bitsandbytes.nn.modules: where some libraries import the layers from."""

from typing import Any

from nybble import nn as _nn
from nybble.nn import *  # noqa: F403  # the names are nybble.nn's, kept in one place
from nybble.nn.linear4bit import state_of as _state_of
from nybble.state import QuantState

__all__ = [name for name in _nn.__all__ if name != "parametrize"]

# unsloth tells 4-bit layers and states from others' by the module that their class names, and
# turns weights of others into floating ones after a model is loaded.
for _name in __all__:
    getattr(_nn, _name).__module__ = __name__
QuantState.__module__ = "bitsandbytes.functional"


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


def maybe_rearrange_weight(*arguments: Any) -> None:
    """Do nothing: pickles of bitsandbytes' int8 layers have it as a hook of their loading."""
