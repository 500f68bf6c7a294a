"""Solves an environment.

If an environment cannot be solved, the error explains why and names the pin to change.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

from rattler import (
    Channel,
    ChannelPriority,
    Gateway,
    GenericVirtualPackage,
    MatchSpec,
    PackageName,
    RepoDataRecord,
    Subdir,
    Version,
    solve,
)
from rattler.exceptions import (
    GatewayError,
    InvalidChannelError,
    InvalidMatchSpecError,
    InvalidVersionError,
    SolverError,
)
from rattler.package import BuildString

from nybforge.environments.labels import moved_hint
from nybforge.environments.specs import DEFAULT_ALIAS, Spec, channel_url
from nybforge.errors import (
    ChannelError,
    DownloadError,
    InputError,
    NybforgeError,
    SolveError,
    UnknownPackage,
    raise_all,
)
from nybforge.leftovers import scratch_folder
from nybforge.load import closest
from nybforge.platforms import PLATFORMS
from nybforge.run import quoted

__all__ = ["Request", "solve_environment", "virtual_packages"]

MAX_TRIALS = 40
PIP = "python -m pip install"


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A solver request: everything that the solver needs, except the contents of the channels."""

    specs: tuple[Spec, ...]
    channels: tuple[str, ...]
    platform: str
    virtual: Mapping[str, str]  # "__glibc" -> "2.28"
    alias: str = DEFAULT_ALIAS
    base: Path = Path()
    strict: bool = True  # strict channel priority
    here: bool = False  # solve for this machine, with its own virtual packages

    @property
    def addresses(self) -> tuple[str, ...]:
        """The channels' addresses."""
        return tuple(channel_url(each, self.alias, self.base) for each in self.channels)


def virtual_packages(platform: str, given: Sequence[str]) -> dict[str, str]:
    """Return the virtual packages to solve with: `given` ("__cuda=12.2") overrides the platform's
    defaults.

    This machine is not probed, so that a laptop can lock for a cluster. Without `given`, there is
    no __cuda.
    """
    known = {each.name: each.machine for each in PLATFORMS}
    if platform not in known:
        raise InputError(f"unknown platform {platform!r}", hint=f"one of {', '.join(known)}")
    arch = known[platform]
    found = {"__unix": "0", "__linux": "4.18", "__glibc": "2.28", "__archspec": f"1={arch}"}
    for text in given:
        name, _, version = text.partition("=")
        if not (re.fullmatch(r"__\w+", name) and _is_version(version.partition("=")[0])):
            raise InputError(
                f"{text!r} is not a virtual package with a version",
                hint="write --virtual __glibc=2.28",
            )
        found[name] = version
    return found


def _is_version(text: str) -> bool:
    try:
        Version(text)
    except InvalidVersionError:
        return False
    return text[:1].isdigit()


def solve_environment(request: Request, scratch: Path | None = None) -> tuple[RepoDataRecord, ...]:
    """Return the records of the environment, sorted by name. SolveError contains the solver's
    reason and the pin whose change makes the environment solvable. scratch: folder for temporary
    files."""
    with scratch_folder("nybforge-repodata-", scratch) as cache:
        # A new cache, because an old cache may have the previous index of a channel that was
        # rebuilt in place.
        gateway = Gateway(cache_dir=cache)
        try:
            return _solve(request, request.specs, gateway)
        except SolverError as error:
            raise _explained(request, gateway, str(error)) from None


def _solve(request: Request, specs: Sequence[Spec], gateway: Gateway) -> tuple[RepoDataRecord, ...]:
    wanted = [_match(spec, request) for spec in specs]
    try:
        records = asyncio.run(
            solve(
                sources=_sources(request.addresses),
                specs=wanted,
                gateway=gateway,
                platforms=[Subdir(request.platform), Subdir("noarch")],
                virtual_packages=[_virtual(*item) for item in request.virtual.items()],
                channel_priority=(
                    ChannelPriority.Strict if request.strict else ChannelPriority.Disabled
                ),
                channel_relations="disabled",
            )
        )
    except GatewayError as error:
        raise _unread(request, gateway, _first_line(str(error))) from None
    return tuple(sorted(records, key=lambda each: each.name.normalized))


def _sources(addresses: Sequence[str]) -> list[Channel]:
    found = []
    for each in addresses:
        try:
            found.append(Channel(each))
        except InvalidChannelError as error:
            why = str(error).splitlines()[-1].removeprefix("Caused by: ")
            raise _no_address(why, each) from None
    return found


def _no_address(why: str, address: str) -> InputError:
    return InputError(
        "not the name or address of a channel",
        where=address,
        why=why,
        hint="a channel is a name (conda-forge), a folder (./channel), or begins with https://, "
        "http:// or file://",
    )


def _unread(request: Request, gateway: Gateway, said: str) -> NybforgeError:
    """Return the error for a channel that the solver could not read."""
    for each in request.addresses:
        if f"'{urlsplit(each).scheme}' is not a supported scheme" in said:
            return _no_address(said, each)
    where = [each for each in request.addresses if quote(each, safe=":/%") in said]
    if not where:  # the solver's message for a damaged index names no channel
        alone = ((each, _names(gateway, (each,), request.platform)) for each in request.addresses)
        where = [each for each, names in alone if names is None] or list(request.addresses)
    names = {channel_url(each, request.alias, request.base): each for each in request.channels}
    moved = next(filter(None, (moved_hint(names.get(each, "")) for each in where)), None)
    if "error sending request" in said:  # no server answered, so nothing is known about its labels
        moved = None
    folders = [each for each in where if each.startswith("file://")]
    what, places = f"a channel cannot be read: {said}", ", ".join(where)
    if len(folders) < len(where):
        if "parse" in said:
            return DownloadError(
                what,
                where=places,
                hint="the channel's index is damaged; report this to the channel's maintainer",
            )
        hint = (
            "without a network, fill a mirror on a connected machine with `nybforge channel "
            "mirror` and set NYBFORGE_CHANNEL_ALIAS to it here"
        )
        for name in request.channels:
            named = channel_url(name, request.alias, request.base) in where
            if named and (request.base / name / "noarch").is_dir():
                hint = f"{name} is a channel name; for the folder write ./{name}"
        return DownloadError(what, where=places, hint=moved or hint)
    paths = [Path(unquote(urlsplit(each).path)) for each in where]
    hint = "; ".join(
        f"nybforge channel verify {quoted([path])}"
        if path.is_dir()
        else f"there is no folder {path}: check the file, --channel and --channel-alias"
        for path in paths
    )
    return ChannelError(what, where=places, hint=moved or hint)


def _match(spec: Spec, request: Request) -> MatchSpec:
    try:
        return MatchSpec(spec.located(request.alias, request.base))
    except InvalidMatchSpecError as error:
        raise InputError(
            f"not a package spec: {spec.text!r}",
            where=spec.where,
            why=_first_line(str(error)),
            hint="expected a name, optionally with a version: numpy, numpy=2.1, 'numpy>=1.24,<3'",
        ) from None


def _virtual(name: str, text: str) -> GenericVirtualPackage:
    version, _, build = text.partition("=")
    return GenericVirtualPackage(PackageName(name), Version(version), BuildString(build or "0"))


def _explained(request: Request, gateway: Gateway, reason: str) -> NybforgeError:
    """Return the error for an unsolvable request. The error names a pin whose removal makes the
    request solvable."""
    names = cache(lambda addresses: _names(gateway, addresses, request.platform))
    raise_all(_absent(request, names))
    lacking = re.search(r"(__\w+) >=([\d.]+)", reason)
    pins = [spec for spec in request.specs if spec.is_pinned]
    # try only the pins that the solver's message names: a lab has too many pins to try all of them
    pins.sort(key=lambda spec: spec.name not in reason)
    for spec in pins[:MAX_TRIALS]:
        loose = Spec(text=spec.name, where=spec.where)
        others = [loose if each is spec else each for each in request.specs]
        try:
            records = _solve(request, others, gateway)
        except SolverError:
            continue
        got = [each for each in records if each.name.normalized == spec.name.lower()]
        chosen = "".join(f"; the channels then give {_named(each)}" for each in got)
        has = f"{_has(request, lacking.group(1))}; " if lacking else ""
        return SolveError(
            f"{spec.plain} conflicts with the other specs",
            where=spec.where,
            detail=_tree(reason),
            why=f"{has}without this pin, the environment can be solved{chosen}",
            hint=moved_hint(spec.channel or "") or f"change the pin {spec.text!r}",
        )
    if lacking:
        return _lacking(request, lacking.group(1), lacking.group(2), _tree(reason))
    known = names(request.addresses)
    needed = set(re.findall(r"([\w.-]+) [^,\n]*, for which no candidates were found", reason))
    if known is not None and not needed <= known:
        return SolveError(
            f"no channel has {', '.join(sorted(needed - known))}, which other packages need",
            where=", ".join(request.addresses),
            detail=_tree(reason),
            hint="add a channel that has these packages",
        )
    moved = (moved_hint(spec.channel or "") for spec in pins if spec.name in reason)
    return SolveError(
        "no set of packages satisfies all specs",
        detail=_tree(reason),
        why="more than one pin causes the conflict" if len(pins) > 1 else None,
        hint=next(filter(None, moved), "change the specs that the solver lists"),
    )


# returns the names of the packages in the channels at the given URLs
_Names = Callable[[tuple[str, ...]], set[str] | None]


def _absent(request: Request, names: _Names) -> list[NybforgeError]:
    """Return an error for each spec whose name is in no channel. The error contains the closest
    name."""
    errors: list[NybforgeError] = []
    for spec in request.specs:
        addresses = request.addresses
        if spec.channel is not None:
            addresses = (channel_url(spec.channel, request.alias, request.base),)
        known = names(addresses)
        name = spec.name.lower()
        # virtual packages, file URLs and patterns are not names of packages
        if not re.fullmatch(r"(?!__)[\w.-]+", name) or known is None or name in known:
            continue
        near = closest(name, known, 1)
        meant = f"perhaps you meant {near[0]}, or" if near else "check the name, or"
        # torch and other packages of PyPI are not in the channels of a build; nothing can be
        # installed with pip into a lock, a mirror or a bundle
        by_pip = request.here and not near and not spec.channel
        other = f"; from PyPI: add pip, then run {PIP} {spec.name}" if by_pip else ""
        places = ", ".join(addresses)
        said = f"no package has this name for {request.platform} or noarch"
        errors.append(
            UnknownPackage(
                f"no channel has {spec.name}",
                where=places if spec.where is None else spec.where,
                why=said if spec.where is None else f"{said} in {places}",
                hint=moved_hint(spec.channel or "")
                or f"{meant} add the channel that has it{other}",
            )
        )
    return errors


def _names(gateway: Gateway, addresses: Sequence[str], platform: str) -> set[str] | None:
    """Return the names of all packages in the channels; None if they cannot be listed."""
    sources = _sources(addresses)
    platforms = [Subdir(platform), Subdir("noarch")]
    try:
        found = asyncio.run(gateway.names(sources, platforms, channel_relations="disabled"))
        return {name.normalized for name in found}
    except GatewayError:
        return None


def _lacking(request: Request, name: str, version: str, tree: list[str]) -> NybforgeError:
    """Return the error for a virtual package that is absent or too old."""
    older = "build the packages on an older system, or from conda-forge (--toolchain conda-forge)"
    driver = "install a newer driver, or use a target with an older CUDA version"
    gpu = "use a target for older GPUs (nybforge compat --device lists them)"
    fixes = {"__glibc": older, "__cuda": driver, "__cuda_arch": gpu}
    fix = fixes.get(name, "use packages that do not need it")
    variable = f"CONDA_OVERRIDE_{name.strip('_').upper()}"
    return SolveError(
        f"the target machine has no {name} {version} or newer",
        detail=tree,
        why=_has(request, name),
        hint=f"{fix}; if the environment is for another machine, set {variable}={version}"
        if request.here
        else f"if the machine has {name} {version}, add --virtual {name}={version}; if not, {fix}",
    )


def _has(request: Request, name: str) -> str:
    return f"that machine's {name} is {request.virtual.get(name, 'none').partition('=')[0]}"


def _named(record: RepoDataRecord) -> str:
    return f"{record.name.normalized} {record.version} {record.build}"


def _tree(reason: str) -> list[str]:
    lines = [line.rstrip() for line in reason.splitlines() if line.strip()]
    return lines if len(lines) <= 30 else [*lines[:30], f"… {len(lines) - 30} more lines"]


def _first_line(text: str) -> str:
    return text.strip().splitlines()[0] if text.strip() else "no reason given"
