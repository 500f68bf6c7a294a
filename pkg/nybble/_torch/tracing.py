"""Detect what intercepts an operation: tracers, dispatch modes, transforms, tensor subclasses."""

from __future__ import annotations

import torch
from torch import Tensor

from nybble import errors
from nybble._torch import private
from nybble._torch.private import dispatch_modes, is_forward_level, is_jit_traced, transforms_active
from nybble._torch.releases import is_traced as is_traced

# whether torch.ops.nybble has kernels for devices other than the CPU and CUDA; the module
# bitsandbytes registers such kernels
other_devices = False

PLAIN_TYPES: frozenset[type] = frozenset({Tensor, torch.nn.Parameter})


def check_layout(a: Tensor, name: str) -> None:
    """Raise InvalidArgument for a sparse or nested tensor."""
    if a.layout is not torch.strided or a.is_nested:
        kind = "nested" if a.is_nested else str(a.layout).removeprefix("torch.")
        raise errors.InvalidArgument(f"{name} is a {kind} tensor: must be a dense tensor")


def eager(a: Tensor, name: str = "A") -> bool:
    """Return whether `a` is plain memory and nothing traces, transforms or intercepts the call.

    In this case the caller calls the C functions directly; otherwise it calls torch.ops.nybble.
    Raises InvalidArgument for sparse and nested tensors, which have no plain memory.
    """
    if is_traced():  # first, so that torch.compile does not trace the checks below
        return False
    if a.layout is not torch.strided or a.is_nested:
        check_layout(a, name)
    if other_devices and not (a.is_cpu or a.is_cuda or a.is_meta):
        return False
    return type(a) in PLAIN_TYPES and not (
        dispatch_modes() or transforms_active() or is_jit_traced() or is_forward_level()
    )


def untyped(a: Tensor) -> Tensor:
    """Return packed bytes as a plain tensor, because torch's tracers refuse unknown subclasses."""
    if is_traced() or type(a) in PLAIN_TYPES:
        return a
    if type(a).__torch_dispatch__ is not Tensor.__torch_dispatch__:  # a subclass such as FakeTensor
        return a
    # so that dispatch modes do not see the subclass either
    with private.BelowTorchFunction(), private.BelowTorchDispatch():
        return a.data
