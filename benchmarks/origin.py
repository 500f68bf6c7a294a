"""The header of every result (machine, commit, date, command), and the form of its rows."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def machine() -> dict[str, Any]:
    """Return facts about the host, and its load."""
    names = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines()
        if line.startswith(("model name", "Model"))
    ]
    return {
        "processor": names[0] if names else platform.machine(),
        "cores": os.cpu_count(),
        "memory_gib": round(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30),
        "system": platform.platform(),
        "python": platform.python_version(),
        "load_before": os.getloadavg()[0],
    }


def origin(commit: str | None = None) -> dict[str, Any]:
    """Return the header of a result document; `commit` is used if there is no git."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return {
        "machine": machine(),
        "commit": commit or head.stdout.strip() or None,
        "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
        "command": " ".join(["python", *sys.argv]),
    }


def add_commit_option(parser: argparse.ArgumentParser) -> None:
    """Add --commit, the value for `origin`."""
    parser.add_argument("--commit", help="the measured commit, if there is no git")


def result_file(text: str) -> Path:
    """Return the path of a result to write. The path is checked before anything is measured."""
    path = Path(text)
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text}: no folder {path.parent}")
    return path


def as_json(document: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> str:
    """Return the document as JSON with one row per line."""
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f'{json.dumps(document, indent=1)[:-2]},\n "rows": [\n{lines}\n ]\n}}\n'
