"""The module bitsandbytes, backed by nybble: the names that transformers, peft and accelerate use.

This is not bitsandbytes: it is another program with the same names and data formats. An environment
cannot contain both programs. Their distributions have the same name, and the conda packages exclude
each other.
"""

from __future__ import annotations

import sys as _sys
from importlib.metadata import entry_points as _entry_points
from importlib.util import find_spec as _find_spec
from pathlib import Path as _Path


def _refuse(text: str) -> None:
    """Raise ImportError. If the program is `python -m bitsandbytes`, print only the text."""
    if _sys.argv[:1] == ["-m"] and "bitsandbytes" in _sys.orig_argv:
        raise SystemExit(f"error: {text}")
    raise ImportError(text)


def _refuse_company() -> None:
    """Raise ImportError if another bitsandbytes is installed in the same folder."""
    site = _Path(__file__).resolve().parent.parent
    found = sorted(path.name for path in site.glob("bitsandbytes-*.dist-info"))
    if len(found) > 1 or any("nybble" not in name for name in found):
        _refuse(
            f"{site} contains nybble's bitsandbytes and {', '.join(found)}, and only one of them "
            "can be installed: uninstall both, then install the one that you want"
        )


_refuse_company()
if _find_spec("torch") is None:
    _refuse(
        "the module bitsandbytes needs torch, which is not installed in this environment\n"
        "hint: install torch 2.4 or newer; `python -m nybble` checks nybble without torch"
    )

from nybble import __version__ as _nybble_version  # noqa: E402
from nybble.autograd import MatmulLtState, matmul, matmul_4bit  # noqa: E402

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
