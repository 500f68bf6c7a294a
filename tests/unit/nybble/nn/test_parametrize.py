"""4-bit parameters of any module are read, saved, loaded and converted."""

from __future__ import annotations

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
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_a_converted_module_returns_values_of_that_dtype(dtype: Any) -> None:
    module = _module()
    before = module.weight
    module.to(dtype)
    assert module.weight.dtype == dtype
    assert torch.equal(module.weight, before.to(dtype))
    assert module(torch.ones(2, 64, dtype=dtype)).dtype == dtype
    assert module.parametrizations.weight.original.dtype == torch.uint8
