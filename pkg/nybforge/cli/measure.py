"""Measure the fact tables again on the pinned wheels, and fail on any difference."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from nybble.compat.children import find_program
from nybforge.errors import DriftError, ExitCode, HostLacksTool, InputError, UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.measure import Measured
    from nybforge.toolchain.model import Wheel
    from nybforge.toolchain.sources import Tool

# toolkit components whose wheels may contain crt/host_config.h
HEADERS = ("crt", "nvcc")


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "toolkits",
        metavar="CUDA",
        nargs="*",
        help="toolkits to measure, as 12.2 or cuda122 (default: all)",
    )
    parser.epilog = "examples:\n  nybforge measure 12.2\n  nybforge measure --json"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Fetch, measure, compare."""
    from nybforge.measure import compare
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
    compiler = find_program("gcc", context.env) or find_program("cc", context.env)
    if compiler is None:
        raise HostLacksTool("measuring needs a C preprocessor", hint="install gcc")
    measured = [_measure(name, sources.toolkits[name], compiler, context) for name in wanted]
    drift = compare(measured)
    if drift:
        raise DriftError(
            f"{counted(len(drift), 'fact')} differ from the pinned wheels",
            where=context.root / "pkg/nybble/compat/data",
            detail=[str(one) for one in drift],
            hint="correct the rows, with the wheel as their source",
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
        f"{len(one.archs or ())} architectures: as recorded"
        for one in measured
    ]
    context.report.answer("measure", {"toolkits": rows}, lines)
    return int(ExitCode.OK)


def _measure(name: str, parts: Mapping[str, Tool], compiler: Path, context: Context) -> Measured:
    """Return the facts of one toolkit, measured on the wheels pinned for this machine."""
    from nybforge.measure import HEADER, NVRTC, Measured, extract, measure_header, measure_nvrtc
    from nybforge.places import cache_folder
    from nybforge.scratch import claim
    from nybforge.toolchain.fetch import fetch
    from nybforge.toolchain.wheelhouse import Wheelhouse
    from nybforge.variants import load_targets

    house = Wheelhouse(cache_folder(context.env))
    targets = [each.target for each in load_targets(context.root) if each.cuda == name]
    claim(context.build)
    folder = context.build / "measure" / name
    shutil.rmtree(folder, ignore_errors=True)
    gcc = clang = None
    answer: Mapping[str, object] = {}
    for part in (*HEADERS, "nvrtc"):
        wheel = _wheel(parts.get(part))
        if wheel is None:
            continue
        path = fetch([wheel], house, context.runner, context.report, targets=targets)[wheel.sha256]
        if part == "nvrtc":
            files = extract(path, NVRTC, folder)
            library = min((n for n in files if n.startswith("libnvrtc.so.")), default=None)
            if library is not None:
                answer = measure_nvrtc(files[library], context.runner)
        elif gcc is None:
            header = extract(path, HEADER, folder).get("host_config.h")
            if header is not None:
                gcc, clang = measure_header(header, compiler, context.runner)
    if gcc is None and any(part in parts for part in HEADERS):
        raise InputError(
            f"no host_config.h that refuses a compiler in the wheels of CUDA {name}",
            where=context.root / "recipe/toolchains/embedded.yaml",
            hint="pin the wheel that holds crt/host_config.h",
        )
    shutil.rmtree(folder, ignore_errors=True)
    archs = answer.get("archs")
    return Measured(
        toolkit=name,
        gcc_max=gcc,
        clang_max=clang,
        archs=tuple(str(arch) for arch in archs) if isinstance(archs, list) else None,
        ptx_isa=str(answer["ptx_isa"]) if "ptx_isa" in answer else None,
        version=str(answer["version"]) if "version" in answer else None,
    )


def _wheel(tool: Tool | None) -> Wheel | None:
    from nybforge.platforms import host_platform

    return tool.wheel_for(host_platform(), "") if tool is not None else None
