"""trl: SFT of a 4-bit Llama with LoRA and a paged 8-bit optimizer. Prints the losses as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
from datasets import Dataset
from device import DEVICE
from llama import VOCABULARY, make, tokens
from peft import LoraConfig
from qlora import CONFIGS, load
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from transformers import PreTrainedTokenizerFast
from trl import SFTConfig, SFTTrainer


def tokenizer() -> Any:
    words = {f"w{n}": n for n in range(VOCABULARY)}
    inner = Tokenizer(WordLevel(words, unk_token="w0"))
    return PreTrainedTokenizerFast(tokenizer_object=inner, eos_token="w1", pad_token="w2")


def main(folder: Path) -> dict[str, Any]:
    make(folder / "plain", torch.float32)
    arguments = SFTConfig(
        output_dir=str(folder / "sft"),
        optim="paged_adamw_8bit",
        max_steps=6,
        per_device_train_batch_size=4,
        learning_rate=5e-3,
        lr_scheduler_type="constant",
        logging_steps=1,
        save_strategy="no",
        use_cpu=DEVICE == "cpu",
        bf16=False,
        report_to=[],
        disable_tqdm=True,
        dataloader_pin_memory=False,
    )
    trainer = SFTTrainer(
        model=load(folder, CONFIGS["4-bit"]),
        args=arguments,
        train_dataset=Dataset.from_dict({"input_ids": tokens(24, 4).tolist()}),
        processing_class=tokenizer(),
        peft_config=LoraConfig(r=32, target_modules="all-linear", task_type="CAUSAL_LM"),
    )
    trainer.train()
    optimizer = getattr(trainer.optimizer, "optimizer", trainer.optimizer)
    layers = {
        type(one).__module__ for one in trainer.model.modules() if hasattr(one, "quant_state")
    }
    return {
        "losses": [float(row["loss"]) for row in trainer.state.log_history if "loss" in row],
        "optimizer": f"{type(optimizer).step.__module__}.{type(optimizer).__name__}",
        "states": sorted({str(state["state1"].dtype) for state in optimizer.state.values()}),
        "layers": sorted(layers),
    }


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
