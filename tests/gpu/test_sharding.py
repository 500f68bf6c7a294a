"""4-bit weights under FSDP on GPUs, over NCCL, with one process per GPU and at most two."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("torch.distributed")

pytestmark = pytest.mark.gpu

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "tests/unit/nybble/programs/sharded.py"


@pytest.mark.parametrize("version", ["1", "2", "2-policy"])
def test_sharded_layers_train_as_unsharded_ones(version: str, tmp_path: Path) -> None:
    if not torch.distributed.is_nccl_available():
        pytest.skip("missing: torch.distributed with NCCL")
    world = min(2, torch.cuda.device_count())
    processes = [
        subprocess.Popen(
            [sys.executable, PROGRAM, str(rank), str(world), "cuda", str(tmp_path), version],
            env={**os.environ, "NCCL_NVLS_ENABLE": "0", "NCCL_SOCKET_IFNAME": "lo"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in range(world)
    ]
    outputs = [process.communicate(timeout=300) for process in processes]
    for process, (_, complaint) in zip(processes, outputs, strict=True):
        assert process.returncode == 0, complaint[-3000:]
    seen = json.loads(outputs[0][0].strip().splitlines()[-1])
    assert seen["local bytes"] <= 1.1 / world * seen["all bytes"]
    assert seen["together"] == pytest.approx(seen["alone"], rel=1e-3)
    assert seen["together"][-1] < seen["together"][0]
    if version != "1":
        assert (seen["names"], seen["changed"], seen["reload"]) == ([], [], 0.0)
