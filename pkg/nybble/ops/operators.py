"""Access to torch.ops.nybble for code that also runs without torch."""

from __future__ import annotations

from typing import Any


def operators() -> Any:
    """Return torch.ops.nybble; the first call registers the operators."""
    from nybble.ops import (
        registry as torch_ops,
    )  # an import statement, which torch.compile can trace

    return torch_ops.OPERATORS
