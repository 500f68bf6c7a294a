"""Reads a bundle, whole or unpacked, and checks every byte of it against its own list."""

import hashlib
import json
import os
import tarfile
from collections.abc import Iterator
from typing import IO, Any

from nybforge.environments.carried.fault import Fault

MANIFEST = "bundle.json"
COPY_AGAIN = "copy the bundle again and compare its sha256 with the one printed when it was made"


class Payload:
    """The members of one bundle: a tar file (from `offset` on), or a folder it was unpacked to."""

    def __init__(self, path: str, offset: int = 0) -> None:
        self.path = path
        self.tar: tarfile.TarFile | None = None
        self.members: dict[str, tarfile.TarInfo] = {}
        if not os.path.isdir(path):
            handle = open(path, "rb")  # noqa: SIM115 - closed with the process
            handle.seek(offset)
            try:
                self.tar = tarfile.open(fileobj=handle, mode="r:")  # noqa: SIM115
                self.members = {each.name: each for each in self.tar.getmembers()}
            except (tarfile.TarError, EOFError, ValueError) as error:
                raise Fault(f"{path}: not a whole bundle ({error})", COPY_AGAIN) from None
        self.manifest = self._manifest()

    def open(self, name: str) -> "IO[bytes]":
        """Return a reader of the member; raise Fault when the bundle lacks it."""
        stream: IO[bytes] | None = None
        if self.tar is not None:
            if name in self.members:
                stream = self.tar.extractfile(self.members[name])
        elif os.path.isfile(os.path.join(self.path, name)):
            stream = open(os.path.join(self.path, name), "rb")  # noqa: SIM115 - callers close it
        if stream is None:
            raise Fault(f"{self.path}: {name} is missing from the bundle", COPY_AGAIN)
        return stream

    def packages(self) -> "list[dict[str, Any]]":
        """Return the bundle's list of packages."""
        rows: list[dict[str, Any]] = self.manifest["packages"]
        return rows

    def verify(self) -> "Iterator[str]":
        """Yield each file's name once its bytes are found right; raise Fault at the first wrong
        or missing one."""
        for row in [*self.manifest["files"], *self.packages()]:
            with self.open(row["file"]) as stream:
                size, digest = measure(stream)
            if digest != row["sha256"]:
                raise Fault(
                    "{}: {} has other bytes than the bundle's list says ({} bytes, sha256 {}...; "
                    "wanted {}...)".format(
                        self.path, row["file"], size, digest[:16], row["sha256"][:16]
                    ),
                    COPY_AGAIN,
                )
            yield row["file"]

    def _manifest(self) -> "dict[str, Any]":
        with self.open(MANIFEST) as stream, self.open(MANIFEST + ".sha256") as seal:
            data, wanted = stream.read(), seal.read().strip()
        if hashlib.sha256(data).hexdigest().encode() != wanted:
            raise Fault(f"{self.path}: {MANIFEST} has other bytes than at its making", COPY_AGAIN)
        document: dict[str, Any] = json.loads(data.decode("utf-8"))
        if document.get("schema") != 1:
            raise Fault(
                f"{self.path}: a bundle of schema {document.get('schema')}, this installer knows 1",
                "use the installer inside the bundle",
            )
        return document


def measure(stream: "IO[bytes]") -> "tuple[int, str]":
    """Return the stream's length and sha256."""
    digest, size = hashlib.sha256(), 0
    while True:
        block = stream.read(1 << 20)
        if not block:
            return size, digest.hexdigest()
        digest.update(block)
        size += len(block)
