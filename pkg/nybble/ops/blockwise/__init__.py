"""8-bit blockwise quantization, and scales in that form (double quantization)."""
