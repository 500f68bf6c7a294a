"""The 4-bit formats NF4 and FP4: quantize, dequantize."""
