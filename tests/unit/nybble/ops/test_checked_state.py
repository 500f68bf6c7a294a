"""If a state's arrays change after its first use, the state is checked again."""

from __future__ import annotations

import copy
import pickle
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import nybble  # noqa: E402
from nybble import errors, nn, optim  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble.ops.grouped import moe  # noqa: E402

ROWS, COLUMNS = 64, 256
VALUES = np.random.default_rng(1).standard_normal((ROWS, COLUMNS)).astype(np.float32)


pytestmark = pytest.mark.usefixtures("each_path")


def _four(nested: bool) -> Callable[[Any], tuple[Any, Any, Any]]:
    def make(a: Any) -> tuple[Any, Any, Any]:
        codes, state = F.quantize_4bit(a, quant_type="nf4", compress_statistics=nested)
        return codes, state, F.dequantize_4bit

    return make


def _eight(a: Any) -> tuple[Any, Any, Any]:
    return (*F.quantize_blockwise(a, blocksize=64), F.dequantize_blockwise)


PARTS = [
    pytest.param(_four(False), "absmax", id="4-bit absmax"),
    pytest.param(_four(True), "absmax", id="nested absmax"),
    pytest.param(_four(True), "offset", id="nested offset"),
    pytest.param(_four(True), "state2.absmax", id="state2.absmax"),
    pytest.param(_four(True), "state2.code", id="state2.code"),
    pytest.param(_eight, "absmax", id="8-bit absmax"),
    pytest.param(_eight, "code", id="8-bit code"),
]


def _part(state: Any, name: str) -> Any:
    for step in name.split("."):
        state = getattr(state, step)
    return state


def _numpy_resize(part: Any) -> None:
    part.resize((part.size + 3,), refcheck=False)


def _numpy_retype(part: Any) -> None:
    part.dtype = np.int32 if part.dtype == np.float32 else np.int8


def _set_to_less(part: Any) -> None:
    part.set_(torch.zeros(max(part.numel() // 2, 2), dtype=part.dtype))


def _assign_data(part: Any) -> None:
    part.data = torch.zeros(part.numel() + 1, dtype=part.dtype)


def _lengthen(part: Any) -> None:
    part.resize_(part.numel() + 3)


@pytest.mark.parametrize(("make", "name"), PARTS)
@pytest.mark.parametrize("change", [_numpy_resize, _numpy_retype])
def test_numpy_arrays_changed_in_place_are_refused(make: Any, name: str, change: Any) -> None:
    codes, state, back = make(VALUES.copy())
    back(codes, state)
    change(_part(state, name))
    with pytest.raises(errors.InvalidArgument):
        back(codes, state)


@pytest.mark.parametrize(("make", "name"), PARTS)
@pytest.mark.parametrize("change", [_lengthen, _set_to_less, _assign_data])
def test_tensors_changed_in_place_are_refused(make: Any, name: str, change: Any) -> None:
    codes, state, back = make(torch.from_numpy(VALUES))
    part = _part(state, name)
    if name.endswith("code"):  # do not change the code book that all states share
        owner = state.state2 if "." in name else state
        owner.code = part = part.clone()
    back(codes, state)
    change(part)
    with pytest.raises(errors.InvalidArgument):
        back(codes, state)


def test_arrays_with_other_strides_are_read_by_them() -> None:
    codes, state = F.quantize_4bit(torch.from_numpy(VALUES), blocksize=64)
    state.absmax = state.absmax.reshape(2, -1).contiguous()
    F.dequantize_4bit(codes, state)
    order = state.absmax.t().reshape(-1).clone()
    state.absmax.t_()
    plain = F.QuantState(order, state.shape, None, 64, "fp4", torch.float32)
    assert torch.equal(F.dequantize_4bit(codes, state), F.dequantize_4bit(codes, plain))


@pytest.mark.parametrize("kind", [torch.from_numpy, np.copy], ids=["torch", "numpy"])
def test_replaced_numbers_of_a_state_are_used(kind: Any) -> None:
    codes, state = F.quantize_4bit(kind(VALUES), blocksize=64, compress_statistics=True)
    wanted = F.dequantize_4bit(codes, state)
    state.state2.blocksize = 128
    with pytest.raises(errors.InvalidArgument, match=r"state2\.absmax has"):
        F.dequantize_4bit(codes, state)
    state.state2.blocksize = 256
    state.shape = list(state.shape)
    assert (F.dequantize_4bit(codes, state) == wanted).all()
    state.shape[0] //= 2
    with pytest.raises(errors.InvalidArgument):
        F.dequantize_4bit(codes, state)


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_copies_are_checked_again(again: Any) -> None:
    codes, state = F.quantize_4bit(VALUES)
    wanted = F.dequantize_4bit(codes, state)
    other = again(state)
    assert "_checked_4bit" not in vars(other)
    other.absmax = other.absmax[: other.absmax.size // 2].copy()
    with pytest.raises(errors.InvalidArgument):
        F.dequantize_4bit(codes, other)
    assert (F.dequantize_4bit(codes, state) == wanted).all()


def test_packed_bytes_changed_in_place_are_refused() -> None:
    codes, state = F.quantize_4bit(VALUES.copy())
    F.dequantize_4bit(codes, state)
    codes.resize((codes.size // 2, 1), refcheck=False)
    with pytest.raises(errors.InvalidArgument, match="A has"):
        F.dequantize_4bit(codes, state)


@pytest.mark.parametrize("kind", ["Embedding4bit", "Embedding8bit"])
def test_tables_changed_in_place_are_refused(kind: str) -> None:
    table = getattr(nn, kind)(ROWS, COLUMNS).to("cpu")
    table(torch.arange(ROWS))
    scales = table.weight.SCB if kind == "Embedding8bit" else table.weight.quant_state.absmax
    scales.resize_(scales.numel() // 2)
    with pytest.raises(errors.InvalidArgument):
        table(torch.arange(ROWS))


def test_rows_of_an_int8_layer_changed_in_place_are_refused() -> None:
    layer = nn.Linear8bitLt(COLUMNS, ROWS, has_fp16_weights=False).to("cpu")
    x = torch.ones(2, COLUMNS)
    layer(x)
    layer.state.SCB.resize_(ROWS // 2)
    with pytest.raises(errors.InvalidArgument, match=r"col_stats|SCB"):
        layer(x)


def test_int8_rows_assigned_through_data_are_the_layer_s() -> None:
    layer = nn.Linear8bitLt(COLUMNS, ROWS, bias=False, has_fp16_weights=False).to("cpu")
    table = nn.Embedding8bit(ROWS, COLUMNS).to("cpu")
    x, index = torch.ones(2, COLUMNS), torch.arange(ROWS)
    layer(x), table(index)
    for module in (layer, table):
        module.weight.data = torch.zeros_like(module.weight.data)
    assert not layer(x).any()
    assert not table(index).any()


def test_a_new_floating_weight_with_the_same_id_is_quantized() -> None:
    state = nybble.MatmulLtState(is_training=False)
    x = torch.ones(2, COLUMNS)
    for scale in range(1, 200):  # each new array probably gets the id of the previous array
        weight = torch.full((ROWS, COLUMNS), float(scale))
        assert torch.allclose(nybble.matmul(x, weight, state=state), x @ weight.t(), rtol=0.02)
        weight.data = weight * 2
        assert torch.allclose(nybble.matmul(x, weight, state=state), x @ weight.t(), rtol=0.02)
        del weight
    again = pickle.loads(pickle.dumps(state))
    assert torch.allclose(nybble.matmul(x, x, state=again), x @ x.t(), rtol=0.02)


@pytest.mark.parametrize("name", ["state1", "absmax1", "state2", "absmax2"])
def test_optimizer_states_changed_in_place_are_refused(name: str) -> None:
    p = torch.nn.Parameter(torch.ones(5000))
    optimizer = optim.Adam8bit([p])
    p.grad = torch.ones(5000)
    optimizer.step()
    array = optimizer.state[p][name]
    array.resize_(array.numel() // 2)
    with pytest.raises(errors.InvalidArgument, match=name):
        optimizer.step()


def test_bytes_on_meta_are_refused_after_any_call() -> None:
    packed, state = F.quantize_4bit(torch.from_numpy(VALUES), quant_type="nf4")
    F.dequantize_4bit(packed, state)  # the state is checked now
    with pytest.raises(errors.NybbleError, match="on meta"):
        F.dequantize_4bit(packed.to("meta"), state)
    with pytest.raises(errors.InvalidArgument, match="B is on meta: must be on cpu"):
        F.gemv_4bit(torch.ones(1, COLUMNS), packed.to("meta").t(), state=state)


CHANGES: dict[str, Callable[[Any], object]] = {
    "scales replaced": lambda layer: setattr(layer, "down_absmax", layer.down_absmax.flip(0)),
    "bytes replaced": lambda layer: setattr(
        layer, "down_proj", torch.nn.Parameter(layer.down_proj.flip(0), requires_grad=False)
    ),
    "bytes replaced in place": lambda layer: setattr(
        layer.down_proj, "data", layer.down_proj.data.flip(0)
    ),
    "scales replaced in place": lambda layer: layer.down_absmax.set_(layer.down_absmax.flip(0)),
    "checkpoint": lambda layer: layer.load_state_dict(
        {name: one.flip(0) for name, one in layer.state_dict().items()}
    ),
    "double": lambda layer: layer.double(),
}


@pytest.mark.parametrize("nested", [False, True], ids=["plain", "nested"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_layer_of_experts_is_checked_again(change: str, nested: bool) -> None:
    torch.manual_seed(0)
    layer = nn.Experts4bit.from_float(
        torch.randn(3, 64, 32), torch.randn(3, 32, 32), compress_statistics=nested
    )
    rows, ends = torch.randn(6, 32), torch.tensor([2, 4, 6], dtype=torch.int32)

    def product(one: Any) -> Any:
        return moe.product_4bit(rows, one._projection("down", torch.float32), ends)

    def exact(one: Any) -> Any:
        weight = one.dequantized("down", torch.float32)
        return torch.cat([rows[2 * e : 2 * e + 2] @ weight[e].t() for e in range(3)])

    before = product(layer)
    torch.testing.assert_close(before, exact(layer))
    projection = layer._projection("down", torch.float32)
    assert projection.state is layer._projection("down", torch.float32).state
    assert projection.state._checked_stack is not None
    copied = copy.deepcopy(layer)
    CHANGES[change](layer)
    torch.testing.assert_close(product(layer), exact(layer))
    if change != "double":
        assert not torch.equal(product(layer), before)
    torch.testing.assert_close(product(copied), before)


def test_a_kept_state_does_not_keep_the_experts() -> None:
    """accelerate moves the weights to the CPU after each use, to free memory."""
    layer = nn.Experts4bit.from_float(torch.randn(3, 64, 32), torch.randn(3, 32, 32))
    ends = torch.tensor([2, 4, 6], dtype=torch.int32)
    moe.product_4bit(torch.randn(6, 32), layer._projection("down", torch.float32), ends)
    packed, scales = weakref.ref(layer.down_proj), weakref.ref(layer.down_absmax)
    layer.down_proj = torch.nn.Parameter(layer.down_proj.to("meta"), requires_grad=False)
    layer.down_absmax = layer.down_absmax.to("meta")
    assert packed() is None
    assert scales() is None
