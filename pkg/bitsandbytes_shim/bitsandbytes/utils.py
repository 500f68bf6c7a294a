"""The helpers of bitsandbytes.utils that other libraries import."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import torch

LINEAR_8BIT_WEIGHTS_FORMAT_MAPPING = {"row": 0, "col32": 1, "col_turing": 2, "col_ampere": 3}
INVERSE_LINEAR_8BIT_WEIGHTS_FORMAT_MAPPING = {
    number: name for name, number in LINEAR_8BIT_WEIGHTS_FORMAT_MAPPING.items()
}


def pack_dict_to_tensor(source_dict: dict[str, Any]) -> torch.Tensor:
    """Return a uint8 tensor with the JSON text of a dictionary."""
    return torch.frombuffer(bytearray(json.dumps(source_dict).encode()), dtype=torch.uint8)


def unpack_tensor_to_dict(tensor_data: torch.Tensor) -> Any:
    """Return the dictionary that pack_dict_to_tensor packed."""
    return json.loads(bytes(tensor_data.cpu().numpy()))


def replace_linear(
    model: torch.nn.Module,
    linear_replacement: Callable[..., torch.nn.Module],
    skip_modules: tuple[str, ...] = ("lm_head",),
    copy_weights: bool = False,
    post_processing_function: str | None = None,
) -> torch.nn.Module:
    """Replace every torch.nn.Linear of a model in place, except those named in skip_modules."""
    for name, module in model.named_children():
        replace_linear(
            module, linear_replacement, skip_modules, copy_weights, post_processing_function
        )
        if not isinstance(module, torch.nn.Linear) or name in skip_modules:
            continue
        new: Any = linear_replacement(
            module.in_features, module.out_features, module.bias is not None
        )
        if copy_weights:
            new.weight, new.bias = module.weight, module.bias
        setattr(model, name, new)
        if post_processing_function is not None:
            getattr(new, post_processing_function, lambda owner: None)(new)
    return model


def sync_gpu(t: torch.Tensor) -> None:
    """Wait for the tensor's device."""
    if t.is_cuda:
        torch.cuda.synchronize(t.device)
