"""Probes whether this machine can reach the configured conda channels."""

from __future__ import annotations

import json
import re
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import urlsplit

from nybforge.doctor.facts import Channel
from nybforge.doctor.probes.host import Host

# the time limit for each channel, in seconds; all channels are requested in parallel
ANSWER_LIMIT_S = 1.0

# The settings files of conda, mamba and pixi, in the home folder and in the system's folders.
_HOME_FILES = (".condarc", ".conda/condarc", ".mambarc", ".config/conda/.condarc")
_HOME_PIXI = (".pixi/config.toml", ".config/pixi/config.toml")
_SYSTEM_FILES = ("/etc/conda/.condarc", "/etc/conda/condarc", "/opt/conda/.condarc")
_SYSTEM_PIXI = ("/etc/pixi/config.toml",)


def probe_channels(host: Host, limit: float = ANSWER_LIMIT_S) -> tuple[Channel, ...]:
    """Return the configured channels whose address is known, and whether each can be reached."""
    return _at_once(_configured(host), lambda address: _reach(address, host, limit), limit)


def _configured(host: Host) -> list[str]:
    """Return the addresses of the channels that settings and variables name, in order and without
    duplicates."""
    home = host.env.get("HOME", "/root")
    conda = [f"{home}/{name}" for name in _HOME_FILES] + list(_SYSTEM_FILES)
    conda += [f"{host.shown(prefix)}/.condarc" for prefix in host.prefixes()]
    conda += [path for path in (host.env.get("CONDARC"), host.env.get("MAMBARC")) if path]
    pixi = [f"{home}/{name}" for name in _HOME_PIXI] + list(_SYSTEM_PIXI)
    settings = "\n".join(text for path in conda if (text := host.read(path)))
    names = re.findall(r"^\s*-\s*['\"]?([^\s'\"#]+)", settings, re.MULTILINE)
    for path in pixi:
        found = re.search(r"default-channels\s*=\s*\[(.*?)\]", host.read(path) or "", re.DOTALL)
        names += re.findall(r"['\"]([^'\"]+)['\"]", found[1]) if found else []
    names += [name for name in host.env.get("CONDA_CHANNELS", "").split(",") if name]
    alias = re.search(r"^channel_alias:\s*['\"]?([^\s'\"]+)", settings, re.MULTILINE)
    known = _origins(host)
    addresses = []
    for name in names:
        if "://" in name:
            addresses.append(name)
        elif alias and re.fullmatch(r"[\w./-]+", name):
            addresses.append(f"{alias[1].rstrip('/')}/{name}")
        elif name in known:
            addresses.append(known[name])
    return list(dict.fromkeys(addresses))


def _origins(host: Host) -> dict[str, str]:
    """Return a dictionary from the names of channels to their addresses. Both are taken from the
    records of installed packages."""
    out: dict[str, str] = {}
    for prefix in host.prefixes():
        for record in sorted((prefix / "conda-meta").glob("*.json"))[:50]:
            channel = _channel_of(record)
            if "://" in channel:
                address = re.sub(r"/(?:noarch|(?:linux|osx|win)-[\w]+)/?$", "", channel)
                out.setdefault(address.rpartition("/")[2], address)
    return out


def _channel_of(record: Path) -> str:
    try:
        return str(json.loads(record.read_text(encoding="utf-8")).get("channel", ""))
    except (OSError, ValueError, AttributeError, RecursionError):
        return ""


def _at_once(
    addresses: Iterable[str], ask: Callable[[str], Channel], limit: float
) -> tuple[Channel, ...]:
    """Request all channels in parallel. A channel that does not answer within the limit is
    unreachable.

    The threads are daemons, because name resolution has no time limit and would keep the process
    alive.
    """
    answers: dict[str, Channel] = {}
    threads = {}
    for address in addresses:

        def keep(address: str = address) -> None:
            answers[address] = ask(address)

        threads[address] = threading.Thread(target=keep, daemon=True)
        threads[address].start()
    deadline = time.monotonic() + limit + 0.3
    for thread in threads.values():
        thread.join(max(0.0, deadline - time.monotonic()))
    late = f"no answer within {limit:g} s"
    return tuple(
        answers.get(address) or Channel(name=address, reachable=False, problem=late)
        for address in threads
    )


def _reach(address: str, host: Host, limit: float) -> Channel:
    """Send a HEAD request for the channel's index through the configured proxy, and return the
    result."""
    parts = urlsplit(address)
    if parts.scheme == "file":
        there = host.path(parts.path).is_dir()
        return Channel(name=address, reachable=there, problem=None if there else "no such folder")
    proxies = {
        scheme: proxy
        for scheme in ("http", "https")
        if (proxy := host.env.get(f"{scheme}_proxy") or host.env.get(f"{scheme.upper()}_PROXY"))
    }
    opener = urllib.request.build_opener(urllib.request.ProxyHandler(proxies))
    index = f"{address.rstrip('/')}/noarch/repodata.json"
    try:
        request = urllib.request.Request(index, method="HEAD")
        with opener.open(request, timeout=limit):
            return Channel(name=address, reachable=True)
    except urllib.error.HTTPError as error:
        served = error.code == 405  # with this status, the server answers but does not support HEAD
        problem = None if served else f"HTTP {error.code} {error.reason}"
        return Channel(name=address, reachable=served, problem=problem)
    except urllib.error.URLError as error:
        return Channel(name=address, reachable=False, problem=str(error.reason))
    except (OSError, ValueError) as error:
        return Channel(name=address, reachable=False, problem=str(error))
