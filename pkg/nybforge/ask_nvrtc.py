"""Query one NVRTC library and print JSON. This is a program; nothing imports it."""

from __future__ import annotations

import ctypes
import json
import re
import sys

# nvrtcGetSupportedArchs lists numbers only; test compilations show which suffixes NVRTC accepts
SUFFIXES = ("a", "f")
PROGRAM = b'extern "C" __global__ void nothing() {}'


def ask(path: str) -> dict[str, object]:
    """Return the version, the architectures and the PTX version of the NVRTC library at `path`."""
    nvrtc = ctypes.CDLL(path)
    major, minor = ctypes.c_int(0), ctypes.c_int(0)
    check(nvrtc.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor)))
    count = ctypes.c_int(0)
    check(nvrtc.nvrtcGetNumSupportedArchs(ctypes.byref(count)))
    archs = (ctypes.c_int * count.value)()
    check(nvrtc.nvrtcGetSupportedArchs(archs))
    return {
        "version": f"{major.value}.{minor.value}",
        "archs": [
            f"{arch}{suffix}"
            for arch in archs
            for suffix in ("", *SUFFIXES)
            if not suffix or compiled(nvrtc, f"{arch}{suffix}")[1] == 0
        ],
        "ptx_isa": ptx_isa(nvrtc, max(archs)),
    }


def compiled(nvrtc: ctypes.CDLL, arch: str) -> tuple[ctypes.c_void_p, int]:
    """Compile a program for an architecture. Return the program and NVRTC's return code."""
    program = ctypes.c_void_p()
    check(nvrtc.nvrtcCreateProgram(ctypes.byref(program), PROGRAM, b"nothing.cu", 0, None, None))
    options = (ctypes.c_char_p * 1)(f"--gpu-architecture=compute_{arch}".encode())
    return program, nvrtc.nvrtcCompileProgram(program, 1, options)


def ptx_isa(nvrtc: ctypes.CDLL, arch: int) -> str:
    """Return the PTX ISA version that NVRTC emits for an architecture."""
    program, code = compiled(nvrtc, str(arch))
    check(code)
    size = ctypes.c_size_t(0)
    check(nvrtc.nvrtcGetPTXSize(program, ctypes.byref(size)))
    text = ctypes.create_string_buffer(size.value)
    check(nvrtc.nvrtcGetPTX(program, text))
    found = re.search(rb"^\.version (\d+\.\d+)", text.value, re.MULTILINE)
    return found[1].decode() if found else ""


def check(code: int) -> None:
    """Exit with an error unless NVRTC's return code is 0."""
    if code:
        raise SystemExit(f"NVRTC returned {code}")


if __name__ == "__main__":
    print(json.dumps(ask(sys.argv[1])))
