"""Reads a lock in any format: nybforge's URL-free format, conda explicit, conda-lock, pixi."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from rattler import LockFile
from rattler.exceptions import ParseCondaLockError

from nybforge.environments.lock import Lock, Locked, locked, split_file_name
from nybforge.environments.specs import DEFAULT_ALIAS, channel_url
from nybforge.errors import Location, LockError
from nybforge.load import Value, parse
from nybforge.platforms import PLATFORMS
from nybforge.redact import redact
from nybforge.run import quoted

__all__ = ["read_lock", "read_locks"]

# Selects from the platforms of a lock the platforms to read.
Choice = Callable[[list[str]], list[str]]

HASH = re.compile(r"(?:sha256:)?([0-9a-f]{64})$|([0-9a-f]{32})$")


def read_lock(path: Path, platform: str | None = None, alias: str = DEFAULT_ALIAS) -> Lock:
    """Return the lock in `path`, in any format.

    `platform` selects one platform of a pixi or conda-lock file; a lock for another platform is
    rejected. `alias` is the base URL of channel names.
    """
    (lock,) = _read(path, alias, lambda known: [_one(platform, known, path)])
    return lock


def read_locks(path: Path, platforms: Sequence[str], alias: str = DEFAULT_ALIAS) -> list[Lock]:
    """Return the locks in `path`, for each of `platforms`."""
    wanted: Sequence[str | None] = platforms or [None]

    def choose(known: list[str]) -> list[str]:
        return known if len(known) == 1 else [_one(each, known, path) for each in wanted]

    return _read(path, alias, choose)


def _read(path: Path, alias: str, choose: Choice) -> list[Lock]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LockError(
            "the lock cannot be read",
            where=path,
            why=getattr(error, "strerror", None) or str(error),
            hint="`nybforge env lock` writes locks, e.g. envs/locks/bnb122lab-forge.linux-64.txt",
        ) from None
    if "@EXPLICIT" in text or text.startswith("# nybforge lock 1"):
        locks = [_read_lines(text, path, alias)]
        choose([locks[0].platform])
    else:
        document = parse(text, path)
        if document.get("environments") is not None:
            locks = _read_pixi(path, choose)
        elif document.get("metadata") is not None:
            locks = _read_conda_lock(document, path, choose)
        else:
            hint = "supported formats: nybforge's, conda explicit, conda-lock, pixi.lock"
            if document.get("dependencies") is not None:
                hint = f"solve the environment file: nybforge env lock {quoted([path])}"
            raise LockError("not a lock", where=path, hint=hint)
    for lock in locks:
        _once(lock, path)
    return locks


def _once(lock: Lock, path: Path) -> None:
    """Raise LockError for a lock that is empty or lists a package twice."""
    if not lock.packages:
        raise _empty(path)
    for one, other in pairwise(lock.packages):
        if one.name == other.name:
            raise LockError(
                f"the lock has {one.name} twice: {one.file_name}, {other.file_name}",
                where=path,
                hint="each package may occur once; check whether the file contains two locks",
            )


def _read_lines(text: str, path: Path, alias: str) -> Lock:
    facts: dict[str, str] = {}
    specs: list[str] = []
    packages: list[Locked] = []
    written: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            key, _, value = line.removeprefix("#").strip().partition(": ")
            if key == "spec":
                specs.append(value)
            else:
                facts.setdefault(key, value)
        elif line.strip() and line.strip() != "@EXPLICIT":
            where = Location(path=path, line=number)
            packages.append(_read_line(line.strip(), where, alias, path.parent))
            if line.startswith((".", "file:")):
                written[packages[-1].channel] = line.rsplit("/", 2)[0]
    packages = list(dict.fromkeys(packages))
    platform = facts.get("platform") or _platform_of(packages, path)
    virtual = (each.partition("=") for each in facts.get("virtual-packages", "").split())
    lock = Lock(
        name=facts.get("environment", path.stem),
        platform=platform,
        channels=tuple(dict.fromkeys(each.channel for each in packages)),
        packages=tuple(sorted(packages, key=lambda each: each.name)),
        virtual={name: version for name, _, version in virtual},
        specs=tuple(specs),
        written=written,
    )
    if "digest" in facts and facts["digest"] != lock.digest:
        raise LockError(
            "the lock was edited or truncated: its digest does not match its packages",
            where=path,
            hint="write the lock again with `nybforge env lock`",
        )
    return lock


def _read_line(line: str, where: Location, alias: str, base: Path) -> Locked:
    address, _, tail = line.partition("#")
    match = HASH.match(tail)
    parts = address.rsplit("/", 2)
    if match is None or len(parts) != 3:
        raise LockError(
            f"not CHANNEL/SUBDIR/FILE#sha256:HASH: {redact(line)[:120]!r}",
            where=where,
            why="an exact lock needs a sha256 for every package" if match is None else None,
        )
    channel, subdir, file_name = parts
    name, version, build = split_file_name(file_name, where)
    if channel.startswith("."):  # a folder in the checkout that contains the lock
        base = next((each for each in (base, *base.parents) if (each / channel).is_dir()), base)
    try:
        return Locked(
            name=name,
            version=version,
            build=build,
            subdir=subdir,
            channel=channel_url(channel, alias, base),
            file_name=file_name,
            sha256=match.group(1),
            md5=match.group(2),
        )
    except LockError as error:
        error.where, error.detail = where, (f"{error.where}",)
        raise


def _read_pixi(path: Path, choose: Choice) -> list[Lock]:
    try:
        document = LockFile.from_path(path)
    except (ParseCondaLockError, OSError) as error:
        raise LockError(f"pixi's lock cannot be read: {error}", where=path) from None
    environments = dict(document.environments())
    if len(environments) != 1 and "default" not in environments:
        found = ", ".join(sorted(environments)) or "none"
        raise LockError(
            f"the lock must contain one environment, or one that is called default; found {found}",
            where=path,
            hint="rename the environment to `default` in the manifest, and lock again",
        )
    name = "default" if "default" in environments else next(iter(environments))
    environment = environments[name]
    available = {each.name: each for each in environment.platforms()}
    locks = []
    for platform in choose(list(available)):
        chosen = available[platform]
        records = environment.conda_repodata_records_for_platform(chosen) or []
        virtual = dict(each.partition("=")[::2] for each in chosen.virtual_packages)
        packages = sorted((locked(record) for record in records), key=lambda each: each.name)
        beside = environment.pypi_packages_for_platform(chosen) or []
        locks.append(
            Lock(
                name=path.parent.name if name == "default" else name,
                platform=chosen.name,
                channels=tuple(str(each).rstrip("/") for each in environment.channels()),
                packages=tuple(packages),
                virtual={key: value for key, value in virtual.items() if value},
                pip={each.name: str(each.version) for each in beside},
            )
        )
    return locks


def _read_conda_lock(document: Value, path: Path, choose: Choice) -> list[Lock]:
    rows = document.require("package").items()
    known = list(document.require("metadata").require("platforms").texts())
    return [_of_platform(rows, platform, path) for platform in choose(known)]


def _of_platform(rows: Iterable[Value], platform: str, path: Path) -> Lock:
    packages = []
    pip: dict[str, str] = {}
    for row in rows:
        if row.require("platform").text() != platform:
            continue
        if row.require("manager").text() != "conda":
            pip[row.require("name").text()] = row.require("version").text()
            continue
        hashes = row.require("hash")
        sha256 = hashes.require("sha256").text()
        one = _read_line(
            f"{row.require('url').text()}#{sha256}", row.where, DEFAULT_ALIAS, path.parent
        )
        pairs = row.require("dependencies").mapping().items()
        depends = tuple(f"{key} {value.content or ''}".strip() for key, value in pairs)
        packages.append(replace(one, depends=depends))
    return Lock(
        name=path.stem,
        platform=platform,
        channels=tuple(dict.fromkeys(each.channel for each in packages)),
        packages=tuple(sorted(packages, key=lambda each: each.name)),
        pip=pip,
    )


def _one(wanted: str | None, known: list[str], path: Path) -> str:
    if wanted is None and len(known) > 1:
        raise LockError(
            f"the lock contains several platforms: {', '.join(known)}",
            where=path,
            hint="select one with --platform NAME",
        )
    if not known or wanted not in (None, *known):
        other = f", not for {wanted}" if wanted else ""
        ours = wanted in [each.name for each in PLATFORMS]
        raise LockError(
            f"the lock is for {', '.join(known) or 'no platform'}{other}",
            where=path,
            hint=f"create one with nybforge env lock -f FILE --platform {wanted}" if ours else None,
        )
    return wanted or known[0]


def _platform_of(packages: list[Locked], path: Path) -> str:
    if not packages:
        raise _empty(path)
    found = sorted({each.subdir for each in packages} - {"noarch"})
    if len(found) != 1:
        raise LockError(
            f"expected packages for one platform, found {', '.join(found) or 'only noarch'}",
            where=path,
        )
    return found[0]


def _empty(path: Path) -> LockError:
    return LockError("the lock lists no conda packages", where=path)
