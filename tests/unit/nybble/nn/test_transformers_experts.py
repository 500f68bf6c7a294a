"""The registration in releases of transformers that cannot load quantized experts."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble.nn import transformers_experts  # noqa: E402

OLD = ("5.0.0", "5.22.1")


@pytest.mark.parametrize("version", [*OLD, "5.23.0.dev0", "6.0"])
def test_experts_are_quantized_from_transformers_5_23(version: str) -> None:
    base = type("Quantizer", (), dict.fromkeys(transformers_experts._INTERFACE))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "transformers", SimpleNamespace(__version__=version))
        assert transformers_experts._loads_experts(base) == (version not in OLD)


@pytest.mark.parametrize("version", OLD)
def test_an_older_transformers_keeps_its_quantizer_and_reads_all_4bit_formats(version: str) -> None:
    own = ["weight", "weight.absmax", "weight.quant_state.bitsandbytes__nf4"]
    kind = type("Quantizer", (), {"serialized_names": {"weight": own}})
    mapping = {"bitsandbytes_4bit": kind}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "transformers", SimpleNamespace(__version__=version))
        auto = SimpleNamespace(AUTO_QUANTIZER_MAPPING=mapping)
        patch.setitem(sys.modules, transformers_experts._REGISTRY, auto)
        for _ in range(2):
            transformers_experts.register()
    assert mapping == {"bitsandbytes_4bit": kind}
    names = kind.serialized_names["weight"]
    assert names[:3] == own
    for quant_type in ("mxfp4", "nvfp4"):
        assert names.count(f"weight.quant_state.bitsandbytes__{quant_type}") == 1


class _Stacks(torch.nn.Module):  # type: ignore[misc,name-defined]
    """Stacked weights with `count` experts."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.gate_up_proj = torch.nn.Parameter(torch.zeros(count, 2, 4, dtype=torch.bfloat16))


class _OldQuantizer:
    modules_to_not_convert = ("kept",)

    def _process_model_after_weight_loading(self, model: Any, **kwargs: object) -> Any:
        return model


@pytest.mark.parametrize("major", [4, 5])
def test_an_older_transformers_reports_the_experts_that_stay_in_16_bits(major: int) -> None:
    def should_convert(name: str, skipped: Any) -> bool:
        return name not in skipped

    utils = SimpleNamespace(should_convert_module=should_convert) if major == 5 else None
    kind = type("Quantizer", (_OldQuantizer,), {})
    model = torch.nn.ModuleDict({"experts": _Stacks(3), "kept": _Stacks(5)})
    model["head"] = torch.nn.Linear(1024, 1024, device="meta")
    model["router"], model["dbrx"] = torch.nn.Module(), torch.nn.Module()
    model["router"].weight = torch.nn.Parameter(torch.empty(512, 4096, device="meta"))
    model["dbrx"].w1 = torch.nn.Parameter(torch.empty(4096, 1024, device="meta"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "transformers", SimpleNamespace(__version__=f"{major}.9"))
        patch.setitem(sys.modules, "transformers.quantizers.quantizers_utils", utils)
        auto = SimpleNamespace(AUTO_QUANTIZER_MAPPING={"bitsandbytes_4bit": kind})
        patch.setitem(sys.modules, transformers_experts._REGISTRY, auto)
        for _ in range(2):
            transformers_experts.register()
        with pytest.warns(UserWarning, match="cannot load quantized experts") as said:
            assert kind()._process_model_after_weight_loading(model) is model
    (warning,) = said
    text = str(warning.message)
    assert "  experts.gate_up_proj: 1 with 48 bytes\n" in text
    assert "  dbrx.w1: 1 with 16777216 bytes\n" in text
    assert not any(name in text for name in ("kept", "head", "router"))
