"""Compressed logs: every format, several members, cut off or damaged anywhere, in bounded
memory."""

from __future__ import annotations

import bz2
import functools
import gzip
import io
import json
import lzma
import random
import subprocess
import sys
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from nybforge.doctor.log.packed import Log, unpacked
from nybforge.errors import InputError

PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "gzip": functools.cache(gzip.compress),
    "bzip2": functools.cache(lambda data: bz2.compress(data, 1)),  # blocks of 100 kB
    "xz": functools.cache(lzma.compress),
}
CAUSE = b"RuntimeError: No CUDA GPUs are available\n"
# lines that compress badly, so that an archive of them has many blocks
LINES = b"".join(b"%x\n" % number for number in random.Random(0).choices(range(1 << 60), k=40000))


def content(log: Log, size: int = 1 << 16) -> bytes:
    return b"".join(iter(lambda: log.read(size), b""))


@pytest.fixture(params=PACKERS)
def pack(request: pytest.FixtureRequest) -> Callable[[bytes], bytes]:
    return PACKERS[request.param]


@pytest.mark.parametrize("size", [1 << 16, 1000])
def test_an_archive_gives_its_content(pack: Callable[[bytes], bytes], size: int) -> None:
    log = unpacked(io.BytesIO(pack(LINES)))
    assert content(log, size) == LINES
    assert log.problem is None


@pytest.mark.parametrize("text", [b"", b"a", b"text\n", b"\x1f\x8b no archive", LINES])
def test_uncompressed_text_is_read_unchanged(text: bytes) -> None:
    log = unpacked(io.BytesIO(text))
    assert content(log) == text
    assert log.problem is None


def test_concatenated_members_are_one_log(pack: Callable[[bytes], bytes]) -> None:
    """Log rotation and parallel compressors write files of several members, some with zeros between
    them."""
    log = unpacked(io.BytesIO(pack(b"one\n") + pack(LINES) + b"\0" * 30000 + pack(b"three\n")))
    assert content(log) == b"one\n" + LINES + b"three\n"
    assert log.problem is None


@pytest.mark.parametrize("part", [0.001, 0.3, 0.7, 0.999])
def test_a_truncated_archive_is_read_to_its_end(
    pack: Callable[[bytes], bytes], part: float
) -> None:
    packed = pack(LINES)
    log = unpacked(io.BytesIO(packed[: max(8, int(len(packed) * part))]))
    found = content(log)
    assert LINES.startswith(found)
    assert len(found) >= (part - 0.5) * len(LINES)
    assert "cut off" in str(log.problem)
    assert log.read(100) == b""


def test_a_damaged_archive_is_read_up_to_the_fault(pack: Callable[[bytes], bytes]) -> None:
    packed = bytearray(pack(LINES))
    packed[len(packed) // 2 : len(packed) // 2 + 64] = bytes(64)
    log = unpacked(io.BytesIO(bytes(packed)))
    content(log)
    assert "damaged" in str(log.problem)


def test_trailing_garbage_after_an_archive_is_reported(pack: Callable[[bytes], bytes]) -> None:
    log = unpacked(io.BytesIO(pack(LINES) + b"something else, of some length"))
    assert content(log) == LINES
    assert "damaged" in str(log.problem)


@pytest.mark.slow
def test_memory_is_bounded_for_archives_of_any_size(pack: Callable[[bytes], bytes]) -> None:
    log = unpacked(io.BytesIO(pack(bytes(64 << 20))))
    tracemalloc.start()
    while log.read(1 << 16):
        pass
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 16 << 20


def test_an_unsupported_archive_is_reported_with_a_program_that_reads_it() -> None:
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w") as archive:
        archive.writestr("1_build.txt", CAUSE)
    with pytest.raises(InputError, match="zip archive") as raised:
        unpacked(io.BytesIO(sink.getvalue()))
    assert "unzip -p" in str(raised.value.hint)


def doctor(log: str, stdin: bytes | None = b"") -> subprocess.CompletedProcess[bytes]:
    argv = [sys.executable, "-m", "nybforge", "doctor", "--json", "--log", log]
    shell = ["sh", "-c", 'exec "$@" <&-', "sh"] if stdin is None else []
    return subprocess.run([*shell, *argv], input=stdin, capture_output=True, check=False)


@pytest.mark.slow
def test_doctor_reads_a_packed_log_and_says_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "build.log.1.gz"
    path.write_bytes(gzip.compress(LINES + CAUSE + LINES)[:-100])
    for done in (doctor(str(path)), doctor("-", path.read_bytes())):
        answer = json.loads(done.stdout)
        assert (done.returncode, answer["findings"][0]["id"]) == (7, "no_gpu_visible")
        assert answer["findings"][0]["line"] == LINES.count(b"\n") + 1
        assert answer["incomplete"] == "the gzip archive is cut off"
        assert b"cut off; only the readable part before the fault was read" in done.stderr


def test_a_closed_stdin_is_no_log() -> None:
    done = doctor("-", None)
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["why"] == "stdin is closed"
