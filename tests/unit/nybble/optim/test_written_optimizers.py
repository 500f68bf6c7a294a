"""Third-party optimizers for bitsandbytes' base classes (GaLore, Q-GaLore) work with nybble's."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import errors, functional, optim  # noqa: E402


def test_galore_s_older_arguments_step_a_parameter_of_zeros() -> None:
    """GaLore's percentile_clipping and block_wise arrive as max_unorm and skip_zeros."""
    p = torch.nn.Parameter(torch.zeros(80, 64))
    given = ("adam", [p], 0.01, (0.9, 0.999), 1e-8, 0.0, 8, None, 256, 100, True)
    optimizer = optim.base.Optimizer2State(*given)
    for _ in range(3):  # the second and third steps are batched
        p.data.zero_()
        p.grad = torch.ones_like(p)
        optimizer.step()
        assert torch.allclose(p, torch.tensor(-0.01), rtol=1e-2)
    assert optimizer.state[p]["state1"].dtype == torch.uint8


@pytest.mark.parametrize("bits", [8, 32])
def test_an_optimizer_may_override_step(bits: int) -> None:
    """GaLore overrides step and calls its parts for one parameter at a time."""

    class OfOnesOwn(optim.base.Optimizer2State):
        @torch.no_grad()
        def step(self, closure: Any = None) -> None:
            if not self.initialized:
                self.check_overrides()
                self.to_gpu()
                self.initialized = True
            for gindex, group in enumerate(self.param_groups):
                for pindex, p in enumerate(group["params"]):
                    if "state1" not in self.state[p]:
                        self.init_state(group, p, gindex, pindex)
                    self.prefetch_state(p)
                    self.update_step(group, p, gindex, pindex)

    start = torch.randn(80, 64)
    ps = [torch.nn.Parameter(start.clone()) for _ in range(2)]
    mine = OfOnesOwn("adam", [ps[0]], lr=0.03, optim_bits=bits)
    mine.fill_qmap()
    assert torch.equal(mine.name2qmap["udynamic"], functional.create_dynamic_map(signed=False))
    for p, optimizer in zip(ps, (mine, optim.Adam([ps[1]], lr=0.03, optim_bits=bits)), strict=True):
        for _ in range(5):
            p.grad = (p - 1).detach()
            optimizer.step()
    assert torch.equal(*ps)
    assert not torch.equal(ps[0], start)


def test_an_overridden_step_may_have_states_with_torch_s_names() -> None:
    class Averaging(optim.AdamW8bit):
        @torch.no_grad()
        def step(self, closure: Any = None) -> None:
            for p in self.param_groups[0]["params"]:
                mean = self.state[p].setdefault("exp_avg", torch.zeros_like(p))
                p.sub_(mean.lerp_(p.grad, 0.5))

    p = torch.nn.Parameter(torch.ones(3))
    p.grad = torch.ones(3)
    optimizer, other = Averaging([p]), Averaging([p])
    optimizer.step()
    other.load_state_dict(optimizer.state_dict())
    assert other.state[p]["exp_avg"].tolist() == [0.5] * 3
    other.step()
    assert optimizer.state[p]["exp_avg"].tolist() == [0.5] * 3  # the optimizer loaded a copy
    plain = optim.AdamW8bit([p])
    plain.step()
    with pytest.raises(errors.InvalidArgument, match=r"saved by torch\.optim"):
        plain.load_state_dict(optimizer.state_dict())


def test_the_maps_of_8_bit_states_exist_from_the_start() -> None:
    """A third-party `init_state` reads the maps from `name2qmap`."""
    p = [torch.nn.Parameter(torch.ones(8))]
    for made in (optim.AdamW8bit(p), optim.AdamW(p, optim_bits=8)):
        assert torch.equal(made.name2qmap["dynamic"], functional.create_dynamic_map())
        assert [*made.name2qmap] == ["dynamic", "udynamic"]
    assert optim.AdamW(p).name2qmap == {}


@pytest.mark.parametrize("base", ["AdamW", "AdamW8bit"])
def test_a_step_calls_an_overridden_update_step(base: str) -> None:
    """bitsandbytes' step calls update_step for each parameter; subclasses unpack quantized ones."""

    class Halved(getattr(optim, base)):  # type: ignore[misc]
        def update_step(self, group: Any, p: Any, gindex: int, pindex: int) -> None:
            p.grad = p.grad / 2
            before = p.detach().clone()
            super().update_step(group, p, gindex, pindex)
            p.data = (p.data + before) / 2

    ps = [torch.nn.Parameter(torch.ones(80, 64)) for _ in range(3)]
    own, plain = Halved(ps[::2], lr=0.1, weight_decay=0.0), getattr(optim, base)([ps[1]], lr=0.05)
    plain.param_groups[0]["weight_decay"] = 0.0
    for _ in range(3):
        ps[0].grad, ps[1].grad = torch.ones(80, 64), torch.ones(80, 64)
        own.step()
        plain.step()
    torch.testing.assert_close(ps[0], ps[1], rtol=1e-4, atol=1e-4)
    assert (own.state[ps[0]]["step"], ps[2] in own.state) == (3, False)


def test_a_first_step_moves_loaded_states_to_the_parameters() -> None:
    """A model may be moved to a GPU after the states were loaded."""
    moved: list[bool] = []

    class Told(optim.AdamW8bit):
        def to_gpu(self) -> None:
            moved.append(self.initialized)
            super().to_gpu()

    p = torch.nn.Parameter(torch.ones(3))
    p.grad = torch.ones(3)
    optimizer = Told([p])
    for _ in range(3):
        optimizer.step()
    assert moved == [False]


def test_an_optimizer_may_derive_from_optimizer8bit() -> None:
    class Halving(optim.base.Optimizer8bit):
        def __init__(self, params: Any, rate: float) -> None:
            super().__init__(params, {"rate": rate}, 8)

        def init_state(self, group: Any, p: Any, gindex: int, pindex: int) -> None:
            self.state[p]["mean"] = self.get_state_buffer(p)

        def update_step(self, group: Any, p: Any, gindex: int, pindex: int) -> None:
            mean = self.state[p]["mean"].lerp_(p.grad, 0.5)
            p.data -= group["rate"] * mean

    p = torch.nn.Parameter(torch.ones(3))
    optimizer = Halving([p], rate=0.5)
    for _ in range(2):
        p.grad = torch.ones(3)
        optimizer.step()
    assert p.tolist() == [1 - 0.5 * (0.5 + 0.75)] * 3
    other = Halving([p], rate=1.0)
    other.load_state_dict(optimizer.state_dict())
    assert other.state[p]["mean"].tolist() == [0.75] * 3
    assert other.param_groups[0]["rate"] == 0.5


@pytest.mark.parametrize("bits", [8, 32])
def test_the_array_of_the_norm_is_created_with_the_states(bits: int) -> None:
    """A third-party `update_step` (APOLLO, Q-GaLore) passes this array to the update function."""
    p = torch.nn.Parameter(torch.ones(80, 64))
    optimizer = optim.base.Optimizer2State("adam", [p], optim_bits=bits, max_unorm=0.5)
    optimizer.init_state(optimizer.param_groups[0], p, 0, 0)
    assert optimizer.state[p]["unorm_vec"].tolist() == [0.0]


@pytest.mark.parametrize("name", ["AdamW8bit", "AdamW32bit", "AdEMAMix8bit"])
def test_a_step_may_be_counted_by_a_tensor(name: str) -> None:
    """safetensors files contain only tensors. bitsandbytes accepts a tensor as the step."""
    answers = []
    for counted in (lambda step: step, lambda step: torch.tensor(float(step)), torch.tensor):
        p = torch.nn.Parameter(torch.ones(80, 64))
        optimizer = getattr(optim, name)([p], lr=0.1)
        for _ in range(3):
            p.grad = (2 * p).detach()
            optimizer.step()
            saved = optimizer.state_dict()
            saved["state"][0]["step"] = counted(saved["state"][0]["step"])
            optimizer.load_state_dict(saved)
        answers.append(p)
        assert optimizer.state[p]["step"] == 3
    assert torch.equal(answers[0], answers[1])
    assert torch.equal(answers[0], answers[2])
    optimizer.state[p]["step"] = torch.tensor(2.5)
    with pytest.raises(errors.InvalidArgument, match="step"):
        optimizer.step()
