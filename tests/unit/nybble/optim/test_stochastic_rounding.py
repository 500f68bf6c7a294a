"""Stochastic rounding of bfloat16 parameters: exact neighbours, unbiased, reproducible."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.unit.nybble.optim import decoded  # noqa: E402

from nybble import errors, optim  # noqa: E402
from nybble.ops.optim import calls  # noqa: E402

MASK = 0xFFFFFFFF


def _mixed(x: Any) -> Any:
    """Return lowbias32 of 32-bit integers that are stored as int64."""
    x = (x ^ (x >> 16)) * 0x7FEB352D & MASK
    x = (x ^ (x >> 15)) * 0x846CA68B & MASK
    return x ^ (x >> 16)


def _rounded(exact: Any, step: int) -> Any:
    """Round float32 values with the random bits that csrc/device/stochastic.h defines for the
    step."""
    noise = int(_mixed(torch.tensor(step))) >> 1 | 1
    index = torch.arange(exact.numel())
    group = (index // 8 + 0x9E3779B9 * noise) & MASK
    group = (group ^ (group >> 16)) * 0x7FEB352D & MASK
    group = group ^ (group >> 15)
    random = (group * (_mixed(index % 8 + 1) | 1) & MASK) >> 16
    bits = exact.reshape(-1).view(torch.int32).long() + random
    return (bits >> 16 << 16).int().view(torch.float32).reshape(exact.shape)


def _pair(name: str, n: int, **settings: Any) -> tuple[Any, Any]:
    """Return the same parameter with its optimizer twice: in bfloat16, where steps round
    stochastically, and in float32."""
    start, made = torch.randn(n).bfloat16(), []
    for p in (torch.nn.Parameter(start.clone()), torch.nn.Parameter(start.float())):
        optimizer = getattr(optim, name)(
            [p], lr=1e-3, bf16_stochastic_round=True, min_8bit_size=1, **settings
        )
        made.append((p, optimizer))
    return made[0], made[1]


@pytest.mark.parametrize("n", [1, 255, 4096 + 257, 70000])
@pytest.mark.parametrize(
    "name", ["AdamW8bit", "AdamW32bit", "AdEMAMix8bit", "PagedAdam8bit", "AdamW4bit"]
)
def test_a_step_is_the_float32_step_rounded_by_the_documented_bits(name: str, n: int) -> None:
    (p, ours), (q, exact) = _pair(name, n)
    for step in (1, 2, 3):
        p.grad = torch.randn(n).bfloat16()
        q.grad = p.grad.float()
        q.data = p.detach().float()
        ours.step()
        exact.step()
        wanted = _rounded(q.detach(), step)
        differ = p.detach().float() != wanted
        assert differ.float().mean() < 2e-3  # vector instructions may give another last bit
        assert torch.equal(p.detach().float()[~differ], wanted[~differ])
        bound = q.detach().abs() * 2.0**-7 + 1e-30
        assert ((p.detach().float() - q.detach()).abs() <= bound).all()


def test_small_updates_are_not_lost() -> None:
    """An update of 1e-4 is 1/40 of the distance between bfloat16 values near 1."""
    means = []
    for stochastic in (True, False):
        p = torch.nn.Parameter(torch.ones(64, 128, dtype=torch.bfloat16))
        optimizer = optim.AdamW8bit(
            [p], lr=1e-4, weight_decay=0.0, bf16_stochastic_round=stochastic
        )
        for _ in range(100):
            p.grad = torch.ones_like(p)
            optimizer.step()
        means.append(float(p.detach().float().mean()))
    assert means[0] == pytest.approx(1 - 100 * 1e-4, abs=5e-4)
    assert means[1] == 1.0


def test_a_checkpoint_continues_bit_for_bit() -> None:
    (p, optimizer), _ = _pair("AdamW8bit", 5000)
    other = decoded.continued(optimizer, [p], optim.AdamW8bit)
    assert other.param_groups[0]["bf16_stochastic_round"] is True


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
def test_other_dtypes_are_rounded_to_nearest(dtype: Any) -> None:
    start, g = torch.randn(5000).to(dtype), torch.randn(5000).to(dtype)
    ps = [torch.nn.Parameter(start.clone()) for _ in range(2)]
    for p, stochastic in zip(ps, (True, False), strict=True):
        p.grad = g.clone()
        optim.AdamW8bit([p], bf16_stochastic_round=stochastic).step()
    assert torch.equal(*ps)


def test_values_that_are_not_finite_stay() -> None:
    p = torch.nn.Parameter(torch.tensor([torch.inf, -torch.inf, torch.nan, 1.0]).bfloat16())
    optimizer = optim.AdamW32bit([p], weight_decay=0.0, bf16_stochastic_round=True)
    p.grad = torch.zeros(4, dtype=torch.bfloat16)
    optimizer.step()
    assert str(p.tolist()) == "[inf, -inf, nan, 1.0]"


def test_the_general_path_gives_the_same_bits() -> None:
    """A parameter with an override is stepped outside the native batch."""
    start, made = torch.randn(80, 64).bfloat16(), []
    for override in (False, True):
        p = torch.nn.Parameter(start.clone())
        if override:
            optim.GlobalOptimManager.get_instance().override_config(p, "lr", 1e-3)
        optimizer = optim.AdamW8bit([p], lr=1e-3, bf16_stochastic_round=True)
        for k in range(3):
            p.grad = torch.full_like(p, 0.1 + k)
            optimizer.step()
        made.append(p)
    assert torch.equal(*made)


def test_wrong_settings_are_refused() -> None:
    p = torch.nn.Parameter(torch.ones(4))
    with pytest.raises(errors.InvalidArgument, match="bf16_stochastic_round='yes'"):
        optim.AdamW8bit([p], bf16_stochastic_round="yes")
    item = calls.Item(p=p.detach(), g=torch.ones(4), state1=torch.zeros(4))
    hyper = calls.Hyperparameters(0.1, 0.9, stochastic_rounding=True)
    with pytest.raises(errors.InvalidArgument, match="stochastic_rounding"):
        calls.update("lion", [item], hyper)
