"""Show which devices each target supports, and which compilers and drivers toolkits accept."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode, NothingSelected, UsageError

if TYPE_CHECKING:
    from nybforge.context import Context

FIRST_RELEASE = 100  # CUDA versions are below this number, driver releases above


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "targets",
        metavar="TARGET",
        nargs="*",
        help="targets to show (default: all targets that are built by default)",
    )
    parser.add_argument(
        "--driver",
        metavar="CUDA",
        help="CUDA version of the driver, e.g. 12.2 (default: the oldest driver that "
        "supports both the target and the device)",
    )
    parser.add_argument(
        "--device",
        metavar="NAME",
        help="show only this device, and explain the results. NAME is a compute capability "
        "(sm_86), a product (h100) or auto (this machine's GPUs)",
    )
    parser.add_argument(
        "--html", metavar="FILE", help="write the tables into an HTML page instead of printing them"
    )
    arm = parser.add_argument_group("Python packages on Arm servers")
    arm.add_argument(
        "--platform",
        metavar="NAME",
        help="show which Python packages a platform has, instead of the tables of targets "
        "and devices; only linux-aarch64 (SBSA) is supported",
    )
    arm.add_argument(
        "--cuda", metavar="X.Y", help="CUDA version of the packages (default: the recommended one)"
    )
    arm.add_argument(
        "--script",
        metavar="FILE",
        nargs="?",
        const="-",
        help="write a script that installs the packages (default FILE: stdout)",
    )
    parser.epilog = (
        "examples:\n  nybforge compat --driver 12.2\n  nybforge compat --device sm_87 cuda122\n"
        "  nybforge compat --platform linux-aarch64 --device 12.1 --script install.sh"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Build the tables and show them."""
    from nybble.compat import CompatError, CudaVersion
    from nybforge import matrix
    from nybforge.buildreport.page import matrix_page
    from nybforge.report import table
    from nybforge.storage import write_answer
    from nybforge.variants import by_default, load_targets, select

    wanted = capabilities(args.device, context)
    if args.platform:
        return _packages(args, context, wanted)
    if args.cuda or args.script:
        raise UsageError(
            "--cuda and --script need --platform",
            hint="nybforge compat --platform linux-aarch64 --cuda 13.0",
        )
    try:
        driver = CudaVersion.parse(args.driver) if args.driver else None
    except CompatError as error:
        raise UsageError(str(error), hint="nybforge compat --driver 12.2") from error
    if driver and driver.major >= FIRST_RELEASE:
        raise UsageError(
            f"{args.driver} is a driver release, but --driver expects the driver's CUDA version",
            hint="nvidia-smi and python -m nybble print the driver's CUDA version as CUDA "
            "Version or CUDA UMD Version",
        )
    variants = load_targets(context.root)
    variants = select(variants, args.targets) if args.targets else by_default(variants)
    if all(variant.cuda is None for variant in variants):
        raise NothingSelected(
            "the target cpu has no GPU code to show", hint="nybforge compat cuda122"
        )
    rows = matrix.matrix(variants, driver and str(driver), wanted)
    found = matrix.limits(variants)
    if args.html:
        path = context.cwd / args.html
        write_answer(path, matrix_page(matrix.to_json(rows, found)))
        context.report.note(f"wrote {path}")
    header, body = matrix.device_table(rows)
    lines = table(body, header)
    for row in rows if wanted else ():
        # the line shows the target already, so remove it from the reason
        reasons = [(cell.target, cell.why.removeprefix(f"{cell.target}: ")) for cell in row.cells]
        lines += [
            "",
            *([row.cc] if len(rows) > 1 else []),
            *(f"{on}: {why}" for on, why in reasons),
        ]
    second, limits = matrix.limits_table(found)
    lines += ["", *table(limits, second)]
    context.report.answer("compat", matrix.to_json(rows, found), [] if args.html else lines)
    return int(ExitCode.OK)


def _packages(args: argparse.Namespace, context: Context, wanted: list[str]) -> int:
    """Show the Python packages of a platform."""
    from nybforge.sbsa.answer import platform_answer

    given = {"TARGET": args.targets, "--driver": args.driver, "--html": args.html}
    unused = [name for name, value in given.items() if value]
    if unused:
        raise UsageError(
            f"{', '.join(unused)} cannot be used with --platform",
            why="--platform shows Python packages, which have no targets",
            hint="nybforge compat --help",
        )
    if len(wanted) > 1:
        raise UsageError("--platform allows only one --device", why=f"given: {', '.join(wanted)}")
    device = wanted[0] if wanted else None
    return platform_answer(context, args.platform, args.cuda, device, args.script)


def capabilities(device: str | None, context: Context) -> list[str]:
    """Return the compute capabilities of the devices that --device names (sm_86, 8.6, h100 or
    auto)."""
    from nybforge.devices import resolve

    found = resolve([device] if device else [], context.runner)
    return [f"{major}.{minor}" for major, minor in found]
