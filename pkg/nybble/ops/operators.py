"""The door to torch.ops.nybble, for code that arrays of numpy run without torch."""

from __future__ import annotations

from typing import Any

__all__ = ["operators"]


def operators() -> Any:
    """Return the operators that torch's tracers and modes see; the first call registers them."""
    from nybble.ops import registry as torch_ops  # a statement, which torch.compile follows

    return torch_ops.OPERATORS
