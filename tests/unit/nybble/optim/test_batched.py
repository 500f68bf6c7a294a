"""Batched steps give the same bits as single steps and use replaced states and memory. Parameters
that cannot be batched take the general path."""

from __future__ import annotations

import contextlib
import copy
import sys
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import optim  # noqa: E402
from nybble._torch import fast_path  # noqa: E402
from nybble.errors import InvalidArgument, Unsupported  # noqa: E402
from nybble.optim import sharded  # noqa: E402
from nybble.optim.batched import read_batches, run_batches  # noqa: E402

pytestmark = pytest.mark.usefixtures("fresh_manager", "with_fast_path")
CASES: dict[str, dict[str, Any]] = {
    **{name: {} for name in ("Adam", "AdamW", "LAMB", "RMSprop", "Adagrad", "Lion", "PagedAdamW")},
    "AdEMAMix": {"t_alpha": 4, "t_beta3": 4},
    "SGD": {"momentum": 0.9},
    "LARS": {"momentum": 0.9},
}
OTHERS = ("AdamW4bit", "AdamWScheduleFree8bit", "AdamWScheduleFree32bit")
NAMES = [*(name + bits for name in sorted(CASES) for bits in ("8bit", "32bit")), *OTHERS]
SHAPES = [(80, 64), (5,), (0, 3), (33, 7), (64, 64), (), (4097,)]


def _parameters(dtype: Any = torch.float32, shapes: Any = SHAPES) -> list[Any]:
    torch.manual_seed(0)
    made = [torch.nn.Parameter(torch.randn(shape).to(dtype)) for shape in shapes]
    for p in made:
        p.grad = torch.randn_like(p)
    return made


def _left(optimizer: Any) -> list[int]:
    """Do a step of the first group and return its parameters that were not batched."""
    group = optimizer.param_groups[0]
    batches, left = read_batches(optimizer, group, *optimizer._plan(0, group))
    run_batches(batches)
    return left


def _train(optimizer: Any) -> None:
    if hasattr(optimizer, "train"):  # Schedule-Free
        optimizer.train()


def _tensors(optimizer: Any) -> list[Any]:
    states = [optimizer.state[p] for g in optimizer.param_groups for p in g["params"]]
    flat = [value for state in states for _, value in sorted(state.items())]
    return [torch.as_tensor(value) for value in flat]


def _life(name: str, dtype: Any, settings: dict[str, Any]) -> list[Any]:
    """Use an optimizer in many ways; return all final parameters and states."""
    ps, late = _parameters(dtype), _parameters(dtype, [(70, 70), (3,)])
    make = getattr(optim, name)
    optimizer = make([{"params": ps[:4]}, {"params": ps[4:], "lr": 0.5}], lr=1e-2, **settings)
    _train(optimizer)
    optimizer.step()
    ps[0].grad = None  # from now on, the parameters have different step counts
    optimizer.step()
    optimizer.param_groups[0]["lr"] = 3e-3
    ps[0].grad = torch.ones_like(ps[0])
    ps[1].grad = ps[1].grad * 2  # the gradient is in other memory
    ps[3].data = ps[3].data.clone()
    optimizer.step()
    optimizer.add_param_group({"params": late, "weight_decay": 0.1})
    _train(optimizer)
    optimizer.step()
    other = make([{"params": ps[:4]}, {"params": ps[4:]}, {"params": late}], lr=1.0, **settings)
    other.load_state_dict(copy.deepcopy(optimizer.state_dict()))
    for _ in range(2):
        other.step()
    return [*ps, *late, *_tensors(other)]


def _settings(name: str) -> dict[str, Any]:
    return CASES.get(name.removesuffix("8bit").removesuffix("32bit"), {})


@pytest.mark.parametrize("name", NAMES)
def test_both_paths_give_the_same_bits(name: str) -> None:
    for dtype in (torch.float32, torch.bfloat16, torch.float16):
        fast = _life(name, dtype, _settings(name))
        with fast_path.general_path():
            general = _life(name, dtype, _settings(name))
        assert len(fast) == len(general)
        for one, other in zip(fast, general, strict=True):
            assert one.dtype == other.dtype
            assert torch.equal(one, other)


@pytest.mark.parametrize("name", [name for name in NAMES if "32bit" not in name])
def test_one_call_updates_all_plain_parameters(name: str) -> None:
    ps = [*_parameters(), *_parameters(torch.bfloat16)]
    optimizer = getattr(optim, name)(ps, lr=1e-2, **_settings(name))
    _train(optimizer)
    full = [index for index, p in enumerate(ps) if p.numel()]
    assert _left(optimizer) == full  # no parameter has a state yet
    assert not optimizer.state
    optimizer.step()
    before = [p.detach().clone() for p in ps]
    assert _left(optimizer) == []
    assert all(optimizer.state[p]["step"] == 2 for p in ps if p.numel())
    for p, old in zip(ps[: len(SHAPES)], before, strict=False):
        assert torch.equal(p, old) == (not p.numel())


def test_loaded_4bit_states_are_updated_in_one_call() -> None:
    ps = _parameters()
    optimizer = optim.AdamW4bit(ps, lr=1e-2)
    optimizer.step()
    other = optim.AdamW4bit(ps, lr=1e-2)
    other.load_state_dict(copy.deepcopy(optimizer.state_dict()))
    assert _left(other) == []
    other.state[ps[0]]["qmap1"] = other.state[ps[0]]["qmap1"].clone()  # may be another map
    assert _left(other) == [0]


def test_parameters_at_other_steps_are_updated_too() -> None:
    for name in ("AdamW8bit", "AdEMAMix8bit"):
        ps = _parameters(shapes=[(64, 64)] * 6)
        optimizer = getattr(optim, name)(ps)
        for count in range(6):
            ps[count].grad = None
            optimizer.step()
        for p in ps:
            p.grad = torch.ones_like(p)
        optimizer.step()
        assert _left(optimizer) == []
        assert [optimizer.state[p]["step"] for p in ps] == [2, 3, 4, 5, 6, 7]


def test_the_general_path_updates_other_parameters() -> None:
    class Own(torch.Tensor):
        pass

    ps = _parameters(shapes=[(64, 64)] * 8)
    ps[1] = torch.nn.Parameter(ps[1].detach().t())
    ps[1].grad = torch.ones(64, 64)
    ps[2].grad = torch.ones(64, 64).t()[:, :]
    ps[3].grad = torch.ones(128, 64)[::2]
    ps[4] = torch.ones(64, 64).as_subclass(Own).requires_grad_()
    ps[4].grad = torch.ones(64, 64)
    optimizer = optim.AdamW8bit(ps)
    optimizer.step()
    optimizer.state[ps[5]]["absmax1"] = optimizer.state[ps[5]]["absmax1"].repeat(2)[::2]
    optimizer.state[ps[6]]["step"] = torch.tensor(1)
    before = [p.detach().clone() for p in ps]
    left = [1, 2, 3, 4, 5, 6]
    assert _left(optimizer) == left
    assert [i for i, p in enumerate(ps) if torch.equal(p, before[i])] == left
    assert [optimizer.state[p]["step"] for p in ps] == [2, 1, 1, 1, 1, 1, 1, 2]
    optimizer.state[ps[5]]["absmax1"] = optimizer.state[ps[5]]["absmax1"].contiguous()
    optimizer.step()
    assert not any(torch.equal(p, before[i]) for i, p in enumerate(ps))


def test_a_new_state_and_new_memory_are_used() -> None:
    p, twin = _parameters(shapes=[(64, 64)] * 2)
    twin.data.copy_(p.data)
    twin.grad = p.grad.clone()
    one, other = (optim.AdamW8bit([q], lr=1e-2) for q in (p, twin))
    for optimizer in (one, other):
        optimizer.step()
    other.state[twin] = {k: copy.deepcopy(v) for k, v in other.state[twin].items()}
    other.state[twin]["state1"] = other.state[twin]["state1"].clone()
    twin.data = twin.data.clone()
    twin.grad = twin.grad.clone()
    for optimizer in (one, other):
        assert _left(optimizer) == []
    assert torch.equal(p, twin)
    for key, value in one.state[p].items():
        assert torch.equal(torch.as_tensor(value), torch.as_tensor(other.state[twin][key]))


def test_parameters_with_their_own_settings_take_the_general_path() -> None:
    ps = _parameters(shapes=[(64, 64)] * 3)
    manager = optim.GlobalOptimManager.get_instance()
    manager.override_config(ps[1], "lr", 0.5)
    optimizer = optim.Lion8bit(ps, lr=1e-3)
    optimizer.step()
    before = [p.detach().clone() for p in ps]
    optimizer.step()
    moved = [(p - old).abs().max().item() for p, old in zip(ps, before, strict=True)]
    assert moved == pytest.approx([1e-3, 0.5, 1e-3], rel=1e-3)
    assert _left(optimizer) == [1]


def test_a_subclass_keeps_its_own_settings() -> None:
    class Halved(optim.SGD32bit):
        def get_config(self, gindex: int, pindex: int, group: dict[str, Any]) -> dict[str, Any]:
            found = super().get_config(gindex, pindex, group)
            return {**found, "lr": found["lr"] / (1 + pindex)}

    ps = [torch.nn.Parameter(torch.zeros(10)) for _ in range(2)]
    optimizer = Halved(ps, lr=0.5, momentum=0.9)
    for _ in range(2):
        for p in ps:
            p.grad = torch.ones_like(p)
        optimizer.step()
    assert torch.equal(ps[0], 2 * ps[1])


def test_errors_are_those_of_the_general_path() -> None:
    p = torch.nn.Parameter(torch.zeros(10, 4))
    p.grad = torch.ones_like(p)
    optimizer = optim.Adam([p])
    optimizer.step()
    p.grad = torch.ones_like(p).to_sparse()
    with pytest.raises(Unsupported, match="sparse gradients"):
        optimizer.step()


def test_a_step_keeps_no_references() -> None:
    ps = _parameters(shapes=[(64, 64), (5,)])
    optimizer = optim.AdamW8bit(ps)
    optimizer.step()
    held = [*ps, *(p.grad for p in ps), *_tensors(optimizer)]
    held += [optimizer.state[p] for p in ps]
    optimizer.step()
    before = [sys.getrefcount(one) for one in held]
    for _ in range(50):
        optimizer.step()
    after = [sys.getrefcount(one) for one in held]
    assert before == after


def test_a_refused_step_keeps_no_references() -> None:
    """The data read for the other parameters is discarded."""
    ps = _parameters(shapes=[(64, 64), (5,), (64, 64)])
    optimizer = optim.AdamW8bit(ps)
    optimizer.step()
    ps[2].data = ps[2].data.double()
    held = [*ps, *(p.grad for p in ps), *_tensors(optimizer)]

    def counts() -> list[int]:
        with contextlib.suppress(InvalidArgument):
            optimizer.step()
            raise AssertionError("it was not refused")
        return [sys.getrefcount(one) for one in held]

    before = counts()
    assert [counts() for _ in range(20)] == [before] * 20


@pytest.mark.parametrize(
    "name", ["AdamW8bit", "AdEMAMix", "AdamW4bit", "CAME8bit", "AdamWScheduleFree8bit"]
)
@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError])
def test_a_state_is_created_completely_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch, name: str, error: type[BaseException]
) -> None:
    """A first step that fails, for example because the memory is full, can be repeated."""
    p, q = (torch.nn.Parameter(torch.ones(80, 64)) for _ in range(2))
    first, other = getattr(optim, name)([p]), getattr(optim, name)([q])
    p.grad, q.grad = torch.ones(80, 64), torch.ones(80, 64)
    for optimizer in (first, other) if "Free" in name else ():
        optimizer.train()
    for allowed in range(9):
        left = [allowed]
        with monkeypatch.context() as patch:
            for function in ("zeros", "zero_blocks", "zero_factors"):
                patch.setattr(sharded, function, _limited(getattr(sharded, function), left, error))
            try:
                first.step()
                break
            except error:
                assert not first.state[p]
    assert allowed > 1
    other.step()
    assert torch.equal(p, q)
    assert first.state[p]["step"] == 1


def _limited(own: Any, left: list[int], error: type[BaseException]) -> Any:
    """Return a function that may allocate left[0] arrays."""

    def made(*arguments: Any, **named: Any) -> Any:
        if not left[0]:
            raise error
        left[0] -= 1
        return own(*arguments, **named)

    return made
