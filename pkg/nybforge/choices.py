"""Lists the values of options: toolchains and optional packages. The module imports nothing,
because --help must be fast."""

from __future__ import annotations

__all__ = ["EXECUTORS", "EXTRAS", "TOOLCHAINS"]

TOOLCHAINS = ("embedded", "conda-forge")
# Packages that are built only on request.
EXTRAS = ("nybble-bitsandbytes", "nybble-cuda-stubs", "nybble-trace")
# Where jobs run.
EXECUTORS = ("local", "slurm")
