"""Skip tests whose packages or GPU are missing, without importing packages."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

__all__ = ["CUDA", "needs", "on_cuda"]

CUDA = pytest.param("cuda", marks=pytest.mark.gpu)
on_cuda = pytest.mark.parametrize("device", [CUDA], indirect=True)


def needs(*names: str) -> pytest.MarkDecorator:
    """Return the mark that skips a test if one of the packages is missing.

    pytest.importorskip would import them in each worker: bitsandbytes takes 6 s.
    """
    missing = [name for name in names if find_spec(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"missing: {', '.join(missing)}")
