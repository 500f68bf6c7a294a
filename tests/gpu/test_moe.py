"""The kernels of mixture-of-experts layers, without gradients, give the results of torch's
operations."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nn = import_module("nybble.nn")
fast_path = import_module("nybble._torch.fast_path")
gates = import_module("nybble.nn.gates")
moe = import_module("nybble.ops.grouped.moe")
routing = import_module("nybble.ops.grouped.routing")

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
LEAST = {torch.float32: 1e-5, torch.float16: 2e-3, torch.bfloat16: 1.5e-2}
KINDS: dict[str, tuple[Any, dict[str, Any]]] = {
    "nf4": (nn.Experts4bit, {}),
    "gpt-oss": (nn.Experts4bit, {"gate": nn.ClampedSwiGLU(), "blocksize": 32}),
    "gelu": (nn.Experts4bit, {"activation": torch.nn.functional.gelu}),
    "gelu tanh": (nn.Experts4bit, {"activation": torch.nn.GELU("tanh")}),
    "relu": (nn.Experts4bit, {"activation": torch.nn.functional.relu}),
    "no gate": (nn.Experts4bit, {"activation": torch.nn.functional.silu, "has_gate": False}),
    "int8": (nn.Experts8bit, {"threshold": 0.0}),
}


@pytest.mark.parametrize("partial", [False, True])
@pytest.mark.parametrize(
    ("tokens", "each", "experts"),
    [
        *[(1, 8, 128), (1, 1, 1), (3, 2, 7), (16, 8, 256), (100, 4, 8)],
        *[(2048, 8, 1023), (2048, 8, 128), (4096, 4, 3)],
    ],
)
def test_rows_are_sorted_as_by_torch(tokens: int, each: int, experts: int, partial: bool) -> None:
    torch.manual_seed(tokens)
    low, high = (-2, experts + 3) if partial else (0, experts)
    ids = torch.randint(low, high, (tokens, each), device="cuda")
    wanted = routing.route(ids.reshape(-1), experts, partial=partial)
    whole = 5 + high
    rows = torch.randn(tokens, 24 if partial else 25, device="cuda")
    for x, found in (
        (rows, moe.route(rows, ids + 5, 5, experts, whole)),
        *(
            (x, moe.SortedRows(*torch.ops.nybble.moe_route(x, ids.int() + 5, 5, experts, whole)))
            for x in (rows.half(), rows.bfloat16()[:, 1:], rows[:, ::2])
        ),
    ):
        assert torch.equal(found.x, x[wanted.order // each])
        assert torch.equal(found.positions.long(), wanted.inverse())
        assert torch.equal(found.offsets, wanted.offsets)
        owners = routing.experts_of_rows(wanted.offsets, ids.numel())
        assert torch.equal(found.owners.long(), owners.long())


def test_ids_out_of_range_give_offsets_that_no_product_accepts() -> None:
    ids, x = torch.tensor([[0, 3], [4, 1]], device="cuda"), torch.zeros(2, 8, device="cuda")
    assert moe.route(x, ids, 0, 4, 4).offsets.tolist() == [-1] * 4
    # 0, 1 and 4 are experts of other shards
    assert moe.route(x, ids, 2, 2, 5).offsets.tolist() == [0, 1]
    for wrong in (ids, ids - 1):
        assert moe.route(x, wrong, 2, 2, 4).offsets.tolist() == [-1] * 2


def _layer(
    kind: str, dtype: Any, bias: bool, hidden: int, inner: int, experts: int = 6, **more: Any
) -> Any:
    cls, settings = KINDS[kind]
    settings = settings | more
    if "threshold" in settings:
        cls = nn.Experts8bit
        settings.pop("blocksize", None)
    outer = inner * (2 if settings.get("has_gate", True) else 1)

    def weight(*shape: int) -> Any:
        return torch.randn(*shape, device="cuda", dtype=dtype)

    biases = {}
    if bias:
        biases = {
            "gate_up_proj_bias": weight(experts, outer),
            "down_proj_bias": weight(experts, hidden),
        }
    up, down = weight(experts, outer, hidden) / 8, weight(experts, hidden, inner) / 8
    return cls.from_float(up, down, **settings, **biases)


def _routed(tokens: int, hidden: int, dtype: Any, experts: int = 6) -> tuple[Any, Any, Any]:
    ids = torch.stack([torch.randperm(experts)[:3] for _ in range(tokens)]).cuda()
    weights = torch.rand(tokens, 3, device="cuda")
    return torch.randn(tokens, hidden, device="cuda", dtype=dtype) * 3, ids, weights


def _close(found: Any, wanted: Any, dtype: Any, factor: int = 1) -> None:
    assert found.dtype is wanted.dtype
    error = (found.float() - wanted.float()).norm() / wanted.float().norm()
    assert float(error) < factor * LEAST[dtype]


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_layers_equal_those_of_torch(dtype: Any, kind: str, bias: bool) -> None:
    torch.manual_seed(0)  # int8 rounds twice, so with few rows the error varies
    for tokens, hidden, inner in ((1, 128, 192), (37, 96, 64), (5, 100, 36)):
        layer = _layer(kind, dtype, bias, hidden, inner)
        x, ids, weights = _routed(tokens, hidden, dtype)
        wanted = layer(x, ids, weights)  # gradients are enabled
        with torch.no_grad():
            for each in (weights, weights.to(dtype), weights.double()):
                # int8 rounds the inner rows again, and they may differ in their last bits
                _close(layer(x, ids, each), wanted, dtype, 3 if kind == "int8" else 1)
            assert torch.equal(layer(x, ids, weights), layer(x, ids.int(), weights))


GATES = {
    "silu": (moe.SWIGLU, torch.nn.functional.silu),
    "gelu": (moe.GEGLU, torch.nn.functional.gelu),
    "gelu tanh": (moe.GEGLU_TANH, torch.nn.GELU("tanh")),
}


@pytest.mark.parametrize("name", GATES)
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_gates_equal_those_in_double_precision(dtype: Any, name: str) -> None:
    activation, function = GATES[name]
    gate = torch.linspace(-12, 12, 4096, device="cuda").view(16, 256)
    x = torch.cat([gate, torch.randn_like(gate)], 1).to(dtype)
    owners = torch.arange(16, device="cuda", dtype=torch.int32) // 4
    rows = moe.SortedRows(owners.long(), owners, owners, owners[::4])
    found = moe.gate(x, None, rows, activation).double()
    gate, up = x.double().chunk(2, dim=1)
    exact = function(gate) * up
    relative = {torch.float32: 2e-6, torch.float16: 5e-4, torch.bfloat16: 4e-3}[dtype]
    least = 4e-8 if dtype is torch.float16 else 1e-8  # results near zero are rounded more coarsely
    assert bool(((found - exact).abs() <= relative * exact.abs() + least).all())


FORMATS: dict[str, dict[str, Any]] = {
    "plain": {"blocksize": 64},
    "nested": {"blocksize": 64, "compress_statistics": True},
    "mxfp4": {"quant_type": "mxfp4", "blocksize": 32},
    "nvfp4": {"quant_type": "nvfp4", "blocksize": 16},
    "int8": {"threshold": 0.0},
    "int8 with outliers": {"threshold": 4.0},
}
FEW = [  # tokens, experts per token, experts, hidden, inner
    *[(1, 8, 16, 256, 128), (1, 1, 1, 64, 64), (3, 5, 7, 576, 320)],
    *[(4, 8, 9, 1024, 768), (32, 1, 2, 128, 2880), (1, 32, 40, 192, 448)],
]
FEW_INT8 = [*[(1, 4, 6, 2880, 144), (1, 2, 8, 4096, 4112), (2, 8, 9, 80, 208)], *FEW]


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("kind", ["nf4", "gpt-oss", "gelu tanh"])
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=["f16", "bf16"])
def test_layers_with_few_rows_need_two_launches(
    monkeypatch: pytest.MonkeyPatch, dtype: Any, kind: str, bias: bool, form: str
) -> None:
    torch.manual_seed(0)
    int8, outliers = "int8" in form, "outliers" in form
    for tokens, each, experts, hidden, inner in FEW_INT8 if int8 else FEW:
        rows = tokens * each
        if (outliers and tokens > 1) or (int8 and max(tokens * hidden, rows * inner) > 32768):
            continue
        layer = _layer(kind, dtype, bias, hidden, inner, experts, **FORMATS[form])
        x = torch.randn(tokens, hidden, device="cuda", dtype=dtype)
        x[:, :: hidden // 8] *= 4  # some are outliers
        ids = torch.randint(experts, (tokens, each), device="cuda")  # also the same expert twice
        weights = torch.rand(tokens, each, device="cuda")
        wanted = layer(x, ids, weights)  # gradients are enabled
        with torch.no_grad(), fast_path.general_path(), monkeypatch.context() as patch:
            patch.setattr(moe, "_routed", None)
            found = layer(x, ids, weights)
            _close(found, wanted, dtype, 4 if int8 else 1)
            _close(layer(x, ids, weights.to(dtype)), wanted, dtype, 4 if int8 else 1)
            assert torch.equal(found, layer(x, ids.int(), weights))
            for ranks in (2, experts) if experts > 1 else ():
                parts = [layer.shard(rank, ranks)(x, ids, weights).float() for rank in range(ranks)]
                _close(sum(parts).to(dtype), wanted, dtype, 4 if int8 else 1)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("kind", ["nf4", "gpt-oss", "gelu tanh"])
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_the_fast_path_gives_the_bits_of_the_general_path(
    dtype: Any, kind: str, bias: bool, form: str
) -> None:
    torch.manual_seed(0)
    for tokens, each, experts, hidden, inner in ((1, 4, 9, 256, 128), (40, 3, 32, 192, 96)):
        layer = _layer(kind, dtype, bias, hidden, inner, experts, **FORMATS[form])
        x = torch.randn(tokens, hidden, device="cuda", dtype=dtype)
        ids = torch.randint(experts, (tokens, each), device="cuda")
        weights = torch.rand(tokens, each, device="cuda")
        function = fast_path.experts_8bit if "int8" in form else fast_path.experts_4bit
        activation = gates.activation_of(layer.gate)
        with torch.no_grad():
            for one in (layer, layer.shard(1, 2)):
                for given in (weights, weights.to(dtype)):
                    found = one(x, ids, given)  # the first call also makes the code books
                    made = function(one, x, ids, given, *activation)
                    with fast_path.general_path():
                        wanted = one(x, ids, given)
                    assert torch.equal(found, wanted)
                    assert torch.equal(made, wanted)
            strided = x.repeat(1, 2)[:, :hidden] if tokens > 1 else x[:, ::2]
            refused = [(x, ids.int(), weights), (strided, ids, weights)]
            for unusual in (*refused, (x, ids, weights.double()), (x, None, None)):
                assert function(layer, *unusual, *activation) is None
        assert function(layer, x, ids, weights, *activation) is None  # gradients are enabled


def test_outliers_of_a_single_token_have_the_products_of_the_weights() -> None:
    torch.manual_seed(0)
    layer = _layer("int8", torch.bfloat16, False, 512, 256, 4, threshold=6.0)
    x, ids, weights = _routed(1, 512, torch.bfloat16, 4)
    x /= 16
    x[0, [0, 7, 8, 300, 511]] = torch.tensor([60.0, -9, 6, -80, 33]).cuda().bfloat16()
    with torch.no_grad():
        up, down = (layer.dequantized(name, torch.float32) for name in ("gate_up", "down"))
        gate, up = (x.float() @ up[ids[0]].mT).squeeze(1).chunk(2, -1)
        inner = torch.nn.functional.silu(gate) * up
        wanted = ((inner.unsqueeze(1) @ down[ids[0]].mT).squeeze(1) * weights[0, :, None]).sum(0)
        _close(layer(x, ids, weights)[0].float(), wanted, torch.bfloat16)


@pytest.mark.parametrize("kind", ["nf4", "gpt-oss", "int8"])
def test_shards_add_up_to_the_layer(kind: str) -> None:
    layer = _layer(kind, torch.bfloat16, True, 128, 64)
    x, ids, weights = _routed(11, 128, torch.bfloat16)
    with torch.no_grad():
        parts = [layer.shard(rank, 4)(x, ids, weights).float() for rank in range(4)]
        _close(sum(parts).bfloat16(), layer(x, ids, weights), torch.bfloat16)


@pytest.mark.parametrize("wrong", [-1, 6])
def test_a_shard_stops_at_ids_outside_of_the_layer(failing: Any, wrong: int) -> None:
    done = failing(
        "import torch; from nybble import nn\n"
        "up, down = (torch.randn(6, n, 64, device='cuda').half() for n in (128, 64))\n"
        "layer = nn.Experts4bit.from_float(up, down).shard(1, 2)\n"
        "x, ids = torch.zeros(2, 64, device='cuda').half(), torch.tensor([[0, 3], [1, 5]]).cuda()\n"
        "torch.set_grad_enabled(False)\n"
        "layer(x, ids, torch.ones(2, 2, device='cuda'))\n"
        "torch.cuda.synchronize(); print('valid')\n"
        f"ids[1, 0] = {wrong}\n"
        "layer(x, ids, torch.ones(2, 2, device='cuda'))\n"
        "torch.cuda.synchronize()"
    )
    assert done.stdout == "valid\n"
    assert "device-side assert triggered" in done.stderr


@pytest.mark.parametrize("kind", ["nf4", "gpt-oss"])
def test_infinite_and_nan_activations_reach_their_tokens_only(kind: str) -> None:
    layer = _layer(kind, torch.float16, True, 128, 64)
    x, ids, weights = _routed(4, 128, torch.float16)
    x[2] = float("nan")
    with torch.no_grad():
        found = layer(x, ids, weights)
    assert found[2].isnan().all()
    assert not found[[0, 1, 3]].isnan().any()


@pytest.mark.parametrize("kind", ["nf4", "gpt-oss", "int8"])
def test_graphs_and_compiled_layers(kind: str) -> None:
    layer = _layer(kind, torch.bfloat16, True, 128, 64)
    x, ids, weights = _routed(5, 128, torch.bfloat16)
    with torch.no_grad():
        wanted = layer(x, ids, weights)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            found = layer(x, ids, weights)
        graph.replay()
        assert torch.equal(found, wanted)
        compiled = torch.compile(layer, fullgraph=True, backend="aot_eager")
        _close(compiled(x, ids, weights), wanted, torch.bfloat16)
