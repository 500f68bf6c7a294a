"""An OpenMP runtime is loaded when threads are first needed. If torch is loaded, torch's runtime is
used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAM = """
import json, os, sys
{first}
import numpy as np
from nybble import functional as F
def loaded():
    lines = open("/proc/self/maps").read().splitlines()
    return sorted({{line.split()[-1] for line in lines if "libgomp" in line}})
values = np.zeros((2048, 4096), np.float32)
F.quantize_4bit(values[:1, :64])
before = loaded()
threads = len(os.listdir("/proc/self/task"))
F.quantize_4bit(values)
print(json.dumps([before, loaded(), len(os.listdir("/proc/self/task")) - threads]))
"""


def runtimes(first: str, **env: str) -> Any:
    argv = [sys.executable, "-c", PROGRAM.format(first=first)]
    done = subprocess.run(argv, capture_output=True, text=True, env={**os.environ, **env})
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.usefixtures("libnybble")
def test_no_runtime_is_loaded_before_threads_are_needed() -> None:
    before, after, _ = runtimes("", OMP_NUM_THREADS="2", OPENBLAS_NUM_THREADS="1")
    assert before == []
    assert len(after) <= 1  # 0 if the system has no libgomp


@pytest.mark.usefixtures("libnybble")
def test_torch_s_runtime_and_its_number_of_threads_are_used() -> None:
    torch = pytest.importorskip("torch")
    mine = Path(torch.__file__).parent
    two, three = (
        runtimes(f"import torch; torch.set_num_threads({count})", OPENBLAS_NUM_THREADS="1")
        for count in (2, 3)
    )
    for before, after, _ in (two, three):
        assert before == after
        assert [Path(each).is_relative_to(mine) for each in after] == [True]
    assert (two[2], three[2]) == (1, 2)  # plus the calling thread


@pytest.mark.usefixtures("libnybble")
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_products_do_not_depend_on_the_number_of_threads(dtype: str) -> None:
    torch = pytest.importorskip("torch")
    from nybble import functional as F
    from nybble import matmul_4bit

    packed, state = F.quantize_4bit(torch.randn(260, 512), quant_type="nf4")
    a = torch.randn(75, 512).to(getattr(torch, dtype))
    threads = torch.get_num_threads()
    try:
        results = []
        for count in (1, 2, 4):
            torch.set_num_threads(count)
            results.append(matmul_4bit(a, packed, state))
    finally:
        torch.set_num_threads(threads)
    assert torch.equal(results[0], results[1])
    assert torch.equal(results[0], results[2])
