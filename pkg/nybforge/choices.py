"""Lists the values of options. The module imports nothing, because --help must be fast."""

from __future__ import annotations

__all__ = ["EXECUTORS", "TOOLCHAINS"]

TOOLCHAINS = ("embedded", "conda-forge")
# Where jobs run.
EXECUTORS = ("local", "slurm")
