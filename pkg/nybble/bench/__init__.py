"""A smoke test under load: concurrent generation with 4-bit, 8-bit and float16 layers."""

HEADS = 8  # attention heads of the small decoder, whose width is a multiple of this number
