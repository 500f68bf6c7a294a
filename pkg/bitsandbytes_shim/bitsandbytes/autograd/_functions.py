"""bitsandbytes.autograd._functions: where some libraries import the products from."""

from nybble.autograd import MatmulLtState, matmul, matmul_4bit

__all__ = ["MatmulLtState", "matmul", "matmul_4bit"]
