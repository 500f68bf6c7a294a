"""matmul_4bit (QLoRA, arXiv 2305.14314) and matmul (LLM.int8, arXiv 2208.07339), with gradients."""

from nybble._bridge import interpreter as _interpreter  # noqa: F401  # first: may refuse
from nybble.ops.gemm4.autograd import matmul_4bit
from nybble.ops.int8.autograd import MatmulLtState, matmul

__all__ = ["MatmulLtState", "matmul", "matmul_4bit"]
