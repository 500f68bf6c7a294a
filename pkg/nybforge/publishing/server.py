"""Publishes packages to a channel server, through the engine's upload functions. The server
maintains the index.

The upload to Quetz is tested with a real server (tests/integration/test_publish_servers.py), the
uploads to prefix and Anaconda with a fake server that records the requests.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from nybforge.channel import Channel
from nybforge.errors import DownloadError, UsageError, raise_all
from nybforge.publishing.indexes import Change, noarch_last
from nybforge.publishing.publish import other_bytes
from nybforge.redact import redact

__all__ = ["Server", "open_server"]

TOKENS = {
    "quetz": "QUETZ_API_KEY",
    "prefix": "PREFIX_API_KEY",
    "anaconda": "ANACONDA_API_KEY",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """A channel of a server. Its repr() does not show the token."""

    kind: str
    url: str  # the server's URL
    name: str  # the name of the channel or of its owner
    upload: Callable[[Path], None]

    @property
    def address(self) -> str:
        """The address from which clients read the channel."""
        parts = urlsplit(self.url)
        if self.kind == "anaconda":
            host = parts.netloc.removeprefix("api.")  # uploads go to api.HOST
            return f"{parts.scheme}://conda.{host}/{self.name}"
        return f"{self.url}/get/{self.name}" if self.kind == "quetz" else f"{self.url}/{self.name}"

    def publish(self, channel: Channel) -> Change:
        """Upload the packages that the server does not have. The packages of the platforms come
        first, because noarch packages depend on them."""
        done = Change()
        subdirs = noarch_last(channel.subdirs())
        lines = {
            f"{subdir}/{name}": json.loads(line)
            for subdir in subdirs
            for name, line in sorted(channel.lines(subdir).items())
        }
        there = self.published(subdirs, sorted({entry["name"] for entry in lines.values()}))
        raise_all(
            [
                other_bytes(self.address, file)
                for file, entry in lines.items()
                if there.get(file, entry["sha256"]) != entry["sha256"]
            ]
        )
        for file in lines:
            if file in there:
                done.kept.append(file)
                continue
            try:
                self.upload(channel.path / file)
            except Exception as error:  # the engine's exceptions have no common class
                raise self._failed(f"{file} cannot be uploaded", error) from None
            done.copied.append(file)
        return done

    def published(self, subdirs: list[str], names: list[str]) -> dict[str, str]:
        """Return subdir/name → sha256 of the packages with these names."""
        from rattler import Channel as Source
        from rattler import Gateway, MatchSpec, Subdir
        from rattler.networking.fetch_repo_data import CacheAction
        from rattler.repo_data.gateway import SourceConfig

        action: CacheAction = "no-cache"
        gateway = Gateway(default_config=SourceConfig(cache_action=action))
        query = gateway.query(
            [Source(self.address)],
            [Subdir(each) for each in subdirs],
            [MatchSpec(each) for each in names],
            recursive=False,
        )
        try:
            found = asyncio.run(query)
        except Exception as error:
            raise self._failed("the channel cannot be read", error) from None
        return {
            f"{each.subdir}/{each.file_name}": each.sha256.hex() if each.sha256 else ""
            for records in found
            for each in records
        }

    def _failed(self, what: str, error: Exception) -> DownloadError:
        why = redact(str(error).strip().replace("\n", ": "))[:500] or type(error).__name__
        return DownloadError(
            what,
            where=self.address,
            why=why,
            hint=f"check the address and the network; {TOKENS[self.kind]} must be a token "
            "with permission to upload to this channel",
        )


def open_server(text: str, env: Mapping[str, str]) -> Server | None:
    """Return the server that an argument names (quetz+http://HOST/CHANNEL). Return None for other
    arguments. The token is read from the environment."""
    kind, plus, url = text.partition("+")
    if not plus or kind not in TOKENS or not url.startswith(("http://", "https://")):
        return None
    server, _, name = url.rstrip("/").rpartition("/")
    if urlsplit(server).netloc == "":
        raise UsageError(f"no channel is named: {text}", hint=f"{kind}+{url}/CHANNEL")
    token = env.get(TOKENS[kind])
    if not token:
        raise UsageError(
            f"{TOKENS[kind]} is not set",
            hint="set this variable to an access token of the server, and run the command again",
        )
    return Server(kind=kind, url=server, name=name, upload=_uploader(kind, server, name, token))


def _uploader(kind: str, server: str, name: str, token: str) -> Callable[[Path], None]:
    """Return the function that uploads a file. The function never replaces a package with the same
    name."""

    def upload(path: Path) -> None:
        import rattler_build as engine

        files = [str(path)]
        if kind == "quetz":
            engine.upload_package_to_quetz(files, server, name, api_key=token)
        elif kind == "prefix":
            engine.upload_package_to_prefix(files, server, name, api_key=token)
        else:
            engine.upload_package_to_anaconda(files, name, url=server, api_key=token)

    return upload
