"""The file forms of a lock: our URL-free one, conda's explicit one, conda-lock's, pixi's."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from rattler import LockChannel, LockFile, LockPlatform, Subdir
from rattler.exceptions import ParseCondaLockError

from nybforge.environments.lock import Lock, Locked, locked, split_file_name
from nybforge.environments.specs import DEFAULT_ALIAS, channel_url
from nybforge.errors import LockError
from nybforge.load import Value, dump_text, parse

__all__ = ["FORMS", "lock_text", "read_lock"]

HASH = re.compile(r"(?:sha256:)?([0-9a-f]{64})$|([0-9a-f]{32})$")


def lock_text(lock: Lock, form: str) -> str:
    """Return the lock in the form "explicit", "conda", "conda-lock" or "pixi"."""
    return FORMS[form](lock)


def _header(lock: Lock, what: str) -> list[str]:
    virtual = " ".join(f"{name}={version}" for name, version in sorted(lock.virtual.items()))
    return [
        f"# {what}",
        f"# environment: {lock.name}",
        f"# platform: {lock.platform}",
        f"# virtual-packages: {virtual}",
        f"# digest: {lock.digest}",
        *(f"# spec: {spec}" for spec in lock.specs),
    ]


def _explicit(lock: Lock) -> str:
    lines = _header(
        lock, "nybforge lock 1, exact and without addresses: CHANNEL/SUBDIR/FILE#sha256"
    )
    lines += [
        f"{lock.written.get(each.channel, each.channel_name)}/{each.subdir}/{each.file_name}"
        f"#sha256:{each.sha256}"
        for each in lock.packages
    ]
    return "\n".join(lines) + "\n"


def _conda(lock: Lock) -> str:
    lines = _header(lock, f"conda create -n {lock.name} --file THIS_FILE   (mamba, micromamba too)")
    lines.append("@EXPLICIT")
    lines += [f"{each.url}#sha256:{each.sha256}" for each in lock.packages]
    return "\n".join(lines) + "\n"


def _conda_lock(lock: Lock) -> str:
    def dependencies(package: Locked) -> dict[str, str]:
        pairs = (each.partition(" ") for each in package.depends or ())
        return {name: rest for name, _, rest in pairs}

    packages = [
        {
            "name": each.name,
            "version": each.version,
            "manager": "conda",
            "platform": lock.platform,
            "dependencies": dependencies(each),
            "url": each.url,
            "hash": {"sha256": each.sha256} | ({"md5": each.md5} if each.md5 else {}),
            "category": "main",
            "optional": False,
        }
        for each in lock.packages
    ]
    metadata = {
        "content_hash": {lock.platform: lock.digest},
        "channels": [{"url": each, "used_env_vars": []} for each in lock.channels],
        "platforms": [lock.platform],
        "sources": [],
    }
    return dump_text({"version": 1, "metadata": metadata, "package": packages})


def _pixi(lock: Lock) -> str:
    virtual = [f"{name}={version}" for name, version in sorted(lock.virtual.items())]
    platform = LockPlatform(lock.platform, Subdir(lock.platform), virtual)
    document = LockFile([platform])
    document.set_channels("default", [LockChannel(each) for each in lock.channels])
    for package in lock.packages:
        document.add_conda_package("default", platform, package.record())
    with tempfile.TemporaryDirectory(prefix="nybforge-lock-") as folder:
        path = Path(folder, "pixi.lock")
        document.to_path(path)
        return path.read_text(encoding="utf-8")


FORMS: dict[str, Callable[[Lock], str]] = {
    "explicit": _explicit,
    "conda": _conda,
    "conda-lock": _conda_lock,
    "pixi": _pixi,
}


def read_lock(path: Path, platform: str | None = None, alias: str = DEFAULT_ALIAS) -> Lock:
    """Return the lock in `path`, whatever its form.

    `platform` picks one of several in a pixi or conda-lock file; `alias` is where bare channel
    names lie.
    """
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
        return _read_lines(text, path, alias)
    document = parse(text, path)
    if document.get("environments") is not None:
        return _read_pixi(path, platform)
    if document.get("metadata") is not None:
        return _read_conda_lock(document, path, platform)
    raise LockError(
        "not a lock", where=path, hint="known: nybforge and conda explicit, conda-lock, pixi.lock"
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
            packages.append(_read_line(line.strip(), f"{path}:{number}", alias, path.parent))
            if line.startswith("."):
                written[packages[-1].channel] = line.rsplit("/", 2)[0]
    platform = facts.get("platform") or _platform_of(packages, path)
    virtual = dict(each.split("=", 1) for each in facts.get("virtual-packages", "").split())
    lock = Lock(
        name=facts.get("environment", path.stem),
        platform=platform,
        channels=tuple(dict.fromkeys(each.channel for each in packages)),
        packages=tuple(sorted(packages, key=lambda each: each.name)),
        virtual=virtual,
        specs=tuple(specs),
        written=written,
    )
    if "digest" in facts and facts["digest"] != lock.digest:
        raise LockError(
            "the lock was changed by hand: its digest does not fit its packages",
            where=path,
            hint="make it again with `nybforge env lock`",
        )
    return lock


def _read_line(line: str, where: str, alias: str, base: Path) -> Locked:
    address, _, tail = line.partition("#")
    match = HASH.match(tail)
    parts = address.rsplit("/", 2)
    if match is None or len(parts) != 3:
        raise LockError(
            f"not CHANNEL/SUBDIR/FILE#sha256:HASH: {line[:120]!r}",
            where=where,
            why="without its hash a package is not exact" if match is None else None,
        )
    channel, subdir, file_name = parts
    name, version, build = split_file_name(file_name)
    if channel.startswith("."):  # a folder of the checkout that the lock lies in
        base = next((each for each in (base, *base.parents) if (each / channel).is_dir()), base)
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


def _read_pixi(path: Path, platform: str | None) -> Lock:
    try:
        document = LockFile.from_path(path)
    except (ParseCondaLockError, OSError) as error:
        raise LockError(f"pixi's lock cannot be read: {error}", where=path) from None
    name, environment = document.environments()[0]
    available = {each.name: each for each in environment.platforms()}
    chosen = available.get(_one(platform, list(available), path))
    assert chosen is not None
    records = environment.conda_repodata_records_for_platform(chosen) or []
    virtual = dict(each.partition("=")[::2] for each in chosen.virtual_packages)
    packages = sorted((locked(record) for record in records), key=lambda each: each.name)
    return Lock(
        name=path.parent.name if name == "default" else name,
        platform=chosen.name,
        channels=tuple(str(each).rstrip("/") for each in environment.channels()),
        packages=tuple(packages),
        virtual={key: value for key, value in virtual.items() if value},
    )


def _read_conda_lock(document: Value, path: Path, platform: str | None) -> Lock:
    rows = document.require("package").items()
    known = document.require("metadata").require("platforms").texts()
    chosen = _one(platform, list(known), path)
    packages = []
    for row in rows:
        if row.require("platform").text() != chosen or row.require("manager").text() != "conda":
            continue
        hashes = row.require("hash")
        sha256 = hashes.require("sha256").text()
        one = _read_line(
            f"{row.require('url').text()}#{sha256}", str(row.where), DEFAULT_ALIAS, path.parent
        )
        pairs = row.require("dependencies").mapping().items()
        depends = tuple(f"{key} {value.content or ''}".strip() for key, value in pairs)
        packages.append(_with(one, depends))
    return Lock(
        name=path.stem,
        platform=chosen,
        channels=tuple(dict.fromkeys(each.channel for each in packages)),
        packages=tuple(sorted(packages, key=lambda each: each.name)),
    )


def _with(package: Locked, depends: tuple[str, ...]) -> Locked:
    from dataclasses import replace

    return replace(package, depends=depends)


def _one(wanted: str | None, known: list[str], path: Path) -> str:
    if wanted is None and len(known) == 1:
        return known[0]
    if wanted not in known:
        what = f"{wanted} is not among its" if wanted else "it has several"
        raise LockError(f"{what} platforms: {', '.join(known)}", where=path, hint="--platform NAME")
    return wanted


def _platform_of(packages: list[Locked], path: Path) -> str:
    found = sorted({each.subdir for each in packages} - {"noarch"})
    if len(found) != 1:
        raise LockError(f"no single platform: {', '.join(found) or 'noarch only'}", where=path)
    return found[0]
