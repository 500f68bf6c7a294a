"""bitsandbytes.nn.parametrize over nybble.nn.parametrize."""

from nybble.nn.parametrize import (
    Bnb4bitParametrization,
    replace_parameter_4bit,
    replace_parameter_4bit_prequantized,
)
from nybble.nn.parametrize import disable_cache as _disable_parametrization_cache  # noqa: F401
from nybble.nn.parametrize import enable_cache as _enable_parametrization_cache  # noqa: F401
from nybble.nn.parametrize import register_hooks as _register_parametrization_hooks  # noqa: F401
from nybble.nn.parametrize import save_state as _parametrized_state_dict_post_hook  # noqa: F401

__all__ = [
    "Bnb4bitParametrization",
    "replace_parameter_4bit",
    "replace_parameter_4bit_prequantized",
]
