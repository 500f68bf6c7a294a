"""Every candidate of nybble.cuda.tune computes its product, and tuning finds the fastest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
choices = import_module("nybble.cuda.choices")
tuning = import_module("nybble.cuda.tuning")
exact = import_module("gpu.exact")

Make = Callable[..., Any]


@pytest.fixture(autouse=True)
def _own_choices_again() -> Iterator[None]:
    yield
    choices.use(torch.cuda.current_device(), [])


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("m", [1, 5, 12, 16, 33, 64, 130, 256, 600])
@pytest.mark.parametrize("shape", [(4096, 4096), (333, 11008), (2048, 5120), (64, 64)], ids=str)
def test_every_candidate_computes_the_product(
    make: Make, m: int, shape: tuple[int, int], nested: bool
) -> None:
    n, k = shape
    dtype, device = torch.bfloat16, torch.cuda.current_device()
    packed, state, full = exact.weight(make, n, k, dtype, 64, "nf4", nested)
    a = make(m * k, dtype, "normal", seed=1).view(m, k)
    product = choices.Product(rows=m, n=n, k=k, nested=nested)
    found = tuning.candidates(product, device)
    assert len(found) > 0
    for one in found:
        name, plan = one.path.decode(), choices.plan_of(one)
        tuned = choices.Tuned(product=product, path=name, plan=plan, us=0.0, own_us=0.0)
        choices.use(device, [tuned])
        with torch.no_grad():
            first, again = (nybble.matmul_4bit(a, packed, state) for _ in range(2))
        assert exact.error(first, a, full.t()) < exact.TOLERANCE[dtype], (name, plan)
        assert torch.equal(first, again), (name, plan)


def test_tuning_keeps_a_choice_that_is_not_slower(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    environ = {"NYBBLE_CACHE": str(tmp_path)}
    device = torch.cuda.current_device()
    found = tuning.tune([(4096, 4096)], rows=[1, 16, 64], device=device, environ=environ)
    assert all(0 < one.us <= one.own_us < 1000 for one in found)
    (file,) = (tmp_path / "tuned").glob("*.json")
    assert choices.read(file) == found


@pytest.mark.filterwarnings("ignore:The CUDA Graph is empty")
def test_tuning_in_a_captured_graph_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    graph, x = torch.cuda.CUDAGraph(), torch.zeros(1, device="cuda")
    with torch.cuda.graph(graph):
        x += 1
        with pytest.raises(nybble.errors.Unsupported, match="captured"):
            tuning.tune([(64, 64)], rows=[1], environ={"NYBBLE_CACHE": str(tmp_path)})
    graph.replay()  # the capture is still valid
    assert x.item() == 1
