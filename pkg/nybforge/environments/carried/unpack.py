"""Unpacks one package's archive into a folder: nothing outside it, and nobody's owner."""

import os
import shutil
import tarfile
from typing import IO, Any

from nybforge.environments.carried.fault import Fault

# From 3.12 on a filter is asked for; older versions have none, so names are checked below too.
FILTER: "dict[str, Any]" = {"filter": "tar"} if hasattr(tarfile, "tar_filter") else {}


def unpack(stream: "IO[bytes]", folder: str, name: str) -> None:
    """Unpack a .tar.bz2 package; `folder` is there only when all of it is."""
    half = f"{folder}.{os.uname().nodename}.{os.getpid()}"  # others may fill the same cache
    shutil.rmtree(half, ignore_errors=True)
    os.makedirs(half)
    try:
        with tarfile.open(fileobj=stream, mode="r|bz2") as tar:
            for member in tar:
                for path in [member.name] + ([member.linkname] if member.islnk() else []):
                    check_inside(path, name, half)
                member.uid, member.gid = os.getuid(), os.getgid()
                member.uname = member.gname = ""
                tar.extract(member, half, **FILTER)
        try:
            os.rename(half, folder)
        except OSError:
            if not os.path.isdir(folder):  # else another was quicker
                raise
    except (tarfile.TarError, OSError, EOFError) as error:
        if isinstance(error, OSError) and error.errno:
            error.filename = error.filename or folder  # a write that finds no room names nothing
            raise
        raise Fault(f"{name}: not a whole package ({error})", "copy the bundle again") from None
    finally:
        shutil.rmtree(half, ignore_errors=True)


def discard(folder: str) -> None:
    """Remove an unpacked package; others see all of it or nothing."""
    half = f"{folder}.{os.uname().nodename}.{os.getpid()}"
    try:
        os.rename(folder, half)
    except FileNotFoundError:
        return  # another was quicker
    shutil.rmtree(half, ignore_errors=True)


def check_inside(path: str, name: str, folder: str) -> None:
    """Raise Fault when the package's path leads out of the folder, by itself or by a link in it."""
    root = os.path.realpath(folder)
    parent = os.path.realpath(os.path.join(root, os.path.dirname(path)))
    if ".." in path.split("/") or not (parent + "/").startswith(root + "/"):
        raise Fault(f"{name}: it would write outside its prefix ({path})", "do not trust it")
