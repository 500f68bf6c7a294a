"""torch.ops.nybble.gemm_4bit and gemm_4bit_grad: fakes and derivatives."""

from nybble._torch.library import define, linear
from nybble.ops.fourbit.operators import SCALES, checked
from nybble.ops.gemm4 import calls
from nybble.ops.gemm4.derivative import record_product

_WEIGHT = f"Tensor B, SymInt[] shape, {SCALES}, int blocksize, str quant_type"

define(
    f"gemm_4bit(Tensor A, {_WEIGHT}, Tensor? bias) -> Tensor",
    lambda A, B, shape, *rest: calls.product(A, B, checked(A, *rest[:-1], shape), rest[-1]),
    lambda A, B, shape, *rest: A.new_empty((*A.shape[:-1], shape[0])),
    record_product,
)
define(
    f"gemm_4bit_grad(Tensor grad, {_WEIGHT}) -> Tensor",
    lambda grad, B, shape, *rest: calls.gradient(grad, B, checked(grad, *rest, shape)),
    lambda grad, B, shape, *rest: grad.new_empty((*grad.shape[:-1], shape[1])),
    linear("gemm_4bit_grad", "gemm_4bit", None),  # no bias
)
