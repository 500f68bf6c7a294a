"""Causes at the folder of a build: another build's cache lies in it, or git does not open it."""

from __future__ import annotations

import shlex

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# torch writes it where it waits; a faulthandler and Ctrl-C show the line it waits in
_ROOT = linear.compile(r"Using (/\S*torch_extensions\S*) as PyTorch extensions root")


def _lock(hit: Hit) -> str:
    """Return the lock that is waited for, as a file or a pattern for the shell."""
    roots = _ROOT.findall(hit.before)
    return (
        hit.get("lock")
        or f"{shlex.quote(roots[-1]) if roots else '~/.cache/torch_extensions'}/*/lock"
    )


def unlock(hit: Hit) -> tuple[str, ...]:
    lock = f"{_lock(hit)}"
    folder = lock.rpartition("/")[0]
    return (
        f"ls -l {lock}; ps aux | grep -E 'ninja|nvcc|cicc' | grep -v grep   # an old file, and none that compiles: it is stale",
        f"rm -f {lock}   # with no such program running; half-built: rm -rf {folder}",
        "then the program once as one process: what stopped the first time (memory, a time limit) shows; export MAX_JOBS=2 needs less",
        "a home that several nodes share: export TORCH_EXTENSIONS_DIR=/tmp/$USER/torch_extensions",
    )
