"""Makes a bundle: one file with every package of an environment, its lock, the checksums and an
installer.

The tar archive has the layout of pixi-pack (channel/, environment.yml, pixi-pack.json), so
pixi-unpack and `conda env create` can also read an unpacked bundle.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import tarfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from packaging.version import Version

from nybforge import __version__
from nybforge.archive import check_identity
from nybforge.attestation.keys import Key
from nybforge.attestation.statements import envelope, provenance
from nybforge.environments.bundle_installer.attested import SUFFIX, check, signed_bytes
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.payload import MANIFEST, SCHEMA
from nybforge.environments.lock import Lock
from nybforge.environments.lockforms import lock_text
from nybforge.environments.packing import Packed, index_text
from nybforge.errors import AttestationError, BundleError
from nybforge.load import dump_text
from nybforge.outputs import opened_output
from nybforge.redact import public_url
from nybforge.safepath import UnsafePath, plain_path

__all__ = ["Bundle", "glibc_needed", "repodata", "write_bundle"]

INSTALLER = Path(__file__).parent / "bundle_installer"
PACKAGE = "nybforge/environments/bundle_installer"
BUNDLE_TYPE = "urn:nybforge:bundle:1"
PKG = Path(__file__).parents[2]
# nybforge modules that the installer also needs.
SHARED = ("nybble/compat/ownership.py", "nybforge/safepath.py")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bundle:
    """The bundle that was written."""

    path: Path
    sha256: str
    size: int
    glibc: str | None


def write_bundle(
    lock: Lock, packed: Sequence[Packed], path: Path, key: Key | None = None
) -> Bundle:
    """Write the bundle completely or not at all. The bundle is a self-installing script if its name
    ends with .sh, otherwise a tar archive. Equal packages give equal bytes. The key, if given,
    signs the manifest. The attestations of the packages must already be signed with this key. A
    package without an attestation is packed without one."""
    for each in packed:
        check_identity(each.path, each.package.wanted)
        if key is not None:
            _check_attestation(each, key)
        _plain(f"channel/{each.subdir}/{each.file_name}")
    installer = _installer()
    manifest = _manifest(lock, packed)
    files = _files(lock, packed)
    manifest["files"] = [
        {"file": name, "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()
    ]
    sealed = json.dumps(manifest, indent=1, sort_keys=True).encode() + b"\n"
    seal = hashlib.sha256(sealed).hexdigest().encode() + b"\n"
    sums = [(row["sha256"], row["file"]) for row in [*manifest["files"], *manifest["packages"]]]
    files["SHA256SUMS"] = "".join(f"{sha256}  {name}\n" for sha256, name in sums).encode()
    program = path.suffix == ".sh"
    with opened_output(path, executable=program) as out:
        sink = _Measured(out)
        if program:
            sink.write(_header(installer))
        signed = {} if key is None else {MANIFEST + SUFFIX: _attestation(sealed, manifest, key)}
        members = {**installer, MANIFEST: sealed, f"{MANIFEST}.sha256": seal, **signed, **files}
        _write_tar(sink, members, packed)
    found = sink.sha256.hexdigest()
    return Bundle(path=path, sha256=found, size=sink.size, glibc=manifest["glibc"])


def _plain(name: str) -> None:
    try:
        plain_path(name)
    except UnsafePath as error:
        raise BundleError("a package's path is unsafe", where=ascii(name), why=error.why) from None


def _attestation_name(each: Packed) -> str | None:
    name = f"attestations/{each.subdir}/{each.package.file_name}{SUFFIX}"
    return name if each.attestation is not None else None


def _check_attestation(each: Packed, key: Key) -> None:
    if each.attestation is None:
        return
    try:
        check(each.attestation, each.package.file_name, each.package.sha256 or "", key.signer())
    except Fault as fault:
        raise AttestationError(
            f"{each.package.file_name}: {fault.what}",
            where=each.package.url,
            hint="sign the channel first: nybforge channel sign --key FILE",
        ) from None


def _attestation(sealed: bytes, manifest: Mapping[str, Any], key: Key) -> bytes:
    """Return the signed provenance of the manifest, which lists the packages of the bundle."""
    packages = [
        {"uri": row["original"]["url"], "digest": {"sha256": row["original"]["sha256"]}}
        for row in manifest["packages"]
        if row["original"]["sha256"]
    ]
    statement = provenance(
        (MANIFEST, hashlib.sha256(sealed).hexdigest()),
        BUNDLE_TYPE,
        {"name": manifest["name"], "platform": manifest["platform"], "specs": manifest["specs"]},
        packages,
    )
    payload = json.dumps(statement, sort_keys=True).encode()
    return envelope(payload, key.signature(signed_bytes(payload)))


class _Measured(io.RawIOBase):
    """Counts and hashes the bytes while they are written, because a pipe or a device cannot be read
    back."""

    def __init__(self, out: BinaryIO) -> None:
        self.out, self.sha256, self.size = out, hashlib.sha256(), 0

    def write(self, data: Any) -> int:
        self.out.write(data)
        self.sha256.update(data)
        self.size += len(data)
        return len(data)

    def tell(self) -> int:
        return self.size


def glibc_needed(packed: Iterable[Packed]) -> str | None:
    """Return the newest glibc that any of the packages requires."""
    found = [
        match.group(1)
        for each in packed
        for text in each.index.get("depends", [])
        for match in [re.match(r"__glibc\s+>=([\d.]+)", text)]
        if match
    ]
    found = [version.rstrip(".") for version in found]
    return max(found, key=Version, default=None)


def repodata(packed: Iterable[Packed], subdir: str) -> bytes:
    """Return the index of a channel folder that contains these packages."""
    return index_text(
        subdir,
        {
            each.file_name: {
                **each.index,
                "sha256": each.sha256,
                "md5": each.md5,
                "size": each.size,
            }
            for each in packed
            if each.subdir == subdir
        },
    )


def _installer() -> dict[str, bytes]:
    """Return the bundle installer as archive members, with an empty __init__.py for each of its
    parent packages."""
    members = {
        f"installer/{PACKAGE}/{path.name}": path.read_bytes()
        for path in sorted(INSTALLER.glob("*.py"))
    }
    for name in SHARED:
        members[f"installer/{name}"] = (PKG / name).read_bytes()
    for parent in ("nybble", "nybble/compat", "nybforge", "nybforge/environments"):
        members[f"installer/{parent}/__init__.py"] = b""
    return dict(sorted(members.items()))


def _header(installer: Mapping[str, bytes]) -> bytes:
    digest = hashlib.sha256()
    for name, data in installer.items():
        digest.update(name.encode() + b"\0" + data)
    text = (INSTALLER / "header.sh").read_text(encoding="utf-8")
    text = text.replace("@DIGEST@", digest.hexdigest())
    # The offset is the length of this text and is itself part of the text. So the offset has a
    # fixed width and is padded with spaces.
    width = 8
    offset = len(text.encode()) + (width - len("@OFFSET@")) * text.count("@OFFSET@")
    offset += (width - len("@FIRST@")) * text.count("@FIRST@")
    text = text.replace("@OFFSET@", str(offset).ljust(width))
    return text.replace("@FIRST@", str(offset + 1).ljust(width)).encode()


def _manifest(lock: Lock, packed: Sequence[Packed]) -> dict[str, Any]:
    rows = [
        {
            "name": each.package.name,
            "version": each.package.version,
            "build": each.package.build,
            "noarch": each.index.get("noarch"),
            # an external package describes the build machine; the installer uses the node's own
            # software
            "external": each.package.build.startswith("external_"),
            "file": f"channel/{each.subdir}/{each.file_name}",
            "sha256": each.sha256,
            "size": each.size,
            "unpacked": each.unpacked,
            "tree": each.tree,
            "attestation": _attestation_name(each),
            "original": {"url": public_url(each.package.url), "sha256": each.package.sha256},
        }
        for each in packed
    ]
    return {
        "schema": SCHEMA,
        "made_by": f"nybforge {__version__}",
        "name": lock.name,
        "platform": lock.platform,
        "virtual": dict(lock.virtual),
        "glibc": glibc_needed(packed),
        "specs": list(lock.specs),
        "digest": lock.digest,
        "packages": rows,
    }


def _files(lock: Lock, packed: Sequence[Packed]) -> dict[str, bytes]:
    explicit = [f"channel/{each.subdir}/{each.file_name}#{each.md5}" for each in packed]
    environment = {
        "name": lock.name,
        "channels": ["./channel"],
        "dependencies": [
            f"{each.package.name}={each.package.version}={each.package.build}" for each in packed
        ],
    }
    files = {
        "environment.yml": dump_text(environment).encode(),
        "explicit.txt": "\n".join(["@EXPLICIT", *explicit, ""]).encode(),
        "install.sh": (INSTALLER / "install.sh").read_bytes(),
        "lock.txt": lock_text(lock, "explicit").encode(),
        "pixi-pack.json": json.dumps({"version": "1", "platform": lock.platform}).encode(),
    }
    for each in packed:
        if each.attestation is not None:
            files[_attestation_name(each) or ""] = each.attestation
    for subdir in sorted({"noarch", lock.platform, *(each.subdir for each in packed)}):
        files[f"channel/{subdir}/repodata.json"] = repodata(packed, subdir)
    return files


def _write_tar(out: _Measured, members: Mapping[str, bytes], packed: Sequence[Packed]) -> None:
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for name, data in members.items():
            tar.addfile(_member(name, len(data), name.endswith(".sh")), io.BytesIO(data))
        for each in packed:
            name = f"channel/{each.subdir}/{each.file_name}"
            with each.path.open("rb") as file:
                tar.addfile(_member(name, each.size, False), file)


def _member(name: str, size: int, program: bool) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.size, member.mode = size, 0o755 if program else 0o644
    return member
