"""trl, diffusers, Lightning and LitGPT over nybble's bitsandbytes, with small random models.

A client that is not installed is skipped; CI's requirements do not have these.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from needs import needs, on_cuda

pytestmark = pytest.mark.clients

Run = Callable[..., dict[str, Any]]


def _decrease(losses: list[float]) -> bool:
    return all(later < earlier for earlier, later in pairwise(losses))


@needs("trl", "datasets")
def test_trl_trains_a_4bit_model_with_a_paged_8bit_optimizer(run_client: Run) -> None:
    seen = run_client("trl_sft")
    assert _decrease(seen["losses"])
    assert seen["optimizer"] == "nybble.optim.base.AdamW"
    assert seen["states"] == ["torch.float32", "torch.uint8"]  # small and large matrices
    assert seen["layers"] == ["bitsandbytes.nn.modules"]


@needs("diffusers")
def test_diffusers_quantizes_saves_reloads_and_samples(run_client: Run) -> None:
    seen = run_client("diffusers_load")
    for name, least in (("4-bit", 0.97), ("8-bit", 0.999)):
        case = seen[name]
        assert case["layer"] == "bitsandbytes.nn.modules", name
        assert case["cosine"] > least, name
        assert case["reload"] == 0.0, name
        assert case["image"] == [1, 8, 8, 3], name
        assert case["dequantized"] > 0.999, name


@needs("lightning")
def test_lightning_s_plugin_converts_and_trains(run_client: Run) -> None:
    seen = run_client("lightning_plugin")
    for mode in ("nf4", "nf4-dq", "fp4", "fp4-dq"):
        case = seen.pop(mode)
        assert case["layers"] == ["Linear4bit"], mode
        assert case["cosine"] > 0.98, mode  # measured: 0.992, 0.989
        assert _decrease(case["losses"]), mode
        assert case["keys"] == ["0.bias", "0.weight", "1.bias"], mode
    for mode, case in seen.items():
        assert case["layers"] == ["Linear8bitLt"], mode
        assert case["cosine"] > 0.999, mode


@on_cuda
@needs("lightning")
def test_lightning_s_loading_hook_quantizes_under_fabric(run_client: Run) -> None:
    seen = run_client("lightning_plugin", "fabric")
    for mode in ("nf4", "nf4-dq", "fp4", "fp4-dq"):
        case = seen.pop(mode)
        assert case["empty"] == "cuda:0 torch.uint8", mode
        assert case["layers"] == ["Linear4bit"], mode
        assert case["cosine"] > 0.98, mode
        assert _decrease(case["losses"]), mode
    assert seen["int8"]["empty"] == "cuda:0 torch.int8"
    for mode, case in seen.items():
        assert case["layers"] == ["Linear8bitLt"], mode
        assert case["cosine"] > 0.999, mode


@needs("lightning", "litgpt")
def test_litgpt_trains_and_merges_lora_over_4bit_layers(run_client: Run) -> None:
    """The real bitsandbytes cannot merge: it takes the merged values for packed bytes."""
    seen = run_client("lightning_plugin", "litgpt")
    for mode in ("nf4", "nf4-dq"):
        case = seen[mode]
        assert case["layers"] == ["Linear4bit"], mode
        assert case["parameters"], mode
        assert case["cosine"] > 0.98, mode
        assert _decrease(case["losses"]), mode
        assert case["optimizer"] == "nybble.optim.base.PagedAdamW", mode
        assert case["merged"] > 0.99, mode
