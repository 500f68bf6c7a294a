"""8-bit blockwise quantization, also of scales (double quantization)."""
