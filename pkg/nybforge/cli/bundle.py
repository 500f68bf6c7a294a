"""Write one file that installs an environment on machines without network."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.cli.options import add_channels, add_file, add_virtual, alias_of, without_file
from nybforge.errors import UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.attestation.keys import Key
    from nybforge.context import Context
    from nybforge.environments.bundle import Bundle
    from nybforge.environments.lock import Lock
    from nybforge.environments.solve import Request


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "target",
        metavar="TARGET",
        nargs="?",
        help="target whose nybble packages the bundle contains, e.g. cuda122",
    )
    parser.add_argument(
        "--with",
        dest="more",
        metavar="SPEC",
        nargs="+",
        action="extend",
        default=[],
        help="also put these packages into the bundle; torch means PyTorch's conda package "
        "for the target",
    )
    add_file(parser, "environment file instead of TARGET")
    parser.add_argument(
        "--lock",
        metavar="FILE",
        help="put the packages of this lock into the bundle, instead of solving",
    )
    parser.add_argument(
        "--platform",
        choices=("linux-64", "linux-aarch64"),
        help="platform of the machines that install the bundle (default: this machine's)",
    )
    add_virtual(parser, "__glibc=2.28; with the embedded toolchain: this machine's glibc")
    add_channels(
        parser, "a channel to search after the output channel (default: the embedded toolchain)"
    )
    parser.add_argument(
        "-o",
        dest="out",
        metavar="FILE",
        required=True,
        help="file to write; its name selects the format: NAME.sh is a self-installing "
        "script, NAME.def is an Apptainer definition (with NAME.sh beside it), any "
        "other name is a tar archive in pixi-pack's layout",
    )
    parser.add_argument(
        "--key",
        metavar="KEY",
        help="sign the bundle with this key, which must have signed the attestations of all "
        "packages; also write FILE.sha256 and FILE.sha256.sig, which openssl can verify",
    )
    parser.epilog = (
        "examples:\n  nybforge bundle cuda122 --with torch -c conda-forge --virtual __cuda=12.2 "
        "-o nybble.sh\n"
        "  nybforge bundle cuda122 -o nybble.def  # an Apptainer definition\n"
        "  nybforge bundle --lock envs/locks/bnb122lab-forge.linux-64.txt -o bnb122lab.tar"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Solve or read the lock, fetch every package, write the file."""
    from nybforge.attestation.keys import read_key
    from nybforge.environments.apptainer import definition, script_beside
    from nybforge.run import quoted
    from nybforge.storage import check_answer, write_answer

    args.target = next(iter(without_file([args.target] if args.target else [], args)), None)
    if sum(1 for each in (args.target, args.file, args.lock) if each) != 1:
        # --with takes all the arguments after it
        hint = "TARGET must precede --with" if args.more and not args.target else ""
        raise UsageError(
            "give one of TARGET, --file or --lock", hint=hint or "nybforge bundle --help"
        )
    out = context.cwd / args.out
    if out.is_dir():
        raise UsageError("-o names a folder", hint=f"-o {quoted([Path(args.out) / 'nybble.sh'])}")
    check_answer(out)
    image = out if out.suffix == ".def" else None
    out = out if image is None else script_beside(image)
    key = read_key(context.cwd / args.key) if args.key else None
    checksum, signature = Path(f"{out}.sha256"), Path(f"{out}.sha256.sig")
    if key is not None:
        check_answer(checksum)
        check_answer(signature)
    lock = _lock(args, context)
    bundle = _bundled(lock, out, context, key)
    if key is not None:
        text = f"{bundle.sha256}  {out.name}\n".encode()
        write_answer(checksum, text)
        write_answer(signature, key.sign(text))
    external = [each.name for each in lock.packages if each.build.startswith("external_")]
    name = quoted([out.name])
    how = f"sh {name} --prefix DIR"
    if out.suffix != ".sh":
        how = f"tar xf {name} && sh install.sh --prefix DIR"
    lines = [
        f"{out}  {bundle.size / 2**20:.1f} MiB, {counted(len(lock.packages), 'package')}",
        f"sha256 {bundle.sha256}",
        f"nodes need {lock.platform}"
        + (f", glibc {bundle.glibc} or newer" if bundle.glibc else "")
        + (f", and the node's own {', '.join(external)}" if external else ""),
        f"$ {how}",
    ]
    if image is not None:
        write_answer(image, definition(image, lock))
        sif = quoted([image.with_suffix(".sif").name, image.name])
        lines[-1:] = [f"{image}  Apptainer definition", f"$ apptainer build {sif}"]
    context.report.answer(
        "bundle",
        {
            "file": str(out),
            "definition": None if image is None else str(image),
            "size": bundle.size,
            "sha256": bundle.sha256,
            "platform": lock.platform,
            "glibc": bundle.glibc,
            "external": external,
            "packages": [f"{p.name} {p.identity}" for p in lock.packages],
        },
        lines,
    )
    return 0


def _bundled(lock: Lock, out: Path, context: Context, key: Key | None) -> Bundle:
    """Download the lock's packages, re-pack them and write the file."""
    from nybforge.environments.bundle import write_bundle
    from nybforge.environments.packing import fetch_packages, repacked
    from nybforge.leftovers import scratch_folder
    from nybforge.scratch import claim
    from nybforge.storage import answer_errors, storage_errors

    report, number = context.report, len(lock.packages)
    with report.step(f"get {counted(number, 'package')}"):
        claim(context.build)
        downloads = context.build / "downloads/packages"
        paths = fetch_packages(lock.packages, downloads, report.note)
    # `nybforge channel clean` removes the files that a killed run leaves in this folder
    place = context.build / "bundles"
    with storage_errors(place):
        place.mkdir(exist_ok=True)
    with scratch_folder("pack-", place) as scratch:
        packed = []
        pack = report.step(f"pack {counted(number, 'package')}")
        with pack, report.progress("pack", number) as advance:
            for package in lock.packages:
                packed.append(repacked(package, paths[package.url], scratch))
                advance(1)
        with report.step(f"write {out.name}"), answer_errors(out):
            return write_bundle(lock, packed, out, key)


def further(words: list[str], target: str) -> list[str]:
    """Return the specs of --with; map pip's name torch to the conda package.

    >>> further(["torch", "peft"], "cuda122")
    ['pytorch-gpu', 'peft']
    >>> further(["torch=2.13"], "cpu")
    ['pytorch-cpu=2.13']
    """
    name = "pytorch-cpu" if target.endswith("cpu") else "pytorch-gpu"
    return [re.sub(r"^torch(?![\w-])", name, word) for word in words]


def _lock(args: argparse.Namespace, context: Context) -> Lock:
    from nybforge.environments.lock import lock_of
    from nybforge.environments.lockfiles import read_lock
    from nybforge.environments.solve import solve_environment
    from nybforge.installer import check_packages
    from nybforge.platforms import host_platform
    from nybforge.scratch import solver_scratch

    alias = alias_of(args, context)
    if args.lock:
        path = context.cwd / args.lock
        lock = read_lock(path, args.platform, alias)
        _check_whole(lock, path)
        return lock
    platform = args.platform or host_platform()
    name, request = _request(args, context, platform, alias)
    with context.report.step("solve") as step:
        records = solve_environment(request, solver_scratch(context.build))
        step.remark = counted(len(records), "package")
    check_packages(records)
    texts = (spec.text for spec in request.specs)
    return lock_of(records, name=name, platform=platform, virtual=request.virtual, specs=texts)


def _check_whole(lock: Lock, path: Path) -> None:
    """Raise an error if the lock contains pip packages."""
    from nybforge.errors import LockError

    if lock.pip:
        raise LockError(
            f"the lock has {counted(len(lock.pip), 'pip package')}: {', '.join(lock.of_pip)}",
            where=path,
            why="a bundle contains only conda packages, and nodes without network cannot "
            "download pip packages",
            hint="replace the pip packages with conda packages and lock again, or lock "
            "without the pip packages and copy their wheels to the nodes (pip download)",
        )


def _check_platform(args: argparse.Namespace, platform: str) -> None:
    """Raise an error if the bundle is for another platform and only this machine's Python is
    available."""
    from nybforge.platforms import host_platform
    from nybforge.run import quoted

    if args.channel or platform == host_platform():
        return
    more = ["--with", *args.more] if args.more else []
    command = ["nybforge", "bundle", args.target, *more, "--platform", platform]
    raise UsageError(
        f"no channel in use has python and numpy for {platform}",
        why="the embedded toolchain provides python and numpy only for this machine "
        f"({host_platform()})",
        hint=f"{quoted([*command, '-c', 'conda-forge', '-o', args.out])}, or make the bundle on a "
        f"{platform} machine",
    )


def _request(
    args: argparse.Namespace, context: Context, platform: str, alias: str
) -> tuple[str, Request]:
    """Return the environment's name and its solver request."""
    from nybforge.cli.env_create import expand
    from nybforge.environments.built import check_built, check_file
    from nybforge.environments.solve import Request, virtual_packages
    from nybforge.environments.specs import Spec, read_environment
    from nybforge.installer import machine_packages
    from nybforge.prepare import embedded_channel

    name, base, virtual = args.target, context.cwd, list(args.virtual)
    if args.file:
        given = read_environment(context.cwd / args.file)
        check_file(given, context.output, platform, context.cwd)
        name, base = given.name, given.base(context.cwd)
        specs = [*given.specs, *(Spec(text=each) for each in further(args.more, name))]
        channels = [*args.channel, *given.channels]
    else:
        _check_platform(args, platform)
        words = ["nybble", *expand([name], context), *further(args.more, name)]
        specs = [Spec(text=text) for text in dict.fromkeys(words)]
        check_built(specs, context.output, platform)
        channels = [context.output.absolute().as_uri(), *args.channel]
        if not args.channel:
            channels.append(embedded_channel(context))
            # packages of the embedded toolchain need this machine's glibc; the installer checks for
            # it
            glibc = machine_packages().get("__glibc", "").partition("=")[0]
            virtual[:0] = [f"__glibc={glibc}"] if glibc else []
    return name, Request(
        specs=tuple(specs),
        channels=tuple(dict.fromkeys(channels)),
        platform=platform,
        virtual=virtual_packages(platform, virtual),
        alias=alias,
        base=base,
    )
