"""Check the compatibility tables against the pinned CUDA wheels, and fail on any difference."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.errors import DriftError, ExitCode, UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.measure import Measured
    from nybforge.toolchain.sources import Sources


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "toolkits",
        metavar="CUDA",
        nargs="*",
        help="toolkits to measure, e.g. 12.2 or cuda122 (default: all)",
    )
    parser.epilog = "examples:\n  nybforge measure 12.2\n  nybforge measure --json"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Fetch, measure, compare."""
    from nybforge.measure import compare, preprocessor
    from nybforge.toolchain.sources import read_sources
    from nybforge.variants import load_targets

    sources = read_sources(context.root)
    of_target = {each.target: each.cuda for each in load_targets(context.root)}
    named = [of_target.get(name) or name for name in args.toolkits]
    wanted = list(dict.fromkeys(named)) or list(sources.toolkits)
    for name in wanted:
        if name not in sources.toolkits:
            raise UsageError(
                f"no wheels of CUDA {name!r} are pinned",
                hint=f"toolkits: {', '.join(sources.toolkits)}",
            )
    preprocessor(context)  # checked before the first download
    measured = [_measured(name, sources, context) for name in wanted]
    drift = compare(measured)
    if drift:
        raise DriftError(
            f"{counted(len(drift), 'fact')} in the tables differ from the pinned wheels",
            where=context.root / "pkg/nybble/compat/data",
            detail=[str(one) for one in drift],
            hint="correct these rows of the tables, and name the wheel as their source",
        )
    rows = [
        {
            "toolkit": one.toolkit,
            "gcc_max": one.gcc_max,
            "clang_max": one.clang_max,
            "archs": list(one.archs or ()),
            "ptx_isa": one.ptx_isa,
        }
        for one in measured
    ]
    lines = [
        f"{one.toolkit}: GCC {one.gcc_max}, clang {one.clang_max}, PTX {one.ptx_isa}, "
        f"{counted(len(one.archs or ()), 'architecture')}: as recorded"
        for one in measured
    ]
    context.report.answer("measure", {"toolkits": rows}, lines)
    return int(ExitCode.OK)


def _measured(name: str, sources: Sources, context: Context) -> Measured:
    """Return the facts of one toolkit, measured on the wheels pinned for this machine."""
    from nybforge.measure import measure_toolkit
    from nybforge.platforms import host_platform
    from nybforge.variants import load_targets

    platform = host_platform()
    parts = {part: tool.wheel_for(platform, "") for part, tool in sources.toolkits[name].items()}
    wheels = {part: wheel for part, wheel in parts.items() if wheel is not None}
    targets = [each.target for each in load_targets(context.root) if each.cuda == name]
    return measure_toolkit(name, wheels, context, targets)
