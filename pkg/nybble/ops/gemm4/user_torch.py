"""nybble.cuda.Gemm4 on torch tensors: load its kernels, compute the product and the gradient."""

from __future__ import annotations

import os
from ctypes import byref, c_void_p
from typing import Protocol

import torch
from torch import Tensor

from nybble import _native, compat, errors
from nybble._torch import bridge
from nybble._torch.library import Node, bias_gradient
from nybble.cuda import devices as _devices
from nybble.cuda.gemm4 import Gemm4Source, source_set
from nybble.errors import CudaError
from nybble.ops import checks
from nybble.ops.checked_state import CheckedState4bit, scales_of
from nybble.state import QuantState


def kernels_of(index: int, program: Gemm4Source) -> int:
    """Attach a user's 4-bit product to a device and return its handle; raise CudaError.

    The product's kernels are compiled for the device, unless the cache contains them.
    """
    about = _devices.facts(index)
    device = compat.device((about.major, about.minor), name=about.name.decode(errors="replace"))
    driver = compat.CudaVersion.of(_devices.driver_version())
    owner = source_set(os.environ)
    refusals = []
    for compiler in program.compilers(owner, os.environ):
        arch, why = compat.compiles_for(compat.CudaVersion.of(compiler), device, driver)
        if arch is not None:
            family = program.attach(index, arch, owner)
            break
        refusals.append(why)
    else:
        raise CudaError(
            f"CUDA device {index}: "
            f"{'; '.join(refusals) or 'NVRTC, which compiles kernels, was not found'}",
            hint="install nvidia-cuda-nvrtc, or cuda-nvrtc (conda), of a CUDA version that the "
            "driver supports",
        )
    lib = _native.library()
    handle = c_void_p()
    parts = int(program.has_decode), int(program.has_epilogue)
    lib.check(lib.gemm4_kernels_get(family.encode(), *parts, byref(handle)))
    assert handle.value is not None
    return handle.value


def _checked(
    program: Gemm4Source, B: Tensor, state: QuantState, like: Tensor
) -> tuple[Tensor, CheckedState4bit]:
    """Check the weight; return its packed bytes and checked state. Raise InvalidArgument."""
    shape = state.shape
    if shape is None or len(shape) != 2 or shape[0] < 1 or shape[1] < 1:
        raise errors.InvalidArgument(f"state.shape={shape}: must be [n, k], both at least 1")
    # the decode function defines the codes' values
    kind = "nf4" if program.has_decode else state.quant_type
    weight = CheckedState4bit(bridge, scales_of(state), shape, state.blocksize, kind, like)
    return weight.bytes_of(bridge, B, like, "B"), weight


def _kernels(program: Gemm4Source, device: int) -> c_void_p:
    handle = program.handles.get(device)
    if handle is None:
        handle = program.handles[device] = kernels_of(device, program)
    return c_void_p(handle)


def _call(
    program: Gemm4Source, name: str, a: Tensor, argument: str, packed: Tensor,
    weight: CheckedState4bit, *bias: int | None,
) -> Tensor:  # fmt: skip
    """Return the result of C function `name` for a [..., inner]. argument: a's name in errors."""
    inner, outer = weight.columns, weight.rows
    if argument == "grad":
        inner, outer = outer, inner
    dtype = bridge.float_code(a.dtype, f"{argument}.dtype")
    a = bridge.dense(a)
    out = bridge.empty_result((*a.shape[:-1], outer), a.dtype, a)
    if not out.numel():
        return out
    device, stream = bridge.place(a)
    lib = _native.library()
    status = getattr(lib, name)(
        *(_kernels(program, device), bridge.pointer(a), dtype, a.numel() // inner),
        *(weight.rows, weight.columns, bridge.pointer(packed), weight.scales),
        *(weight.block, weight.number, None, *bias, bridge.pointer(out), device, stream),
    )
    _devices.check(status)
    return out


def _forward(
    program: Gemm4Source, a: Tensor, packed: Tensor, weight: CheckedState4bit, bias: Tensor | None
) -> Tensor:
    if bias is not None:
        bias = checks.array(bridge, bias, "bias", a.dtype, weight.rows, a)
    address = None if bias is None else bridge.pointer(bias)
    return _call(program, "gemm_4bit_user", a, "A", packed, weight, address)


class _Node(Node, Protocol):
    weight: tuple[Tensor, QuantState]
    program: Gemm4Source
    bias_dtype: torch.dtype


class _Product(torch.autograd.Function):
    """The product with gradients for A and bias; the weight is frozen."""

    @staticmethod
    def forward(
        ctx: _Node,
        a: Tensor,
        bias: Tensor | None,
        weight: tuple[Tensor, QuantState],
        program: Gemm4Source,
    ) -> Tensor:
        ctx.weight, ctx.program = weight, program
        if bias is not None:
            ctx.bias_dtype = bias.dtype
        return _forward(program, a, *_checked(program, *weight, a), bias)

    @staticmethod
    def backward(ctx: _Node, *grads: Tensor) -> tuple[Tensor | None, ...]:
        (grad,) = grads
        grad_a = grad_bias = None
        if ctx.needs_input_grad[0]:
            # check again, because the state may have changed
            B, state = ctx.weight
            packed, checked = _checked(ctx.program, B, state, grad)
            if grad.shape[-1] != checked.rows:
                raise checks.shape_error("grad", grad.shape, f"[..., {checked.rows}]")
            grad_a = _call(ctx.program, "gemm_4bit_grad_user", grad, "grad", packed, checked)
        if ctx.needs_input_grad[1]:
            grad_bias = bias_gradient(grad, ctx.bias_dtype)
        return grad_a, grad_bias, None, None


@torch.compiler.disable  # type: ignore[untyped-decorator]  # Dynamo's
def product(
    program: Gemm4Source, A: Tensor, B: Tensor, state: QuantState, bias: Tensor | None = None
) -> Tensor:
    """Return epilogue(A [..., k] @ W [n, k]^T + bias [n]), where decode gives W's values."""
    if not A.is_cuda:
        raise errors.Unsupported(
            f"A is on {A.device}: user decode and epilogue functions run on CUDA devices only"
        )
    bridge.float_code(A.dtype, "A.dtype")  # bias must have A's dtype
    packed, weight = _checked(program, B, state, A)
    if A.shape[-1:] != (weight.columns,):
        raise checks.shape_error("A", A.shape, f"[..., {weight.columns}]")
    if torch.is_grad_enabled() and (A.requires_grad or (bias is not None and bias.requires_grad)):
        if program.has_epilogue:
            raise errors.InvalidArgument(
                "A or bias requires a gradient, which user epilogues do not support: call the "
                "product under torch.no_grad()"
            )
        result: Tensor = _Product.apply(A, bias, (B, state), program)  # type: ignore[no-untyped-call]
        return result
    return _forward(program, A, packed, weight, bias)
