"""The 4-bit product with a user's decode or epilogue (nybble.cuda.Gemm4), over torch."""

from __future__ import annotations

from ctypes import c_void_p
from typing import Any

import torch

from nybble import _bridge_torch as bridge
from nybble import _devices, _native, cuda, errors, primitives
from nybble.held import Held, scales_of
from nybble.state import QuantState

__all__ = ["product"]


def _kernels(program: cuda.Gemm4, device: int) -> c_void_p:
    handle = program.handles.get(device)
    if handle is None:
        handle = program.handles[device] = _devices.user_kernels(device, program)
    return c_void_p(handle)


def _forward(
    program: cuda.Gemm4, a: torch.Tensor, packed: torch.Tensor, weight: Held, bias: Any
) -> Any:
    dtype = bridge.float_code(a.dtype, "A.dtype")
    a = bridge.dense(a)
    out = bridge.empty_result((*a.shape[:-1], weight.rows), a.dtype, a)
    if bias is not None:
        bias = primitives.check_array(bridge, bias, "bias", a.dtype, weight.rows, a)
    if not out.numel():
        return out
    device, stream = bridge.place(a)
    lib = _native.library()
    status = lib.gemm_4bit_user(
        *(_kernels(program, device), bridge.pointer(a), dtype, a.numel() // weight.columns),
        *(weight.rows, weight.columns, bridge.pointer(packed), weight.scales),
        *(weight.block, weight.number, None, None if bias is None else bridge.pointer(bias)),
        *(bridge.pointer(out), device, stream),
    )
    if status:
        lib.fail(status)
    return out


def _backward(program: cuda.Gemm4, grad: torch.Tensor, packed: torch.Tensor, weight: Held) -> Any:
    dtype = bridge.float_code(grad.dtype, "grad.dtype")
    grad = bridge.dense(grad)
    out = bridge.empty_result((*grad.shape[:-1], weight.columns), grad.dtype, grad)
    if not out.numel():
        return out
    device, stream = bridge.place(grad)
    lib = _native.library()
    status = lib.gemm_4bit_grad_user(
        *(_kernels(program, device), bridge.pointer(grad), dtype, grad.numel() // weight.rows),
        *(weight.rows, weight.columns, bridge.pointer(packed), weight.scales),
        *(weight.block, weight.number, None, bridge.pointer(out), device, stream),
    )
    if status:
        lib.fail(status)
    return out


class _Product(torch.autograd.Function):
    """The product with gradients to A and bias; the weight is frozen."""

    @staticmethod
    def forward(ctx: Any, a: torch.Tensor, bias: Any, weight: Any, program: Any) -> Any:
        ctx.weight, ctx.program = weight, program
        ctx.bias_dtype = None if bias is None else bias.dtype
        packed, held = weight
        return _forward(program, a, packed, held, bias)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        (grad,) = grads
        grad_a = grad_bias = None
        if ctx.needs_input_grad[0]:
            packed, held = ctx.weight
            grad_a = _backward(ctx.program, grad, packed, held)
        if ctx.needs_input_grad[1]:
            grad_bias = grad.reshape(-1, grad.shape[-1]).sum(0, dtype=ctx.bias_dtype)
        return grad_a, grad_bias, None, None


@torch.compiler.disable  # type: ignore[untyped-decorator]  # Dynamo's
def product(
    program: cuda.Gemm4, A: torch.Tensor, B: torch.Tensor, state: QuantState, bias: Any = None
) -> Any:
    """Return epilogue(A [..., k] @ W [n, k]^T + bias [n]), W read through the program's decode."""
    if not A.is_cuda:
        raise errors.Unsupported(
            f"A is on {A.device}: a decode or an epilogue of one's own runs on CUDA devices"
        )
    shape = state.shape
    if shape is None or len(shape) != 2 or shape[0] < 1 or shape[1] < 1:
        raise errors.InvalidArgument(f"state.shape={shape}: must be [n, k], both at least 1")
    if A.shape[-1:] != shape[1:]:
        raise primitives.shape_error("A", A.shape, f"[..., {shape[1]}]")
    kind = "nf4" if program.has_decode else state.quant_type  # the decode says what codes mean
    weight = Held(bridge, scales_of(state), shape, state.blocksize, kind, A)
    packed = weight.bytes_of(bridge, B, A, "B")
    if torch.is_grad_enabled() and (A.requires_grad or (bias is not None and bias.requires_grad)):
        if program.has_epilogue:
            raise errors.InvalidArgument(
                "A or bias requires a gradient: an epilogue of one's own has none; call this under "
                "torch.no_grad()"
            )
        return _Product.apply(A, bias, (packed, weight), program)  # type: ignore[no-untyped-call]
    return _forward(program, A, packed, weight, bias)
