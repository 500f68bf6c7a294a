"""Merges channels that several builds wrote into one channel; the index is written once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nybforge.channel import Channel, Finished, Record
from nybforge.errors import ChannelError, NothingSelected, UsageError, raise_all
from nybforge.journal import copy_entry
from nybforge.package import read_attestation
from nybforge.plan import changes

__all__ = ["Merged", "merge"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Merged:
    """The result of a merge: job → record of each copied package, and the jobs that the target
    already had."""

    copied: dict[str, Record]
    kept: tuple[str, ...]


def merge(target: Channel, sources: Sequence[Channel], *, replace: bool = False) -> Merged:
    """Copy the built packages of the source channels into the target, whose lock the caller holds.

    A package that differs from its source's index is an error. Two different builds of one job are
    also an error. With `replace`, they are no error, and the last source's build is used. If there
    is an error, nothing is copied.
    """
    finished: dict[str, Finished] = {}
    origin: dict[str, Channel] = {}
    kept: dict[str, None] = {}
    errors: list[UsageError | ChannelError] = []
    for source in sources:
        for job, record in _records(source).items():
            known = finished.get(job) or target.record(job)
            if known is not None and known.key == record.key:
                if job in finished or (isinstance(known, Record) and target.holds(known)):
                    kept[job] = None
                    continue
            elif known is not None and not replace:
                errors.append(_different(job, source, changes(known.inputs, record.inputs)))
                continue
            if not source.holds(record):
                errors.append(_damaged(source, record))
                continue
            origin[job] = source
            package = source.path / record.file
            finished[job] = Finished(
                package=package,
                job=job,
                key=record.key,
                inputs=record.inputs,
                attestation=read_attestation(package),
            )
    raise_all(errors)
    copied = target.publish_all([each for _, each in sorted(finished.items())])
    for job, source in origin.items():
        copy_entry(source, target, job)
    return Merged(copied=copied, kept=tuple(sorted(kept.keys() - copied.keys())))


def _records(source: Channel) -> dict[str, Record]:
    records = source.records()
    if not records:
        raise NothingSelected(
            "the channel has no build records",
            where=source.path,
            hint="only channels that nybforge build wrote can be merged; `channel mirror` "
            "copies other packages",
        )
    return records


def _different(job: str, source: Channel, what: str) -> UsageError:
    return UsageError(
        f"two different builds of {job}",
        where=source.path,
        why=what,
        hint="build both channels from the same sources, or use the last channel's build: "
        "--replace",
    )


def _damaged(source: Channel, record: Record) -> ChannelError:
    return ChannelError(
        "the package does not match its channel's index",
        where=source.path / record.file,
        hint=f"nybforge channel verify {source.path} --repair, then build the package again",
    )
