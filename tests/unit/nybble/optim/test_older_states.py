"""8-bit states of bitsandbytes before 0.44 are converted when they are loaded."""

from __future__ import annotations

import copy
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import errors, optim  # noqa: E402
from nybble import functional as F  # noqa: E402

SIZE = 5000  # 20 blocks of 256, three of 2048


def _optimizer(name: str) -> tuple[Any, Any]:
    torch.manual_seed(1)
    p = torch.nn.Parameter(torch.randn(SIZE))
    made = getattr(optim, name)([p], lr=1e-2)
    if "ScheduleFree" in name:
        made.train()
    for _ in range(3):
        p.grad = torch.randn(SIZE)
        made.step()
    return made, p


def _values(state: dict[str, Any], number: int, scales: Any, block: int) -> Any:
    of = F.QuantState(scales, None, state[f"qmap{number}"], block, None, torch.float32)
    return F.dequantize_blockwise(state[f"state{number}"].flatten(), of)


def _in_old_form(state: dict[str, Any], whole: bool) -> dict[str, Any]:
    """Return a parameter's state as bitsandbytes 0.43 saved it: blocks of 2048, or one scale."""
    made = copy.copy(state)
    for number in (1, 2):
        if f"state{number}" not in state:
            continue
        values = _values(state, number, made.pop(f"absmax{number}"), 256)
        block = SIZE if whole else 2048
        codes, scales = F.quantize_blockwise(values, code=state[f"qmap{number}"], blocksize=block)
        made[f"state{number}"] = codes
        if whole:
            made[f"max{number}"] = scales.absmax
            made[f"new_max{number}"] = torch.zeros(1)
        else:
            made[f"absmax{number}"] = scales.absmax
    return made


@pytest.mark.parametrize("whole", [False, True], ids=["blocks of 2048", "one scale"])
@pytest.mark.parametrize("name", ["AdamW8bit", "Lion8bit", "SGD8bit"])
def test_values_are_the_same_and_training_continues(name: str, whole: bool) -> None:
    if name == "SGD8bit":
        p = torch.nn.Parameter(torch.randn(SIZE))
        made = optim.SGD8bit([p], lr=1e-2, momentum=0.9)
        p.grad = torch.randn(SIZE)
        made.step()
    else:
        made, p = _optimizer(name)
    saved = made.state_dict()
    (key,) = (k for k in saved["state"][0] if isinstance(saved["state"][0][k], dict))
    old = _in_old_form(saved["state"][0][key], whole)
    saved["state"][0][key] = old
    made.load_state_dict(saved)
    state = made.state[p]
    assert not {"max1", "new_max1"} & state.keys()
    for number in (1, 2):
        if f"state{number}" not in old:
            continue
        scales = old[f"max{number}"] if whole else old[f"absmax{number}"]
        wanted = _values(old, number, scales, SIZE if whole else 2048)
        found = _values(state, number, state[f"absmax{number}"], 256)
        assert torch.equal(found, wanted)
    before = p.detach().clone()
    p.grad = torch.randn(SIZE)
    made.step()
    assert not torch.equal(p, before)


def _map_with_524_values() -> Any:
    """Return the unsigned map of bitsandbytes 0.36 to 0.40; its kernels read the first 256."""
    parts = [torch.tensor([0.0, 1.0])]
    for power in range(7):
        for count in (4 << power, 2):
            edges = torch.linspace(0.1, 1, count + 1)
            parts.append(10.0 ** (power - 6) * (edges[1:] + edges[:-1]) / 2)
    return torch.cat(parts).sort().values


@pytest.mark.parametrize("whole", [False, True], ids=["blocks of 2048", "one scale"])
def test_second_moments_of_the_map_with_524_values(whole: bool) -> None:
    made, p = _optimizer("AdamW8bit")
    saved = made.state_dict()
    (hidden,) = (one for one in saved["state"][0].values() if isinstance(one, dict))
    old = _in_old_form(hidden, whole)
    old["state2"] = torch.randint(0, 256, (SIZE,), dtype=torch.uint8)
    old["qmap2"] = _map_with_524_values()
    saved["state"][0]["__bnb_optimizer_quant_state__"] = old
    made.load_state_dict(saved)
    block, scales = (SIZE, old["max2"]) if whole else (2048, old["absmax2"])
    wanted = _values({**old, "qmap2": old["qmap2"][:256]}, 2, scales, block)
    found = _values(made.state[p], 2, made.state[p]["absmax2"], 256)
    far = (found - wanted).abs() / (wanted + 1e-7 * scales.max())
    assert float(far.mean()) < 0.02
    assert float(far.max()) < 0.25  # at the few codes of small values
    made.step()


@pytest.mark.parametrize("name", ["AdamW8bit", "Lion8bit", "AdamWScheduleFree8bit"])
def test_states_with_another_map_are_refused(name: str) -> None:
    """A step decodes all 8-bit states with the dynamic map, so these would get other values."""
    saved, p = _optimizer(name)
    state = copy.deepcopy(saved.state_dict())
    loaded = getattr(optim, name)([p])
    loaded.load_state_dict(copy.deepcopy(state))
    assert torch.equal(loaded.state[p]["qmap1"], saved.state[p]["qmap1"])
    hidden = state["state"][0]["__bnb_optimizer_quant_state__"]
    for wrong in (torch.linspace(-1, 1, 256), torch.linspace(-1, 1, 300)):
        hidden["qmap1"] = wrong
        with pytest.raises(errors.InvalidArgument, match=f"qmap1 of parameter 0 .* {name} decodes"):
            loaded.load_state_dict(state)


def test_8bit_states_in_another_memory_order_are_refused() -> None:
    """Their blocks follow the order of the memory, so a copy in row order has other values."""
    p = torch.nn.Parameter(torch.randn(8, 4, 16, 16))
    optimizer = optim.AdamW8bit([p])
    p.grad = torch.randn_like(p)
    optimizer.step()
    saved = optimizer.state_dict()
    hidden = saved["state"][0]["__bnb_optimizer_quant_state__"]
    hidden["state1"] = hidden["state1"].clone(memory_format=torch.channels_last)
    optimizer.load_state_dict(saved)
    with pytest.raises(
        errors.InvalidArgument, match=r"state1 is not contiguous.*\n.*channels_last"
    ):
        optimizer.step()


RULES = [
    ("Adam", "AdamW8bit", "PagedAdam32bit", "PagedAdamW8bit", "AdamW4bit"),
    ("AdEMAMix8bit", "PagedAdEMAMix"),
    ("LAMB8bit", "LAMB32bit"),
    ("Lion8bit", "PagedLion"),
    ("SGD8bit", "SGD32bit"),
    ("LARS8bit", "LARS"),
    ("RMSprop8bit", "RMSprop"),
    ("Adagrad8bit", "Adagrad"),
    ("Muon8bit", "Muon"),
    ("CAME8bit", "CAME"),
    ("AdamWScheduleFree8bit", "AdamWScheduleFree"),
]


def _of_a_matrix(name: str) -> tuple[Any, Any]:
    p = torch.nn.Parameter(torch.ones(64, 80))
    more = {"lr": 1e-2, "momentum": 0.9} if name.startswith(("SGD", "LARS")) else {}
    made = getattr(optim, name)([p], **more)
    if "ScheduleFree" in name:
        made.train()
    p.grad = torch.ones_like(p)
    return made, p


@pytest.mark.parametrize("names", RULES, ids=lambda names: names[0])
def test_only_states_of_the_same_optimizer_are_loaded(names: tuple[str, ...]) -> None:
    saved = {}
    for name in (name for rule in RULES for name in rule):
        optimizer, _ = _of_a_matrix(name)
        optimizer.step()
        saved[name] = optimizer.state_dict()
    for name in names:
        for theirs, state in saved.items():
            optimizer, p = _of_a_matrix(name)
            bits = (theirs == "AdamW4bit") - (name == "AdamW4bit")
            if theirs in names and bits != 1:
                optimizer.load_state_dict(copy.deepcopy(state))
                optimizer.step()
                assert optimizer.state[p]["step"] == 2
                continue
            with pytest.raises(errors.InvalidArgument, match=f"{name}\\b.*\nhint: load the state"):
                optimizer.load_state_dict(copy.deepcopy(state))
            assert not optimizer.state


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("Lion8bit", "AdamW8bit"),
        ("AdamW8bit", "Lion8bit"),
        ("Lion", "AdamWScheduleFree"),
        ("SGD8bit", "CAME8bit"),
        ("AdamW", "Muon"),
        ("RMSprop", "LAMB32bit"),
    ],
)
def test_states_without_a_name_are_refused_if_their_moments_differ(ours: str, theirs: str) -> None:
    """bitsandbytes' states have no name."""
    saved, _ = _of_a_matrix(theirs)
    saved.step()
    state = saved.state_dict()
    del state["optimizer_name"]
    loaded, _ = _of_a_matrix(ours)
    with pytest.raises(errors.InvalidArgument, match=f"0 has .*state1.*: expected .* {ours}, "):
        loaded.load_state_dict(state)


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (lambda t: t.to_sparse(), "is torch.sparse_coo: must be a dense tensor"),
        (lambda t: t.to("meta"), "is on the meta device: must be a dense tensor"),
        (lambda t: t.tolist(), "is a list: must be a torch.Tensor"),
    ],
)
def test_state_tensors_without_values_are_refused(wrong: Any, text: str) -> None:
    saved, p = _optimizer("AdamW8bit")
    state = saved.state_dict()
    hidden = state["state"][0]["__bnb_optimizer_quant_state__"]
    hidden["absmax1"] = wrong(hidden["absmax1"])
    with pytest.raises(errors.InvalidArgument, match=f"^absmax1 of parameter 0 {text}"):
        optim.AdamW8bit([p]).load_state_dict(state)


@pytest.mark.parametrize("group", [None, [1.0], {"lr": 1e-3}, {"params": 0}, torch.ones(2)])
def test_groups_that_are_not_dicts_with_parameters_are_refused(group: Any) -> None:
    saved, p = _optimizer("AdamW8bit")
    state = saved.state_dict()
    state["param_groups"] = [group]
    with pytest.raises(errors.InvalidArgument, match=r"^param_groups\[0\] of .* is .*: expected"):
        optim.AdamW8bit([p]).load_state_dict(state)


NAMES = [
    *("AdamW32bit", "AdamW8bit", "Lion8bit", "AdEMAMix8bit", "Muon32bit", "CAME8bit"),
    *("AdamWScheduleFree32bit", "AdamW4bit"),
]


def _made(name: str, *shape: int) -> tuple[Any, Any]:
    p = torch.nn.Parameter(torch.ones(*shape))
    optimizer = getattr(optim, name)([p])
    if hasattr(optimizer, "train"):
        optimizer.train()
    p.grad = torch.randn(shape)
    return optimizer, p


@pytest.mark.parametrize("name", [one for one in NAMES if one != "AdamW4bit"])
def test_the_state_of_a_parameter_of_another_shape_is_refused(name: str) -> None:
    optimizer, _ = _made(name, 64, 128)
    optimizer.step()
    other, p = _made(name, 128, 64)
    with pytest.raises(errors.InvalidArgument, match=r"state1 of parameter 0 has the shape .*64, "):
        other.load_state_dict(optimizer.state_dict())
    other.step()
    assert not torch.equal(p, torch.ones(128, 64))


@pytest.mark.parametrize("name", NAMES)
def test_a_state_without_its_tensors_is_refused(name: str) -> None:
    optimizer, _ = _made(name, 64, 128)
    optimizer.step()
    saved = optimizer.state_dict()
    for state in ({"step": 1}, {"step": 1, "absmax1": torch.ones(32)}):
        with pytest.raises(
            errors.InvalidArgument, match=r"the state of parameter 0 has .*step: exp"
        ):
            optimizer.load_state_dict({**saved, "state": {0: state}})


@pytest.mark.parametrize(("name", "item"), [("AdamW4bit", "qmap2"), ("CAME8bit", "sq_row")])
@pytest.mark.parametrize("missing", [False, True])
def test_missing_and_reshaped_items_of_a_state_are_named(
    name: str, item: str, missing: bool
) -> None:
    optimizer, p = _made(name, 64, 128)
    optimizer.step()
    saved, before = optimizer.state_dict(), p.detach().clone()
    tensors = saved["state"][0]["__bnb_optimizer_quant_state__"]
    tensors[item] = tensors[item][:15].unsqueeze(0)
    if missing:
        del tensors[item]

    def resume() -> None:
        optimizer.load_state_dict(saved)
        optimizer.step()

    with pytest.raises(errors.InvalidArgument, match=item):
        resume()
    assert torch.equal(p, before)


def test_factors_of_another_shape_are_refused() -> None:
    optimizer, _ = _made("CAME8bit", 64, 128)
    optimizer.step()
    saved = optimizer.state_dict()
    tensors = saved["state"][0]["__bnb_optimizer_quant_state__"]
    tensors["sq_row"] = tensors["sq_row"].unsqueeze(0)
    with pytest.raises(errors.InvalidArgument, match=r"sq_row of parameter 0 has the shape \(1, 6"):
        optimizer.load_state_dict(saved)


def test_groups_without_an_option_of_their_optimizer() -> None:
    optimizer, _ = _made("AdamWScheduleFree8bit", 64, 128)
    saved = optimizer.state_dict()
    del saved["param_groups"][0]["train_mode"]
    with pytest.raises(errors.InvalidArgument, match=r"param_groups\[0\] .* no 'train_mode'"):
        optimizer.load_state_dict(saved)
    optimizer, _ = _made("AdEMAMix8bit", 64, 128)
    saved = optimizer.state_dict()
    for name in ("t_alpha", "t_beta3"):  # optional
        del saved["param_groups"][0][name]
    optimizer.load_state_dict(saved)
    optimizer.step()


@pytest.mark.parametrize("name", ["AdamW8bit", "AdamW4bit", "Muon8bit"])
def test_hooks_see_complete_states_and_may_replace_them(name: str) -> None:
    """torch's documentation uses such a hook to load parameters in another order."""
    makes, seen = (lambda: torch.nn.Parameter(torch.ones(80, 64))), []
    ps, qs = ([makes() for _ in range(2)] for _ in range(2))
    saved, loaded = (getattr(optim, name)(one) for one in (ps, qs[::-1]))
    for scale, p in enumerate(ps, 1):
        p.grad = torch.randn(80, 64) * scale
    saved.step()

    def swap(_: Any, state_dict: dict[str, Any]) -> dict[str, Any]:
        state = state_dict["state"]
        return {**state_dict, "state": {0: state[1], 1: state[0]}}

    loaded.register_load_state_dict_pre_hook(swap)
    loaded.register_load_state_dict_post_hook(
        lambda one: seen.extend(one.state[q]["state1"].clone() for q in qs)
    )
    given = saved.state_dict()
    loaded.load_state_dict(given)
    assert list(given["state"]) == [0, 1]
    for p, q, state1 in zip(ps, qs, seen, strict=True):
        assert torch.equal(state1, saved.state[p]["state1"])
        for key in saved.state[p].keys() & {"state2", "absmax1", "step"}:
            assert torch.equal(
                *(torch.as_tensor(one[key]) for one in (saved.state[p], loaded.state[q]))
            )
    loaded.load_state_dict(given)
    assert len(seen) == 4


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float64])
@pytest.mark.parametrize("name", ["AdamW", "LAMB8bit", "CAME", "AdamW8bit"])
def test_floating_states_of_another_dtype_are_converted(name: str, dtype: Any) -> None:
    optimizer, p = _made(name, 64, 128)
    optimizer.step()
    saved = optimizer.state_dict()
    items = saved["state"][0]["__bnb_optimizer_quant_state__"]
    for key, item in items.items():
        if item.is_floating_point() and not key.startswith("qmap"):
            items[key] = item.to(dtype)
    other, q = _made(name, 64, 128)
    other.load_state_dict(saved)
    for key, item in optimizer.state[p].items():
        if isinstance(item, torch.Tensor):
            assert other.state[q][key].dtype is item.dtype
            torch.testing.assert_close(other.state[q][key], item, rtol=0.01, atol=0.0)
    other.step()
