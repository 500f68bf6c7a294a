"""LLM.int8: quantization by rows, products with int8 weights, and the products' gradients."""
