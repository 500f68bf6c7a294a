"""How torch differentiates and batches nybble's products: backward, forward mode, vmap.

torch.func's transforms, and torch.compile of them, refuse what torch.library.register_autograd
makes (torch 2.13): it asks them anew where they have brought the operator to its autograd already.
A product is linear in its input, so each derivative is a product again.
"""

from __future__ import annotations

from typing import Any

import torch

from nybble._torch.releases import any_requires_grad, untraced

__all__ = ["OneLevel", "bias_gradient", "register"]

# What torch.func makes of a Function for one transform, the one at work. Function's own apply looks
# for tensors that a transform has left behind (3 us of a call's 9), and asks for setup_context
# under any (from 2.14 on in C, where a subclass cannot go past it).
OneLevel = torch.autograd.function._SingleLevelFunction


def _below(name: str, inputs: tuple[Any, ...]) -> Any:
    """Call an operator below autograd: for the next transform, or on the device."""
    with torch._C._AutoDispatchBelowAutograd():
        return getattr(torch.ops.nybble, name)(*inputs)


def _forward(name: str, inputs: tuple[Any, ...], modes: tuple[bool, bool]) -> Any:
    """Call it from a function's forward, which has both modes off: the next transform wants them.

    modes: whether backward and forward mode were on where the function was applied.
    """
    forward_mode = torch.autograd.forward_ad._set_fwd_grad_enabled
    with torch.set_grad_enabled(modes[0]), forward_mode(modes[1]):
        return _below(name, inputs)


def _keep(ctx: Any, *tensors: Any) -> None:
    """Keep tensors for `backward` and for `jvp`."""
    ctx.save_for_backward(*tensors)
    ctx.save_for_forward(*tensors)


def _rows(a: torch.Tensor) -> torch.Tensor:
    return a.reshape(-1, a.shape[-1])


def bias_gradient(grad: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Return the gradient to a bias of that dtype: the sum of grad's rows."""
    return _rows(grad).sum(0, dtype=dtype)


class _Gemm4bit(OneLevel):
    """A @ W^T + bias; W is frozen."""

    @staticmethod
    def forward(ctx: Any, *given: Any) -> Any:
        *inputs, modes = given
        *weight, bias = inputs
        _Gemm4bit.keep(ctx, *weight)
        ctx.bias_dtype = None if bias is None else bias.dtype
        output = _forward("gemm_4bit", tuple(inputs), modes)
        ctx.leading = output.shape[:-1]
        return output

    @staticmethod
    def keep(ctx: Any, A: Any, B: Any, shape: Any, *scales: Any) -> None:
        absmax, code, offset, absmax2, *numbers = scales
        _keep(ctx, B, absmax, code, offset, absmax2)
        ctx.rest = (tuple(shape), *numbers)

    @staticmethod
    def weight(ctx: Any) -> tuple[Any, ...]:
        """Return the arguments of the operators that tell the weight."""
        B, *scales = ctx.saved_tensors
        shape, *numbers = ctx.rest
        return B, shape, *scales, *numbers

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        (grad,) = grads
        grad_a = grad_bias = None
        if ctx.needs_input_grad[0]:
            grad_a = torch.ops.nybble.gemm_4bit_grad(grad, *_Gemm4bit.weight(ctx))
        if ctx.needs_input_grad[10]:
            grad_bias = bias_gradient(grad, ctx.bias_dtype)
        return (grad_a, *(None,) * 9, grad_bias, None)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        a, bias = tangents[0], tangents[10]
        if a is None:
            return bias.expand(*ctx.leading, -1)
        return torch.ops.nybble.gemm_4bit(a, *_Gemm4bit.weight(ctx), bias)


class _Gemm4bitGrad(OneLevel):
    """grad @ W."""

    @staticmethod
    def forward(ctx: Any, *given: Any) -> Any:
        *inputs, modes = given
        _Gemm4bit.keep(ctx, *inputs)
        return _forward("gemm_4bit_grad", tuple(inputs), modes)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        wanted = torch.ops.nybble.gemm_4bit(grads[0], *_Gemm4bit.weight(ctx), None)
        return (wanted, *(None,) * 10)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        return torch.ops.nybble.gemm_4bit_grad(tangents[0], *_Gemm4bit.weight(ctx))


class _Linear8bit(OneLevel):
    """A @ W^T + bias by int8 products; the rounding of A counts as the identity."""

    @staticmethod
    def forward(ctx: Any, *given: Any) -> Any:
        *inputs, modes = given
        A, CB, SCB, _, bias, weight = inputs
        _keep(ctx, CB, SCB, None if weight is None else A)
        ctx.bias_dtype = None if bias is None else bias.dtype
        ctx.weight_dtype = None if weight is None else weight.dtype
        output = _forward("linear_8bit", tuple(inputs), modes)
        ctx.leading = output.shape[:-1]
        return output

    @staticmethod
    def weight(ctx: Any, dtype: torch.dtype) -> torch.Tensor:
        CB, SCB, _ = ctx.saved_tensors
        values: torch.Tensor = CB.to(torch.float32) * (SCB / 127.0).unsqueeze(1)
        return values.to(dtype)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        (grad,) = grads
        grad_a = grad_bias = grad_weight = None
        if ctx.needs_input_grad[0]:
            grad_a = torch.matmul(grad, _Linear8bit.weight(ctx, grad.dtype))
        if ctx.needs_input_grad[4]:
            grad_bias = bias_gradient(grad, ctx.bias_dtype)
        if ctx.needs_input_grad[5]:
            rows = _rows(ctx.saved_tensors[2]).to(grad.dtype)
            grad_weight = torch.matmul(_rows(grad).t(), rows).to(ctx.weight_dtype)
        return grad_a, None, None, None, grad_bias, grad_weight, None

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        a, bias, weight = tangents[0], tangents[4], tangents[5]
        parts = []
        if a is not None:
            parts.append(torch.matmul(a, _Linear8bit.weight(ctx, a.dtype).t()))
        if weight is not None:
            A = ctx.saved_tensors[2]
            parts.append(torch.matmul(A, weight.to(A.dtype).t()))
        if bias is not None:
            parts.append(bias.expand(*ctx.leading, -1))
        return sum(parts[1:], start=parts[0])


def _differentiated(name: str, function: Any, count: int) -> Any:
    """Return the operator's implementation where gradients are looked for."""
    apply = function.apply
    is_allowed = torch._C._functorch.get_single_level_autograd_function_allowed
    allow = torch._C._functorch.set_single_level_autograd_function_allowed

    def call(*inputs: Any) -> Any:
        inputs = (*inputs, *(None,) * (count - len(inputs)))  # torch leaves out what is a default
        modes = torch.is_grad_enabled(), torch._C._is_fwd_grad_enabled()
        forward_mode = modes[1] and torch.autograd.forward_ad._current_level >= 0
        if not forward_mode and not (modes[0] and any_requires_grad(*inputs)):
            return _below(name, inputs)
        before = is_allowed()
        allow(True)
        try:
            return apply(*inputs, modes)
        finally:
            allow(before)

    return call


def _batched(name: str) -> Any:
    """Return vmap's rule: rows of a batch are rows; whatever else has a batch goes one by one."""

    def call(info: Any, in_dims: tuple[Any, ...], *inputs: Any) -> Any:
        operator = getattr(torch.ops.nybble, name)
        dims = [
            dim if isinstance(one, torch.Tensor) else None
            for one, dim in zip(inputs, in_dims, strict=True)
        ]
        # outliers are looked for in the columns of one call
        apart = any(dim is not None for dim in dims[1:]) or (name == "linear_8bit" and inputs[3])
        if not apart:
            return operator(inputs[0].movedim(dims[0], 0), *inputs[1:]), 0
        results = []
        for index in range(info.batch_size):
            row = (
                one if dim is None else one.select(dim, index)
                for one, dim in zip(inputs, dims, strict=True)
            )
            results.append(operator(*row))
        return torch.stack(results), 0

    return call


def register(library: Any) -> None:
    """Register the derivatives and vmap's rules of the operators of `library`."""
    for name, function, count in (
        ("gemm_4bit", _Gemm4bit, 11),
        ("gemm_4bit_grad", _Gemm4bitGrad, 10),
        ("linear_8bit", _Linear8bit, 6),
    ):
        library.impl(name, untraced(_differentiated(name, function, count)), "Autograd")
        if hasattr(torch.library, "register_vmap"):  # torch 2.5; before, each row goes by itself
            torch.library.register_vmap(f"nybble::{name}", _batched(name), lib=library)
