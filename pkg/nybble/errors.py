"""The exceptions of nybble: one per status of libnybble; each is also a subclass of a builtin
exception."""

from __future__ import annotations

__all__ = [
    "BadImage", "CudaError", "InternalError", "InvalidArgument", "InvalidIndex", "LibraryMissing",
    "NoDriver", "NybbleError", "OutOfMemory", "Unsupported", "from_status",
]  # fmt: skip


class NybbleError(RuntimeError):
    """Base of all exceptions of nybble."""


class InvalidArgument(NybbleError, ValueError):
    """An argument is wrong; the text contains its name, its value and the allowed values."""


class InvalidIndex(InvalidArgument, IndexError):
    """An index is out of the table's range.

    On CUDA devices, an assertion in the kernel fails instead.
    """


class Unsupported(NybbleError, NotImplementedError):
    """The request is valid, but not supported on this device; the text lists supported values."""


class NoDriver(NybbleError):
    """No usable libcuda was found; the text lists every file that was tried."""


class CudaError(NybbleError):
    """A call of the CUDA driver failed, or a step that compiles, links or caches kernels.

    The text contains the call with the error's name and number, or the step with the log of the
    compiler or linker. `hint` is the next step, if it is known; the text ends with it.
    """

    def __init__(self, text: str, *, hint: str | None = None) -> None:
        self.hint = hint
        super().__init__(f"{text.rstrip()}\nhint: {hint}" if hint else text)


class BadImage(NybbleError):
    """A GPU image is missing or damaged, has an unknown kernel ABI, or does not fit the device."""


class OutOfMemory(NybbleError, MemoryError):
    """The host or the device ran out of memory; the library stays usable."""


class InternalError(NybbleError):
    """A bug of nybble."""


class LibraryMissing(NybbleError, ImportError):
    """libnybble was not found, or its version differs from the version of this package."""


_BY_STATUS: dict[int, type[NybbleError]] = dict(
    enumerate(
        (InvalidArgument, Unsupported, NoDriver, CudaError, BadImage, OutOfMemory, InternalError), 1
    )
)


def from_status(status: int, text: str) -> NybbleError:
    """Return the exception for a status of the native library."""
    kind = _BY_STATUS.get(status, InternalError)
    return kind(text or f"the native library returned status {status} without a text")
