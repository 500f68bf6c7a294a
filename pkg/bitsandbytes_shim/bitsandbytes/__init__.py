"""The module bitsandbytes, backed by nybble: the names that transformers, peft and accelerate use.

This is not bitsandbytes: it is another program with the same names and data formats. An environment
cannot contain both programs. Their distributions have the same name, and the conda packages exclude
each other.
"""

from __future__ import annotations

from importlib.metadata import entry_points as _entry_points
from pathlib import Path as _Path

from nybble import __version__ as _nybble_version
from nybble.autograd import MatmulLtState, matmul, matmul_4bit

# transformers, peft and accelerate compare this version. It is the bitsandbytes release that has
# the same interface, followed by nybble's own version.
__version__ = f"0.50.2+nybble.{_nybble_version}"

# Client libraries look for "multi_backend" in this set before they use a device.
features = {"multi_backend"}


def __getattr__(name: str) -> object:
    # transformers reads this attribute before it prepares a model
    if name == "supported_torch_devices":
        _transformers_experts.register()
        return {"cpu", "cuda"}
    raise AttributeError(f"module 'bitsandbytes' has no attribute {name!r}")


def _refuse_company() -> None:
    """Raise ImportError if another bitsandbytes is installed in the same folder."""
    site = _Path(__file__).resolve().parent.parent
    found = sorted(path.name for path in site.glob("bitsandbytes-*.dist-info"))
    if len(found) > 1 or any("nybble" not in name for name in found):
        raise ImportError(
            f"{site} contains nybble's bitsandbytes and {', '.join(found)}, and only one of them "
            "can be installed: uninstall both, then install the one that you want"
        )


_refuse_company()

from bitsandbytes import (  # noqa: E402
    _devices,
    _ops,
    _strict,
    autograd,
    cextension,
    functional,
    nn,
    optim,
    utils,
)
from bitsandbytes.nn import modules  # noqa: E402
from bitsandbytes.optim import adam  # noqa: E402
from nybble.nn import transformers_experts as _transformers_experts  # noqa: E402


def _import_backends() -> None:
    """Call the installed backends, which register kernels of torch.ops.bitsandbytes for devices."""
    for entry in _entry_points(group="bitsandbytes.backends"):
        try:
            entry.load()()
        except Exception as error:
            raise RuntimeError(f"bitsandbytes backend {entry.name}: {error}") from error


_devices.register()
_import_backends()
if _strict.is_strict():
    _strict.apply()

__all__ = [
    "MatmulLtState",
    "__version__",
    "_ops",
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
