"""The embedded toolchain: a local channel of wheels and of this machine's GCC and Python."""

from __future__ import annotations

from nybforge.toolchain.ensure import (
    Toolchain,
    channel_folder,
    ensure_toolchain,
    missing_packages,
)
from nybforge.toolchain.host import probe_host
from nybforge.toolchain.model import Host, PackagePlan, Wanted
from nybforge.toolchain.plan import ToolchainPlan, plan_toolchain

__all__ = [
    "Host",
    "PackagePlan",
    "Toolchain",
    "ToolchainPlan",
    "Wanted",
    "channel_folder",
    "ensure_toolchain",
    "missing_packages",
    "plan_toolchain",
    "probe_host",
]
