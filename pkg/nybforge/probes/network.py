"""Probe of the conda channels this machine is configured for: does their host answer?"""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

from nybforge.probes.facts import Channel
from nybforge.probes.host import Host

CONNECT_LIMIT_S = 1.0


def probe_channels(host: Host) -> tuple[Channel, ...]:
    """Return the configured channels that are addresses, each with whether its host answers."""
    return tuple(_reach(name) for name in _configured(host))


def _configured(host: Host) -> list[str]:
    """Return channel addresses from CONDA_CHANNELS and the .condarc files; names need an alias."""
    texts = [
        host.read(host.env.get("HOME", "/root") + "/.condarc"),
        host.read("/etc/conda/.condarc"),
    ]
    for prefix in host.prefixes():
        texts.append(host.read(host.shown(prefix / ".condarc")))
    joined = "\n".join(text for text in texts if text)
    alias = re.search(r"^channel_alias:\s*(\S+)", joined, re.MULTILINE)
    names = re.findall(r"^\s*-\s*['\"]?([^\s'\"#]+)", joined, re.MULTILINE)
    names += [name for name in host.env.get("CONDA_CHANNELS", "").split(",") if name]
    found = []
    for name in names:
        if "://" in name:
            found.append(name)
        elif alias and re.fullmatch(r"[\w./-]+", name):
            found.append(f"{alias[1].rstrip('/')}/{name}")
    return list(dict.fromkeys(found))


def _reach(address: str) -> Channel:
    parts = urlsplit(address)
    if parts.scheme == "file":
        return Channel(name=address, reachable=True)
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        with socket.create_connection((parts.hostname or "", port), timeout=CONNECT_LIMIT_S):
            return Channel(name=address, reachable=True)
    except OSError as error:
        return Channel(name=address, reachable=False, problem=str(error))
