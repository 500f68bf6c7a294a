"""Products with stacked weights: each row is multiplied by the weight of its expert."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import _native, errors  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble.ops.grouped import dense, int8, routing  # noqa: E402
from nybble.ops.registry import OPERATORS  # noqa: E402

EXPERTS = 5
DTYPES = [torch.float32, torch.float16, torch.bfloat16]
# [n, k] and block size: whole blocks per expert, or blocks that end with each expert
SHAPES = [((96, 128), 64), ((256, 192), 128), ((10, 10), 64), ((7, 9), 32), ((1, 3), 32)]
COUNTS = [[3, 0, 1, 20, 0], [0, 0, 0, 0, 1], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [17, 40, 0, 2, 9]]


def _stack(
    shape: tuple[int, int], block: int = 64, nested: bool = False, dtype: Any = torch.float32
) -> tuple[Any, Any, Any]:
    """Return packed experts, their state, and the weights that they represent, in float32."""
    weights = torch.randn(EXPERTS, *shape).to(dtype)
    packed, state = F.quantize_experts_4bit(weights, block, nested)
    return packed, state, F.dequantize_experts_4bit(packed, state).float()


def _offsets(counts: list[int]) -> Any:
    return torch.tensor(counts).cumsum(0).to(torch.int32)


def _wanted(a: Any, weights: Any, ids: Any) -> Any:
    return torch.einsum("rk,rnk->rn", a.float(), weights[ids])


def _close(found: Any, wanted: Any) -> None:
    least = {torch.float32: 1e-5, torch.float16: 2e-3, torch.bfloat16: 1e-2}[found.dtype]
    error = (found.detach().float() - wanted.detach()).norm()
    assert float(error) <= least * float(wanted.detach().norm())


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize(("shape", "block"), SHAPES)
@pytest.mark.parametrize("quant_type", ["nf4", "fp4"])
def test_an_expert_is_quantized_as_if_alone(
    quant_type: str, shape: tuple[int, int], block: int, nested: bool
) -> None:
    weights = torch.randn(EXPERTS, *shape)
    packed, state = F.quantize_experts_4bit(weights, block, nested, quant_type)
    stacked = F.dequantize_experts_4bit(packed, state)
    assert stacked.shape == weights.shape
    for expert, weight in enumerate(weights):
        alone, own = F.quantize_4bit(
            weight, blocksize=block, quant_type=quant_type, compress_statistics=nested
        )
        assert torch.equal(packed[expert], alone.view(-1))
        assert torch.equal(state.absmax[expert], own.absmax)
        torch.testing.assert_close(stacked[expert], F.dequantize_4bit(alone, own))


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize(("shape", "block"), SHAPES)
@pytest.mark.parametrize("dtype", DTYPES)
def test_rows_in_any_order(dtype: Any, shape: tuple[int, int], block: int, nested: bool) -> None:
    packed, state, weights = _stack(shape, block, nested, dtype)
    ids = torch.randint(0, EXPERTS, (23,))
    ids[ids == 2] = 3  # an expert without rows
    a = torch.randn(23, shape[1]).to(dtype).requires_grad_()
    bias = torch.randn(EXPERTS, shape[0]).to(dtype).requires_grad_()
    found = F.grouped_matmul_4bit(a, packed, state, expert_ids=ids, bias=bias)
    wanted = _wanted(a, weights, ids) + bias.float()[ids]
    _close(found, wanted)
    grad = torch.randn_like(found)
    ours = torch.autograd.grad(found, (a, bias), grad)
    theirs = torch.autograd.grad(wanted, (a, bias), grad.float())
    for mine, other in zip(ours, theirs, strict=True):
        _close(mine, other.float())


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_sorted_rows_and_rows_without_an_expert(dtype: Any, counts: list[int]) -> None:
    packed, state, weights = _stack((96, 128), dtype=dtype)
    a = torch.randn(sum(counts) + 2, 128).to(dtype)
    bias = torch.randn(EXPERTS, 96).to(dtype)
    found = F.grouped_matmul_4bit(a, packed, state, offsets=_offsets(counts), bias=bias)
    ids = torch.arange(EXPERTS).repeat_interleave(torch.tensor(counts))
    _close(found[:-2], _wanted(a[:-2], weights, ids) + bias.float()[ids])
    assert not found[-2:].any()


@pytest.mark.parametrize("gradient", [False, True])
@pytest.mark.parametrize("limit", [1 << 30, 2 * 96 * 128 * 2, 1])
def test_the_product_for_many_rows_equals_the_kernels(
    monkeypatch: pytest.MonkeyPatch, limit: int, gradient: bool
) -> None:
    """CUDA uses this path for prefill. The path works on the CPU too; `limit` splits the
    experts."""
    if dense._grouped_mm is None:
        pytest.skip("missing: torch.nn.functional.grouped_mm (torch 2.10)")
    monkeypatch.setattr(dense, "most_bytes", lambda a: limit)
    packed, state, weights = _stack((96, 128), nested=True, dtype=torch.bfloat16)
    offsets = _offsets([5, 0, 9, 30, 0])
    a = torch.randn(47, 96 if gradient else 128, dtype=torch.bfloat16)
    found = dense.grouped_product(a, packed, state, offsets, gradient)
    ids = torch.arange(EXPERTS).repeat_interleave(torch.tensor([5, 0, 9, 30, 0]))
    _close(found[:44], _wanted(a[:44], weights.transpose(1, 2) if gradient else weights, ids))
    assert not found[44:].any()


def test_zero_rows() -> None:
    packed, state, _ = _stack((96, 128))
    a = torch.randn(0, 128, requires_grad=True)
    found = F.grouped_matmul_4bit(a, packed, state, offsets=_offsets([0] * EXPERTS))
    assert found.shape == (0, 96)
    found.sum().backward()
    assert a.grad is not None
    assert a.grad.shape == (0, 128)
    ids = torch.empty(0, dtype=torch.int64)
    assert F.grouped_matmul_4bit(a, packed, state, expert_ids=ids).shape == (0, 96)


def test_int8_experts() -> None:
    weights = torch.randn(EXPERTS, 96, 128)
    codes, scales, _ = F.int8_vectorwise_quant(weights.half())
    scales = scales.view(EXPERTS, 96)
    dequantized = codes.float() * (scales / 127).unsqueeze(-1)
    ids = torch.randint(0, EXPERTS, (23,))
    a = torch.randn(23, 128, requires_grad=True)
    found = F.grouped_matmul_8bit(a, codes, scales, expert_ids=ids)
    wanted = _wanted(a, dequantized, ids)
    error = (found - wanted).detach().norm()
    assert float(error) < 0.02 * float(wanted.detach().norm())  # rows are rounded to int8
    grad = torch.randn_like(found)
    (ours,) = torch.autograd.grad(found, a, grad)
    (theirs,) = torch.autograd.grad(wanted, a, grad)
    torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("rows", [1, 7, 200])
def test_gradients_of_many_rows_are_computed_in_parts(
    counts: list[int], rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernels are replaced by the products on the CPU."""
    codes, scales, _ = F.int8_vectorwise_quant(torch.randn(EXPERTS, 96, 128).half())
    scales, offsets = scales.view(EXPERTS, 96), _offsets(counts)
    grad = torch.randn(sum(counts) + 3, 96)
    seen = []

    def on_device(
        call: Any, a: Any, code: int, ends: Any, more: Any, CB: Any, SCB: Any, out: Any
    ) -> None:
        seen.append(a.shape[0])
        out.copy_(int8.gradient(a, CB, SCB, ends))

    monkeypatch.setattr(int8, "_on_device", on_device)
    monkeypatch.setattr(dense, "most_bytes", lambda a: rows * 96 * 4)
    found = int8._gradient_on_device(grad, codes, scales, offsets)
    assert max(seen) <= rows
    assert sum(seen) == grad.shape[0]
    _close(found, int8.gradient(grad, codes, scales, offsets))
    wrong = offsets.clone()
    wrong[-1] = grad.shape[0] + 1
    with pytest.raises(errors.InvalidArgument):
        int8._gradient_on_device(grad, codes, scales, wrong)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("int8_linear_grouped", [0, 0, 1, 32, 32, 4, 0, 0.0, 0, 0, 0]),
        ("int8_grad_grouped", [0, 0, 1, 32, 32, 4, 0, 0, 0, 0]),
        ("moe_route", [0, 0, 32, 0, 4, 2, 0, 4, 4, 0, 0, 0, 0]),
        ("moe_gate", [0, 0, 4, 32, 0, 0, 4, 0, 0.0, 0.0, 0]),
        ("moe_sum", [0, 0, 2, 2, 32, 0, 0, 0, 4, 0, 0, 0]),
        ("moe_4bit", [0, 1, 2, 64, 64, 0, 2, 0, 4, 4, *[0] * 6, 64, 0, 0, 0.0, 0.0, *[0] * 5]),
        ("moe_8bit", [0, 1, 2, 64, 64, 0, 2, 0, 4, 4, *[0] * 6, 0.0, 0, 0.0, 0.0, *[0] * 5]),
    ],
)
def test_these_c_functions_need_a_cuda_device(name: str, arguments: list[float]) -> None:
    call = _native.operation(name)
    with pytest.raises(errors.Unsupported, match=rf"{name}: device -1 \(CPU\) is not supported"):
        call(*arguments, -1, 0)


@pytest.mark.parametrize("activation", [-1, 4])
def test_an_unknown_activation_is_named(activation: int) -> None:
    call = _native.operation("moe_gate")
    with pytest.raises(errors.InvalidArgument, match=f"activation: {activation} is not allowed"):
        call(0, 0, 4, 32, 0, 0, 4, activation, 0.0, 0.0, 0, 0, 0)


def test_steps_of_a_layer_have_fakes() -> None:
    ids = torch.zeros(3, 2, dtype=torch.int64, device="meta")
    x = torch.zeros(3, 64, dtype=torch.bfloat16, device="meta")
    found = torch.ops.nybble.moe_route(x, ids, 0, 4, 4)
    dtypes = [torch.bfloat16, *[torch.int32] * 3]
    assert [(one.dtype, tuple(one.shape)) for one in found] == [
        *zip(dtypes, [(6, 64), (6,), (6,), (4,)], strict=True)
    ]
    _, positions, owners, _ = found
    x = torch.zeros(6, 64, dtype=torch.bfloat16, device="meta")
    gated = torch.ops.nybble.moe_gate(x, None, owners, 4, 0, 0.0, 0.0)
    weights = torch.zeros(3, 2, device="meta")
    summed = torch.ops.nybble.moe_sum(x, None, owners, positions, 4, weights)
    assert (gated.dtype, tuple(gated.shape)) == (torch.bfloat16, (6, 32))
    assert (summed.dtype, tuple(summed.shape)) == (torch.bfloat16, (3, 64))
    x, packed = x[:3], torch.zeros(4, 64 * 64, dtype=torch.uint8, device="meta")
    scales = [torch.zeros(4, 128, device="meta")]
    layer = packed, scales, None, packed, scales, None, 64, 0, "nf4", 0, 0.0, 0.0
    made = torch.ops.nybble.moe_experts_4bit(x, ids, weights, 0, 4, 64, *layer)
    assert (made.dtype, tuple(made.shape)) == (torch.bfloat16, (3, 64))


def test_steps_of_a_layer_check_their_arrays() -> None:
    x, owners = torch.randn(6, 64), torch.zeros(6, dtype=torch.int32)
    op, weights = torch.ops.nybble, torch.rand(3, 2)

    def layer(*shapes: tuple[int, ...]) -> None:
        up, down = ((torch.zeros(one).char(), torch.zeros(one[:2]), None) for one in shapes)
        op.moe_experts_8bit(x[:3], owners.view(3, 2), weights, 0, 4, *up, *down, 0.0, 0, 0.0, 0.0)

    for call, message in (
        (lambda: layer((3, 62, 64), (4, 64, 32)), r"CB\.shape=\(3, 62, 64\).*\(4, 64, 64\)"),
        (lambda: layer((4, 64, 60), (4, 60, 32)), r"CB\.shape=\(4, 60, 32\).*\(4, 64, 32\)"),
        (lambda: op.moe_gate(x, torch.zeros(3), owners, 4, 0, 0.0, 0.0), "bias has 3 elements"),
        (lambda: op.moe_gate(x, None, owners[:5], 4, 0, 0.0, 0.0), "owners has 5 elements"),
        (lambda: op.moe_sum(x, None, owners, owners[:5], 4, weights), "positions has 5 elements"),
        (lambda: op.moe_sum(x, None, owners, owners, 4, weights[:2]), "top_k_weights has 4"),
        (lambda: op.moe_sum(x, None, owners, owners, 4, weights.long()), "top_k_weights.dtype"),
    ):
        with pytest.raises(errors.InvalidArgument, match=message):
            call()
    with pytest.raises(errors.Unsupported, match="moe_8bit: device -1"):  # these shapes are right
        layer((4, 64, 64), (4, 64, 32))


@pytest.mark.parametrize("eight", [False, True])
def test_compiled_and_second_derivatives(eight: bool) -> None:
    ids, a = torch.randint(0, EXPERTS, (11,)), torch.randn(11, 32, requires_grad=True)
    if eight:
        codes, scales, _ = F.int8_vectorwise_quant(torch.randn(EXPERTS, 24, 32).half())
        scales = scales.view(EXPERTS, 24)

        def call(x: Any) -> Any:
            return F.grouped_matmul_8bit(x, codes, scales, expert_ids=ids)
    else:
        packed, state, _ = _stack((24, 32), 32, nested=True)

        def call(x: Any) -> Any:
            return F.grouped_matmul_4bit(x, packed, state, expert_ids=ids)

    compiled = torch.compile(call, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(a), call(a))
    grad = torch.randn(11, 24, requires_grad=True)
    (first,) = torch.autograd.grad(call(a), a, grad, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), grad)
    (of_compiled,) = torch.autograd.grad(compiled(a), a, grad)
    torch.testing.assert_close(of_compiled, first)
    torch.testing.assert_close(second, call(torch.ones(11, 32)), rtol=0.05, atol=0.3)


def test_operators_follow_torchs_rules() -> None:
    packed, state, _ = _stack((24, 32), 32)
    a = torch.randn(6, 32, requires_grad=True)
    scales = state.absmax, None, None, None, 0, 32, "nf4"
    arguments = a, packed, [EXPERTS, 24, 32], *scales, _offsets([1, 2, 0, 3, 0])
    torch.library.opcheck(OPERATORS.gemm_4bit_grouped, arguments)


def test_results_do_not_depend_on_the_number_of_threads() -> None:
    packed, state, _ = _stack((96, 128), dtype=torch.bfloat16)
    a, ids = torch.randn(64, 128).bfloat16(), torch.randint(0, EXPERTS, (64,))
    threads = torch.get_num_threads()
    try:
        results = []
        for count in (1, 2, 4):
            torch.set_num_threads(count)
            results.append(F.grouped_matmul_4bit(a, packed, state, expert_ids=ids))
    finally:
        torch.set_num_threads(threads)
    assert torch.equal(results[0], results[1])
    assert torch.equal(results[0], results[2])


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "descending offsets": ({"offsets": [3, 2, 6, 6, 6]}, r"offsets\[1\]: 2 is not allowed"),
    "offsets after the rows": ({"offsets": [1, 2, 3, 4, 7]}, r"offsets\[4\]: 7 is not allowed"),
    "negative offsets": ({"offsets": [-1, 2, 3, 4, 6]}, r"offsets\[0\]: -1 is not allowed"),
    "too few offsets": ({"offsets": [1, 6]}, r"offsets\.shape=\(2,\).*experts"),
    "floating offsets": ({"offsets": [1.0, 2, 3, 4, 6]}, "offsets.dtype=torch.float32"),
    "an id too large": ({"ids": [0, 1, 2, 3, 4, 5]}, r"expert_ids\[5\]=5: allowed is 0 to 4"),
    "a negative id": ({"ids": [0, 1, -1, 3, 4, 0]}, r"expert_ids\[2\]=-1: allowed is 0 to 4"),
    "too few ids": ({"ids": [0, 1]}, r"expert_ids\.shape=\(2,\)"),
    "a mask of rows": ({"ids": [True, False] * 3}, "expert_ids is torch.bool"),
    "complex ids": ({"ids": [1j] * 6}, "expert_ids is torch.complex64"),
    "floating ids": ({"ids": [0.0, 1, 2, 3, 4, 0]}, "expert_ids is torch.float32"),
    "neither": ({}, "offsets=None and expert_ids=None: exactly one"),
    "both": ({"ids": [0] * 6, "offsets": [6] * 5}, "offsets and expert_ids are set: exactly one"),
    "another width": ({"ids": [0] * 6, "width": 64}, r"A\.shape=\(6, 64\)"),
    "a vector": ({"ids": [0], "width": None}, r"A\.shape=\(128,\)"),
    "integers": ({"ids": [0] * 6, "dtype": torch.int32}, "A.dtype=torch.int32"),
    "a bias of one expert": ({"ids": [0] * 6, "bias": (96,)}, r"bias\.shape=\(96,\)"),
}


@pytest.mark.parametrize("what", BAD)
def test_wrong_arguments_are_named(what: str) -> None:
    packed, state, _ = _stack((96, 128))
    given, text = BAD[what]
    width = given.get("width", 128)
    shape = (128,) if width is None else (6, width)
    a = torch.ones(shape, dtype=given.get("dtype", torch.float32))
    named = {
        "offsets": given.get("offsets") and torch.tensor(given["offsets"]),
        "expert_ids": given.get("ids") and torch.tensor(given["ids"]),
        "bias": given.get("bias") and torch.ones(given["bias"]),
    }
    if named["offsets"] is not None and not named["offsets"].is_floating_point():
        named["offsets"] = named["offsets"].to(torch.int32)
    with pytest.raises(errors.InvalidArgument, match=text):
        F.grouped_matmul_4bit(a, packed, state, **named)


def test_an_offset_beyond_32_bits_is_refused() -> None:
    packed, state, _ = _stack((96, 128))
    offsets = torch.tensor([1, 2, 3, 4, 2**32 + 6])
    with pytest.raises(errors.InvalidArgument, match=r"offsets\[4\]: \d+ is not allowed"):
        F.grouped_matmul_4bit(torch.ones(6, 128), packed, state, offsets=offsets)


@pytest.mark.parametrize("dtype", ["uint8", "int8", "int16", "int32", "uint16", "uint32", "uint64"])
def test_ids_of_every_integer_dtype_name_the_same_experts(dtype: str) -> None:
    """torch would take uint8 ids of as many rows as experts for a mask of the bias."""
    packed, state, _ = _stack((96, 128))
    ids, a, bias = (
        torch.tensor([4, 0, 3, 3, 1]),
        torch.randn(EXPERTS, 128),
        torch.randn(EXPERTS, 96),
    )
    wanted = F.grouped_matmul_4bit(a, packed, state, expert_ids=ids, bias=bias)
    other = ids.to(getattr(torch, dtype))
    found = F.grouped_matmul_4bit(a, packed, state, expert_ids=other, bias=bias)
    assert torch.equal(found, wanted)


def test_8_bit_ids_with_more_experts_than_they_can_count() -> None:
    packed, state = F.quantize_experts_4bit(torch.randn(300, 8, 32), 32)
    ids, a = torch.tensor([127, 0, 5, 127]), torch.randn(4, 32)
    wanted = F.grouped_matmul_4bit(a, packed, state, expert_ids=ids)
    assert torch.equal(
        F.grouped_matmul_4bit(a, packed, state, expert_ids=ids.to(torch.int8)), wanted
    )


def test_wrong_weights_are_named() -> None:
    packed, state, _ = _stack((96, 128))
    a, ids = torch.ones(6, 128), torch.zeros(6, dtype=torch.int64)
    with pytest.raises(
        errors.InvalidArgument,
        match=r"B\.shape=\(4, 6144\) of torch.uint8: must be \[5, 6144\] bytes",
    ):
        F.grouped_matmul_4bit(a, packed[:4], state, expert_ids=ids)
    with pytest.raises(errors.InvalidArgument, match="B is on meta: must be on cpu, like A"):
        F.grouped_matmul_4bit(a, packed.to("meta"), state, expert_ids=ids)
    state.absmax, kept = state.absmax.to("meta"), state.absmax
    with pytest.raises(errors.InvalidArgument, match="absmax is on meta: must be on cpu, like A"):
        F.grouped_matmul_4bit(a, packed, state, expert_ids=ids)
    state.absmax = kept
    with pytest.raises(errors.InvalidArgument, match="A is a ndarray"):
        F.grouped_matmul_4bit(a.numpy(), packed, state, expert_ids=ids)  # type: ignore[arg-type]
    _, flat = F.quantize_4bit(torch.ones(96, 128))
    with pytest.raises(errors.InvalidArgument, match=r"quant_state.shape=\(96, 128\)"):
        F.grouped_matmul_4bit(a, packed, flat, expert_ids=ids)
    with pytest.raises(errors.InvalidArgument, match=r"A\.shape=\(96, 128\): must be \[experts"):
        F.quantize_experts_4bit(torch.ones(96, 128))
    for codes, text in (
        (torch.ones(0, 96, 128).char(), r"CB\.shape=\(0, 96, 128\)"),
        (torch.ones(2, 96, 128), r"CB is torch\.float32 .* must be torch\.int8"),
        (torch.ones(2, 96, 128).char(), "SCB has 96 elements"),
        (torch.ones(1, 96, 128).char(), r"SCB\.shape=\(96,\): must be .* here \[1, 96\]"),
    ):
        with pytest.raises(errors.InvalidArgument, match=text):
            F.grouped_matmul_8bit(a, codes, torch.ones(96), expert_ids=ids)


def test_routing_keeps_the_order_of_equal_experts() -> None:
    ids = torch.tensor([3, 1, 3, 0, 1, 1])
    found = routing.route(ids, EXPERTS)
    assert found.order.tolist() == [3, 1, 4, 5, 0, 2]
    assert found.offsets.tolist() == [1, 4, 4, 6, 6]
    assert found.order[found.inverse()].tolist() == list(range(6))
    partial = routing.route(torch.tensor([7, -1, 2, 0]), 3, partial=True)
    assert partial.offsets.tolist() == [1, 1, 2]
    assert partial.order[:2].tolist() == [3, 2]
