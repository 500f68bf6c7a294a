"""Compute values for the doctor's texts about lock files of torch's extension builds."""

from __future__ import annotations

import shlex

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# torch prints this folder before it waits for a lock. The hit itself may be a line of a stack
# trace, printed by faulthandler or after Ctrl-C.
_ROOT = linear.compile(r"Using (/\S*torch_extensions\S*) as PyTorch extensions root")


def lock(hit: Hit) -> str:
    """Return the path of the lock file, or a shell pattern that matches it."""
    roots = _ROOT.findall(hit.before)
    return (
        f"{own}"
        if (own := hit.get("lock"))
        else f"{shlex.quote(roots[-1]) if roots else '~/.cache/torch_extensions'}/*/lock"
    )


def lock_folder(hit: Hit) -> str:
    """Return the folder that contains the lock file."""
    return lock(hit).rpartition("/")[0]
