"""The errors of compiling and linking, each with the next step."""

from __future__ import annotations

from nybble.errors import NybbleError


class CudaError(NybbleError):
    """A compile, link or cache step that failed; `log` is the tool's own text, if any."""

    def __init__(self, text: str, *, hint: str | None = None, log: str = "") -> None:
        self.hint = hint
        self.log = log
        parts = [text, *([log.rstrip()] if log else []), *([f"Next: {hint}."] if hint else [])]
        super().__init__("\n".join(parts))


class CompileError(CudaError):
    """The source does not compile; `log` names file and line."""


class CacheError(CudaError):
    """The cache of compiled kernels cannot be used."""


class LinkError(CudaError):
    """These inputs cannot be linked here; `row` names the deciding row of backends.json."""

    row: str = ""


class LtoNeedsNvJitLink(LinkError):
    """Link-time optimization, and no nvJitLink."""


class LtoAcrossMajors(LinkError):
    """Link-time optimization with an nvJitLink of another major (policy same_major)."""


class NoBackend(LinkError):
    """Neither nvJitLink nor a driver."""


class PtxTooNewForDriver(LinkError):
    """The driver does not know this PTX ISA."""


class InputNewerThanLinker(LinkError):
    """An input was made by a newer toolkit than the driver's linker."""


class NvJitLinkOlderThanInput(LinkError):
    """An input was made by a newer toolkit than nvJitLink."""


class DriverTooOldForCubin(LinkError):
    """The driver cannot load what this nvJitLink makes."""


class ArchUnsupported(LinkError):
    """This nvJitLink does not know the architecture."""


class LtoIr11(LinkError):
    """LTO IR of CUDA 11."""


class FeatureNeedsNvJitLink(LinkError):
    """An option that this nvJitLink does not have, or crashes on."""
