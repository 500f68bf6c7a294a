"""8-bit blockwise quantization of arrays and, for double quantization, of scales."""
