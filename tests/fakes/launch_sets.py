"""Image sets with the real kernel names of each architecture, and calls that launch them."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, fake_cubin

from nybble.compat import KERNEL_ABI

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {path.stem: path for path in sorted((ROOT / "csrc").glob("*/device/*.cu"))}
FAMILIES = tuple(SOURCES)
KERNEL = re.compile(r'extern\s+"C"\s+__global__\s+void\s.*?\b(\w+)\s*\(\s*const', re.DOTALL)

Python = Callable[..., subprocess.CompletedProcess[str]]


@cache
def kernels_of(family: str, arch: str, *defines: str) -> tuple[str, ...]:
    """Return a family's kernel names for `arch` ("sm_90a", "sm_120f"), found in the preprocessed
    source."""
    compiler = shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        pytest.skip("missing: a C++ compiler (c++)")
    number = arch.removeprefix("sm_").rstrip("af")
    words = [f"__CUDA_ARCH__={number}0", *defines]
    if arch.endswith("a"):
        words.append(f"__CUDA_ARCH_FEAT_SM{number}_ALL")
    if arch.endswith("f"):
        words.append(f"__CUDA_ARCH_FAMILY_SPECIFIC__={number}0")
    text = subprocess.run(
        [compiler, "-E", "-P", "-x", "c++", "-I.", *(f"-D{word}" for word in words),
         str(SOURCES[family])],
        cwd=ROOT / "csrc", capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    found = KERNEL.findall(text)
    assert len(found) == len(set(found))
    return tuple(found)


def image(folder: Path, family: str, arch: str, kernels: Sequence[str] | None = None) -> Any:
    """Write a fake cubin with the family's kernels, or with `kernels`; return its manifest row."""
    names = kernels_of(family, arch) if kernels is None else kernels
    data = fake_cubin(arch, names or ["none"])  # without names, every name would be found
    path = folder / f"{family}.{arch}.cubin"
    path.write_bytes(data)
    digest = hashlib.sha256(data).hexdigest()
    row = {"family": family, "path": str(path), "size": len(data), "sha256": digest}
    return {**row, "kernel_abi": KERNEL_ABI}


def whole_set(folder: Path, arch: str) -> list[Any]:
    assert kernels_of("gemm4", arch)  # KERNEL still matches
    return [image(folder, family, arch) for family in FAMILIES]


class Calls:
    """Runs cases in one process, and returns the driver calls of each case."""

    def __init__(self, python: Python, cuda: FakeCuda, folder: Path) -> None:
        self.python, self.cuda, self.folder = python, cuda, folder

    def run(
        self, images: dict[int, list[Any]], cases: Sequence[dict[str, Any]], **env: str
    ) -> list[tuple[str, list[dict[str, Any]]]]:
        """Return for each case its error ("" if none) and the lines that the driver logged."""
        file = self.folder / "cases.json"
        file.write_text(json.dumps({"images": images, "cases": cases}), "utf-8")
        self.cuda.log.unlink(missing_ok=True)
        program = str(Path(__file__).with_name("on_device.py"))
        done = self.python(program, str(file), env={**self.cuda.env, **env})
        assert done.returncode == 0, done.stderr
        lines: list[list[dict[str, Any]]] = []
        for line in self.cuda.lines():
            if "case" in line:
                lines.append([])
            elif lines:
                lines[-1].append(line)
        errors = [str(json.loads(line)) for line in done.stdout.splitlines()]
        assert len(errors) == len(lines) == len(cases)
        return list(zip(errors, lines, strict=True))


def told(lines: Iterable[dict[str, Any]]) -> str:
    """Describe the work that a call queued, in order: launches, cuBLASLt products, memory."""
    words = []
    for line in lines:
        if "launch" in line:
            (grid, _, _), (block, _, _) = line["grid"], line["block"]
            text = f"{line['launch']} {grid}x{block}"
            text += f" shared {line['shared']}" if line["shared"] else ""
            text += f" clusters of {line['cluster']}" if line["cluster"] > 1 else ""
            text += " cooperative" if line["together"] else ""
            words.append(text + (" pdl" if line["early"] else ""))
        elif line.get("call") == "cuMemFree_v2":
            words.append("free")
        elif "kept" in line:
            words.append(f"keep {line['kept']}")
        elif "allocated" in line:
            words.append(f"{line['allocated']} bytes")
        elif "memset" in line:
            words.append(f"clear {line['memset']}")
        elif "product" in line:
            words.append("cublasLt " + line["product"])
    return "; ".join(words)


def text_of(case: dict[str, Any]) -> str:
    """Return a case as a line of a table."""
    words = [str(case["op"])]
    for name, value in case.items():
        if name == "sizes" and len(value) > 4:
            value = f"{len(value)} tensors"
        if name != "op":
            words.append(f"{name}={value}")
    return " ".join(words)
