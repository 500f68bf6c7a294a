"""Experts4bit, with the names and checkpoint keys of bitsandbytes' pull request 1965."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch.utils.weak import WeakTensorKeyDictionary

from nybble import functional
from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.nn.experts import Activation, Experts
from nybble.ops import checks
from nybble.ops.checked_state import scales_of
from nybble.ops.fourbit.microscaled import BLOCK2, SCALE_BOOKS
from nybble.ops.grouped import calls, moe
from nybble.ops.grouped.states import experts_between
from nybble.state import QuantState

if TYPE_CHECKING:
    from typing_extensions import Self

    from nybble._torch.bridge import Device

_BLOCK2 = 256  # block size of 8-bit scales, part of the format
# packed weights of a layer -> their state
_STATES: MutableMapping[Tensor, QuantState] = WeakTensorKeyDictionary()


def _arrays(name: str, packed: Tensor, state: QuantState) -> dict[str, Tensor]:
    """Return a projection's parameters and buffers by name."""
    arrays = {f"{name}_proj": packed, f"{name}_absmax": state.absmax}
    if state.state2 is not None:
        arrays[f"{name}_nested_absmax"] = state.state2.absmax
        arrays[f"{name}_nested_offset"] = state.offset
    return arrays


def _check_packed(name: str, packed: Tensor, state: QuantState) -> None:
    """Raise InvalidArgument if packed bytes [experts, bytes] do not fit their state; check nothing
    on meta and while tracing."""
    if packed.dim() != 2:
        raise checks.shape_error(name, packed.shape, "[experts, bytes]")
    if packed.is_meta or not bridge.eager(packed):
        return
    parts = packed, state.shape, scales_of(state), state.blocksize, state.quant_type
    try:
        calls.Stack(bridge, *parts, packed)
    except InvalidArgument as error:
        raise InvalidArgument(f"{name}: {error}") from None


def _format(state: QuantState) -> tuple[object, ...]:
    return state.quant_type, state.blocksize, state.nested


class Experts4bit(Experts):
    """The experts of a mixture-of-experts layer in 4 bits, each quantized separately.

    quant_type: 'nf4', 'fp4', 'mxfp4' or 'nvfp4'. compress_statistics: double quantization.
    activation: the activation function of the gate (default: SiLU, which gives SwiGLU). gate: a
    function [rows, 2 * intermediate] -> [rows, intermediate] that replaces the whole gate, for
    example `ClampedSwiGLU()`. compute_dtype: as in Linear4bit.

    state_dict has `gate_up_proj` and `down_proj` (packed [experts, bytes]), and `gate_up_absmax`
    and `down_absmax` ([experts, blocks]). With double quantization, MXFP4 or NVFP4, it also has
    `…_nested_absmax` and `…_nested_offset`. It does not store quant_type, so load it only into a
    layer with the same quant_type.
    """

    _builtin = "experts_4bit"

    def __init__(
        self, num_experts: int, hidden_dim: int, intermediate_dim: int, has_gate: bool = True,
        activation: Activation | None = None, compute_dtype: torch.dtype | None = None,
        quant_type: str = "nf4", blocksize: int | None = None, device: Device = None,
        compress_statistics: bool = False, bias: bool = False, gate: Activation | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:  # fmt: skip
        self.blocksize = checks.new_block_size(blocksize, quant_type)
        self.quant_type = quant_type
        self.compress_statistics = checks.flag("compress_statistics", compress_statistics)
        super().__init__(
            num_experts, hidden_dim, intermediate_dim, has_gate, activation, compute_dtype, bias,
            gate, device, dtype,
        )  # fmt: skip

    def _settings(self) -> dict[str, Any]:
        names = ("quant_type", "blocksize", "compress_statistics")
        return {name: getattr(self, name) for name in names}

    def _allocate(self, name: str, n: int, k: int, device: Device) -> None:
        if self.quant_type in checks.MICROSCALED and k % self.blocksize:
            size = {"gate_up": "hidden_dim", "down": "intermediate_dim"}[name]
            raise InvalidArgument(
                f"{size}={k}, the last dimension of {name}_proj: must be a multiple of "
                f"{self.blocksize}, the block size of {self.quant_type!r}"
            )
        experts, blocks = self.num_experts, -(-n * k // self.blocksize)

        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(experts, *shape, dtype=dtype, device=device)

        packed = zeros((n * k + 1) // 2, dtype=torch.uint8)
        setattr(self, f"{name}_proj", torch.nn.Parameter(packed, requires_grad=False))
        nested = self.compress_statistics or self.quant_type in checks.MICROSCALED
        kind = torch.uint8 if nested else torch.float32
        self.register_buffer(f"{name}_absmax", zeros(blocks, dtype=kind))
        seconds = zeros(-(-blocks // self._second()[1])) if nested else None
        self.register_buffer(f"{name}_nested_absmax", seconds)
        self.register_buffer(f"{name}_nested_offset", zeros() if nested else None)

    def _second(self) -> tuple[str, int]:
        """Return the name of the 8-bit scales' code book, and the scales' block size."""
        book = SCALE_BOOKS.get(self.quant_type)
        return ("dynamic", _BLOCK2) if book is None else (book, BLOCK2)

    def quantized(self, name: str, weight: Tensor) -> dict[str, Tensor]:
        packed, state = functional.quantize_experts_4bit(
            weight, self.blocksize, self.compress_statistics, self.quant_type
        )
        return _arrays(name, packed, state)

    @classmethod
    def from_packed(
        cls, gate_up: tuple[Tensor, QuantState], down: tuple[Tensor, QuantState],
        has_gate: bool = True, activation: Activation | None = None,
        compute_dtype: torch.dtype | None = None, gate_up_proj_bias: Tensor | None = None,
        down_proj_bias: Tensor | None = None, gate: Activation | None = None,
    ) -> Self:  # fmt: skip
        """Return a layer with quantized weights.

        gate_up, down: (packed, QuantState), for example from `from_mxfp4`. The other arguments are
        the same as `from_float`'s.
        """
        for name, given in (("gate_up", gate_up), ("down", down)):
            match given:
                case (Tensor(), QuantState()):
                    continue
            raise InvalidArgument(
                f"{name} is a {type(given).__name__}: must be a tuple (packed tensor, QuantState), "
                "as quantize_experts_4bit returns it"
            )
        like, bias = down[1], down_proj_bias
        sizes = checks.shape("down", like.shape)
        if len(sizes) != 3:
            raise checks.shape_error("down", sizes, "[experts, hidden, intermediate]")
        experts, hidden, inner = sizes
        made = cls(
            experts, hidden, inner, has_gate, activation, compute_dtype or like.dtype,
            str(like.quant_type), like.blocksize, gate_up[0].device, like.nested,
            bias is not None, gate, None if bias is None else bias.dtype,
        )  # fmt: skip
        for name, (packed, state) in (("gate_up", gate_up), ("down", down)):
            wanted = (experts, *made.shapes()[name])
            if tuple(state.shape) != wanted or _format(state) != _format(like):
                raise InvalidArgument(
                    f"{name} is {state}: must be {like.quant_type!r} of shape {wanted}, with the "
                    f"blocksize and the double quantization of down, {like}"
                )
            _check_packed(name, packed, state)
            made.set_arrays(_arrays(name, packed, state))
        made.set_biases(gate_up_proj_bias, bias)
        return made

    def _state(self, name: str, dtype: torch.dtype) -> QuantState:
        """Return the quantization state of a projection."""
        absmax, second = getattr(self, f"{name}_absmax"), getattr(self, f"{name}_nested_absmax")
        if second is not None:
            book, size = self._second()
            code = bridge.code_book(book, absmax)
            second = QuantState(second, None, code, size, None, torch.float32)
        shape = torch.Size((self.num_experts, *self.shapes()[name]))
        offset = getattr(self, f"{name}_nested_offset")
        return QuantState(
            absmax, shape, None, self.blocksize, self.quant_type, dtype, offset, second
        )

    def _projection(self, name: str, dtype: torch.dtype) -> moe.Projection:
        """Return a projection. Its state is made only once for the same arrays, because the state
        keeps their checks."""
        packed = getattr(self, f"{name}_proj")
        if bridge.is_traced():
            return moe.Projection(packed, self._state(name, dtype), self._bias(name))
        state: QuantState | None = _STATES.get(packed)
        if state is None or state.dtype is not dtype or not self._has_arrays_of(state, name):
            state = _STATES[packed] = self._state(name, dtype)
        return moe.Projection(packed, state, self._bias(name))

    def _has_arrays_of(self, state: QuantState, name: str) -> bool:
        second = None if state.state2 is None else state.state2.absmax
        return (
            state.absmax is getattr(self, f"{name}_absmax")
            and second is getattr(self, f"{name}_nested_absmax")
            and state.offset is getattr(self, f"{name}_nested_offset")
        )

    def _apply(self, fn: Callable[[Tensor], Tensor], recurse: bool = True) -> Self:
        for name in self.shapes():  # their states would keep the old scales
            _STATES.pop(getattr(self, f"{name}_proj"), None)
        return super()._apply(fn, recurse)

    def dequantized(self, name: str, dtype: torch.dtype, experts: slice | None = None) -> Tensor:
        weight = getattr(self, f"{name}_proj").data, self._state(name, dtype)
        if experts is not None:
            start, stop, _ = experts.indices(self.num_experts)
            weight = experts_between(*weight, start, stop)
        return functional.dequantize_experts_4bit(*weight)

    def _of_few_rows(
        self, x: Tensor, ids: Tensor, weights: Tensor, activation: moe.Activation
    ) -> Tensor:
        gate_up, down = (self._projection(name, x.dtype) for name in ("gate_up", "down"))
        return moe.experts_4bit(
            x, ids, weights, self.first_expert, self.all_experts, gate_up, down, activation
        )

    def _multiply(self, name: str, rows: Tensor, offsets: Tensor) -> Tensor:
        weight = self._projection(name, rows.dtype)
        if moe.is_direct(rows, weight.packed):
            return moe.product_4bit(rows, weight, offsets)
        return functional.grouped_matmul_4bit(rows, weight.packed, weight.state, offsets=offsets)
