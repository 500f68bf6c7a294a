"""Rules about memory and disk space, and about probes that failed."""

from __future__ import annotations

from collections.abc import Iterable

from nybforge.doctor.facts import Facts
from nybforge.doctor.finding import FAILED, Finding, Rule, failure

# These limits follow from measurements. Two parallel build jobs need 1.2 GiB of memory. The default
# targets need 3.3 GiB of disk space, and .venv without the packages for tests needs 0.3 GiB.
MEMORY_GIB, DISK_GIB = 3.0, 5.0


def low_memory(facts: Facts) -> Iterable[Finding]:
    """There is less memory than two build jobs need."""
    memory = facts.system.memory_gib
    if memory is not None and memory < MEMORY_GIB:
        yield Finding(
            id="oom_killed",
            severity="warns",
            what=f"only {memory:g} GiB of memory: the system may kill compilers during a build",
            seen="/proc/meminfo and the limit of the control group",
            fix=("build with one job: CPU_COUNT=1 ./build_all.sh --jobs 1",),
        )


def low_disk(facts: Facts) -> Iterable[Finding]:
    """There is less free disk space than a build of all targets needs."""
    disk = facts.system.disk_free_gib
    if disk is not None and disk < DISK_GIB:
        yield Finding(
            id="low_disk",
            severity="warns",
            what=f"{disk:g} GiB free here; all targets together need {DISK_GIB:g}",
            seen="the file system of the current folder",
            fix=("nybforge channel clean", "or build one target: ./build_all.sh cuda128"),
        )


_ADVICE = {
    "libcuda": "sudo dmesg | grep -i nvrm",
    "nvidia_smi": "sudo dmesg | grep -i nvrm",
    "channels": "nybforge doctor, once the network is back",
}


def probe_cut_off(facts: Facts) -> Iterable[Finding]:
    """A probe, or a program that it ran, timed out: its facts are missing."""
    for run in facts.probes:
        if run.problem is not None and run.cut_off:
            yield Finding(
                id="probe_cut_off",
                severity="warns",
                what=f"the doctor's probe {run.name} timed out, so the facts that it collects are "
                "unknown",
                seen=run.problem,
                fix=(_ADVICE.get(run.name, "nybforge doctor --record machine.json; report it"),),
            )
        # if the whole probe timed out, its commands are not reported again
        for command in () if run.problem else run.silent:
            yield Finding(
                id="probe_cut_off",
                severity="warns",
                what=f"a program of the doctor's probe {run.name} timed out, so the facts "
                "that it collects are unknown",
                seen=f"cut off: {command}",
                fix=(_ADVICE.get(run.name, f"find out why it hangs: {command}"),),
            )


def doctor_failed(facts: Facts) -> Iterable[Finding]:
    """A probe or a rule raised an exception: its facts or findings are missing."""
    for run in facts.probes:
        if run.problem is not None and not run.cut_off:
            yield failure(f"probe {run.name}", run.problem)


RULES = (
    Rule(
        id="oom_killed",
        title="Little memory for building",
        explains="cicc, cudafe++ and cc1plus take 1 to 3 GiB each for large files; the kernel ends "
        "them when memory runs out.",
        check=low_memory,
    ),
    Rule(
        id="low_disk",
        title="Little disk for building",
        explains="Toolchain, caches, downloads and channel of all targets take 3 GiB, .venv with "
        "the tests' packages 2.",
        check=low_disk,
    ),
    Rule(
        id="probe_cut_off",
        title="A probe was cut off",
        explains="A program or the driver did not answer in time. A hanging nvidia-smi or libcuda "
        "usually means a GPU in an error state.",
        check=probe_cut_off,
    ),
    Rule(
        id=FAILED,
        title="A probe or a rule of the doctor failed",
        explains="A bug in nybforge, or an unknown kind of machine; the other facts and findings "
        "are valid. The exit code is 1.",
        check=doctor_failed,
    ),
)
