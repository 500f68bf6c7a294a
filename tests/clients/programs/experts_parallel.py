"""One of two processes in which transformers divides quantized experts. Prints JSON.

python experts_parallel.py FOLDER RANK
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
from compare import fit, logits
from experts import CONFIGS, experts_of, make
from llama import tokens
from peft import LoraConfig, get_peft_model
from transformers import AutoConfig, AutoModelForCausalLM, BitsAndBytesConfig
from transformers.distributed import DistributedConfig

from nybble import nn
from nybble.errors import NybbleError
from nybble.nn.peft_experts import with_experts

TENSOR = {"tp_size": 2, "tp_plan": "auto"}
EXPERT = {**TENSOR, "ep_size": 2}


def load(
    folder: Path, settings: dict[str, Any] | None, parallel: dict[str, Any] | None = None,
    **more: Any,
) -> Any:  # fmt: skip
    if settings is not None:
        more["quantization_config"] = BitsAndBytesConfig(**settings)
    if parallel is not None:
        more["distributed_config"] = DistributedConfig(**parallel)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "these quantized linear layers")
        return AutoModelForCausalLM.from_pretrained(
            folder, **{"dtype": torch.bfloat16, **more}
        ).eval()


def nbytes(model: Any) -> int:
    """Return the bytes of all experts' arrays."""
    return sum(
        array.nbytes for one in experts_of(model) for array in (*one.parameters(), *one.buffers())
    )


def generated(model: Any) -> list[list[int]]:
    ids: list[list[int]] = model.generate(tokens(), max_new_tokens=8, do_sample=False).tolist()
    return ids


def one_case(folder: Path, settings: dict[str, Any]) -> dict[str, Any]:
    """Compare models that two processes share with the model of one process."""
    ids = tokens()
    alone = load(folder / "plain", settings)
    wanted = logits(alone, ids)
    together = load(folder / "plain", settings, TENSOR)
    by_expert = load(folder / "plain", settings, EXPERT)
    by_hand = nn.shard_experts(load(folder / "plain", settings))
    models = {"tensor": together, "expert": by_expert, "by hand": by_hand}
    seen: dict[str, Any] = {"generated": generated(together) == generated(alone)}
    for way, model in models.items():
        model.save_pretrained(folder / way)
        dist.barrier()
        arrays = load(folder / way, None).state_dict()
        same = [torch.equal(array, arrays[name]) for name, array in alone.state_dict().items()]
        seen[f"{way} saved"] = all(same) and len(arrays) == len(same)
    models["tensor again"] = load(folder / "by hand", None, TENSOR)
    models["expert again"] = load(folder / "tensor", None, EXPERT)
    for way, model in models.items():
        far = float((logits(model, ids) - wanted).abs().max())
        seen[way] = {"bytes": nbytes(model) / nbytes(alone), "far": far}
    return seen


def losses(model: Any, *targets: str) -> list[float]:
    """Train LoRA, from the same adapters for every sharding."""
    ids = tokens(24, 4)
    torch.manual_seed(1)
    config = with_experts(LoraConfig(r=8, lora_alpha=16, target_modules=list(targets)))
    spans = {
        name: (one.first_expert, one.first_expert + one.num_experts, one.all_experts)
        for name, one in model.named_modules()
        if one in experts_of(model)
    }
    model = get_peft_model(model, config)
    trained = {name: one for name, one in model.named_parameters() if one.requires_grad}
    for name, one in sorted(trained.items()):
        span = next((span for key, span in spans.items() if f"{key}." in name), None)
        shape = one.shape if span is None else (span[2], *one.shape[1:])
        values = torch.randn(shape, generator=torch.Generator().manual_seed(len(name))) / 8
        one.data.copy_(values if span is None else values[span[0] : span[1]])
    return fit(model, ids, 4)


def refusal(call: Callable[[], object]) -> str:
    try:
        call()
    except NybbleError as error:
        return str(error)
    return ""


def refusals(folder: Path, settings: dict[str, Any]) -> dict[str, str]:
    plain = folder / "plain"
    three, one = (AutoConfig.from_pretrained(plain, num_experts=count) for count in (3, 1))
    together, by_expert = load(plain, settings, TENSOR), load(plain, settings, EXPERT)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        parallel = DistributedConfig(**TENSOR)
        quantization = BitsAndBytesConfig(**settings)
        AutoModelForCausalLM.from_pretrained(
            plain, quantization_config=quantization, distributed_config=parallel
        )
    linear = [str(one.message) for one in said if "linear layers" in str(one.message)]
    lora = with_experts(LoraConfig(target_modules=["experts"]))
    return {
        "warning": linear[0] if len(linear) == 1 else str(linear),
        "dequantize": refusal(together.dequantize),
        "fsdp": refusal(lambda: load(plain, settings, {"fsdp_size": 2})),
        "uneven": refusal(lambda: load(plain, settings, EXPERT, config=three)),
        "few": refusal(lambda: load(plain, settings, TENSOR, config=one)),
        "adapters": refusal(lambda: get_peft_model(by_expert, lora)),
    }


def main(folder: Path, rank: int) -> dict[str, Any]:
    os.environ.update(RANK=str(rank), LOCAL_RANK=str(rank), WORLD_SIZE="2")
    meeting = f"file://{folder}/rendezvous"
    dist.init_process_group("gloo", init_method=meeting, rank=rank, world_size=2)
    seen: dict[str, Any] = {}
    for kind, names in (("qwen3_moe", CONFIGS), ("gpt_oss", ("4-bit",))):
        if rank == 0:
            make(kind, folder / kind / "plain")
        dist.barrier()
        for name in names:
            seen[f"{kind} {name}"] = one_case(folder / kind, CONFIGS[name])
    folder = folder / "qwen3_moe"
    seen["adapted"] = {}
    for case, name, parallel, targets in (
        ("4-bit", "4-bit", TENSOR, ("q_proj", "experts")),
        ("8-bit", "8-bit", TENSOR, ("q_proj", "experts")),
        ("4-bit expert", "4-bit", EXPERT, ("q_proj",)),
    ):
        seen["adapted"][case] = [
            losses(load(folder / "plain", CONFIGS[name], way, dtype=torch.float32), *targets)
            for way in (None, parallel)
        ]
    seen["refused"] = refusals(folder, CONFIGS["4-bit"])
    dist.barrier()
    return seen


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]))))
    sys.stdout.flush()
    os._exit(0)
