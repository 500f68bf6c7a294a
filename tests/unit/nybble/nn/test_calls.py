"""If there are hooks, a layer's fast call falls back to torch's Module.__call__."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import nn  # noqa: E402
from nybble._torch import fast_path  # noqa: E402
from nybble.nn import linear4bit, linear8bit  # noqa: E402

pytestmark = pytest.mark.usefixtures("with_fast_path")


def _a(*shape: int, dtype: Any = torch.float32, seed: int = 0) -> Any:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def _fast_4bit(layer: Any, x: Any) -> Any:
    return fast_path.linear_4bit(layer, x, linear4bit._CALL_DEPENDENCIES)


def _fast_8bit(layer: Any, x: Any) -> Any:
    return fast_path.linear_8bit(layer, x, linear8bit._CALL_DEPENDENCIES)


def _layer(kind: type) -> Any:
    settings: dict[str, Any] = {} if kind is nn.Linear4bit else {"has_fp16_weights": False}
    layer = kind(64, 24, **settings).to("cpu").eval().requires_grad_(False)
    layer(_a(2, 64))
    return layer


KINDS = pytest.mark.parametrize(
    ("kind", "fast"), [(nn.Linear4bit, _fast_4bit), (nn.Linear8bitLt, _fast_8bit)]
)


@KINDS
def test_a_layer_with_hooks_is_called_by_torch(kind: Any, fast: Any) -> None:
    layer = _layer(kind)
    x, seen = _a(2, 64), []
    wanted = layer(x)
    assert fast(layer, x) is not None
    register = (
        lambda hook: layer.register_forward_hook(hook),
        lambda hook: layer.register_forward_pre_hook(hook),
        lambda hook: layer.register_full_backward_hook(hook),
        lambda hook: torch.nn.modules.module.register_module_forward_hook(hook),
        lambda hook: torch.nn.modules.module.register_module_forward_pre_hook(hook),
    )
    for number, one in enumerate(register):
        handle = one(lambda *arguments, number=number: seen.append(number))
        assert fast(layer, x) is None
        assert torch.equal(layer(x), wanted)
        handle.remove()
        assert fast(layer, x) is not None
    assert seen == [0, 1, 3, 4]
    assert torch.equal(layer(x=x), wanted)

    layer.forward = lambda x: x + 1
    assert torch.equal(layer(x), x + 1)
    del layer.forward
    assert torch.equal(layer(x), wanted)

    class Doubled(kind):
        def forward(self, x: Any) -> Any:
            return 2 * super().forward(x)

    layer.__class__ = Doubled
    assert torch.equal(layer(x), 2 * wanted)


@KINDS
def test_a_changed_forward_of_the_class_is_called(
    kind: Any, fast: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    layer, x = _layer(kind), _a(2, 64)
    assert fast(layer, x) is not None
    with monkeypatch.context() as patch:
        patch.setattr(kind, "forward", lambda self, x: x)
        assert layer(x) is x
    assert layer(x).shape == (2, 24)


@KINDS
def test_a_wrapper_of_a_layer_s_call_is_called(kind: Any, fast: Any) -> None:
    layer, x = _layer(kind), _a(2, 64)

    class Leaves(torch.fx.Tracer):
        def is_leaf_module(self, m: Any, name: str) -> bool:
            return isinstance(m, kind)

    graph = Leaves().trace(torch.nn.Sequential(layer))
    assert [node.op for node in graph.nodes] == ["placeholder", "call_module", "output"]
    wanted = layer(x)
    for model in (layer, torch.nn.Sequential(layer)):
        compiled = torch.compile(model, backend="eager", fullgraph=True)
        with torch.no_grad():
            assert torch.equal(compiled(x), wanted)
    layer.compile(backend=lambda graph, inputs: lambda *inputs: (x,))
    with torch.no_grad():
        assert layer(x) is x


def test_the_first_call_moves_int8_rows_from_the_weight_to_the_state() -> None:
    layer = nn.Linear8bitLt(64, 24, has_fp16_weights=False).to("cpu").requires_grad_(False)
    x = _a(2, 64)
    assert _fast_8bit(layer, x) is None
    layer(x)
    assert layer.weight.CB is None
    assert _fast_8bit(layer, x) is not None
    layer.state.has_fp16_weights = True
    assert _fast_8bit(layer, x) is None


@pytest.mark.parametrize("kind", [nn.Experts4bit, nn.Experts8bit])
def test_builtins_leave_experts_on_the_cpu_and_other_objects_alone(kind: Any) -> None:
    """tests/gpu/test_moe.py has the layers that the builtins compute."""
    layer = kind.from_float(_a(3, 64, 64), _a(3, 64, 32))
    function = getattr(fast_path, kind._builtin)
    given = _a(2, 64), torch.tensor([[0], [2]]), torch.ones(2, 1)
    with torch.no_grad():
        layer(*given)
        for one in (layer, torch.nn.Linear(2, 2), object(), None):
            assert function(one, *given, 0, 0.0, 0.0) is None
        assert function(layer, *given, None, 0.0, 0.0) is None
