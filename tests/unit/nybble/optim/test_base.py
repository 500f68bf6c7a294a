"""Optimizers minimize, apply per-parameter settings, and continue exactly from checkpoints."""

from __future__ import annotations

import copy
import gc
import math
import pickle
import weakref
from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.unit.nybble.optim import decoded  # noqa: E402
from torch.testing._internal.two_tensor import TwoTensor  # noqa: E402

from nybble import errors, nn, optim  # noqa: E402

pytestmark = pytest.mark.usefixtures("fresh_manager")

CASES: list[tuple[str, dict[str, Any]]] = [
    *((name, {"lr": 3e-2}) for name in ("Adam", "AdamW", "AdEMAMix", "LAMB", "RMSprop")),
    *(("Lion", {"lr": 1e-2}), ("Adagrad", {"lr": 0.2})),
    *(("SGD", {"lr": 2e-2, "momentum": 0.9}), ("LARS", {"lr": 1.0, "momentum": 0.9})),
]
IDS = [name for name, _ in CASES]


def _run(p: Any, optimizer: Any, steps: int, first: int = 0) -> list[float]:
    """Step towards a fixed target and return the losses."""
    target = torch.linspace(-1, 1, p.numel()).reshape(p.shape)
    losses = []
    for _ in range(first, first + steps):
        optimizer.zero_grad()
        loss = (p.float() - target).square().sum()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    return losses


@pytest.mark.parametrize("bits", ["8bit", "32bit"])
@pytest.mark.parametrize(("name", "settings"), CASES, ids=IDS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_every_optimizer_minimises(
    name: str, settings: dict[str, Any], bits: str, dtype: Any
) -> None:
    torch.manual_seed(0)
    p = torch.nn.Parameter(torch.randn(80, 64).to(dtype))
    optimizer = getattr(optim, name + bits)([p], **settings)
    losses = _run(p, optimizer, 25)
    assert losses[-1] < 0.75 * losses[0]
    wanted = torch.uint8 if bits == "8bit" else torch.float32
    assert optimizer.state[p]["state1"].dtype == wanted


@pytest.mark.parametrize(("name", "settings"), CASES, ids=IDS)
def test_8bit_follows_32bit(name: str, settings: dict[str, Any]) -> None:
    torch.manual_seed(0)
    start = torch.randn(80, 64)
    ends = []
    for bits in ("8bit", "32bit"):
        p = torch.nn.Parameter(start.clone())
        _run(p, getattr(optim, name + bits)([p], **settings), 20)
        ends.append(p.detach())
    moved = (ends[1] - start).abs().mean()
    assert (ends[0] - ends[1]).abs().mean() < 0.1 * moved


@pytest.mark.parametrize("bits", ["8bit", "32bit"])
@pytest.mark.parametrize("name", ["AdamW", "Lion", "AdEMAMix", "PagedAdamW"])
def test_a_checkpoint_continues_bit_for_bit(name: str, bits: str) -> None:
    p, kind = torch.nn.Parameter(torch.randn(80, 64).bfloat16()), getattr(optim, name + bits)
    decoded.continued(kind([p], lr=1e-2), [p], kind)


def test_only_small_parameters_have_32_bit_states() -> None:
    small, large = (torch.nn.Parameter(torch.zeros(n)) for n in (4095, 4096))
    optimizer = optim.AdamW8bit([small, large])
    for p in (small, large):
        p.grad = torch.ones_like(p)
    optimizer.step()
    assert optimizer.state[small]["state1"].dtype == torch.float32
    assert optimizer.state[large]["state1"].dtype == torch.uint8
    assert "absmax1" not in optimizer.state[small]


@pytest.mark.parametrize("name", ["AdamW8bit", "AdamWScheduleFree8bit", "CAME8bit", "Muon8bit"])
def test_a_parameter_may_override_its_settings(name: str) -> None:
    ps = [torch.nn.Parameter(torch.ones(80, 64)) for _ in range(3)]
    manager = optim.GlobalOptimManager.get_instance()
    manager.override_config(ps[0], "optim_bits", 32)
    manager.override_config(ps[1], key_value_dict={"lr": 0.0})
    optimizer = getattr(optim, name)(ps)
    if hasattr(optimizer, "train"):  # Schedule-Free
        optimizer.train()
    for p in ps:
        p.grad = torch.randn_like(p)
    optimizer.step()
    kinds = [optimizer.state[p]["state1"].dtype for p in ps]
    assert kinds == [torch.float32, torch.uint8, torch.uint8]
    assert [bool((p == 1).all()) for p in ps] == [False, True, False]


def test_a_parameter_with_settings_is_converted_by_swapping() -> None:
    """torch refuses to swap a tensor that has weak references."""
    layer = torch.nn.Linear(64, 64)
    torch.__future__.set_swap_module_params_on_conversion(True)
    try:
        optim.GlobalOptimManager.get_instance().override_config(layer.weight, "optim_bits", 32)
        layer.bfloat16()
    finally:
        torch.__future__.set_swap_module_params_on_conversion(False)
    optimizer = optim.Adam8bit(layer.parameters(), min_8bit_size=1)
    assert optimizer.get_config(0, 0, optimizer.param_groups[0])["optim_bits"] == 32
    assert layer.weight.dtype == torch.bfloat16


def test_the_settings_of_deleted_parameters_are_dropped() -> None:
    manager = optim.GlobalOptimManager.get_instance()
    embedding, p = nn.StableEmbedding(64, 128), torch.nn.Parameter(torch.zeros(64, 128))
    manager.override_config(p, "lr", 0.0)
    manager.override_config(p, "optim_bits", 32)
    module, number = weakref.ref(embedding), id(p)
    assert manager.pid2config == {number: {"lr": 0.0, "optim_bits": 32}}
    del embedding, p
    gc.collect()
    assert module() is None  # the module must be freed
    assert manager.module_weight_config_triple == []
    assert manager.pid2config == {}  # dropped, because the next parameter may get the same id


def test_the_settings_of_a_module_apply_to_its_optimizer_only() -> None:
    embedding = nn.StableEmbedding(64, 128)
    other = torch.nn.Parameter(torch.ones(64, 128))
    first, second = optim.AdamW8bit([embedding.weight]), optim.AdamW8bit([other])
    for p, optimizer in ((embedding.weight, first), (other, second)):
        p.grad = torch.ones_like(p)
        optimizer.step()
    assert first.state[embedding.weight]["state1"].dtype == torch.float32
    assert second.state[other]["state1"].dtype == torch.uint8  # same position, other model
    same = copy.deepcopy(first)
    assert same.get_config(0, 0, same.param_groups[0])["optim_bits"] == 32


@pytest.mark.parametrize("name", ["AdamW8bit", "Muon8bit", "CAME"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_an_optimizer_with_a_scheduler_is_copied(name: str, copied: Callable[[Any], Any]) -> None:
    """torch's schedulers replace the method `step` of the optimizer by a local function."""
    p = torch.nn.Parameter(torch.ones(64, 64))
    optimizer = getattr(optim, name)([p])
    torch.optim.lr_scheduler.StepLR(optimizer, 1)
    p.grad = torch.ones_like(p)
    optimizer.step()
    other = copied(optimizer)
    [q] = other.param_groups[0]["params"]
    q.grad = torch.ones_like(q)
    for one in (optimizer, other):
        one.step()
    assert q is not p
    assert torch.equal(q, p)


@pytest.mark.parametrize("wrong", ["float64", "sparse"])
def test_a_first_step_that_fails_changes_nothing(wrong: str) -> None:
    p = torch.nn.Parameter(torch.ones(64, 128))
    table = torch.nn.Embedding(64, 128, sparse=wrong == "sparse")
    q = table.to(torch.float64 if wrong == "float64" else torch.float32).weight
    optimizer = optim.AdamW8bit([p, q])
    table(torch.tensor([1])).sum().backward()
    p.grad = torch.ones_like(p)
    with pytest.raises((errors.InvalidArgument, errors.Unsupported)):
        optimizer.step()
    assert (p == 1).all()
    assert optimizer.state[p].get("step", 0) == 0


def test_a_sparse_gradient_after_some_steps_changes_nothing() -> None:
    ps = [torch.nn.Parameter(torch.ones(8, 16)) for _ in range(3)]
    optimizer = optim.AdamW8bit([{"params": ps[:1]}, {"params": ps[1:], "lr": 0.1}])
    for p in ps[:2]:
        p.grad = torch.ones_like(p)
    optimizer.step()
    before = [p.clone() for p in ps]
    ps[2].grad = torch.ones_like(p).to_sparse()
    with pytest.raises(errors.Unsupported, match=r"^param_groups\[1\]\['params'\]\[1\]: sparse"):
        optimizer.step()
    assert all(torch.equal(p, b) for p, b in zip(ps, before, strict=True))
    assert [optimizer.state[p]["step"] for p in ps[:2]] == [1, 1]
    ps[2].grad = ps[2].grad.to_dense()
    optimizer.step()
    assert [optimizer.state[p]["step"] for p in ps] == [2, 2, 1]


@pytest.mark.torch("2.6")
def test_an_error_names_the_parameter() -> None:
    layer = torch.nn.Linear(64, 64, dtype=torch.float64)
    optimizer = optim.AdamW8bit(layer.named_parameters())
    layer.bias.grad = torch.ones_like(layer.bias)
    with pytest.raises(errors.InvalidArgument, match=r"^bias: p\.dtype=torch\.float64: allowed"):
        optimizer.step()


@pytest.mark.parametrize("late", ["float64", "on meta", "expanded", "wrapped", "another's state"])
def test_an_invalid_parameter_after_some_steps_changes_nothing(late: str) -> None:
    p, other = (torch.nn.Parameter(torch.ones(64, 128)) for _ in range(2))
    optimizer = optim.AdamW8bit([p])
    p.grad = torch.ones_like(p)
    optimizer.step()
    if late == "another's state":
        optimizer.add_param_group({"params": [other]})
        other.grad = torch.ones_like(p)
        optimizer.step()
        saved = optimizer.state_dict()
        saved["state"][1] = _stepped("AdamW8bit", (64, 12)).state_dict()["state"][0]
        optimizer.load_state_dict(saved)
    else:
        made = {
            "float64": torch.ones(64, 128, dtype=torch.float64),
            "on meta": torch.ones(64, 128, device="meta"),
            "expanded": torch.ones(1, 128).expand(64, 128),
            "wrapped": TwoTensor(torch.ones(64, 128), torch.ones(64, 128)),  # like DTensor
        }[late]
        other = torch.nn.Parameter(made)
        other.grad = torch.ones_like(other)
        optimizer.add_param_group({"params": [other]})
    before, step = p.detach().clone(), optimizer.state[p]["step"]
    with pytest.raises((errors.InvalidArgument, errors.Unsupported)):
        optimizer.step()
    assert torch.equal(p, before)
    assert optimizer.state[p]["step"] == step
    other.grad = None
    optimizer.step()
    assert optimizer.state[p]["step"] == step + 1


def _stepped(kind: str, shape: tuple[int, ...] = (64, 128), **settings: Any) -> Any:
    p = torch.nn.Parameter(torch.ones(shape))
    optimizer = getattr(optim, kind)([p], min_8bit_size=1, **settings)
    p.grad = torch.ones_like(p)
    optimizer.step()
    return optimizer


def _only(kind: str) -> tuple[Any, Any]:
    """Return an optimizer that has stepped once, and its parameter."""
    optimizer = _stepped(kind)
    return optimizer, optimizer.param_groups[0]["params"][0]


@pytest.mark.parametrize(
    ("ours", "theirs", "shape", "name"),
    [
        ("AdamW", "AdamW", (64, 12), "state1"),  # a step would overrun this state
        ("AdamW8bit", "AdamW8bit", (64, 12), "state1"),
        ("AdamW", "AdEMAMix", (64, 128), "state1"),  # without its name
        ("AdEMAMix", "AdamW", (64, 128), "betas"),
    ],
)
def test_a_state_that_is_not_the_parameters_is_refused(
    ours: str, theirs: str, shape: tuple[int, ...], name: str
) -> None:
    optimizer = _stepped(ours)
    (p,) = optimizer.param_groups[0]["params"]
    before = p.detach().clone()
    saved = _stepped(theirs, shape).state_dict()
    del saved["optimizer_name"]  # bitsandbytes' states have no name
    optimizer.load_state_dict(saved)
    with pytest.raises(errors.InvalidArgument, match=name):
        optimizer.step()
    assert torch.equal(p, before)


@pytest.mark.parametrize("kind", ["AdamW", "AdamW8bit", "AdEMAMix8bit", "LAMB"])
def test_every_array_of_a_state_is_checked(kind: str) -> None:
    optimizer, p = _only(kind)
    names = [n for n in optimizer.state[p] if n.startswith(("state", "absmax", "unorm"))]
    for name in names:
        right = optimizer.state[p][name]
        wrongs = [right[..., :-1], right.double()]
        if name != "unorm_vec":  # unorm_vec is not required
            wrongs.append(None)
        if right.numel() > 1:
            wrongs.append(torch.stack([right, right], -1)[..., 0])
        for wrong in wrongs:
            optimizer.state[p][name] = wrong
            with pytest.raises(errors.InvalidArgument, match=name):
                optimizer.step()
        optimizer.state[p][name] = right
    optimizer.step()
    p.data = torch.ones(640, 1280)
    p.grad = torch.ones_like(p)
    with pytest.raises(errors.InvalidArgument, match="state1"):
        optimizer.step()


def test_a_gradient_of_another_size_is_refused() -> None:
    optimizer, p = _only("Adam")
    p.data, optimizer.state[p] = torch.ones(2, 3), {}
    with pytest.raises(errors.InvalidArgument, match="grad has 8192 elements: must have 6"):
        optimizer.step()


def test_states_of_torch_optim_are_refused() -> None:
    optimizer, p = _only("AdamW")
    theirs = torch.optim.AdamW([p])
    theirs.step()
    with pytest.raises(errors.InvalidArgument, match="has step, exp_avg, exp_avg_sq: it was"):
        optimizer.load_state_dict(theirs.state_dict())
    optimizer.step()
    assert optimizer.state[p]["step"] == 2


@pytest.mark.parametrize("name", ["CAME8bit", "Muon8bit", "AdamWScheduleFree8bit"])
def test_states_of_an_optimizer_with_other_options_are_refused(name: str) -> None:
    p, q = (torch.nn.Parameter(torch.ones(4, 4)) for _ in range(2))
    p.grad = torch.ones(4, 4)
    saved, optimizer = optim.AdamW8bit([p]), getattr(optim, name)([q])
    saved.step()
    with pytest.raises(errors.InvalidArgument, match=f"has no '.*': expected a state of {name}\nh"):
        optimizer.load_state_dict(saved.state_dict())
    assert not optimizer.state
    optimizer.load_state_dict(getattr(optim, name)([q]).state_dict())


def test_32_bit_states_in_another_memory_order_are_loaded() -> None:
    """bitsandbytes creates states in channels_last order for parameters in channels_last order."""
    p = torch.nn.Parameter(torch.randn(8, 4, 16, 16))
    ours, theirs = optim.AdamW([p]), optim.AdamW([p])
    p.grad = torch.randn_like(p)
    ours.step()
    given = ours.state_dict()
    for name in ("state1", "state2"):
        kept = given["state"][0]["__bnb_optimizer_quant_state__"]
        kept[name] = kept[name].clone(memory_format=torch.channels_last)
    theirs.load_state_dict(given)
    assert torch.equal(theirs.state[p]["state1"], ours.state[p]["state1"])
    theirs.step()


def test_parameters_in_other_memory_orders_are_updated() -> None:
    dense = torch.nn.Parameter(torch.randn(8, 4, 16, 16))
    other = torch.nn.Parameter(dense.detach().clone(memory_format=torch.channels_last))
    gradient = torch.randn_like(dense)
    for p in (dense, other):
        p.grad = gradient.clone()
        optim.AdamW8bit([p]).step()
    assert torch.equal(dense, other)
    assert other.is_contiguous(memory_format=torch.channels_last)


def test_groups_have_their_own_settings() -> None:
    p, q = (torch.nn.Parameter(torch.ones(10)) for _ in range(2))
    optimizer = optim.SGD([{"params": [p]}, {"params": [q], "lr": 0.5}], lr=0.1, momentum=0.9)
    for one in (p, q):
        one.grad = torch.ones_like(one)
    optimizer.step()
    torch.testing.assert_close(p, torch.full((10,), 0.9))
    torch.testing.assert_close(q, torch.full((10,), 0.5))


def test_ademamix_reaches_its_settings_and_keeps_them() -> None:
    p = torch.nn.Parameter(torch.zeros(8))
    optimizer = optim.AdEMAMix([p], alpha=5.0, t_alpha=10, t_beta3=20)
    config = optimizer.group_config(optimizer.param_groups[0])
    schedule = [optimizer.schedule(config, step) for step in (1, 5, 10, 20, 40)]
    assert [alpha for alpha, _ in schedule] == [0.5, 2.5, 5.0, 5.0, 5.0]
    # the half-life grows from beta1's, 6.6 steps, to beta3's, 6931 steps
    half_lives = [math.log(0.5) / math.log(beta3) for _, beta3 in schedule]
    first, last = (math.log(0.5) / math.log(beta) for beta in (0.9, 0.9999))
    wanted = [first + min(step / 20, 1) * (last - first) for step in (1, 5, 10, 20, 40)]
    assert half_lives == pytest.approx(wanted, rel=1e-6)


def test_a_closure_is_evaluated_and_missing_gradients_are_skipped() -> None:
    p, q = (torch.nn.Parameter(torch.ones(10)) for _ in range(2))
    optimizer = optim.Adam([p, q])

    def closure() -> Any:
        optimizer.zero_grad()
        loss = p.sum()
        loss.backward()
        return loss

    assert optimizer.step(closure).item() == 10.0
    assert (q == 1).all()
    assert q not in optimizer.state
