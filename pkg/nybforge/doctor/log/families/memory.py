"""Causes where room runs out: the system ends a compiler for lack of memory, or the disk is full."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, commands, sign


def _by_slurm(hit: Hit) -> bool:
    return "slurmstepd" in hit.quote or "srun: error" in hit.quote


def _why_killed(hit: Hit) -> str:
    if _by_slurm(hit):
        return "the job used more memory than it asked for, and the batch system ended its largest process; what follows it in the log is damage"
    found = linear.search(r"cc1plus|cicc|cudafe\+\+|ptxas|nvlink|\bld\b|lto1|cc1|rustc", hit.quote)
    what = found[0] if found else "a program"
    return f"the system ended {what} for lack of memory (signal 9); what follows it in the log is damage"


def _fewer_jobs(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if _by_slurm(hit):
        return (
            "#SBATCH --mem=32G   # more than the job had: seff JOBID, or sacct -j JOBID -o jobid,reqmem,maxrss; 0 is all of the node's",
            "a build: export MAX_JOBS=2 CMAKE_BUILD_PARALLEL_LEVEL=2 NVCC_THREADS=1   # each nvcc takes 2 to 6 GiB",
        )
    memory = facts.system.memory_gib
    jobs = max(1, int((memory or 4) / 4))
    return (
        f"export MAX_JOBS={jobs} CMAKE_BUILD_PARALLEL_LEVEL={jobs} NVCC_THREADS=1   # then build again",
        "fewer architectures need less: TORCH_CUDA_ARCH_LIST, CMAKE_CUDA_ARCHITECTURES",
        "raise the memory limit of the container or job, or add swap",
    )


# a batch system ends a job with the same signal at its time limit and when it is called off
_CALLED_OFF = r"TIME LIMIT|CANCELLED|PREEMPTION"

_PROGRAMS = r"(?:cc1plus|cc1|cicc|cudafe\+\+|ptxas|nvlink|nvcc|fatbinary|ld|lto1|lto-wrapper|as|c\+\+|g\+\+|gcc|clang|rustc)"

OOM_KILLED = Cause(
    id="oom_killed",
    title="A compiler was killed for lack of memory",
    why=_why_killed,
    fix=_fewer_jobs,
    signs=(
        sign("killed signal terminated program"),
        sign("killed (program", r"(?i)Killed \(program \S+\)"),
        sign("died due to signal 9"),
        sign(
            "died due to signal",
            r"'(?:cicc|cudafe\+\+|ptxas|nvlink|fatbinary)' died due to signal (?:6|9|15)\b",
            not_nearby=r"internal error: assertion failed",  # which ends in signal 6, too
        ),
        sign("virtual memory exhausted"),
        sign("internal compiler error: killed"),
        sign("srun: error", r"srun: error: .*: Out Of Memory"),
        sign("srun: error", r"srun: error: .*: Killed", not_nearby=_CALLED_OFF),
        sign("out of memory allocating"),
        sign("fatal error: killed", r"(?i)fatal error: Killed"),
        sign("out of memory: kill~", r"(?i)Out of memory: Kill(?:ed)? process"),
        sign("terminated with signal 9", r"(?i)terminated with signal 9"),
        sign(
            ("oom-kill~", "oom_kill", "oom_killed", "oom killed"),
            r"(?i)\boom[-_]kill(?:\b|ed\b)|invoked oom-killer|\boom killed\b",
        ),
        sign("oomkilled", r"\bOOMKilled\b"),
        sign("llvm error: out of memory", r"LLVM ERROR: out of memory"),
        sign("cannot allocate memory", r"(?i)" + _PROGRAMS + r".{0,60}cannot allocate memory"),
        sign("memory exhausted", r"(?i)(?:ld|linker|collect2|as).{0,60}memory exhausted"),
        sign("error 137", r"\*\*\* .*Error 137\b"),
        sign(
            ("code 137", "code: 137", "status 137", "status: 137"),
            r"(?i)\b(?:code|exit status):? 137\b",
        ),
        sign("killed", r"\*\*\* .*\bKilled\b"),
        sign(
            "killed",
            r"^\s*(?:/\S+: line \d+: )?\s*(?:\d+ )?Killed\s*(?:$|[\w./])|\sKilled\s*$",
            "likely",
            not_nearby=_CALLED_OFF,
        ),
        sign("killed", r"^\s*\[\d+\]\s+\d+ killed\s+\S+", "likely"),
        sign("sigkill", r"(?i)died with <Signals\.SIGKILL: 9>|SIGKILL", "likely"),
        sign("failed: [code=~", r"FAILED: \[code=(?:9|137)\]"),
        sign("memory limit", r"(?i)exceeded (?:job |step )?memory limit"),
    ),
    examples=(
        "c++: fatal error: Killed signal terminated program cc1plus",
        "nvcc error   : 'cicc' died due to signal 9 (Kill signal)",
        "cc1plus: out of memory allocating 65536 bytes after a total of 58052608 bytes",
        "slurmstepd: error: Detected 1 oom-kill event(s) in StepId=1.batch.",
    ),
    counter_examples=(
        "torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB",
        "[INFO] skilled workers: 3",
    ),
)

LOW_DISK = Cause(
    id="low_disk",
    title="The disk, or the quota on it, is full",
    why="a file could not be written to its end; nvcc and pip write to TMPDIR first (/tmp), caches to HOME",
    fix=commands(
        'df -h . "${TMPDIR:-/tmp}" "$HOME"; quota -s',
        'mkdir -p "$PWD/tmp" && export TMPDIR="$PWD/tmp" PIP_CACHE_DIR="$PWD/tmp/pip"   # on a disk with room',
        "nybforge channel clean; pip cache purge; conda clean --all",
    ),
    signs=(
        sign("no space left on device"),
        sign("disk quota exceeded"),
        sign(
            "could not open output file '/tmp/tmpxft~",
            r"nvcc fatal\s*: Could not open output file '/tmp/tmpxft",
            "likely",
        ),
    ),
    examples=("OSError: [Errno 28] No space left on device", "cc1plus: Disk quota exceeded"),
    counter_examples=("/dev/sda1  100G  99G  1G  99% /",),
)

CAUSES = (OOM_KILLED, LOW_DISK)
