"""CAME against its double-precision reference, with 8-bit and 32-bit momentum."""

from __future__ import annotations

import copy
import math
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.unit.nybble.optim import decoded  # noqa: E402

from nybble import errors, optim  # noqa: E402


class _Reference:
    """The paper's algorithm 2 for one parameter; a vector is not factored."""

    def __init__(self, shape: tuple[int, ...], wd: float) -> None:
        self.second: dict[str, Any] = {}
        self.m, self.wd = torch.zeros(shape, dtype=torch.float64), wd

    def _root(self, name: str, square: Any, beta: float) -> Any:
        parts = [square] if square.dim() < 2 else [square.mean(-1), square.mean(-2)]
        kept = self.second.setdefault(name, [torch.zeros_like(one) for one in parts])
        now = [beta * old + (1 - beta) * new for old, new in zip(kept, parts, strict=True)]
        self.second[name] = now
        if square.dim() < 2:
            return now[0].sqrt()
        row, column = now
        mean = row.mean(-1)[..., None, None]
        return (row[..., :, None] * column[..., None, :] / mean).sqrt()

    def step(self, p: Any, g: Any, lr: float) -> Any:
        update = g / self._root("square", g * g + 1e-30, 0.999)
        update = update / max(1.0, float(update.square().mean().sqrt()))
        self.m = 0.9 * self.m + 0.1 * update
        change = self.m
        if g.dim() > 1:
            change = self.m / self._root("instability", (update - self.m) ** 2 + 1e-16, 0.9999)
        return p - lr * (change + self.wd * p)


@pytest.mark.parametrize("bits", [8, 32])
@pytest.mark.parametrize("shape", [(80, 64), (3, 40, 64), (5000,)])
def test_steps_are_their_double_precision_reference(shape: tuple[int, ...], bits: int) -> None:
    p = torch.nn.Parameter(torch.randn(shape))
    optimizer = optim.CAME([p], lr=0.02, weight_decay=0.1, optim_bits=bits)
    reference = _Reference(shape, 0.1)
    for step in (1, 2, 3, 4):
        before, p.grad = p.detach().double(), torch.randn(shape)
        optimizer.step()
        wanted = reference.step(before, p.grad.double(), 0.02)
        moved = (wanted - before).abs().max()
        assert (p.detach().double() - wanted).abs().max() < 1e-4 * moved + 1e-6
        found = decoded.state1(optimizer.state[p])
        most = reference.m.abs().max() * (0.02 if bits == 8 else 1e-5)
        assert (found - reference.m).abs().max() < most
        reference.m = found
        assert optimizer.state[p]["step"] == step


def test_the_momentum_takes_one_byte_and_the_factors_stay_float32() -> None:
    p = torch.nn.Parameter(torch.randn(80, 64).bfloat16())
    p.grad = torch.randn(80, 64).bfloat16()
    optimizer = optim.CAME8bit([p])
    optimizer.step()
    state = optimizer.state[p]
    assert (state["state1"].dtype, state["state1"].shape) == (torch.uint8, p.shape)
    shapes = {name: tuple(state[name].shape) for name in state if name[:3] in ("sq_", "res")}
    assert shapes == {"sq_row": (80,), "sq_col": (64,), "res_row": (80,), "res_col": (64,)}
    other = optim.CAME8bit([p])
    other.load_state_dict(copy.deepcopy(optimizer.state_dict()))
    assert {other.state[p][name].dtype for name in shapes} == {torch.float32}


def test_a_checkpoint_continues_bit_for_bit() -> None:
    ps = [torch.nn.Parameter(torch.randn(shape).bfloat16()) for shape in ((80, 64), (64,))]
    decoded.continued(optim.CAME8bit(ps, lr=0.01), ps, optim.CAME8bit)


def test_8_bit_momentum_learns_as_32_bit_momentum() -> None:
    x, w = torch.randn(256, 64), torch.randn(64, 80)
    losses = []
    for name in ("CAME8bit", "CAME32bit"):
        p = torch.nn.Parameter(torch.zeros(64, 80))
        optimizer = getattr(optim, name)([p], lr=0.02)
        for _ in range(100):
            loss = (x @ (p - w)).square().mean()
            (p.grad,) = torch.autograd.grad(loss, p)
            optimizer.step()
        losses.append(float(loss.detach()))
    assert losses[0] < 0.2 * float((x @ w).square().mean())
    assert losses[0] == pytest.approx(losses[1], rel=0.1)


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"eps": 1e-8}, "eps=1e-08: must be two numbers"),
        ({"eps": (1e-30, -1.0)}, "eps=-1.0"),
        ({"betas": (0.9, 0.999)}, "must contain at least 3 numbers"),
        ({"clip_threshold": 0.0}, "clip_threshold=0: must be above 0"),
        ({"lr": math.nan}, "lr=nan"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], text: str) -> None:
    with pytest.raises(errors.InvalidArgument) as error:
        optim.CAME8bit([torch.nn.Parameter(torch.ones(4))], **settings)
    assert text in str(error.value)


def test_eps_may_be_a_list() -> None:
    p = torch.nn.Parameter(torch.ones(4))
    p.grad = torch.ones(4)
    optim.CAME8bit([p], eps=[1e-30, 1e-16]).step()
    assert not torch.equal(p.detach(), torch.ones(4))


def test_a_missing_factor_is_refused() -> None:
    p = torch.nn.Parameter(torch.ones(80, 64))
    p.grad = torch.ones(80, 64)
    optimizer = optim.CAME8bit([p])
    optimizer.step()
    before = p.detach().clone()
    del optimizer.state[p]["res_col"]
    with pytest.raises(errors.InvalidArgument, match=r"res_col of a parameter .* is missing"):
        optimizer.step()
    assert torch.equal(p, before)
