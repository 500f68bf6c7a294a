"""The labs' own small channel, envs/channel: nybble-lab for every CUDA version, built without an
engine.

The channel is checked in, so that conda can install a lab's activation scripts before anything is
built.
"""

from __future__ import annotations

import bz2
import hashlib
import io
import json
import re
import tarfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from nybforge.environments.activation import fill_script
from nybforge.environments.labs import Lab
from nybforge.environments.lock import digest_of
from nybforge.environments.packing import index_text

__all__ = ["LAB_CHANNEL", "lab_channel", "same_package"]

# relative to the checkout's root, which must be conda's working directory
LAB_CHANNEL = "./envs/channel"
SUBDIRS = ("linux-64", "linux-aarch64", "noarch")


def lab_channel(root: Path, labs: Sequence[Lab]) -> dict[str, bytes]:
    """Return path below envs/ -> content of the channel's files: a package for each lab, the
    indexes, and the locks."""
    found: dict[str, bytes] = {}
    entries: dict[str, dict[str, Any]] = {}
    for lab in labs:
        index, data = _package(root, lab)
        file_name = f"{index['name']}-{index['version']}-{index['build']}.tar.bz2"
        found[f"channel/noarch/{file_name}"] = data
        entries[file_name] = {
            **index,
            "md5": hashlib.md5(data, usedforsecurity=False).hexdigest(),
            "sha256": hashlib.sha256(data).hexdigest(),
            "size": len(data),
        }
    for subdir in SUBDIRS:
        here = entries if subdir == "noarch" else {}
        found[f"channel/{subdir}/repodata.json"] = index_text(subdir, here)
    for path in sorted((root / "envs/locks").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        found[f"locks/{path.name}"] = _relocked(text, entries).encode()
    return found


def _relocked(text: str, entries: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the lock with a new digest. In the returned lock, this channel's nybble-lab replaces
    the nybble-lab of the same version."""
    now = {each["version"]: f"{name}#sha256:{each['sha256']}" for name, each in entries.items()}
    text = re.sub(
        r"nybble-lab-([\d.]+)-\w+\.tar\.bz2#sha256:\w+",
        lambda match: now.get(match[1], match[0]),
        text,
    )
    packages = [line for line in text.splitlines() if line and not line.startswith("#")]
    lines = ["/".join(each.replace("#sha256:", "#").rsplit("/", 2)[1:]) for each in packages]
    return re.sub(r"^# digest: \w+", f"# digest: {digest_of(lines)}", text, flags=re.MULTILINE)


def same_package(one: bytes, other: bytes) -> bool:
    """Return whether two packages have the same content, regardless of their compression."""
    try:
        return one == other or bz2.decompress(one) == bz2.decompress(other)
    except (OSError, ValueError):
        return False


def _package(root: Path, lab: Lab) -> tuple[dict[str, Any], bytes]:
    """Return the index entry and the bytes of the package that recipe/nybble-lab builds."""
    files = {
        f"etc/conda/{step}.d/~nybble-lab_{step}.sh": fill_script(
            (root / f"recipe/nybble-lab/{step}.sh").read_text(encoding="utf-8"), lab
        ).encode()
        for step in ("activate", "deactivate")
    }
    constrains = list(lab.label.constraints)
    content = [*files.values(), *(each.encode() for each in constrains)]
    digest = hashlib.sha256(b"\0".join(content)).hexdigest()
    index: dict[str, Any] = {
        "arch": None,
        "build": f"h{digest[:8]}_0",
        "build_number": 0,
        "constrains": constrains,
        "depends": [],
        "license": "Apache-2.0",
        "name": "nybble-lab",
        "noarch": "generic",
        "platform": None,
        "subdir": "noarch",
        "version": lab.cuda,
    }
    about = {"license": "Apache-2.0", "summary": f"Variables of a CUDA {lab.cuda} lab"}
    paths = [
        {
            "_path": name,
            "path_type": "hardlink",
            "sha256": hashlib.sha256(data).hexdigest(),
            "size_in_bytes": len(data),
        }
        for name, data in files.items()
    ]
    documents = {"about": about, "index": index, "paths": {"paths": paths, "paths_version": 1}}
    info = {f"info/{name}.json": _json(each) for name, each in documents.items()}
    info["info/files"] = "".join(f"{name}\n" for name in files).encode()
    info["info/licenses/LICENSE"] = (root / "LICENSE").read_bytes()
    return index, _archive({**dict(sorted(info.items())), **files})


def _json(document: Mapping[str, Any]) -> bytes:
    return json.dumps(document, indent=1, sort_keys=True).encode() + b"\n"


def _archive(members: Mapping[str, bytes]) -> bytes:
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in members.items():
            member = tarfile.TarInfo(name)
            member.size, member.mode = len(data), 0o644
            tar.addfile(member, io.BytesIO(data))
    return bz2.compress(plain.getvalue())
