"""A local channel: packages, and an index that matches them. Each change is atomic and made under
one lock."""

from __future__ import annotations

import contextlib
import glob
import hashlib
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from nybforge.buildrecord import Record, read_record
from nybforge.differences import Disagreement, difference, differences, shard_differences
from nybforge.errors import ChannelError, InputError
from nybforge.locks import confirm
from nybforge.outputs import replaced
from nybforge.package import attestation_path, digest, discard_package, index_entry, is_package
from nybforge.repodata import OTHER_FORMS, encoded, line_of, lines_of, parsed
from nybforge.run import quoted
from nybforge.safepath import UnsafePath, inside, plain_name
from nybforge.storage import locked, storage_errors, write_atomically
from nybforge.verified import Verified

__all__ = ["Channel", "Disagreement", "Finished", "Record", "Repair", "remove_leftovers"]

if TYPE_CHECKING:
    from nybforge.attestation.check import Check

Answer = TypeVar("Answer")

STATE = ".nybforge"
INDEX = "repodata.json"
# Leftovers of a killed run: partial packages and indexes.
LEFTOVER = re.compile(r"\..+\.(?:conda|bz2|jsonl?|zst)\.[0-9a-f]{12}\.part")


@dataclass(frozen=True, slots=True, kw_only=True)
class Repair:
    """One repair: the file, the action, and the problem it fixed."""

    file: str  # subdir/name
    done: str  # the action: "removed", "indexed", "delisted" or "rewritten"
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A finished package, and the key and digests of its inputs."""

    package: Path
    job: str
    key: str
    inputs: Mapping[str, str]
    attestation: bytes | None = None


@dataclass(frozen=True, slots=True)
class Channel:
    """The channel in a folder."""

    path: Path

    @property
    def url(self) -> str:
        """The channel's file:// address."""
        return self.path.absolute().as_uri()

    def is_one(self) -> bool:
        """Return whether the folder is a channel: it has an index, a package or build records."""
        return (self.path / STATE).is_dir() or any(
            path.name == INDEX or is_package(path) for path in self._inside()
        )

    def _inside(self) -> Iterator[Path]:  # Path.glob raises an error if a folder is removed
        return (self.path / name for name in glob.iglob("*/*", root_dir=self.path))

    def lock(self, waiting: Callable[[str], None]) -> AbstractContextManager[int]:
        """Return a context manager that locks the channel."""
        return locked(self.state("lock"), waiting)

    def state(self, name: str) -> Path:
        """Return the path of one of the channel's own files; raise ChannelError if it is a
        symlink."""
        try:
            return inside(self.path, f"{STATE}/{name}")
        except UnsafePath as error:
            raise ChannelError(
                "the folder of the channel's build records cannot be used",
                where=self.path / STATE,
                why=error.why,
                hint="remove the symlink",
            ) from None

    def _confirm(self) -> None:
        """Raise BusyError if this run has lost the channel's lock to another run."""
        confirm(self.path / STATE / "lock")

    # --- reading ----------------------------------------------------------------------------

    def subdirs(self) -> tuple[str, ...]:
        """Return the existing platform folders, and noarch even if it does not exist."""
        inside = [p for p in self._inside() if is_package(p) or (p.name == INDEX and p.is_file())]
        return tuple(sorted({"noarch", *(p.parent.name for p in inside)} - {STATE}))

    def files(self, subdir: str) -> tuple[Path, ...]:
        """Return the packages in a platform folder."""
        folder = self.path / subdir
        if not folder.is_dir():
            return ()
        with os.scandir(folder) as entries:
            names = [each.name for each in entries if is_package(each) and each.is_file()]
        return tuple(folder / name for name in sorted(names))

    def index(self, subdir: str) -> dict[str, dict[str, Any]]:
        """Return the index's entries by file name; raise ChannelError if it cannot be read."""
        return self._read_index(subdir, parsed) or {}

    def lines(self, subdir: str) -> dict[str, bytes]:
        """Return the index's lines by file name; raise ChannelError if it cannot be read."""
        written = None
        with contextlib.suppress(OSError), self.state(f"{subdir}.index").open("rb") as file:
            written = file.read(64).decode("ascii", "replace")
        return (
            self._read_index(
                subdir,
                lambda data: lines_of(data, ours=hashlib.sha256(data).hexdigest() == written),
            )
            or {}
        )

    def _read_index(self, subdir: str, parse: Callable[[bytes], Answer]) -> Answer | None:
        path = self.path / subdir / INDEX
        try:
            return parse(path.read_bytes())
        except FileNotFoundError:
            return None
        except (IsADirectoryError, NotADirectoryError) as error:
            if not self.path.is_dir():
                raise InputError("the channel is not a folder", where=self.path) from None
            obstacle = path if path.is_dir() else path.parent
            raise ChannelError(
                "the index is not a file",
                where=path,
                why=error.strerror,
                hint=f"remove {quoted([obstacle])}",
            ) from None
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            foreign = isinstance(error, (KeyError, TypeError))  # the JSON is not an index
            why = "the JSON does not have the fields of a package index" if foreign else str(error)
            raise ChannelError(
                "the index cannot be read", where=path, why=why, hint=self._repair_hint()
            ) from None

    def _repair_hint(self) -> str:
        return f"nybforge channel verify --repair --output {quoted([self.path])}"

    def disagreements(
        self,
        *,
        deep: bool = True,
        verified: Verified | None = None,
        check: Check | None = None,
    ) -> tuple[Disagreement, ...]:
        """Return every difference between the packages, the index and the attestations. With
        `deep`, read each file completely, except files that `verified` lists and that have not
        changed since."""
        done = verified if verified is not None else Verified()
        return tuple(
            found
            for subdir in self.subdirs()
            for found in self._disagreements(subdir, deep, done, check)
        )

    def _disagreements(
        self, subdir: str, deep: bool, done: Verified, check: Check | None
    ) -> Iterator[Disagreement]:
        index = f"{subdir}/{INDEX}"
        try:
            lines = self.lines(subdir)
        except ChannelError as error:
            yield Disagreement(file=index, kind="unreadable", what=error.why or "")
            return
        if not (self.path / index).is_file():
            yield Disagreement(file=index, kind="missing", what="the platform folder has no index")
        yield from differences(subdir, self.files(subdir), lines, deep, done, check)
        if deep:
            yield from shard_differences(self.path, subdir, lines)

    # --- changing (under the lock) ----------------------------------------------------------

    def publish(
        self,
        package: Path,
        job: str,
        key: str,
        inputs: Mapping[str, str],
        attestation: bytes | None = None,
    ) -> Record:
        """Put a finished package into the channel and record the key of its inputs."""
        done = Finished(package=package, job=job, key=key, inputs=inputs, attestation=attestation)
        return self.publish_all([done])[job]

    def publish_all(self, finished: Sequence[Finished]) -> dict[str, Record]:
        """Put finished packages into the channel, and write each index once; return job → record.

        The order of writes is packages, index, records: after an interruption the next run rebuilds
        the packages, and `settle` repairs the index.
        """
        with storage_errors(self.path):
            entries = [index_entry(each.package) for each in finished]
            records: dict[str, Record] = {}
            for subdir in sorted({str(entry["subdir"]) for entry in entries}):
                here = [
                    (each, entry)
                    for each, entry in zip(finished, entries, strict=True)
                    if entry["subdir"] == subdir
                ]
                records |= self._publish_into(subdir, here)
            return {each.job: records[each.job] for each in finished}

    def _publish_into(
        self, subdir: str, finished: Sequence[tuple[Finished, Mapping[str, Any]]]
    ) -> dict[str, Record]:
        folder = self._folder(subdir)
        folder.mkdir(parents=True, exist_ok=True)
        index = self.lines(subdir)
        olds = {each.job: self.record(each.job) for each, _ in finished}
        new = {each.package.name: line_of(entry) for each, entry in finished}
        # Remove older builds of the same package and target.
        older = {old.file for old in olds.values() if old is not None}
        kept = {
            name: entry
            for name, entry in index.items()
            if name not in new and f"{subdir}/{name}" not in older
        }
        if new.keys() & index.keys():
            # A file name is already in the index: remove its old hash before the file is replaced.
            self._write_index(subdir, kept)
        for each, _ in finished:
            place = folder / each.package.name
            # remove the attestation of an earlier package with this name
            attestation_path(place).unlink(missing_ok=True)
            with each.package.open("rb") as source, replaced(place) as sink:
                shutil.copyfileobj(source, sink, 1 << 20)
                self._confirm()
            if each.attestation is not None:
                write_atomically(attestation_path(place), each.attestation)
        self._write_index(subdir, {**kept, **new})
        records = {}
        for each, entry in finished:
            file, old = f"{subdir}/{each.package.name}", olds[each.job]
            if old is not None and old.file != file:
                self._withdraw(old, str(entry["name"]))
            record = Record(key=each.key, inputs=each.inputs, file=file, sha256=entry["sha256"])
            self._write_record(each.job, record)
            records[each.job] = record
        return records

    def _withdraw(self, old: Record, name: str) -> None:
        """Remove the job's older package `name` from the channel's platform folders."""
        subdir, file = old.file.split("/")
        if file.rsplit("-", 2)[0] == name:
            discard_package(self._folder(subdir) / file)

    def _folder(self, subdir: str) -> Path:
        """Return a platform's folder for writing; raise ChannelError if the folder is outside the
        channel."""
        try:
            return inside(self.path, plain_name(subdir))
        except UnsafePath as error:
            raise ChannelError(
                "the name is not a platform folder of this channel",
                where=self.path / subdir,
                why=error.why,
                hint="expected a platform folder: noarch, linux-64, ...",
            ) from None

    def settle(self) -> tuple[Repair, ...]:
        """Make the index match the packages after an interrupted run; return the repairs.

        A package whose bytes differ from the index is removed, so that its build step runs again.
        """
        with storage_errors(self.path):
            for folder in map(self._folder, self.subdirs()):
                folder.mkdir(parents=True, exist_ok=True)
                remove_leftovers(folder)
            done = self.repair(self.disagreements(deep=False))
            # the first indexes of a new channel are no repair
            new = not any(map(self.files, self.subdirs()))
            return tuple(each for each in done if not new or each.done == "removed")

    def repair(self, wrong: Sequence[Disagreement]) -> tuple[Repair, ...]:
        """Make packages and index agree; return the repairs. Files that changed after indexing and
        files that are not packages are removed; the rest stays."""
        wrong = [each for each in wrong if each.kind != "unattested"]  # repair cannot sign
        done = {
            each.file: Repair(file=each.file, done=_repair_action(each), what=each.what)
            for each in wrong
        }
        with storage_errors(self.path):
            for each in wrong:
                if each.kind == "changed":
                    subdir, name = each.file.split("/")
                    discard_package(self._folder(subdir) / name)
            for subdir in dict.fromkeys(each.file.split("/")[0] for each in wrong):
                done |= {each.file: each for each in self.reindex(subdir)}
        return tuple(done.values())

    def reindex(self, subdir: str) -> tuple[Repair, ...]:
        """Rebuild the folder's index from the packages' metadata. Remove the unreadable packages
        and return them."""
        try:
            known = self.index(subdir)
        except ChannelError:
            known = {}
        self._folder(subdir)
        index, gone = {}, []
        for path in self.files(subdir):
            entry = known.get(path.name)
            if entry is None or difference(path, entry, deep=True) is not None:
                try:
                    entry = index_entry(path)
                except ChannelError as error:
                    discard_package(path)
                    name = f"{subdir}/{path.name}"
                    what = f"{error.what}: {error.why}"
                    gone.append(Repair(file=name, done="removed", what=what))
                    continue
            index[path.name] = entry
        with storage_errors(self.path):
            self._write_index(subdir, {name: line_of(each) for name, each in index.items()})
        return tuple(gone)

    def _write_index(self, subdir: str, lines: Mapping[str, bytes]) -> None:
        folder = self._folder(subdir)
        folder.mkdir(parents=True, exist_ok=True)
        # Only one index file is kept: a compressed or sharded copy beside it could be stale.
        # `channel publish` writes the sharded index.
        for other in OTHER_FORMS:
            (folder / other).unlink(missing_ok=True)
        data = encoded(subdir, lines)
        self._confirm()
        write_atomically(folder / INDEX, data)
        written = self.state(f"{subdir}.index")
        written.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(written, hashlib.sha256(data).hexdigest().encode())

    # --- build records -------------------------------------------------------

    def record(self, job: str) -> Record | None:
        """Return the record of the job's last build; None if the job has no readable record."""
        return read_record(self.path / STATE / f"{job}.json")

    def records(self) -> dict[str, Record]:
        """Return the readable records of all jobs."""
        found = {
            path.stem: read_record(path) for path in sorted((self.path / STATE).glob("*.json"))
        }
        return {job: record for job, record in found.items() if record is not None}

    def built(self) -> frozenset[Path]:
        """Return the packages that builds have put into this channel, from their records."""
        return frozenset(self.path / each.file for each in self.records().values())

    def _write_record(self, job: str, record: Record) -> None:
        self._confirm()
        write_atomically(self.state(f"{job}.json"), record.to_json().encode())

    def holds(self, record: Record) -> bool:
        """Return whether the recorded package is in the channel and in its index, both with the
        recorded hash."""
        path = self.path / record.file
        try:
            line = self.lines(path.parent.name).get(path.name, b"{}")
            entry = json.loads(line)
            return bool(entry.get("sha256") == record.sha256 and digest(path)[1] == record.sha256)
        except (OSError, ChannelError):
            return False


def remove_leftovers(folder: Path) -> None:
    """Remove the partial files of killed runs from a platform folder."""
    for name in [each for each in os.listdir(folder) if each[0] == "."]:
        if LEFTOVER.fullmatch(name):
            (folder / name).unlink()


def _repair_action(wrong: Disagreement) -> str:
    """Return the action with which `repair` fixes the difference."""
    if wrong.file.endswith(f"/{INDEX}"):
        return "rewritten"
    return {"changed": "removed", "unindexed": "indexed", "missing": "delisted"}[wrong.kind]
