"""4-bit weights sharded over two real processes (FSDP, gloo, CPU), as QLoRA with FSDP does it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch.distributed")

PROGRAM = Path(__file__).resolve().parent / "programs/sharded.py"
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module", params=["1", "2", "2-policy"])
def seen(
    request: pytest.FixtureRequest, libnybble: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    """What the first process of a run with this version of FSDP printed."""
    torch = pytest.importorskip("torch")
    if not torch.distributed.is_available() or not torch.distributed.is_gloo_available():
        pytest.skip("missing: torch.distributed with gloo")
    folder = tmp_path_factory.mktemp("sharded")
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "pkg"),
        "NYBBLE_LIBRARY": str(libnybble),
        "OMP_NUM_THREADS": "1",
        "GLOO_SOCKET_IFNAME": "lo",
    }
    processes = [
        subprocess.Popen(
            [sys.executable, str(PROGRAM), str(rank), "2", "cpu", str(folder), request.param],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in (0, 1)
    ]
    outputs = [process.communicate(timeout=300) for process in processes]
    for process, (_, complaint) in zip(processes, outputs, strict=True):
        assert process.returncode == 0, complaint[-3000:]
    answer: dict[str, Any] = json.loads(outputs[0][0].strip().splitlines()[-1])
    return {"version": request.param, **answer}


def test_each_process_holds_half_and_training_goes_as_on_one(seen: dict[str, Any]) -> None:
    assert seen["local bytes"] <= 0.6 * seen["all bytes"]
    assert seen["together"] == pytest.approx(seen["alone"], rel=1e-3)
    assert seen["together"][-1] < seen["together"][0]


def test_the_gathered_state_dict_is_the_unsharded_one(seen: dict[str, Any]) -> None:
    if seen["version"] == "1":
        pytest.skip("torch 2.13: FSDP 1 crashes while it gathers on the CPU, also torch's layers")
    assert seen["names"] == []
    assert seen["changed"] == []
    assert seen["reload"] == 0.0


def test_a_shard_is_saved_as_the_plain_tensor_it_holds(libnybble: Path, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from nybble import nn

    weight = nn.Linear4bit(64, 64, quant_type="nf4").to("cpu").weight
    shard = weight.new_zeros(weight.shape)
    shard.narrow(0, 0, weight.shape[0]).copy_(weight)
    torch.save({"shard": shard.cpu()}, tmp_path / "shard.pt")
    saved = torch.load(tmp_path / "shard.pt", weights_only=True)["shard"]
    assert type(saved) is torch.Tensor
    assert torch.equal(saved, weight.data)
