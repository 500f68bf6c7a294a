"""Products with 4-bit weights, forward and gradient; the weight's parts checked and held."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from nybble import _native, primitives
from nybble.bridge import bridge_of

__all__ = ["Weight4bit", "gradient", "product"]


class Weight4bit:
    """What a product needs of a 4-bit weight [n, k], checked: bytes, scales, block size, type."""

    __slots__ = ("absmax", "blocksize", "k", "keep", "n", "number", "packed")

    def __init__(
        self,
        packed: Any,
        shape: Any,
        scales: tuple[Any, ...],
        blocksize: Any,
        quant_type: Any,
        like: Any,
    ) -> None:
        b = bridge_of(like)
        self.n, self.k = shape
        self.number = primitives.check_quant_type(quant_type)
        self.blocksize = primitives.check_block_size_4bit(blocksize)
        count = self.n * self.k
        self.absmax, self.keep = primitives.scales(b, scales, -(-count // self.blocksize), like)
        self.packed = primitives.check_packed(b, packed, count, like)


def product(a: Any, weight: Weight4bit, bias: Any) -> Any:
    """Return a [..., k] @ W [n, k]^T + bias [n], in a's dtype."""
    b = bridge_of(a)
    shape = b.shape_of(a)
    if shape[-1] != weight.k:
        raise primitives.shape_error("A", shape, f"[..., {weight.k}]")
    dtype = b.float_code(a.dtype, "A")
    a = b.dense(a)
    out = b.empty_result((*shape[:-1], weight.n), a.dtype, a)
    if bias is not None:
        bias = primitives.check_array(b, bias, "bias", a.dtype, weight.n, a)
    if weight.k == 0:
        out[...] = 0 if bias is None else bias
        return out
    rows = b.count(a) // weight.k
    if not rows or not weight.n:
        return out
    lib = _native.library()
    status = lib.gemm_4bit(
        *(b.pointer(a), dtype, rows, weight.n, weight.k),
        *(b.pointer(weight.packed), byref(weight.absmax), weight.blocksize, weight.number, None),
        *(None if bias is None else b.pointer(bias), b.pointer(out), *b.place(a)),
    )
    if status:
        lib.fail(status)
    return out


def gradient(grad: Any, weight: Weight4bit) -> Any:
    """Return grad [..., n] @ W [n, k], in grad's dtype."""
    b = bridge_of(grad, "grad")
    shape = b.shape_of(grad)
    if shape[-1] != weight.n:
        raise primitives.shape_error("grad", shape, f"[..., {weight.n}]")
    dtype = b.float_code(grad.dtype, "grad")
    grad = b.dense(grad)
    out = b.empty_result((*shape[:-1], weight.k), grad.dtype, grad)
    if weight.n == 0:
        out[...] = 0
        return out
    rows = b.count(grad) // weight.n
    if not rows or not weight.k:
        return out
    lib = _native.library()
    status = lib.gemm_4bit_grad(
        *(b.pointer(grad), dtype, rows, weight.n, weight.k, b.pointer(weight.packed)),
        *(byref(weight.absmax), weight.blocksize, weight.number, None, b.pointer(out)),
        *b.place(grad),
    )
    if status:
        lib.fail(status)
    return out
