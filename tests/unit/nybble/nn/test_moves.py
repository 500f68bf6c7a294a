"""Quantized layers keep their weight when they move, are on meta, or load a checkpoint."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import errors, functional, nn  # noqa: E402

LAYERS: dict[str, Callable[..., Any]] = {
    "4bit": lambda **where: nn.Linear4bit(64, 48, quant_type="nf4", **where),
    "int8": lambda **where: nn.Linear8bitLt(64, 48, has_fp16_weights=False, **where),
    "int8, trained": lambda **where: nn.Linear8bitLt(64, 48, **where),
    "embedding 4bit": lambda **where: nn.Embedding4bit(48, 64, **where),
    "embedding int8": lambda **where: nn.Embedding8bit(48, 64, **where),
}
EVERY = pytest.mark.parametrize("kind", LAYERS)
X = torch.linspace(-1, 1, 128).reshape(2, 64)


def result(layer: Any) -> Any:
    embeds = isinstance(layer, torch.nn.Embedding)
    return layer(torch.arange(48) if embeds else X).detach()


def dense(kind: str) -> dict[str, Any]:
    """Return a checkpoint of an unquantized layer."""
    generator = torch.Generator().manual_seed(3)
    weight = torch.randn(48, 64, generator=generator)
    bias = {} if "embedding" in kind else {"bias": torch.randn(48, generator=generator)}
    return {"weight": weight, **bias}


def quantized(kind: str, **where: Any) -> Any:
    """Return a quantized layer that has loaded this checkpoint."""
    layer = LAYERS[kind]()
    layer.load_state_dict(dense(kind))
    return layer.to("cpu")


@pytest.fixture(params=["set data", "swap", "overwrite"])
def way(request: pytest.FixtureRequest) -> Iterator[None]:
    """Select the way in which torch replaces a moved parameter."""
    flags = {
        "swap": torch.__future__.set_swap_module_params_on_conversion,
        "overwrite": torch.__future__.set_overwrite_module_params_on_conversion,
    }
    switch = flags.get(request.param, lambda on: None)
    switch(True)
    yield
    switch(False)


@EVERY
def test_a_layer_is_moved_to_meta_and_back(kind: str, way: None) -> None:
    layer = quantized(kind)
    wanted, made_of = result(layer), type(layer.weight)
    for one in (layer, LAYERS[kind]()):  # a quantized layer, and one that is not quantized yet
        shape, dtype = one.weight.shape, one.weight.dtype
        gone = one.to("meta")
        assert type(gone.weight) is made_of
        assert (gone.weight.is_meta, gone.weight.shape, gone.weight.dtype) == (True, shape, dtype)
        back = gone.to_empty(device="cpu")
        assert type(back.weight) is made_of
        assert (back.weight.is_cpu, back.weight.shape, back.weight.dtype) == (True, shape, dtype)
        back.load_state_dict(dense(kind))
        assert torch.equal(result(back.to("cpu")), wanted)


@EVERY
def test_a_layer_moves_before_its_first_call(kind: str, way: None) -> None:
    """The layer moves to other memory, as for another device. int8 scales must move too."""
    layer = quantized(kind)
    wanted, old = result(copy.deepcopy(layer)), layer.weight.data_ptr()
    scales = getattr(layer.weight, "SCB", None)
    layer._apply(copy.deepcopy)
    assert layer.weight.data_ptr() != old
    assert torch.equal(result(layer), wanted)
    if kind == "int8":
        assert layer.state.CB.data_ptr() == layer.weight.data_ptr()
        assert layer.state.SCB.data_ptr() != scales.data_ptr()
    if kind == "embedding int8":
        assert layer.weight.CB.data_ptr() == layer.weight.data_ptr()
        assert layer.weight.SCB.data_ptr() != scales.data_ptr()


@EVERY
@pytest.mark.parametrize(
    "convert",
    [lambda one: one.half(), lambda one: one.to(torch.float16), lambda one: one.type(torch.half)],
    ids=["half", "to", "type"],
)
def test_a_conversion_does_not_change_the_codes(kind: str, convert: Callable[[Any], Any]) -> None:
    layer = quantized(kind)
    if layer.weight.is_floating_point():
        assert convert(layer).weight.dtype == torch.float16
        return
    before = copy.deepcopy(layer.weight.data)
    assert layer.weight.type() == before.type()
    assert torch.equal(convert(layer).weight.data, before)
    if not isinstance(layer, torch.nn.Embedding):
        assert layer(X.half()).dtype == torch.float16


@EVERY
@pytest.mark.parametrize(
    "convert",
    [lambda one: one.float(), lambda one: one.to(torch.float32), lambda one: one.type(torch.float)],
    ids=["float", "to", "type"],
)
def test_the_codes_of_a_parameter_are_converted_to_their_numbers(
    kind: str, convert: Callable[[Any], Any]
) -> None:
    """Loggers compute `parameter.float().norm()` for all parameters. A module keeps its bytes."""
    weight = quantized(kind).weight
    if weight.is_floating_point():
        return
    before = weight.data.clone()
    found = convert(weight)
    assert type(found) is torch.Tensor
    assert torch.equal(found, before.float())
    assert torch.equal(weight.data, before)
    assert type(weight.to(before.dtype)) is type(weight)


@EVERY
@pytest.mark.parametrize(
    ("device", "assign"), [("cpu", False), ("cpu", True), ("meta", True)], ids=str
)
def test_a_floating_checkpoint_is_quantized_at_the_first_move(
    kind: str, device: str, assign: bool
) -> None:
    layer = LAYERS[kind](device=device)
    made_of, trains = type(layer.weight), layer.weight.requires_grad
    layer.load_state_dict(dense(kind), assign=assign)
    assert type(layer.weight) is made_of
    assert layer.weight.requires_grad is trains
    assert torch.equal(result(layer.to("cpu")), result(quantized(kind)))


@EVERY
@pytest.mark.parametrize("assign", [False, True])
def test_a_floating_checkpoint_is_quantized_on_the_layer_s_device(kind: str, assign: bool) -> None:
    layer = LAYERS[kind]().to("cpu")
    result(layer)
    layer.load_state_dict(dense(kind), assign=assign)
    assert torch.equal(result(layer), result(quantized(kind)))


def test_loading_does_not_change_the_layer_that_owns_the_checkpoint_s_parameter() -> None:
    source = torch.nn.Linear(64, 48)
    layer = LAYERS["4bit"]()
    layer.load_state_dict(source.state_dict(keep_vars=True), assign=True)
    layer.to("cpu")
    assert type(source.weight) is torch.nn.Parameter
    assert source.weight.dtype == torch.float32


def test_int8_codes_without_their_scales_are_not_loaded() -> None:
    checkpoint = quantized("int8").state_dict()
    del checkpoint["SCB"]
    layer = LAYERS["int8"]()
    before = copy.deepcopy(layer.weight.data)
    with pytest.raises(RuntimeError, match=r'Missing key.*"SCB"'):
        layer.load_state_dict(checkpoint)
    assert torch.equal(layer.weight.data, before)
    assert layer.load_state_dict(checkpoint, strict=False).missing_keys == ["SCB"]


@pytest.mark.parametrize(
    "made",
    [
        lambda values: nn.Int8Params(values, has_fp16_weights=False),  # requires_grad is True
        lambda values: nn.Params4bit(values, requires_grad=True, quant_type="nf4"),
    ],
)
def test_quantization_drops_the_gradient_of_a_parameter(made: Any) -> None:
    parameter = made(torch.randn(16, 64))
    assert parameter.requires_grad
    moved = parameter.to("cpu")
    assert not moved.requires_grad
    assert moved.dtype in (torch.int8, torch.uint8)


@pytest.mark.parametrize(
    "wrong", [{"quant_type": "nf5"}, {"quant_storage": "uint8"}, {"compress_statistics": "yes"}]
)
@pytest.mark.parametrize("kind", [nn.Linear4bit, nn.Embedding4bit])
def test_a_layer_that_could_not_be_quantized_is_refused(kind: Any, wrong: dict[str, Any]) -> None:
    """bitsandbytes reports a wrong quant_type only when the layer is moved to a device."""
    (name,) = wrong
    if name != "compress_statistics" or kind is nn.Linear4bit:
        with pytest.raises(errors.InvalidArgument, match=f"{name}='{wrong[name]}'"):
            kind(64, 48, device="meta", **wrong)


@pytest.mark.parametrize("storage", [torch.uint8, torch.bfloat16], ids=str)
def test_values_with_the_attributes_of_a_quantized_weight_are_quantized(storage: Any) -> None:
    """LitGPT merges adapters in this way. If packed bytes are passed with these attributes, the
    result is a copy of the weight, without quantization."""
    layer = nn.Linear4bit(64, 48, bias=False, quant_type="nf4", quant_storage=storage).to("cpu")
    old = layer.weight
    copied = nn.Params4bit(old.data, requires_grad=False, **old.__dict__)
    assert copied.bnb_quantized
    assert copied.data_ptr() == old.data_ptr()
    values = functional.dequantize_4bit(old.data, old.quant_state) * 2
    layer.weight = nn.Params4bit(values, requires_grad=False, **old.__dict__)
    layer.weight.cuda(old.device)
    assert layer.weight.dtype == storage
    torch.testing.assert_close(layer(X), X @ values.T, rtol=0.02, atol=0.02)
