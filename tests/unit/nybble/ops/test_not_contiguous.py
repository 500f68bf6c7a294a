"""Each public function handles arrays with strides or refuses them by name."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
F = import_module("nybble.functional")
W = import_module("unit.nybble.ops.test_wrong_values")


def _strided(value: Any) -> Any:
    """Return an array with strides and the same values; None if this is impossible."""
    if isinstance(value, F.QuantState):
        value = copy.deepcopy(value)
        value.absmax = _strided(value.absmax)
        return value
    if not isinstance(value, torch.Tensor) or value.numel() < 2:
        return None
    apart = torch.stack([value, torch.zeros_like(value)], -1)[..., 0]
    assert not apart.is_contiguous()
    return apart


def _tensors(value: Any) -> list[Any]:
    if isinstance(value, F.QuantState):
        return [value.absmax]
    if isinstance(value, (tuple, list)):
        return [tensor for one in value for tensor in _tensors(one)]
    return [value] if isinstance(value, torch.Tensor) else []


ROUNDED = 2.0**-22  # for arrays with strides, int8_vectorwise_dequant multiplies in another order


def refused_or_handled(
    function: Callable[..., Any],
    right: dict[str, Any],
    outputs: tuple[str, ...],
    otherwise: Callable[[Any], Any] = _strided,
) -> set[str]:
    """Replace each array of a call in turn, if possible; return the names of refused arrays."""
    refused = set()
    for argument, value in right.items():
        other = otherwise(value)
        if other is None:
            continue
        given, plain = ({name: W._copy(one) for name, one in right.items()} for _ in range(2))
        given[argument] = other
        got: list[Any] = []
        text = W._outcome(lambda given=given, got=got: got.append(function(**given)), {})
        if text is not None:
            name = "absmax" if isinstance(value, F.QuantState) else argument
            assert re.search(rf"\b{name}\b.*contiguous", text), text
            refused.add(argument)
            continue
        pairs = zip(_tensors(got), _tensors(function(**plain)), strict=True)
        for ours, wanted in [*pairs, *((given[name], plain[name]) for name in outputs)]:
            torch.testing.assert_close(ours, wanted, rtol=ROUNDED, atol=0, msg=argument)
    return refused


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", W.NAMES)
def test_arrays_that_are_not_contiguous_are_refused_by_name_or_handled(case: str) -> None:
    function, right, outputs = W._cases()[case]
    refused = refused_or_handled(function, right, outputs)
    assert not refused or case.startswith("optimizer"), refused
