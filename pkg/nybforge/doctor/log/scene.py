"""Finds the kind of machine that a log comes from."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_JETSON = linear.compile(
    r"(?i:tegra|\bl4t\b|jetpack|nvidia-l4t|\bjetson\b)|NvRmMem|-linux_aarch64\.whl\b.*\.nv\d\d|\.nv\d\d\.\d|"
    r"\bOrin\b|\bXavier\b"
)
_WSL = linear.compile(
    r"microsoft-standard|/usr/lib/wsl/|\bWSL2?\b|> wsl(?:\.exe)? |blocked by the operating system"
)
_BATCH = linear.compile(
    r"\bsrun\b|\bsbatch\b|slurmstepd|\bSLURM_|slurm_script|\bPBS_|NoDevFiles|"
    r"\b(?:sinfo|squeue|salloc|qsub)\b|@[\w-]*login[\w-]*[ :]|[$>\]] (?:module|ml) load\b"
)
_ENGINES = (
    (
        "apptainer",
        linear.compile(r"\bapptainer\b|\bsingularity\b|any nv files|Apptainer>|Singularity>"),
    ),
    ("kubepods", linear.compile(r"kubepods|\bkubectl\b|CrashLoopBackOff")),
    ("podman", linear.compile(r"\bpodman\b")),
    (
        "docker",
        linear.compile(
            r"\bdocker\b|\bnerdctl\b|nvidia-container-cli|standard_init_linux\.go|\broot@[0-9a-f]{12}:|/\.dockerenv"
        ),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The kind of machine on which the failure happened. `engine` is the container engine, or "" if
    the program did not run in a container."""

    jetson: bool
    wsl: bool
    batch: bool
    engine: str


def scene(hit: Hit, facts: Facts) -> Scene:
    """Return the kind of machine on which the failure happened, from the log and the facts."""
    text = hit.text
    engines = (name for name, words in _ENGINES if words.search(text))
    return Scene(
        jetson=facts.jetson is not None or bool(_JETSON.search(text)),
        wsl=facts.system.wsl or bool(_WSL.search(text)),
        batch=facts.module_system or bool(_BATCH.search(text)),
        engine=next(engines, facts.system.container or ""),
    )


_PLATFORMS = {
    "linux-aarch64": linear.compile(r"\baarch64\b|_aarch64\.whl|linux-aarch64|linux_aarch64"),
    "linux-64": linear.compile(r"\bx86[-_]64\b|_x86_64\.whl|linux-64\b|\bamd64\b"),
}


# Text in logs that do not come from this machine itself: logs of Windows and macOS, of containers,
# and of docker builds, whose steps run in an image.
_ELSEWHERE = linear.compile(
    r"(?m)\b[A-Z]:\\\w|\bmacosx_|\bDarwin\b|^#\d+ \d+\.\d+ |\broot@[0-9a-f]{12}:|^Step \d+/\d+ : |"
    r"^ (?:=>|>) \[[\w -]*\d+/\d+\] |"
    r"\b(?:kubectl|docker|podman|nerdctl)(?: compose)? logs\b|\bpid=1\)|\bkubectl exec\b"
)


# The versions of the host compiler and of nvcc, in the forms that these compilers, CMake and
# Makefiles print.
_GCC = linear.compile(
    r"(?m)compiler identification is GNU (\d+\.\d+\.\d+)|"
    r"^(?:gcc|g\+\+|c\+\+) (?:version |\([^)\n]*\) )(\d+\.\d+\.\d+)"
)
_NVCC = linear.compile(
    r"Cuda compilation tools, release (\d+\.\d+)|compiler identification is NVIDIA (\d+\.\d+)|"
    r"Found CUDAToolkit: [^\n]*version \"(\d+\.\d+)|/cuda-(\d+\.\d+)/bin/nvcc"
)


def _has_other_tools(hit: Hit, facts: Facts) -> bool:
    """Return whether the log shows versions of host compilers or toolkits, and this machine has
    only other versions."""
    for pattern, tools in ((_GCC, facts.compilers), (_NVCC, facts.toolkits)):
        shown = {"".join(groups) for groups in pattern.findall(hit.text)}
        have = {f"{tool.version}." for tool in tools}
        if shown and have and not any(h.startswith(f"{s}.") for s in shown for h in have):
            return True
    return False


# home folders of users, but not those of the machines on which packages are built
_HOMES = linear.compile(r"(?m)(?:^|[\s\"'`=:,(\[])((?:/home|/Users|/u)/[\w.-]+|/root)/")
_BUILDERS = {"/home/conda", "/home/runner", "/home/builder", "/home/jenkins", "/Users/runner"}


def _has_other_homes(hit: Hit, facts: Facts) -> bool:
    """Return whether the log shows files in users' home folders, but none of this user's."""
    shown = set(_HOMES.findall(hit.text)) - _BUILDERS
    return bool(facts.system.home and shown) and not any(
        f"{facts.system.home}/".startswith(f"{home}/") for home in shown
    )


def facts_for(hit: Hit, facts: Facts) -> Facts:
    """Return the facts of this machine if the log can come from it. Otherwise return only the few
    facts that the log shows."""
    shown = [subdir for subdir, words in _PLATFORMS.items() if words.search(hit.text)]
    where = scene(hit, Facts())
    same = facts.system.subdir in (shown or [facts.system.subdir]) and not _ELSEWHERE.search(
        hit.text
    )
    same = same and not _has_other_tools(hit, facts) and not _has_other_homes(hit, facts)
    if same and where.jetson <= (facts.jetson is not None) and where.wsl <= facts.system.wsl:
        return facts
    blank = Facts()
    subdir = shown[0] if len(shown) == 1 else blank.system.subdir
    return replace(blank, system=replace(blank.system, subdir=subdir))
