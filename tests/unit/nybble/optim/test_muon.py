"""Muon steps matrices as torch.optim.Muon does, and the other parameters as AdamW does."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.unit.nybble.optim import decoded  # noqa: E402
from torch.utils._python_dispatch import TorchDispatchMode  # noqa: E402

from nybble import errors, optim  # noqa: E402
from nybble.optim import muon  # noqa: E402

F = torch.nn.functional
TEXT = Path(__file__).resolve().parents[4] / "LICENSE"
COEFFICIENTS = (3.4445, -4.7750, 2.0315)


@pytest.fixture(autouse=True)
def _settings() -> Iterator[None]:
    optim.GlobalOptimManager.get_instance().initialize()
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # many threads are slower for small matrices on a busy machine
    yield
    torch.set_num_threads(threads)
    optim.GlobalOptimManager.get_instance().initialize()


def _orthogonalized(x: Any) -> Any:
    """Newton-Schulz in double precision."""
    x, tall = x / x.norm(), x.shape[0] > x.shape[1]
    x = x.T if tall else x
    a, b, c = COEFFICIENTS
    for _ in range(5):
        gram = x @ x.T
        x = a * x + (b * gram + c * gram @ gram) @ x
    return x.T if tall else x


@pytest.mark.parametrize("bits", [8, 32])
@pytest.mark.parametrize("nesterov", [True, False])
@pytest.mark.parametrize("adjust", [None, "match_rms_adamw"])
@pytest.mark.parametrize("shape", [(64, 96), (96, 64)])
def test_a_step_is_its_double_precision_reference(
    shape: tuple[int, int], adjust: str | None, nesterov: bool, bits: int
) -> None:
    p = torch.nn.Parameter(torch.randn(shape))
    optimizer = optim.Muon(
        [p], lr=0.1, weight_decay=0.5, nesterov=nesterov, adjust_lr_fn=adjust, optim_bits=bits
    )
    rows, columns = shape
    ratio = math.sqrt(max(1, rows / columns)) if adjust is None else 0.2 * math.sqrt(max(shape))
    kept = torch.zeros(shape, dtype=torch.float64)
    for step in (1, 2, 3):
        before, p.grad = p.detach().double(), torch.randn(shape)
        g = p.grad.double()
        optimizer.step()
        exact = 0.95 * kept + 0.05 * g
        update = 0.95 * exact + 0.05 * g if nesterov else exact
        wanted = before * (1 - 0.1 * 0.5) - 0.1 * ratio * _orthogonalized(update)
        # the iteration in bf16 differs by up to 3 % of the largest singular value, which is near 1
        error = (p.detach().double() - wanted) / (0.1 * ratio)
        assert torch.linalg.matrix_norm(error, 2) < 0.06
        kept = decoded.state1(optimizer.state[p])
        bound = exact.abs().max() * (0.02 if bits == 8 else 1e-6)
        assert (kept - exact).abs().max() < bound
        assert optimizer.state[p]["step"] == step


@pytest.mark.parametrize(("fast", "least", "most"), [(False, 0, 1e-4), (True, 1e-3, 0.06)])
def test_products_are_in_float32_if_bf16_products_are_slow(
    fast: bool, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(muon.private, "has_bf16_products", lambda: fast)
    p = torch.nn.Parameter(torch.zeros(32, 48))
    p.grad = torch.randn(32, 48).bfloat16().float()
    optim.Muon32bit([p], lr=1.0, momentum=0.5, nesterov=False).step()  # the momentum is exact
    error = p.detach().double() + _orthogonalized(p.grad.double())
    assert least <= torch.linalg.matrix_norm(error, 2) < most


@pytest.mark.torch("2.13")
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_32_bit_steps_are_torch_s(dtype: Any) -> None:
    start = torch.randn(48, 80).mul(0.02).to(dtype)
    ps = [torch.nn.Parameter(start.clone()) for _ in range(2)]
    both = optim.Muon32bit([ps[0]], lr=0.02), torch.optim.Muon([ps[1]], lr=0.02)
    for _ in range(5):
        ps[0].grad = torch.randn(48, 80).to(dtype)
        ps[1].grad = ps[0].grad.clone()
        for optimizer in both:
            optimizer.step()
    far = (ps[0] - ps[1]).float().norm() / (ps[1] - start).float().norm()
    assert far < (0.02 if dtype == torch.float32 else 0.05)


def _model() -> Any:
    torch.manual_seed(7)
    return torch.nn.Sequential(
        torch.nn.Embedding(128, 32),
        torch.nn.Flatten(),
        torch.nn.Linear(4 * 32, 64),
        torch.nn.ReLU(),
        torch.nn.Linear(64, 64),
        torch.nn.ReLU(),
        torch.nn.Linear(64, 128),
    )


def _train(make: Any) -> list[float]:
    """Train a next-character model on a real text and return the losses."""
    codes = torch.tensor([min(one, 127) for one in TEXT.read_bytes()])
    model = _model()
    hidden = [model[2].weight, model[4].weight]
    others = [p for p in model.parameters() if all(p is not one for one in hidden)]
    optimizers, losses = make(hidden, others), []
    draw = torch.Generator().manual_seed(5)
    for _ in range(50):
        at = torch.randint(len(codes) - 5, (64,), generator=draw)
        rows = torch.stack([codes[i : i + 5] for i in at])
        loss = F.cross_entropy(model(rows[:, :4]), rows[:, 4])
        loss.backward()
        for optimizer in optimizers:
            optimizer.step()
            optimizer.zero_grad()
        losses.append(float(loss.detach()))
    return losses


@pytest.mark.torch("2.13")
def test_8_bit_momentum_learns_a_text_as_torch_s_32_bit_momentum_does() -> None:
    def ours(hidden: Any, others: Any) -> Any:
        groups = [
            {
                "params": hidden,
                "use_muon": True,
                "lr": 0.02,
                "momentum": 0.95,
                "weight_decay": 0.01,
            },
            {"params": others, "use_muon": False, "lr": 3e-3, "betas": (0.9, 0.95)},
        ]
        return [optim.Muon8bit(groups)]

    def theirs(hidden: Any, others: Any) -> Any:
        rest = torch.optim.AdamW(others, lr=3e-3, betas=(0.9, 0.95), weight_decay=0.1)
        return [torch.optim.Muon(hidden, lr=0.02, weight_decay=0.01), rest]

    found, wanted = _train(ours), _train(theirs)
    assert found[0] == wanted[0]
    assert sum(wanted[-10:]) / 10 < 0.7 * wanted[0]
    assert sum(found[-10:]) == pytest.approx(sum(wanted[-10:]), rel=0.03)


def _grouped(bits: int = 8, count: int = 1) -> tuple[Any, ...]:
    """Return an optimizer, `count` matrices and a vector."""
    shapes = [*[(80, 64)] * count, (64,)]
    ps = [torch.nn.Parameter(torch.randn(shape)) for shape in shapes]
    return _over(ps, bits), *ps


def _over(ps: list[Any], bits: int) -> Any:
    """Return an optimizer for matrices and a vector."""
    groups = [
        {"params": ps[:-1]},
        {"params": ps[-1:], "use_muon": False, "lr": 0.01, "weight_decay": 0.0},
    ]
    return optim.Muon(groups, lr=0.02, optim_bits=bits)


def test_the_other_parameters_are_stepped_as_adamw_steps_them() -> None:
    optimizer, matrix, vector = _grouped(32)
    copied = torch.nn.Parameter(vector.detach().clone())
    plain = optim.AdamW32bit([copied], lr=0.01, betas=(0.9, 0.95), weight_decay=0.0)
    for _ in range(3):
        matrix.grad, vector.grad = torch.randn(80, 64), torch.randn(64)
        copied.grad = vector.grad.clone()
        optimizer.step()
        plain.step()
    assert torch.equal(vector, copied)
    assert "state2" not in optimizer.state[matrix]
    assert "state2" in optimizer.state[vector]


@pytest.mark.parametrize("bits", [8, 32])
def test_a_checkpoint_continues_bit_for_bit(bits: int) -> None:
    optimizer, *ps = _grouped(bits, 3)
    decoded.continued(optimizer, ps, lambda qs: _over(qs, bits))


def test_a_stack_is_stepped_as_its_matrices() -> None:
    stack = torch.nn.Parameter(torch.randn(3, 48, 32))
    each = [torch.nn.Parameter(one.detach().clone()) for one in stack]
    stack.grad = torch.randn(3, 48, 32)
    for p, g in zip(each, stack.grad, strict=True):
        p.grad = g.clone()
    optim.Muon([stack], lr=0.1).step()
    optim.Muon(each, lr=0.1).step()
    torch.testing.assert_close(stack, torch.stack([*each]), rtol=0, atol=2e-3)


def test_weight_decay_is_not_lost_in_bf16() -> None:
    """A bf16 value multiplied by 1 - 5e-4 is rounded back to itself."""
    p = torch.nn.Parameter(torch.full((64, 64), 1.0, dtype=torch.bfloat16))
    optimizer = optim.Muon8bit([p], lr=0.05, weight_decay=1e-2)
    for _ in range(60):
        p.grad = torch.randn(64, 64).bfloat16()
        optimizer.step()
    mean = float(p.detach().float().mean())
    assert 0.96 < mean < 0.98  # (1 - 5e-4) ** 60 is 0.970


class _Launches(TorchDispatchMode):
    """List torch's operations that are not views, and the native calls."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.names: list[str] = []
        prepare = muon.updates.prepare_update

        def counted(*args: Any) -> Any:
            self.names.append("native")
            return prepare(*args)

        patch.setattr(muon.updates, "prepare_update", counted)
        patch.setattr(muon.private, "has_bf16_products", lambda: True)

    def __torch_dispatch__(
        self, function: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        if function.namespace == "aten" and not function.is_view:
            self.names.append(function.name())
        return function(*args, **(kwargs or {}))


def _matrices(*counts: int) -> tuple[Any, list[Any]]:
    """Return an optimizer of counts[0] matrices of one shape and counts[1] of another."""
    shapes = [
        shape for shape, n in zip([(40, 64), (64, 40)], counts, strict=True) for _ in range(n)
    ]
    ps = [torch.nn.Parameter(torch.randn(shape)) for shape in shapes]
    for p in ps:
        p.grad = torch.randn(p.shape)
    return optim.Muon8bit(ps, lr=0.1, min_8bit_size=256), ps


def test_matrices_of_one_shape_are_stepped_together(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for counts in ((1, 0), (1, 1), (6, 6)):
        optimizer, _ = _matrices(*counts)
        optimizer.step()  # creates the states
        with monkeypatch.context() as patch, _Launches(patch) as seen:
            optimizer.step()
        found.append(len(seen.names))
    # One native call, 15 matrix products, 2 operations for the momenta (of a single matrix: 1), 3
    # for the norms, 2 for the parameters and 2 casts (float32).
    assert found == [24, 48, 50]


def test_a_stack_has_a_limited_size(monkeypatch: pytest.MonkeyPatch) -> None:
    (together, ps), (apart, qs) = _matrices(5, 2), _matrices(5, 2)
    for p, q in zip(ps, qs, strict=True):
        q.data, q.grad = p.detach().clone(), p.grad
    late = ps[0].grad
    for grad in (None, late):  # in the second step, one matrix of a stack is at its first step
        ps[0].grad = qs[0].grad = grad
        together.step()
        with monkeypatch.context() as patch, _Launches(patch) as seen:
            patch.setattr(muon, "_STACK_VALUES", 2 * 40 * 64 + 1)
            apart.step()
    assert seen.names.count("native") == 3 + 1
    for p, q in zip(ps, qs, strict=True):
        torch.testing.assert_close(p, q, rtol=0, atol=2e-3)


@pytest.mark.parametrize("memory", ["transposed", "with a zero gradient", "without a gradient"])
def test_unusual_matrices_are_stepped(memory: str) -> None:
    p = torch.nn.Parameter(
        torch.randn(64, 80).t() if memory == "transposed" else torch.ones(80, 64)
    )
    before = p.detach().clone()
    if memory != "without a gradient":
        p.grad = torch.zeros_like(p) if "zero" in memory else torch.randn(80, 64)
    optim.Muon8bit([p], lr=0.1, weight_decay=0.0).step()
    assert p.isfinite().all()
    assert torch.equal(p, before) == (memory != "transposed")


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"momentum": 1.0}, "momentum=1.0: allowed is 0 to below 1"),
        ({"adjust_lr_fn": "rms"}, "adjust_lr_fn='rms': allowed are None, 'original'"),
        ({"ns_steps": 100}, "ns_steps=100: allowed is 0 to 99"),
        ({"ns_coefficients": (1.0, 2.0)}, "must be three numbers"),
        ({"lr": -1.0}, "lr=-1.0"),
        ({"weight_decay": math.nan}, "weight_decay=nan"),
        ({"optim_bits": 16}, "optim_bits=16: allowed are 8 and 32"),
        ({"use_muon": "yes"}, "use_muon='yes': allowed are True and False"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], text: str) -> None:
    group = {"params": [torch.nn.Parameter(torch.ones(4, 4))]}
    if "use_muon" in settings:
        group |= settings
        settings = {}
    with pytest.raises((errors.InvalidArgument, errors.Unsupported)) as error:
        optim.Muon([group], **settings)
    assert text in str(error.value)


def test_vectors_are_refused_with_the_way_out() -> None:
    layer = torch.nn.Linear(4, 4)
    with pytest.raises(errors.InvalidArgument) as error:
        optim.Muon8bit(layer.parameters())
    assert "params[1] has the shape (4,): Muon updates only parameters" in str(error.value)
    assert "hint: put this parameter into a group with use_muon=False" in str(error.value)
    with pytest.raises(errors.InvalidArgument, match="bias has the shape"):
        optim.Muon8bit(layer.named_parameters())


def test_a_wrong_setting_in_a_later_step_changes_nothing() -> None:
    optimizer, matrix, vector = _grouped()
    matrix.grad, vector.grad = torch.ones(80, 64), torch.ones(64)
    optimizer.param_groups[0]["ns_steps"] = -1
    before = matrix.detach().clone(), vector.detach().clone()
    with pytest.raises(errors.InvalidArgument, match="ns_steps=-1"):
        optimizer.step()
    assert torch.equal(matrix, before[0])
    assert torch.equal(vector, before[1])


def test_states_of_torch_s_muon_are_refused() -> None:
    optimizer, *_ = _grouped()
    saved = optimizer.state_dict()
    saved["state"] = {0: {"momentum_buffer": torch.zeros(80, 64)}}
    with pytest.raises(errors.InvalidArgument, match=r"saved by torch\.optim"):
        optimizer.load_state_dict(saved)
