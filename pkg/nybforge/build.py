"""Carries out a plan: each step in a child process, each finished package published."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from nybforge import engine, packagecache
from nybforge.channel import Channel, Record
from nybforge.context import Context
from nybforge.emulation import emulation_for, is_foreign, test_under_emulation
from nybforge.errors import BuildFailed, NybforgeError, StorageError, TestFailed, raise_all
from nybforge.load import dump_text
from nybforge.plan import NOARCH, Plan, Step
from nybforge.run import Finished, quoted
from nybforge.storage import full, locked, storage_errors

__all__ = ["Built", "build_lock", "carry_out", "command_of", "work_folder"]

# Used where the tree has no history: 2026-01-01.
EPOCH = 1767225600


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """A package a step made."""

    job: str
    record: Record


def work_root(build: Path) -> Path:
    """Return the folder that packages are made in, below the build folder where that is possible.

    Compilers take their flags from variables that shells split at spaces, so a path with one goes
    to a folder of its own below /tmp.
    """
    if not any(letter.isspace() for letter in str(build)):
        return build / "work"
    name = hashlib.sha256(os.fsencode(build)).hexdigest()[:12]
    return Path("/tmp") / f"nybforge-{os.getuid()}-{name}"


def work_folder(build: Path, step: Step) -> Path:
    """Return the folder the step's package is made in; kept after a failure."""
    return work_root(build) / step.job


def private(folder: Path) -> None:
    """Raise unless the folder is this user's own: another one could plant files in it."""
    folder.mkdir(parents=True, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid != os.getuid():
        raise StorageError(
            "the scratch folder belongs to another user",
            where=folder,
            hint="put the checkout, or NYBFORGE_BUILD, at a path without spaces",
        )


def temporary_folder(build: Path) -> Path:
    """Return where the engine keeps temporary files; build scripts see no TMPDIR."""
    return work_root(build) / "tmp"


@contextlib.contextmanager
def temporaries(build: Path) -> Iterator[None]:
    """Have an empty folder for the engine's temporary files.

    A killed one leaves the package behind that it was just packing, under a name (/tmp/.tmpXXXXXX)
    that tells nobody whose it was: it goes with this folder, at the latest at the next build.
    """
    folder = temporary_folder(build)
    with storage_errors(build):
        private(folder.parent)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        with contextlib.suppress(OSError):  # a failed step's folder is kept
            folder.parent.rmdir()


def overrides_file(build: Path, step: Step) -> Path | None:
    """Return where the step's variant overrides are written, or None if there are none."""
    return build / "variants" / f"{step.target}.yaml" if step.overrides else None


def command_of(step: Step, build: Path, channels: tuple[str, ...]) -> tuple[str, ...]:
    """Return the command line that does the step with upstream's rattler-build."""
    files = [step.variant, overrides_file(build, step)]
    return (
        "rattler-build",
        "build",
        "--recipe",
        str(step.recipe),
        *(word for path in files if path is not None for word in ("-m", str(path))),
        *(word for url in channels for word in ("-c", url)),
        *("--output-dir", str(work_folder(build, step))),
        *("--target-platform", step.platform),
    )


def build_lock(context: Context) -> AbstractContextManager[int]:
    """Return the lock on the build folder: its scratch space serves one build at a time."""
    return locked(context.build / "lock", context.report.note, needed=True)


def carry_out(
    plan: Plan,
    context: Context,
    channels: Callable[[str], tuple[str, ...]],
    jobs: int = 2,
    holds: Sequence[int] = (),
) -> tuple[Built, ...]:
    """Build the steps that are not up to date, at most `jobs` at once, and publish their packages.

    After a fault no further step starts. What was published before stays: each package is good
    by itself. `holds` are the locks that must outlive us as long as a step's child works.
    """
    if not plan.to_build:
        return ()
    channel = Channel(context.output)
    urls = {step.target: (channel.url, *channels(step.target)) for step in plan.to_build}
    publishing = threading.Lock()

    def work(step: Step) -> Built:
        with context.report.step(step.job):
            record = _do(step, context, channel, urls[step.target], publishing, holds)
            return Built(job=step.job, record=record)

    waiting = list(plan.to_build)
    running: dict[Future[Built], Step] = {}
    built: list[Built] = []
    errors: list[BaseException] = []
    with (
        temporaries(context.build),
        ThreadPoolExecutor(max_workers=max(1, jobs)) as pool,
        context.report.progress("packages", len(waiting)) as advance,
    ):
        try:
            while running or (waiting and not errors):
                busy = {step.job for step in (*waiting, *running.values())}
                ready = [step for step in waiting if not busy & set(step.after)]
                for step in ready[: max(0, jobs - len(running))] if not errors else ():
                    waiting.remove(step)
                    running[pool.submit(work, step)] = step
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    del running[future]
                    error = future.exception()
                    if error is None:
                        built.append(future.result())
                        advance(1)
                    else:
                        errors.append(error)
        except BaseException:
            context.runner.end_all()
            raise
    _raise_faults(errors)
    return tuple(built)


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
) -> Record:
    work = work_folder(context.build, step)
    with storage_errors(context.build):
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        request = _write_request(step, context, work, urls)
    answer = work / "answer.json"
    done = context.runner.logged(
        [sys.executable, "-m", "nybforge.engine", str(request), str(answer)],
        log=context.build / "logs" / f"{step.job}.log",
        env=_environment(context),
        cwd=work,
        watched=True,
        holds=holds,
    )
    if done.returncode != 0:
        raise _failure(step, work, done)
    package = Path(json.loads(answer.read_text(encoding="utf-8"))["package"])
    if is_foreign(step.platform) and step.package not in NOARCH:
        emulation = emulation_for(step.platform, context.runner)
        log = context.build / "logs" / f"{step.job}.test.log"
        test_under_emulation(package, step.recipe, context.runner, emulation, log)
    with publishing:
        record = channel.publish(package, step.job, step.key, step.inputs)
    shutil.rmtree(work, ignore_errors=True)
    return record


def write_overrides(step: Step, build: Path) -> Path | None:
    """Write the step's variant overrides as a variant file and return it; None for none."""
    path = overrides_file(build, step)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        values = {key: [value] for key, value in sorted(step.overrides.items())}
        head = (
            f"# Generated by nybforge build: this machine's compilers, for target {step.target}.\n"
        )
        path.write_text(head + dump_text(values), encoding="utf-8")
    return path


def _write_request(step: Step, context: Context, work: Path, urls: tuple[str, ...]) -> Path:
    variant_files = [str(step.variant)]
    overrides = write_overrides(step, context.build)
    if overrides is not None:
        variant_files.append(str(overrides))
    path = work / "request.json"
    document = {
        "recipe": str(step.recipe),
        "package": step.package,
        "platform": step.platform,
        "variant_files": variant_files,
        "channels": list(urls),
        "staging": str(work),
        # another processor's package is tested by us, under emulation
        "test": not is_foreign(step.platform) or step.package in NOARCH,
        "epoch": _epoch(step, context),
    }
    path.write_text(json.dumps(document, indent=2, ensure_ascii=False), encoding="utf-8")
    return path


def _environment(context: Context) -> Mapping[str, str]:
    """Return the child's environment: caches lie in our own folder, where clean finds them."""
    return {
        **context.env,
        "TMPDIR": str(temporary_folder(context.build)),
        "RATTLER_CACHE_DIR": str(packagecache.folder_of(context.build).parent),
        "NYBFORGE_IMAGE_CACHE": str(context.build / "cache/images"),
        "PYTHONUTF8": "1",
    }


def _epoch(step: Step, context: Context) -> int:
    """Return the time of the last commit that touched the step's sources."""
    if context.env.get("SOURCE_DATE_EPOCH", "").isdigit():
        return int(context.env["SOURCE_DATE_EPOCH"])
    paths = sorted({name.rpartition("/")[0] or name for name in step.inputs if "/" in name})
    said = context.runner.capture(
        [
            "git",
            "log",
            "-1",
            "--format=%ct",
            "--",
            *(p for p in paths if (context.root / p).exists()),
        ],
        cwd=context.root,
    )
    text = said.stdout.strip()
    return int(text) if said.returncode == 0 and text.isdigit() else EPOCH


def reenter_command(work: Path) -> str | None:
    """Return the command that runs a kept build script again, by hand."""
    scripts = sorted(work.glob("bld/*/work/conda_build.sh"))
    if not scripts:
        return None
    return f"cd {quoted([scripts[0].parent])} && bash -x ./conda_build.sh"


def _failure(step: Step, work: Path, done: Finished) -> BuildFailed | TestFailed:
    no_room = full(work, done.log.read_text(encoding="utf-8", errors="replace"))
    again = reenter_command(work)
    hint = f"the whole log: {done.log}" + (
        f"\nhint: run it again by hand: {again}" if again else ""
    )
    # A package that could not be tested for want of room has not failed its tests.
    if done.returncode == engine.TEST_FAILED and no_room is None:
        return TestFailed(
            f"{step.job}: the package's own tests failed",
            where=step.recipe,
            hint=hint,
            detail=done.tail,
        )
    lost = next((line for line in done.tail if line.startswith(engine.UNREACHABLE)), None)
    if lost is not None:
        hint += (
            "\nhint: without a network build with the embedded toolchain; the address of a mirror "
            "belongs into recipe/toolchains/conda-forge.yaml"
        )
    return BuildFailed(
        f"{step.job}: the build failed",
        where=step.recipe,
        why=no_room or lost or _why_ended(done.returncode),
        hint=hint,
        detail=done.tail,
    )


def _why_ended(code: int) -> str | None:
    if code == 128 + signal.SIGKILL:
        return "it was killed: the machine may be out of memory (try --jobs 1)"
    return f"it was ended by signal {code - 128}" if code > 128 else None
