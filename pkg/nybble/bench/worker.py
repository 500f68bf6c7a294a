"""Measure one mode in its own process, so that modes share neither memory nor errors."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nybble.bench.load import drive, peak_memory

if TYPE_CHECKING:
    from torch import nn


def tune_layers(model: nn.Module, prompt_tokens: int, device: str) -> list[dict[str, object]]:
    """Tune the products of a model's 4-bit layers, for one token and for a prompt."""
    from nybble import cuda

    index = int(device.partition(":")[2] or 0)
    rows = sorted({1, prompt_tokens})
    return [one.to_json() for one in cuda.tune(model, rows=rows, dtype="float16", device=index)]


def work(options: argparse.Namespace, levels: list[int]) -> dict[str, Any]:
    """Return the measurements of a mode, or the error if the model cannot be built."""
    import torch

    from nybble.bench.model import Shape, build, weight_bytes
    from nybble.nn.transformers_modules import floating_weights

    device = options.device or ("cuda" if torch.cuda.is_available() else "cpu")
    gpu = device.startswith("cuda")
    if device == "cpu":
        torch.set_num_threads(max(1, torch.get_num_threads() // max(levels)))
    folder = Path(options.model) if options.model else None
    shape = Shape(layers=options.layers, hidden=options.hidden)
    try:
        tune = options.tune and options.worker == "nf4"
        if tune and not gpu:
            raise ValueError(f"--tune needs a CUDA device, but the device is {device}")
        generate, model = build(options.worker, device, folder, options.prompt_tokens, shape)
        tuned = tune_layers(model, options.prompt_tokens, device) if tune else []
        generate(0, 2)  # libraries and kernels are loaded at first use
    except Exception as error:
        return {
            "mode": options.worker,
            "device": device,
            "error": f"{type(error).__name__}: {error}",
        }
    names = ("requests", "new_tokens")
    settings = {"mode": options.worker, **{name: getattr(options, name) for name in names}}
    rounds = [drive(generate, **settings, concurrency=level).to_json() for level in levels]
    return {
        "mode": options.worker,
        "device": torch.cuda.get_device_name(device) if gpu else "cpu",
        "weight_bytes": weight_bytes(model),
        "tuned": tuned,
        "not_quantized": [] if options.worker == "float16" else floating_weights(model, None),
        "peak_bytes": torch.cuda.max_memory_allocated(device) if gpu else peak_memory(),
        "rounds": rounds,
        "error": None,
    }
