"""The C interface link.h refuses wrong arguments by name before it calls NVIDIA's code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from nybble.cuda.tables import architectures

PROGRAM = """
import ctypes, json, sys
lib = ctypes.CDLL(sys.argv[1])
lib.nybble_last_error.restype = ctypes.c_char_p
place = ctypes.c_void_p()
number = ctypes.c_int32()
one = (ctypes.c_char_p * 2)(b"a", None)
P, N = ctypes.byref(place), ctypes.byref(number)
for name, arguments in eval(sys.argv[2]):
    status = getattr(lib, "nybble_" + name)(*arguments)
    print(json.dumps([status, lib.nybble_last_error().decode(), place.value is None]))
"""
INVALID, UNSUPPORTED, NO_DRIVER = 1, 2, 3
# Function, arguments, status, and part of the message. P and N are output pointers; `one` is an
# array whose second element is NULL.
CALLS = [
    ("library_folder", "None,", INVALID, "folder is NULL"),
    ("library_file", "None, b'x'", INVALID, "library is NULL"),
    ("library_file", "b'nvrtc', None", INVALID, "path is NULL"),
    ("library_file", "b'libc', b'/x'", INVALID, "library: 'libc' is unknown or loaded already"),
    ("library_version", "None, N", INVALID, "library is NULL"),
    ("library_version", "b'nvrtc', None", INVALID, "version is NULL"),
    ("library_version", "b'cudart', N", INVALID, "'cudart' is neither nvrtc nor nvjitlink"),
    ("library_version", "b'nvrtc', N", NO_DRIVER, "/nowhere/nvrtc"),
    ("library_version", "b'nvjitlink', N", NO_DRIVER, "/nowhere/nvjitlink"),
    ("nvrtc_architectures", "None, 0, None", INVALID, "count is NULL"),
    ("nvrtc_architectures", "None, 1, N", INVALID, "out is NULL"),
    ("nvrtc_architectures", "None, 0, N", NO_DRIVER, "/nowhere/nvrtc"),
    ("program_create", "None, b'n', None, None, 0, P", INVALID, "source is NULL"),
    ("program_create", "b's', None, None, None, 0, P", INVALID, "name is NULL"),
    ("program_create", "b's', b'n', None, None, 0, None", INVALID, "program is NULL"),
    ("program_create", "b's', b'n', None, None, 1, P", INVALID, "header_names is NULL"),
    ("program_create", "b's', b'n', one, one, -1, P", INVALID, "header_names: a negative count"),
    ("program_create", "b's', b'n', one, one, 2, P", INVALID, "header_names is NULL"),
    ("program_create", "b's', b'n', one, None, 1, P", INVALID, "header_sources is NULL"),
    ("program_create", "b's', b'n', one, one, 1, P", NO_DRIVER, "/nowhere/nvrtc"),
    ("program_compile", "None, None, 0", INVALID, "program is NULL"),
    ("program_code", "None, b'ptx', P, P", INVALID, "program is NULL"),
    ("linker_create", "None, b'sm_86', b'cubin', 0, None, 0, P", INVALID, "backend is NULL"),
    ("linker_create", "b'driver', None, b'cubin', 0, None, 0, P", INVALID, "arch is NULL"),
    ("linker_create", "b'driver', b'sm_86', None, 0, None, 0, P", INVALID, "output is NULL"),
    ("linker_create", "b'driver', b'sm_86', b'cubin', 0, None, 0, None", INVALID, "linker is NULL"),
    (
        "linker_create",
        "b'ld', b'sm_86', b'cubin', 0, None, 0, P",
        INVALID,
        "backend: 'ld' is neith",
    ),
    (
        "linker_create",
        "b'driver', b'sm_8', b'cubin', 0, None, 0, P",
        INVALID,
        "arch: 'sm_8' is not ",
    ),
    (
        "linker_create",
        "b'driver', b'sm_86', b'o', 0, None, 0, P",
        INVALID,
        "output: 'o' is neither",
    ),
    (
        "linker_create",
        "b'nvjitlink', b'sm_86', b'ptx', 0, None, 0, P",
        INVALID,
        "PTX output needs",
    ),
    ("linker_create", "b'driver', b'sm_86', b'ptx', 0, None, 0, P", UNSUPPORTED, "no PTX output"),
    (
        "linker_create",
        "b'nvjitlink', b'sm_86', b'cubin', 0, one, 1, P",
        INVALID,
        "options: 'a' is no",
    ),
    ("linker_create", "b'nvjitlink', b'sm_86', b'cubin', 0, one, 2, P", INVALID, "options is NULL"),
    (
        "linker_create",
        "b'nvjitlink', b'sm_86', b'cubin', 0, None, 0, P",
        NO_DRIVER,
        "/nowhere/nvjit",
    ),
    *(
        ("linker_create", f"b'driver', b'sm_{arch}', b'cubin', 0, None, 0, P", NO_DRIVER, "/cuda")
        for arch in architectures()
    ),
    ("linker_add", "None, b'ptx', b'', 0, b'n'", INVALID, "linker is NULL"),
    ("linker_complete", "None, P, P", INVALID, "linker is NULL"),
]


@pytest.fixture(scope="module")
def answers(libnybble: Path) -> list[list[object]]:
    calls = ", ".join(f"('{name}', ({arguments}))" for name, arguments, *_ in CALLS)
    env = {name: value for name, value in os.environ.items() if not name.startswith("NYBBLE_STUB")}
    for variable, name in (("NVRTC", "nvrtc"), ("NVJITLINK", "nvjitlink"), ("CUDA", "cuda")):
        env[f"NYBBLE_LIB{variable}"] = f"/nowhere/{name}"
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(libnybble), f"[{calls}]"],
        env=env, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("index", range(len(CALLS)), ids=lambda i: f"{CALLS[i][0]}-{i}")
def test_a_wrong_argument_is_named(answers: list[list[object]], index: int) -> None:
    _, _, status, words = CALLS[index]
    got, text, nothing_made = answers[index]
    assert words in str(text)
    assert got == status, text
    assert nothing_made
