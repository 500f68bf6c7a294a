"""Settings of an optimizer's parameters: their group's, overridden by the manager's."""

from __future__ import annotations

from typing import Any

from nybble.optim.manager import GlobalOptimManager

__all__ = ["ParameterSettings"]


class ParameterSettings:
    """Finds what lr, betas, bits, … each parameter has."""

    args: Any
    mng: GlobalOptimManager
    param_groups: list[dict[str, Any]]
    module_config: dict[tuple[int, int], dict[str, Any]]  # by the places of modules' parameters

    def check_overrides(self) -> None:
        """Look up the parameters of modules that registered settings of their own."""
        places = {
            id(p): (group_index, index)
            for group_index, group in enumerate(self.param_groups)
            for index, p in enumerate(group["params"])
        }
        for module, name, config in self.mng.module_weight_config_triple:
            parameter = getattr(module, name)
            if id(parameter) in places:
                self.module_config[places[id(parameter)]] = config

    def get_config(self, gindex: int, pindex: int, group: dict[str, Any]) -> dict[str, Any]:
        """Return the settings of one parameter: its group's, overridden by the manager's."""
        config = self.group_config(group)
        config.update(self.mng.index2config.get((gindex, pindex), {}))
        config.update(self.module_config.get((gindex, pindex), {}))
        config.update(self.mng.pid2config.get(id(group["params"][pindex]), {}))
        return config

    def group_config(self, group: dict[str, Any]) -> dict[str, Any]:
        """Return the settings of a group."""
        return {
            "betas": group["betas"],
            "eps": group["eps"],
            "weight_decay": group["weight_decay"],
            "lr": group["lr"],
            "alpha": group.get("alpha", 0.0),
            "t_alpha": group.get("t_alpha"),
            "t_beta3": group.get("t_beta3"),
            "optim_bits": self.args.optim_bits,
            "min_8bit_size": self.args.min_8bit_size,
            "max_unorm": self.args.max_unorm,
            "skip_zeros": self.args.skip_zeros,
        }

    def _overridden(self, gindex: int, group: dict[str, Any]) -> set[int]:
        """Return the indices of the parameters that may have settings of their own."""
        places = self.mng.index2config.keys() | self.module_config.keys()
        parameters = self.mng.pid2config
        if type(self).get_config is not ParameterSettings.get_config:
            return set(range(len(group["params"])))
        if not places and not parameters:
            return set()
        return {
            index
            for index, p in enumerate(group["params"])
            if (gindex, index) in places or id(p) in parameters
        }
