"""nybforge: conda packages and environments of nybble, per CUDA target."""

from __future__ import annotations

__version__ = "0.1.0"
