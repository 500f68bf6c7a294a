"""Diagnose why a program does not build or load on this machine, or find the cause in a log."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nybforge import doctor
from nybforge.cli.options import add_executor, on_slurm
from nybforge.errors import ExitCode, InputError, UsageError
from nybforge.report import counted, table

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the verb's options."""
    machine = parser.add_argument_group("the machine")
    machine.add_argument(
        "--facts", metavar="FILE", help="diagnose the machine that this file of --record describes"
    )
    machine.add_argument(
        "--record",
        metavar="FILE",
        help="write a record of this machine to FILE, without host names, user names and secrets",
    )
    add_executor(parser)
    questions = parser.add_argument_group("questions").add_mutually_exclusive_group()
    questions.add_argument(
        "--can-build",
        metavar="TARGET",
        help="check whether this target can be built on this machine",
    )
    questions.add_argument(
        "--can-run", metavar="TARGET", help="check whether this target runs on this machine"
    )
    questions.add_argument(
        "--why-not",
        metavar="ARCH",
        help="check whether GPU code for this architecture runs on this machine's devices, and "
        "explain why not",
    )
    questions.add_argument("--log", metavar="FILE", help="find the cause in this log (-: stdin)")
    parser.epilog = (
        "examples:\n  nybforge doctor --can-run cuda130\n"
        "  ./build_all.sh cuda122 2>&1 | nybforge doctor --log -\n"
        "  nybforge doctor --executor slurm --partition gpu  # each node, and how they differ"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Probe this machine or read recorded facts; diagnose them and print the findings."""
    if on_slurm(args):
        return _nodes(args, context)
    if args.facts is not None and args.record is not None:
        raise UsageError(
            "--record and --facts exclude each other: --record writes this machine's facts, "
            "--facts reads another machine's",
            why="the --facts file is already a record",
            hint=f"omit --facts to record this machine, or copy {args.facts}",
        )
    known = None if args.facts is None else recorded_facts(context.cwd / args.facts)
    if args.record is not None:
        known = probe(context)
        _record(context, context.cwd / args.record, known)
    if args.log is not None:
        from nybforge.cli.doctor_log import read_log

        return read_log(args.log, context, lambda: known or probe(context), here=known is None)
    facts = known or probe(context)
    if args.can_build or args.can_run or args.why_not:
        return _question(args, context, facts)
    return _judge(context, facts)


def _nodes(args: argparse.Namespace, context: Context) -> int:
    from nybforge.cli.doctor_nodes import diagnose_nodes

    names = ("facts", "record", "can_build", "can_run", "why_not", "log")
    for name in names:
        if getattr(args, name) is not None:
            raise UsageError(
                f"--{name.replace('_', '-')} and --executor slurm exclude each other",
                hint="nybforge doctor --executor slurm --partition NAME",
            )
    return diagnose_nodes(args, context)


def recorded_facts(path: Path) -> doctor.Facts:
    """Return the facts of a recorded machine; raise InputError if the file contains none."""
    try:
        return doctor.read_record(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError(
            "the machine record cannot be read",
            where=path,
            why=why,
            hint="write a record on that machine: nybforge doctor --record FILE",
        ) from error


def probe(context: Context) -> doctor.Facts:
    """Return the facts of this machine."""
    return doctor.probe(context.env, context.runner)


def _record(context: Context, path: Path, facts: doctor.Facts) -> None:
    from nybforge.storage import write_answer

    user = context.env.get("USER") or context.env.get("LOGNAME") or ""
    homes = [home for home in (context.env.get("HOME"),) if home]
    write_answer(path, doctor.machine_record(facts, user, platform.node(), homes))
    context.report.note(f"recorded this machine in {path}; review the file before you share it")


def _question(args: argparse.Namespace, context: Context, facts: doctor.Facts) -> int:
    from nybble.compat import UnknownArchError
    from nybforge.variants import load_targets, select

    variants = load_targets(context.root)
    if args.why_not:
        try:
            answer = doctor.why_not(facts, args.why_not, variants)
        except UnknownArchError as error:
            raise UsageError(str(error), hint="nybforge doctor --why-not sm_87") from error
    else:
        (variant,) = select(variants, [args.can_build or args.can_run])
        ask = doctor.can_build if args.can_build else doctor.can_run
        answer = ask(facts, variant)
    context.report.answer("doctor-answer", answer.to_json(), answer.lines())
    return int(ExitCode.OK if answer.yes else ExitCode.DOCTOR_BLOCKING)


def _judge(context: Context, facts: doctor.Facts) -> int:
    from nybforge.redact import cleaned

    findings = doctor.judge(facts)
    blocking = [item for item in findings if item.severity == "blocks"]
    data: dict[str, Any] = {
        "findings": [cleaned(item.to_json()) for item in findings],
        "blocking": bool(blocking),
        "facts": cleaned(doctor.to_json(facts)),
    }
    lines = summary(facts)
    for item in findings:
        lines += ["", f"{item.severity}: {item.what} [{item.id}]", f"  seen: {cleaned(item.seen)}"]
        lines += [f"  fix:  {command}" for command in item.fix]
        lines += [f"  more: {item.page}"]
    ids = {item.id for item in findings}
    broken = ", and the doctor itself failed" * (doctor.FAILED in ids)
    lines += ["", _verdict(len(findings), len(blocking)) + broken]
    context.report.answer("doctor", data, lines)
    return exit_code(ids, blocking=bool(blocking))


def exit_code(ids: Collection[str], *, blocking: bool) -> int:
    """Return the exit code for findings with these ids."""
    if doctor.FAILED in ids:
        return int(ExitCode.BUG)
    return int(ExitCode.DOCTOR_BLOCKING if blocking else ExitCode.OK)


def _verdict(found: int, blocking: int) -> str:
    if not found:
        return "nothing found"
    return f"{counted(found, 'finding')}, {blocking or 'none'} blocking"


def summary(facts: doctor.Facts) -> list[str]:
    """Describe the machine in a few lines."""
    system, driver = facts.system, facts.driver
    libc = f"{system.libc or 'unknown C library'} {system.libc_version or ''}".rstrip()
    amounts = (system.memory_gib, system.disk_free_gib)
    memory, disk = ("unknown" if each is None else f"{each} GiB" for each in amounts)
    rows = [
        ["system", ", ".join(filter(None, (system.subdir, system.distro, libc)))],
        ["machine", f"{system.cores} cores, {memory} memory, {disk} disk free"],
    ]
    if facts.jetson is not None:
        release = facts.jetson.l4t or "no /etc/nv_tegra_release"
        rows.append(["jetson", f"{release}, JetPack {facts.jetson.jetpack or 'not known'}"])
    if driver.cuda:
        release = f"{driver.release} " if driver.release else ""
        rows.append(["driver", f"{release}CUDA {driver.cuda}, {driver.library or 'unknown file'}"])
    else:
        rows.append(["driver", driver.problem or "none"])
    rows += [["device", f"{gpu.name}, {gpu.cc}, {gpu.memory_gib} GiB"] for gpu in facts.gpus]
    rows += [
        [item.kind, f"{item.version}  {item.path}{'  (default)' * item.default}"]
        for item in facts.compilers
    ]
    rows += [
        ["nvcc", f"{t.version}  {t.nvcc}  ({t.found_via}{t.top and f', of {t.top}'})"]
        for t in facts.toolkits
    ]
    if facts.torch is not None:
        rows.append(["torch", f"{facts.torch.version}, CUDA {facts.torch.cuda or 'none'}"])
    if facts.bitsandbytes is not None:
        has = ", ".join(facts.bitsandbytes.binaries) or "no CUDA binary"
        rows.append(["bitsandbytes", f"{facts.bitsandbytes.version}: {has}"])
    rows += [["kernel set", f"{owner.target}  {owner.path}"] for owner in facts.kernel_sets]
    return table(rows)
