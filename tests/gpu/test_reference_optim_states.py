"""Steps of AdamW with 4-bit states, and of Schedule-Free AdamW, against their double-precision
references, at sizes where blocks begin and end."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
updates = import_module("nybble.ops.optim.calls")
four_bit = import_module("nybble.optim.four_bit")
F = import_module("nybble.functional")
R = import_module("gpu.reference")

Make = Callable[..., Any]

SIZES = [1, 127, 128, 129, 255, 256, 257, 385, 10007]
HYPER = {
    "lr": 1e-3, "beta1": 0.9, "beta2": 0.999, "alpha": 0.25, "eps": 1e-8, "weight_decay": 0.01,
    "gnorm_scale": 0.9,
}  # fmt: skip
EXACT = {name: float(torch.tensor(value)) for name, value in HYPER.items()}  # float32 numbers
HALF_ULP = {torch.float32: 2.0**-24, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}
MAPS = four_bit._maps(torch.device("cpu"))
# no fast encoder knows these maps
OTHER = (torch.linspace(-1, 1, 16), torch.linspace(0.0, 1.0, 16).square())


class Packed:
    """A 4-bit moment in blocks of 128."""

    def __init__(self, x: Any, code: Any) -> None:
        self.code, self.n = code, x.numel()
        rows = R.blocks(x.cpu().double(), 128)
        self.absmax = rows.abs().amax(1).float().to(x.device)
        y = (rows / rows.abs().amax(1, keepdim=True).clamp(min=1e-30)).reshape(-1)
        codes = (y[:, None] - code.double()).abs().argmin(1).to(torch.uint8)[: self.n]
        codes = torch.nn.functional.pad(codes, (0, self.n % 2))
        self.kept = (codes[::2] << 4 | codes[1::2]).to(x.device)

    def values(self) -> Any:
        codes = R.nibbles(self.kept.cpu(), self.n)
        return R.decoded(codes, self.absmax.cpu(), self.code, 128)

    def assert_is(self, exact: Any) -> None:
        top = R.absmax(exact, 128)
        torch.testing.assert_close(self.absmax.cpu().double(), top, rtol=1e-5, atol=0)
        codes = R.nibbles(self.kept.cpu(), self.n)
        assert float(R.excess(exact, codes, top, self.code, 128).max()) < 1e-5


def assert_near(got: Any, before: Any, exact: Any) -> None:
    """Compare p or z. The GPU uses approximate instructions (2 ulp) for division and roots."""
    moved = (exact - before.double()).abs()
    bound = 1e-6 + 1e-5 * moved + (HALF_ULP[got.dtype] * 1.01 + 2.0**-22) * exact.abs()
    far = (got.cpu().double() - exact).abs() > bound
    assert not bool(far.any()), f"{int(far.sum())} of {far.numel()}"


def run_4bit(items: list[Any], maps: Any = MAPS, **hyper: Any) -> None:
    codes = [code.float().to(items[0].p.device) for code in maps]
    settings = updates.Hyperparameters(**{**HYPER, **hyper})
    updates.prepare_update("adam", items, settings, *codes, bits=4).run()


def moments(make: Make, n: int, maps: Any = MAPS) -> tuple[Packed, Packed]:
    second = make(n, torch.float32, "normal", seed=5).square() * 0.01
    first = make(n, torch.float32, "normal", seed=3) * 0.1
    return Packed(first, maps[0]), Packed(second, maps[1])


def item_of(p: Any, g: Any, first: Packed, second: Packed, t: int) -> Any:
    arrays = {"state1": first.kept, "state2": second.kept}
    return updates.Item(
        p=p, g=g, step=t, **arrays, absmax1=first.absmax, absmax2=second.absmax
    )  # fmt: skip


@pytest.mark.parametrize("maps", [MAPS, OTHER], ids=["torchao's maps", "other maps"])
def test_a_4bit_step_is_its_papers(make: Make, dtype: Any, maps: Any) -> None:
    for n in SIZES:
        for t in (1, 3):
            p, g = (make(n, dtype, "normal", seed=seed) for seed in (1, 2))
            before, grad = p.cpu(), g.cpu().double()
            first, second = moments(make, n, maps)
            exact, s, v = R.step("adam", EXACT, t, before, grad, first.values(), second.values())
            run_4bit([item_of(p, g, first, second, t)], maps)
            assert_near(p, before, exact)
            first.assert_is(s)
            second.assert_is(v)


@pytest.mark.parametrize("kind", ["zero blocks", "special"])
def test_a_4bit_step_with_unusual_gradients(make: Make, dtype: Any, kind: str) -> None:
    n = 20011
    p, g = make(n, dtype, "normal", seed=1), make(n, dtype, kind, seed=2)
    if kind == "special":
        g[100] = min(1e20, torch.finfo(dtype).max)  # its square may be infinite in float32
    before, grad = p.cpu(), g.cpu().double()
    fine = grad.float().square().isfinite()
    first, second = moments(make, n)
    grad = torch.where(fine, grad, 0.0)
    exact, s, v = R.step("adam", EXACT, 3, before, grad, first.values(), second.values())
    run_4bit([item_of(p, g, first, second, 3)])
    assert_near(p[fine.to(p.device)], before[fine], exact[fine])
    assert torch.equal(p.cpu()[~fine], before[~fine])
    first.assert_is(torch.where(fine, s, 0.0))
    second.assert_is(torch.where(fine, v, 0.0))


def test_a_4bit_step_skips_zeros_and_unaligned_arrays(make: Make, dtype: Any) -> None:
    for skip, shift in ((True, 0), (False, 1)):
        n = 4096 + 77
        p, g = (make(n + shift, dtype, "normal", seed=seed)[shift:] for seed in (1, 2))
        g[::5] = 0
        before, grad = p.cpu().clone(), g.cpu().double()
        first, second = moments(make, n)
        m, v = first.values(), second.values()
        exact, s, w = R.step("adam", EXACT, 3, before, grad, m, v)
        kept = (grad == 0) & skip
        run_4bit([item_of(p, g, first, second, 3)], skip_zeros=skip)
        assert_near(p, before, torch.where(kept, before.double(), exact))
        first.assert_is(torch.where(kept, m, s))
        second.assert_is(torch.where(kept, v, w))


def test_many_tensors_with_4bit_states_are_stepped_in_one_call(make: Make) -> None:
    sizes = [1, 256, 300, 5000, 4096, 3, 70001] * 7
    every = [(make(n, torch.bfloat16, "normal", seed=n), *moments(make, n)) for n in sizes]
    alone = [(p.clone(), *moments(make, p.numel())) for p, _, _ in every]
    run_4bit([item_of(p, p.clone(), *states, 2) for p, *states in every])
    for (p, *states), (q, first, second) in zip(every, alone, strict=True):
        run_4bit([item_of(q, q.clone(), first, second, 2)])
        assert torch.equal(p, q)
        assert torch.equal(states[0].kept, first.kept)


def second_moment(make: Make, n: int, eight: bool) -> tuple[Any, Any, Any]:
    """Return the state, its absmax, and its values."""
    v = make(n, torch.float32, "normal", seed=5).square() * 0.01
    if not eight:
        return v, None, v.cpu().double()
    code = F.create_dynamic_map(False)
    codes, state = F.quantize_blockwise(v, code=code.to(v.device), blocksize=256)
    return codes, state.absmax, R.decoded(codes.cpu(), state.absmax.cpu(), code, 256)


@pytest.mark.parametrize("kind", ["normal", "zero blocks", "special"])
@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
def test_a_schedule_free_step_is_its_papers(make: Make, dtype: Any, eight: bool, kind: str) -> None:
    h, code = EXACT, F.create_dynamic_map(False)
    for n in SIZES if kind == "normal" else [20011]:
        y, g, z = make(n, dtype, "normal", 1), make(n, dtype, kind, 2), make(n, dtype, "normal", 3)
        if kind == "special":
            g[100] = min(1e20, torch.finfo(dtype).max)  # its square may be infinite in float32
        state, absmax, v = second_moment(make, n, eight)
        old, old_z, grad = y.cpu(), z.cpu(), g.cpu().double() * h["gnorm_scale"]
        fine = grad.float().square().isfinite()
        item = updates.Item(p=y, g=g, state1=state, state2=z, absmax1=absmax, step=3)
        maps = [code.to(y.device)] if eight else []
        updates.prepare_update(
            "schedule_free", [item], updates.Hyperparameters(**HYPER), *maps
        ).run()
        v = h["beta2"] * v + (1 - h["beta2"]) * grad * grad
        root = (v / (1 - h["beta2"] ** 3)).sqrt() + h["eps"]
        update = grad / root + h["weight_decay"] * old.double()
        a, factor = h["alpha"], h["lr"] * (h["beta1"] * (1 - h["alpha"]) - 1)
        exact = old.double() * (1 - a) + a * old_z.double() + factor * update
        assert_near(y[fine.to(y.device)], old[fine], exact[fine])
        assert_near(z[fine.to(y.device)], old_z[fine], (old_z.double() - h["lr"] * update)[fine])
        if not eight:
            torch.testing.assert_close(state.cpu().double()[fine], v[fine], rtol=1e-5, atol=1e-9)
            continue
        assert torch.equal(y.cpu()[~fine], old[~fine])
        assert torch.equal(z.cpu()[~fine], old_z[~fine])
        v = torch.where(fine, v, 0.0)
        top = R.absmax(v, 256)
        torch.testing.assert_close(absmax.cpu().double(), top, rtol=1e-5, atol=0)
        assert float(R.excess(v, state.cpu(), top, code, 256).max()) < 1e-5
