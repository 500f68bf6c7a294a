"""The errors from compiling, linking and caching."""

from __future__ import annotations

from nybble.errors import CudaError


class CompileError(CudaError):
    """The source does not compile; the text contains the compiler's log."""


class CacheError(CudaError):
    """The cache of compiled kernels cannot be used."""


class LinkError(CudaError):
    """These inputs cannot be linked here; `row` names the row of backends.json that applies."""

    row: str = ""


class LtoNeedsNvJitLink(LinkError):
    """Link-time optimization needs nvJitLink, which was not found."""


class LtoAcrossMajors(LinkError):
    """nvJitLink and the driver have different major versions (policy same_major)."""


class NoBackend(LinkError):
    """Neither nvJitLink nor a driver was found."""


class PtxTooNewForDriver(LinkError):
    """The driver does not support this PTX ISA."""


class InputNewerThanLinker(LinkError):
    """A toolkit newer than the driver's linker produced an input."""


class NvJitLinkOlderThanInput(LinkError):
    """A toolkit newer than nvJitLink produced an input."""


class DriverTooOldForCubin(LinkError):
    """The driver cannot load the cubins that this nvJitLink writes."""


class ArchUnsupported(LinkError):
    """This nvJitLink does not support the architecture."""


class LtoIr11(LinkError):
    """LTO IR of CUDA 11 cannot be linked."""


class FeatureNeedsNvJitLink(LinkError):
    """This nvJitLink does not support an option, or crashes on it."""
