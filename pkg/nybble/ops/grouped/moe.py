"""A mixture-of-experts layer on CUDA, without gradients: the steps around its products, and the
whole layer for few rows.

Each step is one kernel. torch's operations would need about twenty launches, which take most of
the time of a layer with few tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import addressof, c_int32
from typing import NamedTuple

import torch
from torch import Tensor

from nybble import _native
from nybble._torch import bridge
from nybble._torch.library import OPERATORS, define
from nybble.ops import checks
from nybble.ops.checked_state import scales_of
from nybble.ops.grouped import calls, dense, int8
from nybble.ops.grouped.routing import check_ids
from nybble.state import QuantState

_route = _native.operation("moe_route")
_gate = _native.operation("moe_gate")
_sum = _native.operation("moe_sum")
_layer_4bit = _native.operation("moe_4bit")
_layer_8bit = _native.operation("moe_8bit")
_FEW_ROWS = 32  # limit of moe_4bit and moe_8bit
_MOST_ROWS, _MOST_EXPERTS = 16384, 1023  # limits of the kernel moe_route
_DTYPES = (torch.float32, torch.float16, torch.bfloat16)


class Activation(NamedTuple):
    """An activation of moe_gate: nybble_moe_activation and its parameters."""

    number: int = 0
    alpha: float = 0.0
    limit: float = 0.0


SWIGLU, GEGLU, GEGLU_TANH = Activation(), Activation(2), Activation(3)


def clamped_swiglu(alpha: float, limit: float) -> Activation:
    """Return the activation of gpt-oss, for gate and up in alternating columns."""
    return Activation(1, alpha, limit)


class SortedRows(NamedTuple):
    """Rows sorted by expert. x [rows, n]: the sorted rows. owners int32 [rows]: their experts.

    positions int32 [rows]: the place of each row in the sorted order. offsets int32 [experts]:
    where each expert's rows end.
    """

    x: Tensor
    positions: Tensor
    owners: Tensor
    offsets: Tensor


class Projection(NamedTuple):
    """The stacked weights of a layer's projection in 4 bits, and its bias [experts, n]."""

    packed: Tensor
    state: QuantState
    bias: Tensor | None


class Projection8bit(NamedTuple):
    """The stacked weights of a layer's projection as int8 rows, and its bias [experts, n]."""

    codes: Tensor
    scales: Tensor
    bias: Tensor | None


def is_supported(x: Tensor, ids: Tensor, experts: int) -> bool:
    """Return whether the kernels can compute this layer: few rows on CUDA, and no gradients.

    torch's transforms and forward mode need torch's operations.
    """
    return (
        x.is_cuda
        and ids.device == x.device
        and not torch.is_grad_enabled()
        and (bridge.is_traced() or bridge.eager(x))
        and x.dtype in _DTYPES
        and experts <= _MOST_EXPERTS
        and 0 < ids.numel() <= _MOST_ROWS
    )


def route(x: Tensor, ids: Tensor, first: int, experts: int, whole: int) -> SortedRows:
    """Sort the rows x [tokens, n], repeated for ids [tokens, k], by the expert `ids - first`.

    Rows with ids outside of [first, first + experts) have no expert, and are sorted to the end. An
    id outside of [0, whole) is an error: the product's kernel stops.
    """
    check_ids(ids, "top_k_index")
    run = _routed if bridge.eager(x) else OPERATORS.moe_route
    return SortedRows(*run(x, ids, first, experts, whole))


def gate(x: Tensor, bias: Tensor | None, rows: SortedRows, activation: Activation) -> Tensor:
    """Return activation(x + its expert's bias) for sorted rows x [rows, 2 * n] as [rows, n]."""
    run = _gated if bridge.eager(x) else OPERATORS.moe_gate
    made: Tensor = run(x, bias, rows.owners, rows.offsets.shape[0], *activation)
    return made


def weighted_sum(x: Tensor, bias: Tensor | None, rows: SortedRows, weights: Tensor) -> Tensor:
    """Return each token's sum of weights [tokens, k] * (x + bias), for sorted rows x [rows, n]."""
    run = _summed if bridge.eager(x) else OPERATORS.moe_sum
    made: Tensor = run(x, bias, rows.owners, rows.positions, rows.offsets.shape[0], weights)
    return made


def is_direct(rows: Tensor, packed: Tensor) -> bool:
    """Return whether a product of sorted rows needs neither torch's dispatcher nor gradients. The
    dispatcher takes longer than a kernel for few rows."""
    return (
        rows.is_cuda
        and type(packed) in bridge.PLAIN_TYPES
        and not torch.is_grad_enabled()
        and bridge.eager(rows)
        and rows.dtype in _DTYPES
    )


def product_4bit(rows: Tensor, weight: Projection, offsets: Tensor) -> Tensor:
    """Return each row times its expert's W^T, for rows sorted by expert; see `is_direct`."""
    stack = calls.checked_stack(bridge, weight.packed, weight.state, rows)
    return dense.fastest_product(rows, stack, weight.packed, weight.state, offsets, False)


def has_few_rows(x: Tensor, ids: Tensor) -> bool:
    """Return whether `experts_4bit` and `experts_8bit` may be faster than the separate steps."""
    few = x.dtype != torch.float32 and ids.numel() <= _FEW_ROWS
    return few and torch.cuda.get_device_capability(x.device) >= (9, 0)


def experts_4bit(
    x: Tensor, ids: Tensor, weights: Tensor, first: int, whole: int, gate_up: Projection,
    down: Projection, activation: Activation,
) -> Tensor:  # fmt: skip
    """Return each token's sum of weights [tokens, k] * down(activation(gate_up(x))).

    The weights are [experts, 2 * inner, n] and [experts, n, inner] for x [tokens, n]. ids, first,
    whole: as in `route`. If the two kernels of moe_4bit do not support the layer or the device, or
    are slower, this function does the separate steps.
    """
    check_ids(ids, "top_k_index")
    if bridge.eager(x):
        stacks = [calls.checked_stack(bridge, w.packed, w.state, x) for w in (gate_up, down)]
        biases = gate_up.bias, down.bias
        return _of_stacks(x, ids, weights, first, whole, stacks, biases, activation)
    state, block2 = down.state, scales_of(down.state)[4]
    made: Tensor = OPERATORS.moe_experts_4bit(
        x, ids, weights, first, whole, state.shape[2], *_arrays(gate_up), *_arrays(down),
        state.blocksize, block2, state.quant_type, *activation,
    )  # fmt: skip
    return made


def experts_8bit(
    x: Tensor, ids: Tensor, weights: Tensor, first: int, whole: int, gate_up: Projection8bit,
    down: Projection8bit, threshold: float, activation: Activation,
) -> Tensor:  # fmt: skip
    """Do the work of `experts_4bit` with int8 weights. threshold: as in grouped_matmul_8bit."""
    check_ids(ids, "top_k_index")
    run: Callable[..., Tensor] = _experts_8bit if bridge.eager(x) else OPERATORS.moe_experts_8bit
    return run(x, ids, weights, first, whole, *gate_up, *down, threshold, *activation)


def _arrays(weight: Projection) -> tuple[Tensor, list[Tensor], Tensor | None]:
    """Return the packed bytes, the scales (absmax; also code2, offset, absmax2), and the bias."""
    scales = [one for one in scales_of(weight.state)[:4] if one is not None]
    return weight.packed, scales, weight.bias


class _Weight(NamedTuple):
    """A projection's weight, for the C call (addresses) and for a product by itself."""

    packed: int
    scales: int
    bias: Tensor | None
    product: Callable[[Tensor, Tensor], Tensor]  # rows sorted by expert, offsets


def _experts_4bit(
    x: Tensor, ids: Tensor, weights: Tensor, first: int, whole: int, inner: int, gate_up: Tensor,
    gate_up_scales: Sequence[Tensor], gate_up_bias: Tensor | None, down: Tensor,
    down_scales: Sequence[Tensor], down_bias: Tensor | None, blocksize: int, block2: int,
    quant_type: str, *activation: float,
) -> Tensor:  # fmt: skip
    n, experts = x.shape[1], gate_up.shape[0]

    def stack(packed: Tensor, scales: Sequence[Tensor], rows: int, columns: int) -> calls.Stack:
        absmax, code2, offset, absmax2 = (*scales, None, None, None)[:4]
        parts, shape = (absmax, code2, offset, absmax2, block2), (experts, rows, columns)
        return calls.Stack(bridge, packed, shape, parts, blocksize, quant_type, x)

    stacks = stack(gate_up, gate_up_scales, 2 * inner, n), stack(down, down_scales, n, inner)
    biases = gate_up_bias, down_bias
    return _of_stacks(x, ids, weights, first, whole, stacks, biases, activation)


def _of_stacks(
    x: Tensor, ids: Tensor, weights: Tensor, first: int, whole: int, stacks: Sequence[calls.Stack],
    biases: Sequence[Tensor | None], activation: Sequence[float],
) -> Tensor:  # fmt: skip
    """Compute a layer of 4-bit experts. `stacks` and `biases` belong to gate_up and to down."""

    def weight(of: calls.Stack, bias: Tensor | None) -> _Weight:
        return _Weight(
            of.packed, of.scales, bias, lambda a, ends: calls.product(bridge, a, of, ends)
        )

    gate_up, down = map(weight, stacks, biases)
    of = stacks[1]
    return _layer(
        _layer_4bit, x, ids, weights, first, of.experts, whole, of.k, gate_up, down,
        (of.block, of.number), activation,
    )  # fmt: skip


def _experts_8bit(
    x: Tensor, ids: Tensor, weights: Tensor, first: int, whole: int, gate_up: Tensor,
    gate_up_scales: Tensor, gate_up_bias: Tensor | None, down: Tensor, down_scales: Tensor,
    down_bias: Tensor | None, threshold: float, *activation: float,
) -> Tensor:  # fmt: skip
    experts, n, inner = int8.check_stack_8bit(down, down_scales)

    def weight(codes: Tensor, scales: Tensor, bias: Tensor | None, *shape: int) -> _Weight:
        if int8.check_stack_8bit(codes, scales) != shape:
            raise checks.shape_error("CB", codes.shape, f"{shape}")
        codes = checks.array(bridge, codes, "CB", torch.int8, None, x)
        scales = checks.array(bridge, scales, "SCB", torch.float32, None, x)
        return _Weight(
            codes.data_ptr(), scales.data_ptr(), bias,
            lambda a, ends: int8.product(a, codes, scales, ends, threshold),
        )  # fmt: skip

    return _layer(
        _layer_8bit, x, ids, weights, first, experts, whole, inner,
        weight(gate_up, gate_up_scales, gate_up_bias, experts, 2 * inner, n),
        weight(down, down_scales, down_bias, experts, x.shape[1], inner),
        (threshold,), activation,
    )  # fmt: skip


def _layer(
    call: Callable[..., None], x: Tensor, ids: Tensor, weights: Tensor, first: int, experts: int,
    whole: int, inner: int, gate_up: _Weight, down: _Weight, more: Sequence[float],
    activation: Sequence[float],
) -> Tensor:  # fmt: skip
    """Compute a layer by `call`, or by separate steps if `call` does not support the layer.

    more: the call's arguments between the weights and the activation.
    """
    (tokens, n), each = x.shape, ids.shape[1]
    x, launched = bridge.dense(x), c_int32()
    ids = _checked_ids(ids, x)
    weights = _checked_weights(weights, tokens * each, x)
    between, out = x.new_empty(tokens * each, inner), torch.empty_like(x)
    gate_up_bias, _kept_gate_up = _bias(gate_up.bias, experts * 2 * inner, x)
    down_bias, _kept_down = _bias(down.bias, experts * n, x)
    call(
        x.data_ptr(), bridge.float_code(x.dtype, "hidden_states"), tokens, n, inner,
        ids.data_ptr(), each, first, experts, whole,
        gate_up.packed, gate_up.scales, gate_up_bias, down.packed, down.scales, down_bias,
        *more, *activation, weights.data_ptr(), bridge.float_code(weights.dtype, "top_k_weights"),
        between.data_ptr(), out.data_ptr(), addressof(launched), *bridge.place(x),
    )  # fmt: skip
    if launched.value:
        return out
    rows = SortedRows(*_routed(x, ids, first, experts, whole))
    made = gate_up.product(rows.x, rows.offsets)
    made = _gated(made, gate_up.bias, rows.owners, experts, *activation)
    made = down.product(made, rows.offsets)
    return _summed(made, down.bias, rows.owners, rows.positions, experts, weights.view(ids.shape))


def _checked_ids(ids: Tensor, x: Tensor) -> Tensor:
    """Return the ids [tokens, k] as int64, checked against x [tokens, n]."""
    rows, ids = x.shape[0] * ids.shape[1], ids.to(torch.int64)
    return checks.array(bridge, ids, "top_k_index", torch.int64, rows, x)


def _checked_weights(weights: Tensor, rows: int, x: Tensor) -> Tensor:
    """Return the weights of the rows, in a dtype that the kernels read."""
    dtype = weights.dtype if weights.dtype in _DTYPES else torch.float32
    return checks.array(bridge, weights, "top_k_weights", dtype, rows, x, cast=True)


def _routed(x: Tensor, ids: Tensor, first: int, experts: int, whole: int) -> tuple[Tensor, ...]:
    x, each = bridge.dense(x), ids.shape[1]
    ids = _checked_ids(ids, x)
    made = _empty_routing(x, ids, first, experts, whole)
    _route(
        x.data_ptr(), bridge.float_code(x.dtype, "hidden_states"), x.shape[1], ids.data_ptr(),
        ids.numel(), each, first, experts, whole,
        *(one.data_ptr() for one in made), *bridge.place(x),
    )  # fmt: skip
    return made


def _empty_routing(
    x: Tensor, ids: Tensor, first: int, experts: int, whole: int
) -> tuple[Tensor, ...]:
    def numbers(size: int) -> Tensor:
        return torch.empty(size, dtype=torch.int32, device=x.device)

    rows = ids.numel()
    return x.new_empty(rows, x.shape[1]), numbers(rows), numbers(rows), numbers(experts)


def _bias(bias: Tensor | None, size: int, x: Tensor) -> tuple[int, Tensor | None]:
    """Return the bias' address (0: no bias) in x's dtype, and the array that must outlive the
    call."""
    if bias is None:
        return 0, None
    kept: Tensor = checks.array(bridge, bias, "bias", x.dtype, size, x, cast=True)
    return kept.data_ptr(), kept


def _gated(
    x: Tensor, bias: Tensor | None, owners: Tensor, experts: int, *activation: float
) -> Tensor:
    x, out = bridge.dense(x), x.new_empty(x.shape[0], x.shape[1] // 2)
    owners = checks.array(bridge, owners, "owners", torch.int32, x.shape[0], x)
    address, _kept = _bias(bias, experts * x.shape[1], x)
    _gate(
        x.data_ptr(), bridge.float_code(x.dtype, "x"), *out.shape, address, owners.data_ptr(),
        experts, *activation, out.data_ptr(), *bridge.place(x),
    )  # fmt: skip
    return out


def _summed(
    x: Tensor, bias: Tensor | None, owners: Tensor, positions: Tensor, experts: int, weights: Tensor
) -> Tensor:
    rows, columns = x.shape
    weights = _checked_weights(weights, rows, x)
    owners = checks.array(bridge, owners, "owners", torch.int32, rows, x)
    positions = checks.array(bridge, positions, "positions", torch.int32, rows, x)
    x, out = bridge.dense(x), x.new_empty(weights.shape[0], columns)
    address, _kept = _bias(bias, experts * columns, x)
    _sum(
        x.data_ptr(), bridge.float_code(x.dtype, "x"), *weights.shape, columns, address,
        owners.data_ptr(), positions.data_ptr(), experts, weights.data_ptr(),
        bridge.float_code(weights.dtype, "top_k_weights"), out.data_ptr(), *bridge.place(x),
    )  # fmt: skip
    return out


define(
    "moe_route(Tensor x, Tensor ids, int first, SymInt experts, SymInt whole) -> "
    "(Tensor, Tensor, Tensor, Tensor)",
    _routed,
    _empty_routing,
)
define(
    "moe_gate(Tensor x, Tensor? bias, Tensor owners, SymInt experts, int activation, float alpha, "
    "float limit) -> Tensor",
    _gated,
    lambda x, *rest: x.new_empty(x.shape[0], x.shape[1] // 2),
)
define(
    "moe_sum(Tensor x, Tensor? bias, Tensor owners, Tensor positions, SymInt experts, "
    "Tensor weights) -> Tensor",
    _summed,
    lambda x, bias, owners, positions, experts, weights: x.new_empty(weights.shape[0], x.shape[1]),
)
define(
    "moe_experts_4bit(Tensor x, Tensor ids, Tensor weights, int first, SymInt whole, SymInt inner, "
    "Tensor gate_up, Tensor[] gate_up_scales, Tensor? gate_up_bias, Tensor down, "
    "Tensor[] down_scales, Tensor? down_bias, int blocksize, int block2, str quant_type, "
    "int activation, float alpha, float limit) -> Tensor",
    _experts_4bit,
    lambda x, *rest: torch.empty_like(x),
)
define(
    "moe_experts_8bit(Tensor x, Tensor ids, Tensor weights, int first, SymInt whole, "
    "Tensor gate_up, Tensor gate_up_scales, Tensor? gate_up_bias, Tensor down, "
    "Tensor down_scales, Tensor? down_bias, float threshold, int activation, float alpha, "
    "float limit) -> Tensor",
    _experts_8bit,
    lambda x, *rest: torch.empty_like(x),
)
