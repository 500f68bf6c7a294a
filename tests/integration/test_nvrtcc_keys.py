"""Some changes of a header compile a family's images again, and others do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from nvrtcc_fakes import Sets

HEADER = """\
constexpr int kUsed = 4, kBase = 2;
constexpr int kUnused = kBase;
constexpr int kPasted = 3;
enum { kPlain = 1 };
struct point { int x; };
struct unused_type { int y; } ;
struct with_variable { int z; } variable;
__device__ inline point operator+(point a, point b) { return {a.x + b.x}; }
template <int n, bool more = (n > 1)>
__device__ inline int unused(int a) {
  const unused_type t = {a};
  return t.y;
}
template <int n> __device__ inline int used() { return n; }
#define PASTE(name) k##name
"""
KERNEL = """\
#include "part.cuh"
extern "C" __global__ void f(point* p) {
  p[used<kUsed>()] = p[PASTE(Pasted)] + p[variable.z];
}
"""


@pytest.mark.parametrize(
    ("before", "after", "compiles"),
    [
        ("kUnused = kBase", "kUnused = 7", False),
        ("kBase = 2", "kBase = 3", True),  # kUsed is in the same declaration
        ("int y", "long y", False),
        ("const unused_type t = {a};", "const unused_type t{-a};", False),
        ("#define", "constexpr int kNew = 1;\n#define", False),
        ("kUsed = 4", "kUsed = 5", True),
        ("kPasted = 3", "kPasted = 4", True),
        ("kPlain = 1", "kPlain = 2", True),
        ("int z", "long z", True),
        ("a.x + b.x", "a.x - b.x", True),
        ("return n;", "return -n;", True),
        ("k##name", "k##name + 1", True),
    ],
)
def test_a_declaration_that_no_kernel_uses_compiles_nothing(
    sets: Sets, tmp_path: Path, before: str, after: str, compiles: bool
) -> None:
    cache = ("--cache", str(tmp_path / "cache"))
    sets.family("f", KERNEL)
    for text in (HEADER, HEADER.replace(before, after)):
        (sets.sources / "part.cuh").write_text(text, "utf-8")
        done = sets.make("out", *cache)
        assert done.returncode == 0, done.stderr
    assert len(sets.tools.runs("nvcc")) == (4 if compiles else 0)
    # cubins that the compiler itself makes contain unused variables
    for text in (HEADER, HEADER.replace(before, after)):
        (sets.sources / "part.cuh").write_text(text, "utf-8")
        assert sets.make("plain", *cache, ptxas=False).returncode == 0
    assert len(sets.tools.runs("nvcc")) >= 8
