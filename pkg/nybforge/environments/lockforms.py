"""Writes locks in four formats: nybforge's URL-free format, conda explicit, conda-lock, pixi."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rattler import LockChannel, LockFile, LockPlatform, Subdir

from nybforge.environments.lock import Lock, Locked
from nybforge.load import dump_text
from nybforge.redact import public_url

__all__ = ["FORMS", "lock_text"]


def lock_text(lock: Lock, form: str) -> str:
    """Return the lock in the format "explicit", "conda", "conda-lock" or "pixi"."""
    return FORMS[form](_public(lock))


def _public(lock: Lock) -> Lock:
    """Return the lock without logins and tokens in its URLs, because locks are committed to
    repositories."""
    packages = (replace(each, channel=_shown(each.channel)) for each in lock.packages)
    return replace(
        lock,
        channels=tuple(_shown(each) for each in lock.channels),
        packages=tuple(packages),
        written={_shown(url): _shown(name) for url, name in lock.written.items()},
    )


def _shown(channel: str) -> str:
    return public_url(f"{channel.rstrip('/')}/").rstrip("/") if "://" in channel else channel


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
    # the writer accepts only paths; a memory file needs no cleanup after a kill
    with os.fdopen(os.memfd_create("pixi.lock"), "r", encoding="utf-8") as file:
        document.to_path(Path(f"/proc/self/fd/{file.fileno()}"))
        return file.read()


FORMS: dict[str, Callable[[Lock], str]] = {
    "explicit": _explicit,
    "conda": _conda,
    "conda-lock": _conda_lock,
    "pixi": _pixi,
}
