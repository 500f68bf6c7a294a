"""Slurm's commands as small programs: sbatch runs each task of a job on this machine.

The file `faults` in the state folder makes attempts end without running. Each line is a word
of the job's script or of a submitted task (found in the pickle), and a state: `libnybble TIMEOUT`.
A line is used once.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PROGRAMS = ("sbatch", "squeue", "scancel", "srun")


def install(folder: Path) -> dict[str, str]:
    """Write the programs into a folder; return the environment variables for them."""
    programs = folder / "slurm-bin"
    (folder / "slurm-state").mkdir(parents=True)
    programs.mkdir()
    for name in PROGRAMS:
        path = programs / name
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" {name} "$@"\n')
        path.chmod(0o755)
    return {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "FAKE_SLURM": str(folder / "slurm-state"),
    }


@contextlib.contextmanager
def state() -> Iterator[dict[str, Any]]:
    """Yield the cluster's state; at the end, replace the file at once, because readers take no
    lock."""
    path = Path(os.environ["FAKE_SLURM"], "state.json")
    with path.with_name("lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        data = json.loads(path.read_text()) if path.is_file() else {"next": 1, "jobs": {}}
        yield data
        written = path.with_name("state.new")
        written.write_text(json.dumps(data))
        written.replace(path)


def fault(words: bytes) -> str | None:
    """Return the state in which this attempt ends, and remove its line; call it inside `state`."""
    path = Path(os.environ["FAKE_SLURM"], "faults")
    lines = path.read_text().splitlines() if path.is_file() else []
    for line in lines:
        word, _, end = line.partition(" ")
        if word.encode() in words:
            lines.remove(line)
            path.write_text("".join(f"{each}\n" for each in lines))
            return end
    return None


def sbatch(argv: list[str]) -> None:
    """Record the job and start a scheduler for it in the background."""
    if argv == ["--version"]:
        print("slurm 22.05.8")
        return
    script = Path(argv[0]).read_text()
    options = dict(re.findall(r"^#SBATCH --([\w-]+)=(.*)$", script, re.MULTILINE))
    last = re.match(r"0-(\d+)", options.get("array", ""))
    with state() as data:
        job = str(data["next"])
        data["next"] += 1
        ids = [f"{job}_{n}" for n in range(int(last[1]) + 1)] if last else [job]
        for one in ids:  # the tasks wait for the state; scancel needs the process of each job
            child = subprocess.Popen(
                [sys.executable, __file__, "task", one, argv[0]],
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            data["jobs"][one] = {"state": "PENDING", "options": options, "pid": child.pid}
    print(f"Submitted batch job {job}")


def task(argv: list[str]) -> None:
    """Wait for the job's dependencies, then run its script."""
    one, script = argv
    with state() as data:
        after = data["jobs"][one]["options"].get("dependency", "").strip("'")
    after = after.removeprefix("afterok:")
    while after:
        with state() as data:
            states = {data["jobs"][each]["state"] for each in after.split(":")}
        if states == {"COMPLETED"}:
            break
        time.sleep(0.1)
    folder = Path(script).resolve().parent
    pickle = folder / f"{one}_submitted.pkl"
    while not pickle.exists():
        time.sleep(0.05)
    with state() as data:
        end = fault(pickle.read_bytes())
        data["jobs"][one]["state"] = end or "RUNNING"
    if end is None:
        job, _, number = one.partition("_")
        env = {**os.environ, "SLURM_JOB_ID": job, "SLURM_NTASKS": "1", "SLURM_PROCID": "0"}
        env |= {"SLURM_NODEID": "0", "SLURM_NNODES": "1", "SLURM_LOCALID": "0"}
        env |= {"SLURM_JOB_NODELIST": "n1", "SLURMD_NODENAME": "n1"}
        if number:
            env |= {"SLURM_ARRAY_JOB_ID": job, "SLURM_ARRAY_TASK_ID": number}
        code = subprocess.run(["bash", script], env=env).returncode
        with state() as data:
            data["jobs"][one]["state"] = "FAILED" if code else "COMPLETED"


def srun(argv: list[str]) -> None:
    """Run a command with its output in the named files."""
    job = os.environ["SLURM_JOB_ID"]
    number = os.environ.get("SLURM_ARRAY_TASK_ID")
    one = f"{job}_{number}" if number else job
    names, words = {}, list(argv)
    while words[0].startswith("--"):
        option = words.pop(0)
        if option in ("--output", "--error"):
            name = words.pop(0).replace("%A_%a", one).replace("%j", one).replace("%t", "0")
            names[option] = name
    with open(names["--output"], "a") as out, open(names["--error"], "a") as err:
        raise SystemExit(subprocess.run(words, stdout=out, stderr=err).returncode)


def squeue(_argv: list[str]) -> None:
    """Print every job."""
    with state() as data:
        for one, job in data["jobs"].items():
            print(f"{one}|{job['state']}|n1")


def scancel(argv: list[str]) -> None:
    """End the named jobs, or all of them."""
    everything = "--name" in argv
    with state() as data:
        for one, job in data["jobs"].items():
            if job["state"] in ("PENDING", "RUNNING") and (everything or one in argv):
                job["state"] = "CANCELLED"
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(job["pid"], 15)


if __name__ == "__main__":
    {each.__name__: each for each in (sbatch, task, srun, squeue, scancel)}[sys.argv[1]](
        sys.argv[2:]
    )
