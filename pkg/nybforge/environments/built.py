"""Reports which targets must be built first.

The solver's own message would be less clear.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from nybforge.environments.specs import DEFAULT_ALIAS, EnvironmentFile, Spec, channel_url
from nybforge.errors import NothingSelected, NybforgeError
from nybforge.packages import EXTRAS
from nybforge.places import build_command

__all__ = ["check_built", "check_file", "images_of", "is_channel", "lacks_ours"]

OURS = ("nybble", "libnybble", "nybble-kernels", "nybble-proc", *EXTRAS)


def images_of(target: str) -> str:
    """Return the spec of a target's GPU images; return no spec for "cpu"."""
    return f"nybble-proc=*={target}_*" if target == "cpu" else f"nybble-kernels=*={target}_*"


def is_channel(output: Path) -> bool:
    """Return whether the folder is a channel with built packages."""
    return (output / "noarch/repodata.json").is_file()


def check_built(specs: Iterable[Spec], output: Path, platform: str) -> None:
    """Raise an error unless the output channel has an index and the wanted packages of this
    project."""
    wanted = [spec for spec in specs if spec.name in OURS]
    found = (re.search(r"nybble-kernels=\*=(cuda\d+\w*?)_", spec.plain) for spec in wanted)
    targets = [match.group(1) for match in found if match]
    extras = [spec.name for spec in wanted if spec.name in EXTRAS]
    options = [word for name in extras for word in ("--package", name)]
    build = build_command(output, *(targets or ["cpu"]), *options)
    if not is_channel(output):
        raise NothingSelected("the channel has no built packages yet", where=output, hint=build)
    missing = [t for t in targets if not any(output.glob(f"noarch/nybble-kernels-*-{t}_*"))]
    missing += [name for name in extras if not any(output.glob(f"*/{name}-*"))]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        raise NothingSelected(f"{', '.join(missing)} {are} not built yet", where=output, hint=build)
    if wanted and not any((output / platform).glob("libnybble-*")):
        raise NothingSelected(
            f"the channel has no built packages yet for {platform}",
            where=output,
            hint=f"{build} --platform {platform}",
        )


def lacks_ours(error: NybforgeError) -> bool:
    """Return whether the solver reports that a package of this project is missing."""
    ours = "|".join(OURS)
    said = rf"(?:no channel has|No candidates were found for) (?:{ours})(?![\w-])"
    return re.search(said, "\n".join(error.lines())) is not None


def check_file(given: EnvironmentFile, output: Path, platform: str, cwd: Path) -> None:
    """If an environment file uses the output channel, raise the same error as `check_built`."""
    addresses = (channel_url(each, DEFAULT_ALIAS, given.base(cwd)) for each in given.channels)
    if output.resolve().as_uri() in addresses:
        check_built(given.specs, output, platform)
