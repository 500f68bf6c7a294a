"""Build csrc/tests/link_test.cc: with ASan, with guard pages, or with a deliberate defect."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from stub_programs import COMMON, STUBS

CSRC = STUBS.parent
# All variants of the program contain these sources unchanged, so they link the objects of the
# probe.
STUB_OBJECTS = tuple(f"{name}.o" for name in (COMMON, "driver", "nvjitlink", "nvrtc"))
ERROR = CSRC / "core/error.cc"
TESTED = (
    *(CSRC / f"link/{name}.cc" for name in ("linker", "nvjitlink", "driver_linker", "program")),
    CSRC / "tests/link_test.cc",
)
# C code of a fake NVRTC that keeps every pointer argument, and reads all of them in each call until
# the program is destroyed.
KEEPING_NVRTC = """
#include <stdio.h>
#include <stdlib.h>
struct kept { const char *source, *name; const char *const *texts, *const *names; int count; };
static void touch(nvrtcProgram program) {
  struct kept* const kept = (struct kept*)program;
  volatile size_t read = strlen(kept->source) + strlen(kept->name);
  for (int i = 0; i < kept->count; ++i) read += strlen(kept->texts[i]) + strlen(kept->names[i]);
}
nvrtcResult nvrtcCreateProgram(nvrtcProgram* program, const char* source, const char* name,
                               int count, const char* const* texts, const char* const* names) {
  const int code = script_enter("nvrtcCreateProgram");
  if (code != 0) return code;
  struct kept* const kept = malloc(sizeof *kept);
  *kept = (struct kept){source, name, texts, names, count};
  *program = (nvrtcProgram)kept;
  return 0;
}
nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char* const* options) {
  touch(program);
  return script_enter("nvrtcCompileProgram");
}
nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram program, size_t* size) {
  touch(program);
  *size = 8;
  return 0;
}
nvrtcResult nvrtcGetProgramLog(nvrtcProgram program, char* log) {
  touch(program);
  memcpy(log, "the log", 8);
  return 0;
}
nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram program, size_t* size) {
  touch(program);
  *size = 5;
  return 0;
}
nvrtcResult nvrtcGetLTOIR(nvrtcProgram program, char* code) {
  touch(program);
  memcpy(code, "ltoir", 5);
  return 0;
}
nvrtcResult nvrtcDestroyProgram(nvrtcProgram* program) {
  touch(*program);
  free(*program);
  return script_enter("nvrtcDestroyProgram");
}
"""
KEPT_CALLS = re.findall(r"^nvrtcResult (\w+)", KEEPING_NVRTC, re.MULTILINE)
ASAN = ("-fsanitize=address,undefined", "-g")
GUARD = CSRC / "tests/guard_pages.cc"


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def compile_one(source: Path, out: Path, flags: Sequence[str] = ()) -> Path:
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("missing: a C++ compiler (c++)")
    command = [compiler, "-std=c++17", "-O0", "-fPIC", "-Wall", "-Wextra", "-Wshadow", "-Werror"]
    command += [f"-I{CSRC}", f"-I{CSRC / 'include'}", f"-I{STUBS}", f"-I{STUBS / 'include'}"]
    _run([*command, *flags, "-c", str(source), "-o", str(out)])
    return out


def link(objects: Sequence[Path], out: Path, flags: Sequence[str] = ()) -> Path:
    _run(["c++", *flags, "-o", str(out), *map(str, objects), "-ldl", "-lpthread"])
    return out


def compile_all(folder: Path, sources: Sequence[Path], flags: Sequence[str] = ()) -> list[Path]:
    def one(source: Path) -> Path:
        return compile_one(source, folder / f"{source.parent.name}-{source.stem}.o", flags)

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(one, sources))


def broken(
    folder: Path, objects: Sequence[Path], name: str, edits: Sequence[tuple[str, str]]
) -> Path:
    """Edit and compile csrc/link/<name>.cc; link it with the other `objects` and return the
    program."""
    text = (CSRC / f"link/{name}.cc").read_text("utf-8")
    for old, new in edits:
        assert text.count(old) == 1, f"{name}.cc has changed, mend this test: {old}"
        text = text.replace(old, new)
    (folder / f"{name}.cc").write_text(text, "utf-8")
    changed = compile_one(folder / f"{name}.cc", folder / f"link-{name}.o")
    others = [one for one in objects if one.name != changed.name]
    return link([*others, changed], folder / "link_test")
