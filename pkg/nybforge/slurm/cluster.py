"""Submits tasks to Slurm through submitit, waits for them, retries failed tasks, and cancels them
on Ctrl-C.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import pwd
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nybforge.context import Context
from nybforge.errors import ClusterError, HostLacksTool
from nybforge.slurm.options import SlurmOptions
from nybforge.slurm.tasks import Array, Ended, Task, arrays_of, dependents
from nybforge.slurm.worker import run_task

__all__ = ["Cluster", "cluster_of", "slurm_answer"]

POLL_S = 1.0
QUEUE_S = 5.0  # time between two calls of squeue
# A task without a result counts as ended after squeue reported this many times in a row that the
# task is over.
LOST_AFTER = 2
# states in which a job neither runs nor will run
OVER = (
    *("BOOT_FAIL", "CANCELLED", "COMPLETED", "DEADLINE", "FAILED", "NODE_FAIL"),
    *("OUT_OF_MEMORY", "PREEMPTED", "REVOKED", "TIMEOUT", "LOST"),
)
# since Slurm 22.05 srun does not inherit sbatch's --cpus-per-task
SETUP = '[ -z "${SLURM_CPUS_PER_TASK:-}" ] || export SRUN_CPUS_PER_TASK=$SLURM_CPUS_PER_TASK'


def slurm_answer(context: Context, argv: Sequence[str]) -> list[str]:
    """Return the lines that a command of Slurm prints; raise ClusterError if it fails."""
    said = context.runner.capture(argv)
    if said.returncode != 0:
        raise ClusterError(
            f"{argv[0]} failed",
            why=said.problem or said.stderr.strip(),
            hint=f"run nybforge on a login node of the cluster; `{argv[0]} --version` must work "
            f"there",
        )
    return said.stdout.splitlines()


def cluster_of(context: Context, options: SlurmOptions, *, own: bool = False) -> Cluster:
    """Return the cluster; raise HostLacksTool if submitit or Slurm's commands are missing. The jobs
    have a common name, which contains a hash of the build folder. With `own`, it contains the id of
    this process instead, so that no other run finds or cancels the jobs."""
    try:
        from submitit import SlurmExecutor
    except ImportError:
        raise HostLacksTool(
            "--executor slurm needs the Python package submitit",
            hint="install it into nybforge's environment: .venv/bin/python -m pip install submitit",
        ) from None
    said = context.runner.capture(["sbatch", "--version"])
    if said.returncode != 0:
        raise HostLacksTool(
            "sbatch cannot be run",
            why=said.problem or said.stderr.strip(),
            hint="run nybforge on a login node of the cluster",
        )
    digest = hashlib.sha256(os.fsencode(context.build.absolute())).hexdigest()[:10]
    digest += f"-{os.getpid()}" if own else ""
    folder = context.build / "slurm/jobs"
    folder.mkdir(parents=True, exist_ok=True)
    executor = SlurmExecutor(folder=folder)
    return Cluster(context=context, options=options, name=f"nybforge-{digest}", executor=executor)


@dataclass(slots=True, kw_only=True)
class _Live:
    """A submitted task: its submitit job, and the last state that squeue reported."""

    job: Any
    attempts: int
    state: str = "PENDING"
    node: str = ""
    over: int = 0  # how many times in a row squeue reported the task as over


@dataclass(slots=True, kw_only=True)
class Cluster:
    """The jobs of one build folder. The jobs have the same name, so that leftover jobs can be found
    and cancelled."""

    context: Context
    options: SlurmOptions
    name: str
    executor: Any
    live: dict[str, _Live] = field(default_factory=dict)
    ended: dict[str, Ended] = field(default_factory=dict)

    def run(self, tasks: Sequence[Task]) -> dict[str, Ended]:
        """Run the tasks and return how each ended. On an exception cancel all of them."""
        self.live, self.ended = {}, {}
        try:
            self.cancel_leftovers()
            self._submit(tasks, {})
            asked = 0.0
            while self.live:
                time.sleep(POLL_S)
                if time.monotonic() - asked > QUEUE_S:
                    self._ask_queue()
                    asked = time.monotonic()
                for task in tasks:
                    if task.name in self.live:
                        self._look(task, tasks)
        except BaseException:
            self.cancel()
            raise
        return {task.name: self.ended[task.name] for task in tasks}

    def cancel(self) -> None:
        """Cancel every job of this build folder."""
        user = pwd.getpwuid(os.geteuid()).pw_name
        self.context.runner.capture(["scancel", "--name", self.name, "--user", user])
        if self.live:
            self.context.report.note(f"cancelled    {len(self.live)} Slurm jobs ({self.name})")

    def cancel_leftovers(self) -> None:
        """Cancel the jobs of an earlier run that was killed; wait until they ended."""
        for count in range(60):
            left = [job for job, (state, _) in self._queue().items() if state not in OVER]
            if not left:
                return
            if count == 0:
                self.context.report.note(
                    f"cancelled    {len(left)} Slurm jobs of an earlier run that was killed"
                )
            self.cancel()
            time.sleep(POLL_S)
        raise ClusterError(
            "cancelled Slurm jobs of an earlier run are still in the queue",
            why=", ".join(left),
            hint=f"squeue --name {self.name}",
        )

    # --- submitting -------------------------------------------------------------------------

    def _submit(self, tasks: Sequence[Task], attempts: dict[str, int]) -> None:
        """Submit tasks as job arrays that wait for their predecessors' jobs."""
        by_name = {task.name: task for task in tasks}
        for array in arrays_of(tasks):
            jobs = self._submitted(array, [by_name[name] for name in array.tasks])
            for name, job in zip(array.tasks, jobs, strict=True):
                self.live[name] = _Live(job=job, attempts=attempts.get(name, 0) + 1)
            ids = jobs[0].job_id.split("_")[0]
            after = f", after {', '.join(array.after)}" if array.after else ""
            self.context.report.note(f"submitted    {ids}: {', '.join(array.tasks)}{after}")

    def _submitted(self, array: Array, tasks: Sequence[Task]) -> list[Any]:
        before = {name for task in tasks for name in task.after}
        ids = sorted(self.live[name].job.job_id for name in before if name in self.live)
        more = {**self.options.sbatch, **tasks[0].sbatch}
        if ids:
            more["dependency"] = "afterok:" + ":".join(ids)
        self.executor.update_parameters(
            job_name=self.name,
            time=self.options.minutes,
            signal_delay_s=0,  # by default, submitit ends the job 90 s early, as FAILED
            setup=[SETUP],
            additional_parameters={name: value or True for name, value in more.items()},
        )
        calls = [(task.call, task.args, str(self._error_file(task))) for task in tasks]
        for task in tasks:
            self._error_file(task).unlink(missing_ok=True)
        try:
            return list(self.executor.map_array(run_task, *zip(*calls, strict=True)))
        except Exception as error:
            why = str(error).strip()
            line = next((x for x in why.splitlines() if "error:" in x), why.splitlines()[-1])
            raise ClusterError(
                f"sbatch rejected {', '.join(array.tasks)}",
                why=line.removeprefix("sbatch: "),
                hint="check partition, account and options: [slurm] in nybforge.toml, --partition",
            ) from error

    def _error_file(self, task: Task) -> Path:
        return Path(self.executor.folder) / f"{task.name}.error.json"

    # --- waiting ----------------------------------------------------------------------------

    def _queue(self) -> dict[str, tuple[str, str]]:
        """Return job id → state and nodes of this build folder's jobs; raise ClusterError if
        squeue fails."""
        user = pwd.getpwuid(os.geteuid()).pw_name
        words = ["squeue", "--name", self.name, "--user", user, "--states", "all", "--array"]
        answer = slurm_answer(self.context, [*words, "--noheader", "--format", "%i|%T|%N"])
        rows = [line.strip().split("|") for line in answer if "|" in line]
        return {job: (state, node) for job, state, node in rows}

    def _ask_queue(self) -> None:
        try:
            queue = self._queue()
        except ClusterError as error:  # a busy controller: ask again later
            self.context.report.note(f"warning      {error.what}: {error.why}")
            return
        for name, one in self.live.items():
            state, node = queue.get(one.job.job_id, ("LOST", one.node))
            if state == "RUNNING" != one.state:
                self.context.report.note(f"start        {name} on {node} (job {one.job.job_id})")
            one.state, one.node = state, node or one.node
            one.over = one.over + 1 if state in OVER else 0

    def _look(self, task: Task, tasks: Sequence[Task]) -> None:
        """Handle a task that ended."""
        one = self.live[task.name]
        if any(name in self.live for name in task.after):
            return  # the task waits for its predecessors
        result = Path(one.job.paths.result_pickle)
        if result.exists():
            kind, value = pickle.loads(result.read_bytes())
            self._end(task, tasks, "COMPLETED" if kind == "success" else "FAILED", value)
        elif one.over >= LOST_AFTER:
            # a job that is COMPLETED without a result did not run nybforge's code
            state = "LOST" if one.state == "COMPLETED" else one.state
            self._end(task, tasks, state, _tail(Path(one.job.paths.stderr)))

    def _end(self, task: Task, tasks: Sequence[Task], state: str, value: Any) -> None:
        one = self.live[task.name]
        note = self.context.report.note
        where = f"{task.name} (job {one.job.job_id}{f' on {one.node}' if one.node else ''})"
        waiting = dependents(task.name, tasks, self.ended.keys())
        if state != "COMPLETED" and one.attempts <= self.options.retries:
            note(f"retry        {where}: {state}")
            # a waiting task never ran, so its submission does not count as an attempt
            attempts = {name: self.live[name].attempts - 1 for name in waiting}
            attempts[task.name] = one.attempts
            self._drop([task.name, *waiting])
            self._submit([each for each in tasks if each.name in attempts], attempts)
            return
        note(f"{'ok' if state == 'COMPLETED' else 'failed':12} {where}")
        self._finish(task, state, value)
        if state != "COMPLETED":
            by_name = {each.name: each for each in tasks}
            for name in waiting:
                self._finish(by_name[name], "SKIPPED", f"not run, because {task.name} failed")
            self._drop([task.name, *waiting])
        else:
            del self.live[task.name]

    def _finish(self, task: Task, state: str, value: Any) -> None:
        one = self.live[task.name]
        slurm_log = Path(one.job.paths.stdout)
        self.ended[task.name] = Ended(
            name=task.name,
            job=str(one.job.job_id),
            state=state,
            attempts=one.attempts,
            log=task.log or slurm_log,
            slurm_log=slurm_log,
            value=value if state == "COMPLETED" else _errors(self._error_file(task)),
            error="" if state == "COMPLETED" else str(value),
            node=one.node,
        )

    def _drop(self, names: Sequence[str]) -> None:
        """Cancel the tasks' jobs that may still be in the queue, and forget them."""
        ids = [str(self.live.pop(name).job.job_id) for name in names if name in self.live]
        self.context.runner.capture(["scancel", *ids])


def _tail(path: Path) -> str:
    try:
        return "\n".join(path.read_text(encoding="utf-8", errors="replace").splitlines()[-5:])
    except OSError:
        return ""


def _errors(path: Path) -> Any:
    """Return the errors that the task wrote; None if the task was killed before it wrote them."""
    import json

    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
