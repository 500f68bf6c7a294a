"""AdamW4bit: its states against a double-precision reference, its training, its checkpoints."""

from __future__ import annotations

import math
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.unit.nybble.optim import decoded  # noqa: E402

from nybble import errors, optim  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble.ops.optim import calls as updates  # noqa: E402
from nybble.optim import four_bit  # noqa: E402

pytestmark = pytest.mark.usefixtures("fresh_manager")

SIGNED = [0.0055, 0.0325, 0.0775, 0.2125, 0.4375, 0.6625, 0.8875]
MAPS = (
    torch.tensor([-one for one in reversed(SIGNED)] + [0.0, *SIGNED, 1.0], dtype=torch.float64),
    torch.arange(1, 17, dtype=torch.float64) / 16,
)


def _values(codes: Any, absmax: Any, book: Any, n: int) -> Any:
    """Decode packed codes; the high half of a byte comes first."""
    every = torch.stack([codes >> 4, codes & 15], 1).reshape(-1)[:n].long()
    return book[every] * absmax.double().repeat_interleave(128)[:n]


def _assert_nearest(codes: Any, absmax: Any, book: Any, exact: Any) -> None:
    n = exact.numel()
    blocks = torch.nn.functional.pad(exact, (0, -n % 128)).view(-1, 128)
    top = blocks.abs().amax(1)
    torch.testing.assert_close(absmax.double(), top, rtol=1e-5, atol=0)
    each = top.repeat_interleave(128)[:n]
    y = torch.where(each > 0, exact / each, 0.0)
    nearest = (y[:, None] - book).abs().amin(1)
    chosen = _values(codes, torch.ones_like(absmax), book, n)
    assert (((y - chosen).abs() - nearest) * (each > 0)).max() < 1e-5


def _state(state: Any, n: int) -> tuple[Any, Any]:
    pairs = (("state1", "absmax1", MAPS[0]), ("state2", "absmax2", MAPS[1]))
    m, v = (_values(state[codes], state[top], book, n) for codes, top, book in pairs)
    return m, v


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("n", [1, 127, 128, 129, 5001])
def test_a_step_is_its_double_precision_reference(n: int, dtype: Any) -> None:
    p = torch.nn.Parameter(torch.randn(n).to(dtype))
    optimizer = optim.AdamW4bit([p], lr=1e-2, weight_decay=0.1, min_8bit_size=1)
    m = v = torch.zeros(n, dtype=torch.float64)
    beta1, beta2 = (float(torch.tensor(beta)) for beta in (0.9, 0.999))  # float32 numbers
    for step in (1, 2, 3):
        before = p.detach().double()
        p.grad = torch.randn(n).to(dtype)
        g = p.grad.double()
        optimizer.step()
        m, v = beta1 * m + (1 - beta1) * g, beta2 * v + (1 - beta2) * g * g
        update = (m / (1 - beta1**step)) / ((v / (1 - beta2**step)).sqrt() + 1e-8)
        exact = (before - 1e-2 * update) * (1 - 1e-2 * 0.1)
        digit = 2.0**-8 if dtype == torch.bfloat16 else 2.0**-22
        bound = exact.abs() * digit + 1e-2 * update.abs() * 1e-4 + 1e-9
        assert ((p.detach().double() - exact).abs() <= bound).all()
        state = optimizer.state[p]
        _assert_nearest(state["state1"], state["absmax1"], MAPS[0], m)
        _assert_nearest(state["state2"], state["absmax2"], MAPS[1], v)
        m, v = _state(state, n)


def test_the_maps_are_those_of_torchao() -> None:
    for found, wanted in zip(four_bit._maps(torch.device("cpu")), MAPS, strict=True):
        torch.testing.assert_close(found.double(), wanted, rtol=1e-6, atol=0)


def test_the_parameters_of_a_group_are_stepped_in_one_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ps = [torch.nn.Parameter(torch.randn(300)) for _ in range(3)]
    optimizer, calls = optim.AdamW4bit(ps, lr=1e-2, min_8bit_size=1), []
    run = updates.PreparedUpdate.run
    monkeypatch.setattr(updates.PreparedUpdate, "run", lambda one: (calls.append(one), run(one)))
    for p in ps:
        p.grad = torch.ones_like(p)
    optimizer.step()
    assert len(calls) == 1
    assert all(float(p.detach().std()) > 0 and optimizer.state[p]["step"] == 1 for p in ps)


def test_a_gradient_that_is_not_finite_changes_only_its_states() -> None:
    p = torch.nn.Parameter(torch.randn(300))
    optimizer = optim.AdamW4bit([p], lr=1e-2, min_8bit_size=1)
    _stepped(p, optimizer, 1)
    before = p.detach().clone()
    p.grad = torch.ones_like(p)
    p.grad[5], p.grad[200] = math.nan, math.inf
    optimizer.step()
    changed = p.detach() != before
    assert changed.sum() == 298
    assert not changed[[5, 200]].any()
    m, _ = _state(optimizer.state[p], 300)
    assert (m[[5, 200]] == 0).all()


def test_it_minimises() -> None:
    x, w = torch.randn(256, 64), torch.randn(64, 80)
    p = torch.nn.Parameter(torch.zeros(64, 80))
    optimizer = optim.AdamW4bit([p], lr=3e-2, weight_decay=0.0)
    losses = []
    for _ in range(120):
        loss = (x @ (p - w)).square().mean()
        (p.grad,) = torch.autograd.grad(loss, p)
        optimizer.step()
        losses.append(float(loss.detach()))
    assert losses[-1] < 0.1 * losses[0]


def test_bf16_parameters_are_rounded_stochastically() -> None:
    p = torch.nn.Parameter(torch.ones(64, 128, dtype=torch.bfloat16))
    optimizer = optim.AdamW4bit([p], lr=1e-4, weight_decay=0.0, bf16_stochastic_round=True)
    for _ in range(100):
        p.grad = torch.ones_like(p)
        optimizer.step()
    assert float(p.detach().float().mean()) == pytest.approx(1 - 100 * 1e-4, abs=5e-4)


def test_the_states_take_half_the_bytes_of_8_bit_states() -> None:
    sizes = []
    for kind in (optim.AdamW4bit, optim.AdamW8bit):
        p = torch.nn.Parameter(torch.ones(256, 256))
        p.grad = torch.ones_like(p)
        optimizer = kind([p])
        optimizer.step()
        arrays = [optimizer.state[p][f"{name}{i}"] for name in ("state", "absmax") for i in (1, 2)]
        sizes.append(sum(one.nbytes for one in arrays))
    assert sizes[0] < 0.53 * sizes[1]


def _stepped(p: Any, optimizer: Any, steps: int) -> None:
    for step in range(steps):
        p.grad = torch.linspace(-1, 1 + step, p.numel()).reshape(p.shape).to(p.dtype)
        optimizer.step()


def test_a_checkpoint_continues_bit_for_bit() -> None:
    p = torch.nn.Parameter(torch.randn(80, 64).bfloat16())
    other = decoded.continued(optim.AdamW4bit([p], lr=1e-2), [p], optim.AdamW4bit)
    (state,) = other.state.values()
    assert state["state1"].dtype == torch.uint8


def test_a_parameter_may_override_its_bits() -> None:
    ps = [torch.nn.Parameter(torch.randn(80, 64)) for _ in range(3)]
    small = torch.nn.Parameter(torch.randn(80))
    manager = optim.GlobalOptimManager.get_instance()
    manager.override_config(ps[1], "optim_bits", 8)
    manager.override_config(ps[2], "optim_bits", 32)
    optimizer = optim.AdamW4bit([*ps, small])
    for p in (*ps, small):
        _stepped(p, optimizer, 2)
        p.grad = None
    bits = [optimizer.bits_in(optimizer.state[p]) for p in (*ps, small)]
    assert bits == [4, 8, 32, 32]


def test_states_of_other_bits_are_refused() -> None:
    p, q = (torch.nn.Parameter(torch.randn(80, 64)) for _ in range(2))
    four, eight = optim.AdamW4bit([p]), optim.AdamW8bit([q])
    _stepped(p, four, 1)
    with pytest.raises(errors.InvalidArgument, match=r"qmap1 of parameter 0 .* AdamW8bit decodes"):
        eight.load_state_dict(four.state_dict())
    assert not eight.state
    _stepped(q, eight, 1)
    four.load_state_dict(eight.state_dict())
    _stepped(p, four, 1)
    assert four.bits_in(four.state[p]) == 8
    four = optim.AdamW4bit([p])
    _stepped(p, four, 1)
    four.state[p]["absmax2"] = torch.zeros(3)
    with pytest.raises(errors.InvalidArgument, match="absmax2"):
        four.step()


def test_wrong_settings_are_refused() -> None:
    p = [torch.nn.Parameter(torch.ones(4))]
    with pytest.raises(errors.InvalidArgument, match="amsgrad=True"):
        optim.AdamW4bit(p, amsgrad=True)
    with pytest.raises(errors.InvalidArgument, match="lr=-1"):
        optim.AdamW4bit(p, lr=-1.0)


def test_the_8bit_function_refuses_maps_of_4bit_states() -> None:
    p, g = torch.ones(300), torch.ones(300)
    codes = [torch.zeros(300, dtype=torch.uint8) for _ in range(2)]
    scales = [torch.zeros(2) for _ in range(2)]
    with pytest.raises(errors.InvalidArgument, match="qmap1"):
        F.optimizer_update_8bit_blockwise(
            *("adam", g, p, *codes, 0.9, 0.99, 0.0, 0.0, 1e-8, 1, 1e-3),
            *(MAPS[0].float(), MAPS[1].float(), *scales),
        )
    assert (p == 1).all()
