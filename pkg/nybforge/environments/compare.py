"""Compares two locks. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from nybforge.environments.lock import Lock, Locked

__all__ = ["Change", "compare"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A package that differs between the two locks."""

    name: str
    kind: str  # what changed: "added", "removed", "version", "build", "channel" or "bytes"
    before: str | None
    after: str | None


def compare(before: Lock, after: Lock) -> tuple[Change, ...]:
    """Return the differences: first the packages from channels, then the packages from pip, each
    list sorted by name. There are no differences if both locks name packages with the same
    bytes."""
    old = {each.name: each for each in before.packages}
    new = {each.name: each for each in after.packages}
    changes = [_change(name, old.get(name), new.get(name)) for name in sorted({*old, *new})]
    beside = [_of_pip(name, before, after) for name in sorted({*before.pip, *after.pip})]
    return tuple(change for change in (*changes, *beside) if change is not None)


def _of_pip(name: str, before: Lock, after: Lock) -> Change | None:
    old, new = before.pip.get(name), after.pip.get(name)
    if old == new:
        return None
    kind = "added" if old is None else "removed" if new is None else "version"
    return Change(name=f"{name} (pip)", kind=kind, before=old, after=new)


def _change(name: str, old: Locked | None, new: Locked | None) -> Change | None:
    if old is None or new is None:
        kind = "added" if old is None else "removed"
    elif old.version != new.version:
        kind = "version"
    elif old.build != new.build:
        kind = "build"
    elif old.channel_name != new.channel_name:
        before, after = old.channel_name, new.channel_name
        return Change(name=name, kind="channel", before=before, after=after)
    elif old.sha256 != new.sha256 and old.sha256 and new.sha256:
        return Change(name=name, kind="bytes", before=old.sha256, after=new.sha256)
    else:
        return None
    return Change(
        name=name,
        kind=kind,
        before=old.identity if old else None,
        after=new.identity if new else None,
    )
