"""Params4bit and Int8Params: parameters that are quantized when they are moved to a device.

Names, arguments and formats are the same as in bitsandbytes. The methods are QLoRA (arXiv
2305.14314) and LLM.int8 (arXiv 2208.07339).
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble import functional
from nybble._torch import bridge, fast_path, private
from nybble.errors import InvalidArgument
from nybble.nn.fingerprint import fingerprint_of
from nybble.nn.quantized import Quantized, parse_to, rebuild, tensor_of
from nybble.nn.sharding import PackedShard
from nybble.ops import checks
from nybble.ops.checked_state import field
from nybble.ops.fourbit.microscaled import check_shape
from nybble.ops.int8 import functional as int8
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._torch.bridge import Device

_STATE_ATTRIBUTES = {
    "absmax": "absmax", "code": "code", "quant_map": "code", "offset": "offset",
    "state2": "state2", "nested_offset": "offset",
}  # fmt: skip
_NESTED_ATTRIBUTES = {
    "nested_absmax": "absmax", "nested_blocksize": "blocksize", "nested_quant_map": "code",
    "nested_dtype": "dtype",
}  # fmt: skip
_ARGUMENTS = (
    *("quant_state", "blocksize", "compress_statistics", "quant_type", "quant_storage", "module"),
    "bnb_quantized",
)


class Params4bit(Quantized):
    """A weight that becomes 4-bit at its first `.to(device)`, unless the device is meta.

    data: the weight; or, together with bnb_quantized=True and quant_state, its packed bytes. The
    attributes are the constructor's arguments, so that `Params4bit(data, requires_grad,
    **old.__dict__)` makes a copy. For sharding, torch.chunk and torch.split return Params4bit, and
    new_zeros returns a PackedShard.
    """

    blocksize: int
    compress_statistics: bool
    quant_type: str
    quant_state: QuantState | None
    quant_storage: torch.dtype
    bnb_quantized: bool
    module: Any

    def __new__(
        cls, data: Tensor | None = None, requires_grad: bool = False,
        quant_state: QuantState | None = None, blocksize: int | None = None,
        compress_statistics: bool = True, quant_type: str = "fp4",
        quant_storage: torch.dtype = torch.uint8, module: Any = None, bnb_quantized: bool = False,
        **kwargs: object,
    ) -> Params4bit:  # fmt: skip
        data = tensor_of(data)
        if isinstance(data, PackedShard):  # from FSDP 2's full state_dict with a single process
            data = data.bits
        if bnb_quantized and data.is_floating_point() and _has_shape(quant_state, data.shape):
            # Here `data` has values, not packed bytes: LitGPT's merge calls Params4bit(values,
            # **old.__dict__)
            quant_state, bnb_quantized = None, False
        self: Params4bit = private.make_subclass(cls, data, requires_grad)
        self.blocksize = checks.default_block_size(quant_type) if blocksize is None else blocksize
        self.compress_statistics, self.quant_type = compress_statistics, quant_type
        self.quant_state, self.quant_storage = quant_state, quant_storage
        self.bnb_quantized, self.module = bnb_quantized, module
        self._refresh()
        return self

    @classmethod
    def from_prequantized(
        cls, data: Tensor, quantized_stats: dict[str, Any], requires_grad: bool = False,
        device: Device = "cuda", module: Any = None, **kwargs: object,
    ) -> Params4bit:  # fmt: skip
        """Return a parameter made from packed bytes and the checkpoint items of their state."""
        checks.kind(bridge, data, "data")
        state = QuantState.from_dict(quantized_stats, device=device)
        self = cls(
            *(data.to(device), requires_grad, state, state.blocksize, state.nested),
            *(str(state.quant_type), data.dtype, module),
            bnb_quantized=True,
        )
        if module is not None:
            module.quant_state = state
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Params4bit:
        state = dict(self.__dict__)
        # if the owning module is being copied too, its copy owns the copied parameter
        module = memo.get(id(self.module), self.module)
        state["quant_state"] = copy.deepcopy(self.quant_state, memo)
        data = bridge.on_large_pages(copy.deepcopy(self.data, memo))
        made: Params4bit = rebuild(type(self), data, self.requires_grad, state)
        made.module = module
        made._refresh()
        memo[id(self)] = made
        return made

    def _refresh(self) -> None:
        state = self.quant_state
        if not self.bnb_quantized or type(state) is not QuantState:
            return
        try:
            count = prod(checks.shape("shape", field(state, "shape")))
        except InvalidArgument:  # the first use of the weight reports the error
            return
        # all packed bytes, not a shard of them
        if count and self.numel() * self.itemsize == (count + 1) // 2:
            state._fingerprint = fingerprint_of(self)

    def _is_quantized(self) -> bool:
        return self.bnb_quantized

    def _dense_shape(self) -> tuple[int, ...]:
        return tuple(getattr(self.quant_state, "shape", None) or ())

    def _requantized(self, values: Tensor, device: Device) -> Params4bit:
        settings = {**self._arguments(), "bnb_quantized": False, "quant_state": None}
        made = Params4bit(values.detach(), requires_grad=False, **settings)
        return made._quantize(device)

    def _arguments(self) -> dict[str, Any]:
        """Return the constructor's arguments, without the attributes that accelerate adds to
        __dict__."""
        return {name: self.__dict__.get(name) for name in _ARGUMENTS}

    def _quantize(self, device: Device) -> Params4bit:
        check_shape(self.data, self.quant_type, "weight")
        packed, state = functional.quantize_4bit(
            self.data.to(device).contiguous(),
            blocksize=self.blocksize,
            # bitsandbytes accepts None
            compress_statistics=self.compress_statistics is not None and self.compress_statistics,
            quant_type=self.quant_type,
            quant_storage=self.quant_storage,
        )
        self._set_codes(bridge.on_large_pages(packed))
        self.quant_state = state
        if self.module is not None:
            self.module.quant_state = state
        self.bnb_quantized = True
        self._refresh()
        return self

    def to(self, *args: object, **kwargs: object) -> Tensor:
        """Move the weight; quantize it at the first move to a device other than meta.

        Packed bytes in a floating dtype keep this dtype. If packed bytes in an integer dtype are
        converted to another dtype, the result is a plain tensor of numbers.
        """
        device, dtype, non_blocking = parse_to(*args, **kwargs)
        if not self.bnb_quantized:
            if device is not None and device.type != "meta":
                return self._quantize(device)
            moved = super().to(device=device, dtype=dtype, non_blocking=non_blocking)
        elif (numbers := self._as_numbers(device, dtype, non_blocking)) is not None:
            return numbers
        else:
            # accelerate's offloading stores the bytes elsewhere and later uses them with this state
            if self.quant_state is not None and device is not None and device.type != "meta":
                self.quant_state.to(device)
            moved = super().to(device=device, non_blocking=non_blocking)
        return Params4bit(moved, self.requires_grad, **self._arguments())

    @classmethod
    def __torch_function__(
        cls, func: Callable[..., Any], types: Sequence[type], args: Any = (), kwargs: Any = None
    ) -> Any:
        if len(types) > 1 and not all(map(_is_plain, types)):
            return NotImplemented
        # torch.nn.Parameter's own method does the same, but torch.compile before 2.8 cannot trace
        # it
        with private.BelowTorchFunction():
            result = func(*args, **kwargs or {})
        if func is Tensor.new_zeros and args[0].bnb_quantized:
            return PackedShard(result)  # FSDP 2 copies its shard into this tensor
        if func is not torch.chunk and func is not torch.split:
            return result
        source = args[0] if args else kwargs["input"]
        settings = {"requires_grad": source.requires_grad, **source._arguments()}
        return tuple(cls(piece, **settings) for piece in result)


def _has_shape(state: object, shape: Sequence[int]) -> bool:
    """Return whether a state describes values of this shape. Packed bytes have another shape."""
    return tuple(getattr(state, "shape", None) or ()) == tuple(shape)


_TENSORS_METHOD: object = getattr(Tensor.__torch_function__, "__func__", None)


def _is_plain(kind: type) -> bool:
    """Return whether the type uses the __torch_function__ of torch.Tensor or of Params4bit."""
    if issubclass(kind, Params4bit):
        return True
    method: object = getattr(kind, "__torch_function__", None)
    return getattr(method, "__func__", None) is _TENSORS_METHOD


def _proxy(name: str, source: str, nested: bool) -> property:
    def read(self: Params4bit) -> Any:
        state = self.__dict__.get("quant_state")
        if nested and state is not None:
            state = state.state2
        if state is None:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        return getattr(state, source)

    read.__doc__ = f"`{source}` of the {'nested ' if nested else ''}quantization state, for FSDP."
    return property(read)


# FSDP resolves checkpoint keys such as weight.absmax with getattr. The keys are properties, because
# torch.compile cannot trace a tensor's __getattr__.
for _name, _source in _STATE_ATTRIBUTES.items():
    setattr(Params4bit, _name, _proxy(_name, _source, nested=False))
for _name, _source in _NESTED_ATTRIBUTES.items():
    setattr(Params4bit, _name, _proxy(_name, _source, nested=True))

fast_path.accept(Params4bit)


class Int8Params(Quantized):
    """A weight that becomes int8 by rows at its first `.to(device)` from the CPU (LLM.int8).

    CB: the int8 weight [n, k]. SCB: its row absmax [n], float32. has_fp16_weights: keep the weight
    floating. Quantization sets requires_grad to False, because int8 values have no gradient.
    """

    CB: Tensor | None
    SCB: Tensor | None
    has_fp16_weights: bool
    _handed_over: Tensor | None = (
        None  # the scales that one layer took, for other layers that share the weight
    )

    def __new__(
        cls, data: Tensor | None = None, requires_grad: bool = True, has_fp16_weights: bool = False,
        CB: Tensor | None = None, SCB: Tensor | None = None, **kwargs: Any,
    ) -> Int8Params:  # fmt: skip
        self: Int8Params = private.make_subclass(cls, tensor_of(data), requires_grad)
        self.CB, self.SCB, self.has_fp16_weights = CB, SCB, has_fp16_weights
        if "_handed_over" in kwargs:  # called as Int8Params(data, requires_grad, **old.__dict__)
            self._handed_over = kwargs["_handed_over"]
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Int8Params:
        state = {name: copy.deepcopy(value, memo) for name, value in self.__dict__.items()}
        data = copy.deepcopy(self.data, memo)
        made: Int8Params = rebuild(type(self), data, self.requires_grad, state)
        memo[id(self)] = made
        return made

    def _is_quantized(self) -> bool:
        return self.data.dtype == torch.int8

    def _dense_shape(self) -> tuple[int, ...]:
        return tuple(self.shape)

    def _requantized(self, values: Tensor, device: Device) -> Int8Params:
        made = Int8Params(values.detach(), requires_grad=False)
        made._quantize(device)
        return made

    def _refresh(self) -> None:
        if self.CB is not None:
            self.CB = self.data

    def _quantize(self, device: Device) -> Tensor:
        if self.has_fp16_weights:
            return super().to(device)
        # bitsandbytes' format casts the weight to float16 before quantization
        weight = self.data.to(device=device, dtype=torch.float16).contiguous()
        codes, stats, _ = int8.int8_vectorwise_quant(weight)
        self.CB, self.SCB = bridge.on_large_pages(codes), stats
        self._set_codes(self.CB)
        return self

    def to(self, *args: object, **kwargs: object) -> Tensor:
        """Move the weight; quantize a CPU weight at its first move to a device other than meta.

        int8 codes converted to another dtype become a plain tensor of numbers.
        """
        device, dtype, non_blocking = parse_to(*args, **kwargs)
        quantized = self._is_quantized()
        real = device is not None and device.type != "meta"
        if not quantized and real and self.data.device.type == "cpu":
            return self._quantize(device)
        if quantized and (numbers := self._as_numbers(device, dtype, non_blocking)) is not None:
            return numbers
        moved = super().to(
            device=device, dtype=None if quantized else dtype, non_blocking=non_blocking
        )
        made = Int8Params(
            moved, requires_grad=self.requires_grad, has_fp16_weights=self.has_fp16_weights
        )
        if quantized:
            made.CB = made.data
            for name in ("SCB", "_handed_over"):
                stats = getattr(self, name)
                if stats is not None:
                    stay = stats.is_meta or device is None
                    setattr(made, name, stats if stay else stats.to(device))
        return made
