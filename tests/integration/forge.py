"""A local channel like conda-forge, with its package names and the compilers that targets pin.

It has the packages of the embedded toolchain. The packages of compilers and Python have the pinned
versions, but run the software of this machine.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path

from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.ensure import ensure_toolchain
from nybforge.toolchain.host import probe_host
from nybforge.toolchain.model import Wanted
from nybforge.toolchain.plan import plan_toolchain
from nybforge.variants import Variant

__all__ = ["forge_channel"]


def forge_channel(
    root: Path, variant: Variant, folder: Path, env: Mapping[str, str], report: Report
) -> str:
    """Return the address of a channel that has every pinned package and version of a target."""
    runner = Runner(report=report, env=env)
    host = probe_host(runner, env)
    native = next(c for c in host.compilers if c.platform == host.platform and c.gxx is not None)
    libc = variant.values["c_stdlib_version"]
    pinned = dataclasses.replace(native, version=variant.gcc, libc=libc)
    python = dataclasses.replace(host.python, version=variant.values["python_min"] + ".0")
    like = dataclasses.replace(
        host, libc=libc, cxx_runtime=variant.gcc, compilers=(pinned,), python=python
    )
    wanted = Wanted(
        target=variant.target, toolkit=variant.cuda, device_compiler=variant.device_compiler
    )
    plan = plan_toolchain(root, like, [wanted])
    made = ensure_toolchain(plan, build=folder, env=env, runner=runner, report=report)
    return made.url
