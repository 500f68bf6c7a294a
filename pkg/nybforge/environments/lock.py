"""A lock: the exact packages of one environment on one platform. The classes here are independent
of the file formats."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from rattler import PackageRecord, RepoDataRecord
from rattler.package import BuildString

from nybforge.errors import Location, LockError
from nybforge.report import counted
from nybforge.safepath import UnsafePath, plain_name, plain_path

__all__ = ["Lock", "Locked", "digest_of", "lock_of", "split_file_name"]

EXTENSIONS = (".conda", ".tar.bz2")


@dataclass(frozen=True, slots=True, kw_only=True)
class Locked:
    """One exact package. `depends` is None if the file format does not contain dependencies."""

    name: str
    version: str
    build: str
    subdir: str
    channel: str  # URL without the subdir, or a channel name
    file_name: str
    sha256: str | None
    md5: str | None = None
    size: int | None = None
    build_number: int = 0
    noarch: Literal["python", "generic"] | None = None
    depends: tuple[str, ...] | None = None
    constrains: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Raise LockError for a URL with parts that are unsafe as file names."""
        try:
            for part in (self.subdir, self.file_name):
                if part:  # the part is unknown for some installed packages
                    plain_name(part)
            if ".." in self.channel.split("/"):
                raise UnsafePath(self.channel, "it contains '..'")
        except UnsafePath as error:
            raise LockError(
                "a package's URL has an unsafe path",
                where=ascii(self.url)[1:-1],
                why=error.why,
                hint="expected CHANNEL/SUBDIR/FILE with plain names; do not trust this lock",
            ) from None

    @property
    def identity(self) -> str:
        """Version and build, which distinguish packages with the same name."""
        return f"{self.version} {self.build}"

    @property
    def url(self) -> str:
        """The package's address."""
        return f"{self.channel.rstrip('/')}/{self.subdir}/{self.file_name}"

    @property
    def channel_name(self) -> str:
        """The channel's path without the host. A mirror uses the same path.

        >>> Locked(name="a", version="1", build="0", subdir="noarch", file_name="a-1-0.conda",
        ...        channel="https://conda.anaconda.org/nvidia/label/x", sha256=None).channel_name
        'nvidia/label/x'
        """
        if self.channel.startswith("file:"):
            return self.channel.rstrip("/").rsplit("/", 1)[-1]
        name = re.sub(r"^[a-z0-9+]+://[^/]+/", "", self.channel).rstrip("/")
        return re.sub(r"^t/[^/]+/", "", name)  # removes a token from the path

    @property
    def place(self) -> str:
        """The package's path in a mirror: CHANNEL/SUBDIR/FILE. Raise LockError if the path leads
        out of the mirror."""
        try:
            return "/".join(plain_path(f"{self.channel_name}/{self.subdir}/{self.file_name}"))
        except UnsafePath as error:
            raise LockError(
                "a package's URL leads to a path outside of the mirror",
                where=self.url,
                why=error.why,
                hint="expected https://HOST/CHANNEL/SUBDIR/FILE; do not trust this lock",
            ) from None

    @property
    def wanted(self) -> dict[str, str]:
        """The values that the package's own metadata must have, as far as the lock contains
        them."""
        known = {"name": self.name, "version": self.version, "build": self.build}
        return {**known, "subdir": self.subdir} if self.subdir else known

    def record(self) -> RepoDataRecord:
        """Return the package as a record for the solver and installer."""
        package = PackageRecord(
            name=self.name,
            version=self.version,
            build=BuildString(self.build),
            build_number=self.build_number,
            subdir=self.subdir,
            noarch=self.noarch,
            depends=list(self.depends or ()),
            constrains=list(self.constrains),
            sha256=bytes.fromhex(self.sha256) if self.sha256 else None,
            md5=bytes.fromhex(self.md5) if self.md5 else None,
            size=self.size,
        )
        return RepoDataRecord(package, self.file_name, self.url, self.channel)


def digest_of(packages: Iterable[str]) -> str:
    """Return the digest of a lock with these packages, each as SUBDIR/FILE#SHA256."""
    return hashlib.sha256("\n".join(packages).encode()).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Lock:
    """The exact packages of one environment on one platform."""

    name: str
    platform: str
    channels: tuple[str, ...]
    packages: tuple[Locked, ...]  # sorted by name
    # the virtual packages for which the lock was solved
    virtual: Mapping[str, str] = field(default_factory=dict)
    specs: tuple[str, ...] = ()
    # URL -> text in the environment file, for channels that are folders in a checkout
    written: Mapping[str, str] = field(default_factory=dict)
    # name -> version of the packages from pip, which are in no conda channel
    pip: Mapping[str, str] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """A hash over the names, builds and hashes of the packages. Equal environments have equal
        hashes."""
        return digest_of(f"{each.subdir}/{each.file_name}#{each.sha256}" for each in self.packages)

    @property
    def of_pip(self) -> list[str]:
        """The packages from pip as requirements."""
        return [f"{name}=={version}" for name, version in sorted(self.pip.items())]

    def package(self, name: str) -> Locked | None:
        """Return the package `name`, or None."""
        return next((each for each in self.packages if each.name == name), None)


def lock_of(
    records: Iterable[RepoDataRecord],
    *,
    name: str,
    platform: str,
    virtual: Mapping[str, str],
    specs: Iterable[str],
    written: Mapping[str, str] | None = None,
) -> Lock:
    """Return the lock of solved records. Raise LockError if a channel does not provide sha256
    hashes."""
    packages = tuple(sorted((locked(record) for record in records), key=lambda each: each.name))
    bare = [each.file_name for each in packages if not each.sha256]
    if bare:
        raise LockError(
            f"the channel's index has no sha256 for {counted(len(bare), 'package')}",
            detail=bare[:10],
            hint="write the channel's index again, because an exact lock needs a sha256 for "
            "every package",
        )
    found = dict.fromkeys(each.channel for each in packages)
    return Lock(
        name=name,
        platform=platform,
        channels=tuple(found),
        packages=packages,
        virtual=dict(virtual),
        specs=tuple(specs),
        written={
            # the channel alias does not apply to local folders
            url: name if name.startswith(".") else url
            for url, name in (written or {}).items()
            if name.startswith((".", "/", "~", "file:"))
        },
    )


def locked(record: RepoDataRecord) -> Locked:
    """Return the record as an exact package."""
    channel = str(record.url).rsplit("/", 2)[0]
    noarch = record.noarch
    return Locked(
        name=record.name.normalized,
        version=str(record.version),
        build=str(record.build),
        build_number=record.build_number,
        subdir=record.subdir,
        channel=channel,
        file_name=record.file_name,
        sha256=record.sha256.hex() if record.sha256 else None,
        md5=record.md5.hex() if record.md5 else None,
        size=record.size,
        noarch="python" if noarch.python else "generic" if noarch.generic else None,
        depends=tuple(record.depends),
        constrains=tuple(record.constrains),
    )


def split_file_name(file_name: str, where: Location | None = None) -> tuple[str, str, str]:
    """Return the name, version and build in the name of a package file.

    >>> split_file_name("cuda-nvcc_linux-64-12.2.140-h8a487aa_0.conda")
    ('cuda-nvcc_linux-64', '12.2.140', 'h8a487aa_0')
    """
    stem = next((file_name.removesuffix(e) for e in EXTENSIONS if file_name.endswith(e)), None)
    parts = stem.rsplit("-", 2) if stem else []
    if len(parts) != 3:
        raise LockError(f"{file_name!r} is not the file name of a conda package", where=where)
    return parts[0], parts[1], parts[2]
