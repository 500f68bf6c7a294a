"""Reads a bundle, either the file or an unpacked folder, and checks every byte against the
manifest."""

import hashlib
import json
import os
import re
import stat
import tarfile
from collections.abc import Iterator
from typing import IO, Any

from nybforge.environments.bundle_installer.attested import MOST_BYTES as MOST_ATTESTED
from nybforge.environments.bundle_installer.attested import NAME_IT, SUFFIX, check, read_certificate
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.members import Info
from nybforge.environments.bundle_installer.unpack import measure
from nybforge.safepath import UnsafePath, opened_parent, plain_name, plain_path, url_name

MANIFEST = "bundle.json"
SCHEMA = 2
MOST_BYTES = 64 << 20  # size limit of the manifest
DO_NOT_TRUST = "do not install this bundle; report it to its author"
COPY_AGAIN = "copy the bundle again and compare its sha256 with the one printed when it was made"


class Payload:
    """The members of a bundle. The bundle is a tar archive that begins at `offset` of the file, or
    a folder with the unpacked archive."""

    def __init__(self, path: str, offset: int = 0) -> None:
        self.path = path
        self.tar: tarfile.TarFile | None = None
        self.members: dict[str, tarfile.TarInfo] = {}
        if not os.path.isdir(path):
            handle = open(path, "rb")  # noqa: SIM115 - closed with the process
            handle.seek(offset)
            try:
                self.tar = tarfile.open(fileobj=handle, mode="r:", tarinfo=Info)  # noqa: SIM115
                self.members = {each.name: each for each in self.tar.getmembers() if each.isreg()}
            except (tarfile.TarError, EOFError, ValueError) as error:
                raise Fault(f"{path}: incomplete or damaged bundle ({error})", COPY_AGAIN) from None
        self.manifest = self._manifest()

    def open(self, name: str) -> "IO[bytes]":
        """Return a reader of the member; raise Fault if it is missing from the bundle."""
        stream: IO[bytes] | None = None
        if self.tar is not None:
            if name in self.members:
                stream = self.tar.extractfile(self.members[name])
        else:
            stream = _opened(self.path, name)
        if stream is None:
            raise Fault(f"{self.path}: {name} is missing from the bundle", COPY_AGAIN)
        return stream

    def packages(self) -> "list[dict[str, Any]]":
        """Return the bundle's list of packages."""
        rows: list[dict[str, Any]] = self.manifest["packages"]
        return rows

    def verify(self) -> "Iterator[str]":
        """Yield each file's name after its bytes are verified. Raise Fault at the first file that
        is wrong or missing."""
        for row in [*self.manifest["files"], *self.packages()]:
            with self.open(row["file"]) as stream:
                size, digest = measure(stream)
            if digest != row["sha256"]:
                raise Fault(
                    "{}: {} does not match the bundle's manifest ({} bytes, sha256 {}...; expected "
                    "{}...)".format(self.path, row["file"], size, digest[:16], row["sha256"][:16]),
                    COPY_AGAIN,
                )
            yield row["file"]

    def is_signed(self) -> bool:
        """Return whether the bundle is signed."""
        return self._optional(MANIFEST + SUFFIX) is not None

    def check_signature(self, certificate: str) -> None:
        """Raise Fault unless the key of the certificate signed the manifest and every package
        provenance in the bundle."""
        try:
            with open(certificate, "rb") as file:
                pem = file.read(MOST_ATTESTED)
        except OSError as error:
            raise Fault(f"{certificate}: {error.strerror}", NAME_IT) from None
        signer = read_certificate(pem, certificate)
        rows = [(MANIFEST + SUFFIX, MANIFEST, self.seal)]
        for row in self.packages():
            if row.get("attestation"):
                original = row["original"]
                rows.append((row["attestation"], url_name(original["url"]), original["sha256"]))
        for file_name, name, sha256 in rows:
            data = self._optional(file_name)
            try:
                if data is None:
                    own = name == MANIFEST
                    raise Fault(
                        "the bundle is not signed" if own else "the package has no attestation"
                    )
                check(data, name, sha256, signer)
            except Fault as fault:
                raise Fault(f"{self.path}: {name}: {fault.what}", DO_NOT_TRUST) from None

    def _optional(self, name: str) -> "bytes | None":
        """Return the content of a small member, or None if the bundle does not contain it."""
        try:
            with self.open(name) as stream:
                return stream.read(MOST_ATTESTED)
        except Fault:
            return None

    def _manifest(self) -> "dict[str, Any]":
        with self.open(MANIFEST) as stream, self.open(MANIFEST + ".sha256") as seal:
            data, wanted = stream.read(MOST_BYTES), seal.read(1024).strip()
        self.seal = hashlib.sha256(data).hexdigest()
        if self.seal.encode() != wanted:
            raise Fault(f"{self.path}: {MANIFEST} has a wrong sha256", COPY_AGAIN)
        try:
            document: dict[str, Any] = json.loads(data.decode("utf-8"))
            schema = document.get("schema")
            if schema == SCHEMA:
                _check_rows(document)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            what = f"{type(error).__name__}: {error}" if isinstance(error, KeyError) else str(error)
            raise Fault(f"{self.path}: unsafe {MANIFEST}: {what}", DO_NOT_TRUST) from None
        if schema != SCHEMA:
            raise Fault(
                f"{self.path}: bundle schema {schema} is not supported, expected {SCHEMA}",
                "use the installer that the bundle itself contains",
            )
        return document


def _opened(folder: str, name: str) -> "IO[bytes] | None":
    """Return a reader of a regular file below the folder. No symlink is followed."""
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    try:
        with opened_parent(folder, name) as (parent, last):
            handle = os.open(last, flags, dir_fd=parent)
    except UnsafePath as error:
        raise Fault(f"{folder}: {error}", DO_NOT_TRUST) from None
    except OSError:
        return None
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return open(handle, "rb")
    os.close(handle)
    return None


def _check_rows(manifest: "dict[str, Any]") -> None:
    """Raise ValueError for a malformed manifest."""
    if re.fullmatch(r"[\w.+:=*/ -]*", str(manifest["name"])) is None:
        raise ValueError(f"the environment's name is {manifest['name']!a}")
    for row in [*manifest["files"], *manifest["packages"]]:
        plain_path(row["file"])
        if re.fullmatch(r"[0-9a-f]{64}", row["sha256"]) is None:
            raise ValueError(f"{row['file']}: no sha256")
    for row in manifest["packages"]:
        plain_name("{name}-{version}-{build}.json".format(**row))
        plain_name(row["name"])
        plain_name(str(row["version"]))
        if not isinstance(row["original"]["url"], str):
            raise ValueError(f"{row['file']}: no URL")
        if row.get("attestation") is not None:
            plain_path(row["attestation"])
            url_name(row["original"]["url"])
        if not all(type(row[key]) is int and row[key] >= 0 for key in ("size", "unpacked")):
            raise ValueError(f"{row['file']}: the size is missing or malformed")
        if re.fullmatch(r"[0-9a-f]{64}", row["tree"]) is None:
            raise ValueError(
                f"{row['file']}: the hash of the package's files is missing or malformed"
            )
