"""Access to torch.ops.nybble for code that also runs without torch."""

from __future__ import annotations

from typing import Any


def operators() -> Any:
    """Return torch.ops.nybble; the first call registers the operators."""
    from nybble.ops import registry  # torch.compile cannot trace import_module

    return registry.OPERATORS
