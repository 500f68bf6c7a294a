"""Two processes (gloo, CPU) train with nybble's optimizers: DDP, tensor parallelism, FSDP 2."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch.distributed")

OPTIMIZERS = ("AdamW8bit", "PagedAdamW8bit", "AdamW4bit")


@pytest.mark.torch("2.10")
@pytest.mark.parametrize("way", ["data", "tensor", "fsdp"])
def test_processes_train_as_one_and_their_checkpoint_continues(
    two_processes: Callable[..., dict[str, Any]], tmp_path: Path, way: str
) -> None:
    seen = two_processes("parallel", tmp_path, way, *OPTIMIZERS)
    assert list(seen) == list(OPTIMIZERS)
    for name, found in seen.items():
        assert found["together"] == pytest.approx(found["alone"], rel=1e-3), name
        assert found["together"][-1] < 0.8 * found["together"][0], name
        assert found["loaded"], name  # training continues with the same bits
        assert found["equal"] == (way == "data"), name
        assert found["part"] == pytest.approx(1.0 if way == "data" else 0.5, rel=0.01), name
