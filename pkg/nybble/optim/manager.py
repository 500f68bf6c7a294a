"""GlobalOptimManager: per-parameter settings that override an optimizer's settings, as in
bitsandbytes."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType
from typing import Any, ClassVar

import torch
from torch import Tensor

from nybble._torch.private import is_traceable_wrapper_subclass
from nybble.errors import InvalidArgument


class GlobalOptimManager:
    """The register of per-parameter settings, such as optim_bits=32 for an embedding.

    The register does not keep parameters or modules alive, and it drops the settings of deleted
    parameters.

    manager = GlobalOptimManager.get_instance()
    manager.override_config(model.embedding.weight, "optim_bits", 32)
    """

    _instance: ClassVar[GlobalOptimManager | None] = None

    def __init__(self) -> None:
        raise RuntimeError("call GlobalOptimManager.get_instance()")

    def initialize(self) -> None:
        """Drop all settings."""
        self.pid2config: dict[int, dict[str, object]] = {}
        self.index2config: dict[tuple[int, int], dict[str, object]] = {}
        self.optimizer: torch.optim.Optimizer | None = None
        self.uses_config_override = False
        self._modules: list[tuple[weakref.ref[torch.nn.Module], str, dict[str, object]]] = []

    @property
    def module_weight_config_triple(self) -> list[tuple[torch.nn.Module, str, dict[str, object]]]:
        """Parameters with settings that were registered by module: (module, name, settings)."""
        known = ((module(), name, config) for module, name, config in self._modules)
        return [(module, name, config) for module, name, config in known if module is not None]

    @classmethod
    def get_instance(cls) -> GlobalOptimManager:
        """Return the only manager of this process."""
        if cls._instance is None:
            cls._instance = cls.__new__(cls)
            cls._instance.initialize()
        return cls._instance

    def register_parameters(self, params: Iterable[Any]) -> None:
        """Store the settings by the parameters' positions, so that they also apply to tensors that
        later replace these parameters."""
        _check("params", params, Iterable, "an iterable of parameters or groups")
        groups = list(params)
        if groups and not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group_index, group in enumerate(groups):
            if isinstance(group["params"], Iterator):
                # the optimizer reads this list again later
                group["params"] = list(group["params"])
            for index, parameter in enumerate(_tensors(group["params"])):
                config = self.pid2config.get(id(parameter))
                if config is not None:
                    self.index2config[(group_index, index)] = config

    def override_config(
        self,
        parameters: Tensor | Iterable[Tensor | tuple[str, Tensor]],
        key: str | None = None,
        value: object = None,
        key_value_dict: dict[str, object] | None = None,
    ) -> None:
        """Override settings (lr, betas, optim_bits, …) of one or more parameters.

        The parameters may have names, as in named_parameters(). Unknown settings are ignored, as in
        bitsandbytes, because its guide and its older releases name some that have no effect
        (is_sparse, percentile_clipping, block_wise).

        The settings are dropped when the parameter is deleted. Exception: if torch may swap the
        parameter to convert it (DTensors, torch.__future__.set_swap_module_params_on_conversion),
        the settings stay, because torch does not swap a parameter that has a weak reference.
        """
        self.uses_config_override = True
        given = _tensors(parameters)
        if key is not None and value is not None:
            if key_value_dict is not None:
                raise ValueError(
                    "key, value and key_value_dict are all set: give either key and value, "
                    "or key_value_dict"
                )
            key_value_dict = {key: value}
        _check("key", key, (str, NoneType), "the name of a setting")
        _check("key_value_dict", key_value_dict, (Mapping, NoneType), "a dict of settings")
        for parameter in given if key_value_dict is not None else ():
            if id(parameter) not in self.pid2config and not _may_be_swapped(parameter):
                # after the deletion, another parameter may get the same id
                weakref.finalize(parameter, self.pid2config.pop, id(parameter), None)
            self.pid2config.setdefault(id(parameter), {}).update(key_value_dict or {})

    def register_module_override(
        self, module: torch.nn.Module, param_name: str, config: dict[str, object]
    ) -> None:
        """Override settings of a parameter.

        The optimizer's first step finds the parameter by its name.
        """
        _check("module", module, torch.nn.Module, "a torch.nn.Module")
        _check("param_name", param_name, str, "the name of a parameter")
        _check("config", config, Mapping, "a dict of settings")
        self._modules = [entry for entry in self._modules if entry[0]() is not None]
        self._modules.append((weakref.ref(module), param_name, config))


def _check(name: str, value: object, kind: type | tuple[type, ...], wanted: str) -> None:
    """Raise InvalidArgument for another type. A wrong setting would stop every later optimizer."""
    if not isinstance(value, kind):
        raise InvalidArgument(f"{name} is a {type(value).__name__}: must be {wanted}")


def _tensors(params: Tensor | Iterable[Tensor | tuple[str, Tensor]]) -> list[Tensor]:
    """Return the parameters without names; raise InvalidArgument for anything but tensors."""
    if not isinstance(params, (Tensor, Iterable)):
        raise InvalidArgument(f"parameters is a {type(params).__name__}: must be tensors")
    found: list[Tensor] = []
    for index, one in enumerate([params] if isinstance(params, Tensor) else params):
        p = one[1] if isinstance(one, tuple) and len(one) == 2 else one
        if not isinstance(p, Tensor):
            raise InvalidArgument(f"parameters[{index}] is a {type(p).__name__}: must be a tensor")
        found.append(p)
    return found


def _may_be_swapped(parameter: Tensor) -> bool:
    """Return whether torch may swap the parameter, which must then have no weak reference."""
    always = is_traceable_wrapper_subclass(parameter)  # DTensors
    return always or torch.__future__.get_swap_module_params_on_conversion()
