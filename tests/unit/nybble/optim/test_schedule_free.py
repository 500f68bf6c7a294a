"""Schedule-Free AdamW against its double-precision reference, and its two modes."""

from __future__ import annotations

import math
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.unit.nybble.optim import decoded  # noqa: E402

from nybble import errors, optim  # noqa: E402


@pytest.mark.parametrize("bits", [8, 32])
@pytest.mark.parametrize("r", [0.0, 1.0])
def test_steps_are_their_double_precision_reference(r: float, bits: int) -> None:
    """The paper's form: z, its weighted average x, and y = beta1 x + (1 - beta1) z."""
    p = torch.nn.Parameter(torch.randn(80, 64))
    optimizer = optim.AdamWScheduleFree(
        [p], lr=0.02, weight_decay=0.1, warmup_steps=4, r=r, optim_bits=bits
    )
    optimizer.train()
    z = x = p.detach().double()
    v, total = torch.zeros(80, 64, dtype=torch.float64), 0.0
    beta1, beta2 = 0.9, float(torch.tensor(0.999))
    for k in range(1, 8):
        y = beta1 * x + (1 - beta1) * z
        torch.testing.assert_close(p.detach().double(), y, rtol=1e-5, atol=1e-5)
        p.grad = torch.randn(80, 64)
        g = p.grad.double()
        optimizer.step()
        lr = 0.02 * min(1.0, k / 4)
        v = beta2 * v + (1 - beta2) * g * g
        update = g / ((v / (1 - beta2**k)).sqrt() + 1e-8) + 0.1 * y
        z = z - lr * update
        weight = k**r * lr**2  # during warm-up, the largest learning rate so far is this step's
        total += weight
        x = x + weight / total * (z - x)
        found = decoded.state1(optimizer.state[p])
        assert (found - v).abs().max() <= v.max() * (0.02 if bits == 8 else 1e-5)
        v = found  # with 8 bits, the next step starts from the rounded values
    torch.testing.assert_close(optimizer.state[p]["z"].double(), z, rtol=1e-5, atol=1e-5)
    optimizer.eval()
    torch.testing.assert_close(p.detach().double(), x, rtol=1e-5, atol=2e-5)
    assert optimizer.state[p]["state1"].dtype == (torch.uint8 if bits == 8 else torch.float32)


def test_the_modes_are_each_other_s_inverse() -> None:
    p = torch.nn.Parameter(torch.randn(80, 64))
    optimizer = optim.AdamWScheduleFree8bit([p], lr=0.1)
    optimizer.eval()  # no step has made a state yet
    optimizer.train()
    for _ in range(3):
        p.grad = torch.randn(80, 64)
        optimizer.step()
    before = p.detach().clone()
    optimizer.train()
    assert torch.equal(p, before)
    optimizer.eval()
    assert not torch.allclose(p, before)
    averaged = p.detach().clone()
    optimizer.eval()
    assert torch.equal(p, averaged)
    optimizer.train()
    torch.testing.assert_close(p.detach(), before)


def test_a_transposed_parameter_and_state_are_stepped_as_contiguous_ones() -> None:
    start, ends = torch.randn(80, 64), []
    for transposed in (False, True):
        p = torch.nn.Parameter(start.t().clone().t() if transposed else start.clone())
        optimizer = optim.AdamWScheduleFree8bit([p], lr=0.1)
        optimizer.train()
        for step in range(3):
            p.grad = torch.linspace(-1, step + 1, p.numel()).view(80, 64)
            optimizer.step()
            if transposed:
                optimizer.state[p]["z"] = optimizer.state[p]["z"].t().clone().t()
        ends.append((p.detach(), optimizer.state[p]["z"]))
    assert torch.equal(ends[0][0], ends[1][0])
    assert torch.equal(ends[0][1], ends[1][1])


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_a_gradient_that_is_not_finite_changes_only_its_second_moment(dtype: Any) -> None:
    p = torch.nn.Parameter(torch.randn(5000).to(dtype))
    optimizer = optim.AdamWScheduleFree8bit([p], lr=0.1)
    optimizer.train()
    p.grad = torch.ones_like(p)
    optimizer.step()
    before = p.detach().clone(), optimizer.state[p]["z"].clone()
    p.grad[5], p.grad[299], p.grad[4999] = math.nan, 1e20, -math.inf  # 1e40 is not finite
    optimizer.step()
    for old, new in zip(before, (p.detach(), optimizer.state[p]["z"]), strict=True):
        assert (new == old).nonzero().flatten().tolist() == [5, 299, 4999]
    v = decoded.state1(optimizer.state[p])
    assert (v == 0).nonzero().flatten().tolist() == [5, 299, 4999]


def test_the_average_learns_without_a_schedule() -> None:
    x, w = torch.randn(256, 64), torch.randn(64, 80)
    noise = torch.randn(256, 80)

    def loss(p: Any) -> Any:
        return (x @ (p - w) + noise).square().mean()

    losses = []
    for name in ("AdamWScheduleFree8bit", "AdamWScheduleFree32bit"):
        p = torch.nn.Parameter(torch.zeros(64, 80))
        optimizer = getattr(optim, name)([p], lr=0.1)
        optimizer.train()
        for _ in range(150):
            (p.grad,) = torch.autograd.grad(loss(p), p)
            optimizer.step()
        optimizer.eval()
        losses.append(float(loss(p.detach())))
    start = float(loss(torch.zeros(64, 80)))
    assert losses[0] < 0.05 * start
    assert losses[0] == pytest.approx(losses[1], rel=0.05)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_a_checkpoint_continues_bit_for_bit(dtype: Any) -> None:
    p = torch.nn.Parameter(torch.randn(80, 64).to(dtype))
    optimizer = optim.AdamWScheduleFree8bit([p], lr=0.05, warmup_steps=3)
    optimizer.train()
    other = decoded.continued(optimizer, [p], optim.AdamWScheduleFree8bit)
    (state,) = other.state.values()
    assert torch.equal(optimizer.state[p]["z"], state["z"])
    assert state["z"].dtype == dtype


@pytest.mark.parametrize("by_module", [False, True])
def test_evaluation_uses_the_betas_of_each_parameter(fresh_manager: None, by_module: bool) -> None:
    gradients, averages = [torch.randn(80, 64) for _ in range(3)], []
    for overridden in (False, True):
        layer = torch.nn.Linear(64, 80, bias=False)
        p = torch.nn.init.ones_(layer.weight)
        optimizer = optim.AdamWScheduleFree([p], betas=(0.9 if overridden else 0.5, 0.99))
        manager, own = optim.GlobalOptimManager.get_instance(), {"betas": (0.5, 0.99)}
        if overridden and by_module:
            manager.register_module_override(layer, "weight", own)
        elif overridden:
            manager.override_config(p, key_value_dict=own)
        optimizer.train()
        for p.grad in gradients:
            optimizer.step()
        other = optim.AdamWScheduleFree([p], betas=optimizer.defaults["betas"])
        other.load_state_dict(optimizer.state_dict())
        other.eval()  # before its first step
        averages.append(p.detach().clone())
    assert torch.equal(*averages)


def test_a_step_in_evaluation_mode_is_refused() -> None:
    p = torch.nn.Parameter(torch.ones(4))
    p.grad = torch.ones(4)
    optimizer = optim.AdamWScheduleFree([p])
    with pytest.raises(errors.InvalidArgument, match="in evaluation mode") as error:
        optimizer.step()
    assert "hint: call the optimizer's train()" in str(error.value)
    optimizer.train()
    optimizer.step()
    assert (optimizer.param_groups[0]["k"], optimizer.state[p]["step"]) == (1, 1)


def test_a_step_that_fails_changes_nothing() -> None:
    p, q = (torch.nn.Parameter(torch.ones(80, 64)) for _ in range(2))
    optimizer = optim.AdamWScheduleFree8bit([p, q])
    optimizer.train()
    p.grad, q.grad = torch.ones(80, 64), torch.ones(80, 64)
    optimizer.step()
    optimizer.state[q]["z"] = torch.ones(3)
    before, group = p.detach().clone(), dict(optimizer.param_groups[0])
    with pytest.raises(errors.InvalidArgument, match=r"z is \(3,\) of .*: must be \(80, 64\)"):
        optimizer.step()
    assert torch.equal(p, before)
    assert (group["k"], group["weight_sum"]) == (1, optimizer.param_groups[0]["weight_sum"])


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"betas": (0.0, 0.9)}, "betas[0]=0: must be above 0"),
        ({"warmup_steps": -1}, "warmup_steps=-1"),
        ({"lr": math.inf}, "lr=inf"),
        ({"r": "x"}, "r='x'"),
        ({"weight_lr_power": -200}, "weight_lr_power=-200: the weight of step 1 is too large"),
        ({"eps": -1.0}, "eps=-1.0"),
        ({"eps": (1e-8, 1e-8)}, "eps=(1e-08, 1e-08)"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], text: str) -> None:
    with pytest.raises(errors.InvalidArgument) as error:
        optim.AdamWScheduleFree8bit([torch.nn.Parameter(torch.ones(4))], **settings)
    assert text in str(error.value)


@pytest.mark.parametrize(("r", "steps"), [(1100.0, 1), (800.0, 2)])  # 2^1100 and 3^800 overflow
def test_a_weight_that_overflows_after_some_steps_changes_nothing(r: float, steps: int) -> None:
    p = torch.nn.Parameter(torch.ones(64, 64))
    optimizer = optim.AdamWScheduleFree8bit([p], lr=1.0, r=r)
    optimizer.train()
    p.grad = torch.ones_like(p)
    for _ in range(steps):
        optimizer.step()
    before, sums = p.detach().clone(), optimizer.param_groups[0]["weight_sum"]
    with pytest.raises(errors.InvalidArgument, match="is too large"):
        optimizer.step()
    assert torch.equal(p, before)
    group = optimizer.param_groups[0]
    assert (group["k"], group["weight_sum"]) == (steps, sums)
