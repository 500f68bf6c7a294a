"""Quantize to and dequantize from the 4-bit formats NF4 and FP4."""
