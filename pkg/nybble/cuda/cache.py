"""The user's private cache of compiled kernels: content-addressed, verified at each read."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shlex
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from nybble.compat.ownership import writable_by_others
from nybble.cuda.errors import CacheError

INDEX = "entry.json"


def default_folder(environ: Mapping[str, str]) -> Path:
    """Return NYBBLE_CACHE, else $XDG_CACHE_HOME/nybble, else ~/.cache/nybble. Raise CacheError if
    there is no home folder, or if its path is relative."""
    if environ.get("NYBBLE_CACHE"):
        return Path(environ["NYBBLE_CACHE"])
    if Path(environ.get("XDG_CACHE_HOME", "")).is_absolute():  # XDG ignores relative paths
        return Path(environ["XDG_CACHE_HOME"], "nybble")
    home = Path(environ.get("HOME") or os.path.expanduser("~"))
    if not home.is_absolute():
        raise CacheError(
            f"no folder for compiled kernels: the home folder is {str(home)!r}, expected an "
            "absolute path",
            hint="set HOME, or set NYBBLE_CACHE to a folder that you own",
        )
    return home / ".cache/nybble"


def key_of(parts: Mapping[str, object]) -> str:
    """Return the key of a result: the sha256 of all inputs that determine it."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cache:
    """A folder of entries. An entry is a folder `<key>/` of files and an entry.json.

    entry.json has the files' digests and `about`, a description of the inputs. A machine without
    the compiler cannot compute a key, so it finds entries by `about`.
    """

    folder: Path

    def prepare(self) -> None:
        """Create the folder with mode 0700; raise CacheError if others can write into it."""
        try:
            for place in reversed([self.folder, *self.folder.parents]):
                place.mkdir(mode=0o700, exist_ok=True)  # mkdir(parents=True) would use the umask
        except OSError as error:
            raise CacheError(
                f"{self.folder}: the cache of compiled kernels cannot be made: {error.strerror}",
                hint="set NYBBLE_CACHE to a folder that you own",
            ) from error
        self._check()

    def _check(self) -> None:
        why = writable_by_others(self.folder, parents=True)
        if why is None:
            return
        own = writable_by_others(self.folder) is not None
        hint = f"chmod 700 {shlex.quote(str(self.folder))}, or " if own else ""
        raise CacheError(
            f"{self.folder}: compiled kernels in this folder are not used: {why}",
            hint=f"{hint}set NYBBLE_CACHE to a folder that only you can write to, inside folders "
            "that only you or root can write to",
        )

    def read(self, key: str) -> Path | None:
        """Return the folder of an intact entry, or None; delete a damaged entry."""
        entry = self.folder / key
        try:
            index = json.loads((entry / INDEX).read_text("utf-8"))
            good = index["key"] == key and all(
                hashlib.sha256((entry / name).read_bytes()).hexdigest() == digest
                for name, digest in index["files"].items()
            )
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            good = False
        if good:
            return entry
        if entry.is_dir():
            shutil.rmtree(entry, ignore_errors=True)
        return None

    def find(self, about: Mapping[str, str]) -> Iterator[tuple[Path, dict[str, str]]]:
        """Yield (folder, `about`) of each intact entry whose `about` contains these items."""
        if not self.folder.is_dir():
            return
        self._check()
        for index in sorted(self.folder.glob(f"*/{INDEX}")):
            try:
                known = dict(json.loads(index.read_text("utf-8"))["about"])
            except (OSError, ValueError, KeyError, TypeError, RecursionError):
                continue
            if about.items() <= known.items() and self.read(index.parent.name) is not None:
                yield index.parent, known

    def get(
        self,
        key: str,
        make: Callable[[], Mapping[str, bytes]],
        about: Mapping[str, str] | None = None,
    ) -> Path:
        """Return the entry's folder; if the entry is missing, one process creates it by calling
        `make`."""
        self.prepare()
        with self.lock(key):
            found = self.read(key)
            if found is not None:
                return found
            files = make()
            entry = self.folder / key
            scratch = Path(tempfile.mkdtemp(prefix=f".{key[:16]}-", dir=self.folder))
            try:
                digests = {}
                for name, data in files.items():
                    (scratch / name).parent.mkdir(parents=True, exist_ok=True)
                    (scratch / name).write_bytes(data)
                    digests[name] = hashlib.sha256(data).hexdigest()
                index = {"key": key, "about": dict(about or {}), "files": digests}
                (scratch / INDEX).write_text(json.dumps(index, indent=1), "utf-8")
                scratch.rename(entry)
            except OSError as error:
                raise CacheError(
                    f"{entry}: cannot be written: {error.strerror}",
                    hint="free some space, or set NYBBLE_CACHE to another folder",
                ) from error
            finally:
                shutil.rmtree(scratch, ignore_errors=True)
            return entry

    @contextmanager
    def lock(self, key: str) -> Iterator[None]:
        """Lock an entry for this process; the kernel releases the lock when the process ends."""
        try:
            handle = os.open(self.folder / f".{key}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise CacheError(
                f"{self.folder}: cannot be written: {error.strerror}",
                hint="set NYBBLE_CACHE to a folder that you own",
            ) from error
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield
        finally:
            os.close(handle)
