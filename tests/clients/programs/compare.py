"""Results of models, and how similar they are."""

from __future__ import annotations

from typing import Any

import torch


def logits(model: Any, ids: torch.Tensor, **more: Any) -> torch.Tensor:
    """Return the model's logits in float32, on the device of `ids`."""
    model.eval()
    with torch.no_grad():
        found: torch.Tensor = model(ids, **more).logits
    return found.float().to(ids.device)


def cosine(a: torch.Tensor, b: torch.Tensor) -> float:
    return float(torch.nn.functional.cosine_similarity(a.flatten(), b.flatten(), dim=0).detach())
