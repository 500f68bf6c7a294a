"""The errors of the compatibility rules; each text says what is wrong and what is expected."""


class CompatError(ValueError):
    """Base of all errors of the compatibility rules."""


class UnknownToolkitError(CompatError):
    """The CUDA version is not in the tables."""


class UnknownArchError(CompatError):
    """The text is not an architecture."""


class ForcedSetError(CompatError):
    """The kernel set that the user forced cannot work on this device and driver."""
