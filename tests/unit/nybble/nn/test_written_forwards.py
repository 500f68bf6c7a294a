"""The bitsandbytes functions that third-party forwards of 4-bit layers use (InvokeAI,
unsloth_zoo).
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_third_party_forwards_compute_the_same(in_fork: Run) -> None:
    done = in_fork(Path(__file__).parents[1] / "programs/written_forward.py")
    assert done.stdout.splitlines() == [
        "float16 decides None",
        "torch.float32 True torch.float32",
        "torch.bfloat16 True torch.float32",
        "plain True Params4bit",
        "nf4 64 True",
        "column nothing",
        "floating LinearNF4 is not quantized yet: call .to(device) or .cuda() on it first",
    ], done.stderr


NAMES = """
import io
import bitsandbytes as bnb
import nybble.nn
import torch

layer = bnb.nn.LinearNF4(64, 32).to("cpu")
assert type(layer) is nybble.nn.LinearNF4
things = (layer, layer.weight, layer.weight.quant_state, bnb.nn.Linear8bitLt(2, 2))
print(*sorted({type(one).__module__ for one in things}))
file = io.BytesIO()
torch.save(things, file)
file.seek(0)
same, weight, state, _ = torch.load(file, weights_only=False)
x = torch.ones(2, 64)
print(torch.equal(same(x), layer(x)), type(weight) is bnb.nn.Params4bit, state == things[2])
"""


def test_the_classes_name_bitsandbytes_as_their_module(in_fork: Run) -> None:
    """unsloth_zoo would convert 4-bit weights of modules with other names to floating weights."""
    done = in_fork(NAMES)
    assert done.stdout.splitlines() == [
        "bitsandbytes.functional bitsandbytes.nn.modules",
        "True True True",
    ], done.stderr


OPTIMIZERS = """
import pickle
import bitsandbytes as bnb
import nybble.optim
import torch

p = torch.nn.Parameter(torch.ones(8))
one = bnb.optim.PagedAdamW8bit([p], lr=0.1)
assert type(one) is nybble.optim.PagedAdamW8bit
print(*(kind.__module__ for kind in (type(one), bnb.optim.Lion, bnb.optim.GlobalOptimManager)))
p.grad = torch.ones(8)
one.step()
same = pickle.loads(pickle.dumps(one))
print(type(same) is type(one), [*same.state.values()][0]["step"])
args = bnb.optim.optimizer.MockArgs({"optim_bits": 32, "skip_zeros": False})
print(args.optim_bits, vars(args), bnb.cextension.lib.compiled_with_cuda)
"""


def test_the_optimizers_name_bitsandbytes_as_their_module(in_fork: Run) -> None:
    done = in_fork(OPTIMIZERS)
    assert done.stdout.splitlines() == [
        "bitsandbytes.optim.adamw bitsandbytes.optim.lion bitsandbytes.optim.optimizer",
        "True 1",
        f"32 {{'optim_bits': 32, 'skip_zeros': False}} {torch.cuda.is_available()}",
    ], done.stderr


PICKLED = """
import sys
import torch

x, found, *layers = torch.load(sys.argv[1], weights_only=False)
for layer, wanted in zip(layers, found):
    for moved in (layer, layer.to("cpu")):
        given = x if isinstance(layer, torch.nn.Linear) else torch.arange(4)
        near = torch.allclose(moved(given), wanted, atol=0.5)
        print(type(layer).__name__, type(moved.weight).__name__, near, len(moved._parameters))
tied = layers[-1]
print(tied[0].weight is tied[1].weight)
"""


def test_pickles_of_whole_bitsandbytes_layers_are_loaded(
    peer: Any, in_fork: Run, tmp_path: Path
) -> None:
    """bitsandbytes' pickles have plain weights, and int8 layers have a hook."""
    nn = peer.nn
    layers = [
        *(nn.LinearNF4(64, 32), nn.Linear8bitLt(64, 32, has_fp16_weights=False)),
        *(nn.Linear8bitLt(64, 32), nn.EmbeddingNF4(8, 64), nn.Embedding8bit(8, 64)),
    ]
    layers = [layer.to("cpu") for layer in layers]
    x, rows = torch.randn(4, 64), torch.arange(4)
    found = [one(x if isinstance(one, torch.nn.Linear) else rows).detach() for one in layers]
    tied = torch.nn.ModuleList([layers[0], nn.LinearNF4(64, 32)])
    tied[1].weight = tied[0].weight
    torch.save([x, found, *layers, tied], tmp_path / "model.pt")
    done = in_fork(PICKLED, tmp_path / "model.pt")
    assert done.stdout.splitlines() == [
        *["LinearNF4 Params4bit True 2"] * 2,
        *["Linear8bitLt Int8Params True 2"] * 4,
        *["EmbeddingNF4 Params4bit True 1"] * 2,
        *["Embedding8bit Int8Params True 1"] * 2,
        "True",
    ], done.stderr
