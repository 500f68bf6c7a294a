"""Tensors with torch's negative bit: memory holds their values times -1."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import functional as F  # noqa: E402
from nybble import nn, optim  # noqa: E402
from nybble._torch import fast_path  # noqa: E402

W = import_module("unit.nybble.ops.test_wrong_values")
NC = import_module("unit.nybble.ops.test_not_contiguous")


def _negated(value: Any) -> Any:
    """Return the same values, dense, with the negative bit; None if the tensor cannot have it."""
    if not isinstance(value, torch.Tensor) or not value.is_floating_point():
        return None
    negated = torch._neg_view(-value)
    assert negated.is_neg()
    assert negated.is_contiguous()
    assert torch.equal(negated, value)
    return negated


def _activation(value: Any) -> Any:
    return _negated(value) if value is W.A else None


@pytest.mark.usefixtures("with_fast_path")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", W.NAMES)
def test_negated_arrays_are_refused_by_name_or_handled(case: str) -> None:
    function, right, outputs = W._cases()[case]
    with fast_path.general_path():
        refused = NC.refused_or_handled(function, right, outputs, _negated)
    assert not refused or case.startswith("optimizer"), refused


@pytest.mark.usefixtures("with_fast_path")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", W.NAMES)
def test_negated_activations_are_right_on_the_fast_path(case: str) -> None:
    function, right, outputs = W._cases()[case]
    assert not NC.refused_or_handled(function, right, outputs, _activation)


@pytest.mark.usefixtures("with_fast_path")
def test_negated_activations_and_gradients_of_layers() -> None:
    x = torch.randn(3, 64)
    for layer in (
        nn.Linear4bit(64, 32, quant_type="nf4").to("cpu"),
        nn.Linear8bitLt(64, 32, has_fp16_weights=False).to("cpu"),
    ):
        found = []
        for a, grad in ((x, torch.ones(3, 32)), (_negated(x), torch._neg_view(-torch.ones(3, 32)))):
            a = a.detach().requires_grad_()
            y = layer(a)
            y.backward(grad)
            found.append((y.detach(), a.grad))
        assert torch.equal(found[0][0], found[1][0])
        assert torch.equal(found[0][1], found[1][1])


@pytest.mark.usefixtures("with_fast_path")
def test_the_imaginary_part_of_one_value() -> None:
    """The tensor is negated, and it is dense because it has one element."""
    one = torch.tensor([1.0 + 2.0j]).conj().imag
    assert one.is_neg()
    assert one.is_contiguous()
    packed, state = F.quantize_4bit(one, quant_type="nf4")
    assert F.dequantize_4bit(packed, state).item() == -2.0
    F.dequantize_4bit(packed, state, out=one.zero_())
    assert one.is_neg()
    assert one.item() == -2.0


@pytest.mark.usefixtures("each_path")
@pytest.mark.parametrize("bits", [32, 8])
def test_an_optimizer_steps_against_a_negated_gradient(bits: int) -> None:
    """Autograd gives a conjugated parameter of one value a negated gradient."""
    p = torch.nn.Parameter(torch.zeros(1))
    adam = optim.Adam([p], lr=0.5, optim_bits=bits, min_8bit_size=1)
    for step in range(1, 4):
        adam.zero_grad()
        z = torch.complex(torch.ones(1), p).conj().resolve_conj()
        torch.view_as_real(z).sum().backward()
        assert p.grad.is_neg()
        assert p.grad.item() == -1.0
        adam.step()
        assert p.item() == pytest.approx(0.5 * step, rel=1e-2)


@pytest.mark.usefixtures("each_path")
def test_a_negated_parameter_is_updated() -> None:
    p = torch.nn.Parameter(torch._neg_view(torch.full((1,), -1.0)))
    assert p.is_neg()
    adam = optim.Adam([p], lr=0.5)
    for step in range(1, 4):
        p.grad = torch.ones(1)
        adam.step()
        assert p.item() == pytest.approx(1.0 - 0.5 * step, rel=1e-3)
