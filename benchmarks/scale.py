"""Measure how the time of a command grows with its input.

python benchmarks/scale.py [--targets N…] [--out FILE]

- `plan`: processor seconds of `nybforge plan` in a checkout that has N additional targets. Each is
  a copy of cuda122 with a name of its own.

`growth` is the exponent between the two largest inputs: 1 is linear, 2 is quadratic. The time of
an empty plan is subtracted first.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from origin import ROOT, origin

SHARED = ("envs", "csrc", "pkg")  # folders that the copied checkout shares with this one
MOST_GROWTH = 1.2  # n log n, with noise


def checkout(folder: Path, targets: int) -> None:
    """Make a checkout in `folder` that has so many more targets."""
    shutil.copytree(ROOT / "recipe", folder / "recipe")
    for name in SHARED:
        (folder / name).symlink_to(ROOT / name)
    for name in ("VERSION", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    variants = folder / "recipe/variants"
    text = (variants / "cuda122.yaml").read_text("utf-8")
    for number in range(targets):
        own = f'{text}\ntarget_suffix:\n  - "n{number}"\n'
        (variants / f"cuda122n{number}.yaml").write_text(own, "utf-8")


def plan_seconds(targets: int) -> float:
    """Return the processor seconds of `nybforge plan` with so many more targets."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        checkout(folder, targets)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [sys.executable, "-m", "nybforge", "plan"],
            cwd=folder, env={**os.environ, "NYBFORGE_ROOT": name}, capture_output=True, text=True,
        )  # fmt: skip
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    shown = done.stdout.count("nybble-kernels-cuda122n")
    if done.returncode or shown != targets:
        sys.exit(f"plan showed {shown} of {targets} targets, exit code {done.returncode}:\n"
                 f"{done.stderr}")  # fmt: skip
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--targets", type=int, nargs="+", default=[100, 300, 1000], metavar="N")
    parser.add_argument("--out", type=Path, help="write the results as JSON")
    options = parser.parse_args()
    document: dict[str, Any] = origin()
    empty = plan_seconds(0)
    rows = [{"targets": n, "cpu_s": round(plan_seconds(n), 2)} for n in sorted({*options.targets})]
    document["plan"] = {"empty_cpu_s": round(empty, 2), "rows": rows}
    if len(rows) > 1:
        (n, t), (m, u) = ((row["targets"], row["cpu_s"] - empty) for row in rows[-2:])
        if n <= 0 or t <= 0 or u <= 0:
            parser.error("--targets: the plans take too little time: expected larger numbers")
        document["plan"]["growth"] = round(math.log(u / t) / math.log(m / n), 2)
    print(json.dumps(document, indent=1))
    if options.out:
        options.out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    return int(document["plan"].get("growth", 0) > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
