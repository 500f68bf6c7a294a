"""Add a target for a CUDA version: pin its wheels, measure its compilers, write its files."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode, UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.measure import Measured
    from nybforge.newtoolkit import Toolkit


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("cuda", metavar="CUDA", help="CUDA version, e.g. 12.0 or cuda120")
    parser.add_argument("--dry-run", action="store_true", help="show the diff and write nothing")
    parser.epilog = "examples:\n  nybforge target add 12.0 --dry-run\n  nybforge target add 12.0"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Find the wheels, measure the facts, compute the files, check them in a copy, show the diff,
    and write."""
    from nybforge import checkoutcopy
    from nybforge.newtarget import LABELS
    from nybforge.variants import target_name

    cuda = _version(args.cuda)
    name = target_name(cuda)
    toolkit, files = _computed(cuda, context)
    with checkoutcopy.copied(context.root, context.build / "measure/checkout") as copy:
        checkoutcopy.rendered(copy, files, context.runner)
        changed = checkoutcopy.changes(context.root, copy)
    lines = list(checkoutcopy.diff(context.root, changed))
    if not args.dry_run:
        checkoutcopy.apply(context.root, changed)
    has_lab = f"envs/bnb{name.removeprefix('cuda')}lab.yml" in changed
    notes = _notes(toolkit, new_label=LABELS in files, has_lab=has_lab)
    document = {
        "target": name,
        "cuda": cuda,
        "release": toolkit.release or None,
        "platforms": list(toolkit.platforms),
        "dry_run": args.dry_run,
        "files": list(changed),
        "diff": lines,
        "notes": notes,
    }
    said = "would change" if args.dry_run else "changed"
    end = [f"{said} {counted(len(changed), 'file')}", *(f"note: {each}" for each in notes)]
    context.report.answer("target-add", document, [*lines, "", *end])
    return int(ExitCode.OK)


def _computed(cuda: str, context: Context) -> tuple[Toolkit, dict[str, str]]:
    """Return the wheels, and the text of every file that changes, except environment files."""
    from nybforge.newtarget import READ, TEMPLATE, new_files
    from nybforge.toolchain.listing import sizes_of
    from nybforge.variants import load_targets, target_name

    targets = load_targets(context.root)
    for each in targets:
        if each.target == target_name(cuda):
            raise UsageError(
                f"the target {each.target} exists already",
                where=each.path,
                hint="to see whether its pins are the newest, run: nybforge target check",
            )
    with context.report.step(f"find the wheels of CUDA {cuda}"):
        toolkit = _found(cuda, context)
        sizes = sizes_of(toolkit.wheels, context.runner)
    measured = _measured(toolkit, sizes, context)
    old = {path: (context.root / path).read_text(encoding="utf-8") for path in (*READ, TEMPLATE)}
    return toolkit, new_files(toolkit, sizes, measured, targets, old)


def _version(text: str) -> str:
    """Return the CUDA version of the argument."""
    found = re.fullmatch(r"(?:cuda)?(\d{2})\.?(\d{1,2})", text, re.ASCII)
    if found is None:
        raise UsageError(
            f"{text[:60]!r} is not a CUDA version",
            hint="write it as in 13.2; nybforge then uses the newest release of that version",
        )
    return f"{found[1]}.{found[2]}"


def _found(cuda: str, context: Context) -> Toolkit:
    """Return the wheels in the index."""
    from packaging.version import Version

    from nybforge.newtoolkit import METAPACKAGE, choose, distributions, newest_of_each
    from nybforge.toolchain.listing import listed, metadata_of

    files = listed([*distributions(cuda).values(), METAPACKAGE], context.runner)
    newest = newest_of_each(files, METAPACKAGE).get(cuda)
    packages = [each for each in files if each.name == METAPACKAGE]
    found = [each for each in packages if newest and Version(each.version) == Version(newest)]
    return choose(cuda, files, metadata_of(found[0], context.runner) if found else None)


def _measured(toolkit: Toolkit, sizes: dict[str, int | None], context: Context) -> Measured:
    """Return the facts, measured on the wheels for this machine's platform. If the fact tables
    already have the toolkit, the measured facts must agree with the tables."""
    from nybble.compat import tables
    from nybforge.errors import DriftError
    from nybforge.measure import compare, measure_toolkit
    from nybforge.platforms import host_platform
    from nybforge.toolchain.model import Wheel

    wheels = {}
    for part, platforms in toolkit.parts.items():
        one = platforms.get(host_platform())
        if one is not None and one.sha256 is not None:
            wheels[part] = Wheel(
                name=one.name,
                version=one.version,
                file=one.file,
                sha256=one.sha256,
                size=sizes.get(one.file),
            )
    if "nvrtc" not in wheels:
        raise UsageError(
            f"CUDA {toolkit.cuda} has no wheels for this machine, {host_platform()}",
            hint="run the command on linux-64, because nybforge measures a target's facts "
            "with the wheels of this machine",
        )
    measured = measure_toolkit(toolkit.cuda, wheels, context)
    drift = compare([measured]) if tables.pair(toolkit.cuda) in tables.toolkits() else ()
    if drift:
        raise DriftError(
            "facts in the tables differ from the wheels; nothing was written",
            where=context.root / "pkg/nybble/compat/data",
            detail=[str(one) for one in drift],
            hint="correct these rows of the tables, and name the wheel as their source",
        )
    return measured


def _notes(toolkit: Toolkit, *, new_label: bool, has_lab: bool) -> list[str]:
    """Return notes about facts that the wheels do not contain."""
    from nybble.compat import tables
    from nybforge.platforms import PLATFORMS

    cuda, notes = toolkit.cuda, []
    missing = [each.name for each in PLATFORMS if each.name not in toolkit.platforms]
    if missing:
        notes.append(f"no wheels for {', '.join(missing)}: the images are built on linux-64 only")
    if tables.toolkit_driver(tables.pair(cuda)) is None:
        notes.append(
            f"the driver of CUDA {cuda} is not known: when it is known, add its row to drivers.json"
        )
    if new_label:
        notes.append(
            f"no channel was read: the lab pins the versions of the wheels, and it is not known "
            f"whether nvidia/label/cuda-{toolkit.release} has them"
        )
    elif not has_lab:
        notes.append(
            "no lab was written: the index does not state the versions of NVIDIA's conda packages "
            "(recipe/toolchains/labels.yaml)"
        )
    return notes
