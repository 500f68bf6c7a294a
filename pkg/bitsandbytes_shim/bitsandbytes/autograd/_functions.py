"""bitsandbytes.autograd._functions: some libraries import the products from this module."""

from nybble.autograd import MatmulLtState, matmul, matmul_4bit

__all__ = ["MatmulLtState", "matmul", "matmul_4bit"]
