"""transformers, peft and accelerate over nybble's bitsandbytes, with small random models."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from forks import Forks, answer_of
from needs import on_cuda

pytestmark = pytest.mark.clients

Run = Callable[..., dict[str, Any]]
PROGRAMS = Path(__file__).resolve().parent / "programs"

# Least cosine between the logits of the plain and the quantized random model. Measured: 0.987,
# 0.965, 0.9999.
LOGITS = {
    "nf4 nested": 0.97, "fp4 plain": 0.94, "nf4 in bf16 storage": 0.97, "int8": 0.999,
    "mxfp4": 0.95, "nvfp4": 0.97,
}  # fmt: skip


def test_every_name_that_the_clients_use_is_there(
    client_env: dict[str, str], tmp_path: Path
) -> None:
    """Names that this environment's real bitsandbytes lacks may be missing. The modules must not
    depend on what clients import, so these are new processes."""

    def names(env: Mapping[str, str]) -> dict[str, Any]:
        argv = [sys.executable, PROGRAMS / "names.py", tmp_path / "names"]
        return answer_of(subprocess.run(argv, env=env, capture_output=True, text=True))

    real = names(os.environ)
    assert {"nn.Linear4bit", "nn.Params4bit.from_prequantized", "optim.AdamW"} <= {*real["there"]}
    assert names(client_env) == real


def test_transformers_loads_generates_saves_and_reloads(run_client: Run) -> None:
    seen = run_client("load_quantized")
    assert "nybble" in seen["bitsandbytes"]
    for name, least in LOGITS.items():
        case = seen[name]
        assert case["layer"].startswith("nybble.nn."), name
        assert case["cosine"] > least, name
        assert case["generated"] == [2, 16], name
        assert case["reload"] == 0.0, name
        assert case["shards"] > 1, name
        assert case["dequantized"] > 0.999, name
        assert case["bytes"] < (0.3 if "4" in name else 0.55) * seen["plain bytes"], name
    assert seen["nf4 in bf16 storage"]["weight"] == "Params4bit torch.bfloat16"
    assert seen["int8"]["weight"] == "Int8Params torch.int8"


def test_peft_trains_merges_and_reloads(run_client: Run) -> None:
    seen = run_client("qlora")
    for name in ("4-bit", "8-bit"):
        case = seen[name]
        losses = case["losses"]
        assert all(later < earlier for earlier, later in pairwise(losses))
        assert losses[-1] < losses[0] - 0.3, name
        assert case["base unchanged"], name
        assert case["reload"] == 0.0, name
        assert case["merged cosine"] > 0.98, name
        for kind in ("DoRA", "AdaLoRA"):
            losses = seen[f"{name} {kind}"]
            assert all(later < earlier for earlier, later in pairwise(losses)), (name, kind)


def test_fused_experts_are_quantized_saved_and_reloaded(run_client: Run) -> None:
    """Mixtral, Qwen2- and Qwen3-MoE, OLMoE, DeepSeek-V2 and -V3, gpt-oss, Llama 4 and GLM-MoE."""
    seen = run_client("experts")
    cases = {name: case for name, case in seen.items() if name.split(" ")[0] in seen["models"]}
    assert len(cases) == 18
    for name, case in cases.items():
        bits = 4 if "4-bit" in name else 8
        assert case["experts"] == [f"Experts{bits}bit"], name
        assert case["left"] == 0, name
        assert case["adapters"] == 4, name  # two factors for each projection
        assert case["cosine"] > (0.9 if bits == 4 else 0.998), name  # measured: 0.935, 0.9989
        assert case["generated"] == [2, 16], name
        assert case["reload"] == 0.0, name
        assert case["twice"] == case["pickled"] == 0.0, name
        assert case["dequantized"] > 0.99, name
    for name in ("adapted 4-bit", "adapted 8-bit"):
        case = seen[name]
        assert all(later < earlier for earlier, later in pairwise(case["losses"])), name
        assert case["trained"] == ["down", "gate_up"], name
        assert case["reload"] == 0.0, name
        assert case["merged"] > 0.96, name  # measured: 0.978, 0.9999
    options = seen["options"]
    assert options["random"] > 0.1
    assert options["gaussian"] == options["reload"] == 0.0
    assert options["odd rank"] > 0.9  # measured: 0.949
    assert options["merge values"] <= 192 * 64  # one expert
    for name, text in (
        ("rank", "r=0: allowed is 1 to"),
        ("no LoRA", "config is a IA3Config: must be a peft.LoraConfig"),
        ("weighted", "add_weighted_adapter: not supported for adapters of quantized experts\nhint"),
        ("both after single", "adapter 'other': the adapters of a model's quantized experts must"),
        ("single after both", "adapter 'other': the adapters of a model's quantized experts must"),
        ("kind", "init_lora_weights='olora': not supported"),
        ("dropout", "lora_dropout: not supported"),
        ("mixed", "adapter_names: batches"),
        ("NaN", "adapter 'default' has a"),
    ):
        assert options["refused"].pop(name).startswith(text), name
    assert options["refused"] == {}
    others = seen["others"]
    assert others["skipped"] == others["16-bit experts"] == 0
    assert others["hidden"] == []
    assert others["offloaded"] == 0.0
    assert others["plan"].pop("model.layers.*.mlp.experts") == "nybble_experts_tensor"
    # no layer of this model has these
    dense = {f"model.layers.*.mlp.{name}" for name in ("gate_proj", "up_proj", "down_proj")}
    assert others["plan"].keys() <= dense
    assert others["skipped plan"] == [
        f"model.layers.*.mlp.experts{name}" for name in ("", ".down_proj", ".gate_up_proj")
    ]
    assert others["16-bit reload"] == 0.0
    (warning,) = others["16-bit warning"]
    assert "because the checkpoint has them in 16 bits" in warning
    assert "model.layers.*.mlp.experts.down_proj: 2 with 98304 bytes" in warning
    assert "conversion" in others["wrong count"]
    quantized, plain = others["incomplete"]
    assert "has no weights from which to load gate_up_proj of model.layers.1.mlp.exp" in quantized
    assert "gate_up_proj, down_proj, gate_up_absmax, gate_up_nested_absmax, gate_up_ne" in plain
    differences = {name: far for name, far in seen["classes"].items() if far is not None}
    assert len(differences) > 60  # transformers 5.23 has 65 classes
    assert max(differences.values()) < 1e-4, differences
    trainable = seen["trainable"]
    assert "because llm_int8_has_fp16_weight is set:\n" in trainable["warning"][0]
    assert trainable["reload"] == 0.0
    assert trainable["dtypes"] == ["torch.bfloat16"]
    assert min(trainable["cosine"], trainable["dequantized"]) > 0.998
    (warning,) = seen["unknown"]
    assert "model.layers.*.mlp.experts.gate_up_proj: 2 with 196608 bytes" in warning


def test_checkpoints_with_other_layouts_are_loaded(run_client: Run) -> None:
    seen = run_client("expert_checkpoints")
    assert seen["either layout"].keys() == {"out, in", "in, out"}
    assert min(seen["either layout"].values()) > 0.998  # measured: 0.9994
    fused = seen["fused layers"]
    assert fused["4-bit reload"] == fused["8-bit reload"] == 0.0
    assert fused["4-bit"] > 0.9
    assert min(fused["8-bit"], fused["floating"]) > 0.998
    assert seen["skipped experts"]["stacked"] == 0.0
    assert seen["skipped experts"]["split"] < 0.05  # measured: 0.021; sums are rounded otherwise


def test_two_processes_divide_the_experts_of_a_model(
    client_forks: Forks, device: str, tmp_path: Path
) -> None:
    """transformers' tensor and expert parallelism, and shard_experts: each process has half."""
    if device != "cpu":  # transformers would use a GPU for each process
        pytest.skip("missing: a second process group, because the processes use the CPU")
    program = PROGRAMS / "experts_parallel.py"
    done = client_forks.run(tmp_path, *((program, tmp_path, str(rank)) for rank in range(2)))
    seen = answer_of(max(done, key=lambda one: one.returncode != 0))
    refused, adapted = seen.pop("refused"), seen.pop("adapted")
    assert len(seen) == 3
    for name, case in seen.items():
        assert case.pop("generated"), name
        for way in ("tensor", "expert", "by hand"):
            assert case.pop(f"{way} saved"), (name, way)
        assert len(case) == 5
        for way, one in case.items():
            assert one["bytes"] == pytest.approx(0.5), (name, way)
            # transformers sums the results of expert parallelism in bfloat16
            assert one["far"] <= (0.02 if "expert" in way else 0.0), (name, way)
    for name, (alone, together) in adapted.items():
        # gradients change a few int8 codes
        assert together == pytest.approx(alone, rel=1e-3 if name == "8-bit" else 1e-5), name
        assert together[-1] < together[0], name
    for name, text in (
        (
            "warning",
            "are not divided among the 2 processes; every process has all of them:\n  model.l",
        ),
        ("dequantize", "model.layers.0.mlp.experts has 2 of 4 experts: expected the experts of"),
        ("fsdp", "fsdp_size=2, dp_replicate_size=1: transformers' FSDP does not support"),
        ("uneven", "model.layers.0.mlp.experts has 3 experts: expected a multiple of the 2 proc"),
        ("few", "model.layers.0.mlp.experts: cannot divide 1 experts among 2 processes"),
        ("adapters", "ep_size: adapters of quantized experts are not supported"),
    ):
        assert text in refused[name], name
        assert "\nhint: " in refused[name], name


def test_peft_s_other_adapters_train_merge_and_mix(run_client: Run) -> None:
    """The real bitsandbytes merges wrongly into 4 bits: an eval forward repacks the weights."""
    seen = run_client("adapters")
    for bits in ("4-bit", "8-bit"):
        assert min(seen.pop(f"{bits} mixed")) > 0.9999
    assert len(seen) == 14
    for name, case in seen.items():
        losses = case["losses"]
        assert losses[-1] < losses[0], name
        assert case["reload"] > 0.9999, name
        # merging quantizes the weight again
        least = 0.98 if "4-bit" in name else 0.999
        assert min(case.get("merged", 1.0), case.get("unmerged", 1.0)) > least, name
        assert case["off"] > least - 0.03, name


def test_models_and_optimizers_are_exchanged_with_the_real_bitsandbytes(
    run_client: Run, real_forks: Forks, tmp_path: Path
) -> None:
    real = partial(real_forks.answer, tmp_path, PROGRAMS / "exchange.py", tmp_path, "real")
    assert real()["version"] == "0.50.2"
    for seen in (run_client("exchange", "ours", "real")["real"], real("ours")["ours"]):
        for name in LOGITS.keys() - {"mxfp4", "nvfp4"}:
            assert seen[name] > 0.9995, name
        for name in ("AdamW8bit", "Lion8bit", "PagedAdEMAMix8bit", "RMSprop32bit"):
            # relative to two steps; on the CPU, bitsandbytes' 8-bit quantizer never uses some codes
            assert seen[name] < 0.01, name


def test_accelerate_loads_quantized(run_client: Run, device: str) -> None:
    seen = run_client("accelerate_load")
    for name, layer, least in (("4-bit", "Linear4bit", 0.98), ("8-bit", "Linear8bitLt", 0.999)):
        case = seen[name]
        assert case["layer"].startswith("nybble.nn.")
        assert case["layer"].endswith(layer)
        assert case["head"] == "Linear"
        assert case["floating"] == ["experts: 1 with 512 bytes"]
        assert case["cosine"] > least
        assert case["offloaded"] == 0.0
        assert len(case["divided"]) == (2 if device == "cuda" else 0)
        # accelerate does not quantize a 4-bit layer that the map places on the CPU
        assert min(case["divided"].values(), default=1.0) > least
        assert case["saved"] == ["model.safetensors"]


def _check_divided(seen: dict[str, Any], devices: list[str]) -> None:
    for name in ("4-bit", "8-bit"):
        case = seen[name]
        assert case["devices"] == devices, name
        assert case["cosine"] > 0.99999, name
        assert case["generated"] == [4, 28], name
        assert case["reload"] == 0.0, name
        assert all(later < earlier for earlier, later in pairwise(case["losses"])), name


def test_device_map_auto_places_the_model(run_client: Run, device: str) -> None:
    _check_divided(run_client("device_map", "auto"), ["cuda:0" if device == "cuda" else "cpu"])


@pytest.mark.gpu
def test_device_map_auto_divides_the_model_between_two_gpus(
    client_env: dict[str, str], tmp_path: Path
) -> None:
    if import_module("torch").cuda.device_count() < 2:
        pytest.skip("missing: a second CUDA device")
    argv = [sys.executable, PROGRAMS / "device_map.py", tmp_path, "auto"]
    env = {**client_env, "CLIENTS_DEVICE": "cuda"}
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    _check_divided(answer_of(done), ["cuda:0", "cuda:1"])


@on_cuda
def test_layers_are_offloaded_to_the_cpu(run_client: Run) -> None:
    seen = run_client("device_map", "offload")
    assert len(seen) == 4
    for name, case in seen.items():
        assert case["places"] == ["0", "cpu"], name
        assert case["cosine"] > (0.97 if "4-bit" in name else 0.999), name
        assert case["to whole"] > (0.97 if "4-bit" in name else 0.999), name
        assert case["generated"] == [2, 16], name
        # transformers does not quantize the layers that the map places on the CPU
        assert case["kinds"][0] != "Linear", name
        assert (case["kinds"][-1] == "Linear") == ("listed" in name), name


def test_trainer_uses_quantized_optimizers_and_resumes(run_client: Run) -> None:
    seen = run_client("trainer")
    resumed = seen.pop("resumed")
    for name, case in seen.items():
        assert case["class"].startswith("nybble.optim."), name
        assert case["losses"][-1] < case["losses"][0], name
        eight = "rmsprop" not in name
        assert case["states"] == (["torch.float32", "torch.uint8"] if eight else ["torch.float32"])
    before = seen["adamw_bnb_8bit"]["losses"]
    assert resumed[: len(before)] == before  # the checkpoint has the history
    assert len(resumed) == len(before) + 2
    assert resumed[-1] < before[-1]


@pytest.mark.parametrize("other", ["bitsandbytes-0.50.2.dist-info"])
def test_two_bitsandbytes_in_one_folder_are_refused(
    shim_site: Path, libnybble: Path, tmp_path: Path, other: str
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    for path in shim_site.iterdir():
        (site / path.name).symlink_to(path)
    # a copy, because the package searches next to its real path
    (site / "bitsandbytes").unlink()
    subprocess.run(["cp", "-r", str(shim_site / "bitsandbytes"), str(site)], check=True)
    (site / other).mkdir()
    package = Path(__file__).resolve().parents[2] / "pkg"  # nybble may not be installed
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(package)])}
    done = subprocess.run(
        [sys.executable, "-c", "import bitsandbytes"], env=env, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "only one of them can be installed" in done.stderr
    assert other in done.stderr
