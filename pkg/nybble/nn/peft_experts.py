"""peft: LoRA (arXiv 2106.09685) on quantized experts, each expert with factors of its own.

Usage: get_peft_model(model, with_experts(LoraConfig(target_modules=["q_proj", "experts"]))).
"experts" in target_modules adapts both projections. If target_modules is "all-linear" or contains
the projections of single experts ("w1"), peft names the experts' projections as target_parameters,
but only for some models.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import torch
from peft.tuners.lora import LoraConfig, LoraLayer, ParamWrapper
from peft.tuners.tuners_utils import check_adapters_to_merge
from torch import Tensor

from nybble.errors import InvalidArgument, Unsupported
from nybble.nn.experts import Experts
from nybble.ops import checks
from nybble.ops.grouped import lora

# options of LoraConfig
_UNSUPPORTED = (
    *("lora_dropout", "use_dora", "lora_bias", "fan_in_fan_out", "use_qalora", "use_bdlora"),
    *("velora_config", "kasa_config", "monteclora_config", "arrow_config"),
    "alora_invocation_tokens",
)


_ALL = slice(None)


def with_experts(config: LoraConfig) -> LoraConfig:
    """Let peft adapt Experts4bit and Experts8bit that the config's target_modules name."""
    if not isinstance(config, LoraConfig):
        raise InvalidArgument(f"config is a {type(config).__name__}: must be a peft.LoraConfig")
    config._register_custom_module({Experts: LoraExperts})
    return config


class Factors(torch.nn.Module):
    """One of the two factors of each projection's update, stacked by expert."""

    def __init__(self, shapes: dict[str, tuple[int, ...]]) -> None:
        super().__init__()
        for name, shape in shapes.items():
            self.register_parameter(name, torch.nn.Parameter(torch.zeros(shape)))

    @property
    def weight(self) -> Tensor:
        """Raise Unsupported: peft's add_weighted_adapter reads and writes a 2D weight."""
        raise Unsupported(
            "add_weighted_adapter: not supported for adapters of quantized experts\n"
            "hint: delete the new adapter, which is incomplete; to add up adapters, activate them "
            "together: model.base_model.set_adapter(names)"
        )


def _each(experts: Experts) -> Iterator[slice]:
    """Return one slice for each expert."""
    return (slice(one, one + 1) for one in range(experts.num_experts))


def _times(rows: Tensor, factors: Tensor, offsets: Tensor) -> Tensor:
    """Return each row times its expert's factor [experts, out, in], transposed."""
    return lora.product(rows, factors.to(rows.dtype), offsets)


class LoraExperts(ParamWrapper):  # type: ignore[misc]
    """peft's adapter layer for quantized experts: adds x A^T B^T * scaling, expert by expert.

    The layer adapts one projection, or both if parameter_name is None. To adapt both with two
    LoraExperts, peft wraps one in the other. The layer needs torch 2.10
    (torch.nn.functional.grouped_mm).
    """

    adapter_layer_names = ("lora_A", "lora_B")

    def __init__(
        self, base_layer: torch.nn.Module, adapter_name: str, config: LoraConfig, r: int = 0,
        lora_alpha: int = 1, parameter_name: str | None = None, **kwargs: object,
    ) -> None:  # fmt: skip
        torch.nn.Module.__init__(self)
        self.parameter_name = parameter_name or ""
        LoraLayer.__init__(self, base_layer, **kwargs)
        self._active_adapter = adapter_name
        self.update_layer(adapter_name, r, lora_alpha=lora_alpha, config=config)

    def _get_in_out_features(self, module: torch.nn.Module) -> tuple[None, None]:
        return None, None

    def _experts(self) -> Experts:
        base = self.get_base_layer()
        assert isinstance(base, Experts)
        return base

    def _shapes(self) -> dict[str, tuple[int, int]]:
        """Return the shapes of the projections that this layer adapts."""
        base, own = self._experts(), self.parameter_name
        return {k: shape for k, shape in base.shapes().items() if own in ("", f"{k}_proj")}

    def update_layer(
        self, adapter_name: str, r: int, lora_alpha: int, config: LoraConfig, **kwargs: object
    ) -> None:
        """Add an adapter. peft calls this for each adapter of the layer."""
        checks.whole("r", r, 1, 2**31 - 1)
        _, _, target = str(kwargs.get("target_name", "")).rpartition(".")
        if target and (target if target.endswith("_proj") else "") != self.parameter_name:
            raise _mixed(adapter_name)
        for option in _UNSUPPORTED:
            if getattr(config, option, None):
                raise Unsupported(f"{option}: not supported for quantized experts")
        base = self._experts()
        if base.sharding is not None and not base.sharding.sums:
            raise Unsupported(
                "ep_size: adapters of quantized experts are not supported with transformers' "
                "expert parallelism\nhint: use tensor parallelism, which also divides the experts"
            )
        experts, shapes = base.num_experts, self._shapes()
        first = Factors({name: (experts, r, k) for name, (_n, k) in shapes.items()})
        second = Factors({name: (experts, n, r) for name, (n, _k) in shapes.items()})
        kind = config.init_lora_weights
        if kind not in (True, False, "gaussian"):
            raise Unsupported(
                f"init_lora_weights={kind!r}: not supported for quantized experts; allowed are "
                "True, False and 'gaussian'"
            )
        for one in (*first.parameters(), *(() if kind else second.parameters())):
            if kind == "gaussian":
                torch.nn.init.normal_(one, std=1 / r)
            else:  # as in torch.nn.Linear
                torch.nn.init.kaiming_uniform_(one.flatten(0, 1), a=math.sqrt(5))
        self.lora_A[adapter_name], self.lora_B[adapter_name] = first, second
        self._move_adapter_to_device_of_base_layer(adapter_name)
        self.r[adapter_name], self.lora_alpha[adapter_name] = r, lora_alpha
        self.scaling[adapter_name] = lora_alpha / (math.sqrt(r) if config.use_rslora else r)
        self.use_rslora[adapter_name], self.use_dora[adapter_name] = config.use_rslora, False
        self.lora_bias[adapter_name] = False
        self.set_adapter(self.active_adapters, inference_mode=config.inference_mode)

    def _move_adapter_to_device_of_base_layer(
        self, adapter_name: str, device: torch.device | None = None
    ) -> None:
        """Move an adapter's factors, unless peft has yet to load them (low_cpu_mem_usage)."""
        for factors in (self.lora_A, self.lora_B):
            if not next(factors[adapter_name].parameters()).is_meta:
                factors[adapter_name].to(device or next(self._experts().parameters()).device)

    def forward(
        self, x: Tensor, top_k_index: Tensor | None = None, top_k_weights: Tensor | None = None,
        adapter_names: list[str] | None = None,
    ) -> Tensor:  # fmt: skip
        if adapter_names is not None:
            raise Unsupported(
                "adapter_names: batches whose rows use different adapters are not supported for "
                "quantized experts"
            )
        base = self._experts()
        return base.routed(x, top_k_index, top_k_weights, self._added)

    def _added(self, name: str, rows: Tensor, offsets: Tensor) -> Tensor | None:
        """Return the updates of this layer and of the adapter layer that it wraps."""
        inner = self.base_layer
        total = None
        if isinstance(inner, ParamWrapper):
            if inner.lora_A and not (self.parameter_name and isinstance(inner, LoraExperts)):
                raise _mixed(next(iter(inner.lora_A)))
            total = inner._added(name, rows, offsets)
        if self.disable_adapters and self.merged:
            self.unmerge()
        if self.disable_adapters or self.merged:
            return total
        for adapter in self.active_adapters:
            if adapter in self.lora_A and hasattr(self.lora_A[adapter], name):
                first, second = (getattr(one[adapter], name) for one in (self.lora_A, self.lora_B))
                made = _times(_times(rows, first, offsets), second, offsets)
                made = made * self.scaling[adapter]
                total = made if total is None else total + made
        return total

    def get_delta_weight(self, adapter: str, name: str, experts: slice = _ALL) -> Tensor:
        """Return an adapter's update of projection 'gate_up' or 'down', [experts, out, in]."""
        first, second = getattr(self.lora_A[adapter], name), getattr(self.lora_B[adapter], name)
        delta: Tensor = torch.bmm(second[experts], first[experts]) * self.scaling[adapter]
        return delta

    def _change(self, adapter: str, sign: int) -> None:
        """Add an adapter's update to the experts or subtract it; change all arrays or none.

        One expert after another is dequantized, because a layer's experts may not fit in memory.
        """
        base, arrays = self._experts(), dict[str, Tensor]()
        for name in self._shapes():
            parts = []
            for expert in _each(base):
                delta = self.get_delta_weight(adapter, name, expert).float()
                weight = base.dequantized(name, torch.float32, expert) + sign * delta
                parts.append(base.quantized(name, weight))
            arrays.update({key: torch.cat([part[key] for part in parts]) for key in parts[0]})
        base.set_arrays(arrays)

    def _is_finite(self, adapter: str, name: str) -> bool:
        """Return whether all values of an adapter's update are finite."""
        deltas = (self.get_delta_weight(adapter, name, one) for one in _each(self._experts()))
        return all(bool(delta.isfinite().all()) for delta in deltas)

    def merge(self, safe_merge: bool = False, adapter_names: list[str] | None = None) -> None:
        """Merge the adapters: quantize the experts again with their updates, which rounds them once
        more. safe_merge: raise InvalidArgument if an update is not finite."""
        for adapter in check_adapters_to_merge(self, adapter_names):
            if adapter in self.lora_A:
                with torch.no_grad():
                    for name in self._shapes() if safe_merge else ():
                        if not self._is_finite(adapter, name):
                            raise InvalidArgument(
                                f"adapter {adapter!r} has a {name} update with NaN or infinity: "
                                "with safe_merge, all values must be finite"
                            )
                    self._change(adapter, 1)
                self.merged_adapters.append(adapter)

    def unmerge(self) -> None:
        while self.merged_adapters:
            with torch.no_grad():
                self._change(self.merged_adapters[-1], -1)
            self.merged_adapters.pop()


def _mixed(adapter: str) -> Unsupported:
    return Unsupported(
        f"adapter {adapter!r}: the adapters of a model's quantized experts must all adapt both "
        "projections as one target ('experts'), or all adapt single projections ('all-linear')\n"
        "hint: give all adapters the same target_modules and target_parameters"
    )


LoraExperts.__name__ = "ParamWrapper"  # peft recognizes its adapter layers by this name
