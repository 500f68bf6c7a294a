"""Cases of benchmarks/gpu.py: optimizer steps on one tensor, on many small tensors, and with paged
states."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import bitsandbytes
import bitsandbytes.functional as peer
import torch
from gpu_grid import Case, Grid, Shape, label, streaming
from gpu_measure import DEVICE, Bench, each, single

from nybble import functional, optim

# There is no "adamw": AdamW uses the kernel of "adam".
EIGHT_BIT = ("adam", "lion", "momentum", "rmsprop", "adagrad", "ademamix")
WIDE = (*EIGHT_BIT, "lamb", "lars")
TWO_STATES = ("adam", "ademamix", "lamb")
# bitsandbytes' 32-bit steps of these do not support bfloat16.
NO_BFLOAT16 = ("momentum", "rmsprop", "adagrad", "lars")
NORMED = ("lamb", "lars")
STEPS_8BIT = ("Adam8bit", "AdamW8bit", "Lion8bit", "SGD8bit", "RMSprop8bit", "Adagrad8bit",
              "AdEMAMix8bit")  # fmt: skip
STEPS_32BIT = ("Adam", "AdamW", "Lion", "SGD", "RMSprop", "Adagrad", "AdEMAMix", "LAMB", "LARS")
PAGED = ("PagedAdam", "PagedAdamW", "PagedLion", "PagedAdEMAMix")


def eight_bit(bench: Bench, shape: Shape, dtype: Any, name: str) -> None:
    n = shape[0] * shape[1]
    many = 2 if name == "ademamix" else 1
    states = many + (name in TWO_STATES)
    maps = [peer.create_dynamic_map(s).to(DEVICE) for s in (True, False)]
    sets = []
    for _ in range(2):
        p, g = (torch.randn(n, device=DEVICE, dtype=dtype) for _ in range(2))
        first = torch.randn(n, device=DEVICE) * 0.1
        c1, q1 = peer.quantize_blockwise(first, code=maps[0], blocksize=256)
        c2, q2 = peer.quantize_blockwise(first.square(), code=maps[1], blocksize=256)
        s1, a1 = (torch.stack([x] * many) if many == 2 else x for x in (c1, q1.absmax))
        two = name in TWO_STATES
        sets.append((p, g, s1, c2 if two else None, a1, q2.absmax if two else None))

    def step(function: Any, p: Any, g: Any, s1: Any, s2: Any, a1: Any, a2: Any) -> None:
        function(
            name, g, p, s1, s2, 0.9, 0.999, 0.9999, 5.0, 1e-8, 7, 1e-3, *maps, a1, a2, 0.0, 1.0,
            False,
        )  # fmt: skip

    bench.add(
        f"{name} 8bit", label(shape, dtype), streaming(shape),
        each(partial(step, functional.optimizer_update_8bit_blockwise), sets),
        each(partial(step, peer.optimizer_update_8bit_blockwise), sets),
        n * (3 * sets[0][0].element_size() + 2 * states) + n / 256 * 8 * states,
    )  # fmt: skip


def wide(bench: Bench, shape: Shape, dtype: Any, name: str) -> None:
    """Add a step with 32-bit states; LAMB and LARS also compute parameter and update norms."""
    n = shape[0] * shape[1]
    many = 2 if name == "ademamix" else 1
    max_unorm = 0.02 if name in NORMED else 0.0
    sets = []
    for _ in range(2):
        p, g = (torch.randn(n, device=DEVICE, dtype=dtype) for _ in range(2))
        s1 = torch.rand(many * n, device=DEVICE).view(many, n).squeeze(0)
        s2 = torch.rand(n, device=DEVICE) if name in TWO_STATES else None
        sets.append((p, g, s1, s2, torch.zeros(1, device=DEVICE)))

    def step(function: Any, p: Any, g: Any, s1: Any, s2: Any, norm: Any) -> None:
        function(
            name, g, p, s1, 0.9, 1e-8, 7, 1e-3, s2, 0.999, 0.9999, 5.0, 0.0, 1.0,
            norm if max_unorm else None, max_unorm, False,
        )  # fmt: skip

    states, size = many + (name in TWO_STATES), sets[0][0].element_size()
    norms = 2 * size + 4 * states if max_unorm else 0  # read by the pass that computes norms
    bench.add(
        f"{name} 32bit", label(shape, dtype), streaming(shape),
        each(partial(step, functional.optimizer_update_32bit), sets),
        each(partial(step, peer.optimizer_update_32bit), sets),
        n * (3 * size + 8 * states + norms),
    )  # fmt: skip


def whole_step(bench: Bench, operation: str, name: str, dtype: Any, count: int, size: int) -> None:
    """Add the method step() of the optimizer objects of both libraries."""
    steps = []
    for module in (optim, bitsandbytes.optim):
        ps = [
            torch.nn.Parameter(torch.randn(size, device=DEVICE, dtype=dtype)) for _ in range(count)
        ]
        for p in ps:
            p.grad = torch.randn_like(p)
        extra = {"momentum": 0.9} if name.startswith(("SGD", "LARS")) else {}
        made = getattr(module, name)(ps, lr=1e-3, **extra)
        made.step()
        torch.cuda.synchronize()  # raises an asynchronous error of this library here
        steps.append(made.step)
    bench.add(
        operation, f"{name} {count} of {size} {'fp32' if dtype == torch.float32 else 'bf16'}",
        single, steps[:1], steps[1:],
    )  # fmt: skip


def cases(grid: Grid) -> Iterator[Case]:
    for shape in grid.shapes:
        for dtype in grid.dtypes:
            for name in EIGHT_BIT:
                yield f"{name} 8bit", partial(eight_bit, shape=shape, dtype=dtype, name=name)
            for name in WIDE:
                if dtype != torch.bfloat16 or name not in NO_BFLOAT16:
                    yield f"{name} 32bit", partial(wide, shape=shape, dtype=dtype, name=name)
    many, paged = "optimizer.step many small", "optimizer.step paged"
    small: dict[str, Any] = {"operation": many, "count": 256, "size": 1 << 16}
    large: dict[str, Any] = {"operation": paged, "count": 1, "size": 1 << 24}
    for name in STEPS_8BIT:
        yield many, partial(whole_step, **small, name=name, dtype=torch.bfloat16)
    for name in STEPS_32BIT:
        yield many, partial(whole_step, **small, name=name, dtype=torch.float32)
    for name in PAGED:
        for bits in ("8bit", "32bit"):
            yield paged, partial(whole_step, **large, name=name + bits, dtype=torch.bfloat16)
