"""Gates: which of them a kernel computes, and that the kernel's formula is theirs."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import nn  # noqa: E402
from nybble.nn.gates import Gated, activation_of  # noqa: E402
from nybble.ops.grouped.moe import GEGLU, GEGLU_TANH, SWIGLU, clamped_swiglu  # noqa: E402


class _Subclass(nn.ClampedSwiGLU):
    def forward(self, x: Any) -> Any:
        return super().forward(x) * 2


def _with_hook(module: Any) -> Any:
    module.register_forward_hook(lambda *given: None)
    return module


def test_kernels_compute_the_gates_whose_formula_they_have() -> None:
    for silu in (None, torch.nn.functional.silu, torch.nn.SiLU()):
        assert activation_of(Gated(silu)) == SWIGLU
    for gelu in (torch.nn.functional.gelu, torch.nn.GELU()):
        assert activation_of(Gated(gelu)) == GEGLU
    assert activation_of(Gated(torch.nn.GELU("tanh"))) == GEGLU_TANH
    assert activation_of(nn.ClampedSwiGLU(1.5, 3.0)) == clamped_swiglu(1.5, 3.0)
    for other in (
        Gated(torch.nn.functional.relu),
        Gated(torch.nn.GELU(), has_gate=False),
        Gated(None, has_gate=False),
        Gated(type("SiLU", (torch.nn.Module,), {})()),
        _with_hook(Gated()),
        _with_hook(nn.ClampedSwiGLU()),
        Gated(_with_hook(torch.nn.SiLU())),
        _Subclass(),
        torch.nn.functional.silu,
    ):
        assert activation_of(other) is None


def test_an_activation_may_work_in_place_in_training() -> None:
    x, gradients = torch.randn(5, 64), []
    for inplace in (False, True):
        given = x.clone().requires_grad_()
        Gated(torch.nn.SiLU(inplace=inplace))(given * 1).square().sum().backward()
        gradients.append(given.grad)
    torch.testing.assert_close(*gradients)


def test_gates_of_transformers_are_recognized() -> None:
    activations = pytest.importorskip("transformers.activations")
    moe = pytest.importorskip("transformers.integrations.moe")
    from transformers.models.gpt_oss.modeling_gpt_oss import GptOssExperts

    from nybble.nn.transformers_modules import SourceGate

    def source(gate: Any, activation: str) -> Any:
        kind = type("Source", (torch.nn.Module,), {"_apply_gate": gate} if gate else {})
        made = kind()
        made.act_fn, made.alpha, made.limit = activations.ACT2FN[activation], 1.702, 7.0
        return made

    x = torch.randn(5, 64) * 8
    gate, up = x.chunk(2, dim=-1)
    functional = torch.nn.functional
    plain = {
        SWIGLU: functional.silu(gate) * up,
        GEGLU: functional.gelu(gate) * up,
        GEGLU_TANH: functional.gelu(gate, approximate="tanh") * up,
    }
    for method, activation, wanted in (
        (moe._default_apply_gate, "silu", SWIGLU),
        (None, "swish", SWIGLU),
        (moe._default_apply_gate, "gelu", GEGLU),
        (None, "gelu_python", GEGLU),
        (moe._default_apply_gate, "gelu_pytorch_tanh", GEGLU_TANH),
        (None, "gelu_new", GEGLU_TANH),
        (moe._default_apply_gate, "relu", None),
        (lambda self, x: x, "silu", None),
        (GptOssExperts._apply_gate, "silu", clamped_swiglu(1.702, 7.0)),
    ):
        made = SourceGate(source(method, activation))
        assert activation_of(made) == wanted
        if wanted in plain:
            torch.testing.assert_close(made(x), plain[wanted])
        elif wanted is not None:
            torch.testing.assert_close(made(x), nn.ClampedSwiGLU()(x))
