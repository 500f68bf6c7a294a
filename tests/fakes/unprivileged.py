"""Start a program so that file modes apply to it, even if root runs the tests (as in CI)."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

WORDS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")


def bound_by_modes(*command: str) -> list[str]:
    """Return a command line that runs the command without root's right to ignore file modes."""
    if os.geteuid() != 0:
        return list(command)
    if shutil.which(WORDS[0]) is None or subprocess.run([*WORDS, "true"]).returncode != 0:
        pytest.skip("missing: a user whom file modes bind, or setpriv (this is root)")
    return [*WORDS, *command]
