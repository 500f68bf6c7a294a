"""Installs a bundle: checks the node and every byte, then makes the prefix in one move."""

import argparse
import os
import platform
import shlex
import shutil
import signal
import sys
from typing import Any

from nybforge.environments.carried.fault import Fault
from nybforge.environments.carried.finish import (
    finish,
    link_scripts,
    python_of,
    run_link_script,
)
from nybforge.environments.carried.hold import STALE_S, Hold
from nybforge.environments.carried.payload import Payload
from nybforge.environments.carried.place import Places, is_whole, record_path
from nybforge.environments.carried.unpack import discard, unpack

# What a finished prefix says it was made from; not *.json, which conda would take for a package.
MARK = os.path.join("conda-meta", "nybforge-bundle")
# Added to it while post-link scripts run: they need the final place, but are not done yet.
LINKING = " linking"
SUBDIRS = {"x86_64": "linux-64", "aarch64": "linux-aarch64"}


def main(argv: "list[str]") -> int:
    """Carry out the command line; 0 done, 2 a fault that was said, 130 stopped."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as a batch system ends a job
    options = _options(argv)
    say = (lambda text: None) if options.quiet else _say
    try:
        payload = Payload(options.payload, options.offset)
        if options.list:
            for row in payload.packages():
                sys.stdout.write("{name} {version} {build}\n".format(**row))
            return 0
        if options.verify:
            count = sum(1 for _ in payload.verify())
            say(f"{count} files are as the bundle's list says")
            return 0
        if not options.prefix:
            raise Fault("--prefix is missing", "sh FILE --prefix DIR")
        check_node(payload.manifest)
        install(payload, os.path.abspath(options.prefix), options, say)
        return 0
    except Fault as fault:
        sys.stderr.write(f"error: {fault.what}\n")
        if fault.hint:
            sys.stderr.write(f"\nhint: {fault.hint}\n")
        return 2
    except OSError as error:
        place = error.filename or options.prefix or options.payload
        sys.stderr.write(f"error: {place}: {error.strerror}\n")
        sys.stderr.write("\nhint: --prefix (and --cache) need a place with room to write\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("stopped; run it again to go on\n")
        return 130


def _options(argv: "list[str]") -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="sh BUNDLE", description="Install this bundle.")
    parser.add_argument("--prefix", help="folder of the new environment")
    parser.add_argument("--cache", help="keep unpacked packages there and hard-link from it")
    parser.add_argument("--verify", action="store_true", help="only check the bundle's bytes")
    parser.add_argument("--list", action="store_true", help="only list the packages")
    parser.add_argument(
        "--wait", type=_seconds, default=3600, help="seconds for another node to finish"
    )
    parser.add_argument("--stale", type=_seconds, default=STALE_S, help=argparse.SUPPRESS)
    parser.add_argument(
        "--run-link-scripts", action="store_true", help="run the packages' post-link scripts"
    )
    parser.add_argument("--quiet", action="store_true", help="say nothing but errors")
    parser.add_argument("--payload", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--offset", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args(argv)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds < float("inf"):  # so no nan either
        return seconds
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")


def check_node(manifest: "dict[str, Any]") -> None:
    """Raise Fault when the packages cannot run on this machine."""
    here = SUBDIRS.get(platform.machine(), platform.machine())
    if manifest["platform"] != here:
        raise Fault(
            "this bundle is for {}, this machine is {}".format(manifest["platform"], here),
            "make one with nybforge bundle --platform " + here,
        )
    needed = manifest.get("glibc")
    found = glibc()
    if needed and found and _numbers(found) < _numbers(needed):
        raise Fault(
            f"this machine's glibc is {found}, the packages need {needed} or newer",
            f"make the bundle with --virtual __glibc={found}",
        )


def glibc() -> str:
    """Return the C library's version, or "" where it is another one."""
    given = os.environ.get("CONDA_OVERRIDE_GLIBC")
    if given:
        return given
    try:
        return (os.confstr("CS_GNU_LIBC_VERSION") or "").replace("glibc ", "")
    except (ValueError, OSError):
        return ""


def install(payload: Payload, prefix: str, options: argparse.Namespace, say: Any) -> None:
    """Make the prefix, or find that it is there already; other nodes wait meanwhile."""
    if ":" in prefix or "\n" in prefix:
        raise Fault(f"{prefix}: conda environments cannot have this in their path", "another name")
    os.makedirs(os.path.dirname(prefix), exist_ok=True)
    digest = payload.manifest["digest"]

    def done() -> bool:
        return bool(_mark(prefix) == digest)

    hold = Hold(prefix, say, options.stale)
    if not hold.acquire(options.wait, done):
        say(f"{prefix} is there already, made from this very bundle")
        return
    try:
        if _mark(prefix) == digest + LINKING and not os.path.exists(prefix + ".partial"):
            os.rename(prefix, prefix + ".partial")  # cut off among the scripts
        if os.path.exists(prefix) and (not os.path.isdir(prefix) or os.listdir(prefix)):
            # nothing but an environment is to be removed on our advice
            ours = os.path.isdir(os.path.join(prefix, "conda-meta"))
            raise Fault(
                f"{prefix} is there and was not made from this bundle",
                "another --prefix" + (", or remove it" if ours else ""),
            )
        _make(payload, prefix, options, say, hold)
    finally:
        hold.release()
    activate = shlex.quote(f"{prefix}/activate.sh")
    say(f"{prefix} is ready:   . {activate}")


def _make(payload: Payload, prefix: str, options: argparse.Namespace, say: Any, hold: Hold) -> None:
    count = 0
    for _ in payload.verify():
        count += 1
        hold.beat()
    rows = payload.packages()
    many = "" if len(rows) == 1 else "s"
    say(f"{count} files are as the bundle's list says; installing {len(rows)} package{many}")
    stage = prefix + ".partial"
    digest = payload.manifest["digest"]
    if os.path.isdir(stage) and _mark(stage) not in (digest, digest + LINKING):
        say("starting over: what lies half-written there is of another bundle")
        shutil.rmtree(stage)
    _set_mark(stage, digest)
    python = python_of(rows)
    places = Places(stage, prefix, python, copy=bool(options.cache))
    kept = options.cache or os.path.join(stage, ".unpacked")
    for row in rows:
        if os.path.exists(record_path(stage, row)):
            continue  # placed by a try that was cut off
        folder = os.path.join(kept, "{}-{}".format(row["sha256"][:16], row["name"]))
        if not options.cache:
            shutil.rmtree(folder, ignore_errors=True)  # a try that was cut off took files from it
        elif os.path.isdir(folder) and not is_whole(folder):
            say(f"unpacked anew: {folder} has not the package's files any more")
            discard(folder)
        if not os.path.isdir(folder):
            with payload.open(row["file"]) as stream:
                unpack(stream, folder, row["file"])
        places.put(folder, row)
        hold.beat()
    shutil.rmtree(os.path.join(stage, ".unpacked"), ignore_errors=True)
    finish(payload, stage, prefix, python)
    scripts = link_scripts(stage, rows)
    if not options.run_link_scripts:
        for name, _ in scripts:
            say(f"not run: {name} (--run-link-scripts)")
        scripts = []
    _move(stage, prefix, digest, scripts, say)


def _move(stage: str, prefix: str, digest: str, scripts: "list[Any]", say: Any) -> None:
    """Put the environment in its place; it counts as done when its post-link scripts ended."""
    if scripts:
        _set_mark(stage, digest + LINKING)
    if os.path.isdir(prefix):
        os.rmdir(prefix)
    os.rename(stage, prefix)
    try:
        for name, row in scripts:
            run_link_script(prefix, name, row, say)
    except BaseException:
        os.rename(prefix, stage)
        raise
    _set_mark(prefix, digest)


def _set_mark(folder: str, text: str) -> None:
    os.makedirs(os.path.join(folder, "conda-meta"), exist_ok=True)
    path = os.path.join(folder, MARK)
    with open(path + ".new", "w") as file:
        file.write(text)
    os.replace(path + ".new", path)


def _mark(folder: str) -> str:
    try:
        with open(os.path.join(folder, MARK)) as file:
            return file.read().strip()
    except OSError:
        return ""


def _numbers(version: str) -> "tuple[int, ...]":
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
