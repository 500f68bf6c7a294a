"""Compare an installed environment with its lock, item by item."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.run import Captured


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("prefix", metavar="PREFIX", help="the environment's name or folder")
    parser.add_argument("--lock", metavar="FILE", help="compare with this lock file")
    parser.add_argument("--deep", action="store_true", help="also compare the hash of every file")
    parser.epilog = (
        "examples:\n  nybforge env verify bnb122lab\n"
        "  nybforge env verify $CONDA_PREFIX --lock envs/locks/bnb122lab-forge.linux-64.txt --deep"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print the items; exit code 7 if an item is wrong."""
    from nybforge.environments.activation import entry, find_prefix
    from nybforge.environments.labs import lab_in
    from nybforge.environments.lockfiles import read_lock
    from nybforge.environments.prefix import read_prefix
    from nybforge.environments.verify import Lived, verification_list
    from nybforge.errors import ExitCode
    from nybforge.report import table

    prefix = find_prefix(args.prefix, context)
    installed = read_prefix(prefix)
    versions = {each.package.name: each.package.version for each in installed}
    lab = lab_in(context.root, versions)
    lock = None
    if args.lock:
        platforms = {each.package.subdir for each in installed} - {"noarch", ""}
        platform = platforms.pop() if len(platforms) == 1 else None
        lock = read_lock(context.cwd / args.lock, platform)
        if lock.pip:
            context.report.note(f"{args.lock}: pip packages not compared: {', '.join(lock.of_pip)}")
    live = _same(context.env.get("CONDA_PREFIX"), prefix)

    def ask(command: Sequence[str]) -> Captured:
        if live:  # use the variables of the user's shell, with all changes since activation
            return context.runner.capture(command, env=dict(context.env))
        way = entry(prefix, command, env=context.env)
        return context.runner.capture(way.argv, env=way.env)

    env, fault = context.env, None
    if not live:
        entered = ask(["env", "-0"])
        env, fault = _inside(entered.stdout), _fault(entered)
    lived = Lived(prefix=prefix, installed=installed, env=env, ask=ask, fault=fault)
    items = verification_list(lived, lab, lock, args.deep)
    wrong = [item for item in items if item.status == "wrong"]
    lines = table([[item.status, item.name, item.found] for item in items])
    for item in wrong:
        if item.hint:
            lines.append(f"hint: {item.name}: {item.hint}")
    data = [{"name": i.name, "status": i.status, "found": i.found, "hint": i.hint} for i in items]
    context.report.answer("env-verify", {"prefix": str(prefix), "live": live, "items": data}, lines)
    return int(ExitCode.DOCTOR_BLOCKING if wrong else ExitCode.OK)


def _same(active: str | None, prefix: Path) -> bool:
    return active is not None and Path(active).resolve() == prefix.resolve()


def _fault(entered: Captured) -> str | None:
    if entered.returncode == 0:
        return None
    if entered.problem is not None:
        return f"{entered.argv[0]}: {entered.problem}"
    said = [line for line in entered.stderr.splitlines() if line.strip()]
    return said[-1] if said else f"an activation script exits with code {entered.returncode}"


def _inside(text: str) -> dict[str, str]:
    lines = (line.partition("=") for line in text.split("\0") if "=" in line)
    return {name: value for name, _, value in lines}
