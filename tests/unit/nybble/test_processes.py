"""Several processes: forked children and tensors in shared memory."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nybble import functional

Python = Callable[..., subprocess.CompletedProcess[str]]
PROGRAMS = Path(__file__).resolve().parent / "programs"


@pytest.mark.parametrize(
    "quantize", ["quantize_blockwise", "partial(quantize_4bit, quant_type='nvfp4')"]
)
def test_a_forked_child_works_without_the_threads_of_its_parent(
    python: Python, quantize: str
) -> None:
    """GCC's OpenMP runtime would wait for these threads forever."""
    done = python(
        "import multiprocessing as mp, signal, numpy as np\n"
        "from functools import partial\n"
        "from nybble.functional import quantize_4bit, quantize_blockwise\n"
        f"quantize = {quantize}\n"
        "signal.alarm(300)\n"
        "a = np.random.default_rng(0).standard_normal(1 << 20).astype(np.float32)\n"
        "wanted, _ = quantize(a)\n"
        "with mp.get_context('fork').Pool(2) as pool:\n"
        "    found = pool.map_async(quantize, [a, a]).get(timeout=200)\n"
        "print([bool((codes == wanted).all()) for codes, _ in found])\n"
        "print((quantize(a)[0] == wanted).all())",
        env={"OMP_NUM_THREADS": "2"},
    )
    assert done.stdout == "[True, True]\nTrue\n", done.stderr


@pytest.mark.parametrize("more", [0, 1, 2, 3, 6])
def test_work_continues_with_the_threads_that_can_be_started(python: Python, more: int) -> None:
    """If a thread cannot be started, GCC's OpenMP runtime would end the process."""
    user = ["64321"] if os.getuid() == 0 else []  # root has no limit
    done = python(
        *(str(PROGRAMS / "few_threads.py"), str(more), *user),
        env={"OMP_NUM_THREADS": "8", "OPENBLAS_NUM_THREADS": "1"},
    )
    assert (done.returncode, done.stdout) == (0, "True True\n"), done.stderr


@pytest.mark.parametrize("nested", [False, True])
def test_a_state_is_read_from_the_memory_that_sharing_moved_it_to(torch: Any, nested: bool) -> None:
    """To send a tensor to another process, torch moves it to shared memory, and code books too."""
    values = torch.randn(2048, 1024)  # large enough for the general path
    if nested:
        packed, state = functional.quantize_4bit(values, compress_statistics=True)
        moved, read = (state.state2.absmax, state.state2.code, state.offset), packed
        back = functional.dequantize_4bit
    else:
        read, state = functional.quantize_blockwise(values, code=torch.linspace(-1, 1, 256))
        moved, back = (state.code,), functional.dequantize_blockwise
    wanted = back(read, state).clone()
    for array in moved:
        array.share_memory_()
    # overwrite the old memory
    others = [torch.full((size,), 7.0) for size in (1, 8, 16, 32, 64, 256) for _ in range(300)]
    assert torch.equal(back(read, state), wanted)
    assert others
