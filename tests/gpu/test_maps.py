"""8-bit quantization with any 256-entry map gives the index that bitsandbytes' search finds, for
values on and next to every boundary of awkward maps. (The CPU breaks ties differently.)"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")
F = import_module("nybble.functional")

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
SIZE = 1 << 16
LARGEST = 3.4e38


def ascending(*parts: Any) -> Any:
    return np.sort(np.concatenate([np.asarray(part, dtype=np.float64) for part in parts]))


def maps() -> dict[str, Callable[[Any], Any]]:
    """Return maps by name, each from a random generator."""
    steps = np.arange(60) - 30
    return {
        "linear": lambda g: np.linspace(-1, 1, 256),
        "unsigned": lambda g: np.linspace(0, 1, 256),
        "even about 0": lambda g: ascending(np.linspace(-1, 1, 255), [0]),
        "uniform": lambda g: ascending(g.uniform(-1, 1, 256)),
        "normal": lambda g: ascending(g.normal(0, 0.3, 256)),
        "log": lambda g: ascending(-(2.0 ** g.uniform(-30, 0, 128)), 2.0 ** g.uniform(-30, 0, 128)),
        "powers": lambda g: ascending(2.0 ** -np.arange(128), -(2.0 ** -np.arange(128))),
        "padded": lambda g: ascending(np.linspace(-1, 1, 63), np.zeros(193)),
        "zeros": lambda g: np.zeros(256),
        "halves": lambda g: np.full(256, 0.5),
        "zeros of both signs": lambda g: np.repeat([-0.0, 0.0], 128),
        "sixteen times each": lambda g: np.repeat(np.linspace(-1, 1, 16), 16),
        "cluster": lambda g: ascending(g.uniform(0.1, 0.1001, 200), g.uniform(-1, 1, 56)),
        "neighbours": lambda g: ascending(
            0.5 + np.arange(100) * 2.0**-24, np.repeat(g.uniform(-1, 1, 52), 3)
        ),
        "negative neighbours": lambda g: ascending(
            -0.25 - np.arange(156) * 2.0**-25, g.uniform(-1, 1, 100)
        ),
        "wide": lambda g: np.linspace(-5, 5, 256),
        "out of reach": lambda g: np.linspace(3, 9, 256),
        "without 0": lambda g: np.linspace(0.5, 1, 256),
        "below 0": lambda g: np.linspace(-1, -0.01, 256),
        "infinite ends": lambda g: ascending(
            [-np.inf, -LARGEST, -3.3e38], g.uniform(-1, 1, 250), [3.3e38, LARGEST, np.inf]
        ),
        "infinities": lambda g: ascending(np.full(100, -np.inf), np.full(156, np.inf)),
        "denormal": lambda g: ascending(
            (np.arange(120) - 60) * 1e-45, g.uniform(-1e-38, 1e-38, 36), g.uniform(-1, 1, 100)
        ),
        "about the least key": lambda g: ascending(
            2.0**-10 * (1 + steps * 2.0**-24),
            -(2.0**-10) * (1 + steps * 2.0**-24),
            g.uniform(-1, 1, 136),
        ),
        "no order": lambda g: g.uniform(-1, 1, 256),
    }


def searched(y: Any, code: Any) -> Any:
    """Return the index that bitsandbytes' search finds for y: bisect, then take the nearer of two
    entries."""
    p = torch.full(y.shape, 127)
    for step in (64, 32, 16, 8, 4, 2, 1):
        p += torch.where(y > code[p], step, -step)
    here = code[p]
    above = p + (y > (code[(p + 1).clamp(max=255)] + here) * 0.5).long()
    below = p - ((p > 0) & (y < (code[(p - 1).clamp(min=0)] + here) * 0.5)).long()
    return torch.where(y > here, above, below)


def values(code: Any, dtype: Any, seed: int) -> Any:
    """Return values of magnitude up to 1: values on and next to boundaries, entries, zeros of both
    signs, and random values. Every 32nd value is 1."""
    g = torch.Generator().manual_seed(seed)
    entries = code.double().nan_to_num(0, 2, -2)
    middle = ((entries[1:] + entries[:-1]) / 2).float()
    ends = torch.full_like(middle, 9)
    known = torch.cat(
        [middle, torch.nextafter(middle, ends), torch.nextafter(middle, -ends), entries.float()]
    )
    known = torch.cat([known, -known, torch.tensor([0.0, -0.0, 1e-45, -1e-45, 1e-30])])
    known = known[known.abs() <= 1]
    x = torch.rand(SIZE, generator=g) * 2 - 1
    x[: SIZE // 4] **= 9
    x[SIZE // 2 :] = known[torch.randint(0, known.numel(), (SIZE - SIZE // 2,), generator=g)]
    x[::32] = 1.0
    return x.to(dtype)


def test_without_a_map_it_is_the_dynamic_one() -> None:
    code = F.create_dynamic_map(True).cuda()
    for seed, dtype in enumerate(DTYPES.values()):
        x = values(code.cpu(), dtype, seed).cuda()
        x[:256], x[512:768], x[1024] = 0, 1e-40, float("nan")
        for block in (256, 64, 4096):
            codes, state = F.quantize_blockwise(x, blocksize=block)
            named, other = F.quantize_blockwise(x, code=code, blocksize=block)
            assert torch.equal(codes, named)
            assert torch.equal(state.absmax, other.absmax)
            assert torch.equal(state.code, code)


@pytest.mark.parametrize("name", maps())
def test_any_map_gives_the_index_of_the_search(name: str) -> None:
    made = maps()[name](np.random.default_rng(7))
    code = torch.tensor(made.astype(np.float32))
    for seed, (kind, dtype) in enumerate(DTYPES.items()):
        x = values(code, dtype, seed)
        want = searched(x.float(), code)
        # powers of two, whose reciprocals are exact on every device
        scales = [1.0] if dtype == torch.float16 else [1.0, 2.0**100, 2.0**-100]
        for block, scale in [(256, s) for s in scales] + [(64, 1.0), (4096, 1.0)]:
            scaled = x.float() * scale
            kept = (scaled.to(dtype).float() / scale == x.float()).reshape(-1)
            codes, state = F.quantize_blockwise(
                scaled.to(dtype).cuda(), code=code.cuda(), blocksize=block
            )
            assert bool((state.absmax == scale).all())
            wrong = ((codes.cpu().reshape(-1) != want) & kept).nonzero().reshape(-1)
            assert wrong.numel() == 0, (
                f"{kind} {block} {scale}: {wrong.numel()} differ, {float(x[wrong[0]])!r}: "
                f"{int(codes.reshape(-1)[wrong[0]])}, not {int(want[wrong[0]])}"
            )
