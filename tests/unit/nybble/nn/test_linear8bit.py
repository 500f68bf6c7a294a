"""Int8 layers under compilers, checkpoints, moves and optimizers."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest


def _layer(torch: Any, floating: bool = False) -> Any:
    from nybble import nn

    torch.manual_seed(3)
    layer = nn.Linear8bitLt(64, 48, has_fp16_weights=floating)
    return layer if floating else layer.to("cpu")


def _far(torch: Any, layer: Any, x: Any) -> float:
    """Return the error of a layer with a floating weight, relative to the float product."""
    wanted = torch.nn.functional.linear(x, layer.weight, layer.bias)
    return float((layer(x) - wanted).detach().abs().max())


def test_the_state_of_a_copied_layer_is_equal_until_it_changes(torch: Any) -> None:
    layer = _layer(torch)
    layer(torch.randn(2, 64))
    copied = copy.deepcopy(layer)
    assert layer.state == copied.state
    copied.state.SCB = copied.state.SCB * 2
    assert layer.state != copied.state


@pytest.mark.torch("2.8")
def test_a_compiled_gradient_calls_the_operator_of_the_eager_one(torch: Any) -> None:
    layer, graphs = _layer(torch), []

    def keep(graph: Any, _inputs: Any) -> Any:
        graphs.append(graph)
        return make_boxed_func(graph)

    from functorch.compile import aot_module_simplified, make_boxed_func

    def backend(graph: Any, inputs: Any) -> Any:
        return aot_module_simplified(graph, inputs, fw_compiler=keep, bw_compiler=keep)

    x = torch.randn(5, 64, requires_grad=True)
    (wanted,) = torch.autograd.grad(layer(x).square().sum(), x)
    compiled = torch.compile(layer, fullgraph=True, backend=backend)
    (found,) = torch.autograd.grad(compiled(x).square().sum(), x)
    torch.testing.assert_close(found, wanted)
    assert "nybble.linear_8bit_grad" in graphs[-1].code


def test_a_gradient_of_another_shape_is_an_error(torch: Any) -> None:
    from nybble import errors
    from nybble.ops.operators import operators

    codes, stats = torch.zeros(48, 64, dtype=torch.int8), torch.ones(48)
    with pytest.raises(errors.InvalidArgument, match=r"grad.shape=\(5, 64\), CB.shape=\(48, 64\)"):
        operators().linear_8bit_grad(torch.randn(5, 64), codes, stats)


def test_functions_of_int8_compile(torch: Any) -> None:
    from nybble import functional as F

    a, w = torch.randn(6, 64), torch.randn(48, 64)
    bias = torch.randn(48, dtype=torch.float16)

    def linear(a: Any, w: Any, bias: Any) -> Any:
        q, rows, none = F.int8_vectorwise_quant(a)
        codes, by_column, columns, by_columns, _ = F.int8_double_quant(w)
        assert none is None
        whole = F.int8_linear_matmul(q, codes)
        scaled = F.int8_scaled_mm(q, codes, rows, columns, dtype=torch.bfloat16)
        return F.int8_mm_dequant(whole, rows, columns, bias=bias), scaled, by_column, by_columns

    compiled = torch.compile(linear, fullgraph=True, dynamic=True, backend="aot_eager")
    for one, other in zip(linear(a, w, bias), compiled(a, w, bias), strict=True):
        assert torch.equal(one, other)


def test_operators_of_int8_keep_torch_s_rules(torch: Any) -> None:
    from nybble import functional as F

    a, bias = torch.randn(6, 64), torch.randn(6, dtype=torch.float16)
    q, stats, _ = F.int8_vectorwise_quant(a)
    half = torch.float16
    for name, arguments in (
        ("int8_vectorwise_quant", (a, 0.0)),
        ("int8_vectorwise_quant", (a, 2.0)),
        ("int8_double_quant", (a, 2.0)),
        ("int8_linear_matmul", (q, q)),
        ("int8_mm_dequant", (F.int8_linear_matmul(q, q), stats, stats, bias, half)),
        ("int8_scaled_mm", (q, q, stats, stats, bias, half)),
    ):
        operator = getattr(torch.ops.nybble, name).default
        torch.library.opcheck(operator, arguments, test_utils=("test_schema", "test_faketensor"))


@pytest.mark.torch("2.8")
def test_floating_weight_compiles_and_trains(torch: Any) -> None:
    layer, x = _layer(torch, floating=True), torch.randn(5, 64)
    compiled = torch.compile(layer, fullgraph=True, backend="aot_eager")
    optimizer = torch.optim.SGD(layer.parameters(), lr=0.5)
    for mode in (True, False, True):
        layer.train(mode)
        assert torch.equal(compiled(x), layer(x))
        compiled(x).square().mean().backward()
        assert layer.weight.grad.abs().max() > 0
        optimizer.step()
        optimizer.zero_grad()


@pytest.mark.parametrize("kind", ["torch", "32bit", "8bit"])
def test_floating_weight_is_quantized_anew_after_a_step(torch: Any, kind: str) -> None:
    from nybble import optim

    layer, x = _layer(torch, floating=True), torch.randn(5, 64)
    makers: dict[str, Callable[..., Any]] = {
        "torch": torch.optim.SGD,
        "32bit": optim.AdamW32bit,
        "8bit": lambda params, lr: optim.AdamW8bit(params, lr=lr, min_8bit_size=1),
    }
    optimizer = makers[kind](layer.parameters(), lr=0.3)
    for keep in (True, False):  # zero_grad keeps gradients of zeros, or sets gradients to None
        layer.train()
        layer(x).square().mean().backward()
        optimizer.step()
        optimizer.zero_grad(set_to_none=not keep)
        assert _far(torch, layer, x) < 0.1
        layer.eval()
        assert _far(torch, layer, x) < 0.1


def test_floating_weight_is_quantized_anew_after_loading(torch: Any) -> None:
    layer, x = _layer(torch, floating=True).eval(), torch.randn(5, 64)
    layer(x)
    layer.load_state_dict(torch.nn.Linear(64, 48).state_dict())
    assert _far(torch, layer, x) < 0.1


def test_a_transform_of_a_floating_weight_does_not_change_the_state(torch: Any) -> None:
    layer, x = _layer(torch, floating=True), torch.randn(5, 64)
    wanted = layer(x)

    def total(weight: Any) -> Any:
        items = {"weight": weight, "bias": layer.bias.detach()}
        return torch.func.functional_call(layer, items, (x,)).sum()

    gradient = torch.func.grad(total)(2 * layer.weight.detach())
    assert torch.allclose(gradient, x.sum(0).expand(48, -1), atol=1e-5)
    assert torch.equal(copy.deepcopy(layer)(x), wanted)
    assert torch.equal(layer(x), wanted)


def test_a_weight_that_is_moved_without_its_layer_keeps_its_scales(torch: Any) -> None:
    layer, x = _layer(torch), torch.randn(5, 64)
    wanted = layer(x)
    layer.weight = layer.weight.to("cpu")  # peft's DoRA replaces the weight so
    assert torch.equal(layer(x), wanted)


@pytest.mark.parametrize("assign", [False, True])
def test_checkpoint_replaces_weights(torch: Any, assign: bool) -> None:
    from nybble import nn

    old, x = _layer(torch), torch.randn(5, 64)
    wanted = old(x)
    for device in ("cpu", "meta") if assign else ("cpu",):
        new = nn.Linear8bitLt(64, 48, has_fp16_weights=False, device=device)
        new.load_state_dict(old.state_dict(), assign=assign)
        assert type(new.weight) is nn.Int8Params
        assert torch.equal(new(x), wanted)


@pytest.mark.torch("2.8")
def test_a_layer_is_exported_before_its_first_call(torch: Any) -> None:
    layer, x = _layer(torch), torch.randn(5, 64)
    program = torch.export.export(torch.nn.Sequential(layer), (x,))
    assert torch.equal(program.module()(x), layer(x))


@pytest.mark.parametrize("threshold", [0.0, 2.0])
def test_products_with_a_part_of_a_weight_and_a_state_made_by_hand(
    torch: Any, threshold: float
) -> None:
    """vLLM has one weight for several layers, and for each layer a state with that layer's rows."""
    from nybble import MatmulLtState, matmul, nn

    torch.manual_seed(5)
    weight, x = torch.randn(96, 64), torch.randn(3, 64)
    whole = nn.Int8Params(weight, requires_grad=False).to("cpu")
    state = MatmulLtState(threshold=threshold, has_fp16_weights=False, is_training=False)
    state.CB, state.SCB = whole.CB[:48], whole.SCB[:48]
    with pytest.warns(FutureWarning, match="CxB"):
        assert state.CxB is None
    result = matmul(x.bfloat16(), whole.data[:48], state=state)
    assert result.dtype == torch.bfloat16
    assert (result.float() - x @ weight[:48].t()).abs().max() < 0.5


def test_codes_whose_scales_are_set_beside_them_are_multiplied(torch: Any) -> None:
    """Loaders make an Int8Params from a checkpoint's codes and then set its SCB. bitsandbytes would
    use the codes as numbers."""
    from nybble import nn

    whole, x = _layer(torch), torch.randn(5, 64)
    layer = nn.Linear8bitLt(64, 48, has_fp16_weights=False)
    layer.weight = nn.Int8Params(whole.weight.data, requires_grad=False)
    layer.bias = whole.bias
    layer.weight.SCB = whole.weight.SCB
    assert torch.equal(layer(x), whole(x))
    assert torch.equal(layer.state_dict()["SCB"], whole.state_dict()["SCB"])


@pytest.mark.parametrize("first", [0, 1])
def test_layers_can_share_a_weight_before_the_first_call(torch: Any, first: int) -> None:
    layers, x = [_layer(torch), _layer(torch)], torch.randn(5, 64)
    layers[1].weight, layers[1].bias = layers[0].weight, layers[0].bias
    found = layers[first](x)
    assert torch.equal(layers[1 - first](x), found)
    again = copy.deepcopy(torch.nn.ModuleList(layers))
    for one in again:
        assert torch.equal(one(x), found)
    for one in layers:
        assert torch.equal(one.state_dict()["SCB"], layers[0].state.SCB)


@pytest.mark.parametrize("floating", [False, True])
def test_a_layer_on_meta_returns_a_shape_and_does_not_change(torch: Any, floating: bool) -> None:
    from nybble import nn

    layer = nn.Linear8bitLt(96, 40, has_fp16_weights=floating, threshold=6.0, device="meta")
    found = layer(torch.ones(2, 3, 96, device="meta"))
    assert (found.is_meta, found.shape) == (True, (2, 3, 40))
    assert layer.state.CB is None
    full = torch.nn.Linear(96, 40)
    layer.to_empty(device="cpu").load_state_dict(full.state_dict())
    x = torch.randn(3, 96)
    assert (layer(x) - full(x)).abs().max() < 0.1


def test_threads_always_find_the_codes_of_a_requantized_weight(
    torch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In training, each call requantizes. Calls in other threads must always find codes."""
    from nybble.ops.int8 import functional as int8

    layer, x = _layer(torch, floating=True), torch.randn(2, 64)
    wanted = layer(x)
    quantize, missing = int8.int8_vectorwise_quant, []

    def meanwhile(*given: Any) -> Any:
        missing.append((layer.state.CB is None, layer.state.SCB is None))
        return quantize(*given)

    monkeypatch.setattr(int8, "int8_vectorwise_quant", meanwhile)
    assert torch.equal(layer(x), wanted)
    assert missing == [(False, False)]


@pytest.mark.filterwarnings("ignore::torch.jit.TracerWarning")
@pytest.mark.parametrize("threshold", [0.0, 6.0])
@pytest.mark.parametrize("has_fp16_weights", [False, True])
def test_the_first_call_may_be_traced(torch: Any, has_fp16_weights: bool, threshold: float) -> None:
    """torch.jit.trace calls the layer a second time and compares the graphs."""
    from nybble import nn

    layer = nn.Linear8bitLt(64, 32, has_fp16_weights=has_fp16_weights, threshold=threshold)
    module = torch.nn.Sequential(layer).to("cpu").eval()
    x, other = torch.randn(4, 64), torch.randn(7, 64)
    other[:, 3] = 20.0
    traced = torch.jit.trace(module, x)
    assert torch.equal(traced(other), module(other))
