"""Check whether other users can change a folder. A cache must belong to this user or to root.

This file needs only Python 3.6 and its standard library, because a bundle's installer contains the
file.
"""

import os
import stat


def writable_by_others(folder: "str | os.PathLike[str]", parents: bool = False) -> "str | None":
    """Return why other users can change files in the folder; None if they cannot.

    The owner must be this user or root, and neither group nor others may have write permission.
    `parents`: also check every parent folder. A parent to which others can write is accepted if it
    is sticky, like /tmp.
    """
    place = os.path.realpath(os.fspath(folder))
    facts = os.stat(place)
    open_to_others = facts.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    while facts.st_uid in (0, os.geteuid()) and not open_to_others:
        if not parents or place == "/":
            return None
        place = os.path.dirname(place)
        facts = os.stat(place)
        open_to_others = facts.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        if facts.st_mode & stat.S_ISVTX:
            open_to_others = 0
    mode = stat.S_IMODE(facts.st_mode)
    return f"others can write into {place} (owner {facts.st_uid}, mode {mode:o})"
