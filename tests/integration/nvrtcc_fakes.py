"""A fake device compiler and assembler for tests of nvrtcc, and the kernel sets that nvrtcc makes
with them. The fakes are small programs that log their calls."""

from __future__ import annotations

import hashlib
import json
import struct
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lz4.frame
from fake_programs import program

__all__ = ["ARCHS", "E_FLAGS", "Sets", "Tools", "image_in", "make_tools"]

ARCHS = "60-real 61-real 70-real 75-real 80-real 86-real 89-real 90-real 60-virtual 90-virtual"

E_FLAGS = 48  # offset of e_flags in an ELF64 header; in a cubin, its low byte is the architecture

NVCC = """
out = words[words.index("-o") + 1]
if "--version" not in words:
    option = next(word for word in words if word.startswith("-gencode="))
    code = option.rpartition("=")[2]
    source = read(words[-1])
    log(f"nvcc {stem(words[-1])} {code}")
    time.sleep(30 if "SLOW" in source else 0)
    if "BROKEN" in source:
        number = source[: source.index("BROKEN")].count("\\n") + 1
        print(f'{words[-1]}({number}): error: identifier "BROKEN" is undefined', file=sys.stderr)
        print(f"{source.splitlines()[number - 1]}\\n      ^\\n", file=sys.stderr)
        sys.exit(2)
    if code.startswith("sm_"):
        write(out, cubin(code, source))
    else:
        target = code.replace("compute_", "sm_")
        write(out, f".version 8.2\\n.target {target}\\n// {source}".encode())
"""

PTXAS = """
arch = next(word for word in words if word.startswith("-arch=")).partition("=")[2]
ptx = next(word for word in words if word.endswith(".ptx"))
log(f"ptxas {stem(ptx)} {arch}")
text = read(ptx)
if "REFUSED" in text and arch == "sm_89":
    sys.exit(f"ptxas {stem(ptx)}.ptx, line 3; error: Feature 'x' not supported on {arch}")
write(words[words.index("-o") + 1], cubin(arch, text))
"""

# A set takes about 30 of these processes; without site and pathlib each starts in 14 ms, not 38.
FRAME = """#!{python} -IS
import struct, sys, time
words = sys.argv[1:]
def stem(path):
    return path.rpartition("/")[2].rpartition(".")[0]
def read(path):
    with open(path, encoding="utf-8") as one:
        return one.read()
def write(path, data):
    with open(path, "wb") as one:
        one.write(data)
def log(line):
    with open({log!r}, "a", encoding="utf-8") as out:
        out.write(line + "\\n")
def cubin(arch, text):
    head = b"\\x7fELF\\x02\\x01\\x01".ljust({flags}, b"\\0")
    return head + struct.pack("<I", int(arch.rpartition("_")[2].rstrip("af"))) + text.encode()
if "--version" in words:
    print("Cuda compilation tools, release 12.2, V{version}")
    sys.exit(0)
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tools:
    """The fake programs, and the log of their calls."""

    nvcc: Path
    ptxas: Path
    log: Path

    def runs(self, tool: str) -> list[str]:
        """Return the calls of a tool as sorted strings "family architecture"."""
        if not self.log.exists():
            return []
        lines = self.log.read_text("utf-8").splitlines()
        return sorted(line.partition(" ")[2] for line in lines if line.startswith(tool + " "))


def make_tools(folder: Path, version: str = "12.2.140") -> Tools:
    """Write the programs into the folder."""
    tools = Tools(nvcc=folder / "nvcc", ptxas=folder / "ptxas", log=folder / "log")
    for path, body in ((tools.nvcc, NVCC), (tools.ptxas, PTXAS)):
        frame = FRAME.format(
            python=sys.executable, log=str(tools.log), flags=E_FLAGS, version=version
        )
        program(path, frame + body)
    return tools


def architecture(cubin: bytes) -> int:
    """Return the architecture that a cubin's ELF header names."""
    assert cubin.startswith(b"\x7fELF"), cubin[:16]
    flags: int = struct.unpack_from("<I", cubin, E_FLAGS)[0]
    return flags & 0xFF


def image_in(folder: Path, name: str) -> bytes:
    """Return an image of a set, decompressed by the LZ4 project's library, after checking it
    against its row in the manifest."""
    rows = json.loads((folder / "manifest.json").read_text("utf-8"))["images"]
    row = next(each for each in rows if each["file"] == f"{name}.lz4")
    packed = (folder / row["file"]).read_bytes()
    image: bytes = lz4.frame.decompress(packed)
    for data, prefix in ((packed, ""), (image, "uncompressed_")):
        assert len(data) == row[f"{prefix}size"]
        assert hashlib.sha256(data).hexdigest() == row[f"{prefix}sha256"]
    return image


class Sets:
    """Kernel sets that nvrtcc makes of the families in `sources`."""

    def __init__(self, program: Path, tools: Tools, folder: Path) -> None:
        self.program, self.tools, self.folder = program, tools, folder
        self.sources = folder / "sources"
        self.sources.mkdir()

    def family(self, name: str, text: str) -> None:
        (self.sources / f"{name}.cu").write_text(text, "utf-8")

    def line(
        self, out: str = "out", *more: str, archs: str = ARCHS, ptxas: bool = True
    ) -> list[str]:
        line = [str(self.program), "set", "--target", "cuda122", "--compiler", "nvcc"]
        line += ["--nvcc", str(self.tools.nvcc), "--toolkit", "12.2.140", "--archs", archs]
        line += ["--sources", str(self.sources), "--out", str(self.folder / out), *more]
        return line + (["--ptxas", str(self.tools.ptxas)] if ptxas else [])

    def make(
        self, out: str = "out", *more: str, archs: str = ARCHS, ptxas: bool = True
    ) -> subprocess.CompletedProcess[str]:
        self.tools.log.unlink(missing_ok=True)
        line = self.line(out, *more, archs=archs, ptxas=ptxas)
        return subprocess.run(line, capture_output=True, text=True)

    def manifest(self, out: str = "out") -> dict[str, Any]:
        return dict(json.loads((self.folder / out / "manifest.json").read_text("utf-8")))
