"""A local channel with the distributions of the test environment, as conda-forge has them.

A package contains only a .pth file, which names a folder of links to the distribution's files,
because torch is too large to be packed for a test.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.unit.environments.packages import Made, make_channel

NAMES = {"torch": "pytorch"}  # distribution -> conda-forge's name
OWN = ("numpy",)  # packages that nybforge's toolchain has


def like_conda_forge(folder: Path, wanted: Iterable[str]) -> Path:
    """Write the channel of these distributions and of the distributions that they require."""
    made: dict[str, Made] = {}
    todo = list(wanted)
    while todo:
        name = todo.pop()
        if name in made or name in OWN:
            continue
        found = metadata.distribution(name)
        links = folder / "links" / name
        links.mkdir(parents=True)
        for top in {path.parts[0] for path in found.files or ()} - {"..", "__pycache__"}:
            (links / top).symlink_to(Path(str(found.locate_file(top))))
        rows = [Requirement(line) for line in found.requires or ()]
        needs = {canonicalize_name(r.name) for r in rows if not r.marker or r.marker.evaluate()}
        made[name] = Made(
            name=NAMES.get(name, name),
            version=found.version.partition("+")[0],
            subdir="noarch",
            depends=["python", *sorted(NAMES.get(each, each) for each in needs)],
            files={f"site-packages/{name}.pth": f"{links}\n".encode()},
        )
        todo += needs
    return make_channel(folder / "channel", *made.values())
