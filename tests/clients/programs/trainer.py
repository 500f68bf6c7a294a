"""transformers.Trainer with 8-bit and paged optimizers, including checkpoint and resume."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
from device import DEVICE
from llama import make, tokens
from transformers import Trainer, TrainingArguments


class Rows(torch.utils.data.Dataset[dict[str, torch.Tensor]]):
    """A few repeated rows, so that the loss decreases quickly."""

    def __init__(self) -> None:
        self.ids = tokens(16, 8).cpu()

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: int) -> dict[str, torch.Tensor]:
        return {"input_ids": self.ids[index], "labels": self.ids[index]}


def train(folder: Path, name: str, steps: int, resume: bool = False) -> tuple[Any, list[float]]:
    model = make(folder / "plain", torch.float32).train()
    arguments = TrainingArguments(
        output_dir=str(folder / name),
        optim=name,
        max_steps=steps,
        per_device_train_batch_size=8,
        learning_rate=5e-3,
        lr_scheduler_type="constant",
        logging_steps=1,
        save_steps=6,
        use_cpu=DEVICE == "cpu",
        report_to=[],
        disable_tqdm=True,
        dataloader_pin_memory=False,
    )
    trainer = Trainer(model=model, args=arguments, train_dataset=Rows())
    trainer.train(resume_from_checkpoint=resume)
    losses = [row["loss"] for row in trainer.state.log_history if "loss" in row]
    return trainer, [float(loss) for loss in losses]


def main(folder: Path) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for name in ("adamw_bnb_8bit", "paged_lion_8bit", "ademamix_8bit", "rmsprop_bnb"):
        trainer, losses = train(folder, name, 12)
        optimizer = trainer.optimizer
        inner = getattr(optimizer, "optimizer", optimizer)
        dtypes = {str(state["state1"].dtype) for state in inner.state.values()}
        seen[name] = {
            "class": f"{type(inner).step.__module__}.{type(inner).__name__}",
            "states": sorted(dtypes),
            "losses": losses,
        }
    _, resumed = train(folder, "adamw_bnb_8bit", 14, resume=True)
    seen["resumed"] = resumed
    return seen


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
