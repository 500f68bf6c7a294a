"""Compatibility of toolkits, compilers, drivers, devices and GPU images.

The functions have no side effects and use only the standard library.
"""

from nybble.compat.arch import Arch, CudaVersion, Device, device
from nybble.compat.choose import Choice, Refused, choose
from nybble.compat.errors import CompatError, ForcedSetError, UnknownArchError, UnknownToolkitError
from nybble.compat.force import Wish, wish
from nybble.compat.images import KERNEL_ABI, Image, KernelSet, parse_manifest
from nybble.compat.judge import Picked
from nybble.compat.rules import Verdict, compiles_for, cubin_fits, ptx_fits, set_fits
from nybble.compat.targets import (
    Problem,
    accepts,
    archs,
    check_variant,
    clang_max,
    conda_gcc_max,
    gcc_max,
    newest_accepted,
    parse_capability,
    toolkit_of,
    toolkits_accepting,
)

__all__ = [
    "KERNEL_ABI", "Arch", "Choice", "CompatError", "CudaVersion", "Device", "ForcedSetError",
    "Image", "KernelSet", "Picked", "Problem", "Refused", "UnknownArchError", "UnknownToolkitError",
    "Verdict", "Wish", "accepts", "archs", "check_variant", "choose", "clang_max", "compiles_for",
    "conda_gcc_max", "cubin_fits", "device", "gcc_max", "newest_accepted",
    "parse_capability", "parse_manifest", "ptx_fits", "set_fits", "toolkit_of",
    "toolkits_accepting", "wish",
]  # fmt: skip
