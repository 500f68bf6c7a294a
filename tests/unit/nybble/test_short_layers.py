"""A layer's shorter call is torch's own wherever there is more to do."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import _short, nn  # noqa: E402
from nybble.nn.linear4bit import _LOOKED_AT  # noqa: E402

pytestmark = pytest.mark.usefixtures("short_way")


def _a(*shape: int, dtype: Any = torch.float32, seed: int = 0) -> Any:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def test_a_layer_s_call_is_torch_s_where_there_is_more_to_do() -> None:
    layer = nn.Linear4bit(64, 24, quant_type="nf4").to("cpu").eval().requires_grad_(False)
    x, seen = _a(2, 64), []
    wanted = layer(x)
    assert _short.linear_4bit(layer, x, _LOOKED_AT) is not None
    register = (
        lambda hook: layer.register_forward_hook(hook),
        lambda hook: layer.register_forward_pre_hook(hook),
        lambda hook: layer.register_full_backward_hook(hook),
        lambda hook: torch.nn.modules.module.register_module_forward_hook(hook),
        lambda hook: torch.nn.modules.module.register_module_forward_pre_hook(hook),
    )
    for number, one in enumerate(register):
        handle = one(lambda *arguments, number=number: seen.append(number))
        assert _short.linear_4bit(layer, x, _LOOKED_AT) is None
        assert torch.equal(layer(x), wanted)
        handle.remove()
        assert _short.linear_4bit(layer, x, _LOOKED_AT) is not None
    assert seen == [0, 1, 3, 4]
    assert torch.equal(layer(x=x), wanted)

    layer.forward = lambda x: x + 1
    assert torch.equal(layer(x), x + 1)
    del layer.forward
    assert torch.equal(layer(x), wanted)

    class Doubled(nn.Linear4bit):
        def forward(self, x: Any) -> Any:
            return 2 * super().forward(x)

    layer.__class__ = Doubled
    assert torch.equal(layer(x), 2 * wanted)


def test_a_changed_forward_of_the_class_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    layer, x = nn.LinearNF4(64, 24).to("cpu").eval().requires_grad_(False), _a(2, 64)
    assert _short.linear_4bit(layer, x, _LOOKED_AT) is not None
    with monkeypatch.context() as patch:
        patch.setattr(nn.Linear4bit, "forward", lambda self, x: x)
        assert layer(x) is x
    assert layer(x).shape == (2, 24)


def test_what_a_layer_s_call_is_wrapped_in_stays() -> None:
    layer, x = nn.LinearNF4(64, 24).to("cpu").eval().requires_grad_(False), _a(2, 64)

    class Leaves(torch.fx.Tracer):
        def is_leaf_module(self, m: Any, name: str) -> bool:
            return isinstance(m, nn.Linear4bit)

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
