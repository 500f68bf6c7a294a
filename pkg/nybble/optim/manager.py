"""GlobalOptimManager: settings of single parameters that override an optimizer's own.

Its names and meaning are those of bitsandbytes.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from typing import Any, ClassVar

import torch
from torch import Tensor

from nybble._torch.private import is_traceable_wrapper_subclass


class GlobalOptimManager:
    """The one register of per-parameter settings, such as optim_bits=32 for an embedding.

    It keeps no parameter and no module alive, and forgets the settings of those that are gone.

    manager = GlobalOptimManager.get_instance()
    manager.override_config(model.embedding.weight, "optim_bits", 32)
    """

    _instance: ClassVar[GlobalOptimManager | None] = None

    def __init__(self) -> None:
        raise RuntimeError("call GlobalOptimManager.get_instance()")

    def initialize(self) -> None:
        """Forget every setting."""
        self.pid2config: dict[int, dict[str, Any]] = {}
        self.index2config: dict[tuple[int, int], dict[str, Any]] = {}
        self.optimizer: torch.optim.Optimizer | None = None
        self.uses_config_override = False
        self._modules: list[tuple[weakref.ref[torch.nn.Module], str, dict[str, Any]]] = []

    @property
    def module_weight_config_triple(self) -> list[tuple[torch.nn.Module, str, dict[str, Any]]]:
        """The modules with settings of a parameter: (module, the parameter's name, settings)."""
        known = ((module(), name, config) for module, name, config in self._modules)
        return [(module, name, config) for module, name, config in known if module is not None]

    @classmethod
    def get_instance(cls) -> GlobalOptimManager:
        """Return the one manager of this process."""
        if cls._instance is None:
            cls._instance = cls.__new__(cls)
            cls._instance.initialize()
        return cls._instance

    def register_parameters(self, params: Iterable[Any]) -> None:
        """Remember the places of parameters, so that settings survive their replacement."""
        groups = list(params)
        if groups and not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group_index, group in enumerate(groups):
            for index, parameter in enumerate(group["params"]):
                config = self.pid2config.get(id(parameter))
                if config is not None:
                    self.index2config[(group_index, index)] = config

    def override_config(
        self,
        parameters: Tensor | Iterable[Tensor],
        key: str | None = None,
        value: object = None,
        key_value_dict: dict[str, Any] | None = None,
    ) -> None:
        """Override settings (lr, betas, optim_bits, …) of one or several parameters.

        They end with the parameter. Where torch swaps parameters to convert them (DTensors, and
        torch.__future__.set_swap_module_params_on_conversion) they stay, as in bitsandbytes: it
        swaps none that is watched.
        """
        self.uses_config_override = True
        if isinstance(parameters, Tensor):
            parameters = [parameters]
        if key is not None and value is not None:
            if key_value_dict is not None:
                raise ValueError("give key and value, or key_value_dict, not both")
            key_value_dict = {key: value}
        for parameter in parameters if key_value_dict is not None else ():
            if id(parameter) not in self.pid2config and not _may_be_swapped(parameter):
                # another parameter may get its number
                weakref.finalize(parameter, self.pid2config.pop, id(parameter), None)
            self.pid2config.setdefault(id(parameter), {}).update(key_value_dict or {})

    def register_module_override(
        self, module: torch.nn.Module, param_name: str, config: dict[str, Any]
    ) -> None:
        """Override settings of a module's parameter, looked up at the first step."""
        self._modules = [entry for entry in self._modules if entry[0]() is not None]
        self._modules.append((weakref.ref(module), param_name, config))


def _may_be_swapped(parameter: Tensor) -> bool:
    """Return whether torch converts it by swapping tensors, which forbids weak references."""
    always = is_traceable_wrapper_subclass(parameter)  # DTensor, where FSDP 2 shards
    return always or torch.__future__.get_swap_module_params_on_conversion()
