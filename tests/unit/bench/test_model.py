"""The benchmark of a whole model, run on the CPU with a tiny model."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from forks import Forks
from needs import needs

pytestmark = [pytest.mark.slow, needs("torch", "bitsandbytes", "transformers")]
ROOT = Path(__file__).resolve().parents[3]
TINY = ("--layers", "1", "--hidden", "128", "--vocabulary", "64", "--prompt", "16", "--steps", "1")


@pytest.fixture(scope="module")
def forks(root: Path, libnybble: Path) -> Iterator[Forks]:
    """Run each program in a fork of a process that has imported torch and the model's classes."""
    env = {**os.environ, "PYTHONPATH": f"{root / 'pkg'}:{root / 'benchmarks'}"}
    env |= {"NYBBLE_LIBRARY": str(libnybble), "OMP_NUM_THREADS": "1"}
    modules = ("torch", "bitsandbytes", "transformers.models.llama.modeling_llama")
    with Forks(modules, env) as started:
        yield started


def run(forks: Forks, folder: Path, *argv: str) -> dict[str, Any]:
    file, program = folder / "result.json", ROOT / "benchmarks/model.py"
    (done,) = forks.run(folder, (program, "--device", "cpu", *TINY, *argv, "--json", file))
    assert done.returncode == 0, done.stderr
    document: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return document


def test_present_libraries_are_timed_and_absent_ones_are_named(
    forks: Forks, tmp_path: Path
) -> None:
    cases = ("training", "decode, 8 sequences", "decode, 1 sequence, in a graph", "prefill")
    document = run(forks, tmp_path, "--cases", *cases)
    rows = {(x["case"], x["layers"], x["weights"]): x for x in document["rows"]}
    for case in ("training", "decode, 8 sequences", "prefill"):
        for side in (("torch", "bfloat16"), ("nybble", "nf4"), ("nybble", "int8")):
            row = rows[(case, *side)]
            count = 8 if "8" in case else 16
            assert row["tokens_per_second"] == pytest.approx(count / row["ms"] * 1e3, rel=0.01)
        for name in ("torchao", "gemlite", "humming"):
            assert rows[case, name, "int4"]["cannot"].startswith("ModuleNotFoundError"), name
    assert "cannot" in rows["decode, 1 sequence, in a graph", "nybble", "nf4"], "no CUDA here"
    assert document["model"]["num_hidden_layers"] == 1
    assert document["copy_GBps"] == 0


def test_libraries_are_selected_and_measured_one_after_another(
    forks: Forks, tmp_path: Path
) -> None:
    argv = ("--sides", "torch,nybble", "--separately", "--cases", "decode, 1 sequence")
    document = run(forks, tmp_path, *argv)
    found = [(row["layers"], row["weights"]) for row in document["rows"]]
    assert found == [("torch", "bfloat16"), ("nybble", "nf4"), ("nybble", "int8")]


PARTS = """
import argparse, sys, torch
import model, model_sides
from torch import nn
options = argparse.Namespace(hidden=256, vocabulary=64, layers=None, shape="small", prompt=4)
assert model_sides.config_of(options)[0].num_hidden_layers == 8
options.shape = "qwen3-32b"
config, kind = model_sides.config_of(options)
assert kind.__name__ == "Qwen3ForCausalLM" and config.head_dim == 128
assert (config.num_hidden_layers, model_sides.vocabulary_of(options)) == (64, 151936)
options.shape = "llama-3-8b"
assert model_sides.sizes_of(options)["intermediate_size"] == 14336
model_sides.MAKERS["rows only"] = lambda w: (lambda x: x @ w.T if x.dim() == 2 else 1 / 0, None)
old = nn.Linear(16, 8, False)
x = torch.randn(2, 3, 16)
layer = model_sides.Side("other", "int4", maker="rows only").layer(old)
assert torch.allclose(layer(x), old(x), atol=1e-6)
options.steps, options.device, model.LONG = 5, "cpu", 0
calls = []
assert model.milliseconds(lambda: calls.append(1), options) > 0 and len(calls) == 1, "a long call"
try:
    model.training(None, model_sides.Side("other", "int4", maker="rows only"), options)
except NotImplementedError:
    pass
else:
    raise AssertionError("training without gradients")
assert model.rate_of("decode, 8 sequences, in a graph", 2.0, options) == {"tokens_per_second": 4000}
sys.argv = ["model.py", "--device", "cpu", "--sides", "nothing"]
try:
    model.main()
except SystemExit as end:
    assert "nothing is selected; known are torch bfloat16, " in end.code
else:
    raise AssertionError("nothing is selected")
"""


def test_shapes_and_layers_of_other_libraries(forks: Forks, tmp_path: Path) -> None:
    (tmp_path / "parts.py").write_text(PARTS, "utf-8")
    (done,) = forks.run(tmp_path, [tmp_path / "parts.py"])
    assert done.returncode == 0, done.stderr
