"""Reads an environment file (environment.yml) into channels and specs. Each spec has its line
number."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nybforge.errors import InputError, Location
from nybforge.load import Value, closest, read, reject_unknown
from nybforge.safepath import UnsafePath, plain_name

__all__ = ["EnvironmentFile", "Spec", "channel_url", "read_environment"]

DEFAULT_ALIAS = "https://conda.anaconda.org"
# "numpy >=1.2 <2": conda parses what follows the second space as a build string
TWO_BOUNDS = re.compile(r"([^\s<>=!~]+)\s*([<>=!~]\S*[^\s,|])\s+([<>=!~]\S*)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """One package spec as written in the file: "conda-forge::cmake>=3.28"."""

    text: str
    where: Location | None = None

    @property
    def channel(self) -> str | None:
        """The channel before "::", if any."""
        head, sign, _ = self.text.rpartition("::")
        return head if sign else None

    @property
    def plain(self) -> str:
        """The spec without its channel.

        >>> Spec(text="a/b::cmake>=3.28").plain
        'cmake>=3.28'
        """
        return self.text.rpartition("::")[2]

    @property
    def name(self) -> str:
        """The package's name.

        >>> Spec(text="nybble-kernels=*=cuda122_*").name
        'nybble-kernels'
        """
        return re.split(r"[ =><!~\[]", self.plain, maxsplit=1)[0]

    @property
    def is_pinned(self) -> bool:
        """True if the spec restricts more than the name."""
        return self.plain.strip() != self.name

    def located(self, alias: str, base: Path) -> str:
        """Return the spec with its channel as a URL."""
        if self.channel is None:
            return self.plain
        return f"{channel_url(self.channel, alias, base)}::{self.plain}"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnvironmentFile:
    """The contents of an environment.yml."""

    name: str
    channels: tuple[str, ...]
    specs: tuple[Spec, ...]
    path: Path

    def base(self, cwd: Path) -> Path:
        """Return the folder that relative channels refer to. This folder is the checkout's root for
        a file in a checkout, otherwise the working directory, as in conda."""
        checkout = self.path.parent.parent
        return checkout if (checkout / "envs/channel").is_dir() else cwd


def read_environment(path: Path) -> EnvironmentFile:
    """Return the file's contents. Raise InputError with the line for anything that conda would
    understand differently (pip sections, variables)."""
    if not path.exists():
        names = [each.name for each in path.parent.glob("*.yml")]
        near = closest(path.name, names) or sorted(names)[:5]
        raise InputError(
            "no such environment file",
            where=path,
            hint=f"perhaps you meant {', '.join(near)}"
            if near
            else "the checkout's files are in envs, e.g. envs/bnb122lab.yml",
        )
    document = read(path)
    # `conda env export` writes the prefix, but conda uses the name
    reject_unknown(document, ("name", "channels", "dependencies", "prefix"))
    specs = []
    for item in document.require("dependencies").items():
        if isinstance(item.content, Mapping):
            raise InputError(
                "the environment file lists packages of pip, but only conda packages can be locked",
                where=item.where,
                hint="move pip's packages to a requirements file",
            )
        if bounds := TWO_BOUNDS.fullmatch(item.text()):
            name, first, second = bounds.groups()
            raise InputError(
                f"conda reads the text after the second space as a build string: {second!r}",
                where=item.where,
                hint=f"separate two bounds with a comma: {name} {first},{second}",
            )
        specs.append(Spec(text=item.text(), where=item.where))
    channels = document.require("channels")
    if not channels.items():
        raise InputError("the list of channels is empty", where=channels.where)
    return EnvironmentFile(
        name=_name(document.require("name")),
        channels=channels.texts(),
        specs=tuple(specs),
        path=path,
    )


def _name(given: Value) -> str:
    """Return the environment's name. The environment's folder and locks have the same name."""
    name = given.text()
    if name.startswith(".") or re.search(r"[\s:#]", name) or not _is_plain(name):
        raise InputError(
            f"{name!r} is not a valid name of an environment",
            where=given.where,
            hint="write one word that does not contain / : \\ # and does not begin with a "
            "dot; for a folder, use --prefix",
        )
    return name


def _is_plain(name: str) -> bool:
    try:
        return bool(plain_name(name))
    except UnsafePath:
        return False


def channel_url(channel: str, alias: str, base: Path) -> str:
    """Return the channel's URL: a name is appended to `alias`, a relative folder to `base`.

    >>> channel_url("conda-forge", "https://mirror.example/conda", Path("/x"))
    'https://mirror.example/conda/conda-forge'
    """
    if "://" in channel:
        return channel.rstrip("/")
    if channel.startswith((".", "/", "~")):
        return (base / os.path.expanduser(channel)).resolve().as_uri()
    return f"{alias.rstrip('/')}/{channel}"
