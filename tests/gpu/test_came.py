"""Steps of CAME by the kernels, compared with steps by operations of torch on the same device."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
F = import_module("nybble.functional")
optim = import_module("nybble.optim")
came = import_module("nybble.optim.came")

Make = Callable[..., Any]

# a single group of columns; partial tiles and units; stacks of matrices; strips of rows
SHAPES = [(1, 8), (80, 64), (77, 264), (3, 40, 72), (2, 2, 33, 256), (301, 1032), (1024, 1024)]


def _stepped(make: Make, shape: tuple[int, ...], dtype: Any, kind: str, **settings: Any) -> Any:
    """Return the parameter and its state after three steps."""
    n = int(torch.tensor(shape).prod())
    p = torch.nn.Parameter(make(n, dtype, "normal", seed=1).view(shape))
    optimizer = optim.CAME([p], min_8bit_size=1, weight_decay=0.1, **settings)
    for step in range(3):
        p.grad = make(n, dtype, kind, seed=2 + step).view(shape)
        optimizer.step()
    return p.detach().float(), optimizer.state[p]


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("bits", [8, 32])
@pytest.mark.parametrize("kind", ["normal", "zero blocks"])
@pytest.mark.parametrize("shape", SHAPES)
def test_the_kernels_step_as_torch_does(
    make: Make, dtype: Any, shape: Any, kind: str, bits: int, whole: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(came.KernelMatrix, "whole", whole)  # sharded parameters: step by step
    settings = {"lr": 0.02, "optim_bits": bits}
    p, state = _stepped(make, shape, dtype, kind, **settings)
    monkeypatch.setattr(came.KernelMatrix, "supports", lambda item: False)
    q, wanted = _stepped(make, shape, dtype, kind, **settings)
    start = make(p.numel(), dtype, "normal", seed=1).view(shape).float()
    bound = 1e-3 if dtype == torch.float32 else 0.06  # torch rounds the update, and then p
    assert (p - q).norm() < bound * (q - start).norm()
    for name in ("sq_row", "sq_col", "res_row", "res_col"):
        torch.testing.assert_close(state[name], wanted[name], rtol=1e-2, atol=1e-9)
    if bits == 32:
        size = wanted["state1"].abs().max()
        assert (state["state1"] - wanted["state1"]).abs().max() < 1e-3 * size
        return
    torch.testing.assert_close(state["absmax1"], wanted["absmax1"], rtol=1e-3, atol=0)
    code = F.create_dynamic_map().to(p.device)  # neighbours are at most 1/64 apart
    far = (code[state["state1"].long()] - code[wanted["state1"].long()]).abs()
    assert far.max() < 0.02
    assert (far > 0).float().mean() < 0.02


def test_the_kernels_are_used_for_aligned_matrices(make: Make) -> None:
    for shape, used in (((64, 64), True), ((64, 60), False)):
        p = make(shape[0] * shape[1], torch.bfloat16, "normal").view(shape)
        item = came.updates.Item(p=p, g=p.clone(), state1=torch.zeros_like(p, dtype=torch.uint8))
        assert came.KernelMatrix.supports(item) is used


def test_a_grid_barrier_in_the_same_stream_changes_nothing(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LAMB's blocks wait for each other through memory of the stream that CAME also uses."""
    shape, settings = (80, 64), {"lr": 0.02, "optim_bits": 8}
    with monkeypatch.context() as torch_alone:
        torch_alone.setattr(came.KernelMatrix, "supports", lambda item: False)
        wanted, _ = _stepped(make, shape, torch.float32, "normal", **settings)
    start = make(wanted.numel(), torch.float32, "normal", seed=1).view(shape)
    other = torch.nn.Parameter(make(40_000, torch.float32, "normal"))
    other.grad = torch.ones_like(other)
    lamb = optim.LAMB32bit([other])
    for _ in range(3):
        lamb.step()
        p, _ = _stepped(make, shape, torch.float32, "normal", **settings)
        assert (p - wanted).norm() < 1e-3 * (wanted - start).norm()
