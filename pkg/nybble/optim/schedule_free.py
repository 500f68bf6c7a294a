"""Schedule-Free AdamW (arXiv 2405.15682), with the second moment in 8 or 32 bits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

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


class _Settings(NamedTuple):
    """The settings of a step. average: the weight of z in this step's average."""

    lr: float
    beta1: float
    weight_decay: float
    average: float


class AdamWScheduleFree(Optimizer8bit):
    """Schedule-Free AdamW: an average of the iterates replaces a learning-rate schedule.

    Call train() before training and eval() before an evaluation or a checkpoint. In training mode,
    the parameters are the points where gradients are computed; in evaluation mode, they are the
    averages. The state has an iterate z in the parameter's dtype, and the second moment in 8 or 32
    bits.

    warmup_steps: the learning rate grows linearly over these steps. r, weight_lr_power: step k has
    the weight k^r * (largest learning rate so far)^weight_lr_power in the average.
    """

    def __init__(
        self, params: ParamsT, lr: float = 0.0025, betas: Betas = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0.0, warmup_steps: int = 0, r: float = 0.0,
        weight_lr_power: float = 2.0, optim_bits: int = 32, min_8bit_size: int = 4096,
    ) -> None:  # fmt: skip
        defaults: Group = {
            "lr": lr, "betas": parse_betas(betas, 2), "eps": eps, "weight_decay": weight_decay,
            "warmup_steps": warmup_steps, "r": r, "weight_lr_power": weight_lr_power, "k": 0,
            "weight_sum": 0.0, "lr_max": 0.0, "train_mode": False,
        }  # fmt: skip
        super().__init__(params, defaults, optim_bits)
        self.optimizer_name = "adam"
        self.args = state_options(optim_bits, min_8bit_size)
        for group in self.param_groups:
            self.settings(self.group_config(group))

    @torch.no_grad()
    def eval(self) -> None:
        """Set the parameters to the averages."""
        self._interpolate(False, lambda beta1: 1 - 1 / beta1)

    @torch.no_grad()
    def train(self) -> None:
        """Set the parameters to the points where gradients are computed."""
        self._interpolate(True, lambda beta1: 1 - beta1)

    def _interpolate(self, train_mode: bool, weight: Callable[[float], float]) -> None:
        for group in self.param_groups:
            if group["train_mode"] == train_mode:
                continue
            for p in group["params"]:
                if "z" in self.state.get(p, {}):
                    p.lerp_(self.state[p]["z"], weight(group["betas"][0]))
            group["train_mode"] = train_mode

    def is_composite(self, group: Group) -> bool:
        return True

    def group_config(self, group: Group) -> Group:
        """Return the options of a group, with the learning rate and the weights of this step."""
        warmup = checks.whole("warmup_steps", group["warmup_steps"], 0, _MOST_STEPS)
        sched = min(1.0, (group["k"] + 1) / warmup) if warmup else 1.0
        lr = sched * checks.number("lr", group["lr"])
        lr_max = max(lr, group["lr_max"])
        power = checks.number("weight_lr_power", group["weight_lr_power"])
        weight = (group["k"] + 1) ** checks.number("r", group["r"]) * lr_max**power if lr_max else 0
        return {
            **super().group_config(group), "sched": sched, "lr_max": lr_max,
            "weight_sum": group["weight_sum"] + weight, "weight": weight,
        }  # fmt: skip

    def hyper(self, config: Group, step: int) -> updates.Hyperparameters:
        """Return hyperparameters with which a step from 0 computes the normalized gradient."""
        beta2, eps = beta_of("betas[1]", config["betas"][1]), config["eps"]
        return updates.Hyperparameters(-1.0, 0.0, beta2, eps=checks.number("eps", eps, 0.0))

    def settings(self, config: Group) -> _Settings:
        beta1 = beta_of("betas[0]", config["betas"][0])
        if beta1 == 0.0:
            raise InvalidArgument("betas[0]=0: must be above 0, because eval() divides by it")
        total = config["weight_sum"]
        return _Settings(
            checks.number("lr", config["lr"]) * config["sched"],
            beta1,
            checks.number("weight_decay", config["weight_decay"], 0.0),
            config["weight"] / total if total else 0.0,
        )

    def init_state(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Create the state of one parameter."""
        super().init_state(group, p, gindex, pindex)
        state = self.state[p]
        state["z"] = p.detach().clone()
        if "qmap1" in state:
            state["qmap1"] = self.maps(p.device)[1]

    def check_state(self, group: Group, p: Tensor, mine: Tensor) -> State:
        state = super().check_state(group, p, mine)
        z = state.get("z")
        if not isinstance(z, Tensor) or z.shape != mine.shape or z.dtype != mine.dtype:
            raise InvalidArgument(
                f"z of a parameter of shape {tuple(mine.shape)} and {mine.dtype} is missing or has "
                "another shape or dtype: the state is another parameter's or optimizer's"
            )
        return state

    def _read(self) -> tuple[list[Batch], list[tuple[list[Entry], Update]]]:
        for index, group in enumerate(self.param_groups):
            if not group["train_mode"]:
                raise InvalidArgument(
                    f"param_groups[{index}] is in evaluation mode: must be in training mode\n"
                    "hint: call train() of the optimizer before a step"
                )
        checked = super()._read()
        for group in self.param_groups:
            config = self.group_config(group)
            group.update({name: config[name] for name in ("lr_max", "weight_sum")})
            group["k"] += 1
        return checked

    def _ready(self, key: Key, entries: list[Entry]) -> Update:
        zs = [sharded.local_state("z", self.state[p]["z"], p) for p, _, _ in entries]
        return _ScheduleFreeUpdates(key, [item for _, _, item in entries], zs, self.codes(key))


class _ScheduleFreeUpdates:
    """Updates parameters one by one, so that only one parameter's temporary tensors exist."""

    def __init__(
        self, key: Key, items: list[updates.Item[Tensor]], zs: list[Tensor],
        codes: tuple[Tensor | None, Tensor | None],
    ) -> None:  # fmt: skip
        self._key, self._items, self._zs, self._codes = key, items, zs, codes

    def run(self) -> None:
        settings = self._key.settings
        assert isinstance(settings, _Settings)
        lr, beta1, decay, average = settings
        for item, z in zip(self._items, self._zs, strict=True):
            y, update = item.p, self._normalized(item)
            if decay:
                update.add_(y, alpha=decay)
            y.lerp_(z, average)
            y.add_(update, alpha=lr * (beta1 * (1 - average) - 1))
            z.sub_(update, alpha=lr)

    def _normalized(self, item: updates.Item[Tensor]) -> Tensor:
        """Update the second moment v; return the gradient divided by the root of v.

        The rule "adam" needs a first moment. With beta1 = 0, it is the gradient, so it is not kept.
        """
        made, first = torch.zeros_like(item.g), torch.zeros_like(item.state1)
        scales = None if item.absmax1 is None else torch.zeros_like(item.absmax1)
        step = replace(
            item, p=made, state1=first, absmax1=scales, state2=item.state1, absmax2=item.absmax1
        )
        updates.prepare_update("adam", [step], self._key.hyper, *self._codes).run()
        return made
