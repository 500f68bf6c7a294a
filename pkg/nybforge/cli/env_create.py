"""Create an environment from built packages: solve, check every byte, install."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.cli.options import (
    add_channels,
    add_executor,
    add_file,
    alias_of,
    on_slurm,
    without_file,
)
from nybforge.errors import ExitCode, UsageError
from nybforge.report import counted, table

if TYPE_CHECKING:
    from rattler import RepoDataRecord

    from nybforge.context import Context
    from nybforge.environments.solve import Request


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "specs",
        nargs="*",
        metavar="SPEC",
        help="packages to install, e.g. nybble; the name of a target (cuda122) selects the "
        "GPU code of that target",
    )
    parser.add_argument(
        "--prefix",
        metavar="DIR",
        help="folder of the new environment (default with --file: build/envs/NAME)",
    )
    add_file(parser, "environment file (environment.yml)")
    add_channels(parser, "a channel to search before the others")
    parser.add_argument(
        "--no-toolchain",
        action="store_true",
        help="do not take python and numpy from the embedded toolchain",
    )
    add_executor(parser)
    parser.add_argument(
        "--bundle",
        metavar="FILE.sh",
        help="with --executor slurm: install this bundle on each node instead of solving",
    )
    parser.add_argument(
        "--modulefile",
        metavar="FILE",
        help="also write a module file that activates the environment: FILE.lua for Lmod, any "
        "other name for Environment Modules",
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="solve and check, but install nothing"
    )
    parser.epilog = (
        "examples:\n  nybforge env create --prefix /opt/nybble nybble cuda122\n"
        "  nybforge env create --prefix ./lab -f envs/runtime-cuda122.yml --dry-run\n"
        "  nybforge env create --prefix /opt/nybble nybble cuda122 --modulefile nybble.lua\n"
        "  nybforge env create --executor slurm --prefix /tmp/nybble nybble cuda122"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Solve, check and install; print the packages."""
    args.specs = without_file(args.specs, args)
    if on_slurm(args):
        from nybforge.cli.env_nodes import create_on_nodes

        return create_on_nodes(args, context)
    if args.bundle:
        raise UsageError(
            "--bundle needs --executor slurm",
            hint=f"on this machine: sh {args.bundle} --prefix DIR",
        )
    return _create(args, context)


def _create(args: argparse.Namespace, context: Context) -> int:
    from nybforge.environments.bytecode import compile_modules
    from nybforge.environments.contents import check_contents, fetched
    from nybforge.installer import check_packages, install, prepared_prefix, require_free
    from nybforge.packagecache import folder_of, mend
    from nybforge.scratch import claim
    from nybforge.storage import check_answer

    if not args.dry_run and not args.prefix and not args.file:
        raise UsageError("--prefix is missing", hint="nybforge env create --prefix DIR nybble cpu")
    if not args.dry_run and args.prefix:  # checked first: building the toolchain takes minutes
        require_free(_place(args.prefix, context))
    if args.modulefile:
        check_answer(context.cwd / args.modulefile)
    request = _request(args, context)
    with context.report.step("solve") as step:
        records = _solved(args, request, context)
        step.remark = counted(len(records), "package")
    with context.report.step("check"):
        check_packages(records)
    local = list(records)
    if not args.dry_run:
        claim(context.build)
        with context.report.step("fetch and read"):
            local = fetched(records, context.build / "downloads/packages")
            check_contents(local)
    prefix = None if args.prefix is None else _place(args.prefix, context)
    if prefix is not None and not args.dry_run:
        note = context.report.note
        with context.report.step(f"install into {prefix}"), prepared_prefix(prefix, note):
            mend(folder_of(context.build))
            install(local, prefix, folder_of(context.build), records)
            compile_modules(prefix, context.runner)
        if args.modulefile:
            write_module(prefix, context.cwd / args.modulefile, context)
    _answer(context, request, records, prefix, args.dry_run)
    return ExitCode.OK


def write_module(prefix: Path, path: Path, context: Context) -> None:
    """Write the module file of an environment."""
    from nybforge.environments.modulefile import activation_changes, lua_module, tcl_module
    from nybforge.storage import write_answer

    changes = activation_changes(prefix.absolute(), context.runner)
    text = (lua_module if path.suffix == ".lua" else tcl_module)(prefix.absolute(), changes)
    write_answer(path, text)
    context.report.note(f"wrote        {path}")


def _place(prefix: str, context: Context) -> Path:
    return context.cwd / os.path.expanduser(prefix)


def _solved(
    args: argparse.Namespace, request: Request, context: Context
) -> tuple[RepoDataRecord, ...]:
    from nybforge.environments.built import check_built, lacks_ours
    from nybforge.environments.solve import solve_environment
    from nybforge.errors import NybforgeError
    from nybforge.scratch import solver_scratch

    try:
        return solve_environment(request, solver_scratch(context.build))
    except NybforgeError as error:
        # no other channel has this project's packages, so they must be built
        if not args.file and lacks_ours(error):
            check_built(request.specs, context.output, request.platform)
        raise


def _request(args: argparse.Namespace, context: Context) -> Request:
    """Return the solver's request. Its channels are the channels in the file. Without a file, they
    are the output channel and the toolchain."""
    from nybforge.environments.built import check_built, check_file, is_channel
    from nybforge.environments.solve import Request
    from nybforge.environments.specs import Spec, read_environment
    from nybforge.installer import machine_packages
    from nybforge.platforms import host_platform
    from nybforge.prepare import embedded_channel

    specs = [Spec(text=text) for text in expand(args.specs, context)]
    channels = list(args.channel)
    base = context.cwd
    if args.file:
        given = read_environment(context.cwd / args.file)
        base = given.base(context.cwd)
        specs += given.specs
        check_file(given, context.output, host_platform(), context.cwd)
        # the toolchain describes this machine, so build it now
        channels += [
            embedded_channel(context) if each == "./build/toolchain" else each
            for each in given.channels
        ]
        # `lab run NAME` and `env verify NAME` look in this folder first
        args.prefix = args.prefix or str(context.build / "envs" / given.name)
    if not specs:
        raise UsageError(
            "nothing to install", hint="give the names of packages, or an environment file with -f"
        )
    if not args.file:
        if not args.channel:  # a package from another channel need not be built
            check_built(specs, context.output, host_platform())
        if is_channel(context.output):
            channels.append(context.output.absolute().as_uri())
        channels += [] if args.no_toolchain else [embedded_channel(context)]
    return Request(
        specs=tuple(specs),
        channels=tuple(dict.fromkeys(channels)),
        platform=host_platform(),
        virtual=machine_packages(),
        alias=alias_of(args, context),
        base=base,
        here=True,
    )


def _answer(
    context: Context,
    request: Request,
    records: Sequence[RepoDataRecord],
    prefix: Path | None,
    dry_run: bool,
) -> None:
    from nybforge.run import quoted

    packages = [
        {
            "name": record.name.normalized,
            "version": str(record.version),
            "build": str(record.build),
            "subdir": record.subdir,
            "url": record.url,
            "sha256": record.sha256.hex() if record.sha256 else None,
        }
        for record in records
    ]
    lines = table([[str(each[key]) for key in ("name", "version", "build")] for each in packages])
    if prefix is not None and not dry_run:
        runs = any(each["name"] == "nybble" for each in packages)
        command = quoted([prefix / "bin/python", "-m", "nybble"])
        lines += ["", f"$ {command}" if runs else str(prefix)]
    document = {
        "prefix": None if prefix is None else str(prefix),
        "dry_run": dry_run,
        "channels": list(request.channels),
        "packages": packages,
    }
    context.report.answer("env-create", document, lines)


def expand(words: Sequence[str], context: Context) -> list[str]:
    """Return the arguments as package specs; a target becomes the spec of its GPU images."""
    from nybforge.environments.built import images_of
    from nybforge.variants import load_targets, select

    if not words:
        return []
    targets = load_targets(context.root)
    names = {variant.target for variant in targets}
    # a target alone means nybble with its images
    specs = [] if any(word not in names for word in words) else ["nybble"]
    for word in words:
        if word not in names and not re.fullmatch(r"cuda\d+([a-z]\w*)?|cpu", word):
            specs.append(word)
            continue
        (variant,) = select(targets, [word])
        specs.append(images_of(variant.target))
    return specs
