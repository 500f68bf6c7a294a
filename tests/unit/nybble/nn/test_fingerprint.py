"""Layers that are called with a weight other than their parameter, or whose weight changes."""

from __future__ import annotations

import copy
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import MatmulLtState, errors, functional, matmul, nn  # noqa: E402

call = torch.func.functional_call
X = torch.linspace(-1, 1, 192).reshape(3, 64)


def _layer(called: bool = True) -> Any:
    layer = nn.Linear8bitLt(64, 48, bias=False, has_fp16_weights=False).to("cpu")
    layer.requires_grad_(False)
    if called:
        layer(X)
    return layer


def _wanted(layer: Any) -> Any:
    return copy.deepcopy(layer)(X)


@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize("other_called", [False, True])
@pytest.mark.parametrize("way", ["weight", "parameters", "copies", "state_dict"])
def test_functional_call_uses_the_given_weight(called: bool, other_called: bool, way: str) -> None:
    layer, other = _layer(called), _layer(other_called)
    mine, wanted = _wanted(layer), _wanted(other)
    given = {
        "weight": {"weight": other.weight},
        "parameters": dict(other.named_parameters()),
        "copies": copy.deepcopy(dict(other.named_parameters())),
        "state_dict": other.state_dict(),
    }[way]
    scales = layer.state_dict()["SCB"].clone()
    for _ in range(2):
        assert torch.equal(call(layer, given, (X,)), wanted)
        assert torch.equal(layer.state_dict()["SCB"], scales)
        assert torch.equal(layer(X), mine)
        assert torch.equal(other(X), wanted)
    assert layer.weight is layer.state._weight


def test_gradients_use_the_given_weight() -> None:
    layer, other = _layer(), _layer()
    x = X.clone().requires_grad_()
    other(x).sum().backward()
    found = torch.func.grad(lambda x: call(layer, {"weight": other.weight}, (x,)).sum())(X)
    torch.testing.assert_close(found, x.grad)


@pytest.mark.torch("2.8")
def test_compiled_calls_use_the_given_weight() -> None:
    layer, others = _layer(), [_layer(), _layer()]

    def given(weight: Any) -> Any:
        return call(layer, {"weight": weight}, (X,))

    compiled = torch.compile(given, fullgraph=True, backend="aot_eager")
    for other in others:
        assert torch.equal(compiled(other.weight), other(X))
    torch._dynamo.reset()


def test_int8_rows_without_scales_must_be_the_layer_s_own() -> None:
    layer, other = _layer(), _layer()
    for own in (layer.weight.detach(), layer.weight.detach().clone()):
        assert torch.equal(call(layer, {"weight": own}, (X,)), layer(X))
    with pytest.raises(errors.InvalidArgument, match="belongs to another layer"):
        call(layer, {"weight": other.weight.detach()}, (X,))
    both = torch.stack([layer.weight.detach(), other.weight.detach()])
    with pytest.raises(errors.Unsupported, match="vmap over quantized weights is not supported"):
        torch.func.vmap(lambda weight: call(layer, {"weight": weight}, (X,)))(both)


KINDS: dict[str, Any] = {
    "NF4": lambda: nn.LinearNF4(64, 48, bias=False),
    "FP4 in bfloat16": lambda: nn.LinearFP4(64, 48, bias=False, quant_storage=torch.bfloat16),
    "embedding of 4 bits": lambda: nn.EmbeddingNF4(64, 48),
    "embedding of 8 bits": lambda: nn.Embedding8bit(64, 48),
}


@pytest.mark.parametrize("kind", list(KINDS))
def test_bytes_without_scales_must_be_the_layer_s_own(kind: str) -> None:
    """The scales of another weight are unknown. The product must not use the layer's silently."""
    layer, other = (KINDS[kind]().to("cpu").requires_grad_(False) for _ in range(2))
    x = torch.tensor([1, 5]) if "embedding" in kind else X
    assert torch.equal(call(layer, {"weight": other.weight}, (x,)), other(x))
    for one in (layer, copy.deepcopy(layer)):
        for own in (layer.weight.detach(), layer.weight.data, layer.weight.detach().clone()):
            assert torch.equal(call(one, {"weight": own}, (x,)), layer(x))
        bare = other.weight.detach()
        for given in (bare, torch.nn.Parameter(bare.clone(), requires_grad=False)):
            with pytest.raises(errors.InvalidArgument, match="belongs to another layer"):
                call(one, {"weight": given}, (x,))
    both = torch.stack([layer.weight.detach(), bare])
    with pytest.raises(errors.Unsupported, match="vmap over quantized weights is not supported"):
        torch.func.vmap(lambda weight: call(layer, {"weight": weight}, (x,)))(both)
    layer._is_fsdp_managed_module = True  # bytes that FSDP gathers count as the layer's
    assert call(layer, {"weight": bare}, (x,)).shape == layer(x).shape


def test_a_weight_that_lost_its_state_gets_the_layer_s() -> None:
    """FSDP replaces the weight by one that has no state."""
    layer, table = nn.Linear4bit(64, 48).to("cpu"), nn.Embedding4bit(16, 64).to("cpu")
    for module, x in ((layer, X), (table, torch.tensor([3]))):
        wanted, state = module(x), module.weight.quant_state
        module.weight.quant_state = None
        assert torch.equal(module(x), wanted)
        assert module.weight.quant_state is state


def test_a_checkpoint_s_bytes_are_the_layer_s_own() -> None:
    layer, other = (nn.LinearNF4(64, 48, bias=False).to("cpu") for _ in range(2))
    layer.load_state_dict(other.state_dict())
    assert torch.equal(call(layer, {"weight": layer.weight.detach()}, (X,)), other(X))
    assert torch.equal(call(layer, {"weight": other.weight.detach()}, (X,)), other(X))


def test_a_weight_that_is_written_into_the_parameters_is_used() -> None:
    """accelerate's offloading writes weights into a module's parameters, with the old parameter's
    constructor arguments."""
    layer = _layer()
    wanted, old = layer(X), layer.weight
    for _ in range(2):
        layer._parameters["weight"] = nn.Int8Params(old.data.clone(), False, **old.__dict__)
        assert torch.equal(layer(X), wanted)
    other = _layer()
    layer._parameters["weight"] = other.weight
    assert torch.equal(layer(X), other(X))


def test_a_floating_weight_that_was_never_moved_may_be_changed() -> None:
    """The layer is int8, so the first call after a change quantizes the weight."""
    layer, plain = nn.Linear8bitLt(64, 48, has_fp16_weights=False), torch.nn.Linear(64, 48)
    layer(X)
    layer.load_state_dict(plain.state_dict())
    for _ in range(2):
        assert (layer(X) - plain(X)).abs().max() < 0.05
    with torch.no_grad():
        layer.weight.zero_()
    assert torch.equal(layer(X), layer.bias.expand(3, -1))
    assert torch.equal(layer.to("cpu")(X), layer.bias.expand(3, -1))


def test_a_state_with_given_rows_ignores_the_weight() -> None:
    state, weight = MatmulLtState(has_fp16_weights=False), torch.ones(48, 64)
    codes, scales, _ = functional.int8_vectorwise_quant(weight)
    state.CB, state.SCB = codes, scales
    torch.testing.assert_close(
        matmul(X, weight * 2, state=state), X @ weight.t(), atol=0.1, rtol=0.0
    )


@pytest.mark.parametrize("storage", [torch.uint8, torch.bfloat16], ids=str)
@pytest.mark.parametrize("kind", ["Linear4bit", "Embedding4bit", "Embedding8bit"])
def test_a_floating_weight_is_named_as_such(kind: str, storage: Any) -> None:
    settings = {} if kind == "Embedding8bit" else {"quant_storage": storage}
    layer = getattr(nn, kind)(64, 64, **settings).to("cpu")
    layer.weight = torch.nn.Parameter(torch.randn(64, 64))
    with pytest.raises(
        errors.InvalidArgument, match=r"the weight is torch.float32 \(64, 64\): must"
    ):
        layer(X if kind == "Linear4bit" else torch.tensor([1]))
