"""Quantized models and optimizers in distributed checkpoints, offloading and copies."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

COPIES = pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda a: pickle.loads(pickle.dumps(a))], ids=["deepcopy", "pickle"]
)


def _model(torch: Any, seed: int) -> Any:
    from nybble import nn

    torch.manual_seed(seed)
    four = nn.Linear4bit(64, 96, compute_dtype=torch.float32, quant_type="nf4")
    return torch.nn.Sequential(four, nn.Linear8bitLt(96, 32, has_fp16_weights=False)).to("cpu")


@pytest.mark.torch("2.7")
@pytest.mark.filterwarnings("ignore:torch.distributed is disabled")  # there is only one process
def test_distributed_checkpoint_loads_into_another_model(torch: Any, tmp_path: Path) -> None:
    from torch.distributed import checkpoint
    from torch.distributed.checkpoint import state_dict as names

    x = torch.randn(3, 64)
    old = _model(torch, 1)
    checkpoint.save(names.get_model_state_dict(old), checkpoint_id=tmp_path)
    for seed in (2, 3, 4):  # with these seeds, the means of scales have 16 to 19 digits
        new = _model(torch, seed)
        items = names.get_model_state_dict(new)
        checkpoint.load(items, checkpoint_id=tmp_path)
        names.set_model_state_dict(new, items)
        assert torch.equal(new(x), old(x))


@pytest.mark.parametrize("index", [0, 1])
def test_a_checkpoint_of_another_shape_changes_nothing(torch: Any, index: int) -> None:
    from nybble import nn

    layer = _model(torch, 1)[index]
    x = torch.randn(3, layer.in_features)
    wanted = layer(x)
    other = (
        nn.Linear4bit(32, layer.out_features, quant_type="nf4")
        if index == 0
        else nn.Linear8bitLt(32, layer.out_features, has_fp16_weights=False)
    ).to("cpu")
    items = {name: value for name, value in other.state_dict().items() if name != "bias"}
    with pytest.raises(RuntimeError, match="size mismatch for weight"):
        layer.load_state_dict(items, strict=False)
    assert torch.equal(layer(x), wanted)


def test_state_of_weights_on_meta_is_kept(torch: Any) -> None:
    """accelerate's offloading stores the bytes and moves the parameter to meta and back."""
    from nybble import nn

    x = torch.randn(3, 64)
    layer = _model(torch, 1)[0]
    wanted, stored = layer(x), layer.weight.data.clone()
    layer.weight = layer.weight.to("meta")
    layer.weight = nn.Params4bit(stored, requires_grad=False, **layer.weight.__dict__).to("cpu")
    assert torch.equal(layer(x), wanted)


def test_a_weight_that_was_moved_to_meta_first_has_no_values(torch: Any) -> None:
    from nybble import nn

    weight = nn.Linear4bit(64, 96).weight.to("meta")
    assert not weight.bnb_quantized
    assert (weight.device.type, weight.shape, weight.dtype) == ("meta", (96, 64), torch.float32)


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda a: pickle.loads(pickle.dumps(a))]
)
@pytest.mark.parametrize("nested", [False, True])
def test_copies_of_a_used_state_contain_no_address(
    torch: Any, nested: bool, copied: Callable[[Any], Any]
) -> None:
    from nybble import functional

    a = torch.linspace(-1, 1, 256)
    for array in (a, a.numpy()):
        made = functional.quantize_4bit(array, compress_statistics=nested)
        made8 = functional.quantize_blockwise(array, blocksize=64)
        wanted = functional.dequantize_4bit(*made), functional.dequantize_blockwise(*made8)
        states = copied(made[1]), copied(made8[1])
        assert not any(name.startswith("_checked_4bit") for each in states for name in vars(each))
        assert states == (made[1], made8[1])
        assert (functional.dequantize_4bit(made[0], states[0]) == wanted[0]).all()
        assert (functional.dequantize_blockwise(made8[0], states[1]) == wanted[1]).all()


@pytest.mark.parametrize(
    "part", ["absmax", "code", "offset", "blocksize", "quant_type", "dtype", "shape", "state2"]
)
def test_states_with_one_different_part_are_not_equal(torch: Any, part: str) -> None:
    from nybble import functional

    _, state = functional.quantize_4bit(torch.linspace(-1, 1, 256), compress_statistics=True)
    other = copy.deepcopy(state)
    assert other == state
    changed = {"blocksize": 128, "quant_type": "nf4", "dtype": torch.float16, "shape": (2, 128)}
    if part == "state2":
        other.state2.absmax += 1
    else:
        value = changed[part] if part in changed else getattr(other, part) + 1
        setattr(other, part, value)
    assert other != state


@pytest.mark.parametrize("make", ["numpy", "torch"])
def test_a_state_of_numpy_s_numbers_is_saved(torch: Any, make: str) -> None:
    from nybble import functional

    a = np.linspace(-1, 1, 256, dtype=np.float32)
    given = a if make == "numpy" else torch.from_numpy(a)
    _, state = functional.quantize_4bit(given, blocksize=np.int64(64), quant_type="nf4")
    saved = state.as_dict(packed=True)
    assert functional.QuantState.from_dict(saved, "cpu").blocksize == 64
    _, whole = functional.quantize_blockwise(given, blocksize=np.int32(64))
    assert type(whole.blocksize) is int


@COPIES
@pytest.mark.parametrize("name", ["AdamW8bit", "PagedLion8bit", "AdEMAMix", "LARS"])
def test_copied_optimizers_continue(torch: Any, copied: Callable[[Any], Any], name: str) -> None:
    from nybble import optim

    torch.manual_seed(0)
    model = torch.nn.Linear(128, 64)
    more = {"momentum": 0.9} if name == "LARS" else {}
    optimizer = getattr(optim, name)(model.parameters(), lr=1e-2, **more)

    def step(model: Any, optimizer: Any) -> None:
        model(torch.ones(2, 128)).square().sum().backward()
        optimizer.step()
        optimizer.zero_grad()

    step(model, optimizer)
    pair = copied((model, optimizer))
    for one in ((model, optimizer), pair):
        step(*one)
    assert torch.equal(model.weight, pair[0].weight)
    assert pair[1].mng is optimizer.mng


@COPIES
def test_a_copy_of_a_paged_state_is_not_marked_as_paged(
    torch: Any, copied: Callable[[Any], Any]
) -> None:
    """torch copies the mark. A GPU would then get an address in ordinary memory."""
    from nybble import optim

    p = torch.nn.Parameter(torch.zeros(8192))
    optimizer = optim.PagedAdamW8bit([p])
    p.grad = torch.ones_like(p)
    optimizer.step()
    state = optimizer.state[p]["state1"]
    state.is_paged, state.page_deviceid = True, 0  # marks of a paged state on a GPU
    q, again = copied((p, optimizer))
    other = again.state[q]["state1"]
    assert torch.equal(other, state)
    assert not hasattr(other, "is_paged")
    assert state.is_paged


def test_a_state_on_another_device_is_refused(torch: Any) -> None:
    from nybble import errors, optim

    p = torch.nn.Parameter(torch.zeros(8192))
    p.grad = torch.ones_like(p)
    optimizer = optim.AdamW8bit([p])
    optimizer.step()
    for name in ("state1", "absmax2"):
        kept = optimizer.state[p][name]
        optimizer.state[p][name] = kept.to("meta")
        before = p.detach().clone()
        with pytest.raises(errors.InvalidArgument, match=f": {name} is on meta: must be on cpu"):
            optimizer.step()
        assert torch.equal(p, before)
        optimizer.state[p][name] = kept
