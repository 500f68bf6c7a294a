"""Pack files as a part of a .conda file: a tar archive, compressed by zstd."""

from __future__ import annotations

import io
import tarfile
from collections.abc import Mapping

import zstandard


def packed(files: Mapping[str, bytes]) -> bytes:
    """Return the compressed archive of these files."""
    sink = io.BytesIO()
    with tarfile.open(fileobj=sink, mode="w") as archive:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return zstandard.compress(sink.getvalue())
