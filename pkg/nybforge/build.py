"""Carries out a plan: runs each step in a child process and publishes each finished package."""

from __future__ import annotations

import json
import shutil
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nybble.compat.children import python_command
from nybforge import engine
from nybforge.attestation.statements import Material, attestation
from nybforge.channel import Channel, Record
from nybforge.compilercache import FAILED, make_launcher
from nybforge.context import Context
from nybforge.emulation import emulation_for, test_under_emulation
from nybforge.errors import BuildFailed, NybforgeError, TestFailed, raise_all
from nybforge.failure import excerpt, source_of
from nybforge.journal import Recorder, Run, Test, new_run
from nybforge.package import index_entry
from nybforge.plan import Plan, Step
from nybforge.progress import FOLDER, Progress
from nybforge.request import emulated, environment, write_request
from nybforge.run import Finished, quoted
from nybforge.scratch import temporaries, work_folder
from nybforge.sharing import claimed, publish, restored
from nybforge.storage import full, storage_errors
from nybforge.waits import first_done

if TYPE_CHECKING:
    from nybforge.slurm.tasks import Ended

__all__ = ["Built", "execute_plan"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """A package that a step built."""

    job: str
    record: Record
    taken: bool = False  # whether another run built the package while this run waited
    slurm: Ended | None = None  # the Slurm job that built the package


def execute_plan(
    plan: Plan,
    context: Context,
    channels: Callable[[str], tuple[str, ...]],
    jobs: int = 2,
    holds: Sequence[int] = (),
    run: Run | None = None,
) -> tuple[Built, ...]:
    """Build the steps that are not up to date, at most `jobs` at once, and publish their packages.

    After a failure no further step starts; packages published before the failure stay in the
    channel. Each child process inherits the locks `holds`. The locks stay held until the child
    ends, even if this process dies. For each built or failed step, an entry of `run` is written
    into the channel's journal.
    """
    if not plan.to_build:
        return ()
    channel = Channel(context.output)
    urls = {step.target: (channel.url, *channels(step.target)) for step in plan.to_build}
    publishing = threading.Lock()
    launcher = make_launcher(context, plan.to_build)
    warned: set[str] = set()
    before = {step.job: channel.record(step.job) for step in plan.to_build}

    progress = Progress(plan.to_build, jobs, context.build / FOLDER, context.report.clock)
    run = run or new_run(context, jobs)

    def work(step: Step) -> Built:
        def seen(line: str) -> None:
            progress.line(step.job, line)
            recorder.line(line)
            if line.startswith(FAILED) and not warned:
                warned.add(line)
                context.report.note(f"warning      {line.partition(' ')[2]}")

        claim = claimed(channel, step, before[step.job], context)
        with context.report.step(step.job) as shown, claim as taken:
            if taken is not None:
                shown.remark = "another run built it"
                progress.skip(step.job)
                return Built(job=step.job, record=taken, taken=True)
            with publishing:
                record = restored(channel, step, context)
            if record is not None:
                shown.remark = "an earlier build made it"
                progress.skip(step.job)
                return Built(job=step.job, record=record)
            progress.start(step.job)
            recorder = Recorder(step, run, context)
            env = environment(context, launcher)
            with recorder.written(channel):
                record = _do(
                    step,
                    context,
                    channel,
                    urls[step.target],
                    publishing,
                    holds,
                    seen,
                    env,
                    recorder,
                )
            progress.end(step.job)
            return Built(job=step.job, record=record)

    built: list[Built] = []
    with (
        temporaries(context.build),
        ThreadPoolExecutor(max_workers=max(1, jobs)) as pool,
        context.report.watch(progress.glance),
    ):
        try:
            errors = _in_order(
                plan.to_build, jobs, lambda step: pool.submit(work, step), built.append
            )
        except BaseException:
            context.runner.end_all()
            raise
    _raise_faults(errors)
    progress.finish()
    return tuple(built)


def _in_order(
    steps: Sequence[Step],
    jobs: int,
    start: Callable[[Step], Future[Built]],
    done: Callable[[Built], None],
) -> list[BaseException]:
    """Start each step when its predecessors are done. Stop at the first failure and return the
    errors."""
    waiting = list(steps)
    running: dict[Future[Built], Step] = {}
    errors: list[BaseException] = []
    while running or (waiting and not errors):
        busy = {step.job for step in (*waiting, *running.values())}
        ready = [step for step in waiting if not busy & set(step.after)]
        for step in ready[: max(0, jobs - len(running))] if not errors else ():
            waiting.remove(step)
            running[start(step)] = step
        for future in first_done(running):
            del running[future]
            error = future.exception()
            if error is None:
                done(future.result())
            else:
                errors.append(error)
    return errors


def _raise_faults(errors: list[BaseException]) -> None:
    for error in errors:
        if not isinstance(error, NybforgeError):
            raise error
    raise_all([error for error in errors if isinstance(error, NybforgeError)])


def _do(
    step: Step,
    context: Context,
    channel: Channel,
    urls: tuple[str, ...],
    publishing: threading.Lock,
    holds: Sequence[int],
    seen: Callable[[str], None],
    env: Mapping[str, str],
    recorder: Recorder,
) -> Record:
    work = work_folder(context.build, step)
    with storage_errors(context.build):
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        request = write_request(step, context, work, urls)
    answer = work / "answer.json"
    done = context.runner.logged(
        python_command("nybforge.engine", str(request), str(answer)),
        log=recorder.log,
        env=env,
        cwd=work,
        watched=True,
        holds=holds,
        seen=seen,
    )
    result = json.loads(answer.read_text(encoding="utf-8")) if answer.is_file() else {"tests": []}
    recorder.tests += [Test(**each) for each in result["tests"]]
    recorder.objects(work)
    if done.returncode != 0:
        raise _failure(step, work, done, context.root)
    package = Path(result["package"])
    if emulated(step):
        emulation = emulation_for(step.platform, context.runner)
        log = context.build / "logs" / f"{step.job}.test.log"
        name = test_under_emulation(package, step.recipe, context.runner, emulation, log)
        recorder.tests.append(Test(name=name, passed=True))
    statements = attested(package, step, result)
    with publishing:
        record = publish(channel, package, step, context, statements)
    shutil.rmtree(work, ignore_errors=True)
    return record


def attested(package: Path, step: Step, made: Mapping[str, Any]) -> bytes:
    """Return the attestation of a package that the engine built."""
    materials = [Material(*each) for each in made["materials"]]
    entry = index_entry(package)
    return attestation(step, entry, package.name, entry["sha256"], materials)


def reenter_command(work: Path) -> str | None:
    """Return the command that runs the build script of a kept work folder again."""
    scripts = sorted(work.glob("bld/*/work/conda_build.sh"))
    if not scripts:
        return None
    return f"cd {quoted([scripts[0].parent])} && bash -x ./conda_build.sh"


def _failure(step: Step, work: Path, done: Finished, root: Path) -> BuildFailed | TestFailed:
    """Return the error for a child process that failed. If a package could not be tested (no disk
    space, no test environment), the error does not say that its tests failed."""
    no_room = full(work, done.log.read_text(encoding="utf-8", errors="replace"))
    again = reenter_command(work)
    found = excerpt(done.log)
    where = source_of(found, root, step.inputs) or step.recipe
    hint = found.pointer(done.log) + (f"\nhint: to rerun it: {again}" if again else "")
    if done.returncode == engine.TEST_FAILED and no_room is None:
        return TestFailed(
            f"{step.job}: the package's own tests failed",
            where=where,
            hint=hint,
            detail=found.lines,
        )
    lost = next((line for line in done.tail if line.startswith(engine.UNREACHABLE)), None)
    if lost is not None:
        hint += (
            "\nhint: without a network, use the embedded toolchain; to use a mirror, put its URL "
            "into recipe/toolchains/conda-forge.yaml"
        )
    tested = done.returncode in (engine.TEST_FAILED, engine.NOT_TESTED)
    return BuildFailed(
        f"{step.job}: {'the package could not be tested' if tested else 'the build failed'}",
        where=where,
        why=no_room or lost or _why_ended(done.returncode),
        hint=hint,
        detail=found.lines,
    )


def _why_ended(code: int) -> str | None:
    if code == 128 + signal.SIGKILL:
        return "it was killed: the machine may be out of memory (try --jobs 1)"
    return f"it was terminated by signal {code - 128}" if code > 128 else None
