"""LLM.int8: quantization by rows and products with int8 weights, and their gradients."""
