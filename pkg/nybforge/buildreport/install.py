"""Returns the commands that install the packages of a channel, per target."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from nybforge.environments.built import images_of
from nybforge.packages import EXTRAS
from nybforge.run import quoted

__all__ = ["install_commands"]


def install_commands(
    output: Path, targets: Sequence[str], packages: Collection[str]
) -> list[dict[str, Any]]:
    """Return the commands that install each target's packages with nybforge, conda, and pip or
    uv."""
    extras = [name for name in EXTRAS if name in packages]
    url = output.absolute().as_uri()
    found = []
    for target in targets:
        env = ["nybforge", "env", "create", "--output", str(output), "--prefix", "./env"]
        wheel = ["nybforge", "wheel", "--output", str(output), target]
        wanted = "nybble" if target == "cpu" else f"nybble[{target}]"
        pip = ["pip", "install", wanted, "--find-links", "dist"]
        conda = ["conda", "install", "-c", url, "nybble", images_of(target), *extras]
        commands = [
            {"tool": "nybforge", "lines": [quoted([*env, "nybble", target, *extras])]},
            {"tool": "conda", "lines": [quoted(conda)]},
            {"tool": "pip", "lines": [quoted(wheel), quoted(pip)]},
        ]
        found.append({"target": target, "commands": commands})
    return found
