"""Measure the step of each optimizer on a GPU, for one parameter of 14336x4096 bfloat16 values.
Also measure Muon for the 72 matrices of GPT-2 small.

    python benchmarks/optimizers.py [--only NAME] [--json FILE]

The program prints the time of each step, and the memory throughput as a fraction of the throughput
of a copy. The throughput counts the bytes of the parameter (read and written), its gradient, and
the states (read and written). torch.optim.Muon is measured too, if this torch has it.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator
from typing import Any

import torch
from gpu_measure import DEVICE, Results, add_result_options, chosen, single

from nybble import optim

SHAPE = (14336, 4096)
# bytes that a step moves per value
MOVED = {
    "AdamW8bit": 10.03, "AdamW32bit": 22, "AdEMAMix8bit": 12.05, "Lion8bit": 8.02,
    "AdamW4bit": 8.06, "AdamWScheduleFree8bit": 12.02, "CAME8bit": 8.02, "Muon8bit": 8.02,
    "Muon32bit": 14,
}  # fmt: skip
THEIRS = "torch.optim.Muon"
# the matrices of GPT-2 small's layers, with the query, key and value weights as separate matrices
MANY, MANY_SHAPES = " of 72 matrices", [*[(768, 768)] * 4, (3072, 768), (768, 3072)] * 12
NAMES = [*MOVED, THEIRS, "Muon8bit" + MANY, THEIRS + MANY]
# optimizers that are also measured with stochastic rounding
ROUNDED = ("AdamW8bit", "AdamW32bit", "AdamW4bit")


def cases(names: Collection[str]) -> Iterator[tuple[str, Any, float | None]]:
    """Yield a name, the optimizer's step, and the bytes that it moves per value."""
    for name, moved in MOVED.items():
        for more in ({}, {"bf16_stochastic_round": True})[: 1 + (name in ROUNDED)]:
            if name in names:
                optimizer = getattr(optim, name)([parameter()], lr=1e-3, **more)
                if hasattr(optimizer, "train"):
                    optimizer.train()
                yield " ".join([name, *more]), optimizer.step, moved
    theirs = getattr(torch.optim, "Muon", None)
    for name, made, shapes in (
        (THEIRS, theirs, [SHAPE]),
        ("Muon8bit" + MANY, optim.Muon8bit, MANY_SHAPES),
        (THEIRS + MANY, theirs, MANY_SHAPES),
    ):
        if made is not None and name in names:
            yield name, made([parameter(shape) for shape in shapes], lr=1e-3).step, None


def parameter(shape: tuple[int, int] = SHAPE) -> torch.nn.Parameter:
    """Return a random parameter with a gradient."""
    p = torch.nn.Parameter(torch.randn(shape, device=DEVICE, dtype=torch.bfloat16))
    p.grad = torch.randn_like(p)
    return p


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only optimizers whose name contains this")
    add_result_options(parser)
    given = parser.parse_args()
    names = chosen(parser, "--only", given.only, NAMES)
    results = Results(given)
    for name, step, moved in cases(names):
        (us,) = single([[step]])
        row: dict[str, Any] = {"optimizer": name, "us": round(us, 1)}
        if moved is not None:
            row["share"] = round(moved * SHAPE[0] * SHAPE[1] / us / results.copy, 3)
        results.add(row)
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
