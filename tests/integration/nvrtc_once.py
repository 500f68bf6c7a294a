"""Compile a kernel that uses fp16 and bf16 with a prefix's NVRTC; write the cubin to stdout."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

SOURCE = (
    b"#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n"
    b'extern "C" __global__ void k(__half* p, __nv_bfloat16* q) '
    b"{ p[0] = __hadd(p[0], p[1]); q[0] = __float2bfloat16(1.0f); }"
)


def compiled(prefix: Path, arch: str) -> bytes:
    """Return the cubin of SOURCE; raise SystemExit with NVRTC's log if it does not compile."""
    library = ctypes.CDLL(str(next((prefix / "lib").glob("libnvrtc.so.[0-9]*"))))
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    assert library.nvrtcCreateProgram(ctypes.byref(program), SOURCE, b"k.cu", 0, None, None) == 0
    include = next(prefix.glob("targets/*/include"))
    options = (ctypes.c_char_p * 2)(f"-arch={arch}".encode(), f"-I{include}".encode())
    code = library.nvrtcCompileProgram(program, 2, options)
    library.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    library.nvrtcGetProgramLog(program, log)
    if code != 0:
        raise SystemExit(log.value.decode("utf-8", errors="replace"))
    assert library.nvrtcGetCUBINSize(program, ctypes.byref(size)) == 0
    cubin = ctypes.create_string_buffer(size.value)
    assert library.nvrtcGetCUBIN(program, cubin) == 0
    return cubin.raw


if __name__ == "__main__":
    sys.stdout.buffer.write(compiled(Path(sys.argv[1]), sys.argv[2]))
