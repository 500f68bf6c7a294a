"""Finds the lines of a piece of a log that contain a needle."""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate, count, islice
from operator import add

from nybforge.doctor.log import linear
from nybforge.doctor.log.needles import Needles, wrapped

__all__ = ["LONG_LINE", "Places"]

# a line with more bytes is read in windows, each of which overlaps the next by half
LONG_LINE = 4096
WINDOW = 4096
DENSE = 16  # a needle that more lines contain is called dense
BLOCK = 2048
# after this many searches of the whole piece, all needles are searched for block by block
MANY = 16


class Places:
    """The positions of needles in the lower-case bytes of a piece."""

    def __init__(self, data: bytes, known: Needles) -> None:
        self._data, self._known = data, known
        self._searches = 0
        # start and end of the last line found; they are kept, because a line can be as long as the
        # piece
        self._line = 0, -1
        self._found: dict[str, list[tuple[int, int]]] = {}

    @cached_property
    def likely(self) -> frozenset[str]:
        """The needles that the piece contains."""
        return self._known.among(self._data + b"\n")

    def has_one_of(self, some: Iterable[bytes]) -> bool:
        """Return whether the piece contains one of these lower-case words. This is much faster than
        a search for all needles."""
        return any(word in self._data for word in some)

    @cached_property
    def _ends(self) -> list[int]:
        """The position of each line break."""
        lengths = map(len, self._data.split(b"\n"))
        return list(map(add, accumulate(lengths), count()))[:-1]

    def line(self, position: int) -> int:
        """Return how many lines are before the line at that position."""
        return bisect.bisect_left(self._ends, position)

    def of(self, needle: str) -> list[tuple[int, int]]:
        """Return the start and end of each line that contains the needle."""
        if needle not in self._found:
            self._found[needle] = list(self._look_for(needle)) if needle in self.likely else []
        return self._found[needle]

    def is_dense(self, needle: str) -> bool:
        """Return whether more than DENSE lines contain the needle."""
        if needle not in self._found and needle in self.likely:
            places = list(islice(self._look_for(needle), DENSE + 1))
            if len(places) > DENSE:
                return True
            self._found[needle] = places
        return len(self._found.get(needle, ())) > DENSE

    def _look_for(self, needle: str) -> Iterator[tuple[int, int]]:
        """Yield the start and end of each line that contains the needle. For a long line, yield the
        start and end of a window in the line. If the needle is found only across a line break,
        yield the start of the first line and the end of the second."""
        lowered, wanted, found = self._data, needle.encode(), False
        for first, last in self._blocks_with(needle):
            position = lowered.find(wanted, first, last)
            while position >= 0:
                start, end, following = self._window(position, position)
                yield start, end
                found = True
                position = lowered.find(wanted, following, last)
        if not found and (broken := linear.compile_bytes(wrapped(needle)).search(lowered)):
            yield self._window(broken.start(), broken.end())[:2]

    def _blocks_with(self, needle: str) -> Sequence[tuple[int, int]]:
        """Return the bounds of the parts of the piece that may contain the needle. For the first
        searches, this is the whole piece: finding all needles in each block takes as long as a few
        searches of the piece."""
        self._searches += 1
        if self._searches < MANY:
            return ((0, len(self._data)),)
        return self._blocks.get(needle, ())

    @cached_property
    def _blocks(self) -> dict[str, list[tuple[int, int]]]:
        """The bounds of the blocks that contain each needle. Each block ends at the end of a
        line."""
        out: dict[str, list[tuple[int, int]]] = {}
        start, size = 0, len(self._data)
        while start < size:
            end = self._data.find(b"\n", start + BLOCK) + 1 or size
            for needle in self._known.among(self._data[start:end]):
                out.setdefault(needle, []).append((start, end))
            start = end
        return out

    def _window(self, position: int, last: int) -> tuple[int, int, int]:
        """Return the start and end of the line at that position, or of a window in a long line, and
        the position where the search continues."""
        start, end = self._line
        if last > position or not start <= position <= end:
            start = self._data.rfind(b"\n", 0, position) + 1
            end = self._data.find(b"\n", last)
            end = len(self._data) if end < 0 else end
            self._line = (start, end) if last == position else (0, -1)
        following = end
        if end - start > LONG_LINE:
            half = WINDOW // 2
            start += max(0, (position - start - half // 2) // half * half)
            end = min(end, start + WINDOW)
            following = max(position + 1, min(end, start + half + half // 2))
        return start, end, following

    def count(self, needles: Iterable[str]) -> int:
        """Return how often the needles occur in the piece, in total."""
        return sum(self._data.count(needle.encode()) for needle in needles)
