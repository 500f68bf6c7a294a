"""Schedule-Free AdamW (arXiv 2405.15682), with the second moment in 8 or 32 bits."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.optim import calls as updates
from nybble.optim import sharded
from nybble.optim.base import Entry, Key, Optimizer8bit, Update
from nybble.optim.batched import Batch
from nybble.optim.config import Betas, Group, State, beta_of, parse_betas, state_options

_MOST_STEPS = 2**31 - 1


class AdamWScheduleFree(Optimizer8bit):
    """Schedule-Free AdamW: an average of the iterates replaces a learning-rate schedule.

    Call train() before training and eval() before an evaluation or a checkpoint. In training mode,
    the parameters are the points where gradients are computed; in evaluation mode, they are the
    averages. The state has an iterate z in the parameter's dtype, and the second moment in 8 or 32
    bits.

    warmup_steps: the learning rate grows linearly over these steps. r, weight_lr_power: step k has
    the weight k^r * (largest learning rate so far)^weight_lr_power in the average.
    """

    _least_betas = 2

    def __init__(
        self, params: ParamsT, lr: float = 0.0025, betas: Betas = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0.0, warmup_steps: int = 0, r: float = 0.0,
        weight_lr_power: float = 2.0, optim_bits: int = 32, min_8bit_size: int = 4096,
    ) -> None:  # fmt: skip
        betas = parse_betas(betas, self._least_betas)
        defaults: Group = {
            "lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
            "warmup_steps": warmup_steps, "r": r, "weight_lr_power": weight_lr_power, "k": 0,
            "weight_sum": 0.0, "lr_max": 0.0, "train_mode": False,
        }  # fmt: skip
        super().__init__(params, defaults, optim_bits)
        self.optimizer_name = "schedule_free"
        self.args = state_options(optim_bits, min_8bit_size)
        for group in self.param_groups:
            self.hyper(self.group_config(group), 1)

    @torch.no_grad()
    def eval(self) -> None:
        """Set the parameters to the averages."""
        self._interpolate(False, lambda beta1: 1 - 1 / beta1)

    @torch.no_grad()
    def train(self) -> None:
        """Set the parameters to the points where gradients are computed."""
        self._interpolate(True, lambda beta1: 1 - beta1)

    def _interpolate(self, train_mode: bool, weight: Callable[[float], float]) -> None:
        self.check_overrides()
        for gindex, group in enumerate(self.param_groups):
            if group["train_mode"] == train_mode:
                continue
            for pindex, p in enumerate(group["params"]):
                if "z" in self.state.get(p, {}):
                    beta1 = self.betas_of(self.get_config(gindex, pindex, group))[0]
                    p.lerp_(self.state[p]["z"], weight(beta1))
            group["train_mode"] = train_mode

    def state_maps(self, device: torch.device) -> tuple[Tensor, Tensor]:
        _, unsigned = self.maps(device)
        return unsigned, unsigned

    def known_maps(self, device: torch.device) -> tuple[Tensor | None, Tensor | None]:
        """Return the map of the second moment, if the maps exist already."""
        _, unsigned = super().known_maps(device)
        return unsigned, None

    def group_config(self, group: Group) -> Group:
        """Return the options of a group, with the learning rate and the weights of this step."""
        warmup = checks.whole("warmup_steps", group["warmup_steps"], 0, _MOST_STEPS)
        sched = min(1.0, (group["k"] + 1) / warmup) if warmup else 1.0
        lr = sched * checks.number("lr", group["lr"])
        lr_max = max(lr, group["lr_max"])
        weight = _weight(group, lr_max)
        return {
            **super().group_config(group), "sched": sched, "lr_max": lr_max,
            "weight_sum": group["weight_sum"] + weight, "weight": weight,
            "train_mode": group["train_mode"],
        }  # fmt: skip

    def hyper(self, config: Group, step: int) -> updates.Hyperparameters:
        """Return the hyperparameters of a step. alpha: the weight of z in this step's average."""
        betas = self.betas_of(config)
        beta1, beta2 = (beta_of(f"betas[{i}]", betas[i]) for i in range(2))
        if beta1 == 0.0:
            raise InvalidArgument("betas[0]=0: must be above 0, because eval() divides by it")
        total = config["weight_sum"]
        return updates.Hyperparameters(
            checks.number("lr", config["lr"]) * config["sched"],
            beta1,
            beta2,
            alpha=config["weight"] / total if total else 0.0,
            eps=checks.number("eps", config["eps"], 0.0),
            weight_decay=checks.number("weight_decay", config["weight_decay"], 0.0),
        )

    def init_state(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Create the state of one parameter."""
        super().init_state(group, p, gindex, pindex)
        state = self.state[p]
        state["z"] = p.detach().clone(memory_format=torch.contiguous_format)
        if "qmap1" in state:
            state["qmap1"] = self.state_maps(p.device)[0]

    def moments(self, group: Group, p: Tensor) -> set[str]:
        return {*super().moments(group, p), "z"}

    def check_state(self, group: Group, p: Tensor, mine: Tensor) -> State:
        state = super().check_state(group, p, mine)
        z = state.get("z")
        if not isinstance(z, Tensor) or z.shape != mine.shape or z.dtype != mine.dtype:
            found = f"{tuple(z.shape)} of {z.dtype}" if isinstance(z, Tensor) else "missing"
            raise InvalidArgument(
                f"z is {found}: must be {tuple(mine.shape)} of {mine.dtype}, like its parameter; "
                "the state belongs to another parameter or optimizer"
            )
        if not z.is_contiguous():  # a checkpoint may have another layout
            self.state[p]["z"] = self.state[p]["z"].contiguous()
            state = {**state, "z": self._iterate(p)}
        self.check_arrays(state, {"z": (z.dtype, z.numel())}, p)
        return state

    def _read(self) -> tuple[list[Batch], list[tuple[list[Entry], Update]]]:
        for index, group in enumerate(self.param_groups):
            if not group["train_mode"]:
                raise InvalidArgument(
                    f"param_groups[{index}] is in evaluation mode: must be in training mode\n"
                    "hint: call the optimizer's train() before step()"
                )
        checked = super()._read()
        for group in self.param_groups:
            config = self.group_config(group)
            group.update({name: config[name] for name in ("lr_max", "weight_sum")})
            group["k"] += 1
        return checked

    def _ready(self, key: Key, entries: list[Entry]) -> Update:
        items = [replace(item, state2=self._iterate(p)) for p, _, item in entries]
        _, code = self.codes(key)
        return updates.prepare_update(self.optimizer_name, items, key.hyper, code)

    def _iterate(self, p: Tensor) -> Tensor:
        """Return this process's part of z."""
        z: Tensor = sharded.local_state("z", self.state[p]["z"], p)
        return z


def _weight(group: Group, lr_max: float) -> float:
    """Return the weight of this step in the average: (k + 1)^r * lr_max^weight_lr_power."""
    r = checks.number("r", group["r"])
    power = checks.number("weight_lr_power", group["weight_lr_power"])
    try:
        weight: float = (group["k"] + 1) ** r * lr_max**power if lr_max else 0.0
    except OverflowError:
        weight = math.inf
    if not math.isfinite(group["weight_sum"] + weight):
        raise InvalidArgument(
            f"r={r:g}, weight_lr_power={power:g}: the weight of step {group['k'] + 1} is too "
            "large for a float; choose smaller values"
        )
    return weight
