"""Calls of operations: Python has the same constants and formats as the C headers."""

from __future__ import annotations

import ctypes
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from nybble import _native, compat, errors

INCLUDE = Path(__file__).resolve().parents[3] / "csrc/include/nybble"
HEADERS = "".join(path.read_text("utf-8") for path in sorted(INCLUDE.glob("*.h")))
NUMBERS = {
    "int32_t": ctypes.c_int32, "int64_t": ctypes.c_int64, "uint64_t": ctypes.c_uint64,
    "float": ctypes.c_float, "nybble_dtype": ctypes.c_int32,
}  # fmt: skip


def declared_fields(struct: str) -> list[tuple[str, type]]:
    """Return the names and types of a struct's fields."""
    body = re.search(rf"typedef struct {struct} {{(.*?)\n}}", HEADERS, re.DOTALL)
    assert body is not None, struct
    fields: list[tuple[str, type]] = []
    without_comments = re.sub(r"/\*.*?\*/", "", body[1], flags=re.DOTALL)
    for kind, names in re.findall(r"(?:const )?(\w+)([^;]+);", without_comments):
        for star, name, size in re.findall(r"(\*?) ?(\w+)(?:\[(\d+)\])?", names):
            pointer = ctypes.c_char_p if kind == "char" else ctypes.c_void_p
            array = ctypes.c_char * int(size or 0)
            fields.append((name, pointer if star else array if size else NUMBERS[kind]))
    return fields


STRUCTS = [one for one in ctypes.Structure.__subclasses__() if one.__module__ == _native.__name__]


@pytest.mark.parametrize("kind", STRUCTS, ids=lambda one: one.__name__)
def test_the_structs_are_those_of_the_headers(kind: type[ctypes.Structure]) -> None:
    struct = "nybble" + re.sub(r"[A-Z]", lambda one: "_" + one[0].lower(), kind.__name__)
    assert list(kind._fields_) == declared_fields(struct)


def test_the_formats_are_the_declarations_of_the_headers() -> None:
    lines = _native.library().operations.splitlines()
    table = (INCLUDE.parents[1] / "core/operations.def").read_text("utf-8")
    names = re.findall(r"^NYBBLE_C_FUNCTION\((\w+)\)", table, re.M)
    assert [line.split(" ")[0] for line in lines] == names
    for line in lines:
        name, form = line.split(" ")
        declared = re.search(rf"nybble_{name}\(([^)]*)\)", HEADERS)
        assert declared is not None, name
        arguments = [one.strip() for one in declared[1].split(",")]
        wanted = "".join("d" if one.startswith("float ") else "q" for one in arguments)
        assert form == wanted, name


def test_a_function_the_library_does_not_have_is_named() -> None:
    with pytest.raises(errors.LibraryMissing, match="no function nybble_nothing"):
        _native.operation("nothing")(1, 2)


def test_the_library_may_be_named_relative_to_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = _native.library().path.name
    (tmp_path / name).symlink_to(_native.library().path)
    monkeypatch.setenv("NYBBLE_LIBRARY", name)
    assert _native._load().path == tmp_path / name
    monkeypatch.setenv("NYBBLE_LIBRARY", ".")
    with pytest.raises(errors.LibraryMissing, match=r"\(NYBBLE_LIBRARY\): not a file"):
        _native._load()


def test_the_kernel_abi_equals_that_of_nybble_h() -> None:
    found = re.search(r"#define NYBBLE_KERNEL_ABI (\d+)", HEADERS)
    assert found is not None
    assert int(found[1]) == compat.KERNEL_ABI


def test_kernels_launched_with_pdl_wait_first() -> None:
    """A kernel that does not wait races with the previous kernel on devices of capability 9.0 and
    later.

    Kernels that may read their weight earlier call pdl_wait in their bodies.
    """
    later = {  # body -> (file, number of calls)
        "int8_gemv<rows / 8>(p, int8_quantized_rows{p})": ("gemv", 2),
        "int8_wgmma<columns, groups>(p, int8_wgmma_then_next{{p}})": ("gemm_wgmma", 4),
        "int8_wgmma<columns, 2>(p.q, int8_wgmma_fused_quant{p})": ("gemm_wgmma", 4),
        "int8_quantize_listed<type>(p)": ("quantize_listed", 1),
        "int8_outliers_listed<type>(p)": ("outliers_listed", 4),
    }
    int8 = ("kernel.cuh", "int8_tensor.cu", "int8_wgmma.cu")  # the macro, and other entries
    files = [f"{name}/device/{name}.cu" for name in ("blockwise", "embedding", "optim")]
    files.append("grouped/device/moe.cu")
    kinds = set()
    for name in (*files, *(f"int8/device/{file}" for file in int8)):
        text = (INCLUDE.parents[1] / name).read_text("utf-8")
        bodies = re.findall(r"__global__.*?\b[op]\) \{(.*?);", text, re.DOTALL)
        assert len(bodies) == text.count("__global__") > 0
        kinds |= {body.strip(" \\\n") for body in bodies}
    assert kinds == {"pdl_wait()", *later}
    for part, times in later.values():
        text = (INCLUDE.parents[1] / f"int8/device/{part}.cuh").read_text("utf-8")
        assert len(re.findall(r"pdl_wait(?:_if\(.*\)|\(\));", text)) == times


@pytest.mark.parametrize("name", ["NYBBLE_LIBCUDA", "NYBBLE_FORCE_CPU"])
def test_an_error_text_need_not_be_utf_8(tmp_path: Path, name: str) -> None:
    """The texts contain paths and variables, which can have any bytes."""
    (tmp_path / "libcuda.so.1").write_bytes(b"")
    (tmp_path / os.fsdecode(b"l\xff")).symlink_to(tmp_path)
    env = {**os.environ, name: str(tmp_path / os.fsdecode(b"l\xff") / "libcuda.so.1")}
    argv = [sys.executable, "-m", "nybble", "--json"]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.stderr == ""
    assert "l\\ufffd/libcuda.so.1" in json.dumps(json.loads(done.stdout))
