"""Errors contain the argument, its value and the allowed values, and nothing is written."""

from __future__ import annotations

import contextlib
import warnings
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from nybble import autograd, errors, functional, nn, optim  # noqa: E402
from nybble._torch import fast_path  # noqa: E402

A = np.linspace(-1, 1, 256, dtype=np.float32)


@pytest.mark.parametrize("make", [lambda a: a, torch.from_numpy], ids=["numpy", "torch"])
@pytest.mark.parametrize(
    ("settings", "texts"),
    [
        ({"blocksize": 48}, ["blocksize=48", "32, 64, 128"]),
        ({"blocksize": 8192}, ["blocksize=8192", "4096"]),
        ({"quant_type": "int3"}, ["quant_type='int3'", "'nf4'"]),
    ],
)
def test_quantize_4bit_names_what_is_wrong(
    make: Any, settings: dict[str, Any], texts: list[str]
) -> None:
    out, absmax = make(np.full((128, 1), 9, np.uint8)), make(np.full(4, 9, np.float32))
    with pytest.raises(errors.InvalidArgument) as caught:
        functional.quantize_4bit(make(A), out=out, absmax=absmax, **settings)
    for text in texts:
        assert text in str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert (out == 9).all()
    assert (absmax == 9).all()


@pytest.mark.parametrize(
    ("argument", "value", "text"),
    [
        ("out", np.zeros(100, np.uint8), "out has 100 elements"),
        ("out", np.zeros(128, np.int32), "out.dtype=int32"),
        ("absmax", np.zeros(3, np.float32), "absmax has 3 elements"),
        ("absmax", np.zeros(4, np.float64), "absmax.dtype=float64"),
    ],
)
def test_outputs_are_checked_before_anything_is_written(
    argument: str, value: Any, text: str
) -> None:
    given = {"out": np.full((128, 1), 9, np.uint8), "absmax": np.full(4, 9, np.float32)}
    given[argument] = value
    before = {name: array.copy() for name, array in given.items()}
    with pytest.raises(errors.InvalidArgument, match=text.replace("(", r"\(")):
        functional.quantize_4bit(A, **given)
    for name, array in given.items():
        np.testing.assert_array_equal(array, before[name])


@pytest.mark.parametrize("wrong", [[1.0, 2.0], None, 3.5])
def test_only_arrays_are_accepted(wrong: Any) -> None:
    with pytest.raises(errors.InvalidArgument, match=r"numpy\.ndarray and torch\.Tensor"):
        functional.quantize_4bit(wrong)


@pytest.mark.parametrize("dtype", ["float64", "int8", "uint8"])
def test_unsupported_dtypes_list_the_supported(dtype: str) -> None:
    with pytest.raises(errors.InvalidArgument, match="float32, float16"):
        functional.quantize_4bit(A.astype(dtype))
    with pytest.raises(errors.InvalidArgument, match="float32"):
        functional.quantize_blockwise(torch.from_numpy(A.astype(dtype)))


def test_a_code_book_must_have_256_ascending_values() -> None:
    with pytest.raises(errors.InvalidArgument, match="code has 16 elements"):
        functional.quantize_blockwise(A, code=np.zeros(16, np.float32))
    with pytest.raises(errors.InvalidArgument, match="ascending"):
        functional.quantize_blockwise(A, code=np.linspace(1, -1, 256, dtype=np.float32))
    with pytest.raises(errors.InvalidArgument, match="blocksize=0"):
        functional.quantize_blockwise(A, blocksize=0)


def test_dequantize_checks_sizes() -> None:
    packed, state = functional.quantize_4bit(A)
    with pytest.raises(errors.InvalidArgument, match="has 100 bytes: must have 128 bytes for 256"):
        functional.dequantize_4bit(packed[:100], state)
    with pytest.raises(errors.InvalidArgument, match="out has 10 elements"):
        functional.dequantize_4bit(packed, state, out=np.empty(10, np.float32))
    with pytest.raises(errors.InvalidArgument, match="absmax and out must be set"):
        functional.dequantize_4bit(packed)
    state.absmax = state.absmax[:-1]
    with pytest.raises(errors.InvalidArgument, match="absmax has 3 elements"):
        functional.dequantize_4bit(packed, state)
    with pytest.raises(errors.InvalidArgument, match="one of the two must be set"):
        functional.dequantize_blockwise(np.zeros(4, np.uint8))


def test_products_check_shapes() -> None:
    packed, state = functional.quantize_4bit(torch.randn(8, 64))
    with pytest.raises(errors.InvalidArgument, match="last dimension must be 64"):
        autograd.matmul_4bit(torch.randn(2, 63), packed, state)
    with pytest.raises(errors.InvalidArgument, match="bias has 9 elements"):
        autograd.matmul_4bit(torch.randn(2, 64), packed, state, bias=torch.zeros(9))
    with pytest.raises(errors.InvalidArgument, match="quant_state=None"):
        autograd.matmul_4bit(torch.randn(2, 64), packed, None)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidArgument, match=r"must be \[\.\.\., k\] and \[n, k\]"):
        functional.int8_linear_matmul(np.zeros((2, 8), np.int8), np.zeros((4, 9), np.int8))
    with pytest.raises(errors.InvalidArgument, match="threshold=-1"):
        functional.int8_vectorwise_quant(A.reshape(4, 64), threshold=-1)


@pytest.mark.parametrize("wrong", [None, [1.0], np.zeros((2, 64), np.float32), "x"], ids=type)
def test_layers_name_an_input_that_is_no_tensor(wrong: Any) -> None:
    layers = nn.Linear4bit(64, 8), nn.Linear8bitLt(64, 8), nn.Embedding4bit(8, 64)
    for layer in (*layers, nn.Embedding8bit(8, 64)):
        with pytest.raises(errors.InvalidArgument, match=f"input is a {type(wrong).__name__}"):
            layer.to("cpu")(wrong)


def test_layers_refuse_whole_numbers() -> None:
    """A result that is converted back to the input's dtype would lose its fractions."""
    for layer in (
        nn.Linear4bit(64, 8),
        nn.Linear4bit(64, 8, compute_dtype=torch.float32),
        nn.Linear4bit(64, 8, compute_dtype=torch.bfloat16),
        nn.Linear8bitLt(64, 8, has_fp16_weights=False),
    ):
        with pytest.raises(errors.InvalidArgument, match=r"torch\.int32"):
            layer.to("cpu")(torch.ones(2, 64, dtype=torch.int32))


@pytest.mark.parametrize("kind", ["sparse_coo", "nested"])
def test_tensors_without_plain_memory_are_named(kind: str) -> None:
    dense = torch.ones(2, 64)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # torch warns that nested tensors are a prototype
        a = dense.to_sparse() if kind == "sparse_coo" else torch.nested.nested_tensor([dense])
    for call in (
        functional.quantize_4bit,
        functional.quantize_blockwise,
        nn.Linear4bit(64, 8).to("cpu"),
        nn.Linear8bitLt(64, 8).to("cpu"),
        nn.Linear8bitLt(64, 8, has_fp16_weights=False).to("cpu"),
        lambda a: autograd.matmul_4bit(a, *functional.quantize_4bit(dense)),
    ):
        with pytest.raises(errors.InvalidArgument, match=f"A is a {kind} tensor"):
            call(a)
    with pytest.raises(errors.InvalidArgument, match=f"B is a {kind} tensor"):
        autograd.matmul(dense, a)
    _, state = functional.quantize_4bit(dense)
    stacked, states = functional.quantize_experts_4bit(torch.ones(2, 32, 64))
    scales = torch.full((2, 2), 127, dtype=torch.uint8)
    layer = nn.Experts4bit(2, 64, 64)
    ends = torch.tensor([1, 2], dtype=torch.int32)
    for name, call in {
        "A": lambda: functional.quantize_experts_4bit(a),
        "B": lambda: functional.gemv_4bit(dense[:1], a, state=state),
        "B ": lambda: functional.dequantize_experts_4bit(a, states),
        "A ": lambda: functional.grouped_matmul_4bit(a, stacked, states, offsets=ends),
        "blocks": lambda: functional.from_mxfp4(a, scales),
        "gate_up_proj": lambda: nn.Experts4bit.from_float(a, torch.ones(2, 64, 64)),
        "hidden_states": lambda: layer(a),
    }.items():
        with pytest.raises(errors.InvalidArgument, match=f"^{name.strip()} is a {kind} tensor"):
            call()


@pytest.mark.parametrize("wrong", [{}, object, torch.uint8, "O"])
def test_packed_bytes_need_a_dtype_of_numpy(wrong: Any) -> None:
    with pytest.raises(errors.InvalidArgument, match=r"quant_storage=.*: must be a numpy dtype"):
        functional.quantize_4bit(A, quant_storage=wrong)


def test_an_error_describes_an_array_in_place_of_a_number_by_its_shape() -> None:
    with pytest.raises(
        errors.InvalidArgument, match=r"^blocksize=Tensor of shape \(2, 3\): allowed"
    ):
        functional.quantize_4bit(A, blocksize=torch.ones(2, 3))
    with pytest.raises(
        errors.InvalidArgument, match=r"compress_statistics=Tensor of shape \(2, 3\)"
    ):
        nn.Linear4bit(64, 8, compress_statistics=torch.ones(2, 3)).to("cpu")


def test_arrays_of_the_two_kinds_are_not_mixed() -> None:
    packed, state = functional.quantize_4bit(torch.from_numpy(A))
    codes, state8 = functional.quantize_blockwise(torch.from_numpy(A))
    with fast_path.general_path():  # it stores a CheckedState in the quantization state
        functional.dequantize_4bit(packed, state)
        functional.dequantize_blockwise(codes, state8)
    for call in (
        lambda: functional.dequantize_4bit(packed.numpy(), state),
        lambda: functional.dequantize_blockwise(codes.numpy(), state8),
    ):
        with pytest.raises(errors.InvalidArgument, match="absmax is a Tensor: must be a ndarray"):
            call()


def test_the_error_of_an_unquantized_layer_says_so() -> None:
    with pytest.raises(errors.InvalidArgument, match=r"call \.to\(device\)"):
        nn.Linear4bit(64, 8)(torch.randn(1, 64))
    with pytest.raises(errors.InvalidArgument, match=r"call \.to\(device\)"):
        nn.Embedding8bit(8, 64)(torch.tensor([1]))


def test_checkpoint_items_are_checked() -> None:
    _, state = functional.quantize_4bit(torch.randn(8, 64))
    items = state.as_dict(packed=True)
    with pytest.raises(errors.InvalidArgument, match=r"missing items \['quant_map'\]"):
        functional.QuantState.from_dict(
            {key: value for key, value in items.items() if key != "quant_map"}, "cpu"
        )
    with pytest.raises(errors.InvalidArgument, match=r"unknown items \['extra'\]"):
        functional.QuantState.from_dict({**items, "extra": 1}, "cpu")
    with pytest.raises(errors.InvalidArgument, match="device='nowhere' cannot be used: "):
        functional.QuantState.from_dict(dict(items), "nowhere")
    with pytest.raises(errors.InvalidArgument, match="weight_format=2"):
        nn.Linear8bitLt(8, 8, has_fp16_weights=False).load_state_dict(
            {"weight": torch.zeros(8, 8), "bias": torch.zeros(8), "weight_format": 2}
        )


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"lr": -1.0}, "lr=-1.0"),
        ({"betas": (0.9, 1.0)}, r"betas\[1\]=1.0"),
        ({"eps": -1e-8}, "eps=-1e-08"),
        ({"weight_decay": -0.1}, "weight_decay=-0.1"),
        ({"amsgrad": True}, "amsgrad=True"),
        ({"optim_bits": 4}, "optim_bits=4"),
    ],
)
def test_optimizers_check_their_settings(settings: dict[str, Any], text: str) -> None:
    with pytest.raises(errors.NybbleError, match=text):
        optim.AdamW([torch.nn.Parameter(torch.zeros(2))], **settings)


@pytest.mark.parametrize("kind", ["torch", "numpy"])
@pytest.mark.parametrize(
    ("change", "text"),
    [
        (b"\xff\xfe{", "quant_state.bitsandbytes__nf4 is corrupt"),
        (b"[1]", "quant_state.bitsandbytes__nf4 is corrupt"),
        ({"dtype": "float99"}, "dtype='float99'"),
        ({"dtype": 3}, "dtype=3"),
        ({"shape": "large"}, "shape='large'"),
        ({"shape": [8, "64"]}, "shape="),
        ({"blocksize": "64"}, "blocksize='64'"),
        ({"nested_offset": "none"}, "nested_offset='none'"),
        ({"quant_map": 7}, "quant_map=7"),
    ],
)
def test_a_corrupt_checkpoint_is_refused_with_the_item_s_name(
    kind: str, change: bytes | dict[str, Any], text: str
) -> None:
    a = torch.ones(8, 64)
    _, state = functional.quantize_4bit(
        a if kind == "torch" else a.numpy(), quant_type="nf4", compress_statistics=True
    )
    items = state.as_dict()
    if isinstance(change, dict):
        items |= change
    else:
        array = torch.tensor(list(change), dtype=torch.uint8)
        items["quant_state.bitsandbytes__nf4"] = array if kind == "torch" else array.numpy()
    with pytest.raises(errors.InvalidArgument, match=text):
        functional.QuantState.from_dict(items, "cpu")


def test_transposed_operands_are_refused() -> None:
    packed, state = functional.quantize_4bit(torch.ones(8, 64))
    for name in ("transposed_A", "transposed_B"):
        with pytest.raises(errors.Unsupported, match=f"{name}=True"):
            functional.gemv_4bit(torch.ones(1, 64), packed, state=state, **{name: True})


@pytest.mark.parametrize(
    ("name", "settings", "text"),
    [
        ("SGD", {"lr": 0.1}, "momentum=0"),
        ("SGD8bit", {"lr": 0.1, "momentum": 0.9, "dampening": 0.5}, "dampening=0.5"),
        ("LARS32bit", {"lr": 0.1, "momentum": 0.9, "dampening": 0.5}, "dampening=0.5"),
        ("RMSprop", {"momentum": 0.9}, "momentum=0.9"),
        ("RMSprop", {"centered": True}, "centered=True"),
        ("RMSprop8bit", {"alpha": 0}, "alpha=0"),
        ("LAMB", {"bias_correction": False}, "bias_correction=False"),
        ("LAMB8bit", {"adam_w_mode": False}, "adam_w_mode=False"),
        ("LAMB", {"amsgrad": True}, "amsgrad=True"),
        ("Adagrad", {"lr_decay": 0.1}, "lr_decay=0.1"),
        ("Adagrad", {"initial_accumulator_value": 0.1}, "initial_accumulator_value=0.1"),
    ],
)
def test_unsupported_options_of_optimizers_are_refused(
    name: str, settings: dict[str, Any], text: str
) -> None:
    with pytest.raises(errors.NybbleError, match=f"{text}: not supported by {name}; must "):
        getattr(optim, name)([torch.nn.Parameter(torch.zeros(2))], **settings)


@pytest.mark.parametrize("name", ["SGD", "SGD8bit", "LARS"])
def test_nesterov_warns_of_the_plain_momentum_that_is_computed(name: str) -> None:
    """timm's `bnbsgd` and `bnbsgd8bit` always pass nesterov=True."""
    ends = []
    for nesterov in (False, True):
        parameter = torch.nn.Parameter(torch.linspace(-1, 1, 8192))
        settings = {"lr": 0.1, "momentum": 0.9, "nesterov": nesterov}
        with contextlib.ExitStack() as stack:
            if nesterov:
                text = f"nesterov=True: {name} computes plain momentum"
                stack.enter_context(pytest.warns(UserWarning, match=text))
            optimizer = getattr(optim, name)([parameter], **settings)
        for _ in range(3):
            parameter.grad = parameter.detach() * 0.5
            optimizer.step()
        ends.append(parameter.detach())
    assert torch.equal(*ends)


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"lr": "x"}, "lr='x': allowed is a finite number, 0 or more"),
        ({"lr": None}, "lr=None"),
        ({"eps": None}, "eps=None"),
        ({"weight_decay": "0"}, "weight_decay='0'"),
        ({"betas": 0.9}, "betas=0.9: must contain at least 2 numbers"),
        ({"betas": (0.9,)}, r"betas=\(0.9,\): must contain at least 2"),
        ({"betas": "0.9; 0.99"}, "betas='0.9; 0.99': must contain"),
        ({"betas": (None, 0.9)}, r"betas\[0\]=None"),
        ({"optim_bits": "8"}, "optim_bits='8'"),
        ({"min_8bit_size": "4096"}, "min_8bit_size='4096': must be a number of elements"),
        ({"min_8bit_size": None}, "min_8bit_size=None"),
        ({"min_8bit_size": float("nan")}, "min_8bit_size=nan"),
    ],
)
def test_wrong_kinds_of_an_optimizer_s_numbers_are_named(
    settings: dict[str, Any], text: str
) -> None:
    with pytest.raises(errors.NybbleError, match=text):
        optim.Adam([torch.nn.Parameter(torch.zeros(2))], **settings)


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (None, "state_dict has None"),
        ({}, "state_dict has {}: expected 'state' and 'param_groups'"),
        ({"model": {}, "optimizer": {}}, r"state_dict has \['model', 'optimizer'\]"),
        ({"state": [1], "param_groups": []}, "expected 'state' and 'param_groups'"),
        ({"state": {}, "param_groups": None}, "expected 'state' and 'param_groups'"),
        ({"state": {0: 5}, "param_groups": []}, "the state of parameter 0 is not a dict"),
    ],
)
def test_other_objects_are_not_loaded_as_states(wrong: Any, text: str) -> None:
    p = torch.nn.Parameter(torch.zeros(2))
    optimizer = optim.AdamW([p])
    p.grad = torch.ones(2)
    optimizer.step()
    kept = dict(optimizer.state[p])
    with pytest.raises(errors.InvalidArgument, match=text):
        optimizer.load_state_dict(wrong)
    assert optimizer.state[p] == kept


def test_wrong_kinds_of_a_layer_s_arguments_are_named() -> None:
    for dtype in ("float16", torch.int8, 1):
        with pytest.raises(errors.InvalidArgument, match=r"compute_dtype=.*: allowed are None and"):
            nn.Linear4bit(64, 8, compute_dtype=dtype)
    for name, value in (("threshold", "6"), ("threshold", -1.0), ("has_fp16_weights", None)):
        with pytest.raises(errors.InvalidArgument, match=f"{name}={value!r}: allowed"):
            nn.Linear8bitLt(64, 8, **{name: value})
    for items in ([1], None):
        with pytest.raises(errors.InvalidArgument, match=r"qs_dict is a .*: must be a dict"):
            functional.QuantState.from_dict(items, device="cpu")


def test_a_step_with_a_wrong_state_changes_nothing() -> None:
    p, g = torch.ones(64), torch.ones(64)
    state1, state2 = torch.zeros(64), torch.zeros(63)
    with pytest.raises(errors.InvalidArgument, match="state2 has 63 elements"):
        functional.optimizer_update_32bit(
            "adam", g, p, state1, 0.9, 1e-8, 1, 0.1, state2=state2, beta2=0.99
        )
    assert (p == 1).all()
    assert (state1 == 0).all()
    with pytest.raises(errors.InvalidArgument, match="optimizer_name='adamax'"):
        functional.optimizer_update_32bit("adamax", g, p, state1, 0.9, 1e-8, 1, 0.1)


@pytest.mark.parametrize("kind", [nn.Params4bit, nn.Int8Params])
@pytest.mark.parametrize("data", [[1.0, 2.0], A, "weight"])
def test_parameters_accept_only_tensors(kind: Any, data: Any) -> None:
    with pytest.raises(errors.InvalidArgument, match=f"data is a {type(data).__name__}: must be"):
        kind(data)
    assert kind().numel() == 0
