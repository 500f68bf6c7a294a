"""Compute values for the doctor's texts about builds that run out of memory."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def program(hit: Hit) -> str:
    """Return the compiler program that was killed, or "" if the log does not name it."""
    found = linear.search(r"cc1plus|cicc|cudafe\+\+|ptxas|nvlink|\bld\b|lto1|cc1|rustc", hit.quote)
    return found[0] if found else ""


_OTHER = linear.compile(r"Process (\d+) has ([\d.]+) ([GM])iB memory in use")
_OWN = linear.compile(r"this process has ([\d.]+) ([GM])iB memory in use")


def holder(hit: Hit) -> str:
    """Return the id of a process that uses more of the GPU's memory than the failed process. Return
    "" if torch's message names no such process."""
    own = max((_gib(size, unit) for size, unit in _OWN.findall(hit.wide or hit.quote)), default=0.0)
    others = [(_gib(size, unit), pid) for pid, size, unit in _OTHER.findall(hit.wide or hit.quote)]
    return max(((size, pid) for size, pid in others if size > own), default=(0.0, ""))[1]


def _gib(size: str, unit: str) -> float:
    return float(size) / (1 if unit == "G" else 1024)


# The memory that a job requested: in options of Slurm, in the output of sacct (ReqMem), and in
# messages of Slurm and PBS.
_REQUESTED = linear.compile(
    r"--mem[= ](\d+) ?([GM])|\bReqMem\b[^\n]*\n(?:[ -]+\n)?[^\n]*?\b(\d+)([GM])[nc]?\b|"
    r" of (\d+)(?:\.\d+)? ([GM])B|exceeded limit (\d+)(k)b|\bmem=(\d+)([gm])b"
)


def more(hit: Hit) -> int:
    """Return how much memory to request, in GiB. This is twice the memory that the job requested,
    or 64 GiB if the log does not name it."""
    found = _REQUESTED.search(hit.text)
    if found is None:
        return 64
    size, unit = (each for each in found.groups() if each)
    return max(2 * int(size) >> {"k": 20, "m": 10, "g": 0}[unit.lower()], 2)


def jobs(facts: Facts) -> int:
    """Return how many compiler processes can run at once in the machine's memory."""
    return max(1, int((facts.system.memory_gib or 4) / 4))
