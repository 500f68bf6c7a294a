"""Compares steps on a GPU with steps on the CPU, for optimizers that combine kernels."""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
optim = import_module("nybble.optim")

Make = Callable[..., Any]

SHAPES = [(80, 64), (300, 257), (1024, 1024)]
COMBINED = {
    "AdamW4bit": {},
    "AdamWScheduleFree8bit": {"lr": 1e-3},
    "AdamWScheduleFree32bit": {"lr": 1e-3},
    "CAME8bit": {"lr": 1e-3},
    "CAME32bit": {"lr": 1e-3},
    "Muon8bit": {"lr": 1e-2},
    "Muon32bit": {"lr": 1e-2, "nesterov": False},
}


def _stepped(make: Make, name: str, shape: tuple[int, ...], dtype: Any, **settings: Any) -> Any:
    """Return the parameters on the CPU and on the GPU after the same three steps."""
    n, ends, start = math.prod(shape), [], None
    for device in ("cpu", "cuda"):
        start = make(n, dtype, "normal", seed=1).view(shape)
        p = torch.nn.Parameter(start.to(device, copy=True))
        optimizer = getattr(optim, name)([p], min_8bit_size=1, **settings)
        if hasattr(optimizer, "train"):
            optimizer.train()
        for step in range(3):
            p.grad = make(n, dtype, "normal", seed=2 + step).view(shape).to(device)
            optimizer.step()
        ends.append(p.detach().cpu().float())
    return start.cpu().float(), *ends


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", COMBINED)
def test_steps_are_those_of_the_cpu(make: Make, name: str, shape: Any, dtype: Any) -> None:
    start, cpu, gpu = _stepped(make, name, shape, dtype, **COMBINED[name])
    moved = (cpu - start).norm()
    assert moved > 0
    # The GPU adds bf16 products in another order, so a state may get an adjacent code. Here, Muon's
    # updates are about as large as the last bfloat16 digit of the parameters.
    bound = 0.05 if "Muon" in name or dtype == torch.bfloat16 else 0.02
    bound = 0.15 if "Muon" in name and dtype == torch.bfloat16 else bound
    assert (gpu - cpu).norm() < bound * moved


@pytest.mark.parametrize("n", [1, 255, 4096, 100_003])
@pytest.mark.parametrize(
    "name", ["AdamW4bit", "AdamW8bit", "AdamW32bit", "AdEMAMix8bit", "AdEMAMix32bit"]
)
def test_the_random_bits_of_stochastic_rounding_are_those_of_the_cpu(
    make: Make, name: str, n: int
) -> None:
    start, cpu, gpu = _stepped(make, name, (n,), torch.bfloat16, bf16_stochastic_round=True)
    # the GPU's square roots are approximate, so a few values may be rounded differently
    assert (cpu != gpu).float().mean() < 0.01
    assert ((cpu - gpu).abs() <= 2.0**-6 * start.abs() + 1e-2).all()


def test_small_updates_are_not_lost() -> None:
    p = torch.nn.Parameter(torch.ones(1000, 300, dtype=torch.bfloat16, device="cuda"))
    optimizer = optim.AdamW8bit([p], lr=1e-4, weight_decay=0.0, bf16_stochastic_round=True)
    for _ in range(100):
        p.grad = torch.ones_like(p)
        optimizer.step()
    assert float(p.detach().float().mean()) == pytest.approx(0.99, abs=1e-4)
