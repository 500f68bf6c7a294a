"""The options of an optimizer's parameters; the manager's options override the group's."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Real
from types import SimpleNamespace
from typing import Any, ClassVar, TypeAlias

import torch

from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.optim import calls as updates
from nybble.optim.manager import GlobalOptimManager

Group: TypeAlias = dict[str, Any]  # a parameter group, or the settings of one parameter
State: TypeAlias = Group  # the state of one parameter
Betas: TypeAlias = "Sequence[float] | str"

STOCHASTIC = "bf16_stochastic_round"  # torchao's name
_LAYERWISE = ("lamb", "lars")
_ONE = 1.0 - 2.0**-25  # the smallest number that float32 rounds to 1


def parse_betas(betas: object, least: int) -> tuple[float, ...]:
    """Return `least` or more betas as a tuple; parse a string such as '(0.9, 0.95)'."""
    try:
        if isinstance(betas, str):  # '(0.9, 0.95)'
            found = tuple(float(part) for part in betas.strip("() ").split(","))
        else:
            found = tuple(betas)  # type: ignore[arg-type]  # else TypeError
    except (TypeError, ValueError):
        found = ()
    if len(found) < least:
        raise InvalidArgument(
            f"betas={betas!r}: must contain at least {least} numbers, as in (0.9, 0.999, 0.9999)"
        )
    return found


def beta_of(name: str, value: object) -> float:
    """Return a number from 0 to below 1.

    A beta of 1 would make parameters NaN in a float32 step.
    """
    found = checks.number(name, value, 0.0)
    if not found < _ONE:
        rounded = " after rounding to float32" if found < 1.0 else ""
        raise InvalidArgument(f"{name}={value!r}: allowed is 0 to below 1{rounded}")
    return found


def is_small(p: torch.Tensor, min_8bit_size: object) -> bool:
    """Return whether a parameter has so few elements that its states have 32 bits."""
    return p.numel() < _least_size(min_8bit_size)


def _least_size(size: object) -> float:
    if not isinstance(size, Real) or size != size:
        raise InvalidArgument(f"min_8bit_size={checks.shown(size)}: must be a number of elements")
    return size  # type: ignore[return-value]  # an int keeps its exact value


def state_options(
    optim_bits: int, min_8bit_size: int, max_unorm: float = 0.0, skip_zeros: bool = False
) -> SimpleNamespace:
    """Return the options that all groups of an optimizer share, for the optimizer's attribute
    `args`."""
    _least_size(min_8bit_size)
    return SimpleNamespace(
        optim_bits=optim_bits, min_8bit_size=min_8bit_size, max_unorm=max_unorm,
        skip_zeros=skip_zeros,
    )  # fmt: skip


def check_listed_once(param_group: object) -> None:
    """Raise InvalidArgument if a group lists a parameter twice; replace a generator by a list."""
    if not isinstance(param_group, dict) or isinstance(param_group["params"], (torch.Tensor, set)):
        return
    given = param_group["params"] = list(param_group["params"])
    first: dict[int, int] = {}
    for index, one in enumerate(given):
        where = first.setdefault(id(one[1] if isinstance(one, tuple) else one), index)
        if where != index:
            raise InvalidArgument(
                f"params[{index}] is also params[{where}]: list each parameter only once"
            )


class ParameterConfig:
    """Look up the options of each parameter: lr, betas, optim_bits, …"""

    args: Any  # an object with optim_bits, min_8bit_size, max_unorm and skip_zeros
    mng: GlobalOptimManager
    defaults: Group
    optimizer_name: str
    param_groups: list[Group]
    module_config: dict[tuple[int, int], Group]  # (group, index) of a parameter -> options
    _least_betas: ClassVar[int] = 1  # the number of betas that a step needs

    def check_overrides(self) -> None:
        """Find the parameters for which a module registered options."""
        places = {
            id(p): (group_index, index)
            for group_index, group in enumerate(self.param_groups)
            for index, p in enumerate(group["params"])
        }
        for module, name, config in self.mng.module_weight_config_triple:
            if not hasattr(module, name):
                raise InvalidArgument(
                    f"register_module_override: {type(module).__name__} has no parameter {name!r}"
                )
            parameter = getattr(module, name)
            if id(parameter) in places:
                self.module_config[places[id(parameter)]] = config

    def get_config(self, gindex: int, pindex: int, group: Group) -> Group:
        """Return the options of one parameter; the manager's options override the group's."""
        config = self.group_config(group)
        config.update(self.mng.index2config.get((gindex, pindex), {}))
        config.update(self.module_config.get((gindex, pindex), {}))
        config.update(self.mng.pid2config.get(id(group["params"][pindex]), {}))
        return config

    def group_config(self, group: Group) -> Group:
        """Return the options of a group."""
        args = ("optim_bits", "min_8bit_size", "max_unorm", "skip_zeros")
        optional = {"alpha": 0.0, "t_alpha": None, "t_beta3": None}
        optional[STOCHASTIC] = self.defaults.get(STOCHASTIC, False)
        return {
            **{name: group[name] for name in ("betas", "eps", "weight_decay", "lr")},
            **{name: group.get(name, default) for name, default in optional.items()},
            **{name: getattr(self.args, name) for name in args},
        }

    def _plan(self, gindex: int, group: Group) -> tuple[updates.Hyperparameters, set[int]]:
        """Check a group's hyperparameters; return them and the indices of overridden parameters."""
        own = self._overridden(gindex, group)
        for pindex in own:
            self.hyper(self.get_config(gindex, pindex, group), 1)
        return self.hyper(self.group_config(group), 1), own

    def betas_of(self, config: Group) -> tuple[float, ...]:
        """Return the betas of a group or a parameter, in which they may be a list or a string."""
        betas: object = config["betas"]
        if type(betas) is tuple and len(betas) >= self._least_betas:  # each step comes here
            return betas
        return parse_betas(betas, self._least_betas)

    def hyper(self, config: Group, step: int) -> updates.Hyperparameters:
        """Return the hyperparameters of a step; raise InvalidArgument if one is wrong."""
        number, betas = checks.number, self.betas_of(config)
        if betas is not config["betas"]:
            config = {**config, "betas": betas}
        alpha, beta3 = self.schedule(config, step)
        return updates.Hyperparameters(
            number("lr", config["lr"]),  # a scheduler may make lr negative
            beta_of("betas[0]", betas[0]),
            beta_of("betas[1]", betas[1]) if len(betas) > 1 else 0.0,
            number("betas[2]", beta3, 0.0),
            number("alpha", alpha),
            number("eps", config["eps"], 0.0),
            number("weight_decay", config["weight_decay"], 0.0),
            max_unorm=self._most_norm(config),
            skip_zeros=bool(config["skip_zeros"]),
            stochastic_rounding=checks.flag(STOCHASTIC, config[STOCHASTIC]),
        )

    def _most_norm(self, config: Group) -> float:
        """Return max_unorm, or 0 for 4-bit and 8-bit states of optimizers other than LAMB and LARS.

        GaLore passes the positional arguments of an older constructor, which set max_unorm to 100.
        GaLore also steps a parameter of zeros. The limit for this parameter would be 100 times a
        norm of 0, so the parameter would never change.
        """
        most = checks.number("max_unorm", config["max_unorm"], 0.0)
        return most if config["optim_bits"] == 32 or self.optimizer_name in _LAYERWISE else 0.0

    def is_scheduled(self, group: Group) -> bool:
        """Return whether the result of `schedule` for this group depends on the step."""
        return type(self).schedule is not ParameterConfig.schedule

    def schedule(self, config: Group, step: int) -> tuple[float, float]:
        """Return (alpha, beta3) for a step."""
        betas = config["betas"]
        return config["alpha"] or 0.0, betas[2] if len(betas) > 2 else 0.0

    def is_composite(self, group: Group) -> bool:
        """Return whether a step of the group needs more than one native update."""
        return False

    def _overridden(self, gindex: int, group: Group) -> set[int]:
        """Return the indices of parameters whose options may differ from the options of their
        group."""
        places = self.mng.index2config.keys() | self.module_config.keys()
        parameters = self.mng.pid2config
        if self.is_composite(group) or type(self).get_config is not ParameterConfig.get_config:
            return set(range(len(group["params"])))
        if not places and not parameters:
            return set()
        return {
            index
            for index, p in enumerate(group["params"])
            if (gindex, index) in places or id(p) in parameters
        }
