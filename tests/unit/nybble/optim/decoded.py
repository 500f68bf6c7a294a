"""Decode the states of optimizers for comparisons with double-precision references, and continue a
training from saved states."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import torch

from nybble import functional


def state1(state: Any) -> Any:
    """Return state1, which has 8 or 32 bits, in float64."""
    if state["state1"].dtype == torch.float32:
        return state["state1"].double()
    values = functional.dequantize_blockwise(
        state["state1"], absmax=state["absmax1"], code=state["qmap1"], blocksize=256
    )
    return values.double()


def continued(optimizer: Any, ps: list[Any], make: Callable[[list[Any]], Any]) -> Any:
    """Train, and continue from a file of the states with the optimizer that `make` returns; check
    that both give the same bits. Return the second optimizer."""
    gradients = [[torch.randn_like(p) for p in ps] for _ in range(5)]

    def run(one: Any, params: list[Any], chosen: list[list[Any]]) -> None:
        for grads in chosen:
            for p, g in zip(params, grads, strict=True):
                p.grad = g.clone()
            one.step()

    run(optimizer, ps, gradients[:2])
    file = io.BytesIO()
    torch.save(optimizer.state_dict(), file)
    file.seek(0)
    qs = [torch.nn.Parameter(p.detach().clone()) for p in ps]
    other = make(qs)
    other.load_state_dict(torch.load(file, weights_only=True))
    run(optimizer, ps, gradients[2:])
    run(other, qs, gradients[2:])
    assert all(torch.equal(p, q) for p, q in zip(ps, qs, strict=True))
    return other
