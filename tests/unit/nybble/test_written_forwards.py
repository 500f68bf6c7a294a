"""What others' forwards of a 4-bit layer take from bitsandbytes (InvokeAI, unsloth_zoo)."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

Run = Callable[..., "subprocess.CompletedProcess[str]"]
ROOT = Path(__file__).resolve().parents[3]


def test_a_forward_that_others_write_computes_what_ours_does(python: Run) -> None:
    path = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
    program = str(Path(__file__).parent / "programs/written_forward.py")
    done = python(program, "", env={"PYTHONPATH": path})
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


def test_the_classes_name_bitsandbytes_as_their_module(python: Run) -> None:
    """unsloth_zoo makes 4-bit weights of all other modules floating after a model is loaded."""
    path = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
    done = python(NAMES, env={"PYTHONPATH": path})
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
"""


def test_the_optimizers_name_bitsandbytes_as_their_module(python: Run) -> None:
    path = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
    done = python(OPTIMIZERS, env={"PYTHONPATH": path})
    assert done.stdout.splitlines() == [
        "bitsandbytes.optim.adamw bitsandbytes.optim.lion bitsandbytes.optim.optimizer",
        "True 1",
    ], done.stderr
