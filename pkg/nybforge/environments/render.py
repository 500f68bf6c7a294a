"""Renders envs/ from the variant files: pure, from data to contents; and finds drift."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from jinja2 import Environment as Templates
from jinja2 import FileSystemLoader, StrictUndefined

from nybble.compat import gcc_max
from nybforge.environments.labchannel import LAB_CHANNEL, lab_channel, same_package
from nybforge.environments.labs import Lab, load_labs
from nybforge.load import read, reject_unknown
from nybforge.storage import storage_errors, write_atomically

__all__ = ["Drift", "drift", "render_all", "write_all"]

HERE = Path(__file__).parent
# Which targets have a file of another kind than the plain lab.
FORGE = ("12.2",)
SBSA = {"12.8": "Grace Hopper", "13.0": "Grace Hopper, DGX Spark, Jetson Thor with JetPack 7"}
# What a row of recipe/toolchains/boards.yaml says of a Jetson.
BOARD = (
    *("name", "title", "sm", "l4t", "last_l4t", "toolkit", "gcc", "gcc_why"),
    *("python", "python_why", "sysroot", "glibc", "source"),
)
RUNTIME = ("11.8", "12.2", "12.4", "12.8", "13.0")


class Filler(Protocol):
    """Fills one template with values."""

    def __call__(self, template: str, **values: object) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Drift:
    """A checked-in file that is not what the data say."""

    path: Path
    what: str  # "missing", "differs", "is not generated from anything"


def render_all(root: Path, channel: str | None = None) -> dict[str, bytes]:
    """Return path -> content of every environment file, and of the labs' own channel.

    `channel` is the address of a channel that carries nybble's own packages: the files then list it
    first in place of the checkout's folders.
    """
    templates = Templates(
        loader=FileSystemLoader(HERE / "templates"),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # YAML, not HTML
    )

    def fill(template: str, **values: object) -> str:
        own = channel or ("./output" if template == "runtime.yml.j2" else LAB_CHANNEL)
        return templates.get_template(template).render(channel=own, **values)

    labs = load_labs(root)
    texts: dict[str, str] = {}
    for lab in labs:
        texts |= _of_target(lab, fill)
    for board in read(root / "recipe/toolchains/boards.yaml").require("boards").items():
        reject_unknown(board, BOARD)
        row = {key: board.require(key).text() for key in BOARD}
        texts[f"{row['name']}.yml"] = fill("jetson.yml.j2", board=row)
    cpu = read(root / "recipe" / "variants" / "cpu.yaml")
    texts["dev.yml"] = fill(
        "dev.yml.j2",
        gcc=cpu.require("cxx_compiler_version").items()[0].text(),
        sysroot=cpu.require("c_stdlib_version").items()[0].text(),
    )
    texts["runtime-cpu.yml"] = fill(
        "runtime.yml.j2", target="cpu", name="nybble-cpu", what=" on a CPU", cuda=None, torch="cpu"
    )
    found = {name: text.encode() for name, text in texts.items()}
    if channel is None:
        found |= lab_channel(root, labs)
    return dict(sorted(found.items()))


def _of_target(lab: Lab, fill: Filler) -> dict[str, str]:
    cuda = lab.target.cuda
    limit = gcc_max(cuda)
    parts = [(name, lab.label.parts[name]) for name in sorted(lab.label.parts)]
    texts = {f"{lab.name}.yml": fill("lab.yml.j2", lab=lab, parts=parts)}
    if cuda in FORGE:
        texts[f"{lab.name}-forge.yml"] = fill("lab-forge.yml.j2", lab=lab, gcc_max=limit)
    if cuda in SBSA:
        name = f"sbsa-cu{lab.short}"
        # conda-forge's CUDA 12.8 compiler for Arm servers asks for glibc 2.28 from nobody; Ubuntu
        # 22.04 and RHEL 9, the oldest systems on these machines, have 2.34 and more.
        texts[f"{name}.yml"] = fill(
            "sbsa.yml.j2", lab=lab, name=name, machines=SBSA[cuda], gcc_max=limit, sysroot="2.28"
        )
    if cuda in RUNTIME:
        texts[f"runtime-{lab.target.name}.yml"] = fill(
            "runtime.yml.j2",
            target=lab.target.name,
            name=f"nybble-{lab.target.name}",
            what=f" on NVIDIA GPUs, CUDA {cuda}",
            cuda=cuda,
            torch="gpu",
        )
    return texts


def drift(folder: Path, wanted: Mapping[str, bytes]) -> list[Drift]:
    """Return how `folder` differs from `wanted`; hand-made files there are drift too."""
    found = [
        Drift(path=folder / name, what="differs" if (folder / name).exists() else "missing")
        for name, content in wanted.items()
        if not _same(folder / name, content)
    ]
    here = [*folder.glob("*.yml"), *(path for path in folder.glob("channel/**/*.*"))]
    extra = sorted(path for path in here if path.relative_to(folder).as_posix() not in wanted)
    return found + [Drift(path=path, what="is not generated from anything") for path in extra]


def write_all(folder: Path, wanted: Mapping[str, bytes]) -> list[Path]:
    """Write the files that differ, remove the labs' packages of before; return what was written."""
    with storage_errors(folder):
        changed = [folder / name for name in wanted if not _same(folder / name, wanted[name])]
        for path in changed:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, wanted[path.relative_to(folder).as_posix()])
        for path in folder.glob("channel/noarch/nybble-lab-*.tar.bz2"):
            if path.relative_to(folder).as_posix() not in wanted:
                path.unlink()
    return changed


def _same(path: Path, content: bytes) -> bool:
    try:
        here = path.read_bytes()
    except FileNotFoundError:
        return False
    if path.suffix == ".bz2":
        return same_package(here, content)
    return here == content
