"""Gemm4: the 4-bit product with a user's decode or epilogue function, compiled at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble.cuda.gemm4 import Gemm4Source

if TYPE_CHECKING:
    from torch import Tensor

    from nybble.state import QuantState


class Gemm4(Gemm4Source):
    """The 4-bit product with your own CUDA functions, given as source text or as a Path.

    decode: defines `float decode(unsigned code)`, which returns the value of a code (0 to 15)
    before scaling. The kernel calls it once per code when it starts. epilogue: defines `float
    epilogue(float value, unsigned row, unsigned column)`. The kernel calls it for each element of
    the result, after adding the bias and before rounding.

    `Gemm4(decode=...)(A, packed, state, bias=bias)` returns the product on CUDA devices, like
    nybble.matmul_4bit. A and bias get gradients unless there is an epilogue. The first call on a
    device compiles the kernels and caches the result; `compile` does the same ahead of time.
    """

    def __call__(
        self, A: Tensor, B: Tensor, state: QuantState, bias: Tensor | None = None
    ) -> Tensor:
        """Return epilogue(A [..., k] @ W [n, k]^T + bias [n]) in A's dtype.

        A, bias: float32, float16 or bfloat16 on a CUDA device. B: W's packed bytes. state: W's
        scales and shape, and its code book unless there is a decode function. Raises Unsupported on
        the CPU; InvalidArgument for wrong shapes or dtypes, or a gradient through an epilogue; and
        the errors of `compile` at the first use on a device.
        """
        from nybble.ops.gemm4 import user_torch  # ahead-of-time compilation does not need torch

        result: Tensor = user_torch.product(self, A, B, state, bias)
        return result
