"""The stores that a channel can be published to: a folder or an object store.

Both stores create a file only if its name is free, and replace a file only if it has not changed
since it was read. Readers see either the complete old file or the complete new file.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from nybforge import shards
from nybforge.channel import STATE, Channel, remove_leftovers
from nybforge.errors import (
    ChannelError,
    DownloadError,
    HostLacksTool,
    NybforgeError,
    UsageError,
)
from nybforge.outputs import replaced
from nybforge.redact import redact
from nybforge.safepath import UnsafePath, inside
from nybforge.storage import storage_errors

__all__ = ["File", "Folder", "Objects", "Store", "open_store"]

CHUNK = 1 << 20


class File(NamedTuple):
    """A file's size, and the seconds since 1970 of its last change."""

    size: int
    changed: float


class Store(Protocol):
    """A place for the files of a channel. Paths are relative: noarch/repodata.json."""

    @property
    def url(self) -> str:
        """The address, for messages."""

    def alone(self, waiting: Callable[[str], None]) -> AbstractContextManager[object]:
        """Return a context in which no other run changes the store, if the store has locks."""

    def read(self, path: str) -> tuple[bytes, str] | None:
        """Return the file's content and version. Return None if the file does not exist."""

    def sha256(self, path: str) -> str:
        """Return the sha256 of a file."""

    def create(self, path: str, source: Path) -> bool:
        """Copy a file to a free name. Return False if the name is in use."""

    def replace(self, path: str, data: bytes, version: str | None) -> bool:
        """Replace the file if it has this version; create it if `version` is None. Return False if
        it has another version."""

    def files(self, folder: str) -> Mapping[str, File]:
        """Return the files of a folder by name."""

    def folders(self) -> tuple[str, ...]:
        """Return the top-level folders."""

    def move(self, path: str, to: str) -> None:
        """Move a file, if it is there."""

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""


def open_store(text: str, cwd: Path, env: Mapping[str, str]) -> Store:
    """Return the store that an argument names: s3://BUCKET/PREFIX, or a folder."""
    if text.startswith("s3://"):
        return Objects(text, env)
    if "://" in text:
        raise UsageError(
            f"{text} is not a supported destination",
            hint="expected a folder or s3://BUCKET/PREFIX; `channel publish` also accepts a "
            "server: quetz+URL, prefix+URL or anaconda+URL",
        )
    return Folder(cwd / text)


@dataclass(frozen=True, slots=True)
class Folder:
    """A channel in a folder. The channel's lock is held while the channel is changed."""

    path: Path

    @property
    def url(self) -> str:
        """The folder."""
        return str(self.path)

    @contextlib.contextmanager
    def alone(self, waiting: Callable[[str], None]) -> Iterator[None]:
        """Hold the channel's lock. If the mark of an interrupted run exists, remove that run's
        partial files. Without the mark, no file is searched for, because listing a large folder
        takes long."""
        with Channel(self.path).lock(waiting):
            mark = self._place(f"{STATE}/changing")
            if mark.exists():
                self._remove_leftovers()
            else:
                with storage_errors(self.path):
                    mark.touch()
            yield
            with contextlib.suppress(OSError):  # perhaps another user's
                mark.unlink()

    def _remove_leftovers(self) -> None:
        for folder in self.folders():
            # the folder may belong to another user
            with contextlib.suppress(OSError, ChannelError):
                remove_leftovers(self._place(folder))
                remove_leftovers(self._place(f"{folder}/{shards.FOLDER}"))

    def read(self, path: str) -> tuple[bytes, str] | None:
        """Return content and version, which changes when the file is written or replaced."""
        try:
            with self._place(path).open("rb") as file:
                return file.read(), _version(os.fstat(file.fileno()))
        except FileNotFoundError:
            return None

    def sha256(self, path: str) -> str:
        """Return the sha256 of a file."""
        with self._place(path).open("rb") as file:
            return _sha256(iter(lambda: file.read(CHUNK), b""))

    def create(self, path: str, source: Path) -> bool:
        """Copy a file if the name is free. The lock keeps other runs from using the name."""
        place = self._place(path)
        if place.exists():
            return False
        with storage_errors(self.path):
            place.parent.mkdir(parents=True, exist_ok=True)
            with source.open("rb") as stream, replaced(place) as sink:
                shutil.copyfileobj(stream, sink, CHUNK)
        return True

    def replace(self, path: str, data: bytes, version: str | None) -> bool:
        """Write a file if it has this version. The lock keeps other runs from changing it."""
        place = self._place(path)
        if (_version(place.stat()) if place.exists() else None) != version:
            return False
        with storage_errors(self.path):
            place.parent.mkdir(parents=True, exist_ok=True)
            with replaced(place) as sink:
                sink.write(data)
        return True

    def files(self, folder: str) -> Mapping[str, File]:
        """Return the files of a folder, except hidden files, which are unfinished writes."""
        place = self._place(folder)
        if not place.is_dir():
            return {}
        with os.scandir(place) as entries:
            there = [each for each in entries if not each.name.startswith(".") and each.is_file()]
        stats = {each.name: each.stat() for each in there}
        return {name: File(each.st_size, each.st_mtime) for name, each in sorted(stats.items())}

    def folders(self) -> tuple[str, ...]:
        """Return the subfolders."""
        there = self.path.iterdir() if self.path.is_dir() else ()
        return tuple(sorted(each.name for each in there if each.is_dir()))

    def move(self, path: str, to: str) -> None:
        """Move a file, if it is there."""
        source, place = self._place(path), self._place(to)
        with storage_errors(self.path), contextlib.suppress(FileNotFoundError):
            place.parent.mkdir(parents=True, exist_ok=True)
            source.replace(place)

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""
        with storage_errors(self.path):
            self._place(path).unlink(missing_ok=True)

    def _place(self, path: str) -> Path:
        """Return a file's path; raise ChannelError if a symlink leads out of the folder."""
        try:
            return inside(self.path, path)
        except UnsafePath as error:
            raise ChannelError(
                "the name is not a platform folder of this channel",
                where=self.path / path,
                why=error.why,
            ) from None


class Objects:
    """A prefix in an object store with the S3 API. It has no locks: a file is replaced only if it
    still has the version that was read (If-Match), and created only if it is not there
    (If-None-Match)."""

    def __init__(self, url: str, env: Mapping[str, str]) -> None:
        try:
            import obstore
            from obstore.exceptions import BaseError
            from obstore.store import from_url
        except ImportError:
            raise HostLacksTool(
                "publishing to s3:// needs the Python package obstore",
                hint="install it into nybforge's environment: "
                ".venv/bin/python -m pip install obstore",
            ) from None
        self.url = url.rstrip("/")
        config = {name: env[name] for name in sorted(env) if name.startswith("AWS_")}
        http = config.pop("AWS_ALLOW_HTTP", "").lower() in ("1", "true")
        self.api = obstore
        self.error = BaseError
        # obstore has no types for keys that come from the environment
        known: Any = {name: value for name, value in config.items() if _knows(name)}
        try:
            self.store = from_url(self.url, config=known, client_options={"allow_http": http})
        except (BaseError, ValueError) as error:
            raise self._failed("the object store cannot be used", error) from None

    def alone(self, waiting: Callable[[str], None]) -> AbstractContextManager[object]:
        """Return a context that does nothing."""
        return contextlib.nullcontext()

    def read(self, path: str) -> tuple[bytes, str] | None:
        """Return content and entity tag."""
        with self._errors(path):
            try:
                found = self.api.get(self.store, path)
            except FileNotFoundError:
                return None
            return bytes(found.bytes()), found.meta["e_tag"] or ""

    def sha256(self, path: str) -> str:
        """Return the sha256 of an object, from its bytes."""
        with self._errors(path):
            return _sha256(bytes(each) for each in self.api.get(self.store, path))

    def create(self, path: str, source: Path) -> bool:
        """Write an object if it is not there, in one request."""
        return self._put(path, source, "create")

    def replace(self, path: str, data: bytes, version: str | None) -> bool:
        """Write an object if it has this entity tag."""
        return self._put(path, data, "create" if version is None else {"e_tag": version})

    def _put(self, path: str, data: bytes | Path, mode: Any) -> bool:
        from obstore.exceptions import AlreadyExistsError, PreconditionError

        with self._errors(path):
            try:
                self.api.put(self.store, path, data, mode=mode)
            except (AlreadyExistsError, PreconditionError):
                return False
        return True

    def files(self, folder: str) -> Mapping[str, File]:
        """Return the objects of a folder."""
        with self._errors(folder):
            found = self.api.list_with_delimiter(self.store, folder)["objects"]
        return {
            each["path"].rpartition("/")[2]: File(each["size"], each["last_modified"].timestamp())
            for each in found
        }

    def folders(self) -> tuple[str, ...]:
        """Return the first components of the objects' names."""
        with self._errors(""):
            return tuple(sorted(self.api.list_with_delimiter(self.store)["common_prefixes"]))

    def move(self, path: str, to: str) -> None:
        """Move an object, if it is there. The store copies it."""
        with self._errors(path), contextlib.suppress(FileNotFoundError):
            self.api.rename(self.store, path, to)

    def remove(self, path: str) -> None:
        """Remove an object, if it is there."""
        with self._errors(path), contextlib.suppress(FileNotFoundError):
            self.api.delete(self.store, path)

    @contextlib.contextmanager
    def _errors(self, path: str) -> Iterator[None]:
        try:
            yield
        except (self.error, OSError) as error:
            raise self._failed("the object store rejects the request", error, path) from None

    def _failed(self, what: str, error: BaseException, path: str = "") -> NybforgeError:
        lines = [line.strip() for line in str(error).splitlines() if line.strip()] or ["no reason"]
        return DownloadError(
            what,
            where=f"{self.url}/{path}".rstrip("/"),
            why=redact(lines[0])[:500],
            hint="set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION; for a store "
            "other than Amazon S3 also AWS_ENDPOINT; for an http:// address also "
            "AWS_ALLOW_HTTP=true",
        )


def _version(facts: os.stat_result) -> str:
    return f"{facts.st_ino} {facts.st_mtime_ns} {facts.st_size}"


def _knows(name: str) -> bool:
    """Return whether obstore has this setting. obstore rejects variables that only other programs
    read, such as AWS_PROFILE and AWS_CA_BUNDLE."""
    from obstore.exceptions import BaseError, UnknownConfigurationKeyError
    from obstore.store import S3Store

    setting: Any = {name: ""}
    try:
        S3Store("any", config=setting)
    except UnknownConfigurationKeyError:
        return False
    except BaseError:
        pass  # the setting's value is checked when the store is opened
    return True


def _sha256(pieces: Iterator[bytes]) -> str:
    digest = hashlib.sha256()
    for piece in pieces:
        digest.update(piece)
    return digest.hexdigest()
