"""Groups of an optimizer's parameters: their numbers and members are checked before a step."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import errors, optim  # noqa: E402


@pytest.fixture(autouse=True)
def _fresh_manager() -> Iterator[None]:
    optim.GlobalOptimManager.get_instance().initialize()
    yield
    optim.GlobalOptimManager.get_instance().initialize()


@pytest.mark.parametrize("name", ["AdamW8bit", "AdEMAMix", "Lion32bit"])
@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("lr", "x"), ("lr", None), ("lr", math.nan), ("betas", None), ("betas", (1.5, 0.9, 0.9))),
        *(("eps", "small"), ("weight_decay", [0.1])),
    ],
)
@pytest.mark.parametrize("own", [False, True])
def test_numbers_that_are_none_change_nothing(name: str, key: str, value: Any, own: bool) -> None:
    """Of a later group, or of one parameter there: the groups before have not stepped."""
    ps = [torch.nn.Parameter(torch.ones(64, 128)) for _ in range(2)]
    optimizer = getattr(optim, name)([{"params": [p]} for p in ps])
    for p in ps:
        p.grad = torch.ones_like(p)
    optimizer.step()
    before = ps[0].detach().clone()
    if own:
        manager = optim.GlobalOptimManager.get_instance()
        manager.override_config(ps[1], key_value_dict={key: value})
    else:
        optimizer.param_groups[1][key] = value
    with pytest.raises(errors.InvalidArgument, match=key):
        optimizer.step()
    assert torch.equal(ps[0], before)
    assert optimizer.state[ps[0]]["step"] == 1


def test_a_learning_rate_may_be_a_tensor_or_fall_below_zero() -> None:
    p = torch.nn.Parameter(torch.ones(64, 128))
    optimizer = optim.AdamW8bit([p], lr=torch.tensor(0.5), weight_decay=0.0)
    for lr, wanted in ((torch.tensor(0.5), 0.5), (-0.5, 1.0)):
        optimizer.param_groups[0]["lr"] = lr
        p.grad = torch.ones_like(p)
        optimizer.step()
        torch.testing.assert_close(p, torch.full_like(p, wanted), rtol=0, atol=0.02)


@pytest.mark.parametrize("named", [False, True])
def test_a_parameter_listed_twice_is_refused(named: bool) -> None:
    """torch warns, and updates it twice; here both updates would be at work at once."""
    p, q = (torch.nn.Parameter(torch.ones(4)) for _ in range(2))
    given = [("a", q), ("b", p), ("c", p)] if named else [q, p, p]
    with pytest.raises(errors.InvalidArgument, match=r"params\[2\] is params\[1\]"):
        optim.AdamW8bit(iter(given))
    optimizer = optim.AdamW8bit(given[:1])
    with pytest.raises(errors.InvalidArgument, match=r"params\[1\] is params\[0\]"):
        optimizer.add_param_group({"params": given[1:]})
    assert len(optimizer.param_groups) == 1
    optimizer.add_param_group({"params": iter(given[1:2])})
    assert optimizer.param_groups[1]["params"] == [p]
