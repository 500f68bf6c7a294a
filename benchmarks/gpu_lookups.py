"""Cases of benchmarks/gpu.py: layers of quantized embeddings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import bitsandbytes.nn
import torch
from gpu_grid import TINY, Case, Grid, Shape, label, product, random, some
from gpu_measure import DEVICE, Bench, each, rotation

import nybble.nn

TABLES: tuple[Shape, ...] = ((32000, 4096), TINY)  # vocabulary and width of a model
KINDS = {"embedding_4bit": "EmbeddingNF4", "embedding_8bit": "Embedding8bit"}


def layer(library: Any, operation: str, table: Any) -> Any:
    """Return a layer with these rows. The layer is created with one row, because initialising all
    rows on the CPU takes longer than the measurement."""
    made = getattr(library, KINDS[operation])(1, table.shape[1], dtype=table.dtype)
    made.num_embeddings, made.weight.data = len(table), table
    return made.to(DEVICE)  # .to() quantizes


def look_up(
    bench: Bench, operation: str, table: Shape, dtype: Any, counts: tuple[int, ...]
) -> None:
    """Add look-ups of random rows of the table, for each count; calls look up different rows."""
    rows = random(table, dtype, 1)[0].cpu()
    mine, theirs = (layer(one, operation, rows) for one in (nybble.nn, bitsandbytes.nn))
    for count in some(counts, table):
        sets = min(16, rotation(count * table[1] * dtype.itemsize))
        ids = [torch.randint(table[0], (count,), device=DEVICE) for _ in range(sets)]
        name = f"{count} of {label(table, dtype)}"
        bench.add(operation, name, product(table), each(mine, ids), each(theirs, ids))


def cases(grid: Grid) -> Iterator[Case]:
    for table in TABLES:
        for dtype in grid.dtypes:
            for operation in KINDS:
                given: dict[str, Any] = {"table": table, "dtype": dtype, "counts": grid.few}
                yield operation, partial(look_up, operation=operation, **given)
