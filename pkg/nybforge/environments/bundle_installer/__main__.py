"""Installs a bundle: checks the node and every byte of the bundle, then creates the prefix with one
rename."""

import argparse
import os
import platform
import shlex
import shutil
import signal
import sys
from typing import TYPE_CHECKING, Any

from nybble.compat.ownership import writable_by_others
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.finish import (
    finish,
    link_scripts,
    python_of,
    run_link_script,
)
from nybforge.environments.bundle_installer.hold import STALE_S, Hold
from nybforge.environments.bundle_installer.payload import Payload
from nybforge.environments.bundle_installer.place import Places, record_path, write_new
from nybforge.environments.bundle_installer.unpack import discard, remove_halves, tree_of, unpack

if TYPE_CHECKING:
    from typing import NoReturn  # Python 3.6.0 does not have NoReturn

# Marks a finished prefix with the bundle's hash. The name does not end with .json, because conda
# reads *.json as package records.
MARK = os.path.join("conda-meta", "nybforge-bundle")
# Suffix of the mark while post-link scripts run. The scripts need the final path.
LINKING = " linking"
SUBDIRS = {"x86_64": "linux-64", "aarch64": "linux-aarch64"}


def main(argv: "list[str]") -> int:
    """Run the command line; return 0 for success, 2 for an error, 130 for an interruption."""
    # batch systems send SIGTERM before SIGKILL, and a closed terminal sends SIGHUP
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # nohup ignores SIGHUP
            signal.signal(number, signal.default_int_handler)
    os.umask(os.umask(0o077) | 0o022)  # nobody else may write to the new prefix
    options = _options(argv)
    say = (lambda text: None) if options.quiet else _say
    try:
        payload = Payload(options.payload, options.offset)
        if options.list:
            return _list(payload)
        if options.key:
            payload.check_signature(options.key)
            say(f"signed with the key of {options.key}")
        elif payload.is_signed():
            say("signature not checked: name the signer's certificate with --key")
        if options.verify:
            count = sum(1 for _ in payload.verify())
            say(f"{count} files match the bundle's manifest")
            return 0
        if not options.prefix:
            raise Fault("--prefix is missing", "sh FILE --prefix DIR")
        check_node(payload.manifest)
        install(payload, _prefix(options), options, say)
        return 0
    except Fault as fault:
        return _failed(fault.what, fault.hint)
    except OSError as error:
        if _stopped(error):
            return _stop()
        # on a full disk, the error of a failed copy names the copy's source first
        place = error.filename2 or error.filename or options.prefix or options.payload
        hint = "choose a --prefix (and --cache) with free disk space and write permission"
        return _failed(f"{place}: {error.strerror}", hint)
    except KeyboardInterrupt:
        return _stop()


def _list(payload: Payload) -> int:
    rows = ["{name} {version} {build}".format(**row) for row in payload.packages()]
    try:
        if sys.stdout is not None:  # stdout is None if it was closed by >&-
            sys.stdout.write("\n".join(rows) + "\n")
            sys.stdout.flush()
    except OSError as error:
        # so that the flush at exit does not fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if not isinstance(error, BrokenPipeError):
            return _failed(f"stdout: {error.strerror}", "")
    return 0


def _failed(what: str, hint: str) -> int:
    _say(f"error: {what}" + (f"\n\nhint: {hint}" if hint else ""))
    return 2


def _stop() -> int:
    _say("interrupted; run the installer again to continue")
    return 130


def _stopped(error: "BaseException | None") -> bool:
    """Return whether the error comes from a second Ctrl-C during the cleanup."""
    while error is not None:
        if isinstance(error, KeyboardInterrupt):
            return True
        error = error.__context__
    return False


class _Parser(argparse.ArgumentParser):
    """An argument parser whose errors are Faults."""

    def error(self, message: str) -> "NoReturn":
        raise SystemExit(_failed(message, "sh FILE --help"))


def _options(argv: "list[str]") -> argparse.Namespace:
    parser = _Parser(prog="sh BUNDLE", description="Install this bundle.")
    parser.add_argument("--prefix", help="folder of the new environment")
    parser.add_argument(
        "--cache", help="cache folder in which unpacked packages are kept for later installations"
    )
    parser.add_argument(
        "--verify", action="store_true", help="only check that the bundle is complete and undamaged"
    )
    parser.add_argument(
        "--key", metavar="CERTIFICATE", help="check that this key signed the bundle"
    )
    parser.add_argument("--list", action="store_true", help="only list the packages")
    parser.add_argument(
        "--wait",
        type=_seconds,
        default=3600,
        help="seconds to wait for another node that installs the same environment",
    )
    parser.add_argument("--stale", type=_seconds, default=STALE_S, help=argparse.SUPPRESS)
    parser.add_argument(
        "--run-link-scripts", action="store_true", help="run the packages' post-link scripts"
    )
    parser.add_argument("--quiet", action="store_true", help="print only errors")
    parser.add_argument("--payload", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--offset", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args(argv)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds < float("inf"):  # the comparison also rejects nan
        return seconds
    raise argparse.ArgumentTypeError(f"{text!r} is not a valid number of seconds")


def check_node(manifest: "dict[str, Any]") -> None:
    """Raise Fault if the packages cannot run on this machine."""
    here = SUBDIRS.get(platform.machine(), platform.machine())
    if manifest["platform"] != here:
        raise Fault(
            "this bundle is for {}, but this machine is {}".format(manifest["platform"], here),
            "make a bundle for this machine with nybforge bundle --platform " + here,
        )
    needed = manifest.get("glibc")
    found = glibc()
    if needed and found and _release(found) < _release(needed):
        raise Fault(
            f"this machine's glibc is {found}, but the packages need glibc {needed} or newer",
            f"make the bundle with --virtual __glibc={found}",
        )


def glibc() -> str:
    """Return glibc's version, or "" for another C library."""
    given = os.environ.get("CONDA_OVERRIDE_GLIBC")
    if given:
        return given
    try:
        return (os.confstr("CS_GNU_LIBC_VERSION") or "").replace("glibc ", "")
    except (ValueError, OSError):
        return ""


def _prefix(options: argparse.Namespace) -> str:
    """Return the prefix in the form that is written into files. Symlinks are resolved, because a
    folder cannot be renamed to the path of a symlink."""
    prefix: str = os.path.abspath(options.prefix)
    if os.path.islink(prefix):
        prefix = os.path.realpath(prefix)
    if ":" in prefix or "\n" in prefix:
        raise Fault(f"{prefix}: a conda environment's path cannot contain", "another name")
    if options.cache:
        cache, stage = os.path.realpath(options.cache), os.path.realpath(prefix)
        if (cache + os.sep).startswith((stage + os.sep, stage + ".partial" + os.sep)):
            raise Fault(
                "--cache is inside the new environment",
                "choose a folder outside the new environment",
            )
    return prefix


def install(payload: Payload, prefix: str, options: argparse.Namespace, say: Any) -> None:
    """Create the prefix unless it already exists. Meanwhile other nodes wait."""
    os.makedirs(os.path.dirname(prefix), exist_ok=True)
    digest = payload.manifest["digest"]

    def done() -> bool:
        return bool(_mark(prefix) == digest)

    hold = Hold(prefix, say, options.stale)
    if not hold.acquire(options.wait, done):
        say(f"{prefix} already exists, made from this bundle")
        return
    try:
        if _mark(prefix) == digest + LINKING and not os.path.exists(prefix + ".partial"):
            # an earlier run was interrupted while its scripts ran
            os.rename(prefix, prefix + ".partial")
        if os.path.exists(prefix) and (not os.path.isdir(prefix) or os.listdir(prefix)):
            # suggest removing the folder only if it is an environment
            ours = os.path.isdir(os.path.join(prefix, "conda-meta"))
            raise Fault(
                f"{prefix} exists and was not made from this bundle",
                "choose another --prefix" + (", or remove this folder" if ours else ""),
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
    say(f"{count} files match the bundle's manifest; installing {len(rows)} package{many}")
    stage = prefix + ".partial"
    digest = payload.manifest["digest"]
    if os.path.lexists(stage) and _mark(stage) not in (digest, digest + LINKING):
        if not _is_stage(stage):
            raise Fault(f"{stage} exists, and no bundle installer created this folder", "rename it")
        say("starting over: the partial installation belongs to another bundle")
        shutil.rmtree(stage)
    _set_mark(stage, digest)
    python = python_of(rows)
    places = Places(stage, prefix, python, copy=bool(options.cache))
    kept = os.path.join(stage, ".unpacked")
    if options.cache:
        kept = _cache(options.cache)
    for row in rows:
        if os.path.exists(record_path(stage, row)):
            continue  # an interrupted run placed this package
        folder = os.path.join(kept, "{}-{}".format(row["sha256"][:16], row["name"]))
        if not options.cache:
            # an interrupted run moved files out of the folder
            shutil.rmtree(folder, ignore_errors=True)
        elif os.path.lexists(folder) and tree_of(folder) != row["tree"]:
            say(f"unpacked again: {folder} no longer matches the package")
            discard(folder)
        if not os.path.isdir(folder):
            with payload.open(row["file"]) as stream:
                unpack(stream, folder, row)
        places.put(folder, row)
        hold.beat()
    shutil.rmtree(os.path.join(stage, ".unpacked"), ignore_errors=True)
    finish(payload, stage, prefix, python)
    scripts = link_scripts(stage, rows)
    if not options.run_link_scripts:
        for name, _ in scripts:
            say(f"not run: {name} (--run-link-scripts)")
        scripts = []
    _move(stage, prefix, digest, scripts, say, hold)


def _cache(cache: str) -> str:
    """Return the cache folder; create it if it is missing. Raise Fault if other users can change
    it."""
    os.makedirs(cache, exist_ok=True)
    why = writable_by_others(cache, parents=True)
    if why is not None:
        raise Fault(
            f"--cache {cache}: the cache is not used: {why}",
            "run chmod go-w on this folder, or choose a folder that, like all its parents, only "
            "you or root can change",
        )
    remove_halves(cache)
    return cache


def _is_stage(stage: str) -> bool:
    """Return whether an installer created the folder: the folder has the mark, or an interruption
    left it empty."""
    if os.path.islink(stage) or not os.path.isdir(stage):
        return False
    return bool(_mark(stage)) or set(os.listdir(stage)) <= {"conda-meta"}


def _move(stage: str, prefix: str, digest: str, scripts: "list[Any]", say: Any, hold: Hold) -> None:
    """Move the environment to its final path.

    Mark the environment as done after its post-link scripts have ended.
    """
    if scripts:
        _set_mark(stage, digest + LINKING)
    hold.beat()  # raises an error if another node has taken over the lock
    if os.path.isdir(prefix):
        os.rmdir(prefix)
    os.rename(stage, prefix)
    try:
        for name, row in scripts:
            run_link_script(prefix, name, row, say)
            hold.beat()
    except BaseException:
        os.rename(prefix, stage)
        raise
    _set_mark(prefix, digest)


def _set_mark(folder: str, text: str) -> None:
    os.makedirs(os.path.join(folder, "conda-meta"), exist_ok=True)
    write_new(os.path.join(folder, MARK), text.encode())


def _mark(folder: str) -> str:
    try:
        with open(os.path.join(folder, MARK)) as file:
            return file.read().strip()
    except OSError:
        return ""


def _release(version: str) -> "tuple[int, ...]":
    """Return glibc's version as a tuple of numbers. The module `packaging` is not used, because the
    node may not have it."""
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def _say(text: str) -> None:
    """Write to stderr; ignore a full disk or a closed pipe."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.flush()
        sys.stderr.buffer.write(_bytes(text + "\n"))
        sys.stderr.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def _bytes(text: str) -> bytes:
    """Return the text with its paths in the system's byte encoding. In a locale that cannot encode
    the paths (LC_ALL=C before Python 3.7), they would be escaped, and pasted commands would
    fail."""
    try:
        return os.fsencode(text)
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogateescape")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
