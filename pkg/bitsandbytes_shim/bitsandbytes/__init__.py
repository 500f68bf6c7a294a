"""The module bitsandbytes, backed by nybble: the names that transformers, peft and accelerate use.

It is another program than bitsandbytes, with its names and data formats. The two cannot be in one
environment: they have the same distribution name, and the conda packages exclude each other.
"""

from __future__ import annotations

from pathlib import Path as _Path

from nybble import __version__ as _nybble_version
from nybble.autograd import MatmulLtState, matmul, matmul_4bit

# The interface version that transformers, peft and accelerate compare, then whose it is.
__version__ = f"0.50.2+nybble.{_nybble_version}"

# What the clients ask before they use a device.
features = {"multi_backend"}
supported_torch_devices = {"cpu", "cuda"}


def _refuse_company() -> None:
    """Raise when another bitsandbytes was unpacked over or under this one."""
    site = _Path(__file__).resolve().parent.parent
    found = sorted(path.name for path in site.glob("bitsandbytes-*.dist-info"))
    if len(found) > 1 or any("nybble" not in name for name in found):
        raise ImportError(
            f"{site} holds {', '.join(found)} beside nybble's bitsandbytes: two programs of one "
            "name; uninstall both and install the one you want"
        )


_refuse_company()

from bitsandbytes import autograd, cextension, functional, nn, optim, utils  # noqa: E402
from bitsandbytes.nn import modules  # noqa: E402
from bitsandbytes.optim import adam  # noqa: E402

__all__ = [
    "MatmulLtState",
    "__version__",
    "adam",
    "autograd",
    "cextension",
    "features",
    "functional",
    "matmul",
    "matmul_4bit",
    "modules",
    "nn",
    "optim",
    "supported_torch_devices",
    "utils",
]
