"""Measure the host time of eager calls, and of `import nybble`.

python benchmarks/host.py [--device cuda] [--json FILE] [--commit COMMIT]

- Calls on the CPU have inputs of 64 values and one thread. `host_us` is the time of the whole call
  minus the time of the C function, which is measured with prepared arguments.
- Calls on a GPU return after the launch. `c_us` is the time of the C function with its launch;
  `host_us` is the time of the whole call.
- All these times are the best of several rounds. For functions and layers without a prepared C
  call, the result has only the time of the whole call, including the computation.
- Imports are medians of eleven new interpreters, which alternate with interpreters that import only
  numpy (or only torch).
- An optimizer step has 256 parameters of 64 x 64 (on the CPU, of 256 values), and is compared with
  torch's step.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import torch
from host_calls import calls, others, place, recorded
from origin import add_commit_option, origin, result_file

from nybble import _native, optim

ROUNDS, CALLS = 9, 2000
GPU_ROUNDS, GPU_CALLS = (
    60,
    300,
)  # a stream queues 1024 launches; beyond that, the caller waits for the GPU
CPU_GOAL, GPU_GOAL = 3.0, 6.0  # microseconds
PARAMETERS, STEPS, OTHER_CALLS = 256, 20, 100
STEP_GOAL = 600.0  # microseconds, on a GPU
IMPORTS = {  # untimed code, timed code, goal in milliseconds
    "import nybble over numpy": ("import numpy", "import nybble, nybble.functional", 60),
    "import nybble over torch": ("import torch, numpy", "import nybble, nybble.functional", 50),
}


def cost(call: Callable[[], Any], wait: Callable[[], None] | None, calls: int = 0) -> float:
    """Return the caller's time of one call in microseconds; `wait` synchronizes with the GPU."""
    best = float("inf")
    rounds, usual = (ROUNDS, CALLS) if wait is None else (GPU_ROUNDS, GPU_CALLS)
    calls = calls or usual
    for _ in range(rounds):
        for _ in range(min(50, calls)):
            call()
        if wait is not None:
            wait()
        start = time.perf_counter()
        for _ in range(calls):
            call()
        best = min(best, (time.perf_counter() - start) / calls)
        if wait is not None:
            wait()
    return best * 1e6


def steps(device: torch.device) -> dict[str, Callable[[], Any]]:
    """Measure optimizer steps over many small parameters, with nybble and with torch."""
    made: dict[str, Callable[[], Any]] = {}
    count = 256 if device.type == "cpu" else 4096
    makers: dict[str, Callable[[Any], Any]] = {
        "AdamW8bit": lambda ps: optim.AdamW8bit(ps, min_8bit_size=1),
        "AdamW32bit": optim.AdamW32bit,
        "PagedAdamW8bit": lambda ps: optim.PagedAdamW8bit(ps, min_8bit_size=1),
        "Lion8bit": lambda ps: optim.Lion8bit(ps, min_8bit_size=1),
        "torch AdamW fused": lambda ps: torch.optim.AdamW(ps, fused=True),
        "torch AdamW foreach": lambda ps: torch.optim.AdamW(ps, foreach=True),
    }
    for name, make in makers.items():
        values = torch.randn(PARAMETERS, count, device=device, dtype=torch.bfloat16)
        ps = [torch.nn.Parameter(row.clone()) for row in values]
        for p in ps:
            p.grad = torch.randn_like(p)
        optimizer = make(ps)
        made[f"{name}.step of {PARAMETERS}"] = optimizer.step
    return made


def import_cost(before: str, added: str) -> float:
    """Return how many milliseconds the statement `added` takes in a new interpreter after the
    statement `before`."""
    program = "import time\n{}\ns = time.perf_counter()\n{}\nprint(time.perf_counter() - s)"
    times = []
    for _ in range(11):
        done = subprocess.run(
            [sys.executable, "-c", program.format(before, added)],
            capture_output=True,
            text=True,
            check=True,
        )
        times.append(float(done.stdout))
    return statistics.median(times) * 1e3


def measure(device: torch.device) -> list[dict[str, Any]]:
    cuda = device.type == "cuda"
    wait = torch.cuda.synchronize if cuda else None
    empty = partial(_native.operation("quantize_4bit"), 64, 0, 0, 64, 0, 0, 64, 64, *place(device))
    nothing = cost(empty, wait)
    plain = torch.nn.Linear(64, 1, bias=False, device=device)
    x = torch.randn(1, 64, device=device)
    rows: list[dict[str, Any]] = []

    def apart(name: str, call: Callable[[], Any], native: Callable[[], None]) -> dict[str, Any]:
        """Measure a call, and the C function that it calls."""
        work = max(0.0, cost(native, wait) - nothing)
        whole = cost(call, wait)
        return {
            "case": name,
            "call_us": round(whole, 2),
            "c_us": round(work, 2),
            "host_us": round(whole if cuda else whole - work, 2),
            "goal_us": GPU_GOAL if cuda else CPU_GOAL,
        }

    with torch.no_grad():
        rows += [apart(name, *case) for name, case in calls(device).items()]
        rows.append({"case": "torch.nn.Linear", "call_us": round(cost(lambda: plain(x), wait), 2)})
        made = cost(lambda: torch.empty((64, 64), dtype=torch.bfloat16, device=device), wait)
        rows.append({"case": "torch.empty", "call_us": round(made, 2)})
    rows += [apart(name, *case) for name, case in recorded(device).items()]
    for name, (call, goal) in others(device).items():
        row = {"case": name, "call_us": round(cost(call, wait, OTHER_CALLS), 2)}
        rows.append({**row, "goal_us": GPU_GOAL} if goal and cuda else row)
    for name, step in steps(device).items():
        for _ in range(3):
            step()
        row = {"case": name, "call_us": round(cost(step, wait, STEPS), 1)}
        rows.append(row if name.startswith("torch") or not cuda else {**row, "goal_us": STEP_GOAL})
    if not cuda:
        for name, (before, added, limit) in IMPORTS.items():
            row = {"case": name, "ms": round(import_cost(before, added), 1), "goal_ms": limit}
            rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--json", type=result_file)
    add_commit_option(parser)
    options = parser.parse_args()
    began = origin(options.commit)
    torch.set_num_threads(1)
    device = torch.device(options.device)
    rows = measure(device)
    for row in rows:
        print("  ".join(f"{key} {value}" for key, value in row.items()))
    if options.json:
        gpu = torch.cuda.get_device_name(device) if device.type == "cuda" else None
        facts = {**began, "device": str(device), "gpu": gpu, "torch": torch.__version__}
        options.json.write_text(json.dumps({**facts, "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
