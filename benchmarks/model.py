"""Measure a whole model of transformers, with linear layers of torch, nybble and other libraries.

python benchmarks/model.py [--shape qwen3-32b] [--sides nybble,gemlite] [--separately] [--json FILE]

The model has random weights, the same for each library. As in transformers, all linear layers
except the head are replaced. The libraries take turns in rounds; --separately measures one library
after another, for models so large that only one fits into memory. The output names libraries that
are not installed. The program prints the median times in milliseconds. The result file also has the
tokens per second. For one sequence, it also has the share of the step's time that a copy would need
to read the weights (with the layers of torch, bitsandbytes and nybble).

* decode: one token for each of 1 or 8 sequences after 128 tokens, including the host's time
* decode in a graph: the same step, also for 32 sequences, with a static cache, replayed as one CUDA
  graph; if the graph cannot be captured, the result has the error
* prefill: 2048 tokens at once (--prompt)
* training: a training step of adapters (rank 16, on queries and values) with as many tokens as
  prefill, in four sequences: forward, backward and 8-bit AdamW (with torch's layers: torch's
  AdamW); other libraries than torch, bitsandbytes and nybble are not trained
"""

from __future__ import annotations

import argparse
import gc
import json
import logging
import re
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import bitsandbytes
import torch
import transformers
from gpu_measure import copy_rate
from gpu_peers import environment
from model_sides import SHAPES, SIDES, Side, made, sizes_of, vocabulary_of
from origin import add_commit_option, origin, result_file
from peers import Peer
from torch import nn

from nybble.bench.model import weight_bytes

Step = Callable[[], Any]
CONTEXT, ROUNDS, RANK = 128, 3, 16
LONG = 1e3  # milliseconds, after which a round makes no further call


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


def tokens(options: argparse.Namespace, *shape: int) -> torch.Tensor:
    seed = torch.Generator().manual_seed(1)
    return torch.randint(vocabulary_of(options), shape, generator=seed).to(options.device)


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
    if side.maker:
        raise NotImplementedError("its layers have no gradients here")
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
    if isinstance(model, str):
        return
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
    "decode, 32 sequences, in a graph": partial(decode_in_a_graph, 32),
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
        if sum(times) > LONG:
            break
    return statistics.median(times)


def rate_of(case: str, ms: float, options: argparse.Namespace) -> dict[str, float]:
    """Return the tokens per second of a case."""
    sequences = re.search(r"(\d+) sequence", case)
    count = int(sequences[1]) if sequences else options.prompt
    return {"tokens_per_second": round(count / ms * 1e3, 1)}


def measure(
    case: str, sides: Sequence[Side], models: list[Any], options: argparse.Namespace, rate: float
) -> list[dict[str, Any]]:
    """Return a case's rows, one for each side. If an entry of `models` is a text, it is the reason
    why the model is missing."""
    runs = [Runs() for _ in sides]
    for run, model, side in zip(runs, models, sides, strict=True):
        try:
            if isinstance(model, str):
                raise RuntimeError(model)
            run.step = CASES[case](model, side, options)
            run.step()
        except Exception as error:  # an unsupported case becomes the side's row
            kind = "" if isinstance(model, str) else f"{type(error).__name__}: "
            run.step, run.why = None, f"{kind}{error}".splitlines()[0][:200]
    for _ in range(ROUNDS):
        for run in runs:
            if run.step:
                run.times.append(milliseconds(run.step, options))
    rows = []
    for run, model, side in zip(runs, models, sides, strict=True):
        row: dict[str, Any] = {"case": case, "layers": side.name, "weights": side.weights}
        if run.times:
            ms = row["ms"] = round(statistics.median(run.times), 3)
            row |= rate_of(case, ms, options)
            if rate and "1 sequence" in case and not side.maker:
                read = weight_bytes(model.model.layers) + weight_bytes(model.lm_head)
                row["share_of_weights"] = round(read / rate / 1e3 / ms, 3)
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
        ours, theirs = times.get(("nybble", kind)), times.get(("bitsandbytes", kind))
        if ours and theirs:
            words.append(f"{kind} {theirs / ours:.2f} times as fast")
    print(f"{rows[0]['case']}: {', '.join(words)}", flush=True)


def options_of() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--shape", choices=("small", *SHAPES), default="small")
    parser.add_argument("--sides", default="", help="libraries, by comma (default: all)")
    parser.add_argument("--weights", default="", help="weight types, by comma (default: all)")
    parser.add_argument("--separately", action="store_true", help="keep only one model in memory")
    parser.add_argument("--layers", type=int, help="default: of the shape; small: 8")
    parser.add_argument("--hidden", type=int, default=4096)
    parser.add_argument("--vocabulary", type=int, default=32000)
    parser.add_argument("--prompt", type=int, default=2048, help="tokens of prefill and training")
    parser.add_argument("--steps", type=int, default=8, help="calls in a round")
    parser.add_argument("--cases", nargs="+", choices=CASES, default=list(CASES))
    add_commit_option(parser)
    parser.add_argument("--json", type=result_file, help="write the results here")
    return parser.parse_args()


def main() -> int:
    options = options_of()
    logging.getLogger("bitsandbytes").setLevel(logging.ERROR)  # each call warns about a cast
    # cuDNN makes a plan for each new length, which would be part of the first side's time.
    torch.backends.cuda.enable_cudnn_sdp(False)
    start = time.perf_counter()
    wanted = [
        side for side in SIDES
        if side.name in (options.sides or side.name).split(",")
        and side.weights in (options.weights or side.weights).split(",")
    ]  # fmt: skip
    if not wanted:
        known = ", ".join(f"{side.name} {side.weights}" for side in SIDES)
        sys.exit(f"model.py: error: --sides, --weights: nothing is selected; known are {known}")
    rows: list[dict[str, Any]] = []
    on_gpu = options.device.startswith("cuda")
    rate = copy_rate() if on_gpu else 0.0
    document = {
        "what": "milliseconds of a model's steps, by the library of its linear layers",
        **origin(options.commit),
        "device": torch.cuda.get_device_name() if on_gpu else "cpu",
        "versions": {
            **environment([Peer(name="", command=[sys.executable])])["versions"],
            **{one.__name__: one.__version__ for one in (torch, transformers, bitsandbytes)},
        },
        "copy_GBps": round(rate / 1e3, 1),
        "model": {"shape": options.shape, "prompt": options.prompt, **sizes_of(options)},
        "rows": rows,
    }
    for sides in [[side] for side in wanted] if options.separately else [wanted]:
        models = []
        for side in sides:
            models.append(made(side, options))
            took = time.perf_counter() - start
            print(f"{side.name} {side.weights}: made, {took:.1f} s", flush=True)
        with torch.no_grad():
            for case in [one for one in CASES if one in options.cases]:
                rows += measure(case, sides, models, options, rate)
                shown(rows[-len(sides) :])
                if options.json:  # an interrupted run keeps its finished cases
                    options.json.write_text(json.dumps(document, indent=1) + "\n")
        del models
        gc.collect()
        torch.cuda.empty_cache()
    return 0


if __name__ == "__main__":
    sys.exit(main())
