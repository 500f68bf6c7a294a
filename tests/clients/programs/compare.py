"""Run and train models, and compare their results."""

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


def fit(model: Any, ids: torch.Tensor, steps: int) -> list[float]:
    """Train the parameters that require gradients. Return the losses of the steps."""
    optimizer = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], lr=5e-3)
    losses = []
    for step in range(steps):
        loss = model(input_ids=ids, labels=ids).loss
        loss.backward()
        optimizer.step()
        if hasattr(model.base_model, "update_and_allocate"):
            model.base_model.update_and_allocate(step)
        optimizer.zero_grad()
        losses.append(float(loss.detach()))
    return losses
