"""Unpacks one package's archive into a folder, keeping its own rules and nobody's owner."""

import os
import shutil
import tarfile
from typing import IO, Any

from nybforge.environments.carried.fault import Fault

# From 3.12 on a filter is asked for; older versions have none, so names are checked below too.
FILTER: "dict[str, Any]" = {"filter": "tar"} if hasattr(tarfile, "tar_filter") else {}


def unpack(stream: "IO[bytes]", folder: str, name: str) -> None:
    """Unpack a .tar.bz2 package; `folder` is there only when all of it is."""
    half = folder + ".half"
    shutil.rmtree(half, ignore_errors=True)
    os.makedirs(half)
    try:
        with tarfile.open(fileobj=stream, mode="r|bz2") as tar:
            for member in tar:
                _check(member, name)
                member.uid, member.gid = os.getuid(), os.getgid()
                member.uname = member.gname = ""
                tar.extract(member, half, **FILTER)
    except (tarfile.TarError, OSError, EOFError) as error:
        shutil.rmtree(half, ignore_errors=True)
        if getattr(error, "errno", None):
            raise Fault(f"{name}: {error}", "is the disk full?") from None
        raise Fault(f"{name}: not a whole package ({error})", "copy the bundle again") from None
    os.rename(half, folder)


def _check(member: tarfile.TarInfo, name: str) -> None:
    paths = [member.name] + ([member.linkname] if member.islnk() else [])
    for path in paths:
        if os.path.isabs(path) or ".." in path.split("/"):
            raise Fault(f"{name}: it would write outside its prefix ({path})", "do not trust it")
