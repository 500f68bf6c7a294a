"""Files that are not usable libraries: each gives one clear error, and the process keeps
running."""

from __future__ import annotations

import json
import struct
import time
from pathlib import Path

import pytest
from cuda_libraries import fake_library
from stub_programs import clean_environment, run_probe
from unprivileged import bound_by_modes

LOOP = "__attribute__((constructor)) static void forever(void) { for (;;) { } }\n"


@pytest.fixture(scope="session")
def looping(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An NVRTC whose constructor does not return."""
    return fake_library(tmp_path_factory.mktemp("looping"), "nvrtc", 12, extra=LOOP)


def bad_file(kind: str, good: Path, folder: Path) -> Path:
    path = folder / kind
    head = bytearray(good.read_bytes())
    if kind == "empty":
        head = bytearray()
    elif kind == "text":
        head = bytearray(b"no library" * 20)
    elif kind == "foreign":
        head[18:20] = struct.pack("<H", 243)  # RISC-V
    elif kind == "narrow":
        head[4] = 1  # 32-bit
    elif kind == "cut":
        del head[len(head) // 2 :]
    elif kind == "header":
        del head[40:]
    elif kind == "folder":
        path.mkdir()
        return path
    elif kind == "absent":
        return path
    path.write_bytes(head)
    return path


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("absent", "no such file"),
        ("empty", "it is empty"),
        ("text", "it is not an ELF library"),
        ("header", "it is not an ELF library"),
        ("foreign", "it is for another machine"),
        ("narrow", "it is for another machine"),
        ("cut", "it is cut short"),
        ("folder", "it is a folder"),
    ],
)
def test_an_unusable_override_is_an_error_and_not_a_hint(
    probe: Path, fakes: Path, tmp_path: Path, kind: str, why: str
) -> None:
    path = bad_file(kind, fakes / "libnvrtc.so.12", tmp_path)
    env = clean_environment(NYBBLE_LIBNVRTC=str(path), LD_LIBRARY_PATH=str(fakes))
    lines = run_probe(probe, "version", "nvrtc", "detail", env=env)
    assert lines[0] == "11 0 0"
    assert len([line for line in lines if f"NYBBLE_LIBNVRTC: {path}: {why}" in line]) == 1
    assert not any("loader:" in line for line in lines)


def test_damage_anywhere_in_the_file_never_kills_the_process(
    probe: Path, fakes: Path, tmp_path: Path
) -> None:
    """Bytes of the headers and tables are overwritten. The result is an error, or the library works
    if the bytes do not matter."""
    good = (fakes / "libnvrtc.so.12").read_bytes()
    path = tmp_path / "libnvrtc.so.12"
    words: list[str] = []
    for i, offset in enumerate(range(32, 2000, 41)):
        data = bytearray(good)
        data[offset : offset + 8] = b"\xff" * 8
        damaged = tmp_path / f"damaged{i}"
        damaged.write_bytes(data)
        words += ["look", str(damaged)]
    path.write_bytes(good)
    lines = run_probe(probe, *words, "look", str(path))
    assert lines[-1] == "look 'libnvrtc.so.12' nodes 2 ''"
    assert len(lines) == len(words) // 2 + 1


def test_a_constructor_that_loops_is_one_clear_error(
    probe: Path, looping: Path, fakes: Path
) -> None:
    env = clean_environment(NYBBLE_LIBNVRTC=str(looping), NYBBLE_STUB_PATIENCE_MS="2000")
    start = time.monotonic()
    lines = run_probe(probe, "version", "nvrtc", "detail", "mapped", "libnvrtc", env=env)
    assert time.monotonic() - start < 60
    assert lines[0] == "11 0 0"
    assert len([line for line in lines if "its constructor does not return" in line]) == 1
    assert lines[-1] == "mapped 0"
    # If it is found during the search, it is skipped, and the process can load the next library.
    env = clean_environment(LD_LIBRARY_PATH=str(fakes), NYBBLE_STUB_PATIENCE_MS="2000")
    words = ("folder", str(looping.parent), "version", "nvrtc", "json")
    lines = run_probe(probe, *words, env=env)
    assert lines[0] == "0 12 0"
    (found,) = json.loads(lines[-1])["libraries"]
    assert found["step"] == "loader"
    assert any("its constructor" in one["outcome"] for one in found["attempts"])


def test_a_file_that_cannot_be_read_is_named(probe: Path, tmp_path: Path, fakes: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes((fakes / "libnvrtc.so.12").read_bytes())
    path.chmod(0)
    env = clean_environment(NYBBLE_LIBNVRTC=str(path))
    program, *words = bound_by_modes(str(probe), "version", "nvrtc", "detail")
    lines = run_probe(Path(program), *words, env=env)
    assert any(f"{path}: it cannot be read" in line for line in lines)
