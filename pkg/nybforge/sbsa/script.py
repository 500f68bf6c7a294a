"""Renders the guide's install script from the rows and a CUDA version. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from packaging.version import Version

from nybforge.sbsa.matrix import Package, Recommendation

__all__ = ["install_script"]

TEMPLATE = Path(__file__).with_name("install.sh.j2")


def install_script(packages: Sequence[Package], choice: Recommendation) -> str:
    """Return the POSIX shell script that installs the guide's packages for this CUDA."""
    from jinja2 import Environment, StrictUndefined

    templates = Environment(undefined=StrictUndefined, keep_trailing_newline=True, autoescape=False)
    by_way = {
        way: [each for each in packages if each.install == way]
        for way in ("torch", "wheel", "wheel-or-source", "source", "never")
    }
    return templates.from_string(TEMPLATE.read_text(encoding="utf-8")).render(
        cuda=choice.cuda,
        short=choice.cuda.replace(".", ""),
        major=Version(choice.cuda).major,
        why=choice.why,
        device=choice.device,
        torch=[each.name for each in by_way["torch"]],
        wheels=[each.name for each in by_way["wheel"]],
        either=[each.name for each in by_way["wheel-or-source"]],
        sources=by_way["source"],
        never=by_way["never"],
    )
