"""Rows times their experts' LoRA factors: compiled calls equal eager calls."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble.ops.grouped import lora  # noqa: E402
from nybble.ops.registry import OPERATORS  # noqa: E402

pytestmark = pytest.mark.torch("2.10")  # grouped_mm


def _inputs(dtype: Any, outer: int = 8, inner: int = 16) -> tuple[Any, Any, Any]:
    rows = torch.randn(9, inner, dtype=dtype, requires_grad=True)
    factors = torch.randn(3, outer, inner, dtype=dtype, requires_grad=True)
    return rows, factors, torch.tensor([4, 4, 9], dtype=torch.int32)


@pytest.mark.parametrize("shape", [(8, 16), (3, 16), (8, 11), (37, 1)])
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_eager_and_compiled_products_and_their_gradients_are_exact(
    dtype: str, shape: tuple[int, int]
) -> None:
    rows, factors, offsets = _inputs(getattr(torch, dtype), *shape)
    owners = torch.tensor([0] * 4 + [2] * 5)
    wanted = torch.einsum("ri,roi->ro", rows.double(), factors[owners].double())
    torch.compiler.reset()  # Dynamo limits the number of recompilations
    compiled = torch.compile(lora.product, fullgraph=True, backend="aot_eager")
    grad = torch.randn(9, shape[0]).to(rows.dtype)
    for call in (lora.product, compiled):
        made = call(rows, factors, offsets)
        assert made.dtype is rows.dtype
        found = made, *torch.autograd.grad(made, (rows, factors), grad)
        exact = wanted, *torch.autograd.grad(wanted, (rows, factors), grad.double(), True)
        for mine, other in zip(found, exact, strict=True):
            torch.testing.assert_close(
                mine.double(), other.double(), rtol=2e-2, atol=1e-5 if dtype == "float32" else 0.1
            )


def test_the_operators_follow_torchs_rules_and_have_second_derivatives() -> None:
    rows, factors, offsets = _inputs(torch.float32)
    owners = torch.nn.functional.one_hot(torch.tensor([0] * 4 + [2] * 5), 3).float()
    grad = torch.randn(9, 8, requires_grad=True)
    for operator, inputs, formula in (
        (OPERATORS.lora_grouped, (rows, factors), "ri,eoi,re->ro"),
        (OPERATORS.lora_grouped_factors, (grad, rows), "ro,ri,re->eoi"),
    ):
        torch.library.opcheck(operator, (*inputs, offsets))
        results = []
        for made in (operator(*inputs, offsets), torch.einsum(formula, *inputs, owners)):
            first = torch.autograd.grad(made.square().sum(), inputs, create_graph=True)
            results += [made, *torch.autograd.grad(sum(one.sum() for one in first), inputs)]
        torch.testing.assert_close(results[:3], results[3:], rtol=1e-4, atol=1e-4)
