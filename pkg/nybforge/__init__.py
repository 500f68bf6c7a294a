"""nybforge: conda packages and environments of nybble, per CUDA target."""

from __future__ import annotations

__version__: str


def __getattr__(name: str) -> str:
    """Read the version from the checkout's VERSION file on first access."""
    if name != "__version__":
        raise AttributeError(f"module 'nybforge' has no attribute {name!r}")
    from pathlib import Path

    return (Path(__file__).resolve().parents[2] / "VERSION").read_text("ascii").strip()
