"""Run the Python library's tests under torch releases that CI does not cover, and record the
results.

python tests/torch_releases.py --library FILE --out FILE [--jobs N] FOLDER…

Each FOLDER is a virtual environment with one release of torch, and numpy, pytest, pytest-xdist,
hypothesis, safetensors and bitsandbytes 0.50.2. --library names libnybble.so.1. Tests that a
release cannot pass have the marker `torch` and are skipped with that release. Results of other
releases in the output file are kept if they were made at the same commit. The exit status is 0 only
if all tests ran and none failed.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VERSIONS = "import torch, numpy, sys; print(torch.__version__, numpy.__version__, sys.version)"


def run(folder: Path, library: Path, jobs: int) -> dict[str, Any]:
    """Run the tests in one environment."""
    python = folder / "bin/python"
    told = subprocess.run([python, "-c", VERSIONS], capture_output=True, text=True)
    if told.returncode:
        raise SystemExit(f"error: torch or numpy cannot be imported in {folder}:\n{told.stderr}")
    torch, numpy, version = told.stdout.split()[:3]
    print(f"== torch {torch}, Python {version}", flush=True)
    command = [
        *(str(python), "-m", "pytest", "tests/unit/nybble", "-o", "filterwarnings="),
        *("-n", str(jobs), "--dist", "loadfile", "--tb=short", "-rfE"),
    ]
    env = {**os.environ, "NYBBLE_LIBRARY": str(library), "PYTHONPATH": str(ROOT / "pkg")}
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    last = (done.stdout.strip().splitlines() or ["pytest said nothing"])[-1]
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, flags=re.MULTILINE)
    print(done.stdout if done.returncode else last, flush=True)
    count = {name: int(n) for n, name in re.findall(r"(\d+) (passed|skipped)", last)}
    return {
        "torch": torch,
        "numpy": numpy,
        "python": version,
        "passed": count.get("passed", 0),
        "skipped": count.get("skipped", 0),
        "failed": failed,
        # 0: all passed; 1: some failed; any other code: pytest could not run the tests
        "ended": "whole" if done.returncode in (0, 1) else f"{done.returncode}: {last}",
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("folders", nargs="+", type=Path)
    options = parser.parse_args()
    for path in (options.library, *(folder / "bin/python" for folder in options.folders)):
        if not path.exists():
            parser.error(f"there is no {path}")
    git = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    before = json.loads(options.out.read_text("utf-8")) if options.out.exists() else {}
    releases = before.get("releases", []) if before.get("commit") == commit else []
    for folder in options.folders:
        found = run(folder, options.library.resolve(), options.jobs)
        releases = [each for each in releases if each["torch"] != found["torch"]] + [found]
        document = {
            "what": "tests/unit/nybble on the CPU under releases of torch that CI has not",
            "machine": f"{platform.machine()}, {os.cpu_count()} cores",
            "commit": commit,
            "date": datetime.date.today().isoformat(),
            "command": "python tests/torch_releases.py --library FILE --out FILE FOLDER…",
            "releases": releases,
        }
        options.out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    return int(any(each["failed"] or each["ended"] != "whole" for each in releases))


if __name__ == "__main__":
    sys.exit(main())
