"""Measure a whole model, transformers' Llama, with linear layers of torch, bitsandbytes and nybble.

python benchmarks/model.py [--device cuda] [--layers N] [--hidden N] [--json FILE]

The layers have the sizes of an 8 B model and random weights, the same for each library. As in
transformers, all linear layers except the head are replaced. The libraries take turns in rounds.
Prints the median times in milliseconds.

* decode: one token for each of 1 or 8 sequences after 128 tokens, including the host's time
* decode in a graph: the same step with a static cache, replayed as one CUDA graph; an error if
  the graph cannot be captured
* prefill: 2048 tokens at once (--prompt)
* training: a training step of adapters (rank 16, on queries and values) with as many tokens, in
  four sequences: forward, backward and 8-bit AdamW (with torch's layers: torch's AdamW)
"""

from __future__ import annotations

import argparse
import json
import logging
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import bitsandbytes
import torch
import transformers
from origin import origin
from torch import nn

import nybble
import nybble.nn
import nybble.optim

Step = Callable[[], Any]
DTYPE = torch.bfloat16
CONTEXT, ROUNDS, RANK = 128, 3, 16


@dataclass(frozen=True, slots=True)
class Side:
    """The library of the linear layers, and their weight type."""

    name: str
    weights: str  # torch's "bfloat16", "nf4" or "int8"
    modules: Any = None  # the module nybble or bitsandbytes

    def layer(self, old: nn.Linear) -> nn.Module:
        """Return a layer with the weight of `old`, quantized on its device."""
        rows, columns, device = old.out_features, old.in_features, old.weight.device
        make = self.modules.nn
        if self.weights == "nf4":
            new = make.Linear4bit(
                columns, rows, False, DTYPE, compress_statistics=False, quant_type="nf4",
                device="meta",
            )  # fmt: skip
            new.weight = make.Params4bit(
                old.weight.data, False, quant_type="nf4", compress_statistics=False, module=new
            )
        else:
            new = make.Linear8bitLt(
                columns, rows, False, has_fp16_weights=False, threshold=6.0, device="meta"
            )
            new.weight = make.Int8Params(old.weight.data.cpu(), False, has_fp16_weights=False)
        return new.to(device)  # type: ignore[no-any-return]

    def optimizer(self, parameters: list[nn.Parameter]) -> Any:
        """Return the library's 8-bit AdamW; for torch's layers, torch's fused AdamW."""
        if self.modules is None:
            return torch.optim.AdamW(parameters, lr=1e-4, fused=True)
        return self.modules.optim.AdamW8bit(parameters, lr=1e-4)


SIDES = (
    Side("torch", "bfloat16"),
    Side("bitsandbytes", "nf4", bitsandbytes),
    Side("nybble", "nf4", nybble),
    Side("bitsandbytes", "int8", bitsandbytes),
    Side("nybble", "int8", nybble),
)


class Adapter(nn.Module):
    """A frozen layer with a trained low-rank adapter."""

    def __init__(self, base: nn.Module, columns: int, rows: int, like: torch.Tensor) -> None:
        super().__init__()
        self.base = base
        self.down = nn.Linear(columns, RANK, False, like.device, like.dtype)
        self.up = nn.Linear(RANK, rows, False, like.device, like.dtype)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out: torch.Tensor = self.base(x) + self.up(self.down(x))
        return out


def model_of(side: Side, options: argparse.Namespace) -> Any:
    """Return the model with the side's layers."""
    heads = max(1, options.hidden // 128)
    config = transformers.LlamaConfig(
        hidden_size=options.hidden, intermediate_size=options.hidden * 7 // 2,
        num_hidden_layers=options.layers, num_attention_heads=heads,
        num_key_value_heads=max(1, heads // 4), vocab_size=options.vocabulary,
        max_position_embeddings=4096,
    )  # fmt: skip
    torch.manual_seed(0)
    torch.set_default_dtype(DTYPE)
    with torch.device(options.device):
        model: Any = transformers.LlamaForCausalLM(config)
    torch.set_default_dtype(torch.float32)
    model.requires_grad_(False)
    if side.modules is not None:
        for parent in list(model.model.layers.modules()):
            for name, old in list(parent.named_children()):
                if isinstance(old, nn.Linear):
                    setattr(parent, name, side.layer(old))
    return model.eval()


def tokens(options: argparse.Namespace, *shape: int) -> torch.Tensor:
    seed = torch.Generator().manual_seed(1)
    return torch.randint(options.vocabulary, shape, generator=seed).to(options.device)


def decode(sequences: int, model: Any, side: Side, options: argparse.Namespace) -> Step:
    """Return a step that decodes one token, with a growing cache."""
    ids = tokens(options, sequences, CONTEXT)
    cache = model(ids, use_cache=True).past_key_values
    return lambda: model(ids[:, :1], past_key_values=cache, use_cache=True)


def decode_in_a_graph(sequences: int, model: Any, side: Side, options: argparse.Namespace) -> Step:
    """Return the replay of a CUDA graph that decodes one token at a fixed position."""
    ids = tokens(options, sequences, CONTEXT)
    cache = transformers.StaticCache(config=model.config, max_cache_len=2 * CONTEXT)
    model(ids, past_key_values=cache, use_cache=True)
    place = torch.full((sequences, 1), CONTEXT, device=options.device)

    def step() -> Any:
        return model(ids[:, :1], past_key_values=cache, position_ids=place, use_cache=True)

    beside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
    with torch.cuda.stream(beside):
        step()
    beside.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()

    kept = (graph, step)  # the graph reads and writes the first call's cache and position

    def replay() -> None:
        kept[0].replay()

    return replay


def prefill(model: Any, side: Side, options: argparse.Namespace) -> Step:
    ids = tokens(options, 1, options.prompt)
    return lambda: model(ids, use_cache=True, logits_to_keep=1)


def training(model: Any, side: Side, options: argparse.Namespace) -> Step:
    """Add adapters to the model's queries and values, and return their training step."""
    config = model.train().config
    wide = config.hidden_size // config.num_attention_heads * config.num_key_value_heads
    for layer in model.model.layers:
        attention, like = layer.self_attn, model.lm_head.weight
        attention.q_proj = Adapter(attention.q_proj, config.hidden_size, config.hidden_size, like)
        attention.v_proj = Adapter(attention.v_proj, config.hidden_size, wide, like)
    trained = [each for each in model.parameters() if each.requires_grad]
    optimizer = side.optimizer(trained)
    ids = tokens(options, 4, options.prompt // 4)

    def step() -> None:
        with torch.enable_grad():
            model(ids, labels=ids, use_cache=False).loss.backward()
        optimizer.step()
        optimizer.zero_grad()

    return step


def untrained(model: Any) -> None:
    """Remove the adapters."""
    for layer in model.eval().model.layers:
        for name, one in list(layer.self_attn.named_children()):
            if isinstance(one, Adapter):
                setattr(layer.self_attn, name, one.base)


CASES: dict[str, Callable[[Any, Side, argparse.Namespace], Step]] = {
    # Train first: in eval mode on a CPU, the peer repacks its weights and cannot train afterwards.
    "training": training,
    "decode, 1 sequence": partial(decode, 1),
    "decode, 8 sequences": partial(decode, 8),
    "decode, 1 sequence, in a graph": partial(decode_in_a_graph, 1),
    "decode, 8 sequences, in a graph": partial(decode_in_a_graph, 8),
    "prefill": prefill,
}


@dataclass(slots=True)
class Runs:
    """The times of one side in a case, or the reason why there are none."""

    step: Step | None = None
    why: str = ""
    times: list[float] = field(default_factory=list)


def milliseconds(step: Step, options: argparse.Namespace) -> float:
    """Return the median milliseconds of a few calls, each synchronized with the device."""
    wait: Step = torch.cuda.synchronize if options.device.startswith("cuda") else (lambda: None)
    times = []
    for _ in range(options.steps):
        wait()
        start = time.perf_counter()
        step()
        wait()
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times)


def measure(case: str, models: list[Any], options: argparse.Namespace) -> list[dict[str, Any]]:
    """Return a case's rows, one for each side."""
    runs = [Runs() for _ in SIDES]
    for run, model, side in zip(runs, models, SIDES, strict=True):
        try:
            run.step = CASES[case](model, side, options)
            run.step()
        except Exception as error:  # an unsupported case becomes the side's row
            run.step, run.why = None, f"{type(error).__name__}: {error}".splitlines()[0][:200]
    for _ in range(ROUNDS):
        for run in runs:
            if run.step:
                run.times.append(milliseconds(run.step, options))
    rows = []
    for run, side in zip(runs, SIDES, strict=True):
        row: dict[str, Any] = {"case": case, "layers": side.name, "weights": side.weights}
        if run.times:
            row["ms"] = round(statistics.median(run.times), 3)
        else:
            row["cannot"] = run.why
        rows.append(row)
    for model in models:
        untrained(model)
    return rows


def shown(rows: list[dict[str, Any]]) -> None:
    """Print one line per case: each side's time, and nybble's speedup over its peer."""
    times = {(row["layers"], row["weights"]): row.get("ms") for row in rows}
    words = [f"{name} {kind} {ms or 'cannot'}" for (name, kind), ms in times.items()]
    for kind in ("nf4", "int8"):
        ours, theirs = times["nybble", kind], times["bitsandbytes", kind]
        if ours and theirs:
            words.append(f"{kind} {theirs / ours:.2f} times as fast")
    print(f"{rows[0]['case']}: {', '.join(words)}", flush=True)


def options_of() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--layers", type=int, default=8)
    parser.add_argument("--hidden", type=int, default=4096)
    parser.add_argument("--vocabulary", type=int, default=32000)
    parser.add_argument("--prompt", type=int, default=2048, help="tokens of prefill and training")
    parser.add_argument("--steps", type=int, default=8, help="calls in a round")
    parser.add_argument("--cases", nargs="+", choices=CASES, default=list(CASES))
    parser.add_argument("--commit", help="the measured commit, if there is no git")
    parser.add_argument("--json", type=Path, help="write the results here")
    return parser.parse_args()


def main() -> int:
    options = options_of()
    logging.getLogger("bitsandbytes").setLevel(logging.ERROR)  # it warns about a cast in each call
    # cuDNN makes a plan for each new length, which would be part of the first side's time.
    torch.backends.cuda.enable_cudnn_sdp(False)
    start = time.perf_counter()
    models = []
    for side in SIDES:
        models.append(model_of(side, options))
        print(f"{side.name} {side.weights}: made, {time.perf_counter() - start:.1f} s", flush=True)
    rows: list[dict[str, Any]] = []
    with torch.no_grad():
        for case in [one for one in CASES if one in options.cases]:
            rows += measure(case, models, options)
            shown(rows[-len(SIDES) :])
    on_gpu = options.device.startswith("cuda")
    document = {
        "what": "milliseconds of a model's steps, by the library of its linear layers",
        **origin(options.commit),
        "device": torch.cuda.get_device_name() if on_gpu else "cpu",
        "versions": {one.__name__: one.__version__ for one in (torch, transformers, bitsandbytes)},
        "model": {
            key: getattr(options, key) for key in ("layers", "hidden", "vocabulary", "prompt")
        },
        "rows": rows,
    }
    if options.json:
        options.json.write_text(json.dumps(document, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
