"""The program that queries an NVRTC library prints its architectures and PTX version, or its
error."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # the test compiles the library

# An NVRTC 12.2 that lists two architectures. The library also compiles for 90a. It compiles for 90
# only if BROKEN is 0.
LIBRARY = r"""
#include <string.h>
static const char text[] = "//\n.version 8.2\n.target sm_90\n";
int nvrtcVersion(int* major, int* minor) { *major = 12; *minor = 2; return 0; }
int nvrtcGetNumSupportedArchs(int* count) { *count = 2; return 0; }
int nvrtcGetSupportedArchs(int* archs) { archs[0] = 50; archs[1] = 90; return 0; }
int nvrtcCreateProgram(void** program, const char* source, const char* name, int count,
                       const char** headers, const char** names) { return 0; }
int nvrtcCompileProgram(void* program, int count, const char** options) {
  const char* arch = strrchr(options[0], '_') + 1;
  if (strcmp(arch, "90a") == 0) return 0;
  return strcmp(arch, "90") == 0 ? BROKEN : 5;
}
int nvrtcGetPTXSize(void* program, size_t* size) { *size = sizeof text; return 0; }
int nvrtcGetPTX(void* program, char* out) { memcpy(out, text, sizeof text); return 0; }
"""


@pytest.fixture
def ask(root: Path, tmp_path: Path) -> object:
    """Run the program on a library that was compiled with that value of BROKEN."""

    def run(broken: int) -> subprocess.CompletedProcess[str]:
        library = tmp_path / "libnvrtc.so"
        compile_ = ["cc", "-shared", "-fPIC", "-x", "c", "-", f"-DBROKEN={broken}", "-o", library]
        subprocess.run(compile_, input=LIBRARY, text=True, check=True)
        argv = [sys.executable, root / "pkg/nybforge/ask_nvrtc.py", library]
        return subprocess.run(argv, capture_output=True, text=True)

    return run


def test_suffixed_architectures_are_those_that_compile(ask) -> None:
    answer = {"version": "12.2", "archs": ["50", "90", "90a"], "ptx_isa": "8.2"}
    assert json.loads(ask(0).stdout) == answer


def test_an_error_of_nvrtc_ends_the_program_with_its_code(ask) -> None:
    done = ask(5)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "NVRTC returned 5\n"
