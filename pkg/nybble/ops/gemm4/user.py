"""Gemm4: the 4-bit product with a user's decode or epilogue function, compiled at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble.cuda.gemm4 import Gemm4Source

if TYPE_CHECKING:
    from torch import Tensor

    from nybble.state import QuantState


class Gemm4(Gemm4Source):
    """The 4-bit product with your own CUDA functions, given as source text or as a Path.

    decode: defines `float decode(unsigned code)`, what a code (0 to 15) stands for before the
    block's scale; called once for each code, at the start of the kernel. epilogue: defines
    `float epilogue(float value, unsigned row, unsigned column)`, applied to each finished element
    of the result, the bias added, before it is rounded to the result's type.

    A call is the product: `Gemm4(decode=...)(A, packed, state, bias=bias)`, as
    nybble.matmul_4bit, on CUDA devices; gradients flow to A and bias unless there is an epilogue.
    It is compiled for a device at its first use there and cached; `compile` does that ahead.
    """

    def __call__(
        self, A: Tensor, B: Tensor, state: QuantState, bias: Tensor | None = None
    ) -> Tensor:
        """Return epilogue(A [..., k] @ W [n, k]^T + bias [n]) in A's dtype.

        A: float32, float16 or bfloat16 on a CUDA device, as bias. B: W's packed bytes; state: its
        scales and shape (and code, unless there is a decode). Raises Unsupported on the CPU,
        InvalidArgument for shapes and dtypes and for a gradient through an epilogue, and what
        `compile` raises, at the first use on a device.
        """
        from nybble.ops.gemm4 import (
            user_torch,
        )  # torch, which ahead-of-time compilation does not need

        result: Tensor = user_torch.product(self, A, B, state, bias)
        return result
