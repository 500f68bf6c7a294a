"""The registration in releases of transformers that cannot load quantized experts."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from nybble.nn import transformers_experts

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
