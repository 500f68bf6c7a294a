"""Gradients with another dtype, memory order or layout, and gradients that are not finite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import optim  # noqa: E402

pytestmark = pytest.mark.usefixtures("fresh_manager")

OPTIMIZERS: dict[str, dict[str, Any]] = {
    **{name: {} for name in ("AdamW8bit", "AdamW", "LAMB8bit", "Lion8bit", "AdEMAMix8bit")},
    **{name: {"lr": 0.1, "momentum": 0.9} for name in ("SGD8bit", "LARS")},
}
GRADIENTS: dict[str, Callable[[Any], Any]] = {
    "the parameter": lambda p: p.detach(),
    "one value": lambda p: torch.full((1,), 0.5).expand(p.shape),
    "transposed": lambda p: torch.ones(p.shape[::-1]).t(),
}


def _step(name: str, p: Any, grad: Any) -> None:
    p.grad = grad
    getattr(optim, name)([p], **OPTIMIZERS[name]).step()


@pytest.mark.parametrize("kind", list(GRADIENTS))
@pytest.mark.parametrize("name", list(OPTIMIZERS))
def test_gradients_in_any_memory_layout_give_the_same_step(name: str, kind: str) -> None:
    p = torch.nn.Parameter(torch.randn(80, 64))
    q = torch.nn.Parameter(p.detach().clone())
    made = GRADIENTS[kind](p)
    _step(name, q, made.clone(memory_format=torch.contiguous_format))
    _step(name, p, made)
    assert torch.equal(p, q)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("of_grad", [torch.float16, torch.float32, torch.float64])
def test_a_gradient_of_another_dtype_is_converted(dtype: Any, of_grad: Any) -> None:
    p = torch.nn.Parameter(torch.randn(80, 64).to(dtype))
    q = torch.nn.Parameter(p.detach().clone())
    if not hasattr(p, "grad_dtype"):
        pytest.skip("missing: gradients of another dtype (torch 2.10)")
    p.grad_dtype = of_grad
    grad = torch.randn(80, 64).half()
    _step("AdamW8bit", q, grad.to(dtype))
    _step("AdamW8bit", p, grad.to(of_grad))
    assert torch.equal(p, q)


SQUARED = "AdamW8bit", "AdEMAMix8bit", "LAMB8bit", "AdamW4bit", "RMSprop8bit", "Adagrad8bit"
NOT_FINITE = float("nan"), float("inf"), -float("inf")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((name, value) for name in SQUARED for value in (*NOT_FINITE, 1e20, -3e38)),
        *((name, value) for name in ("Lion8bit", "SGD8bit") for value in NOT_FINITE),
    ],
)
def test_values_that_give_infinite_states_affect_no_others(name: str, value: float) -> None:
    """bitsandbytes' CUDA kernels also skip NaN and infinity, if there are two states; its CPU code
    sets the whole block to NaN."""
    p = torch.nn.Parameter(torch.ones(80, 64))
    optimizer = getattr(optim, name)([p], **OPTIMIZERS.get(name, {}))
    p.grad = torch.ones_like(p)
    optimizer.step()
    before = p.detach().clone()
    p.grad = torch.ones_like(p)
    p.grad[3, 5] = value
    optimizer.step()
    moved = (p != before).detach()
    assert not moved[3, 5]
    assert moved.sum() == p.numel() - 1
    p.grad = torch.ones_like(p)
    optimizer.step()
    assert p.isfinite().all()
    assert p[3, 5] != before[3, 5]
