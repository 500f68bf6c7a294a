"""Prints the answer of `nybforge compat --platform linux-aarch64`: matrix, recommendation,
script."""

from __future__ import annotations

from nybforge.context import Context
from nybforge.errors import UsageError
from nybforge.report import table
from nybforge.run import quoted
from nybforge.sbsa.matrix import PLATFORM, Package, load_matrix, recommend
from nybforge.sbsa.script import install_script
from nybforge.storage import write_answer

__all__ = ["platform_answer"]


def platform_answer(
    context: Context,
    platform: str,
    cuda: str | None = None,
    device: str | None = None,
    script: str | None = None,
) -> int:
    """Print the package matrix. If `script` is a file, also write the install script into it; if
    `script` is "-", print only the install script."""
    if platform != PLATFORM:
        raise UsageError(
            f"nybforge compat knows the Python packages of {PLATFORM} only, not of {platform}",
            hint="linux-64 needs no such list, because all these packages have wheels for it",
        )
    packages = load_matrix()
    choice = recommend(device, cuda)
    written = None
    if script is not None:
        text = install_script(packages, choice)
        if script == "-":
            context.report.answer(
                "compat-script", {"cuda": choice.cuda, "script": text}, text.splitlines()
            )
            return 0
        written = context.cwd / script
        write_answer(written, text, executable=True)
    rows = [
        [each.shown, each.on(choice.cuda), each.source, each.cuda13, each.note] for each in packages
    ]
    header = ("package", f"CUDA {choice.cuda}", "from source", "CUDA 13", "note")
    lines = [*table(rows, header), "", f"recommended: CUDA {choice.cuda} ({choice.why})"]
    if written is not None:
        lines.append(f"$ sh {quoted([written])}")
    document = {
        "platform": platform,
        "cuda": choice.cuda,
        "why": choice.why,
        "device": None if device is None else {"cc": device},
        "script": None if written is None else str(written),
        "packages": [_plain(each, choice.cuda) for each in packages],
    }
    context.report.answer("compat-platform", document, lines)
    return 0


def _plain(package: Package, cuda: str) -> dict[str, object]:
    return {
        "name": package.name,
        "on": package.on(cuda),
        "prebuilt": package.prebuilt,
        "source": package.source,
        "cuda13": package.cuda13,
        "note": package.note,
        "sources": list(package.sources),
    }
