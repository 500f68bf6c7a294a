"""The base of Experts4bit and Experts8bit: routing, moving, sharding."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble._torch import bridge, fast_path, private
from nybble.errors import InvalidArgument
from nybble.nn.expert_sharding import Sharding
from nybble.nn.gates import Gated, activation_of
from nybble.nn.layer import autocast_dtype, check_compute_dtype, check_floating, check_input
from nybble.ops import checks
from nybble.ops.grouped import moe
from nybble.ops.grouped.routing import check_ids, route
from nybble.ops.grouped.rows import bias_of_rows
from nybble.ops.grouped.stacks import check_stack

if TYPE_CHECKING:
    from typing_extensions import Self

    from nybble._torch.bridge import Device

Activation = Callable[[Tensor], Tensor]
# (projection, rows sorted by expert, offsets) -> what to add to the projection's result
Added = Callable[[str, Tensor, Tensor], Tensor | None]


class Experts(torch.nn.Module):
    """The common part: projections `gate_up` and `down`, and the routing.

    All arrays have the experts as first dimension, so that they can be sharded along it.
    """

    _builtin: str  # function of fast_path

    def __init__(
        self, num_experts: int, hidden_dim: int, intermediate_dim: int, has_gate: bool,
        activation: Activation | None, compute_dtype: torch.dtype | None, bias: bool,
        gate: Activation | None, device: Device, dtype: torch.dtype | None,
    ) -> None:  # fmt: skip
        super().__init__()
        for name, size in (
            ("num_experts", num_experts),
            ("hidden_dim", hidden_dim),
            ("intermediate_dim", intermediate_dim),
        ):
            checks.whole(name, size, 1, 2**31 - 1)
        check_compute_dtype(compute_dtype)
        check_compute_dtype(dtype, "dtype")
        checks.flag("bias", bias)
        for name, function in (("activation", activation), ("gate", gate)):
            if function is not None and not callable(function):
                raise InvalidArgument(
                    f"{name}={checks.shown(function)}: allowed are None and a function, such as "
                    "torch.nn.functional.silu"
                )
        self.num_experts, self.hidden_dim = num_experts, hidden_dim
        self.intermediate_dim = intermediate_dim
        self.has_gate = checks.flag("has_gate", has_gate)
        self.compute_dtype = compute_dtype
        self.gate: Any = Gated(activation, has_gate) if gate is None else gate
        self.first_expert = 0  # id of this shard's first expert in the whole layer
        self.all_experts = num_experts
        self.sharding: Sharding | None = None  # set if a group of processes divides the layer
        for name, (n, k) in self.shapes().items():
            self._allocate(name, n, k, device)
            shape = (num_experts, n)
            rows = torch.zeros(shape, device=device, dtype=dtype) if bias else None
            kept = None if rows is None else torch.nn.Parameter(rows, requires_grad=False)
            self.register_parameter(f"{name}_proj_bias", kept)

    @property
    def is_shard(self) -> bool:
        """Whether the layer is a part of another layer, from `shard` or `shard_experts`."""
        return self.num_experts != self.all_experts or self.sharding is not None

    def shapes(self) -> dict[str, tuple[int, int]]:
        """Return the shape of one expert's weight, for each projection."""
        outer = self.intermediate_dim * (2 if self.has_gate else 1)
        return {
            "gate_up": (outer, self.hidden_dim),
            "down": (self.hidden_dim, self.intermediate_dim),
        }

    def _allocate(self, name: str, n: int, k: int, device: Device) -> None:
        """Register zeros as the arrays of a projection [experts, n, k]."""
        raise NotImplementedError

    def quantized(self, name: str, weight: Tensor) -> dict[str, Tensor]:
        """Return the arrays of projection 'gate_up' or 'down' for weights [experts, n, k]."""
        raise NotImplementedError

    def dequantized(self, name: str, dtype: torch.dtype, experts: slice | None = None) -> Tensor:
        """Return the weights [experts, n, k] of projection 'gate_up' or 'down' (default: all)."""
        raise NotImplementedError

    def _multiply(self, name: str, rows: Tensor, offsets: Tensor) -> Tensor:
        raise NotImplementedError

    def _of_few_rows(
        self, x: Tensor, ids: Tensor, weights: Tensor, activation: moe.Activation
    ) -> Tensor:
        """Return the weighted sum, computed by a single call of `moe`."""
        raise NotImplementedError

    def _settings(self) -> dict[str, Any]:
        """Return the constructor's keyword arguments that describe the format."""
        raise NotImplementedError

    # ---- conversion from floating weights ----

    @classmethod
    def from_float(
        cls, gate_up_proj: Tensor, down_proj: Tensor, has_gate: bool = True,
        activation: Activation | None = None, compute_dtype: torch.dtype | None = None,
        gate_up_proj_bias: Tensor | None = None, down_proj_bias: Tensor | None = None,
        **settings: Any,
    ) -> Self:  # fmt: skip
        """Quantize the weights gate_up_proj and down_proj, each [experts, out, in]. If has_gate,
        the rows of the gate are the first rows of gate_up_proj. settings: the constructor's other
        arguments."""
        checks.flag("has_gate", has_gate)
        check_stack(gate_up_proj, "gate_up_proj")
        check_stack(down_proj, "down_proj")
        experts, outer, hidden = gate_up_proj.shape
        inner = outer // (2 if has_gate else 1)
        if has_gate and outer % 2:
            raise checks.shape_error(
                "gate_up_proj", gate_up_proj.shape, "[experts, 2 * intermediate, hidden]"
            )
        if tuple(down_proj.shape) != (experts, hidden, inner):
            raise checks.shape_error(
                "down_proj",
                down_proj.shape,
                f"[experts, hidden, intermediate], here [{experts}, {hidden}, {inner}] because "
                f"gate_up_proj is {tuple(gate_up_proj.shape)}",
            )
        if down_proj.device != gate_up_proj.device:
            raise checks.device_error(
                "down_proj", down_proj.device, gate_up_proj.device, "gate_up_proj"
            )
        made = cls(
            experts, hidden, inner, has_gate, activation, compute_dtype or gate_up_proj.dtype,
            bias=gate_up_proj_bias is not None, device=gate_up_proj.device,
            dtype=gate_up_proj.dtype, **settings,
        )  # fmt: skip
        for name, weight in (("gate_up", gate_up_proj), ("down", down_proj)):
            made.set_arrays(made.quantized(name, weight.detach()))
        made.set_biases(gate_up_proj_bias, down_proj_bias)
        return made

    def set_biases(self, gate_up_proj_bias: Tensor | None, down_proj_bias: Tensor | None) -> None:
        """Copy the biases. If a bias is given, the layer must have been created with bias=True."""
        if (gate_up_proj_bias is None) != (down_proj_bias is None):
            raise InvalidArgument("gate_up_proj_bias, down_proj_bias: give both or neither")
        for name, bias in (("gate_up", gate_up_proj_bias), ("down", down_proj_bias)):
            if bias is None:
                continue
            name = f"{name}_proj_bias"
            checks.kind(bridge, bias, name)
            own = getattr(self, name)
            if own is None:
                raise InvalidArgument(f"{name} is set: the layer must be created with bias=True")
            if bias.shape != own.shape:
                raise checks.shape_error(name, bias.shape, f"{tuple(own.shape)}")
            own.data.copy_(bias.detach())

    def set_arrays(self, arrays: dict[str, Tensor]) -> None:
        """Replace parameters and buffers by name."""
        buffers = {name for name, _ in self.named_buffers(recurse=False)}
        for name, array in arrays.items():
            kept = array if name in buffers else torch.nn.Parameter(array, requires_grad=False)
            setattr(self, name, kept)

    # ---- the layer ----

    def forward(
        self, hidden_states: Tensor, top_k_index: Tensor | None = None,
        top_k_weights: Tensor | None = None,
    ) -> Tensor:  # fmt: skip
        """Return the experts' weighted sum for hidden_states [tokens, hidden].

        top_k_index, top_k_weights [tokens, k]: each token's experts and their weights. Without
        these two arguments, the rows are divided into equal parts, one for each expert in order,
        and the results are not summed.
        """
        given = hidden_states, top_k_index, top_k_weights
        made: Tensor | None = None
        if not fast_path.is_traced() and (activation := activation_of(self.gate)) is not None:
            made = getattr(fast_path, self._builtin)(self, *given, *activation)
        return self.routed(*given, None) if made is None else made

    def routed(
        self, hidden_states: Tensor, top_k_index: Tensor | None, top_k_weights: Tensor | None,
        added: Added | None,
    ) -> Tensor:  # fmt: skip
        """Do the work of `forward`, but add added(projection, rows, offsets) to each projection's
        result."""
        check_input(hidden_states)
        self._check(hidden_states, top_k_index, top_k_weights)
        dtype = hidden_states.dtype
        wanted = self.compute_dtype or autocast_dtype(hidden_states) or dtype
        x, weights = hidden_states.to(wanted), top_k_weights
        sharding = self.sharding if self.sharding is not None and self.sharding.sums else None
        if sharding is not None:
            x = sharding.input(x)
            weights = None if weights is None else sharding.input(weights)
        if top_k_index is None or weights is None:
            result = self._in_order(x, added)
        elif added is None and moe.is_supported(x, top_k_index, self.num_experts):
            result = self._inferred(x, top_k_index, weights)
        else:
            result = self._sorted(x, top_k_index, weights, added)
        return (result if sharding is None else sharding.sum(result)).to(dtype)

    def _in_order(self, x: Tensor, added: Added | None) -> Tensor:
        """Return the results of rows in one part per expert; 0 for other shards' rows."""
        each = x.shape[0] // self.all_experts
        first, count = self.first_expert * each, self.num_experts * each
        numbers = torch.arange(1, self.num_experts + 1, device=x.device, dtype=torch.int32)
        made = self._project(x[first : first + count], numbers * each, added)
        rest = x.shape[0] - first - count
        return torch.nn.functional.pad(made, (0, 0, first, rest)) if self.is_shard else made

    def _sorted(
        self, x: Tensor, top_k_index: Tensor, weights: Tensor, added: Added | None
    ) -> Tensor:
        """Return the weighted sum, computed by operations that support gradients."""
        tokens, each = top_k_index.shape
        ids = check_ids(top_k_index, "top_k_index") - self.first_expert
        whole = -self.first_expert, self.all_experts - self.first_expert
        routing = route(ids, self.num_experts, "top_k_index", self.is_shard, whole)
        if torch.is_grad_enabled() and x.requires_grad:  # this branch gives deterministic gradients
            rows = x.unsqueeze(1).expand(-1, each, -1).reshape(-1, self.hidden_dim)[routing.order]
        else:
            rows = x[routing.order // each]
        weights = weights.reshape(-1)[routing.order].unsqueeze(1)
        if self.is_shard:  # the products do not write other shards' rows and their gradients
            places = torch.arange(rows.shape[0], device=rows.device)
            others = (places >= routing.offsets[-1]).unsqueeze(1)
            rows, weights = rows.masked_fill(others, 0), weights.masked_fill(others, 0)
        made = self._project(rows, routing.offsets, added)
        made = (made.masked_fill(others, 0) if self.is_shard else made) * weights
        # a sum in a fixed order, because the order of index_add_ varies
        return made[routing.inverse()].view(tokens, each, self.hidden_dim).sum(1)

    def _inferred(self, x: Tensor, ids: Tensor, weights: Tensor) -> Tensor:
        """Return the weighted sum, computed by `moe`, without gradients."""
        activation = activation_of(self.gate)
        if activation is not None and moe.has_few_rows(x, ids):
            return self._of_few_rows(x, ids, weights, activation)
        rows = moe.route(x, ids, self.first_expert, self.num_experts, self.all_experts)
        inner = self._multiply("gate_up", rows.x, rows.offsets)
        if activation is None:
            inner = self.gate(self._biased("gate_up", inner, rows.offsets))
        else:
            inner = moe.gate(inner, self._bias("gate_up"), rows, activation)
        made = self._multiply("down", inner, rows.offsets)
        return moe.weighted_sum(made, self._bias("down"), rows, weights)

    def _project(self, x: Tensor, offsets: Tensor, added: Added | None) -> Tensor:
        """Return down(gate(gate_up(x))) for rows sorted by expert."""
        for name in ("gate_up", "down"):
            more = None if added is None else added(name, x, offsets)
            x = self._multiply(name, x, offsets)
            x = x if more is None else x + more
            x = self._biased(name, x, offsets)
            if name == "gate_up":
                x = self.gate(x)
        return x

    def _bias(self, name: str) -> Tensor | None:
        bias: Tensor | None = getattr(self, f"{name}_proj_bias")
        return bias

    def _biased(self, name: str, x: Tensor, offsets: Tensor) -> Tensor:
        """Add the projection's bias, if it has one, to rows sorted by expert."""
        bias = self._bias(name)
        return x if bias is None else x + bias_of_rows(bias.to(x.dtype), offsets, x.shape[0])

    def _check(self, x: Tensor, ids: Tensor | None, weights: Tensor | None) -> None:
        bridge.check_layout(x, "hidden_states")
        check_floating(x, "hidden_states")
        if x.dim() != 2 or x.shape[1] != self.hidden_dim:
            raise checks.shape_error("hidden_states", x.shape, f"[tokens, {self.hidden_dim}]")
        if (ids is None) != (weights is None):
            raise InvalidArgument("top_k_index, top_k_weights: give both or neither")
        if ids is None or weights is None:
            if x.shape[0] % self.all_experts:
                raise InvalidArgument(
                    f"hidden_states has {x.shape[0]} rows: without top_k_index, the number of "
                    f"rows must be a multiple of the number of experts ({self.all_experts})"
                )
            return
        for name, one in (("top_k_index", ids), ("top_k_weights", weights)):
            checks.kind(bridge, one, name)
            if one.device != x.device:
                raise checks.device_error(name, one.device, x.device, "hidden_states")
            if one.dim() != 2 or one.shape[0] != x.shape[0]:
                raise checks.shape_error(name, one.shape, f"[tokens, k], here [{x.shape[0]}, k]")
        check_floating(weights, "top_k_weights")
        if ids.shape != weights.shape:
            raise checks.shape_error("top_k_weights", weights.shape, f"{tuple(ids.shape)}")

    # ---- sharding and moving ----

    def shard(self, rank: int, ranks: int) -> Self:
        """Return a layer with this rank's share of the experts; the caller sums all ranks' results.

        If `ranks` does not divide the number of experts, the shares differ by one expert. The
        arrays are views of the arrays of this layer.
        """
        checks.whole("ranks", ranks, 1, self.num_experts)
        checks.whole("rank", rank, 0, ranks - 1)
        if self.is_shard:
            raise InvalidArgument("shard: this layer is already a shard of another layer")
        base, more = divmod(self.num_experts, ranks)
        first = rank * base + min(rank, more)
        count = base + (rank < more)
        made = type(self)(
            count, self.hidden_dim, self.intermediate_dim, self.has_gate, None,
            self.compute_dtype, bias=self.down_proj_bias is not None, gate=self.gate,
            device="meta", **self._settings(),
        )  # fmt: skip
        arrays = self._arrays()
        made.set_arrays({k: v.detach()[first : first + count] for k, v in arrays.items()})
        made.first_expert, made.all_experts = first, self.num_experts
        return made

    def keep_shard(self, sharding: Sharding) -> None:
        """Keep the experts of this process, and free the others (`shard_experts`)."""
        first, end = sharding.span()
        arrays = self._arrays()
        while arrays:  # free one array before the next is copied
            name, array = arrays.popitem()
            self.set_arrays({name: array.detach()[first:end].clone()})
        self.num_experts, self.first_expert, self.sharding = end - first, first, sharding

    def _arrays(self) -> dict[str, Tensor]:
        """Return all parameters and buffers of the layer by name."""
        return dict([*self.named_parameters(recurse=False), *self.named_buffers(recurse=False)])

    def _save_to_state_dict(
        self, destination: dict[str, Tensor], prefix: str, keep_vars: bool
    ) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        if self.sharding is not None and not keep_vars:
            for name in self._arrays():
                destination[prefix + name] = self.sharding.whole(destination[prefix + name])

    def _load_from_state_dict(
        self, state_dict: dict[str, Tensor], prefix: str, *args: object
    ) -> None:
        messages = args[-1]
        assert isinstance(messages, list)
        with private.after_load_hooks(self, state_dict, prefix, *args):
            for name, own in self._arrays().items():
                given = state_dict.get(prefix + name)
                if not isinstance(given, Tensor):
                    continue
                floating = given.is_floating_point() and own.is_floating_point()
                if given.dtype != own.dtype and not floating:
                    messages.append(_wrong_dtype(prefix + name, given, own))
                    return
                if not isinstance(own, torch.nn.Parameter):  # the products read float32 scales
                    given = given.to(own.dtype)
                mine = given if self.sharding is None else self.sharding.own(given)
                state_dict[prefix + name] = mine
            super()._load_from_state_dict(state_dict, prefix, *args)

    def _apply(self, fn: Callable[[Tensor], Tensor], recurse: bool = True) -> Self:
        """Move the layer; a conversion to another floating dtype does not change the scales."""
        scales = {id(one) for one in self.buffers(recurse=False)}

        def move(t: Tensor) -> Tensor:
            moved = fn(t)
            packed = id(t) in scales or not t.is_floating_point()
            return t.to(moved.device) if packed and moved.dtype != t.dtype else moved

        super()._apply(move, recurse)  # type: ignore[no-untyped-call]
        return self

    def extra_repr(self) -> str:
        return (
            f"num_experts={self.num_experts}, hidden_dim={self.hidden_dim}, "
            f"intermediate_dim={self.intermediate_dim}"
        )


def _wrong_dtype(key: str, given: Tensor, own: Tensor) -> str:
    """Return the error for a checkpoint's array that torch would convert to other values."""
    return (
        f"{key} in the checkpoint is {given.dtype}: must be {own.dtype}\n"
        "hint: load the checkpoint into a layer with the same compress_statistics and quant_type; "
        "quantize floating weights with from_float"
    )
