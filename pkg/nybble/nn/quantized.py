"""The base class of quantized parameters: pickles and conversions keep the class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import torch
from torch import Tensor

from nybble._torch import bridge, private
from nybble.errors import InvalidArgument

if TYPE_CHECKING:
    from typing_extensions import Self

    from nybble._torch.bridge import Device

QuantizedT = TypeVar("QuantizedT", bound=Tensor)


def parse_to(
    *args: object, **kwargs: object
) -> tuple[torch.device | None, torch.dtype | None, bool]:
    """Return (device, dtype, non_blocking) from the arguments of a call to `to`."""
    device, dtype, non_blocking, _ = private.parse_to(*args, **kwargs)
    return device, dtype, non_blocking


def tensor_of(data: object) -> Tensor:
    """Return a parameter's data as a tensor; None means an empty tensor."""
    if data is None:
        return torch.empty(0)
    if not isinstance(data, Tensor):
        raise InvalidArgument(f"data is a {type(data).__name__}: must be a Tensor or None")
    return data


def is_memory_of(codes: Tensor, weight: Tensor) -> bool:
    """Return whether the codes are in the same memory as the weight's data.

    If this is unknown (under torch.compile, under a transform, and on meta), return True.
    """
    if bridge.is_traced() or weight.is_meta or codes.device != weight.device:
        return True
    try:
        return codes.data_ptr() == weight.data_ptr() and codes.shape == weight.shape
    except RuntimeError:  # the tensor is a wrapper of a transform, or a fake
        return True


def rebuild(
    cls: type[QuantizedT], data: Tensor, requires_grad: bool, state: dict[str, object]
) -> QuantizedT:
    """Return a parameter of the class `cls` with these attributes."""
    parameter: QuantizedT = private.make_subclass(cls, data, requires_grad)
    parameter.__dict__.update(state)
    return parameter


class Quantized(torch.nn.Parameter):
    """The base class of Params4bit and Int8Params; pickles and copies keep the class."""

    def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
        return rebuild, (type(self), self.data, self.requires_grad, dict(self.__dict__))

    def __copy__(self) -> Self:
        return rebuild(type(self), self.data, self.requires_grad, dict(self.__dict__))

    def cpu(self, *args: object, **kwargs: object) -> Tensor:
        return self.to(device="cpu")

    def cuda(  # type: ignore[override]
        self, device: Device = None, non_blocking: bool = False
    ) -> Tensor:
        if isinstance(device, int):
            device = torch.device("cuda", device)
        return self.to(device="cuda" if device is None else device, non_blocking=non_blocking)

    def xpu(  # type: ignore[override]
        self, device: Device = None, non_blocking: bool = False
    ) -> Tensor:
        return self.to(device="xpu" if device is None else device, non_blocking=non_blocking)

    def _is_quantized(self) -> bool:
        raise NotImplementedError

    def _dense_shape(self) -> tuple[int, ...]:
        """Return the shape of the values before quantization."""
        raise NotImplementedError

    def _requantized(self, values: Tensor, device: Device) -> Quantized:
        """Return a parameter with these values, quantized in the same way as this one."""
        raise NotImplementedError

    def _assign(self, other: Quantized) -> None:
        """Take over another parameter's data and attributes in place, because layers may share this
        parameter."""
        self.data = other.data
        module = self.__dict__.get("module")
        self.__dict__.update(other.__dict__)
        if module is not None:
            self.module = module

    def _set_codes(self, codes: Tensor) -> None:
        """Set the data to quantized values; integer data cannot require gradients."""
        if not codes.is_floating_point():
            self.requires_grad = False
        self.data = codes

    def _refresh(self) -> None:
        """Update the attributes that depend on the data."""

    def _is_packed_floating(self) -> bool:
        """Return whether the packed bytes are stored in a floating dtype.

        If a module converts its floating parameters to another dtype, these bytes must not change.
        Bytes in an integer dtype are not at risk, because such a conversion skips integer
        parameters.
        """
        return self.is_floating_point() and self._is_quantized()

    def half(self, *args: object, **kwargs: object) -> Tensor:
        return self if self._is_packed_floating() else super().half(*args, **kwargs)

    def bfloat16(self, *args: object, **kwargs: object) -> Tensor:
        return self if self._is_packed_floating() else super().bfloat16(*args, **kwargs)

    def float(self, *args: object, **kwargs: object) -> Tensor:
        return self if self._is_packed_floating() else super().float(*args, **kwargs)

    def double(self, *args: object, **kwargs: object) -> Tensor:
        return self if self._is_packed_floating() else super().double(*args, **kwargs)

    def type(self, dtype: Any = None, *args: Any, **kwargs: Any) -> Any:
        converts = dtype is not None and self._is_packed_floating()
        return self if converts else super().type(dtype, *args, **kwargs)

    def _as_numbers(
        self, device: torch.device | None, dtype: torch.dtype | None, non_blocking: bool
    ) -> Tensor | None:
        """Return quantized integers as numbers in another dtype; None if no other dtype is
        requested."""
        if dtype is None or dtype is self.dtype or self.is_floating_point():
            return None
        return self.data.to(device=device, dtype=dtype, non_blocking=non_blocking)
