"""Layers and parameters behave for torch as plain modules and parameters do."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import nn  # noqa: E402

X = torch.randn(5, 64)
LAYERS = [
    getattr(nn, name)
    for name in nn.__all__
    if isinstance(getattr(nn, name), type) and issubclass(getattr(nn, name), torch.nn.Module)
]


def _int8(seed: int) -> Any:
    torch.manual_seed(seed)
    return nn.Linear8bitLt(64, 48, bias=False, has_fp16_weights=False).to("cpu")


@pytest.mark.parametrize("layer", LAYERS, ids=[layer.__name__ for layer in LAYERS])
def test_layers_do_not_change_how_attributes_are_read_and_set(layer: Any) -> None:
    for name in ("__setattr__", "__getattr__", "__delattr__", "__dir__"):
        assert getattr(layer, name) is getattr(torch.nn.Module, name), name


@pytest.mark.torch("2.13")
def test_fsdp_sets_a_tensor_that_is_no_parameter() -> None:
    from torch.distributed.fsdp._fully_shard._fsdp_param import unsafe_setattr_param

    layer = nn.Linear8bitLt(64, 64, bias=False)
    unsafe_setattr_param(layer, "weight", torch.zeros(4))
    assert layer._parameters["weight"].tolist() == [0.0] * 4


@pytest.mark.parametrize("direct", [False, True])
def test_an_assigned_int8_weight_is_used_with_its_scales_and_can_be_replaced_again(
    direct: bool,
) -> None:
    layer, other = _int8(1), _int8(2)
    own, wanted, theirs = layer.weight, layer(X), other(X)

    def put(weight: Any) -> None:
        if direct:
            layer._parameters["weight"] = weight
        else:
            layer.weight = weight

    for _ in range(2):
        put(other.weight)
        assert torch.equal(layer.state_dict()["SCB"], other.state_dict()["SCB"])
        assert torch.equal(layer(X), theirs)
        put(own)
        assert torch.equal(layer(X), wanted)
    put(other.weight)
    moved = layer.to(torch.float64).to("cpu")
    assert torch.equal(moved(X), theirs)


@pytest.mark.parametrize("threshold", [0.0, 1.5])
@pytest.mark.parametrize("how", ["functional_call", "assigned", "data"])
def test_a_floating_weight_in_place_of_int8_codes_is_used(how: str, threshold: float) -> None:
    made = [nn.Linear8bitLt(64, 48, has_fp16_weights=False, threshold=threshold) for _ in range(2)]
    for layer in made:
        torch.nn.init.zeros_(layer.bias)
    plain = made[1].weight.data.clone()
    layer, other = (layer.to("cpu") for layer in made)
    own, wanted, theirs = layer.weight, layer(X), other(X)
    if how == "functional_call":
        assert torch.equal(torch.func.functional_call(layer, {"weight": plain}, (X,)), theirs)
    elif how == "assigned":
        layer.weight = torch.nn.Parameter(plain)
        assert torch.equal(layer(X), theirs)
        (found,) = torch.autograd.grad(layer(X).sum(), layer.weight)
        torch.testing.assert_close(found, X.sum(0).expand(48, -1))
        layer.weight = own
    else:
        codes = layer.weight.data
        layer.weight.data = plain
        assert torch.equal(layer(X), theirs)
        layer.weight.data = codes
    assert torch.equal(layer(X), wanted)


class Foreign:
    """A type that overrides torch's functions for its values."""

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return "foreign"


def test_a_parameter_leaves_functions_of_foreign_types_to_them() -> None:
    for weight in (nn.Linear4bit(64, 8).to("cpu").weight, _int8(1).weight):
        assert torch.add(weight, Foreign()) == "foreign"
        assert weight.add(Foreign()) == "foreign"
        assert torch.equal(torch.cat([weight, weight])[: weight.shape[0]], weight)
