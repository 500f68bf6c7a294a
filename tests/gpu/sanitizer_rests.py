"""Digest the inputs of a test's result under a tool, so that a later part knows which results are
still valid.

The first input is the test's source: its function, the other code in its file, and the test modules
that this file imports. The second input is every kernel that libnybble launched in the test: its
machine code, blocks, threads and shared memory, as launches.c recorded them in the latest part of
any tool. memcheck and initcheck also see memory that the host allocates. So their results also
depend on the host code: the runtime's sources (or the library, if these are missing) and the Python
package.
"""

from __future__ import annotations

import ast
import ctypes
import hashlib
import re
import shutil
import struct
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent
IMPORTED = re.compile(r'import_module\("((?:gpu|unit)\.[\w.]+)"\)')


def digest(*parts: str | bytes) -> str:
    sums = (hashlib.sha1(part.encode() if isinstance(part, str) else part) for part in parts)
    return hashlib.sha1(b"".join(one.digest() for one in sums)).hexdigest()[:16]


@cache
def sources(file: Path) -> tuple[str, dict[str, str]]:
    """Return the digest of a file without its test functions but with the test modules that it
    imports, and the source of each test function."""
    text = file.read_text("utf-8")
    tests = {}
    kept = text.splitlines(keepends=True)
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)]) - 1
            lines = slice(first, node.end_lineno)
            tests[node.name] = "".join(kept[lines])
            kept[lines] = [""] * len(kept[lines])
    beside = [TESTS / f"{name.replace('.', '/')}.py" for name in IMPORTED.findall(text)]
    others = [one.read_text("utf-8") for one in (*beside, HERE / "conftest.py") if one != file]
    return digest("".join(kept), *others), tests


def source_of(name: str) -> str:
    """Return the digest of the source that belongs to a test id."""
    file, _, function = name.partition("::")
    shared, tests = sources(TESTS.parent / file)
    return digest(shared, tests.get(function.partition("[")[0], ""))


def codes(folder: Path) -> dict[str, str]:
    """Return kernel name -> digest of its code, from the cubins in a kernel set's folder."""
    found = {}
    for path in folder.glob("*/*.cubin*"):
        image = path.read_bytes()
        if path.suffix == ".lz4":
            import lz4.frame

            image = lz4.frame.decompress(image)
        (start,) = struct.unpack_from("<Q", image, 0x28)
        size, count, names = struct.unpack_from("<HHH", image, 0x3A)
        rows = [struct.unpack_from("<IIQQQQIIQQ", image, start + i * size) for i in range(count)]
        for row in rows:
            at = rows[names][4] + row[0]
            name = image[at : image.index(b"\0", at)].decode()
            if name.startswith(".text."):
                # sh_info has the register count in its high byte. The low bytes are the symbol's
                # index, which changes with other kernels.
                code = digest(image[row[4] : row[4] + row[5]], str(row[7] >> 24))
                found[name.removeprefix(".text.")] = code
    return found


def host(library: str) -> str:
    """Return the digest of the host code, which allocates the memory that kernels use."""
    csrc = TESTS.parent / "csrc"
    rooms = ("core", "cuda", "blockwise", "embedding", "gemm4", "int8", "optim")
    files = [one for room in rooms for one in (csrc / room).rglob("*.[ch]*")]
    files = [one for one in files if one.suffix in (".cc", ".h") and "cpu" not in one.parts]
    if not files:
        files = [Path(library)] if library else []
    files += (TESTS.parent / "pkg/nybble").rglob("*.py")
    return digest(*(one.read_bytes() for one in sorted(files)))


class Grounds:
    """The inputs of one tool's results: this tree and the tool's kernel set."""

    def __init__(self, tool: str, folder: Path, library: str) -> None:
        self.codes = codes(folder)
        self.host = host(library) if tool in ("memcheck", "initcheck") else ""

    def of(self, test: str, launches: Iterable[str]) -> str:
        """Return a test's digest. A launch has a kernel's name, blocks, threads, shared memory."""
        lines = (f"{one} {self.codes.get(one.partition(' ')[0], '')}" for one in sorted(launches))
        return digest(source_of(test), self.host, *lines)


def watcher(place: Path) -> Path | None:
    """Build the library that records launches; return None if there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    made, stub = place / "liblaunches.so", place / "stub/libcuda.so.1"
    stub.parent.mkdir(parents=True, exist_ok=True)
    build = [compiler, "-shared", "-fPIC", "-O1"]
    subprocess.run(
        [*build, "-Wl,-soname,libcuda.so.1", "-o", str(stub), "-x", "c", "/dev/null"], check=True
    )
    words = ["-Wl,--no-as-needed", str(HERE / "launches.c"), str(stub), "-lpthread", "-ldl"]
    subprocess.run([*build, "-o", str(made), *words], check=True)
    return made


def launched(path: str) -> Any:
    """Return a function that returns the launches since its last call."""
    ask = ctypes.CDLL(path).nybble_launches
    ask.restype = ctypes.c_char_p
    return lambda: ask().decode().splitlines()
