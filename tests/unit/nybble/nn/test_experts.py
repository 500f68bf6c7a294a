"""Experts4bit and Experts8bit: the layer equals a loop over its dequantized experts."""

from __future__ import annotations

import copy
import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import errors, nn  # noqa: E402

EXPERTS, HIDDEN, INNER, TOKENS, EACH = 6, 64, 96, 13, 2
KINDS: dict[str, tuple[Any, dict[str, Any]]] = {
    "nf4": (nn.Experts4bit, {}),
    "fp4 nested": (
        nn.Experts4bit,
        {"quant_type": "fp4", "compress_statistics": True, "blocksize": 128},
    ),
    "gpt-oss": (nn.Experts4bit, {"gate": nn.ClampedSwiGLU()}),
    "no gate": (nn.Experts4bit, {"has_gate": False, "activation": torch.nn.functional.gelu}),
    "int8": (nn.Experts8bit, {}),
}


def _layer(kind: str, bias: bool = False) -> Any:
    cls, settings = KINDS[kind]
    rows = INNER * (2 if settings.get("has_gate", True) else 1)
    biases = {}
    if bias:
        biases = {
            "gate_up_proj_bias": torch.randn(EXPERTS, rows),
            "down_proj_bias": torch.randn(EXPERTS, HIDDEN),
        }
    up, down = torch.randn(EXPERTS, rows, HIDDEN) / 8, torch.randn(EXPERTS, HIDDEN, INNER) / 8
    return cls.from_float(up, down, **settings, **biases)


def _routed(seed: int = 0) -> tuple[Any, Any, Any]:
    torch.manual_seed(seed)
    ids = torch.stack([torch.randperm(EXPERTS)[:EACH] for _ in range(TOKENS)])
    weights = torch.rand(TOKENS, EACH, requires_grad=True)
    return torch.randn(TOKENS, HIDDEN, requires_grad=True), ids, weights


def _by_loop(layer: Any, x: Any, ids: Any, weights: Any) -> Any:
    up, down = (layer.dequantized(name, torch.float32) for name in ("gate_up", "down"))
    biases = [layer.gate_up_proj_bias, layer.down_proj_bias]
    out = []
    for token in range(TOKENS):
        row = torch.zeros(HIDDEN)
        for place in range(EACH):
            e = int(ids[token, place])
            inner = up[e] @ x[token] + (0 if biases[0] is None else biases[0][e])
            made = down[e] @ layer.gate(inner.unsqueeze(0))[0]
            made = made + (0 if biases[1] is None else biases[1][e])
            row = row + weights[token, place] * made
        out.append(row)
    return torch.stack(out)


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_the_layer_equals_a_loop_over_its_experts(kind: str, bias: bool) -> None:
    layer = _layer(kind, bias)
    x, ids, weights = _routed()
    found, wanted = layer(x, ids, weights), _by_loop(layer, x, ids, weights)
    least = 0.05 if kind == "int8" else 1e-5  # rows are rounded to int8
    for mine, other in zip(
        (found, *torch.autograd.grad(found.sum(), (x, weights))),
        (wanted, *torch.autograd.grad(wanted.sum(), (x, weights))),
        strict=True,
    ):
        error = (mine - other).detach().norm()
        assert float(error) < least * float(other.detach().norm())


@pytest.mark.parametrize("kind", KINDS)
def test_vmap_equals_a_loop_over_batches_of_tokens(kind: str) -> None:
    layer = _layer(kind)
    x, ids, weights = _routed()
    batches = torch.stack([x, 2 * x, x - 1]).detach()

    def gradient(a: Any) -> Any:
        return torch.func.grad(lambda a: layer(a, ids, weights.detach()).sum())(a)

    for function in (lambda a: layer(a, ids, weights.detach()), gradient):
        assert torch.equal(torch.vmap(function)(batches), torch.stack([*map(function, batches)]))


@pytest.mark.parametrize("kind", KINDS)
def test_copies_pickles_and_checkpoints_give_the_same_results(kind: str) -> None:
    layer = _layer(kind, bias=True)
    x, ids, weights = _routed()
    wanted = layer(x, ids, weights)
    cls, settings = KINDS[kind]
    made = cls(EXPERTS, HIDDEN, INNER, bias=True, **settings)
    made.load_state_dict(layer.state_dict())
    file = io.BytesIO()
    torch.save(layer, file)
    file.seek(0)
    for other in (made, copy.deepcopy(layer), torch.load(file, weights_only=False)):
        assert torch.equal(other(x, ids, weights), wanted)


@pytest.mark.parametrize("assign", [False, True])
@pytest.mark.parametrize(("saved", "kind"), [("nested", "nf4"), ("nf4", "nested"), ("", "int8")])
def test_a_checkpoint_with_other_scales_or_floating_weights_is_refused(
    saved: str, kind: str, assign: bool
) -> None:
    layers = {
        "nf4": _layer("nf4"),
        "nested": nn.Experts4bit.from_float(
            *(torch.randn(EXPERTS, 2 * INNER, HIDDEN), torch.randn(EXPERTS, HIDDEN, INNER)),
            compress_statistics=True,
        ),
        "int8": _layer("int8"),
    }
    layer = layers[kind]
    before = copy.deepcopy(layer.state_dict())
    given = {name: torch.ones(one.shape) for name, one in before.items()}
    if saved:
        given = layers[saved].state_dict()
    with pytest.raises(
        RuntimeError, match=r"in the checkpoint is torch\.\w+: must be torch\.\w+\nhint"
    ):
        layer.load_state_dict(given, strict=False, assign=assign)
    assert all(torch.equal(one, before[name]) for name, one in layer.state_dict().items())


@pytest.mark.parametrize("assign", [False, True])
@pytest.mark.parametrize("kind", ["nf4", "int8"])
def test_a_checkpoint_in_other_dtypes_is_refused_or_gives_the_same_results(
    kind: str, assign: bool
) -> None:
    layer, routed = _layer(kind), _routed()
    wanted, saved = layer(*routed), dict(layer.state_dict())
    for dtype in (torch.int32, torch.bool, torch.int16):
        wrong = {**saved, "down_proj": saved["down_proj"].to(dtype)}
        with pytest.raises(RuntimeError, match=f"down_proj in the checkpoint is {dtype}: must be"):
            layer.load_state_dict(wrong, assign=assign)
    scales = {name: one.double() for name, one in saved.items() if "absmax" in name}
    layer.load_state_dict({**saved, **scales}, assign=assign)
    assert torch.equal(layer(*routed), wanted)


def test_checkpoint_keys_are_those_of_bitsandbytes() -> None:
    layer = _layer("nf4")
    found = {key: (one.dtype, tuple(one.shape)) for key, one in layer.state_dict().items()}
    assert found == {
        "gate_up_proj": (torch.uint8, (EXPERTS, 2 * INNER * HIDDEN // 2)),
        "down_proj": (torch.uint8, (EXPERTS, HIDDEN * INNER // 2)),
        "gate_up_absmax": (torch.float32, (EXPERTS, 2 * INNER * HIDDEN // 64)),
        "down_absmax": (torch.float32, (EXPERTS, HIDDEN * INNER // 64)),
    }


def test_a_conversion_leaves_scales_and_bytes_as_they_are() -> None:
    for kind in ("fp4 nested", "int8"):
        layer = _layer(kind, bias=True)
        before = {key: one.clone() for key, one in layer.state_dict().items()}
        after = layer.to(torch.bfloat16).state_dict()
        for key, one in before.items():
            wanted = one.bfloat16() if key.endswith("bias") else one
            assert after[key].dtype == wanted.dtype, key
            assert torch.equal(after[key], wanted), key
        x, ids, weights = _routed()
        assert layer(x.bfloat16(), ids, weights.bfloat16()).dtype == torch.bfloat16
        meta = copy.deepcopy(layer).to("meta")
        assert all(one.is_meta for one in meta.state_dict().values())


@pytest.mark.parametrize("ranks", [1, 2, 4, 6])
@pytest.mark.parametrize("kind", KINDS)
def test_shards_add_up_also_if_they_are_unequal(kind: str, ranks: int) -> None:
    layer = _layer(kind, bias=True)
    x, ids, weights = _routed()
    shards = [layer.shard(rank, ranks) for rank in range(ranks)]
    assert sum(one.num_experts for one in shards) == EXPERTS
    total = sum(one(x, ids, weights) for one in shards)
    torch.testing.assert_close(total, layer(x, ids, weights), rtol=1e-4, atol=1e-4)
    with pytest.raises(errors.InvalidArgument, match="ranks=7: allowed is 1 to 6"):
        layer.shard(0, 7)
    rows = torch.randn(EXPERTS * 3, HIDDEN)
    total = sum(one(rows) for one in shards)
    torch.testing.assert_close(total, layer(rows), rtol=1e-4, atol=1e-4)


def test_rows_of_other_shards_do_not_reach_the_gradients() -> None:
    """torch's grouped_mm, which computes LoRA's part, does not write these rows."""
    layer = _layer("nf4")
    x, ids, weights = _routed()

    def gradients(one: Any, added: Any) -> Any:
        (out := one.routed(x, ids, weights, added)).square().sum().backward()
        found = (out.detach(), x.grad, weights.grad)
        x.grad = weights.grad = None
        return found

    class Unwritten(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, rows: Any, end: Any, width: int) -> Any:
            ctx.save_for_backward(rows, end)
            made = rows.new_zeros(rows.shape[0], width)
            made[int(end) :] = float("nan")
            return made

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            rows, end = ctx.saved_tensors
            made = torch.zeros_like(rows)
            made[int(end) :] = float("nan")
            return made, None, None

    def added(name: str, rows: Any, offsets: Any) -> Any:
        return Unwritten.apply(rows, offsets[-1], layer.shapes()[name][0])

    for rank in range(2):
        shard = layer.shard(rank, 2)
        torch.testing.assert_close(gradients(shard, added), gradients(shard, None))


def test_shard_experts_needs_a_process_group() -> None:
    layer = _layer("nf4")
    with pytest.raises(
        errors.InvalidArgument, match=r"torch\.distributed is not initialized\nhint"
    ):
        nn.shard_experts(layer)
    assert layer.num_experts == EXPERTS


def test_without_routing_the_rows_are_equal_parts() -> None:
    layer = _layer("nf4")
    x = torch.randn(EXPERTS * 3, HIDDEN)
    ids = torch.arange(EXPERTS).repeat_interleave(3).unsqueeze(1)
    torch.testing.assert_close(layer(x), layer(x, ids, torch.ones(EXPERTS * 3, 1)))
    with pytest.raises(errors.InvalidArgument, match="hidden_states has 4 rows"):
        layer(x[:4])


@pytest.mark.parametrize(("kind", "threshold"), [("fp4 nested", 0), ("int8", 0), ("int8", 1.5)])
def test_it_compiles_as_one_graph_for_every_routing(kind: str, threshold: float) -> None:
    layer = _layer(kind, bias=True)
    if threshold:
        layer.threshold = threshold
    compiled = torch.compile(layer, fullgraph=True, backend="aot_eager")
    for seed, most in ((0, EXPERTS), (1, 3)):  # with 3, some experts have no tokens
        found = []
        for call in (layer, compiled):
            x, ids, weights = _routed(seed)
            out = call(x, ids % most, weights)
            out.square().sum().backward()
            found.append((out.detach(), x.grad, weights.grad))
        torch.testing.assert_close(*found)


def test_no_tokens_and_nan_weights() -> None:
    layer = _layer("nf4")
    none = torch.empty(0, EACH, dtype=torch.int64)
    assert layer(torch.empty(0, HIDDEN), none, torch.empty(0, EACH)).shape == (0, HIDDEN)
    x, ids, weights = _routed()
    weights = weights.detach().clone()
    weights[3, 1] = float("nan")
    found = layer(x, ids, weights)
    assert found[3].isnan().all()
    assert not found[[row for row in range(TOKENS) if row != 3]].isnan().any()
    owner = int(ids[3, 1]) // 3  # the owner of expert e is shard e // 3
    assert not layer.shard(1 - owner, 2)(x, ids, weights).isnan().any()


def test_an_unknown_expert_is_named_with_its_place() -> None:
    layer = _layer("nf4")
    x, ids, weights = _routed()
    ids[4, 1] = EXPERTS
    for one in (layer, layer.shard(0, 2), layer.shard(1, 2)):
        with pytest.raises(
            errors.InvalidArgument, match=r"top_k_index\[4, 1\]=6: allowed is 0 to 5"
        ):
            one(x, ids, weights)
    ids[4, 1] = -1
    with pytest.raises(errors.InvalidArgument, match=r"top_k_index\[4, 1\]=-1: allowed is 0 to 5"):
        layer.shard(1, 2)(x, ids, weights)


@pytest.mark.parametrize("kind", ["nf4", "int8"])
def test_a_compiled_layer_names_the_ids_that_are_out_of_range(kind: str) -> None:
    compiled = torch.compile(_layer(kind), fullgraph=True, backend="aot_eager")
    x, ids, weights = _routed()
    for wrong in (EXPERTS, -1):
        ids[4, 1] = wrong
        with pytest.raises(errors.InvalidArgument, match=r"-1 means .* top_k_index is out of rang"):
            compiled(x, ids, weights)


def test_wrong_arguments_are_named() -> None:
    layer = _layer("nf4")
    x, ids, weights = _routed()
    for call, text in (
        (lambda: layer(x[:, :3], ids, weights), r"hidden_states\.shape=\(13, 3\)"),
        (lambda: layer(x, ids[:4], weights), r"top_k_index\.shape=\(4, 2\)"),
        (lambda: layer(x, ids, weights[:, :1]), r"top_k_weights\.shape=\(13, 1\)"),
        (lambda: layer(x, ids.tolist(), weights), "top_k_index is a list"),
        (lambda: layer(x, ids.bool(), weights), "top_k_index is torch.bool: must be an integer"),
        (lambda: layer(x, ids, weights.to("meta")), "top_k_weights is on meta: must be on cpu"),
        (lambda: layer(x, ids, weights.to(torch.cfloat)), "top_k_weights is torch.complex64"),
        (lambda: layer(x.detach().int(), ids, weights), "hidden_states is torch.int32: must be a"),
        (lambda: layer(x, ids), "top_k_index, top_k_weights: give both or neither"),
    ):
        with pytest.raises(errors.InvalidArgument, match=text):
            call()
    up, down = torch.ones(EXPERTS, 2 * INNER, HIDDEN), torch.ones(EXPERTS, HIDDEN, INNER)
    for call, text in (
        (lambda: nn.Experts4bit.from_float(up, down[:4]), r"down_proj\.shape=\(4, 64, 96\)"),
        (lambda: nn.Experts4bit.from_float(up, down.mT), r"down_proj\.shape=\(6, 96, 64\)"),
        (lambda: nn.Experts4bit.from_float(up[:, 1:], down), r"gate_up_proj\.shape=\(6, 191, 64\)"),
        (lambda: nn.Experts4bit.from_float(up.to("meta"), down), "down_proj is on cpu: must be on"),
        (lambda: nn.Experts8bit(2, 64, 64, compute_dtype=torch.int8), "compute_dtype=torch.int8"),
        (lambda: nn.Experts8bit(2, 64, 64, bias=True, dtype=torch.int8), "dtype=torch.int8"),
        (lambda: nn.Experts4bit(2, 64, 64, bias="no"), "bias='no': allowed are True and False"),  # type: ignore[arg-type]
        (lambda: nn.Experts8bit(2, 64, 64, has_gate="no"), "has_gate='no': allowed are True and"),
        (
            lambda: layer.set_biases(up[:, :, 0], down[:, :, 0]),
            "gate_up_proj_bias is set: the layer",
        ),
        (lambda: layer.set_biases([1.0], [1.0]), "gate_up_proj_bias is a list"),
        (lambda: nn.Experts4bit.from_float(up[0], down), r"gate_up_proj\.shape=\(192, 64\)"),
        (lambda: nn.Experts4bit(0, 64, 64), "num_experts=0"),
        (lambda: nn.Experts4bit(2, 64, 64, blocksize=48), "blocksize=48"),
        (lambda: nn.Experts4bit(2, 64, 64, activation="silu"), "activation='silu': allowed are"),  # type: ignore[arg-type]
        (lambda: nn.Experts8bit(2, 64, 64, gate="silu"), "gate='silu': allowed are None"),  # type: ignore[arg-type]
        (lambda: nn.Experts4bit.from_float(up, down, has_gate=None), "has_gate=None"),  # type: ignore[arg-type]
        (lambda: nn.Experts4bit(2, 64, 64, quant_type="int4"), "quant_type='int4'"),
        (
            lambda: nn.Experts4bit.from_float(up, down, down_proj_bias=torch.ones(6, 64)),
            "gate_up_proj_bias, down_proj_bias: give both or neither",
        ),
    ):
        with pytest.raises(errors.InvalidArgument, match=text):
            call()


def test_a_checkpoint_of_another_size_is_refused() -> None:
    layer, other = _layer("nf4"), nn.Experts4bit(4, HIDDEN, INNER)
    with pytest.raises(RuntimeError, match="size mismatch for gate_up_proj"):
        other.load_state_dict(layer.state_dict())
    nested = nn.Experts4bit(EXPERTS, HIDDEN, INNER, compress_statistics=True)
    with pytest.raises(RuntimeError, match=r"gate_up_absmax .* is torch.float32"):
        nested.load_state_dict(layer.state_dict())


def check_divided(seen: dict[str, Any], far: float) -> None:
    """Check the results of shard_experts, with three of five experts in this process."""
    assert seen["bytes"] == pytest.approx(0.6, abs=0.01)
    assert len(seen["far"]) == 5
    assert max(seen["far"] + seen["reloaded"]) < far
    assert seen["saved"]
    texts = (
        "experts is already a shard with 3 experts",
        r"Experts\dbit is already a shard with 3 experts",
        "few: cannot divide 1 experts among 2 processes: .*\nhint: use a group of 1 processes",
        "model is a Linear without Experts4bit and Experts8bit",
        "base_layer has adapters: expected experts without adapters",
        "group is a mesh with 2 dimensions: expected one dimension",
        "state_dict: FSDP has divided experts that shard_experts had divided before",
    )
    for text, refused in zip(texts, seen["refused"], strict=True):
        assert re.search(text, refused)


@pytest.mark.torch("2.13")
def test_two_processes_share_the_experts(
    two_processes: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    """FSDP 2, `shard` and `shard_experts`, with five experts."""
    for kind, seen in two_processes("sharded_experts", tmp_path, "nf4", "int8").items():
        assert seen["local"] == pytest.approx(0.6, abs=0.01), kind
        # FSDP rounds the input to bfloat16; Experts8bit then rounds it to other int8 codes
        assert seen["difference"] < (0.1 if kind == "int8" else 0.02), kind
        assert seen["gradient"] < 0.05, kind
        assert seen["parallel"] < 1e-4, kind
        assert seen["saved"], kind
        check_divided(seen["divided"], 1e-4)
