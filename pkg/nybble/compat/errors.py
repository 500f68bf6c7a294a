"""The errors of the compatibility rules; each text says what is wrong and what would be right."""

from __future__ import annotations


class CompatError(ValueError):
    """Base of every error raised here."""


class UnknownToolkitError(CompatError):
    """The CUDA version is not in the tables."""


class UnknownArchError(CompatError):
    """The text is not an architecture."""


class ForcedSetError(CompatError):
    """The kernel set the user forced cannot work on this device and driver."""
