"""Limits how much of a log is read: the number of bytes and the seconds of work."""

from __future__ import annotations

from collections.abc import Callable

from nybforge.doctor.log.packed import Log

__all__ = ["Limited"]

MOST_BYTES = 4 << 30
MOST_SECONDS = 120.0


class Limited:
    """A log that is read only until one of the limits is reached.

    `clock` returns the seconds of work so far. Time spent waiting for a pipe does not count.
    """

    def __init__(
        self,
        log: Log,
        clock: Callable[[], float],
        most_bytes: int = MOST_BYTES,
        most_seconds: float = MOST_SECONDS,
    ) -> None:
        self._log, self._clock = log, clock
        self._left, self._most_bytes, self._most_seconds = most_bytes, most_bytes, most_seconds
        self._end = clock() + most_seconds
        self._truncated: str | None = None

    @property
    def problem(self) -> str | None:
        """The reason why the rest of the log is not read, or None if all of it is read."""
        return self._truncated or self._log.problem

    def read(self, size: int, /) -> bytes:
        """Return the next bytes. At the end of the log or after a limit, return no bytes."""
        if self._truncated is None and self._clock() > self._end:
            self._truncate(f"{self._most_seconds:g} s of reading")
        data = b"" if self._truncated else self._log.read(min(size, self._left + 1))
        more = len(data) > self._left
        data = data[: self._left]
        self._left -= len(data)
        if more:
            self._truncate(f"{self._most_bytes >> 20} MiB")
        return data

    def _truncate(self, limit: str) -> None:
        read = (self._most_bytes - self._left) >> 20
        self._truncated = f"log truncated after {read} MiB: limit of {limit}"
