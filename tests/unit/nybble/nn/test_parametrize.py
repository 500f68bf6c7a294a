"""4-bit parameters of any module are read, saved, loaded and converted."""

from __future__ import annotations

import re
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import nn  # noqa: E402


def _module() -> Any:
    module = torch.nn.Linear(64, 8)
    nn.parametrize.replace_parameter_4bit(module, "weight")
    return module


@pytest.mark.torch("2.5")
def test_parametrized_4bit_parameters() -> None:
    module = torch.nn.Linear(64, 8, bias=False)
    weight = module.weight.data.clone()
    nn.parametrize.replace_parameter_4bit(module, "weight")
    assert (module.weight - weight).abs().max() < 0.2 * weight.abs().max()
    assert module(torch.randn(2, 64)).shape == (2, 8)
    saved = module.state_dict()
    assert "weight.quant_state.bitsandbytes__nf4" in saved
    other = torch.nn.Linear(64, 8, bias=False)
    other.weight = torch.nn.Parameter(saved["weight"], requires_grad=False)
    items = {k.removeprefix("weight."): v for k, v in saved.items() if k != "weight"}
    nn.parametrize.replace_parameter_4bit_prequantized(other, "weight", items, "cpu")
    assert torch.equal(other.weight, module.weight)


@pytest.mark.torch("2.5")
@pytest.mark.parametrize("depth", [0, 1])
def test_a_checkpoint_is_loaded_into_the_module_that_saved_it(depth: int) -> None:
    one, other = _module(), _module()
    for _ in range(depth):
        one, other = torch.nn.Sequential(one), torch.nn.Sequential(other)
    x = torch.linspace(-1, 1, 64)
    checkpoint = one.state_dict()
    names = set(checkpoint)
    assert not torch.equal(other(x), one(x))
    other.load_state_dict(checkpoint)
    assert torch.equal(other(x), one(x))
    assert set(checkpoint) == names  # unchanged


@pytest.mark.torch("2.5")
@pytest.mark.parametrize("assign", [False, True])
@pytest.mark.parametrize(
    ("name", "change", "text"),
    [
        ("weight", lambda t: t[:-1], "the weight has 255 bytes: must have 256 bytes"),
        ("weight", lambda t: t.half(), "the weight has 512 bytes: must have 256 bytes"),
        ("weight.absmax", lambda t: t[:-1], "absmax has 7 elements"),
        ("weight.absmax", None, "qs_dict: missing items ['absmax']"),
        ("weight.quant_state.bitsandbytes__nf4", lambda t: t[:9], "bitsandbytes__nf4 is corrupt"),
    ],
)
def test_a_corrupt_checkpoint_names_the_parameter_and_changes_nothing(
    name: str, change: Any, text: str, assign: bool
) -> None:
    model, saved = torch.nn.Sequential(_module()), torch.nn.Sequential(_module()).state_dict()
    before = model[0].weight
    one = saved.pop(f"0.{name}")
    if change is not None:
        saved[f"0.{name}"] = change(one)
    with pytest.raises(RuntimeError, match=re.escape(text)) as raised:
        model.load_state_dict(saved, assign=assign)
    assert "0.weight in the checkpoint: " in str(raised.value)
    assert "key(s)" not in str(raised.value)
    assert torch.equal(model[0].weight, before)


@pytest.mark.torch("2.5")
def test_a_parameter_of_another_shape_and_size_is_refused() -> None:
    other = torch.nn.Linear(32, 16)
    nn.parametrize.replace_parameter_4bit(other, "weight")
    with pytest.raises(RuntimeError, match=r"its shape is .*\[8, 64\]\): must be .*\[16, 32\]"):
        other.load_state_dict(_module().state_dict(), strict=False)
    assert other(torch.ones(32)).shape == (16,)


@pytest.mark.torch("2.5")
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_a_converted_module_returns_values_of_that_dtype(dtype: Any) -> None:
    module = _module()
    before = module.weight
    module.to(dtype)
    assert module.weight.dtype == dtype
    assert torch.equal(module.weight, before.to(dtype))
    assert module(torch.ones(2, 64, dtype=dtype)).dtype == dtype
    assert module.parametrizations.weight.original.dtype == torch.uint8
