"""What both kinds of quantized parameters share: pickling that keeps the class, and moves."""

from __future__ import annotations

from typing import Any

import torch

from nybble import _bridge_torch as bridge
from nybble.errors import InvalidArgument

__all__ = ["Quantized", "is_memory_of", "parse_to", "rebuild", "tensor_of"]


def parse_to(*args: Any, **kwargs: Any) -> tuple[Any, Any, bool]:
    """Return (device, dtype, non_blocking) of the arguments of `to`."""
    device, dtype, non_blocking, _ = torch._C._nn._parse_to(*args, **kwargs)
    return device, dtype, non_blocking


def tensor_of(data: Any) -> torch.Tensor:
    """Return a parameter's data, which may be None: none yet."""
    if data is None:
        return torch.empty(0)
    if not isinstance(data, torch.Tensor):
        raise InvalidArgument(f"data is a {type(data).__name__}: must be a torch.Tensor or None")
    return data


def is_memory_of(codes: torch.Tensor, weight: torch.Tensor) -> bool:
    """Return whether codes that were taken from a weight are its data still, as far as one sees."""
    if bridge.is_traced() or weight.is_meta or codes.device != weight.device:
        return True
    try:
        return codes.data_ptr() == weight.data_ptr() and codes.shape == weight.shape
    except RuntimeError:  # a transform's, or fake
        return True


def rebuild(cls: Any, data: torch.Tensor, requires_grad: bool, state: dict[str, Any]) -> Any:
    """Return the parameter of that class with these attributes."""
    parameter = torch.Tensor._make_subclass(cls, data, requires_grad)
    parameter.__dict__.update(state)
    return parameter


class Quantized(torch.nn.Parameter):
    """What both kinds share: pickling that keeps the class, and moves by name."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        return rebuild, (type(self), self.data, self.requires_grad, dict(self.__dict__))

    def __copy__(self) -> Any:
        return rebuild(type(self), self.data, self.requires_grad, dict(self.__dict__))

    def cpu(self, *args: Any, **kwargs: Any) -> Any:
        return self.to(device="cpu")

    def cuda(  # type: ignore[override]
        self, device: Any = None, non_blocking: bool = False
    ) -> Any:
        if isinstance(device, int):
            device = torch.device("cuda", device)
        return self.to(device="cuda" if device is None else device, non_blocking=non_blocking)

    def _is_quantized(self) -> bool:
        raise NotImplementedError

    def _dense_shape(self) -> tuple[int, ...]:
        """Return the shape of the values that are quantized here."""
        raise NotImplementedError

    def _anew(self, values: torch.Tensor, device: Any) -> Any:
        """Return the quantized parameter of other values, made as this one."""
        raise NotImplementedError

    def _become(self, other: Quantized) -> None:
        """Be what another one is, on the same device, for all that share this parameter."""
        self.data = other.data
        module = self.__dict__.get("module")
        self.__dict__.update(other.__dict__)
        if module is not None:
            self.module = module

    def _hold(self, codes: torch.Tensor) -> None:
        """Have quantized values as the data; integers have no gradient, as torch sees it."""
        if not codes.is_floating_point():
            self.requires_grad = False
        self.data = codes

    def _settle(self) -> None:
        """Have attributes that are the data themselves be the present ones."""

    def _keeps_dtype(self) -> bool:
        """Whether these are packed bytes that a floating dtype holds.

        A module's conversions reach them, which are not meant for them. Integers they leave, so
        that who converts those wants their numbers, as of any tensor.
        """
        return self.is_floating_point() and self._is_quantized()

    def half(self, *args: Any, **kwargs: Any) -> Any:
        return self if self._keeps_dtype() else super().half(*args, **kwargs)

    def bfloat16(self, *args: Any, **kwargs: Any) -> Any:
        return self if self._keeps_dtype() else super().bfloat16(*args, **kwargs)

    def float(self, *args: Any, **kwargs: Any) -> Any:
        return self if self._keeps_dtype() else super().float(*args, **kwargs)

    def double(self, *args: Any, **kwargs: Any) -> Any:
        return self if self._keeps_dtype() else super().double(*args, **kwargs)

    def type(self, dtype: Any = None, *args: Any, **kwargs: Any) -> Any:
        converts = dtype is not None and self._keeps_dtype()
        return self if converts else super().type(dtype, *args, **kwargs)

    def _numbers(self, device: Any, dtype: Any, non_blocking: bool) -> torch.Tensor | None:
        """Return quantized integers as numbers of another dtype; None where that is not asked."""
        if dtype is None or dtype is self.dtype or self.is_floating_point():
            return None
        return self.data.to(device=device, dtype=dtype, non_blocking=non_blocking)
