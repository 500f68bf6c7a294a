"""A step of every optimizer against its double-precision reference, with 8-bit and 32-bit states,
at sizes where blocks begin and end."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
updates = import_module("nybble.ops.optim.calls")
F = import_module("nybble.functional")
R = import_module("gpu.reference")

Make = Callable[..., Any]

SIZES = [0, 1, 255, 256, 257, 10007]
HYPER = {
    "lr": 1e-3, "beta1": 0.9, "beta2": 0.999, "beta3": 0.9999, "alpha": 5.0, "eps": 1e-8,
    "weight_decay": 0.01, "gnorm_scale": 0.9,
}  # fmt: skip
# Hyperparameters are float32; for 1 - 0.999 this is a relative error of 1.3e-5.
EXACT = {name: float(torch.tensor(value)) for name, value in HYPER.items()}
TWO = ("adam", "ademamix")  # have a second moment; the first moment of AdEMAMix has two rows
MAPS = [F.create_dynamic_map(signed) for signed in (True, False)]
HALF_ULP = {torch.float32: 2.0**-24, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}


class Moment:
    """A moment of one or two rows in the library's format."""

    def __init__(self, rows: Any, code: Any, eight: bool) -> None:
        self.code, self.shape, self.absmax = code, rows.shape, None
        self.kept = rows.clone()
        if eight:
            made = [F.quantize_blockwise(row, code=code.cuda(), blocksize=256) for row in rows]
            self.kept = torch.stack([codes for codes, _ in made])
            self.absmax = torch.stack([state.absmax for _, state in made])

    def values(self) -> Any:
        if self.absmax is None:
            return self.kept.cpu().double()
        pairs = zip(self.kept.cpu(), self.absmax.cpu(), strict=True)
        return torch.stack([R.decoded(codes, scales, self.code, 256) for codes, scales in pairs])

    def assert_is(self, exact: Any) -> None:
        exact = exact.reshape(self.shape)
        if self.absmax is None:
            torch.testing.assert_close(self.values(), exact, rtol=1e-5, atol=1e-7)
            return
        for row, codes, scales in zip(exact, self.kept.cpu(), self.absmax.cpu(), strict=True):
            top = R.absmax(row, 256)
            torch.testing.assert_close(scales.double(), top, rtol=1e-5, atol=0)
            far = R.excess(row, codes, top, self.code, 256)
            assert not row.numel() or float(far.max()) < 1e-5


def moments(make: Make, name: str, n: int, eight: bool) -> tuple[Moment, Moment]:
    rows = 2 if name == "ademamix" else 1
    first = make(rows * n, torch.float32, "normal", seed=3).view(rows, n) * 0.1
    first = first.abs() if name in ("rmsprop", "adagrad") else first
    second = make(n, torch.float32, "normal", seed=5).square().view(1, n) * 0.01
    return Moment(first, MAPS[0], eight), Moment(second, MAPS[1], eight)


def stepped(name: str, p: Any, g: Any, first: Moment, second: Moment, t: int) -> None:
    def whole(array: Any) -> Any:
        return array if array is None or name == "ademamix" else array[0]

    two = name in TWO
    item = updates.Item(
        p=p,
        g=g,
        step=t,
        state1=whole(first.kept),
        absmax1=whole(first.absmax),
        state2=second.kept[0] if two else None,
        absmax2=second.absmax[0] if two and second.absmax is not None else None,
    )
    codes = [None, None] if first.absmax is None else [code.cuda() for code in MAPS]
    updates.update(name, [item], updates.Hyperparameters(**HYPER), *codes)


def assert_near(name: str, got: Any, before: Any, exact: Any, lean: Any) -> None:
    """Compare p. The GPU uses approximate instructions (2 ulp) for division and roots."""
    moved = (exact - before.double()).abs()
    bound = 1e-6 + 1e-5 * moved + (HALF_ULP[got.dtype] * 1.01 + 2.0**-22) * exact.abs()
    far = (got.cpu().double() - exact).abs() > bound
    if name == "lion":  # except where the last bits decide the direction
        far &= lean.abs() > 1e-6
    assert not bool(far.any()), f"{int(far.sum())} of {far.numel()}"


@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
@pytest.mark.parametrize("name", ["adam", "momentum", "rmsprop", "lion", "adagrad", "ademamix"])
def test_a_step_is_its_papers(make: Make, dtype: Any, name: str, eight: bool) -> None:
    for n in SIZES:
        for t in (1, 3):
            p, g = (make(n, dtype, "normal", seed=seed) for seed in (1, 2))
            before, grad = p.cpu(), g.cpu().double()
            first, second = moments(make, name, n, eight)
            s = first.values() if name == "ademamix" else first.values()[0]
            exact, s_new, v_new = R.step(name, EXACT, t, before, grad, s, second.values()[0])
            stepped(name, p, g, first, second, t)
            lean = EXACT["beta1"] * s + (1 - EXACT["beta1"]) * grad * EXACT["gnorm_scale"]
            assert_near(name, p, before, exact, lean)
            first.assert_is(s_new)
            if name in TWO:
                second.assert_is(v_new)
