"""bitsandbytes.nn.parametrize over nybble.nn.parametrize."""

from nybble.nn.parametrize import (
    Bnb4bitParametrization,
    replace_parameter_4bit,
    replace_parameter_4bit_prequantized,
)

__all__ = [
    "Bnb4bitParametrization",
    "replace_parameter_4bit",
    "replace_parameter_4bit_prequantized",
]
