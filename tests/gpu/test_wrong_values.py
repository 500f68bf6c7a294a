"""Every argument of every public function with wrong values, with tensors on a GPU: the table of
tests/unit/nybble/ops/test_wrong_values.py, and tensors with a wrong device, size or type."""

from __future__ import annotations

import copy
import re
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
F = import_module("nybble.functional")
W = import_module("unit.nybble.ops.test_wrong_values")
apart = import_module("unit.nybble.ops.test_not_contiguous")

pytestmark = pytest.mark.filterwarnings("ignore")
CASES = [name for name in W.NAMES if not name.startswith(("create_", "get_"))]


def moved(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value if value.is_meta else value.to("cuda")
    if isinstance(value, F.QuantState):
        value = copy.deepcopy(value)
        value.to("cuda")
    return value


def others(right: Any) -> dict[str, Any]:
    """Return wrong tensors: on another device, too small, or of another type."""
    if not isinstance(right, torch.Tensor):
        return {}
    less = right.reshape(-1)[: -64 if right.numel() > 64 else -1]
    kind = torch.int32 if right.is_floating_point() else torch.float32
    return {"on the CPU": right.cpu(), "less": less, "another kind": right.to(kind)}


@pytest.mark.parametrize("case", CASES)
def test_nonsense_is_refused_by_name_before_anything_is_written(case: str) -> None:
    function, right, outputs = W._cases()[case]
    right = {name: moved(value) for name, value in right.items()}
    W._outcome(function, {name: W._copy(value) for name, value in right.items()})
    for argument, value in right.items():
        kinds = {**{kind: moved(wrong) for kind, wrong in W.WRONG.items()}, **others(value)}
        fine = W._takes(function, argument, value)
        tensors = sum(isinstance(one, torch.Tensor) for one in right.values())
        if argument == "code" or tensors == 1:
            # maps are moved to the other arguments' device; a single tensor sets the device itself
            fine.add("on the CPU")
        for kind, wrong in kinds.items():
            given = {name: W._copy(one) for name, one in right.items()}
            given[argument] = wrong
            before = {name: W._copy(given[name]) for name in outputs if name != argument}
            text = W._outcome(function, given)
            if text is None:
                assert kind in fine, f"{argument}={kind}: taken"
                continue
            assert re.search(rf"\b({'|'.join((*given, 'absmax'))})\b", text), f"{kind}: {text}"
            for name, one in before.items():
                assert torch.equal(given[name], one), f"{argument}={kind}: {name} was written"
    torch.cuda.synchronize()  # would report a fault of a launch; rejected arguments launch nothing


@pytest.mark.parametrize("case", CASES)
def test_arrays_that_are_not_contiguous_are_refused_by_name_or_right(case: str) -> None:
    function, right, outputs = W._cases()[case]
    apart.refused_or_handled(
        function, {name: moved(value) for name, value in right.items()}, outputs
    )


def test_the_right_arguments_are_right() -> None:
    for case in CASES:
        function, right, _ = W._cases()[case]
        function(**{name: W._copy(moved(value)) for name, value in right.items()})
    torch.cuda.synchronize()
