"""Hostile logs, wheels, checkpoints, and caches of compiled kernels."""

from __future__ import annotations

import gzip
import io
import json
import warnings
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from tests.integration.hostile_bundles import Case

KILLED = "g++: fatal error: Killed signal terminated program cc1plus\n"
CAUSE = "the system killed cc1plus"
Give = Callable[[Path], tuple[int, str]]


def logs() -> Iterator[Case]:
    """Yield logs that hide a cause behind hostile text; the cause must still be found."""
    texts: dict[str, tuple[bytes, str]] = {
        "empty": (b"", "the log is empty"),
        "blanks": (b" " * 80_000 + b"Killed\n" + KILLED.encode(), CAUSE),
        "one-line": (b"error: " * 60_000 + b"\n" + KILLED.encode(), CAUSE),
        "binary": (bytes(range(256)) * 1000 + b"\n" + KILLED.encode(), CAUSE),
        "escapes": (b"\x1b[2J\x1b]0;x\x07" * 1000 + b"\n" + KILLED.encode(), CAUSE),
        "bomb": (gzip.compress(b"\0" * (8 << 20) + b"\n" + KILLED.encode()), CAUSE),
        "cut-off": (_noisy()[:-1000], "gzip archive is cut off"),
        "damaged": (_noisy()[:-8] + bytes(8), "gzip archive is damaged"),
        "zip": (b"PK\x03\x04" + bytes(40), "zip archive, which this Python cannot unpack"),
        "command": (
            b"ModuleNotFoundError: No module named 'foo;id'\n" + KILLED.encode(),
            CAUSE,
        ),
    }
    for name, (data, says) in texts.items():
        yield Case(name=f"log-{name}", says=says, give=_log(data))


def _noisy() -> bytes:
    """Return a log that is read in several pieces; the cause is in the first piece."""
    return gzip.compress(KILLED.encode() + np.random.default_rng(0).bytes(300_000).hex().encode())


def _log(data: bytes) -> Give:
    def give(work: Path) -> tuple[int, str]:
        from tests.integration.hostile import nybforge

        (work / "log").write_bytes(data)
        code, said = nybforge(work, "doctor", "--log", str(work / "log"))
        assert "\x1b" not in said
        commands = [line for line in said.splitlines() if line.startswith("  fix:")]
        assert not [line for line in commands if ";id" in line]
        return code, said

    return give


def wheels() -> Iterator[Case]:
    """Yield hostile wheels for the toolchain's channel."""
    for name, members, says in (
        ("up", ["../../evil.so"], r"it contains '\.\.'"),
        ("middle", ["a/../../../evil.so"], r"it contains '\.\.'"),
        ("control", ["a\x1b[2J.so"], "control character"),
        ("nothing", ["README"], "has no member that matches"),
    ):
        yield Case(name=f"wheel-{name}", says=says, give=_staged(_zipped(members)))
    for name, data in (
        ("empty", b""),
        ("cut-off", _zipped(["a.so"])[:-10]),
        ("locked", _flagged(_zipped(["a.so"]), 6, 8, 1)),
        ("method", _flagged(_zipped(["a.so"]), 8, 10, 77)),
        ("packed", _flagged(_zipped(["a.so"]), 8, 10, 8)),
    ):
        yield Case(name=f"wheel-{name}", says="is not a readable wheel", give=_staged(data))


def _zipped(names: list[str]) -> bytes:
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w") as archive:
        for name in names:
            archive.writestr(name, b"\xff" * 100)
    return sink.getvalue()


def _flagged(data: bytes, own: int, listed: int, value: int) -> bytes:
    """Return the archive with one number changed in both headers of its first member."""
    changed, place = bytearray(data), data.index(b"PK\x01\x02")
    changed[own] = changed[place + listed] = value
    return bytes(changed)


def _staged(data: bytes) -> Give:
    def give(work: Path) -> tuple[int, str]:
        from nybforge.errors import NybforgeError
        from nybforge.toolchain.model import Files, Wheel
        from nybforge.toolchain.staging import _extract

        (work / "evil.whl").write_bytes(data)
        wheel = Wheel(name="evil", version="1", file="evil-1-py3-none-any.whl", sha256="0" * 64)
        part = Files(wheel=wheel, pattern="*.so", to="lib")
        try:
            _extract(part, work / "evil.whl", work / "staged")
        except NybforgeError as error:
            return int(error.exit_code), "\n".join(error.lines())
        return 0, "it was unpacked"

    return give


def checkpoints() -> Iterator[Case]:
    """Yield items of 4-bit weights in checkpoints, in the form that torch or safetensors return."""
    deep = b"[" * 200_000
    for name, text, says in (
        ("nested", deep, "is malformed|corrupt"),
        ("binary", bytes(range(256)), "corrupt|malformed"),
        ("a-list", b"[]", "expected a JSON object"),
        ("empty", b"", "corrupt"),
        ("missing", b"{}", "missing|lacks|without"),
    ):
        yield Case(name=f"checkpoint-packed-{name}", says=says, give=_loaded(packed=text))
    changes: dict[str, Any] = {
        "shape-huge": {"shape": [2**62, 2**62]},
        "shape-negative": {"shape": [-64, -64]},
        "shape-larger": {"shape": [1 << 20, 1 << 20]},
        "shape-text": {"shape": "64"},
        "blocksize-zero": {"blocksize": 0},
        "blocksize-huge": {"blocksize": 1 << 40},
        "blocksize-number": {"blocksize": 64.5},
        "quant-type": {"quant_type": "../nf4"},
        "dtype": {"dtype": "object"},
        "absmax-short": {"absmax": np.ones(3, np.float32)},
        "absmax-object": {"absmax": np.array([None] * 64)},
        "absmax-text": {"absmax": "x"},
        "offset": {"nested_absmax": np.ones(1, np.float32)},
    }
    for name, change in changes.items():
        yield Case(name=f"checkpoint-{name}", says="InvalidArgument", give=_loaded(change))


def _items() -> dict[str, Any]:
    values = {"shape": [64, 64], "dtype": "float32", "blocksize": 64, "quant_type": "nf4"}
    arrays = {"absmax": np.ones(64, np.float32), "quant_map": np.ones(16, np.float32)}
    return {**values, **arrays}


def _loaded(change: dict[str, Any] | None = None, packed: bytes | None = None) -> Give:
    def give(work: Path) -> tuple[int, str]:
        from nybble.errors import InvalidArgument
        from nybble.functional import QuantState, dequantize_4bit

        items = _items() | (change or {})
        if packed is not None:
            arrays = {name: items[name] for name in ("absmax", "quant_map")}
            found = np.frombuffer(packed, np.uint8)
            items = {**arrays, "quant_state.bitsandbytes__nf4": found}
        weight = np.zeros((2048, 1), np.uint8)
        try:
            with warnings.catch_warnings(action="ignore"):
                dequantize_4bit(weight, QuantState.from_dict(items, device="cpu"))
        except InvalidArgument as error:
            return 2, f"InvalidArgument: {error}"
        return 0, "it was taken"

    return give


def kernels() -> Iterator[Case]:
    """Yield caches of compiled kernels: some are writable by others, some have false entries."""
    says = "compiled kernels in this folder are not used"
    yield Case(name="kernels-shared", says=says, give=_kernels("cache", 0o777))
    yield Case(name="kernels-group", says=says, give=_kernels("cache", 0o770))
    yield Case(name="kernels-shared-parent", says=says, give=_kernels(".", 0o777))
    for name, index in (
        ("nested", "[" * 200_000),
        ("other-bytes", json.dumps({"key": "a" * 64, "files": {"x": "0" * 64}})),
        ("a-list", "[]"),
    ):
        yield Case(name=f"kernels-{name}", says="compiled anew", give=_entry(index))


def _kernels(open_one: str, mode: int) -> Give:
    def give(work: Path) -> tuple[int, str]:
        from nybble.cuda import Cache, CacheError

        (work / "open/cache").mkdir(parents=True)
        (work / "open" / open_one).chmod(mode)
        try:
            Cache(folder=work / "open/cache").get("a" * 64, dict)
        except CacheError as error:
            return 2, str(error)
        return 0, "it was taken"

    return give


def _entry(index: str) -> Give:
    def give(work: Path) -> tuple[int, str]:
        from nybble.cuda import Cache

        entry = work / "cache" / ("a" * 64)
        entry.mkdir(parents=True, mode=0o700)
        (entry / "x").write_bytes(b"evil")
        (entry / "entry.json").write_text(index)
        found = Cache(folder=work / "cache").get("a" * 64, lambda: {"x": b"good"})
        return 2, "compiled anew" if (found / "x").read_bytes() == b"good" else "it was taken"

    return give


def cases() -> Iterator[Case]:
    """Yield all cases of this module."""
    for group in (logs, wheels, checkpoints, kernels):
        yield from group()
