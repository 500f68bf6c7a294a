"""One side of an exchange: save a quantized Llama and an optimizer's state; load the files that the
other side saved.

python exchange.py FOLDER NAME [OF]     OF: the name of the other side
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import bitsandbytes
import torch
from compare import cosine
from device import DEVICE
from llama import make, tokens
from load_quantized import SHARED
from transformers import AutoModelForCausalLM, BitsAndBytesConfig

OPTIMIZERS = ("AdamW8bit", "Lion8bit", "PagedAdEMAMix8bit", "RMSprop32bit")


def logits(path: Path, settings: dict[str, Any] | None) -> tuple[Any, torch.Tensor]:
    given = {} if settings is None else {"quantization_config": BitsAndBytesConfig(**settings)}
    model = AutoModelForCausalLM.from_pretrained(
        path, device_map=DEVICE, dtype=torch.bfloat16, **given
    )
    with torch.no_grad():  # training mode, because in eval mode bitsandbytes repacks its weights
        return model, model.train()(tokens()).logits.float()


def steps(name: str, count: int, saved: Any = None) -> tuple[Any, Any]:
    """Do `count` steps, from the state `saved` if given; return the parameter and the new state."""
    torch.manual_seed(7)
    start = torch.randn(80, 64) if saved is None else saved["p"].clone()
    p = torch.nn.Parameter(start.to(DEVICE))
    optimizer = getattr(bitsandbytes.optim, name)([p], lr=1e-3)
    if saved is not None:
        optimizer.load_state_dict(saved["state"])
    for _ in range(count):
        p.grad = p.detach() * 2
        optimizer.step()
    return p.detach(), {"p": p.detach(), "state": optimizer.state_dict()}


def save(folder: Path, mine: Path) -> None:
    for name, settings in SHARED.items():
        model, values = logits(folder / "plain", settings)
        model.save_pretrained(mine / name)
        torch.save(values, mine / name / "logits.pt")
    for name in OPTIMIZERS:
        _, left = steps(name, 3)
        end, _ = steps(name, 2, left)
        torch.save({"left": left, "end": end}, mine / f"{name}.pt")


def take_up(theirs: Path) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for name in SHARED:
        _, found = logits(theirs / name, None)
        wanted = torch.load(theirs / name / "logits.pt")
        seen[name] = cosine(found, wanted)
    for name in OPTIMIZERS:
        saved = torch.load(theirs / f"{name}.pt")
        found, _ = steps(name, 2, saved["left"])
        moved = (saved["end"] - saved["left"]["p"]).abs().mean()
        seen[name] = float((found - saved["end"]).abs().mean() / moved)
    return seen


if __name__ == "__main__":
    folder, name, *of = sys.argv[1:]
    if not (Path(folder) / "plain").exists():
        make(Path(folder) / "plain")
    if not (Path(folder) / name).exists():
        save(Path(folder), Path(folder) / name)
    seen = {"version": bitsandbytes.__version__}
    seen |= {one: take_up(Path(folder) / one) for one in of}
    print()
    print(json.dumps(seen))
