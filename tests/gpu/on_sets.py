"""Run the GPU tests on one kernel set after another, and write the results as JSON.

python tests/gpu/on_sets.py --commit COMMIT --out FILE [--jobs N] [--seconds LIMIT] FOLDER…

Each FOLDER is a NYBBLE_KERNELS_PATH with one set in it. In FILE only `runs` is replaced. The exit
status is 1 unless every test ran on every set and none failed.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import torch

ROOT = Path(__file__).resolve().parents[2]


def images(folder: Path) -> str:
    """Return the compiler and the kind of the set's images: "nvcc 13.0.88, sm_90a cubin"."""
    (path,) = folder.glob("*/manifest.json")
    manifest = json.loads(path.read_text())
    compiler = manifest["device_compiler"]
    kinds = sorted({f"{image['arch']} {image['kind']}" for image in manifest["images"]})
    return f"{compiler['name']} {compiler['version']}, {' and '.join(kinds)}"


def run(folder: Path, jobs: int, limit: int) -> dict[str, Any]:
    """Run the tests on a folder's set. If the run hits the limit, return the finished tests."""
    start = time.monotonic()
    command = [
        *("timeout", "--signal=INT", "--kill-after=10", str(limit)),
        *(sys.executable, "-m", "pytest", "tests/gpu", "--require", "gpu"),
        *("-rfE", "--tb=short"),
        *("-n", str(jobs), "--durations=15"),
        *("-p", "no:benchmark", "-p", "no:cacheprovider"),
    ]
    env = {**os.environ, "NYBBLE_KERNELS_PATH": str(folder)}
    print(f"== {folder}", flush=True)
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as tests:
        lines = []
        for line in tests.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    took = time.monotonic() - start
    said = "".join(lines)
    last = next((line for line in reversed(lines) if re.match(r"=*.*\d+ \w+.* in ", line)), "")
    count = {name: int(n) for n, name in re.findall(r"(\d+) (\w+)", last.rpartition(" in ")[0])}
    failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, flags=re.MULTILINE)
    return {
        "images": images(folder),
        "passed": count.get("passed", 0),
        "failed": failed,
        "skipped": count.get("skipped", 0),
        "seconds": round(took),
        "ended": "whole" if tests.returncode in (0, 1) else f"{tests.returncode}: {last.strip()}",
    }


def facts(commit: str) -> dict[str, Any]:
    """Return facts about the machine and the software that ran on it."""
    smi = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    driver = subprocess.run(smi, capture_output=True, text=True).stdout.split()
    device = torch.cuda.get_device_properties(0)
    return {
        "what": "tests/gpu on a real device, one kernel set after another",
        "gpu": device.name,
        "capability": f"{device.major}.{device.minor}",
        "driver": driver[0] if driver else "",
        "torch": torch.__version__,
        "bitsandbytes": importlib.metadata.version("bitsandbytes"),
        "commit": commit,
        "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
        "command": f"python {' '.join(sys.argv)}",
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--commit", required=True, help="the commit of the tests and the sets")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--seconds", type=int, default=600, help="for each set")
    parser.add_argument("--out", type=Path, required=True, help="the results, as JSON")
    options = parser.parse_args()
    kept = json.loads(options.out.read_text()) if options.out.exists() else {}
    document = {**kept, **facts(options.commit), "runs": []}
    for folder in options.folders:
        document["runs"].append(run(folder.resolve(), options.jobs, options.seconds))
        options.out.write_text(json.dumps(document, indent=1) + "\n")
        print(json.dumps(document["runs"][-1], indent=1), flush=True)
    good = all(one["ended"] == "whole" and not one["failed"] for one in document["runs"])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
