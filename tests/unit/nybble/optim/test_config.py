"""The hyperparameters and members of an optimizer's groups are checked before a step."""

from __future__ import annotations

import math
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import errors, optim  # noqa: E402

pytestmark = pytest.mark.usefixtures("fresh_manager")
LAYER = torch.nn.Linear(2, 2)


@pytest.mark.parametrize("name", ["AdamW8bit", "AdEMAMix", "Lion32bit"])
@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("lr", "x"), ("lr", None), ("lr", math.nan), ("betas", None), ("betas", (1.5, 0.9, 0.9))),
        *(("eps", "small"), ("weight_decay", [0.1])),
        # in float32 these are infinity and 1, and the parameters would become NaN
        *(("lr", 1e40), ("weight_decay", 1e40), ("betas", (0.9, 1 - 2**-25, 0.9))),
        ("betas", (1 - 2**-26, 0.9, 0.9)),
    ],
)
@pytest.mark.parametrize("own", [False, True])
def test_invalid_numbers_change_nothing(name: str, key: str, value: Any, own: bool) -> None:
    """The invalid number is in a later group or in a parameter there. No group may be updated."""
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


@pytest.mark.parametrize("name", ["AdamW", "AdamW8bit", "AdamW4bit", "LAMB", "AdamWScheduleFree"])
def test_the_largest_beta_of_float32_gives_finite_parameters(name: str) -> None:
    p = torch.nn.Parameter(torch.ones(64, 128))
    optimizer = getattr(optim, name)([p], betas=(1 - 2**-24, 1 - 2**-24))
    getattr(optimizer, "train", lambda: None)()
    for _ in range(3):
        p.grad = torch.ones_like(p)
        optimizer.step()
    assert torch.isfinite(p).all()
    assert (p != 1).all()


def test_a_learning_rate_may_be_a_tensor_or_fall_below_zero() -> None:
    p = torch.nn.Parameter(torch.ones(64, 128))
    optimizer = optim.AdamW8bit([p], lr=torch.tensor(0.5), weight_decay=0.0)
    for lr, wanted in ((torch.tensor(0.5), 0.5), (-0.5, 1.0)):
        optimizer.param_groups[0]["lr"] = lr
        p.grad = torch.ones_like(p)
        optimizer.step()
        torch.testing.assert_close(p, torch.full_like(p, wanted), rtol=0, atol=0.02)


@pytest.mark.parametrize(
    "name", ["AdamW8bit", "AdEMAMix8bit", "AdamW4bit", "AdamWScheduleFree8bit", "CAME8bit", "Lion"]
)
def test_the_betas_of_a_group_may_be_a_string(name: str) -> None:
    found = []
    for betas in ("(0.8, 0.95, 0.99)", [0.8, 0.95, 0.99], (0.8, 0.95, 0.99)):
        p = torch.nn.Parameter(torch.ones(64, 128))
        optimizer = getattr(optim, name)([{"params": [p], "betas": betas}])
        getattr(optimizer, "train", bool)()
        for _ in range(2):
            p.grad = torch.linspace(-1, 1, p.numel()).view_as(p)
            optimizer.step()
        getattr(optimizer, "eval", bool)()
        found.append(p.detach())
    assert torch.equal(found[0], found[2])
    assert torch.equal(found[1], found[2])


@pytest.mark.parametrize("name", ["AdamW8bit", "AdamW4bit", "AdamWScheduleFree8bit", "CAME8bit"])
def test_a_group_with_too_few_betas_is_refused(name: str) -> None:
    p = torch.nn.Parameter(torch.ones(64, 128))
    p.grad = torch.ones_like(p)
    with pytest.raises(errors.InvalidArgument, match=r"betas=\[0.9\]: must contain at least [23]"):
        getattr(optim, name)([{"params": [p], "betas": [0.9]}]).step()
    assert torch.equal(p, torch.ones(64, 128))


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"betas": (0.0, 0.9, 0.9), "t_beta3": 9}, "t_beta3 interpolates their half-lives"),
        ({"betas": (0.9, 0.9, 0.0), "t_beta3": 9}, "t_beta3 interpolates their half-lives"),
        ({"t_alpha": -1}, "t_alpha=-1"),
        ({"t_beta3": -1}, "t_beta3=-1"),
        ({"t_beta3": "x"}, "t_beta3='x'"),
    ],
)
def test_wrong_schedules_of_ademamix_are_refused(settings: dict[str, Any], text: str) -> None:
    p = torch.nn.Parameter(torch.ones(4))
    optimizer = optim.AdEMAMix([p], **settings)
    p.grad = torch.ones_like(p)
    with pytest.raises(errors.InvalidArgument, match=text):
        optimizer.step()
    assert torch.equal(p, torch.ones(4))


def test_ademamix_keeps_a_beta3_below_beta1_after_its_schedule() -> None:
    optimizer = optim.AdEMAMix([torch.nn.Parameter(torch.ones(4))], betas=(0.9, 0.9, 0.81))
    config = {**optimizer.group_config(optimizer.param_groups[0]), "t_beta3": 10}
    beta3 = [optimizer.schedule(config, step)[1] for step in (1, 10, 11, 19, 20, 21, 1000)]
    assert beta3 == pytest.approx([0.81] * 7)  # at step 20, the formula's divisor is about 0


@pytest.mark.torch("2.6")
@pytest.mark.parametrize("named", [False, True])
def test_a_parameter_listed_twice_is_refused(named: bool) -> None:
    """torch warns and updates it twice. In nybble both updates would run at the same time."""
    p, q = (torch.nn.Parameter(torch.ones(4)) for _ in range(2))
    given = [("a", q), ("b", p), ("c", p)] if named else [q, p, p]
    with pytest.raises(errors.InvalidArgument, match=r"params\[2\] is also params\[1\]"):
        optim.AdamW8bit(iter(given))
    optimizer = optim.AdamW8bit(given[:1])
    with pytest.raises(errors.InvalidArgument, match=r"params\[1\] is also params\[0\]"):
        optimizer.add_param_group({"params": given[1:]})
    assert len(optimizer.param_groups) == 1
    optimizer.add_param_group({"params": iter(given[1:2])})
    assert optimizer.param_groups[1]["params"] == [p]


def _set(p: Any, data: Any) -> None:
    p.data = data


LATE: dict[str, Any] = {
    "float64": lambda p, state: _set(p, p.data.double()),
    "larger": lambda p, state: _set(p, torch.ones(128, 128)),
    "expanded": lambda p, state: _set(p, torch.ones(1, 128).expand(64, 128)),
    "a state of another size": lambda p, state: state.update(state1=torch.zeros(5)),
    "no scales": lambda p, state: state.pop("absmax1"),
    "no step": lambda p, state: state.pop("step"),
    "a step that is no number": lambda p, state: state.update(step="3"),
}


@pytest.mark.parametrize("name", ["AdamW8bit", "LAMB8bit"])
@pytest.mark.parametrize("late", list(LATE))
def test_invalid_changes_are_refused_before_any_parameter_is_updated(name: str, late: str) -> None:
    ps = [torch.nn.Parameter(torch.ones(64, 128)) for _ in range(4)]
    ps[3].data = torch.ones(128, 64).t()  # this parameter is not batched with the others
    groups = [{"params": ps[:1]}, {"params": ps[1:3], "lr": 0.1}, {"params": ps[3:]}]
    optimizer = getattr(optim, name)(groups)
    for p in ps:
        p.grad = torch.ones_like(p)
    optimizer.step()
    others = [ps[0], ps[1], ps[3]]
    before = [p.detach().clone() for p in others]
    kept, data = dict(optimizer.state[ps[2]]), ps[2].data
    LATE[late](ps[2], optimizer.state[ps[2]])
    with pytest.raises((errors.InvalidArgument, errors.Unsupported)):
        optimizer.step()
    assert all(torch.equal(p, old) for p, old in zip(others, before, strict=True))
    assert [optimizer.state[p]["step"] for p in others] == [1, 1, 1]
    ps[2].data, optimizer.state[ps[2]] = data, kept
    optimizer.step()
    assert [optimizer.state[p]["step"] for p in ps] == [2, 2, 2, 2]


def test_max_unorm_may_be_set_after_some_steps() -> None:
    p = torch.nn.Parameter(torch.ones(64, 128))
    optimizer = optim.LAMB8bit([p], lr=0.1, max_unorm=0.0)
    for limit in (0.0, 0.01):
        before = p.detach().clone()
        optim.GlobalOptimManager.get_instance().override_config(p, "max_unorm", limit)
        p.grad = torch.ones_like(p)
        optimizer.step()
        assert ((before - p).norm() < 0.02 * before.norm()) == bool(limit)


@pytest.mark.parametrize("bits", ["8bit", "32bit"])
@pytest.mark.parametrize("name", ["LAMB", "LARS"])
def test_a_parameter_of_zeros_is_updated(name: str, bits: str) -> None:
    """A limit of max_unorm times the norm of zeros (biases, LoRA) would allow no update."""
    p = torch.nn.Parameter(torch.zeros(64, 128))
    more = {"momentum": 0.9} if name == "LARS" else {}
    optimizer = getattr(optim, name + bits)([p], lr=0.1, **more)
    p.grad = torch.ones_like(p)
    optimizer.step()
    assert torch.allclose(p, torch.tensor(-0.1), rtol=1e-2)
    before = p.detach().clone()
    optimizer.step()  # later steps are limited
    assert 0 < (p - before).norm() < 0.11 * before.norm()


@pytest.mark.torch("2.10")
def test_a_flattened_state_is_refused_and_changes_nothing() -> None:
    """torch finds empty dicts, because bitsandbytes' format hides the states from FSDP 1."""
    from torch.distributed.checkpoint import state_dict

    flat = state_dict.StateDictOptions(flatten_optimizer_state_dict=True)
    layers = [torch.nn.Linear(64, 128) for _ in range(2)]
    optimizers = [optim.AdamW8bit(layer.parameters()) for layer in layers]
    for layer, optimizer in zip(layers, optimizers, strict=True):
        layer(torch.ones(1, 64)).sum().backward()
        optimizer.step()
    before = dict(optimizers[1].state[layers[1].weight])
    made = state_dict.get_optimizer_state_dict(layers[0], optimizers[0], options=flat)
    with pytest.raises(errors.InvalidArgument, match="state1 of parameter weight is a dict: must"):
        state_dict.set_optimizer_state_dict(layers[1], optimizers[1], made, options=flat)
    after = optimizers[1].state[layers[1].weight]
    assert all(after[name] is value for name, value in before.items())


@pytest.mark.parametrize("form", ["named", "group", "generator in a group", "one tensor"])
def test_settings_are_registered_for_every_form_of_parameters(form: str) -> None:
    """torch's optimizers accept all of these."""
    layer = torch.nn.Linear(64, 64, bias=False)
    manager = optim.GlobalOptimManager.get_instance()
    given: Any = {
        "named": list(layer.named_parameters()),
        "group": [{"params": list(layer.named_parameters())}],
        "generator in a group": [{"params": layer.parameters()}],
        "one tensor": [{"params": layer.weight}],
    }[form]
    manager.override_config(layer.named_parameters(), "optim_bits", 32)
    manager.register_parameters(given)
    assert manager.index2config == {(0, 0): {"optim_bits": 32}}
    params = [layer.weight] if form in ("named", "group") else given  # torch 2.4 has no names
    optimizer = optim.AdamW8bit(params)
    assert optimizer.param_groups[0]["params"] == [layer.weight]


@pytest.mark.parametrize("wrong", ["abc", [1], 5, None, [("a", "b", "c")]])
def test_settings_of_other_objects_than_parameters_are_refused(wrong: Any) -> None:
    manager = optim.GlobalOptimManager.get_instance()
    with pytest.raises(errors.InvalidArgument, match=r"parameters(\[0\])? is a \w+: must be"):
        manager.override_config(wrong, "optim_bits", 32)
    assert manager.pid2config == {}


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda m: m.register_module_override(torch.ones(2), "weight", {}), "module is a Tensor"),
        (lambda m: m.register_module_override(LAYER, None, {}), "param_name is a NoneType"),
        (lambda m: m.register_module_override(LAYER, "weight", 8), "config is a int: must be a d"),
        (lambda m: m.override_config(LAYER.weight, 8, 8), "key is a int: must be the name of a s"),
        (lambda m: m.override_config(LAYER.weight, key_value_dict=[8]), "key_value_dict is a list"),
        (lambda m: m.register_parameters(8), "params is a int: must be an iterable"),
    ],
)
def test_wrong_settings_do_not_reach_later_optimizers(call: Any, text: str) -> None:
    manager = optim.GlobalOptimManager.get_instance()
    with pytest.raises(errors.InvalidArgument, match=f"^{text}"):
        call(manager)
    assert manager.module_weight_config_triple == []
    assert manager.pid2config == {}


def test_settings_without_effect_are_ignored_as_in_bitsandbytes() -> None:
    """Programs that follow bitsandbytes' guide and older releases set these."""
    p = torch.nn.Parameter(torch.ones(64, 128))
    given = {"is_sparse": True, "block_wise": True, "percentile_clipping": 100, "lr": 0.5}
    optim.GlobalOptimManager.get_instance().override_config(p, key_value_dict=given)
    p.grad = torch.ones_like(p)
    optim.AdamW8bit([p], lr=0.1, weight_decay=0.0).step()
    torch.testing.assert_close(p.detach(), torch.full_like(p, 0.5), rtol=0, atol=0.02)


def test_settings_for_a_parameter_that_a_module_does_not_have_are_refused() -> None:
    optim.GlobalOptimManager.get_instance().register_module_override(LAYER, "wieght", {"lr": 1.0})
    p = torch.nn.Parameter(torch.ones(2))
    p.grad = torch.ones(2)
    with pytest.raises(errors.InvalidArgument, match="override: Linear has no parameter 'wieght'"):
        optim.Adam([p]).step()
